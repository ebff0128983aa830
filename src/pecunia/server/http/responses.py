"""What answers over HTTP share: who asks, and a table as that person sees it."""

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.http.current_user import Who
from pecunia.server.messages import TableSeen
from pecunia.server.tables.registry import House
from pecunia.server.tables.room import Room


async def named(house: House, who: Who) -> str:
    name = await house.store.name_of(who.known)
    if name is None:
        raise PecuniaError("signed-out")
    return name


def seen(room: Room, who: Who) -> TableSeen:
    table = room.table
    you = table.seat_of(who.identity) if who.identity else SPECTATOR
    inside = you >= 0 or who.identity == table.host
    return TableSeen(room.info(), you, table.row.invitation if inside else "")
