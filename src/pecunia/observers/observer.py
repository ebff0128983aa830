"""What all observers have in common.

They write into a `BytesWriter` of mypyc's own library: in compiled code, each number is one store. Most numbers are 0,
so zeros are written first, and the others over them. (`append` wants an `int`: with an `i64` it becomes a slow call.)
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.observers.layout import Layout

ZEROS: Final = bytes(4096)  # in compiled code `bytearray(ZEROS[:n])` is one call and `bytearray(n)` five


class Observer:
    """Observes tables with the same options. Seats are listed clockwise from the observing one, so that the game looks
    the same from every seat."""

    layout: Layout

    def write(self, view: View, out: BytesWriter) -> None:
        """Append one row: what the seat of the view may know."""
        raise NotImplementedError

    def observe(self, view: View) -> bytes:
        """What the seat of the view may know."""
        out = BytesWriter()
        self.write(view, out)
        return out.getvalue()


def put(number: int, at: i64, out: BytesWriter) -> None:
    """Overwrite a number. (Compiled code evaluates the right side of `out[at] = …` twice; here it is just a name.)"""
    out[at] = number


def count(at: i64, out: BytesWriter) -> None:
    """Count one more of this kind. (Compiled code would make two slow Python calls of `+=`.)"""
    number = out[at] + 1
    out[at] = number


def flag(things: list[int], nothing: bytes, out: BytesWriter) -> None:
    """Append a 1 for each kind of thing that is there, a 0 for the others. `nothing` has a 0 for each kind."""
    first: i64 = len(out)
    out.write(nothing)
    for thing in things:
        put(1, first + thing, out)


def flags(facts: list[bool], out: BytesWriter) -> None:
    """Append a 1 for each fact that is true, a 0 for the others."""
    for fact in facts:
        out.append(1 if fact else 0)


def relative(seat: int, own: int, players: int) -> int:
    """The number of a seat as seen from `own`: 1 for that seat itself, 2 for the next clockwise …, 0 for nobody."""
    if seat < 0:
        return 0
    return (seat if seat >= own else seat + players) - own + 1


def action_mask(moves: list[Move], actions: int) -> bytearray:
    """One byte for every move of the action space, 1 for those that are legal now. Moves with amounts beyond the action
    space are left out."""
    mask = bytearray(ZEROS[:actions])
    for move in moves:
        if move.number < actions:
            mask[move.number] = 1
    return mask
