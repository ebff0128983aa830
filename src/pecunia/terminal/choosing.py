"""Choices that can be pointed at: each piece of the screen that stands for one knows its number."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from pecunia.terminal.style import CHOSEN

NUMBER: Final = "choice"


@cache
def stands_for(number: int) -> Style:
    """The mark of a choice on a piece of text. It looks like nothing."""
    return Style.from_meta({NUMBER: number})


class Piece(NamedTuple):
    """A piece of a line that stands for a choice, from one character to another."""

    number: int
    start: int
    end: int


def pieces(line: Text) -> Iterator[Piece]:
    for span in line.spans:
        if isinstance(span.style, Style) and NUMBER in span.style.meta:
            yield Piece(int(span.style.meta[NUMBER]), span.start, span.end)


def chosen(lines: list[Text], typed: str) -> list[Text]:
    """The lines with the choice of this number marked, if there is one."""
    return [_marked(line, typed) for line in lines] if typed.isdecimal() else lines


def _marked(line: Text, typed: str) -> Text:
    found = [piece for piece in pieces(line) if str(piece.number) == typed]
    if not found:
        return line
    marked = line.copy()
    for piece in found:
        marked.stylize(CHOSEN, piece.start, piece.end)
    return marked


def choice_at(lines: list[Text], row: int, column: int) -> str:
    """The number of the choice at a place of the screen, or of the nearest one to the left in the same line."""
    if not 0 <= row < len(lines):
        return ""
    line = lines[row]
    at = next((place for place in range(len(line.plain)) if cell_len(line.plain[: place + 1]) > column), -1)
    before = [piece for piece in pieces(line) if piece.start <= at]
    return str(max(before, key=lambda piece: piece.start).number) if before else ""


def stepped(key: str, typed: str, most: int, lines: list[Text]) -> str:
    """The number of the choice that a key leads to from what is typed: the next or the last one, or the one beside it
    on the screen."""
    if typed and not typed.isdecimal():
        return typed
    now = int(typed) if typed and 1 <= int(typed) <= most else 0
    if key in ("down", "wheel-down"):
        return str(now % most + 1)
    if key in ("up", "wheel-up"):
        return str((now - 2) % most + 1 if now else most)
    if key in ("home", "end"):
        return str(1 if key == "home" else most)
    return _beside(now, 1 if key == "right" else -1, lines) if key in ("right", "left") and now else typed


def _beside(now: int, step: int, lines: list[Text]) -> str:
    """The nearest choice to the right or to the left of the last place where this one stands."""
    for line in reversed(lines):
        here = [piece.number for piece in sorted(pieces(line), key=lambda piece: piece.start)]
        if now in here:
            beside = here.index(now) + step
            return str(here[beside]) if 0 <= beside < len(here) else str(now)
    return str(now)
