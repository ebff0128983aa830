"""Snapshots in the store: the state of a table after some of its entries."""

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store.rows import SnapshotRow
from pecunia.server.store.sql_tables import snapshots

KEPT = 2  # one to open the table with, and one before it for people who catch up


def newest(connection: Connection, table: str, most: int | None = None) -> SnapshotRow | None:
    """The newest snapshot of a table, or the newest that is not later than an entry."""
    wanted = select(snapshots.c.number, snapshots.c.state).where(snapshots.c.table == table)
    if most is not None:
        wanted = wanted.where(snapshots.c.number <= most)
    row = connection.execute(wanted.order_by(snapshots.c.number.desc()).limit(1)).one_or_none()
    return None if row is None else SnapshotRow(row.number, row.state)


def save(connection: Connection, table: str, snapshot: SnapshotRow) -> None:
    """Add a snapshot, and delete those that are not needed any more."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    add = dialect.insert(snapshots).on_conflict_do_nothing()
    connection.execute(add, {"table": table, **snapshot._asdict()})
    numbers = select(snapshots.c.number).where(snapshots.c.table == table)
    kept = connection.execute(numbers.order_by(snapshots.c.number.desc()).limit(KEPT)).scalars().all()
    connection.execute(delete(snapshots).where(snapshots.c.table == table, snapshots.c.number < kept[-1]))


def drop(connection: Connection, table: str, after: int = -1) -> None:
    """Delete the snapshots of a table, or those after an entry. The next time it is opened from its log."""
    connection.execute(delete(snapshots).where(snapshots.c.table == table, snapshots.c.number > after))
