"""What all observers have in common.

They write into a `BytesWriter` of mypyc's own library: in compiled code, each number is one store. A row begins as a
copy of a row for an empty table with these options, and then only what is there is written over it. (`append` wants an
`int`: with an `i64` it becomes a slow call.)
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64, u8

from pecunia.core.moves import Move, Question
from pecunia.core.view import View
from pecunia.observers.layout import Layout

ZEROS: Final = bytes(4096)  # in compiled code `bytearray(ZEROS[:n])` is one call and `bytearray(n)` five
NO_SLOT: Final = -1


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

    def write_slots(self, question: Question, slots: BytesWriter, numbers: BytesWriter) -> int:
        """Append the slot (two bytes) and the number (four bytes) of every legal move that has a slot. Returns how many
        there are, always at least one."""
        raise NotImplementedError

    def move_at(self, question: Question, slot: int) -> Move | None:
        """The legal move in a slot; None if there is none."""
        raise NotImplementedError


def write_move(slot: int, number: int, slots: BytesWriter, numbers: BytesWriter) -> None:
    write_i16_le(slots, i16(slot))
    write_i32_le(numbers, i32(number))


def put(number: int, at: i64, out: BytesWriter) -> None:
    """Overwrite a number. (Compiled code evaluates the right side of `out[at] = …` twice; here it is just a name.)"""
    out[at] = number


def count(at: i64, most: u8, out: BytesWriter) -> None:
    """Count one more of this kind, but only up to `most`. (Compiled code would make two slow Python calls of `+=`.)"""
    number = out[at] + 1
    if number <= most:
        out[at] = number


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
