"""Tables that the server prepares for one person among bots: a lesson, a puzzle, the deal of a day, a moment of a game.

No other person waits at them, so they can be given up.
"""

from typing import Final, NamedTuple

from pecunia.server import messages as m
from pecunia.server.store.rows import SeatRow
from pecunia.server.tables.commands import assign_seat, resign, start
from pecunia.server.tables.room import Room

PACE: Final = m.Pace("days", 30)


class PreparedTable(NamedTuple):
    """A game for a person at `seat` that does not begin by chance: it has a fixed seed, or begins with a position."""

    setting: m.Setting
    seat: int
    seed: str = ""
    start: str = ""


async def begin_prepared(room: Room, host: str, name: str, prepared: PreparedTable) -> Room:
    """Seat the person at the new table, and begin the game."""
    row = SeatRow(prepared.seat, host, name)
    await room.execute(lambda table: assign_seat(table, row))
    await room.execute(lambda table: start(table, host))
    return room


async def give_up(room: Room, identity: str) -> None:
    """The person leaves for good. The game is then over, because no person plays it."""
    if room.table.status == "playing":
        await room.execute(lambda table: resign(table, identity, m.Resign("")))
