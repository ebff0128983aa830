"""Opening the database: the engine with its settings, and migrations."""

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pecunia.core.errors import OptionError, PecuniaError
from pecunia.server.store.sql_tables import REVISION, metadata, revisions

if TYPE_CHECKING:
    from alembic.config import Config

# Two processes that start at once must not both migrate. The number identifies the lock and has no meaning.
MIGRATION_LOCK = 7_302_016
BUSY_MILLISECONDS = 2000
# So that a slow or unreachable PostgreSQL does not block its thread for ever.
POSTGRES_TIMEOUTS = {"connect_timeout": 4, "options": "-c statement_timeout=4500", "tcp_user_timeout": 5000}


def open_engine(url: str) -> Engine:
    try:
        engine = _engine(make_url(url))
    except (ArgumentError, ImportError):
        raise OptionError("option-address", option="PECUNIA_DATABASE_URL") from None
    # Insert many rows with one statement. One by one, the thread would wait for the interpreter after each row.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def _engine(address: URL) -> Engine:
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_size=8, pool_pre_ping=True, pool_timeout=3, connect_args=POSTGRES_TIMEOUTS)
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(address, pool_size=8, pool_timeout=3, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """A move is confirmed only when it is on the disk (`FULL`). Readers do not wait for the writer (`WAL`)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema. A second process finds it already done."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # a migration takes as long as it takes
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    """An empty database gets the current schema at once; an older one goes through the migrations that it lacks.

    Alembic takes longer to load than everything else at startup, so it is loaded only if there is something to do.
    """
    if not inspect(connection).has_table(revisions.name):
        metadata.create_all(connection)
        revisions.create(connection)
        connection.execute(insert(revisions), {"version_num": REVISION})
        return
    found = connection.execute(select(revisions.c.version_num)).scalar_one_or_none()
    if found != REVISION:
        _migrate_from(connection, found)


def _migrate_from(connection: Connection, found: str | None) -> None:
    from alembic import command
    from alembic.script import ScriptDirectory

    config = migrations()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:  # written by a newer pecunia, so this one could not read it
        raise PecuniaError("serve-newer", found=found, known=REVISION)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def require_database(engine: Engine) -> None:
    """Raises PecuniaError if there is no database with our schema. Nothing is created or migrated."""
    file = engine.url.database or ""
    if engine.dialect.name == "sqlite" and not Path(file).is_file():
        raise PecuniaError("serve-no-database")
    with engine.connect() as connection:
        if not inspect(connection).has_table(revisions.name):
            raise PecuniaError("serve-no-database")
        found = connection.execute(select(revisions.c.version_num)).scalar_one_or_none()
    if found != REVISION:
        raise PecuniaError("serve-other-schema", found=found or "-", known=REVISION)


def migrations() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("pecunia.server.store").joinpath("migrations")))
    return config
