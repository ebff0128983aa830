"""Opening a table from the store: its newest snapshot, and the entries after it. Its log alone is always enough."""

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from pecunia.server.store.failures import DamagedArchive
from pecunia.server.store.rows import MAX_CHAT, LogEntry, StoredTable
from pecunia.server.tables.snapshot import from_snapshot
from pecunia.server.tables.state import TableState
from pecunia.server.tables.stored_setting import OtherRules, UnreadableTable

if TYPE_CHECKING:
    from pecunia.server.store.store import Store

log = logging.getLogger(__name__)


class OpenedTable(NamedTuple):
    """A table at some entry, the entries after it, and the number of the snapshot that it was opened with."""

    state: TableState
    later: list[LogEntry]
    snapshot: int


async def open_stored(
    store: "Store", table: str, at: int | None = None, same: TableState | None = None
) -> OpenedTable | None:
    """A table as it was after the entry `at`, or as it is now. None if there is no such table.

    The work is done in a thread. Raises UnreadableTable if this process cannot read the table, whatever the reason.
    """
    try:
        stored = await store.open_table(table, MAX_CHAT, at)
    except DamagedArchive as error:
        raise UnreadableTable(table, error) from None
    if stored is None:
        return None
    if stored.snapshot is not None:
        try:
            return await asyncio.to_thread(restored, stored, at, same)
        except OtherRules:
            raise
        except UnreadableTable as error:
            log.warning("table %s is opened without its snapshot: %s", table, error.reason)
        loaded = await store.load(table)
        assert loaded is not None
        row, seats, entries = loaded
        stored = StoredTable(row, seats, None, [], entries)
    return await asyncio.to_thread(restored, stored, at, same)


def restored(stored: StoredTable, at: int | None = None, same: TableState | None = None) -> OpenedTable:
    """A table from what is stored of it. Raises UnreadableTable if that cannot be read."""
    row, seats, snapshot, chat, entries = stored
    number = 0 if snapshot is None else snapshot.number
    try:
        if snapshot is None:
            table = TableState(row, same)
        else:
            table = from_snapshot(row, snapshot, chat, same)
            first, *entries = entries
            assert first.number == number, "the snapshot is not of this log"
        last = len(entries) if at is None else max(0, at - number)
        table.apply_all(entries[:last])
        table.set_names(seats)
    except UnreadableTable:
        raise
    except Exception as error:  # a damaged log, or one written by a newer version, can fail anywhere in a game
        raise UnreadableTable(row.id, error) from None
    return OpenedTable(table, entries[last:], number)
