"""The log is written in groups: what all tables have to say at one moment is one transaction, one flush of the disk."""

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pecunia.core.errors import PecuniaError
from pecunia.server.store.rows import Effect, Entry
from pecunia.server.store.schema import entries

log = logging.getLogger(__name__)

MOST_AT_ONCE = 400
PATIENCE = 5.0  # seconds until a database that does not answer counts as gone

# What a database that is locked, slow or gone raises, whatever the driver.
TROUBLE = (DBAPIError, PoolTimeout, OSError, TimeoutError)


class StoreUnavailable(PecuniaError):
    """The database does not answer. Whether what was being written is there is not known."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


Waiting = tuple[str, Entry, Sequence[Effect], asyncio.Future[bool]]


def _key(waiting: Waiting) -> tuple[str, int]:
    return waiting[0], waiting[1].number


def _entries_at_fault(error: Exception) -> bool:
    """Whether the store is there and only refuses what it was given."""
    if not isinstance(error, DBAPIError) or isinstance(error, OperationalError):
        return False
    return not error.connection_invalidated


class Writer:
    """Takes entries of all tables and writes them, a group at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert(entries)
        key = (entries.c.table, entries.c.number)
        self._insert = insert.on_conflict_do_nothing(index_elements=key).returning(*key)
        self.groups = 0
        self.written = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, table: str, entry: Entry, effects: Sequence[Effect] = ()) -> bool:
        """Write an entry and what goes with it. False: another process has written that number first."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, entry, effects, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not self._waiting:
                self._wake.clear()
            group.sort(key=_key)  # two processes that write the same tables must not wait for each other
            if not await self._try(group):
                for each in group:
                    await self._give_up_on(each)

    async def _try(self, group: list[Waiting]) -> bool:
        """Write a group. False: the store would not take it, although it is there."""
        try:
            async with asyncio.timeout(PATIENCE), self._engine.begin() as connection:
                written = await self._write(connection, group)
        except Exception as error:
            if _entries_at_fault(error):
                return False
            log.warning("the store does not take entries: %s", type(error).__name__)
            for *_, future in group:
                if not future.done():
                    future.set_exception(StoreUnavailable())
            return True
        self.groups += 1
        self.written += len(written)
        for table, entry, _, future in group:
            if not future.done():
                future.set_result((table, entry.number) in written)
        return True

    async def _give_up_on(self, each: Waiting) -> None:
        """One by one, so that what the store refuses harms no other table."""
        if not await self._try([each]):
            log.warning("the store refuses an entry of kind %s", each[1].kind)
            if not each[-1].done():
                each[-1].set_exception(StoreUnavailable())

    async def _write(self, connection: AsyncConnection, group: list[Waiting]) -> set[tuple[str, int]]:
        rows = [{"table": table, **entry._asdict()} for table, entry, *_ in group]
        result = await connection.execute(self._insert, rows)
        written = {(str(table), int(number)) for table, number in result}
        for table, entry, effects, _ in group:
            if (table, entry.number) in written:
                for effect in effects:
                    await connection.execute(effect.statement, effect.values)
        return written
