"""The log is written in groups: the entries of all tables at one moment are one transaction, one flush of the disk."""

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

# What a database that is locked, slow or gone raises, whatever the driver.
DATABASE_ERRORS = (DBAPIError, PoolTimeout, OSError, TimeoutError)


class StoreUnavailable(PecuniaError):
    """The database does not answer. Whether what was being written is there is not known."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


Waiting = tuple[str, LogEntry, Sequence[RowChange], asyncio.Future[bool]]


def _key(waiting: Waiting) -> tuple[str, int]:
    return waiting[0], waiting[1].number


def _entries_at_fault(error: Exception) -> bool:
    """Whether the store is there and only refuses what it was given."""
    if not isinstance(error, DBAPIError) or isinstance(error, OperationalError):
        return False
    return not error.connection_invalidated


class Writer:
    """Takes entries of all tables and writes them, a group at a time."""

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
        """Write an entry and what goes with it. False: another process has written that number first."""
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
            group.sort(key=_key)  # two processes that write the same tables must not wait for each other
            if not await self._try(group):
                for each in group:
                    await self._give_up_on(each)

    async def _try(self, group: list[Waiting]) -> bool:
        """Write a group. False: the store would not take it, although it is there."""
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
        """One by one, so that what the store refuses harms no other table."""
        if not await self._try([each]):
            log.warning("the store refuses an entry of kind %s", each[1].kind)
            if not each[-1].done():
                each[-1].set_exception(StoreUnavailable())

    def _write(self, group: list[Waiting]) -> list[bool]:
        """In one go where no number is taken, as nearly always; else one by one, to see which."""
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
