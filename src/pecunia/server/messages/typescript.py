"""Writes the TypeScript types of the page from the structs of `messages` and the types that titles declare.

So both sides use the same types.
"""

import json
import textwrap
from typing import Any

from msgspec import inspect

from pecunia.core.view import SPECTATOR
from pecunia.review import review_report, sentences
from pecunia.server import messages
from pecunia.server.messages.json_schema import structs
from pecunia.server.messages.title_types import NAMES, declared_types
from pecunia.titles.message_types import MessageTypes, TableHappening, TableView
from pecunia.titles.registry import our_titles

HEAD = """\
// Made from the structs of the server by `python -m pecunia.server.schema`; do not edit.
"""
# The longest line in the code of the page.
WIDTH = 120
# Names for unions of structs.
UNIONS = {"ServerMessage": messages.ServerMessage, "ClientMessage": messages.ClientMessage}
# Classes in messages that are defined outside of `messages`.
PLAIN_CLASSES: list[type[Any]] = [
    review_report.Tried,
    review_report.Decision,
    review_report.Balance,
    review_report.Fortune,
    review_report.Source,
    review_report.Review,
    sentences.DecisionWords,
]

PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


# The end of the module with the titles' types, for titles from outside, which declare no types.
OTHER_TITLES = """\
/** Whatever JSON can say. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

/** The view of a title that declares no types: what every view has, and more. */
export type OtherView = TableView & { title: string } & JsonObject;
/** Something that happened at a table of such a title. */
export type OtherHappening = TableHappening & { kind: string } & JsonObject;
/** The rules of such a title. */
export type OtherRules = JsonObject;

/** A title that declares its types. */
export type TitleName = keyof Titles;
export type TitleHappening = Titles[TitleName]["happening"];

export type View = Titles[TitleName]["view"] | OtherView;
export type Happening = TitleHappening | OtherHappening;
export type Rules = Titles[TitleName]["rules"] | OtherRules;
"""


def views_typescript() -> str:
    """A module with the types that titles declare: options, views, happenings, rules."""
    declared = declared_types()
    options = [known.table_options() for known in our_titles()]
    types = [TableView, TableHappening, *options]
    for title in declared.values():
        types += [kind for kind in _reached([title.view, title.rules, *title.happenings]) if kind not in types]
    names = [kind.__name__ for kind in types]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"two types of titles have the same name: {', '.join(twice)}")
    parts = [HEAD, *[_interface(kind) for kind in types]]
    parts += [
        _union(_happenings(title), " | ".join(kind.__name__ for kind in title.happenings))
        for title in declared.values()
    ]
    parts += [_constants(name, title) for name, title in declared.items()]
    return "\n".join([*parts, _titles(declared), OTHER_TITLES, _options(options)])


def _options(options: list[type[Any]]) -> str:
    """One type for all titles: every option may be missing, and the server refuses those of another title."""
    comment = _comment("The options of a table. Those left out have the title's default.")
    return f"{comment}\nexport type Options = {' & '.join(kind.__name__ for kind in options)};\n"


def _happenings(title: MessageTypes) -> str:
    """The name of the union of happenings: `NonOletHappening` for `NonOletView`."""
    return f"{title.view.__name__.removesuffix('View')}Happening"


def _constants(name: str, title: MessageTypes) -> str:
    """`NON_OLET.CLASSES`"""
    values = [f"  {constant}: {json.dumps(value)}," for constant, value in title.constants.items()]
    head = [
        f"/** What one must know to read views of {name}. */",
        f"export const {name.replace('-', '_').upper()} = {{",
    ]
    return "\n".join([*head, *values, "} as const;\n"])


def _titles(declared: dict[str, MessageTypes]) -> str:
    lines = ["/** What each title declares. */", "export interface Titles {"]
    for name, title in declared.items():
        parts = f"view: {title.view.__name__}; happening: {_happenings(title)}; rules: {title.rules.__name__}"
        lines.append(f"  {_key(name)}: {{ {parts} }};")
    return "\n".join([*lines, "}", f"export const TITLES: readonly TitleName[] = {json.dumps(list(declared))};\n"])


def _reached(types: list[Any]) -> list[Any]:
    """The types and the types inside them, the inner ones first."""
    found: list[Any] = []

    def visit(kind: Any) -> None:
        if isinstance(kind, inspect.TypedDictType):
            for field in kind.fields:
                visit(field.type)
            if kind.cls not in found:
                found.append(kind.cls)
        elif isinstance(kind, inspect.UnionType):
            for part in kind.types:
                visit(part)
        elif isinstance(kind, inspect.ListType):
            visit(kind.item_type)
        elif isinstance(kind, inspect.DictType):
            visit(kind.value_type)

    for kind in types:
        visit(inspect.type_info(kind))
    return found


def typescript() -> str:
    """A module with an interface for every struct."""
    imported = f'import type {{ {", ".join(sorted(NAMES))} }} from "./views";\n'
    parts = [HEAD + imported, f"/** The seat of somebody who only watches. */\nexport const SPECTATOR = {SPECTATOR};\n"]
    parts += [_interface(struct) for struct in [*PLAIN_CLASSES, *structs()]]
    parts += [_union(name, written(inspect.type_info(union))) for name, union in UNIONS.items()]
    return "\n".join(parts)


def _union(name: str, types: str) -> str:
    """A union, on one line if it fits."""
    line = f"export type {name} = {types};"
    if len(line) <= WIDTH:
        return f"{line}\n"
    return "\n  | ".join([f"export type {name} =", *types.split(" | ")]) + ";\n"


def _comment(text: str) -> str:
    """A documentation comment, on one line if it fits."""
    text = " ".join(text.split())
    if len(f"/** {text} */") <= WIDTH:
        return f"/** {text} */"
    lines = textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(["/**", *lines, " */"])


def _interface(struct: type[Any]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType | inspect.DataclassType | inspect.TypedDictType)
    if isinstance(info, inspect.TypedDictType) and not info.fields:
        return f"{_comment(struct.__doc__ or '')}\nexport type {struct.__name__} = Record<string, never>;\n"
    lines = [_comment(struct.__doc__ or ""), f"export interface {struct.__name__} {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [
        f"  {_key(field.encode_name)}{'' if field.required else '?'}: {written(field.type)};" for field in info.fields
    ]
    return "\n".join([*lines, "}\n"])


def _key(name: str) -> str:
    """The name of a field, in quotes if it needs them."""
    return name if name.isidentifier() else f'"{name}"'


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it. Optional fields are marked at the field, not here."""
    if isinstance(kind, inspect.Metadata):
        name = str((kind.extra_json_schema or {}).get("$ref", ""))
        return name if name in NAMES else written(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " | ".join([written(part) for part in kind.types])
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.StructType | inspect.DataclassType | inspect.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join([written(part) for part in kind.item_types])}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]
