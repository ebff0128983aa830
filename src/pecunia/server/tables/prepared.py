"""What tables that the house prepares have in common: nobody else waits there, and they can be given up."""

from typing import Final

from pecunia.server import messages as m
from pecunia.server.tables.commands import resign
from pecunia.server.tables.room import Room

PACE: Final = m.Pace("days", 30)


async def give_up(room: Room, identity: str) -> None:
    """The person leaves for good: a game that nobody plays is over."""
    if room.table.status == "playing":
        await room.act(lambda: resign(room, identity, m.Resign("")))
