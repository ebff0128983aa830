"""The parts of messages that differ from title to title: views, happenings, rules.

In Python they are the plain objects that the engine builds. Each title declares what is in them
(`Title.message_types`). The schema and the types of the page are made from these declarations; each type here has the
name that it has there. A title from outside need not declare anything; its objects are sent as they are.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pecunia.titles.message_types import MessageTypes
from pecunia.titles.registry import our_titles

JsonValue = Annotated[object, Meta(extra_json_schema={"description": "Any JSON value."})]
JsonObject = Mapping[str, JsonValue]

View = Annotated[JsonObject, Meta(extra_json_schema={"$ref": "View"})]
Happening = Annotated[JsonObject, Meta(extra_json_schema={"$ref": "Happening"})]
Rules = Annotated[JsonObject, Meta(extra_json_schema={"$ref": "Rules"})]

NAMES: Final = ("View", "Happening", "Rules")


def declared_types() -> dict[str, MessageTypes]:
    """The types of our own titles, by title."""
    found = {}
    for title in our_titles():
        assert title.message_types is not None, f"{title.name} does not declare its types"
        found[title.name] = title.message_types()
    return found


def schema_with_titles(types: Sequence[Any], ref_template: str) -> tuple[list[object], dict[str, object]]:
    """Schemas of types and of everything they refer to, with the unions of all titles."""
    declared = declared_types()
    members = {
        "View": [types.view for types in declared.values()],
        "Happening": list(dict.fromkeys(kind for types in declared.values() for kind in types.happenings)),
        "Rules": [types.rules for types in declared.values()],
    }
    everything = [kind for kinds in members.values() for kind in kinds]
    schemas, components = msgspec.json.schema_components([*types, *everything], ref_template=ref_template)
    other_title = {"type": "object", "properties": {"title": {"not": {"enum": list(declared)}}}}
    other = {"View": other_title, "Happening": {"type": "object"}, "Rules": other_title}
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
