"""Opening the database: the engine with its settings, and migrations."""

import logging
import time
from functools import partial
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Dialect, Engine, create_engine, event, func, insert, inspect, select
from sqlalchemy import text as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from pecunia.core.errors import OptionError, PecuniaError
from pecunia.server.store.sql_tables import REVISION, metadata, revisions

if TYPE_CHECKING:
    from alembic.config import Config

# Two processes that start at once must not both migrate. The number identifies the lock and has no meaning.
MIGRATION_LOCK = 7_302_016
POOL = 8  # connections
SECONDS = 5  # until a database that does not answer counts as gone
# A process that is frozen or cut off in the middle of a transaction keeps its locks. Others need them to take over.
IDLE_SECONDS = 1.5
ASKED_AFTER = 1.0  # second; a connection that was used later than that is not asked whether it still works
# While a migration waits for a table that a long transaction reads (a backup does), all others wait behind it. So it
# waits for a moment only, lets them through, and tries again.
LOCK_SECONDS = 2.0
LOCK_PAUSE = 2.0
MIGRATION_SECONDS = 60.0  # then the process ends, and its manager may start it again
LOCK_NOT_AVAILABLE = "55P03"  # as PostgreSQL calls it

log = logging.getLogger(__name__)


def open_engine(url: str, pool: int = POOL, seconds: int = SECONDS) -> Engine:
    """The engine with a pool of connections. A database that takes longer than these seconds counts as gone."""
    try:
        engine = _engine(make_url(url), pool, seconds)
    except (ArgumentError, ImportError):
        raise OptionError("option-address", option="PECUNIA_DATABASE_URL") from None
    # Insert many rows with one statement. One by one, the thread would wait for the interpreter after each row.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def _engine(address: URL, pool: int, seconds: int) -> Engine:
    """Every wait inside ends a little earlier than the whole, so that the reason is known and no thread is blocked."""
    size = {"pool_size": pool, "pool_timeout": 0.6 * seconds}
    if address.get_backend_name() != "sqlite":
        idle = int(1000 * IDLE_SECONDS)
        settings = {
            "client_encoding": "utf8",  # `QuickConnection` sends nothing else, whatever the database has
            "connect_timeout": max(2, int(0.8 * seconds)),  # libpq takes 1 as 2
            "options": f"-c statement_timeout={900 * seconds} -c idle_in_transaction_session_timeout={idle}",
            "tcp_user_timeout": 1000 * seconds,
        }
        engine = create_engine(address, connect_args=settings, **size)
        event.listen(engine, "checkin", _note_use)
        event.listen(engine, "checkout", partial(_check_connection, engine.dialect))
        return engine
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(address, connect_args={"check_same_thread": False}, **size)
    event.listen(engine, "connect", partial(_set_up_sqlite, busy=400 * seconds))
    return engine


def _note_use(connection: Any, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _check_connection(dialect: Dialect, connection: Any, record: ConnectionPoolEntry, proxy: object) -> None:
    """Ask whether a connection that nobody has used for a while still works. If not, the pool opens new ones. To ask
    each time would cost a move more than writing it."""
    now = time.monotonic()
    if now < record.info.get("used", now) + ASKED_AFTER:
        return
    try:
        dialect.do_ping(connection)
    except dialect.loaded_dbapi.Error as error:
        raise InvalidatePoolError from error


def _set_up_sqlite(connection: Any, record: Any, busy: int) -> None:
    """A move is confirmed only when it is on the disk (`FULL`). Readers do not wait for the writer (`WAL`)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={busy}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema. A second process finds it already done."""
    until = time.monotonic() + MIGRATION_SECONDS
    while True:
        try:
            with engine.begin() as connection:
                _migrate(connection)
            return
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE or time.monotonic() > until:
                raise
        log.warning("the schema cannot be changed yet, since somebody reads the database, as a backup does")
        time.sleep(LOCK_PAUSE)


def _migrate(connection: Connection) -> None:
    """The migrations are one transaction: all of them are done or none."""
    if connection.dialect.name == "postgresql":
        for timeout in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(sql(f"SET LOCAL {timeout} = 0"))  # a migration takes as long as it takes
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        connection.execute(sql(f"SET LOCAL lock_timeout = {int(1000 * LOCK_SECONDS)}"))
    _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    """An empty database gets the current schema at once; an older one goes through the migrations that it lacks.

    Alembic takes longer to load than everything else at startup, so it is loaded only if there is something to do.
    """
    if not inspect(connection).has_table(revisions.name):
        make_schema(connection, REVISION)
        return
    found = found_revision(connection)
    if found != REVISION:
        if found is not None and found not in known_revisions():  # a newer pecunia has written it
            raise PecuniaError("serve-newer", found=found, known=REVISION)
        upgrade_to(connection, "head")


def make_schema(connection: Connection, revision: str) -> None:
    """Give an empty database the schema of a revision."""
    if revision != REVISION:
        upgrade_to(connection, revision)
        return
    metadata.create_all(connection)
    revisions.create(connection)
    connection.execute(insert(revisions), {"version_num": REVISION})


def upgrade_to(connection: Connection, revision: str) -> None:
    from alembic import command

    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def known_revisions() -> set[str]:
    """The revisions of the schema that this release knows."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def found_revision(connection: Connection) -> str | None:
    """The revision of the schema of a database; None if it has none of our tables."""
    if not inspect(connection).has_table(revisions.name):
        return None
    found = connection.execute(select(revisions.c.version_num)).scalar_one_or_none()
    return None if found is None else str(found)


def require_database(engine: Engine) -> None:
    """Raises PecuniaError if there is no database with our schema. Nothing is created or migrated."""
    file = engine.url.database or ""
    if engine.dialect.name == "sqlite" and not Path(file).is_file():
        raise PecuniaError("serve-no-database")
    with engine.connect() as connection:
        found = found_revision(connection)
    if found is None:
        raise PecuniaError("serve-no-database")
    if found != REVISION:
        raise PecuniaError("serve-other-schema", found=found, known=REVISION)


def migrations() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("pecunia.server.store").joinpath("migrations")))
    return config
