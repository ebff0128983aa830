"""Deleting a person: they leave their tables, and nothing that they have left points to them any more."""

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from pecunia.core.errors import PecuniaError
from pecunia.server.people.devices import Devices
from pecunia.server.store import erasing
from pecunia.server.store.erasing import Erased
from pecunia.server.tables import anywhere
from pecunia.server.tables.stored_setting import UnreadableTable
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.server.tasks import cancel_all

MAX_TRIES = 5
PATIENCE = 60.0  # seconds that the store may take to delete somebody with thousands of games
LATE = 10.0  # seconds after which no process can still write something for a person who is gone

log = logging.getLogger(__name__)


class _Busy(Exception):
    """Somebody has written something about the person at the same moment."""


class Erasure:
    def __init__(self, registry: TableRegistry, devices: Devices) -> None:
        self._registry = registry
        self._store = registry.store
        self._devices = devices
        self._late: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await cancel_all(self._late)

    async def delete_person(self, identity: str) -> None:
        """Delete a person for good. They resign from their games first."""
        for table in await self._store.run(lambda store: erasing.unfinished_tables(store, identity)):
            await self._leave(table, identity)
        erased = await self._erase(identity)
        await self.tell(erased)
        task = asyncio.create_task(self._erase_late(identity, erased.tables))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def tell(self, erased: Erased) -> None:
        """A person is gone from the store: sign out their devices, and forget them at the tables."""
        self._devices.ended(erased.devices)
        await self._registry.people_erased(erased.tables)

    async def _leave(self, table: str, identity: str) -> None:
        try:
            await anywhere.command(self._registry, table, "leave", identity)
        except UnreadableTable:
            log.warning("table %s cannot be read, so a person who is deleted cannot resign there", table)

    async def _erase(self, identity: str) -> Erased:
        def work(store: Connection) -> Erased:
            try:
                return erasing.erase_person(store, identity)
            except IntegrityError:
                raise _Busy from None

        for _ in range(MAX_TRIES):
            try:
                return await self._store.run(work, PATIENCE)
            except _Busy:
                continue
        raise PecuniaError("table-busy")

    async def _erase_late(self, identity: str, tables: Sequence[str]) -> None:
        """Another process may have carried out a message of the person in the last moment. Delete that, too."""
        await asyncio.sleep(LATE)
        try:
            found = await self._store.run(lambda store: erasing.erase_late_entries(store, identity, tables), PATIENCE)
            await self._registry.people_erased(found)
        except PecuniaError as error:
            log.warning("late entries of a deleted person could not be looked up: %s", error.key)
