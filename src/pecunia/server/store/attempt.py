"""A transaction in a thread, and a caller that waits for it for a limited time.

A caller that stops waiting has to know what became of it. Until the commit is sent, the transaction can be called off,
and then nothing has happened. After that, nobody knows until the database answers.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Lock
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable

# The errors of a database that is locked, slow or gone, with any driver. SQLAlchemy raises PendingRollbackError where a
# connection was lost earlier in the same transaction.
DATABASE_ERRORS = (DBAPIError, PendingRollbackError, PoolTimeout, OSError, TimeoutError)

# With these SQLite says that a commit has failed and nothing of it will ever be read: the disk is full or takes no
# writes. After an error of its flush, on the other hand, nobody knows.
NOT_COMMITTED = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_BUSY)

Found = TypeVar("Found")


class CalledOff(Exception):
    """Nobody waits for this transaction any more."""


class Attempt:
    """One transaction. After `seconds` a database that does not answer counts as gone."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._engine = engine
        self._seconds = seconds
        self._lock = Lock()
        self._called_off = False
        self._committing = False

    async def run(self, threads: Executor, work: Callable[[Connection], Found]) -> Found:
        """Do the work in a transaction. Raises the error of the database, or TimeoutError."""
        async with asyncio.timeout(self._seconds):
            return await asyncio.get_running_loop().run_in_executor(threads, self._transact, work)

    def failure(self) -> StoreUnavailable:
        """After an error: what is known about the outcome. A transaction that still runs is called off."""
        with self._lock:
            self._called_off = True
            return OutcomeUnknown() if self._committing else StoreUnavailable()

    def _transact(self, work: Callable[[Connection], Found]) -> Found:
        if self._called_off:
            raise CalledOff
        with self._engine.connect() as connection:
            found = work(connection)
            self._begin_to_commit()
            try:
                connection.commit()
            except DBAPIError as error:
                if getattr(error.orig, "sqlite_errorcode", None) in NOT_COMMITTED:
                    self._committing = False
                raise
        return found

    def _begin_to_commit(self) -> None:
        with self._lock:
            if self._called_off:
                raise CalledOff  # a transaction is rolled back
            self._committing = True
