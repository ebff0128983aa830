"""What a seat may know as a row of small numbers, for programs that learn.

A layout says what stands where. It depends on how the table is set and on nothing else; every number is from 0 to the
highest of its field, at most 255, so that a row is a byte for each. Most of them are 0: observers write the others over
zeros. They write into what mypyc's own library offers for that: compiled, each number is one store.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.moves import Move
from pecunia.core.view import View

HIGHEST: Final = 255
ZEROS: Final = bytes(4096)  # compiled, `bytearray(ZEROS[:n])` is one call and `bytearray(n)` five


class Field:
    """Some numbers of the same kind that stand side by side: `highest` is what none of them exceeds."""

    def __init__(self, name: str, offset: int, size: int, highest: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.size = size
        self.highest = highest
        self.meaning = meaning


class Layout:
    """Fields one after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, highest: int, meaning: str) -> None:
        self.fields.append(Field(name, self.size, size, min(highest, HIGHEST), meaning))
        self.size += size

    def highest(self) -> list[int]:
        """The highest value of every number."""
        found: list[int] = []
        for field in self.fields:
            found.extend([field.highest] * field.size)
        return found

    def field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)


class Observer:
    """Observes tables of one setting. Seats are told from the own one on, clockwise, so that all seats look alike."""

    layout: Layout

    def write(self, view: View, out: BytesWriter) -> None:
        """Add what the seat of the view may know: one row."""
        raise NotImplementedError

    def observe(self, view: View) -> bytes:
        """What the seat of the view may know."""
        out = BytesWriter()
        self.write(view, out)
        return out.getvalue()


def seat_name(step: int) -> str:
    """How fields call a seat: the own one, then the others clockwise."""
    return f"left {step}" if step else "own"


def put(number: int, at: i64, out: BytesWriter) -> None:
    """Write over a number. (Compiled, `out[at] = …` works out its right side twice; here that is a name.)"""
    out[at] = number


def count(at: i64, out: BytesWriter) -> None:
    """One more of this kind. (Compiled, `+=` would be two calls of Python's own.)"""
    number = out[at] + 1
    out[at] = number


def flag(things: list[int], kinds: int, out: BytesWriter) -> None:
    """Add a 1 for each kind of thing that is there, a 0 for the others."""
    first = len(out)
    out.write(ZEROS[:kinds])
    for thing in things:
        put(1, first + thing, out)


def flags(facts: list[bool], out: BytesWriter) -> None:
    """Add a 1 for each that is true, a 0 for the others."""
    for fact in facts:
        out.append(1 if fact else 0)


def relative(seat: int, own: int, players: int) -> int:
    """1 for the own seat, 2 for the next clockwise …, 0 for nobody."""
    if seat < 0:
        return 0
    return (seat if seat >= own else seat + players) - own + 1


def action_mask(moves: list[Move], actions: int) -> bytearray:
    """One byte for every move that the game knows, 1 for those that are legal now."""
    mask = bytearray(ZEROS[:actions])
    for move in moves:
        mask[move.number] = 1
    return mask
