"""Restoring a backup, into SQLite or PostgreSQL, wherever it comes from.

The file is read to its end before anything is changed. In PostgreSQL everything happens in one transaction. A database
of SQLite is made beside the old one and then takes its place. So whatever goes wrong, the old database stays.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex

from sqlalchemy import Connection, Engine, MetaData, func, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError

from pecunia.core.errors import PecuniaError
from pecunia.files import PRIVATE, sync_folder
from pecunia.server.store.backing_up import Backup, Progress, check_backup, engine_for_copy
from pecunia.server.store.backup_file import BackupReader, NotABackup, as_values
from pecunia.server.store.database import (
    MIGRATION_LOCK,
    found_revision,
    known_revisions,
    make_schema,
    open_engine,
    upgrade_to,
)
from pecunia.server.store.sql_tables import REVISION, metadata, revisions


def restore_backup(url: str, file: Path, replace: bool, check: Progress, progress: Progress) -> Backup:
    """Put a backup into a database, and bring it to the schema of this release.

    With `replace`, what is in the database now is lost. Raises PecuniaError if there is something and it is not to be
    replaced, if a server uses the database, or if the file is not a backup that this release can restore.
    """
    backup = check_backup(file, check)
    with engine_for_copy(url) as engine:
        make_room = _beside if engine.dialect.name == "sqlite" else _in_place
        try:
            with make_room(engine, replace) as connection:
                _fill(connection, file, backup, progress)
        except (DataError, IntegrityError) as error:
            raise PecuniaError("restore-refused", file=str(file), reason=str(error.orig)) from None
    return backup


def _fill(connection: Connection, file: Path, backup: Backup, progress: Progress) -> None:
    """Write all rows under the schema that they had, then migrate."""
    manifest = backup.manifest
    make_schema(connection, manifest.revision)
    known = MetaData()
    known.reflect(connection)
    for name, columns in manifest.columns.items():
        if name not in known.tables or not set(columns) <= set(known.tables[name].columns.keys()):
            raise NotABackup("backup-damaged", file)
    done = 0
    with file.open("rb") as source:
        reader = BackupReader(file, source)
        for frame in reader.rows():
            columns = manifest.columns[frame.table]
            rows: list[Mapping[str, object]] = [as_values(columns, row) for row in frame.rows]
            connection.execute(insert(known.tables[frame.table]), rows)
            done += len(rows)
            progress(done, manifest.count)
    if reader.digest != backup.digest:  # somebody has replaced the file since it was checked
        raise NotABackup("backup-damaged", file)
    if manifest.revision != REVISION:
        upgrade_to(connection, "head")


# PostgreSQL.


@contextmanager
def _in_place(engine: Engine, replace: bool) -> Iterator[Connection]:
    """A transaction in a database without our SQL tables. A server that starts meanwhile waits for it."""
    with engine.begin() as connection:
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        found = found_revision(connection)
        _require_free(found, replace)
        if found is not None:
            _require_alone(connection)
            metadata.drop_all(connection)
            revisions.drop(connection)
        yield connection
        for name in metadata.tables:  # so that the planner knows how much there is
            connection.exec_driver_sql(f'ANALYZE "{name}"')


def _require_alone(connection: Connection) -> None:
    """Raises an error if anybody else uses the database under our name. A server would go on with what it remembers."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user"
        " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    if connection.execute(others).scalar_one():
        raise PecuniaError("restore-in-use")


# SQLite.


@contextmanager
def _beside(engine: Engine, replace: bool) -> Iterator[Connection]:
    """A new database in the same folder. It takes the place of the old one at the end of the block."""
    file = Path(engine.url.database or "")
    with _held(engine, file, replace):
        scratch = file.with_name(f".{file.name}.{token_hex(4)}.tmp")
        scratch.touch(PRIVATE, exist_ok=False)
        try:
            with _unsafe(scratch) as connection:
                yield connection
            _take_place(scratch, file)
        finally:
            for leftover in scratch.parent.glob(f"{scratch.name}*"):
                leftover.unlink(missing_ok=True)


@contextmanager
def _held(engine: Engine, file: Path, replace: bool) -> Iterator[None]:
    """Keep everybody else away from the old database until there is a new one, and tidy up its log (WAL)."""
    if not file.exists():
        yield
        return
    with engine.connect() as connection:
        found = found_revision(connection)
    engine.dispose()
    if found is None and file.stat().st_size and not replace:  # a database of something else
        raise PecuniaError("restore-not-empty")
    _require_free(found, replace)
    with closing(sqlite3.connect(file, isolation_level=None, timeout=1)) as old:
        try:
            old.execute("PRAGMA journal_mode=DELETE")  # possible only if nobody else has the database open
            old.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise PecuniaError("restore-in-use") from None
        yield


@contextmanager
def _unsafe(scratch: Path) -> Iterator[Connection]:
    """A new file that nobody else knows needs no journal: if anything fails, it is deleted."""
    engine = open_engine(f"sqlite:///{scratch}")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=OFF")
            connection.exec_driver_sql("PRAGMA synchronous=OFF")
            yield connection
            connection.commit()
    finally:
        engine.dispose()


def _take_place(scratch: Path, file: Path) -> None:
    folder = file.parent.stat()
    if os.geteuid() == 0:  # the server is not root, but has to be able to write
        os.chown(scratch, folder.st_uid, folder.st_gid)
    with scratch.open("rb+") as written:
        os.fsync(written.fileno())
    os.replace(scratch, file)
    sync_folder(file.parent)


def _require_free(found: str | None, replace: bool) -> None:
    """Raises an error if there is a database that must not be replaced, or that we could not replace as a whole."""
    if found is None:
        return
    if not replace:
        raise PecuniaError("restore-not-empty")
    if found not in known_revisions():
        raise PecuniaError("serve-newer", found=found, known=REVISION)
