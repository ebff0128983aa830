"""The HTTP interface for hosts: a new invitation, who the guests of a table are, and removing one."""

from hashlib import sha256
from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.parameters import TableId
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import open_room, table_response
from pecunia.server.tables import commands
from pecunia.server.tables.laying import new_invitation
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import TableRegistry

GuestId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]+$")]


@post(
    "/tables/{table:str}/invitation",
    summary="A new invitation; the old one is of no use any more. Only the host can",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 403, 404),
)
async def renew_invitation(table: TableId, user: CurrentUser, registry: Registry) -> m.TableResponse:
    room = await open_room(registry, user, table)
    await user.check_rate("secret")
    identity, invitation = user.require_identity(), new_invitation()
    await room.execute(lambda table: commands.renew_invitation(table, identity, invitation))
    return table_response(room, user)


@get(
    "/tables/{table:str}/guests",
    summary="The people whom the host can remove; only the host can ask",
    responses=refusals(400, 401, 403, 404),
)
async def list_guests(table: TableId, user: CurrentUser, registry: Registry) -> list[m.Guest]:
    room = await open_room(registry, user, table)
    commands.require_host(room.table, user.require_identity())
    return [guest for guest, _ in await guests_of(registry, room)]


@delete(
    "/tables/{table:str}/guests/{guest:str}",
    summary="Remove a guest: from a seat before the game, or from among those who watch. Only the host can",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409),
)
async def remove_guest(table: TableId, guest: GuestId, user: CurrentUser, registry: Registry) -> m.TableResponse:
    host, invitation = user.require_identity(), new_invitation()
    room = await open_room(registry, user, table)
    commands.require_host(room.table, host)
    identity = next((identity for known, identity in await guests_of(registry, room) if known.id == guest), "")
    if not identity:
        raise PecuniaError("unknown-guest")
    # First they lose their access. If the second step fails, they can be removed again.
    if room.table.seat_of(identity) >= 0:
        commands.require_status(room.table, "open")
    await registry.store.remove_guest(table, identity)
    await room.execute(lambda table: commands.remove(table, host, identity, invitation))
    return table_response(room, user)


async def guests_of(registry: TableRegistry, room: Room) -> list[tuple[m.Guest, str]]:
    """The guests with their identities, which nobody else may know: those at seats, then those who watch."""
    table = room.table
    found = {seat.identity: (seat.name, at) for at, seat in enumerate(table.seats) if seat.identity}
    for row in await registry.store.guests_of(room.id):
        found.setdefault(row.identity, (row.name, SPECTATOR))
    found.pop(table.host, None)
    return [(m.Guest(guest_id(room.id, who), name, seat), who) for who, (name, seat) in found.items()]


def guest_id(table: str, identity: str) -> str:
    return sha256(f"pecunia guest 1 {table} {identity}".encode()).hexdigest()[:16]


handlers = [renew_invitation, list_guests, remove_guest]
