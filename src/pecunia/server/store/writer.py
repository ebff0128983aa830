"""The log is written in groups: all entries that wait at one moment share a transaction and a flush of the disk."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from pecunia.core.errors import PecuniaError
from pecunia.server.store.appending import QUICK, QUICK_ONE, Row, append_for, append_quickly, explained
from pecunia.server.store.attempt import Attempt
from pecunia.server.store.failures import OutcomeUnknown, StatementRefused, StoreUnavailable, TableMoved
from pecunia.server.store.row_statements import make_change
from pecunia.server.store.rows import LogEntry, RowChange
from pecunia.server.tasks import cancel_all

log = logging.getLogger(__name__)

MAX_AT_ONCE = 400

# Hears whether an entry was written, or why nobody can say. False: another process has written that number first.
Told = Callable[[bool, PecuniaError | None], None]
Waiting = tuple[str, LogEntry, Sequence[RowChange], int, Told]


def _key(waiting: Waiting) -> tuple[str, int, int]:
    """Entries with the newest lease of a table come first: no other is written."""
    table, entry, _, fence, _ = waiting
    return table, entry.number, -fence


def _entries_at_fault(error: Exception) -> bool:
    """Whether the store is available and only refuses these entries."""
    if not isinstance(error, DBAPIError) or isinstance(error, OperationalError):
        return False
    return not error.connection_invalidated


def _tell(told: Told, written: bool, error: PecuniaError | None) -> None:
    """Whatever goes wrong at one table, the others hear of their entries."""
    try:
        told(written, error)
    except Exception:
        log.exception("an entry was written or not, and its table could not be told")


class Writer:
    """Takes the entries of all tables and writes them, one group at a time."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._engine = engine
        self._seconds = seconds  # until a database that does not answer counts as gone
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._append = append_for(engine)
        self._quick = None  # with PostgreSQL, the connection for groups with which no other rows change
        if engine.dialect.name == "postgresql":
            from pecunia.server.store.quick_connection import QuickConnection  # needs a library

            self._quick = QuickConnection(engine, self._thread, seconds, QUICK, QUICK_ONE)
        self.groups = 0
        self.written = 0

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await cancel_all([self._task])
        if self._quick is not None:
            self._quick.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = (), fence: int = 0) -> bool:
        """Write an entry and its row changes. False if another process has written that number first.

        `fence` is that of our lease; 0 if no other process can have the table. Raises StoreUnavailable if nothing was
        written, OutcomeUnknown if nobody knows, and TableMoved if another process has the table.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def told(written: bool, error: PecuniaError | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(written)
            else:
                future.set_exception(error)

        self.put(table, entry, effects, fence, told)
        return await future

    def put(self, table: str, entry: LogEntry, effects: Sequence[RowChange], fence: int, told: Told) -> None:
        """Like `append`, but `told` is called with the result or with the error that `append` would raise."""
        self._waiting.append((table, entry, effects, fence, told))
        self._wake.set()

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
        try:
            written = await self._written(group)
        except StatementRefused:
            return False
        except StoreUnavailable as failure:
            log.warning("the store does not take entries: %s", failure.key)
            self._tell_all(group, type(failure))
            return True
        except Exception:  # those that come later must not wait for ever
            log.exception("entries were written or not")
            self._tell_all(group, OutcomeUnknown)
            return True
        self.groups += 1
        self.written += sum(map(bool, written))
        for (*_, told), own in zip(group, written, strict=True):
            _tell(told, bool(own), TableMoved() if own is None else None)
        return True

    def _tell_all(self, group: list[Waiting], failure: Callable[[], StoreUnavailable]) -> None:
        for *_, told in group:
            _tell(told, False, failure())

    async def _written(self, group: list[Waiting]) -> list[bool | None]:
        """Write entries with their row changes. None for an entry whose table has moved to another process.

        Raises StatementRefused, StoreUnavailable or OutcomeUnknown.
        """
        rows = [(table, entry, fence) for table, entry, _, fence, _ in group]
        if self._quick is None or any(effects for _, _, effects, *_ in group):
            return await self._transact(lambda connection: self._write(connection, group, rows))
        written = await append_quickly(self._quick, rows)
        if all(written):
            return written
        try:
            return await self._transact(lambda connection: explained(connection, rows, written))
        except (StoreUnavailable, StatementRefused):
            raise OutcomeUnknown from None  # some are written

    async def _transact(self, work: Callable[[Connection], list[bool | None]]) -> list[bool | None]:
        attempt = Attempt(self._engine, self._seconds)
        try:
            return await attempt.run(self._thread, work)
        except Exception as error:
            if _entries_at_fault(error):
                raise StatementRefused from None
            log.warning("a group of entries has failed: %s", type(error).__name__)
            raise attempt.failure() from None

    async def _give_up_on(self, each: Waiting) -> None:
        """Write an entry of a refused group by itself, so that a bad entry harms no other table."""
        if not await self._try([each]):
            log.warning("the store refuses an entry of kind %s", each[1].kind)
            _tell(each[-1], False, StoreUnavailable())

    def _write(self, connection: Connection, group: list[Waiting], rows: list[Row]) -> list[bool | None]:
        written = self._append(connection, rows)
        for (_, _, effects, *_), own in zip(group, written, strict=True):
            for effect in effects if own else ():
                make_change(connection, effect)
        return written
