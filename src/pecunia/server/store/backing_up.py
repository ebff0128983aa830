"""Making and checking backups, while servers run.

A backup is read in one transaction that sees the database as it was when it began: `REPEATABLE READ` in PostgreSQL, a
read transaction in SQLite, whose log (WAL) keeps what is written meanwhile apart. No server waits for it. We do not use
`pg_dump` or copies of SQLite's file, because they can only be restored into the same kind of database.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, MetaData, Table, func, inspect, select, text

from pecunia import __version__
from pecunia.core.errors import PecuniaError
from pecunia.files import replacing
from pecunia.server.store.attempt import DATABASE_ERRORS
from pecunia.server.store.backup_file import BackupReader, BackupWriter, Manifest, NotABackup, Row, is_backup
from pecunia.server.store.database import found_revision, known_revisions, open_engine
from pecunia.server.store.erasing import MADE_FROM_LOG
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.sql_tables import REVISION, metadata

# SQL tables that are not in a backup: what is made from the logs is made again, and no process survives a restore.
LEFT_OUT = frozenset({*MADE_FROM_LOG, "leases", "processes"})
AT_ONCE = 200  # rows that are fetched in one go

Progress = Callable[[int, int], None]  # rows done, and how many there are


class Backup(NamedTuple):
    """A backup that is whole, with the SHA-256 of its content."""

    manifest: Manifest
    digest: str
    size: int  # bytes of the file


@contextmanager
def engine_for_copy(url: str) -> Iterator[Engine]:
    """An engine for a backup or for restoring one. Raises StoreUnavailable if the database does not answer; an OSError
    that names a file is about that file and stays as it is."""
    engine = open_engine(url)
    try:
        yield engine
    except DATABASE_ERRORS as error:
        if isinstance(error, OSError) and error.filename:
            raise
        raise StoreUnavailable from None
    finally:
        engine.dispose()


def make_backup(url: str, file: Path, progress: Progress) -> Backup:
    """Back up a database into a file that only its owner can read. An older backup of that name is replaced at the end.

    Raises PecuniaError if there is no database, or if another file has that name, and OSError if it cannot be written.
    """
    if file.exists() and not is_backup(file):
        raise PecuniaError("backup-other-file", file=str(file))
    began = time.time()
    with (
        engine_for_copy(url) as engine,
        _frozen(engine) as connection,
        replacing(file, durable=True, private=True) as target,
    ):
        found = _tables(connection)
        manifest = _manifest(connection, found, began)
        writer = BackupWriter(target, manifest)
        done = 0
        for table in found:
            for rows in _rows(connection, table):
                writer.add(str(table.name), rows)
                done += len(rows)
                progress(done, manifest.count)
            writer.flush(str(table.name))
        digest = writer.close()
    return Backup(manifest, digest, file.stat().st_size)


def check_backup(file: Path, progress: Progress) -> Backup:
    """Read a backup to its end. Raises PecuniaError if it is damaged, or if this release cannot restore it."""
    with file.open("rb") as source:
        reader = BackupReader(file, source)
        manifest = reader.manifest
        require_known(manifest)
        if not set(manifest.columns) <= set(metadata.tables):
            raise NotABackup("backup-damaged", file)
        done = 0
        for frame in reader.rows():
            done += len(frame.rows)
            progress(done, manifest.count)
    return Backup(manifest, reader.digest, file.stat().st_size)


def require_known(manifest: Manifest) -> None:
    if manifest.revision not in known_revisions():
        raise PecuniaError("backup-newer", release=manifest.release, found=manifest.revision, known=REVISION)


@contextmanager
def _frozen(engine: Engine) -> Iterator[Connection]:
    """A transaction that reads, and sees the database as it is now for as long as it lasts."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise PecuniaError("serve-no-database")  # connecting would make an empty one
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        else:
            connection.exec_driver_sql("BEGIN")  # Python's own transactions begin only when something is written
        revision = found_revision(connection)
        if revision is None:
            raise PecuniaError("serve-no-database")
        if revision not in known_revisions():
            raise PecuniaError("serve-newer", found=revision, known=REVISION)
        yield connection
        connection.rollback()


def _tables(connection: Connection) -> list[Table]:
    """Our SQL tables as they are in the database, which may be older than this release."""
    names = [name for name in inspect(connection).get_table_names() if name in metadata.tables and name not in LEFT_OUT]
    found = MetaData()
    found.reflect(connection, only=names)
    return found.sorted_tables


def _manifest(connection: Connection, found: list[Table], began: float) -> Manifest:
    columns = {str(table.name): [str(column.name) for column in table.columns] for table in found}
    counts = [connection.execute(select(func.count()).select_from(table)).scalar_one() for table in found]
    return Manifest(
        release=__version__,
        revision=found_revision(connection) or "",
        database="postgresql" if connection.dialect.name == "postgresql" else "sqlite",
        made=began,
        columns=columns,
        rows=dict(zip(columns, counts, strict=True)),
    )


def _rows(connection: Connection, table: Table) -> Iterator[list[Row]]:
    found = connection.execute(select(table).execution_options(yield_per=AT_ONCE))
    for rows in found.partitions():
        yield [tuple(row) for row in rows]
