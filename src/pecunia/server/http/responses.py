"""The answer of several routes: a table as the user sees it."""

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.http.dependencies import User
from pecunia.server.messages import TableResponse
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import TableRegistry


async def require_name(registry: TableRegistry, user: User) -> str:
    name = await registry.store.name_of(user.require_identity())
    if name is None:  # the signature is right, but the database is new or an older one
        raise PecuniaError("invalid-token")
    return name


def table_response(room: Room, user: User) -> TableResponse:
    """The table for a user. People who sit at it, and its host, also get the invitation."""
    table = room.table
    you = table.seat_of(user.identity) if user.identity else SPECTATOR
    inside = you >= 0 or user.identity == table.host
    return TableResponse(room.info(), you, table.row.invitation if inside else "")
