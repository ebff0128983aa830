"""Cutting the log of a damaged table back. This is the only way in which entries are ever deleted."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, update

from pecunia.server.store import snapshots
from pecunia.server.store.rows import SeatRow
from pecunia.server.store.sql_tables import days, entries, seats, tables


class CutTable(NamedTuple):
    """A table after its last good entry: the rows outside the log that follow from it."""

    number: int
    status: str
    host: str
    seats: list[SeatRow]


def cut_back(connection: Connection, table: str, cut: CutTable) -> None:
    connection.execute(delete(entries).where(entries.c.table == table, entries.c.number > cut.number))
    snapshots.drop(connection, table, cut.number)
    connection.execute(delete(seats).where(seats.c.table == table))
    if cut.seats:
        connection.execute(insert(seats), [{"table": table, **seat._asdict()} for seat in cut.seats])
    due = time.time() if cut.status == "playing" else None  # any process may look after it now
    row = {"status": cut.status, "host": cut.host, "due": due}
    connection.execute(update(tables).where(tables.c.id == table).values(row))
    if cut.status != "over":  # the result of a deal of the day came with its last entry
        result = dict.fromkeys(("won", "margin", "rounds", "points"))
        connection.execute(update(days).where(days.c.table == table).values(result))
