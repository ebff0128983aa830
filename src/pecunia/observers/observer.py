"""What all observers have in common.

They write into what mypyc's own library offers for that: compiled, each number is one store. Most numbers are 0, so
zeros are written first, and the others over them. (`append` wants an `int`: with an `i64` it becomes a slow call.)
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.observers.layout import Layout

ZEROS: Final = bytes(4096)  # compiled, `bytearray(ZEROS[:n])` is one call and `bytearray(n)` five


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


def put(number: int, at: i64, out: BytesWriter) -> None:
    """Write over a number. (Compiled, `out[at] = …` works out its right side twice; here that is a name.)"""
    out[at] = number


def count(at: i64, out: BytesWriter) -> None:
    """One more of this kind. (Compiled, `+=` would be two calls of Python's own.)"""
    number = out[at] + 1
    out[at] = number


def flag(things: list[int], nothing: bytes, out: BytesWriter) -> None:
    """Add a 1 for each kind of thing that is there, a 0 for the others: `nothing` has a 0 for each kind."""
    first: i64 = len(out)
    out.write(nothing)
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
    """One byte for every move of the action space, 1 for those that are legal now. Amounts beyond it are left out."""
    mask = bytearray(ZEROS[:actions])
    for move in moves:
        if move.number < actions:
            mask[move.number] = 1
    return mask
