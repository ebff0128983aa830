"""Opening the database: the engine with its settings, and migrations."""

import asyncio
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, func, literal, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

# Two processes that start at once must not both migrate: the number is the lock's, and means nothing.
MIGRATION_LOCK = 7_302_016
BUSY_MILLISECONDS = 2000


def open_engine(url: str) -> AsyncEngine:
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=3)
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_async_engine(address, pool_size=4, max_overflow=4, pool_timeout=3)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """A move is answered when it is on the disk (`FULL`); readers do not wait for the writer (`WAL`)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest form; whoever comes second finds it done."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = migrations()
    newest = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != newest:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("pecunia.server.store").joinpath("migrations")))
    return config


async def answers(connection: AsyncConnection) -> bool:
    """Whether the database answers within a moment."""
    async with asyncio.timeout(2):
        return (await connection.execute(select(literal(1)))).scalar() == 1
