"""Who may see a table: anybody a public one; one by invitation those who sit there, its host, and who was invited."""

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import same
from pecunia.server.tables.registry import TableRegistry
from pecunia.server.tables.room import Room


async def may_see(registry: TableRegistry, room: Room, identity: str, invitation: str) -> None:
    """Raises where somebody may not. Whoever has shown the invitation once need not do so again."""
    row = room.table.row
    if row.public or (identity and (identity == room.table.host or room.table.seat_of(identity) >= 0)):
        return
    if invitation and same(invitation, row.invitation):
        if identity and not await registry.store.is_guest(row.id, identity):
            await registry.store.add_guest(row.id, identity)
        return
    if not identity or not await registry.store.is_guest(row.id, identity):
        raise PecuniaError("not-invited")
