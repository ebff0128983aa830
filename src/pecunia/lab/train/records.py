"""What a table sends to the learner with every question: one record of bytes, so that one copy moves them all.

row (the observation), legal slots (one bit each), seat that is asked, number of players; and of a game that has just
ended: how, who won it (one bit for each seat), its number of players
"""

from typing import Final

from pecunia.observers.layout import Layout

# What a record says of the move before: the game went on, is over, or was broken off (then nobody knows who won).
GOES_ON: Final = 0
OVER: Final = 1
BROKEN_OFF: Final = 2


class RecordShape:
    """Where things are in a record."""

    tail_size = 5

    def __init__(self, layout: Layout) -> None:
        self.slots = layout.moves.slots
        self.row = slice(0, layout.size)
        self.legal = slice(layout.size, layout.size + (self.slots + 7) // 8)
        self.seat = self.legal.stop
        self.players = self.seat + 1
        self.ended = self.seat + 2
        self.winners = self.seat + 3
        self.among = self.seat + 4
        self.size = self.seat + self.tail_size
        self.tail = slice(self.seat, self.size)
