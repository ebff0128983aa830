"""What an owner can read off the things in a box, as a form that a page can show: each title describes its own.

A form says what can be entered, in which ranges, and how many there are; a page that shows it needs no rule of a
game. Its names are in the language of the reader. What is entered has the names of the file of values
(`romans.senator.cards`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pecunia.core.values import RECONSTRUCTION


@dataclass(frozen=True, kw_only=True)
class BoxAxis:
    """One side of a grid: the numbers that a card can show at one of its places, and the sign there. `fact` is what
    the drawing of the card calls this number."""

    name: str
    sign: str
    fact: str
    least: int
    most: int


@dataclass(frozen=True, kw_only=True)
class BoxChoice:
    """Something that can be printed, with the range of the number that belongs to it; `most` is 0 if there is none."""

    key: str
    name: str
    sign: str = ""
    least: int = 0
    most: int = 0


@dataclass(frozen=True, kw_only=True)
class BoxColumn:
    """A part of a row: one of several things, a number, or a sign that is there or not. `only` are the choices of the
    first column with which it appears; without any it always does."""

    key: str
    name: str
    kind: Literal["choice", "number", "flag"]
    choices: tuple[BoxChoice, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    only: tuple[str, ...] = ()
    fact: str = ""


@dataclass(frozen=True, kw_only=True)
class BoxField:
    """One entry of the file of values. `ours` is what we say, and `origin` where that comes from.

    `card` is the kind of its drawing, and `keys` are the drawings that there are, one after the other; without any, the
    first column of a row names them. `ahead` stands before the numbers of a list in the file; a list that has an `end`
    is whole once it ends so.
    """

    entry: str
    name: str
    ours: Any
    origin: str
    card: str = ""
    keys: tuple[str, ...] = ()
    sign: str = ""
    total: int = 0
    least: int = 0
    most: int = 0
    step: int = 1
    columns: tuple[BoxColumn, ...] = ()
    ahead: tuple[int, ...] = ()
    end: str = ""


@dataclass(frozen=True, kw_only=True)
class BoxPart:
    """A page of the form.

    `grid`: cards by the two numbers on them, so many in each field. `cell`: one such card for each field. `number`: a
    number for each field. `rows`: a list for each field; `written` says how a row is written in the file. If there is
    a `total`, all fields together are counted, and only whole together; `counted` is the column with the number.
    `empty` is how the file writes a row without anything on it. `together`: its fields only count if all are there.
    """

    key: str
    name: str
    kind: Literal["grid", "cell", "number", "rows"]
    fields: tuple[BoxField, ...]
    axes: tuple[BoxAxis, ...] = ()
    total: int = 0
    counted: str = ""
    written: Literal["words", "table", "number"] = "words"
    empty: str = ""
    together: bool = False


@dataclass(frozen=True, kw_only=True)
class BoxForm:
    """The form for a box. `sheets` are the drawings that it needs."""

    game: str
    label: str
    editions: tuple[int, ...]
    sheets: tuple[str, ...]
    parts: tuple[BoxPart, ...]

    def fields(self) -> dict[str, BoxField]:
        return {field.entry: field for part in self.parts for field in part.fields}

    def units(self) -> list[tuple[str, list[BoxField]]]:
        """What can only be right or wrong as a whole, with its name: a field, or a part whose cards are counted
        together."""
        units: list[tuple[str, list[BoxField]]] = []
        for part in self.parts:
            if part.total or part.together:
                units.append((part.name, list(part.fields)))
            else:
                units += [(f"{part.name}, {field.name}", [field]) for field in part.fields]
        return units


class OwnValues:
    """What we say about the entries of a form, and where it comes from."""

    def __init__(self, tables: Mapping[str, Any], origins: Mapping[str, str]) -> None:
        self._entries = dict(tables)
        self._origins = origins

    def of(self, entry: str) -> dict[str, Any]:
        """The arguments of a field for this entry."""
        found: Any = self._entries
        for name in entry.split("."):
            found = found.get(name, 0) if isinstance(found, dict) else 0
        table = entry.rpartition(".")[0]  # a short table inside another is one entry
        origin = self._origins.get(entry, self._origins.get(table, RECONSTRUCTION))
        return {"entry": entry, "ours": found, "origin": origin}
