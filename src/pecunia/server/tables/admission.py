"""Who may see a table. A public table: anybody. Any other: the people who sit there, its host, and invited guests."""

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import same
from pecunia.server.store.store import Store
from pecunia.server.tables.room import Room


async def require_access(store: Store, room: Room, identity: str, invitation: str) -> None:
    """Raises if somebody may not see the table. An invitation need only be shown once."""
    row = room.table.row
    if row.public or _belongs_here(room, identity):
        return
    if invitation and same(invitation, room.table.invitation):
        if identity and not await store.is_guest(row.id, identity):
            await store.add_guest(row.id, identity)
        return
    guest = await store.is_guest(row.id, identity) if identity else False
    if not guest:
        raise PecuniaError("removed" if guest is None else "not-invited")


async def require_seat_access(store: Store, room: Room, identity: str, invitation: str) -> None:
    """Raises if somebody may not sit down. At a public table: those whom the host has removed, without a new link."""
    await require_access(store, room, identity, invitation)
    if not room.table.row.public or _belongs_here(room, identity):
        return
    if await store.is_guest(room.id, identity) is None:
        if not invitation or not same(invitation, room.table.invitation):
            raise PecuniaError("removed")
        await store.add_guest(room.id, identity)


def _belongs_here(room: Room, identity: str) -> bool:
    return bool(identity) and (identity == room.table.host or room.table.seat_of(identity) >= 0)
