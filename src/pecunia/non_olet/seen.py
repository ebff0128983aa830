"""What observers keep of a table from one question to the next, so that they need write only what has changed."""

from pecunia.non_olet.names import NOBODY, SPOTS


class Seen:
    """A table as it was last observed, in the words of the table, and what was written of it. New, it is empty: all
    rows are zeros, and so is what they were made from."""

    def __init__(self, players: int, romans_row: bytearray, actions_row: bytearray, rows: list[bytearray]) -> None:
        self.romans: list[int] = []  # the discards
        self.actions: list[int] = []
        self.rich_slaves = False
        self.money: list[int] = [0] * players
        self.at: list[int] = [NOBODY] * (players * SPOTS)
        self.markers: list[int] = [0] * (players * SPOTS)
        self.villas: list[int] = [0] * players
        self.queues: list[list[int]] = [[] for player in range(players)]
        self.romans_row = romans_row
        self.actions_row = actions_row
        self.rows = rows  # of the players
