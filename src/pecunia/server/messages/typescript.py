"""How Python types are written in TypeScript: interfaces, unions, comments, imports.

Lines are as long as those of the page, and broken as Prettier breaks them.
"""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import inspect

from pecunia.server.messages.title_types import NAMES

# The longest line in the code of the page.
WIDTH = 120

PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",  # `object`: any JSON value
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def interface(declared: type[Any]) -> str:
    """The interface of a struct, a dataclass or a TypedDict."""
    info = _with_fields(declared)
    if isinstance(info, inspect.TypedDictType) and not info.fields:
        return f"{comment(declared.__doc__ or '')}\nexport type {declared.__name__} = Record<string, never>;\n"
    lines = [comment(declared.__doc__ or ""), f"export interface {declared.__name__} {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [
        f"  {key(field.encode_name)}{'' if field.required else '?'}: {written(field.type)};" for field in info.fields
    ]
    return "\n".join([*lines, "}\n"])


def union(name: str, members: Sequence[str]) -> str:
    """A union on one line if it fits, else below its name, else with a line for each member."""
    head, line = f"export type {name} =", f"{' | '.join(members)};"
    if len(f"{head} {line}") <= WIDTH:
        return f"{head} {line}\n"
    if len(f"  {line}") <= WIDTH:
        return f"{head}\n  {line}\n"
    return "\n  | ".join([head, *members]) + ";\n"


def imported(names: Iterable[str], path: str) -> str:
    """An import of types, on one line if it fits."""
    line = f'import type {{ {", ".join(sorted(names))} }} from "{path}";'
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *[f"  {name}," for name in sorted(names)], f'}} from "{path}";'])


def comment(text: str) -> str:
    """A documentation comment, on one line if it fits."""
    text = " ".join(text.split())
    if len(f"/** {text} */") <= WIDTH:
        return f"/** {text} */"
    lines = textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(["/**", *lines, " */"])


def key(name: str) -> str:
    """The name of a field, in quotes if it needs them."""
    return name if name.isidentifier() else f'"{name}"'


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it. Optional fields are marked at the field, not here."""
    if isinstance(kind, inspect.Metadata):
        return _name_of(kind) or written(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " | ".join([written(part) for part in kind.types])
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.StructType | inspect.DataclassType | inspect.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = written(kind.item_type)
        return f"({inner})[]" if _is_union(kind.item_type) else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join([written(part) for part in kind.item_types])}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


def names_in(declared: type[Any]) -> set[str]:
    """The names of the types that the interface of this one mentions."""
    return {name for field in _with_fields(declared).fields for name in _names(field.type)}


def with_inner(kinds: Iterable[Any]) -> list[type[Any]]:
    """TypedDicts and the TypedDicts inside them, the inner ones first."""
    found: list[type[Any]] = []

    def visit(kind: inspect.Type) -> None:
        if not isinstance(kind, inspect.TypedDictType):
            for part in _parts(kind):
                visit(part)
            return
        for field in kind.fields:
            visit(field.type)
        if kind.cls not in found:
            found.append(kind.cls)

    for kind in kinds:
        visit(inspect.type_info(kind))
    return found


def _with_fields(declared: type[Any]) -> inspect.StructType | inspect.DataclassType | inspect.TypedDictType:
    info = inspect.type_info(declared)
    assert isinstance(info, inspect.StructType | inspect.DataclassType | inspect.TypedDictType)
    return info


def _is_union(kind: inspect.Type) -> bool:
    """Whether a type is written with bars, and needs brackets in a list."""
    if isinstance(kind, inspect.Metadata):
        return not _name_of(kind) and _is_union(kind.type)
    return isinstance(kind, inspect.UnionType) or (isinstance(kind, inspect.LiteralType) and len(kind.values) > 1)


def _name_of(kind: inspect.Metadata) -> str:
    """The name of a union over all titles, if it is one."""
    name = str((kind.extra_json_schema or {}).get("$ref", ""))
    return name if name in NAMES else ""


def _names(kind: inspect.Type) -> Iterator[str]:
    if isinstance(kind, inspect.StructType | inspect.DataclassType | inspect.TypedDictType):
        yield kind.cls.__name__
    elif isinstance(kind, inspect.Metadata) and _name_of(kind):
        yield _name_of(kind)
    else:
        for part in _parts(kind):
            yield from _names(part)


def _parts(kind: inspect.Type) -> Iterable[inspect.Type]:
    """The types of which this one is made, without those of fields."""
    if isinstance(kind, inspect.Metadata):
        return (kind.type,)
    if isinstance(kind, inspect.UnionType):
        return kind.types
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return (kind.item_type,)
    if isinstance(kind, inspect.TupleType):
        return kind.item_types
    return (kind.value_type,) if isinstance(kind, inspect.DictType) else ()
