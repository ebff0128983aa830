"""Tables written as TOML, as far as files of values need it: texts, whole numbers, lists, and tables of these."""

import json
import re
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(tables: dict[str, Any]) -> str:
    """A file of these tables. Those that hold only tables are the first part of a name: `[deck.2005]`."""
    return "\n".join(_table(tables, ()))


def _table(table: dict[str, Any], path: tuple[str, ...]) -> list[str]:
    entries = {name: value for name, value in table.items() if not _is_table(value, path)}
    lines = [f"[{'.'.join(map(_key, path))}]"] if path and entries else []
    lines += [f"{_key(name)} = {toml_value(value)}" for name, value in entries.items()]
    lines += [""] if entries else []
    for name, value in table.items():
        if name not in entries:
            lines += _table(value, (*path, name))
    return lines


def _is_table(value: Any, path: tuple[str, ...]) -> bool:
    """A table that stands in brackets of its own. One whose names are numbers or numbers with a stroke is short, and
    stands in one line."""
    if not isinstance(value, dict):
        return False
    return not path or not all(re.fullmatch(r"\d+(/\d+)?", name) for name in value)


def toml_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, dict):
        inner = ", ".join([f"{_key(name)} = {toml_value(part)}" for name, part in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if not isinstance(value, str):  # a number, or a moment, which no game has
        return str(value)
    # JSON writes texts as TOML does, but for a sign that TOML does not allow as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
