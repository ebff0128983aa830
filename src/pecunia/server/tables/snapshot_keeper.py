"""Writes snapshots of tables, one at a time and beside everything else. No move waits for a snapshot."""

import asyncio
import logging
from typing import TYPE_CHECKING

from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.tables.snapshot import snapshot_of
from pecunia.server.tables.state import TableState

if TYPE_CHECKING:
    from pecunia.server.store.store import Store

MAX_WAITING = 1000  # a snapshot that is not written is no loss: the table is opened with more of its log

log = logging.getLogger(__name__)


class SnapshotKeeper:
    def __init__(self, store: "Store") -> None:
        self._store = store
        self._waiting: dict[str, TableState] = {}  # by table; only the newest state matters
        self._writing: asyncio.Task[None] | None = None

    def keep(self, table: TableState) -> None:
        """Write a snapshot of the table as it is now, soon."""
        if table.row.id not in self._waiting and len(self._waiting) >= MAX_WAITING:
            return
        self._waiting[table.row.id] = table.twin()
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._writing is not None:
            await asyncio.shield(self._writing)

    async def close(self) -> None:
        self._waiting.clear()
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                table = self._waiting.pop(next(iter(self._waiting)))
                try:
                    snapshot = await asyncio.to_thread(snapshot_of, table)
                    await self._store.save_snapshot(table.row.id, snapshot)
                except StoreUnavailable:
                    log.info("a snapshot was not written: the store does not answer")
                except Exception:
                    log.exception("table %s has no snapshot", table.row.id)
        finally:
            self._writing = None
