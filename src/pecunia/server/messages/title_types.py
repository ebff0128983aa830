"""The parts of messages that differ from title to title: options, views, happenings, rules.

In Python they are the plain objects that the engine builds. Each title declares what is in them
(`Title.message_types`). The schema and the types of the page are made from these declarations; each type here has the
name that it has there. A title from outside need not declare what it sends; its objects are sent as they are. But every
title declares the options that people may set (`Title.table_options`), because they come from strangers.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pecunia.core.errors import OptionError
from pecunia.titles.message_types import MessageTypes
from pecunia.titles.registry import our_titles, title

JsonValue = Annotated[object, Meta(extra_json_schema={"description": "Any JSON value."})]
JsonObject = Mapping[str, JsonValue]

View = Annotated[JsonObject, Meta(extra_json_schema={"$ref": "View"})]
Happening = Annotated[JsonObject, Meta(extra_json_schema={"$ref": "Happening"})]
Rules = Annotated[JsonObject, Meta(extra_json_schema={"$ref": "Rules"})]

# The limits here keep anything large away from the titles; what an option may be, the title says.
OptionName = Annotated[str, Meta(max_length=40)]
OptionWord = Annotated[str, Meta(max_length=40)]
OptionValue = (
    bool
    | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    | Annotated[str, Meta(max_length=400)]
    | Annotated[list[OptionWord], Meta(max_length=20)]
    | Annotated[dict[OptionWord, OptionWord], Meta(max_length=40)]
)
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=20, extra_json_schema={"$ref": "Options"})]

NAMES: Final = ("Options", "View", "Happening", "Rules")


def declared_types() -> dict[str, MessageTypes]:
    """The types of our own titles, by title."""
    found = {}
    for known in our_titles():
        assert known.message_types is not None, f"{known.name} does not declare its types"
        found[known.name] = known.message_types()
    return found


def checked_options(name: str, given: Mapping[str, object]) -> dict[str, Any]:
    """The options of a table, as its title declares them. Raises OptionError for one that it does not have, and
    msgspec's error for a value of another type."""
    declared = title(name).table_options()
    for option in given:
        if option not in declared.__annotations__:
            raise OptionError("option-not-of-game", option=option.replace("_", "-"), game=name)
    return dict(msgspec.convert(given, declared))


def schema_with_titles(types: Sequence[Any], ref_template: str) -> tuple[list[object], dict[str, object]]:
    """Schemas of types and of everything they refer to, with the unions of all titles."""
    declared = declared_types()
    members = {
        "Options": [known.table_options() for known in our_titles()],
        "View": [types.view for types in declared.values()],
        "Happening": list(dict.fromkeys(kind for types in declared.values() for kind in types.happenings)),
        "Rules": [types.rules for types in declared.values()],
    }
    everything = [kind for kinds in members.values() for kind in kinds]
    schemas, components = msgspec.json.schema_components([*types, *everything], ref_template=ref_template)
    other_title = {"type": "object", "properties": {"title": {"not": {"enum": list(declared)}}}}
    other = {"Options": {"type": "object"}, "View": other_title, "Happening": {"type": "object"}, "Rules": other_title}
    for name, kinds in members.items():
        known = [{"$ref": ref_template.format(name=kind.__name__)} for kind in kinds]
        components[name] = {"title": name, "anyOf": [*known, other[name]]}
    found = [_resolved(schema, ref_template) for schema in schemas[: len(types)]]
    return found, {name: _resolved(part, ref_template) for name, part in components.items()}


def _resolved(part: Any, ref_template: str) -> Any:
    """The schema with real references in place of the names of the unions."""
    if isinstance(part, dict):
        if part.get("$ref") in NAMES:
            return {"$ref": ref_template.format(name=part["$ref"])}
        return {key: _resolved(value, ref_template) for key, value in part.items()}
    return [_resolved(value, ref_template) for value in part] if isinstance(part, list) else part
