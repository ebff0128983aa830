"""What can be done with a table wherever it is, in this process or in another one."""

from typing import NamedTuple

from pecunia.core.errors import PecuniaError
from pecunia.server.store.failures import TableMoved
from pecunia.server.tables.opening import open_stored
from pecunia.server.tables.ownership import OwnedElsewhere
from pecunia.server.tables.table_registry import TableRegistry

MAX_MOVES = 3  # times that a table may move while we look for it


class Glimpse(NamedTuple):
    status: str
    asked: int


async def command(
    registry: TableRegistry, table: str, name: str, identity: str = "", even_if_full: bool = False
) -> None:
    """Carry out a command of `commands.BY_NAME`, here or at the owner of the table."""
    for _ in range(MAX_MOVES):
        try:
            return await registry.command_here(table, name, identity, even_if_full)
        except OwnedElsewhere as error:
            assert registry.ownership is not None
            if await registry.ownership.carry(error.owner, table, name, identity):
                return
            registry.ownership.forget(table)
        except TableMoved:
            continue
    raise TableMoved


async def glimpse(registry: TableRegistry, table: str) -> Glimpse:
    """The status of a table and who is asked, without moving the table here."""
    ownership = registry.ownership
    owner = ownership.elsewhere(table) if ownership is not None and table not in registry.rooms else ""
    if not owner:
        try:
            room = await registry.room(table, ask=False)
            return Glimpse(room.table.status, room.table.asked())
        except OwnedElsewhere as error:
            owner = error.owner
    assert ownership is not None
    peeked = await ownership.peek(owner, table)
    if peeked.status:
        return Glimpse(peeked.status, peeked.asked)
    ownership.forget(table)
    opened = await open_stored(registry.store, table)  # the owner does not say; the log does
    if opened is None:
        raise PecuniaError("unknown-table")
    return Glimpse(opened.state.status, opened.state.asked())
