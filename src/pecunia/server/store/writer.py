"""The log is written in groups: all entries that wait at one moment share a transaction and a flush of the disk."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pecunia.core.errors import PecuniaError
from pecunia.server.store.rows import LogEntry, RowChange
from pecunia.server.store.sql_tables import entries

log = logging.getLogger(__name__)

MAX_AT_ONCE = 400
STORE_TIMEOUT = 5.0  # seconds until a database that does not answer counts as gone

# The errors of a database that is locked, slow or gone, with any driver.
DATABASE_ERRORS = (DBAPIError, PoolTimeout, OSError, TimeoutError)


class StoreUnavailable(PecuniaError):
    """The database does not answer. It is unknown whether the last write succeeded."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


Waiting = tuple[str, LogEntry, Sequence[RowChange], asyncio.Future[bool]]


def _key(waiting: Waiting) -> tuple[str, int]:
    return waiting[0], waiting[1].number


def _entries_at_fault(error: Exception) -> bool:
    """Whether the store is available and only refuses these entries."""
    if not isinstance(error, DBAPIError) or isinstance(error, OperationalError):
        return False
    return not error.connection_invalidated


class Writer:
    """Takes the entries of all tables and writes them, one group at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert(entries)
        free = insert.on_conflict_do_nothing(index_elements=(entries.c.table, entries.c.number))
        self._insert = free.execution_options(preserve_rowcount=True)
        self.groups = 0
        self.written = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = ()) -> bool:
        """Write an entry and its row changes. False if another process has written that number first."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, entry, effects, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group = self._waiting[:MAX_AT_ONCE]
            del self._waiting[:MAX_AT_ONCE]
            if not self._waiting:
                self._wake.clear()
            group.sort(key=_key)  # so that two processes that write the same tables do not deadlock
            if not await self._try(group):
                for each in group:
                    await self._give_up_on(each)

    async def _try(self, group: list[Waiting]) -> bool:
        """Write a group. False if the store is available but refuses the group."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                written = await loop.run_in_executor(self._thread, self._write, group)
        except Exception as error:
            if _entries_at_fault(error):
                return False
            log.warning("the store does not take entries: %s", type(error).__name__)
            for *_, future in group:
                if not future.done():
                    future.set_exception(StoreUnavailable())
            return True
        self.groups += 1
        self.written += sum(written)
        for (*_, future), own in zip(group, written, strict=True):
            if not future.done():
                future.set_result(own)
        return True

    async def _give_up_on(self, each: Waiting) -> None:
        """Write an entry of a refused group by itself, so that a bad entry harms no other table."""
        if not await self._try([each]):
            log.warning("the store refuses an entry of kind %s", each[1].kind)
            if not each[-1].done():
                each[-1].set_exception(StoreUnavailable())

    def _write(self, group: list[Waiting]) -> list[bool]:
        """Write all rows in one go if no number is taken, which is the usual case; else one by one, to see which is."""
        rows = [{"table": table, **entry._asdict()} for table, entry, *_ in group]
        with self._engine.connect() as connection:
            written = [True] * len(rows)
            if connection.execute(self._insert, rows).rowcount < len(rows):
                connection.rollback()
                written = [connection.execute(self._insert, row).rowcount == 1 for row in rows]
            for (_, _, effects, _), own in zip(group, written, strict=True):
                for effect in effects if own else ():
                    connection.execute(effect.statement, effect.values)
            connection.commit()
        return written
