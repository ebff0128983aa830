"""A connection to PostgreSQL for statements that are sent very often. The event loop itself sends and reads.

Moves and signs of life are what the database is asked for most, by one short statement each. A thread, a pool and a
library that can do everything cost more than all the rest of such a move. Here it is prepared once, commits itself, and
is sent with libpq (`psycopg.pq`).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import count
from typing import TYPE_CHECKING, Any

from psycopg import DataError, IntegrityError, OperationalError, errors
from psycopg.pq import DiagnosticField, ExecStatus
from sqlalchemy import Engine

from pecunia.server.metrics import STORE_ERRORS, STORE_SECONDS, TRANSACTIONS
from pecunia.server.store.database import ASKED_AFTER
from pecunia.server.store.failures import OutcomeUnknown, StatementRefused, StoreUnavailable

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn, PGresult
    from sqlalchemy.pool import PoolProxiedConnection

CANCELLED = "57014"  # with this PostgreSQL says that a statement took too long and that nothing of it has happened
NAMES = map(b"quick_%d".__mod__, count())  # of prepared statements; a connection of the pool may know former ones
COMMITTED = TRANSACTIONS.labels("commit")

log = logging.getLogger(__name__)


class Gone(Exception):
    """The connection has ended."""


class QuickConnection:
    """Asks one thing at a time. It is opened when it is needed, and anew after an error."""

    def __init__(self, engine: Engine, thread: Executor | None, seconds: float, *statements: str) -> None:
        """The statements have their parameters as $1, $2, …"""
        self._engine = engine
        self._thread = thread  # in which it is opened, since the library waits for that; None: any
        self._seconds = seconds  # until a database that does not answer counts as gone
        self._statements = [statement.encode() for statement in statements]
        self._pooled: PoolProxiedConnection | None = None
        self._libpq: PGconn | None = None
        self._socket = -1
        self._names: list[bytes] = []  # of the statements, once they are prepared
        self._used = 0.0  # when the database has last answered
        self._results: list[PGresult] = []
        self._answer: asyncio.Future[list[PGresult]] | None = None

    async def run(self, values: Sequence[bytes], statement: int = 0) -> list[tuple[str, ...]]:
        """Run a statement with these values, as PostgreSQL writes them. Returns rows of the same; null is empty.

        Raises StatementRefused if the database refuses what it is given, StoreUnavailable if nothing has happened for
        other reasons, and OutcomeUnknown if nobody knows.
        """
        began = time.perf_counter()
        if any([b"\0" in value for value in values]):  # libpq would send what stands before it
            raise StatementRefused
        await self._make_ready()
        try:
            results = await self._ask(lambda libpq: libpq.send_query_prepared(self._names[statement], values))
        except (Gone, TimeoutError):
            raise OutcomeUnknown from None
        rows = self._rows(results[0])
        COMMITTED.inc()
        STORE_SECONDS.observe(time.perf_counter() - began)
        return rows

    def close(self, reason: Exception | None = None) -> None:
        """End the connection. The next question opens another one."""
        pooled, self._pooled, self._libpq = self._pooled, None, None
        if pooled is not None:
            loop = asyncio.get_running_loop()
            loop.remove_reader(self._socket)
            loop.remove_writer(self._socket)
            pooled.invalidate()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(reason or Gone())

    # The connection.

    async def _make_ready(self) -> None:
        """Open the connection if there is none. If it was not used for a while, ask first whether it still works: of a
        database that is gone since then it is known that it has written nothing."""
        if self._libpq is not None and time.monotonic() > self._used + ASKED_AFTER:
            try:
                await self._ask(lambda libpq: libpq.send_query(b""))
            except Gone:
                pass  # it has ended in the meantime, as after a restart of the database
            except TimeoutError:
                raise StoreUnavailable from None
        if self._libpq is not None:
            return
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._seconds):
                pooled, libpq, names = await loop.run_in_executor(self._thread, self._open)
        except Exception as error:
            STORE_ERRORS.labels(type(error).__name__).inc()
            raise StoreUnavailable from None
        self._pooled, self._libpq, self._names = pooled, libpq, names
        self._socket, self._used = libpq.socket, time.monotonic()
        loop.add_reader(self._socket, self._read)

    def _open(self) -> "tuple[PoolProxiedConnection, PGconn, list[bytes]]":
        pooled = self._engine.raw_connection()
        driver: Any = pooled.driver_connection
        libpq: PGconn = driver.pgconn
        names = [next(NAMES) for _ in self._statements]
        for name, statement in zip(names, self._statements, strict=True):
            prepared = libpq.prepare(name, statement)
            if prepared.error_message:
                pooled.invalidate()
                raise Gone(prepared.error_message)
        return pooled, libpq, names

    async def _ask(self, send: "Callable[[PGconn], None]") -> "list[PGresult]":
        """Send something and wait for what the database says. Raises Gone or TimeoutError, and then the connection has
        ended."""
        assert self._libpq is not None
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[PGresult]] = loop.create_future()
        self._answer, self._results = answer, []
        timer = loop.call_later(self._seconds, self._lose, TimeoutError("no answer"))
        try:
            send(self._libpq)
            if self._libpq.flush():
                loop.add_writer(self._socket, self._flush)
        except OperationalError as error:
            self._lose(Gone(error))
        try:
            results = await answer
        finally:
            timer.cancel()
        self._used = time.monotonic()
        return results

    def _flush(self) -> None:
        """The system takes more of what was too much for it at once."""
        assert self._libpq is not None
        try:
            if not self._libpq.flush():
                asyncio.get_running_loop().remove_writer(self._socket)
        except OperationalError as error:
            self._lose(Gone(error))

    def _read(self) -> None:
        """The database has sent something. After an answer it says that it is ready for the next question."""
        libpq = self._libpq
        assert libpq is not None
        try:
            libpq.consume_input()
        except OperationalError as error:
            self._lose(Gone(error))
            return
        answer = self._answer
        while answer is not None and not answer.done() and not libpq.is_busy():
            result = libpq.get_result()
            if result is None:
                answer.set_result(self._results)
            else:
                self._results.append(result)

    def _lose(self, reason: Exception) -> None:
        STORE_ERRORS.labels("OperationalError").inc()
        log.info("a connection is given up: %s", reason)
        self.close(reason)

    def _rows(self, result: "PGresult") -> list[tuple[str, ...]]:
        if result.status == ExecStatus.TUPLES_OK:
            fields = range(result.nfields)
            return [
                tuple([(result.get_value(row, field) or b"").decode() for field in fields])
                for row in range(result.ntuples)
            ]
        state = (result.error_field(DiagnosticField.SQLSTATE) or b"").decode()
        try:
            kind: type[Exception] = errors.lookup(state)
        except KeyError:
            kind = OperationalError
        STORE_ERRORS.labels(kind.__name__).inc()
        if not issubclass(kind, (DataError, IntegrityError)):
            self.close()  # it may know the statement no more, or for tables as they were before a migration
        if not issubclass(kind, OperationalError):
            raise StatementRefused
        raise StoreUnavailable if state == CANCELLED else OutcomeUnknown
