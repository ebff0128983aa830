"""The types of the browser, written from the structs of `messages`, so that both sides speak of the same thing."""

import textwrap
from typing import Any

from msgspec import inspect

from pecunia.core.view import SPECTATOR
from pecunia.review import report, telling
from pecunia.server import messages
from pecunia.server.messages.json_schema import structs

HEAD = """\
// Made from the structs of the server by `python -m pecunia.server.schema`; do not edit.
"""
# No line of the page is longer.
WIDTH = 120
# Names that stand for several structs.
UNIONS: dict[str, Any] = {"ServerMessage": messages.ServerMessage, "ClientMessage": messages.ClientMessage}
# What messages carry that is at home elsewhere.
PLAIN_CLASSES: list[type[Any]] = [
    report.Tried,
    report.Decision,
    report.Balance,
    report.Fortune,
    report.Source,
    report.Review,
    telling.Told,
]

PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """A module with an interface for every struct."""
    parts = [HEAD, f"/** The seat of somebody who only watches. */\nexport const SPECTATOR = {SPECTATOR};\n"]
    parts += [_interface(struct) for struct in [*PLAIN_CLASSES, *structs()]]
    parts += [_union(name, written(inspect.type_info(union))) for name, union in UNIONS.items()]
    return "\n".join(parts)


def _union(name: str, types: str) -> str:
    """A union, on one line where it fits there."""
    line = f"export type {name} = {types};"
    if len(line) <= WIDTH:
        return f"{line}\n"
    return "\n  | ".join([f"export type {name} =", *types.split(" | ")]) + ";\n"


def _comment(text: str) -> str:
    """A documentation comment, on one line where it fits there."""
    text = " ".join(text.split())
    if len(f"/** {text} */") <= WIDTH:
        return f"/** {text} */"
    lines = textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(["/**", *lines, " */"])


def _interface(struct: type[Any]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    lines = [_comment(struct.__doc__ or ""), f"export interface {struct.__name__} {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type)};" for field in info.fields]
    return "\n".join([*lines, "}\n"])


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it. What may be left out is marked at the field."""
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " | ".join([written(part) for part in kind.types])
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.StructType | inspect.DataclassType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join([written(part) for part in kind.item_types])}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]
