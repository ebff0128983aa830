"""The rows of tables in lists, with the people who sit there. Long texts are not read."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, Select, select

from pecunia.server.store.rows import SeatRow, TableListing, TableRow
from pecunia.server.store.sql_tables import seats, tables

PAGE = 100  # tables in one page of a list
LONG = ("start", "values")
LISTED_FIELDS = [name for name in TableRow.__dataclass_fields__ if name not in LONG]
LISTED_COLUMNS = [tables.c[name] for name in LISTED_FIELDS]


def groups(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """No database takes any number of values in one statement."""
    for first in range(0, len(ids), 500):
        yield ids[first : first + 500]


def listings(connection: Connection, wanted: Sequence[str]) -> list[TableListing]:
    """These tables, in this order, as far as they exist."""
    found: dict[str, TableRow] = {}
    at: dict[str, list[SeatRow]] = defaultdict(list)
    for group in groups(wanted):
        for row in connection.execute(select(*LISTED_COLUMNS).where(tables.c.id.in_(group))).all():
            found[row.id] = TableRow(**row._mapping)
        for row in connection.execute(_seats(group)).all():
            at[row.table].append(SeatRow(row.seat, row.identity, row.name))
    return [TableListing(found[id], sorted(at[id])) for id in wanted if id in found]


def names_at(connection: Connection, wanted: Sequence[str], without: str) -> dict[str, list[str]]:
    """The names of the people at these tables, except those of one person."""
    names: dict[str, list[str]] = defaultdict(list)
    for group in groups(wanted):
        for row in connection.execute(_seats(group)):
            if row.identity != without:
                names[row.table].append(row.name)
    return names


def _seats(group: Sequence[str]) -> Select[tuple[str, int, str, str]]:
    return select(seats.c.table, seats.c.seat, seats.c.identity, seats.c.name).where(seats.c.table.in_(group))
