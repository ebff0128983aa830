"""The parts that the value files of all games share: an owner's entries replace ours, each entry has its origin,
errors."""

import json
import tomllib
from typing import Any, Final

from pecunia.core.errors import ValuesError, ValuesWarning
from pecunia.core.toml_lines import line_of_long_name, lines_of_entries

PROVENANCE: Final = "provenance"  # the entry of each table that says where its values come from
RULEBOOK: Final = "rulebook"
RECONSTRUCTION: Final = "reconstruction"
OWNER: Final = "owner"
CONFIRMED: Final = "confirmed"  # two owners who do not know of each other say the same; also a list of such entries
PROVENANCES: Final = [RULEBOOK, RECONSTRUCTION, OWNER, CONFIRMED]
NO_VALUES: Final = (PROVENANCE, CONFIRMED)  # entries of a table that say something about the others
# Tables of a file that no game reads: who wrote it, and what is not finished yet.
ABOUT: Final = "about"
UNFINISHED: Final = "unfinished"
MAX_LETTERS: Final = 40  # of a name
NOT_IN_NAMES: Final = "#@$"  # positions use them: a comment, markers, coins
LONGEST_QUOTE: Final = 60  # letters of a wrong value that an error repeats
DEEPEST_QUOTE: Final = 3  # brackets inside brackets
MAX_NAME_PARTS: Final = 8  # of a dotted name; ours have three at most
MAX_WRITTEN: Final = 20_000  # characters of an owner's values in one line; a whole box has some 6,000


class ValuesSource:
    """A text of values and the places in it, so that an error can name the line. If the values stand in one line of
    another file, such as a record, `first` is that line."""

    def __init__(self, file: str, text: str, first: int = 1) -> None:
        self.file = file
        self.first = first
        self.lines: list[str] = text.split("\n")
        deep = line_of_long_name(text, MAX_NAME_PARTS)
        if deep:
            raise ValuesError("values-too-deep", file, deep, most=MAX_NAME_PARTS)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits, thousands of brackets
            last = text.removesuffix("\n").count("\n") + 1  # other characters end no line in TOML
            line, column = _place_in_message(str(error), last)
            raise ValuesError("values-not-toml", file, line, column=column or "end") from None
        self.aside: dict[str, Any] = {name: self.data.pop(name, {}) for name in (ABOUT, UNFINISHED)}
        self.places: dict[str, int] = lines_of_entries(text)

    def error(self, key: str, table: str, entry: str, **facts: object) -> ValuesError:
        """An error about an entry of a table, and perhaps about one `value` in it."""
        line = self.line_of(table, entry)
        if "value" in facts:
            line = self._line_of_value(line, facts["value"])
            facts["value"] = as_written(facts["value"])
        return ValuesError(key, self.file, line, table=table, entry=entry, **facts)

    def warning(self, key: str, table: str, entry: str, **facts: object) -> ValuesWarning:
        return ValuesWarning(key, self.file, self.line_of(table, entry), table=table, entry=entry, **facts)

    def refuse_unknown(self, entries: dict[str, Any], known: list[str], table: str) -> None:
        for entry in entries:
            if entry not in NO_VALUES and entry not in known:
                raise self.error("values-unknown-entry", table, entry)

    def line_of(self, table: str, entry: str) -> int:
        """The line of an entry, else of its table, else of the table around it."""
        path = f"{table}.{entry}" if table and entry else table or entry
        while path:
            if path in self.places:
                return self.places[path]
            path = path.rpartition(".")[0]
        return self.first

    def _line_of_value(self, line: int, value: object) -> int:
        """The line of a text inside an entry of several lines that begins at `line`."""
        if isinstance(value, str) and value:
            later = [place for place in self.places.values() if place > line]
            end = min(later) - 1 if later else len(self.lines)
            for number in range(line, end + 1):
                if f'"{value}"' in self.lines[number - 1] or f"'{value}'" in self.lines[number - 1]:
                    return number
        return line


def _place_in_message(message: str, last: int) -> tuple[int, int]:
    """The line and column that the parser names. If it says `at end of document`: the last line, and no column (0)."""
    numbers = {"line": 0, "column": 0}
    words = message.replace(",", " ").replace(")", " ").split()
    for word, following in zip(words, words[1:], strict=False):
        if word in numbers and following.isdigit():
            numbers[word] = int(following)
    return numbers["line"] or last, numbers["column"]


def as_written(value: object, depth: int = 0) -> str:
    """A value as it might be written in the file, cut short if it is long."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, list | dict) and depth >= DEEPEST_QUOTE:
        text = "…"
    elif isinstance(value, list):
        text = "[" + ", ".join([_quoted(part, depth) for part in value[:LONGEST_QUOTE]]) + "]"
    elif isinstance(value, dict):
        parts = [f"{name} = {_quoted(part, depth)}" for name, part in list(value.items())[:LONGEST_QUOTE]]
        text = "{ " + ", ".join(parts) + " }"
    else:
        text = str(value)
    shown = "".join([letter if letter.isprintable() else " " for letter in text])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


def _quoted(value: object, depth: int) -> str:
    return f'"{value}"' if isinstance(value, str) else as_written(value, depth + 1)


def is_name(value: object) -> bool:
    """Whether a text can be a person's name: one line of visible letters and single spaces. Positions write a name as
    one word, so it must not contain signs that have a meaning there."""
    if not isinstance(value, str) or not value.isprintable() or not 1 <= len(value) <= MAX_LETTERS:
        return False
    return " ".join(value.split()) == value and not any(letter in NOT_IN_NAMES for letter in value)


def in_range(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number between two others, both included."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def written(replaced: dict[str, Any]) -> str:
    """An owner's values as one line of a position or record.

    A `#` would begin a comment there, and runs of spaces would become one space. Both occur only inside texts, so they
    can be written as escapes. Raises TypeError, ValueError or RecursionError for what JSON cannot hold.
    """
    text = json.dumps(replaced, separators=(",", ":"), allow_nan=False)
    return text.replace("#", "\\u0023").replace("  ", " \\u0020")


def _check_written(replaced: dict[str, Any], source: ValuesSource) -> None:
    """Every position and record of the table carries the values, so they must fit into one line of moderate length."""
    try:
        size = len(written(replaced))
    except (TypeError, ValueError, RecursionError):  # dates, infinity, thousands of brackets
        raise ValuesError("values-not-plain", source.file, source.first) from None
    if size > MAX_WRITTEN:
        raise ValuesError("values-too-long", source.file, source.first, most=MAX_WRITTEN)


class ValueTables:
    """The tables of a box: ours, with an owner's entries in place of ours. Entries that the owner does not state stay.

    A table says where its values come from. An entry without provenance that holds tables is only the first part of
    their names (`[deck.2005]`, `[board.two]`); one that holds no tables is a value.
    """

    def __init__(self, own: str, replaced: dict[str, Any], source: ValuesSource) -> None:
        _check_written(replaced, source)
        self.source = source
        self.data: dict[str, Any] = _own_tables(own)
        self.origins: dict[str, str] = {}  # by dotted path of the entry
        self.stated: set[str] = set()  # the entries that the owner gives
        self._note(self.data, "")
        self._groups = [name for name, part in self.data.items() if PROVENANCE not in part]
        self._replace(self.data, replaced, "")

    def _note(self, table: dict[str, Any], path: str) -> None:
        for name, entry in table.items():
            below = f"{path}.{name}" if path else name
            if _is_table(entry):
                self._note(entry, below)
            elif name not in NO_VALUES:
                self.origins[below] = _origin(table, name, table[PROVENANCE])

    def _replace(self, table: dict[str, Any], replaced: dict[str, Any], path: str) -> None:
        stated = PROVENANCE in table
        origin = replaced.get(PROVENANCE, OWNER) if stated else OWNER
        if origin not in PROVENANCES:
            raise self.source.error("values-provenance", path, PROVENANCE, value=origin)
        for name, entry in replaced.items():
            below = f"{path}.{name}" if path else name
            if stated and name in NO_VALUES:
                continue
            if not stated and name not in table:
                raise self.source.error("values-unknown-table", below, "")
            if _is_table(table.get(name)):
                if not isinstance(entry, dict):
                    raise self.source.error("values-not-a-table", path, name)
                self._replace(table[name], entry, below)
            else:
                table[name] = entry
                self.origins[below] = _origin(replaced, name, origin)
                self.stated.add(below)

    def provenance(self, unseen: str = "") -> dict[str, str]:
        """Where each table comes from, by its name. A table counts as reconstructed as long as one of its entries is.
        `unseen` is an entry that does not count, because nobody sees it at the table."""
        found: dict[str, str] = {}
        for path, origin in self.origins.items():
            if path == unseen:
                continue
            names = path.split(".")
            table = ".".join(names[: 2 if names[0] in self._groups else 1])
            before = found.get(table, origin)
            found[table] = next(one for one in (RECONSTRUCTION, OWNER, CONFIRMED, RULEBOOK) if one in (before, origin))
        return found


def _origin(table: dict[str, Any], name: str, usual: str) -> str:
    """Where an entry comes from: two owners agree on those that a table calls confirmed."""
    confirmed = table.get(CONFIRMED)
    return CONFIRMED if isinstance(confirmed, list) and name in confirmed else usual


_read: dict[str, dict[str, Any]] = {}


def _own_tables(text: str) -> dict[str, Any]:
    """Our tables, which may be changed. The text is read only once: many boxes are drawn for training."""
    if text not in _read:
        _read[text] = tomllib.loads(text)
    return _with_own_tables(_read[text])


def _with_own_tables(table: dict[str, Any]) -> dict[str, Any]:
    """A copy whose tables are copies too. Lists are replaced as a whole, never changed."""
    return {name: _with_own_tables(part) if isinstance(part, dict) else part for name, part in table.items()}


def _is_table(entry: Any) -> bool:
    return isinstance(entry, dict) and (PROVENANCE in entry or (bool(entry) and all(map(_is_table, entry.values()))))
