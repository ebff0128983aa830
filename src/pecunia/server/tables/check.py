"""Reads every stored table as the server would, to find those that cannot be read. Nothing is changed."""

import asyncio
from typing import NamedTuple

from pecunia.server.store.failures import DamagedArchive
from pecunia.server.store.rows import StoredTable
from pecunia.server.store.store import Store
from pecunia.server.tables.opening import restored
from pecunia.server.tables.stored_setting import UnreadableTable


class BrokenTable(NamedTuple):
    id: str
    status: str
    reason: str


def check_tables(url: str) -> tuple[int, list[BrokenTable]]:
    """How many tables a database has, and those that cannot be read. Raises PecuniaError if it cannot be used."""
    return asyncio.run(_check(url))


async def _check(url: str) -> tuple[int, list[BrokenTable]]:
    store = Store(url)
    count, broken = 0, []
    last = ""
    try:
        await store.open_to_read()
        while ids := await store.table_ids(last):
            last = ids[-1]
            for id in ids:
                status = "over"  # as is every table in the archive
                try:
                    loaded = await store.load(id)
                    if loaded is None:
                        continue
                    row, seats, log = loaded
                    status = row.status
                    restored(StoredTable(row, seats, None, [], log))
                except (UnreadableTable, DamagedArchive) as error:
                    broken.append(BrokenTable(id, status, getattr(error, "reason", str(error))))
                count += 1
    finally:
        await store.close()
    return count, broken
