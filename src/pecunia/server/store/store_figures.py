"""Figures of the database: transactions, how long they take, errors, and connections in use."""

import time

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.pool import QueuePool

from pecunia.server.metrics import POOL_SIZE, POOL_USED, STORE_ERRORS, STORE_SECONDS, TRANSACTIONS, WRITES_WAITING
from pecunia.server.store.store import Store

COMMITTED = TRANSACTIONS.labels("commit")
ROLLED_BACK = TRANSACTIONS.labels("rollback")


def watch_engine(engine: Engine) -> None:
    """Count what the engine does. SQLAlchemy calls these in the threads of the store."""
    event.listen(engine, "begin", _begun)
    event.listen(engine, "commit", _committed)
    event.listen(engine, "rollback", _rolled_back)
    event.listen(engine, "handle_error", _failed)


def set_store_gauges(store: Store) -> None:
    """What is true at this moment; called when somebody reads the figures."""
    pool = store.engine.pool
    if isinstance(pool, QueuePool):  # a database in memory has another one
        POOL_SIZE.set(pool.size())
        POOL_USED.set(pool.checkedout())
    WRITES_WAITING.set(store.writer.waiting)


def _begun(connection: Connection) -> None:
    connection.info["begun"] = time.perf_counter()


def _committed(connection: Connection) -> None:
    COMMITTED.inc()
    _ended(connection)


def _rolled_back(connection: Connection) -> None:
    ROLLED_BACK.inc()
    _ended(connection)


def _ended(connection: Connection) -> None:
    begun = connection.info.pop("begun", None)
    if begun is not None:
        STORE_SECONDS.observe(time.perf_counter() - begun)


def _failed(context: ExceptionContext) -> None:
    STORE_ERRORS.labels(type(context.original_exception).__name__).inc()
