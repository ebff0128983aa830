"""Who may see a table. A public table: anybody. Any other: the people who sit there, its host, and invited guests."""

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import same
from pecunia.server.store.store import Store
from pecunia.server.tables.room import Room


async def require_access(store: Store, room: Room, identity: str, invitation: str) -> None:
    """Raises if somebody may not see the table. An invitation need only be shown once."""
    row = room.table.row
    if row.public or (identity and (identity == room.table.host or room.table.seat_of(identity) >= 0)):
        return
    if invitation and same(invitation, row.invitation):
        if identity and not await store.is_guest(row.id, identity):
            await store.add_guest(row.id, identity)
        return
    if not identity or not await store.is_guest(row.id, identity):
        raise PecuniaError("not-invited")
