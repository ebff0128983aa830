"""Answers of several routes: a table as the user sees it, JSON from another process."""

from typing import Any

from litestar import Response

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.http.dependencies import User
from pecunia.server.messages import TableResponse
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import TableRegistry


def json_response(content: bytes) -> Response[Any]:
    """An answer that another process has encoded already."""
    return Response(content, media_type="application/json")


async def require_name(registry: TableRegistry, user: User) -> str:
    name = await registry.store.name_of(user.require_identity())
    if name is None:  # the signature is right, but the database is new or an older one
        raise PecuniaError("invalid-token")
    return name


async def open_room(registry: TableRegistry, user: User, table: str) -> Room:
    """The room of a table. Loading it counts against the limits of the user."""
    if table not in registry.rooms:
        await user.check_rate("load")
    return await registry.room(table)


def table_response(room: Room, user: User) -> TableResponse:
    """The table for a user. People who sit at it, and its host, also get the invitation."""
    table = room.table
    you = table.seat_of(user.identity) if user.identity else SPECTATOR
    inside = you >= 0 or user.identity == table.host
    return TableResponse(room.info(), you, table.invitation if inside else "")
