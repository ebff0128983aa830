"""What the value files of all games share: provenance of each table, an owner's tables in place of ours, errors."""

import tomllib
from typing import Any, Final

from pecunia.core.errors import ValuesError, ValuesWarning

PROVENANCES: Final = ["rulebook", "reconstruction", "owner"]


class ValuesSource:
    """A text of values and the places in it, so that an error can name the line."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: list[str] = text.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits, thousands of brackets
            line = getattr(error, "lineno", None) or _line_in_message(str(error), len(self.lines))
            raise ValuesError("values-not-toml", file, line, detail=str(error)) from None

    def error(self, key: str, table: str, entry: str, **facts: object) -> ValuesError:
        return ValuesError(key, self.file, self.line_of(table, entry), table=table, entry=entry, **facts)

    def warning(self, key: str, table: str, entry: str, **facts: object) -> ValuesWarning:
        return ValuesWarning(key, self.file, self.line_of(table, entry), table=table, entry=entry, **facts)

    def refuse_unknown(self, entries: dict[str, Any], known: list[str], table: str) -> None:
        for entry in entries:
            if entry != "provenance" and entry not in known:
                raise self.error("values-unknown-entry", table, entry)

    def line_of(self, table: str, entry: str) -> int:
        start = 1
        for number, line in enumerate(self.lines, 1):
            words = line.split("#")[0].strip()
            if words.startswith("[") and words.strip("[] ").replace('"', "") == table:
                start = number
            elif start and entry and words.replace('"', "").startswith(entry) and self._inside(number, start):
                return number
        return start

    def _inside(self, number: int, start: int) -> bool:
        return not any(line.strip().startswith("[") for line in self.lines[start : number - 1])


def _line_in_message(message: str, last: int) -> int:
    words = message.replace(",", " ").replace(")", " ").split()
    for word, following in zip(words, words[1:], strict=False):
        if word == "line" and following.isdigit():
            return int(following)
    return max(last, 1)


def with_replacements(own: str, replaced: dict[str, Any], nested: list[str], source: ValuesSource) -> dict[str, Any]:
    """The package's tables, those that an owner gives in their place. Of nested tables each part stands alone."""
    data = tomllib.loads(own)
    for table, entries in replaced.items():
        if table not in data:
            raise source.error("values-unknown-table", table, "")
        if not isinstance(entries, dict):
            raise source.error("values-not-a-table", "", table)
        if table in nested:
            for part, inner in entries.items():
                if part not in data[table]:
                    raise source.error("values-unknown-table", f"{table}.{part}", "")
                if not isinstance(inner, dict):
                    raise source.error("values-not-a-table", table, part)
                data[table][part] = {"provenance": "owner", **inner}
        else:
            data[table] = {"provenance": "owner", **entries}
    return data


def provenances(data: dict[str, Any], nested: list[str], source: ValuesSource) -> dict[str, str]:
    """Where each table comes from, by its name."""
    found: dict[str, str] = {}
    for table, entries in data.items():
        parts = {f"{table}.{part}": inner for part, inner in entries.items()} if table in nested else {table: entries}
        for name, inner in parts.items():
            origin = inner.get("provenance", "")
            if origin not in PROVENANCES:
                raise source.error("values-provenance", name, "provenance", value=origin)
            found[name] = origin
    return found
