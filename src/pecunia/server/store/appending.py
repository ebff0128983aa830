"""How the entries of a group get into the log: one way for each database."""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import sqlite

from pecunia.server.store.failures import StatementRefused
from pecunia.server.store.leases import lost_leases
from pecunia.server.store.rows import LogEntry
from pecunia.server.store.sql_tables import entries

if TYPE_CHECKING:
    from pecunia.server.store.quick_connection import QuickConnection

# SQLite writes so many rows with one statement. After each statement the thread has to wait for the interpreter, which
# the event loop has most of the time.
ROWS_AT_ONCE = 100
FIELDS = ("table", *LogEntry._fields)

# A table, an entry of it, and the fence of our lease; 0 if no other process can have the table.
Row = tuple[str, LogEntry, int]
Number = tuple[str, int]  # a table, and the number of an entry of it
# Whether each entry was written. False: its number is taken. None: another process has the table.
Append = Callable[[Connection, Sequence[Row]], list[bool | None]]


def append_for(engine: Engine) -> Append:
    return append_held if engine.dialect.name == "postgresql" else SqliteAppend().append


# One statement for everything, because each is a way to the database and back: the leases are locked and compared, and
# entries of tables that are still ours are written, in the order in which they are given.
HELD = """
WITH given AS (
    SELECT * FROM unnest(
        %(table)s::text[], %(number)s::int[], %(kind)s::text[], %(seat)s::smallint[], %(who)s::text[],
        %(text)s::text[], %(client)s::text[], %(at)s::float8[], %(fence)s::bigint[]
    ) WITH ORDINALITY AS given ("table", number, kind, seat, who, text, client, at, fence, place)
), held AS (
    SELECT "table", fence FROM leases WHERE "table" = ANY(%(table)s::text[]) FOR SHARE
)
INSERT INTO entries ("table", number, kind, seat, who, text, client, at)
SELECT g."table", number, kind, seat, who, text, client, at
FROM given g LEFT JOIN held h ON h."table" = g."table"
WHERE g.fence = 0 OR g.fence = h.fence
ORDER BY place
ON CONFLICT DO NOTHING
RETURNING "table", number
"""


def append_held(connection: Connection, rows: Sequence[Row]) -> list[bool | None]:
    """PostgreSQL. Tables whose entries are written cannot move to another process until they are committed."""
    columns = zip(*[(table, *entry, fence) for table, entry, fence in rows], strict=True)
    values = dict(zip((*FIELDS, "fence"), map(list, columns), strict=True))
    written = which_of(rows, {(row[0], row[1]) for row in connection.exec_driver_sql(HELD, values)})
    return written if all(written) else explained(connection, rows, written)


# The same for a `QuickConnection`, and what a single entry needs of it: most groups have no more.
QUICK = HELD % {name: f"${number}" for number, name in enumerate((*FIELDS, "fence"), 1)}
QUICK_ONE = """
WITH held AS (SELECT fence FROM leases WHERE "table" = $1 FOR SHARE)
INSERT INTO entries ("table", number, kind, seat, who, text, client, at)
SELECT $1, $2::int, $3, $4::smallint, $5, $6::text, $7, $8::float8
WHERE $9::bigint = 0 OR $9 = (SELECT fence FROM held)
ON CONFLICT DO NOTHING
RETURNING "table", number
"""
TEXTS = frozenset(("table", "kind", "who", "text", "client"))


async def append_quickly(connection: "QuickConnection", rows: Sequence[Row]) -> list[bool | None]:
    """Write a group of entries. True for those that were written."""
    if len(rows) == 1:
        table, entry, fence = rows[0]
        return [bool(await connection.run(encoded(table, *entry, fence), statement=1))]
    found = await connection.run(columns_of(rows))
    return which_of(rows, {(table, int(number)) for table, number in found})


def encoded(*values: object) -> list[bytes]:
    """Raises StatementRefused if something is no text."""
    try:
        return [str(value).encode() for value in values]
    except UnicodeEncodeError:
        raise StatementRefused from None


def columns_of(rows: Sequence[Row]) -> list[bytes]:
    """The columns of a group as arrays. Raises StatementRefused if there is something that is no text."""
    columns = zip(*[(table, *entry, fence) for table, entry, fence in rows], strict=True)
    try:
        return [array(column, name in TEXTS) for name, column in zip((*FIELDS, "fence"), columns, strict=True)]
    except UnicodeEncodeError:
        raise StatementRefused from None


def array(values: Iterable[Any], texts: bool) -> bytes:
    """An array as PostgreSQL writes it."""
    if not texts:
        return f"{{{','.join(map(repr, values))}}}".encode()
    quoted = [value.replace("\\", "\\\\").replace('"', '\\"') for value in values]
    return ('{"' + '","'.join(quoted) + '"}').encode()


def which_of(rows: Sequence[Row], new: set[Number]) -> list[bool | None]:
    """Whether each entry is among those that were written."""
    written: list[bool | None] = []
    for table, entry, _ in rows:
        written.append((table, entry.number) in new)
        new.discard((table, entry.number))  # if a number is there twice, the first one was written
    return written


def explained(connection: Connection, rows: Sequence[Row], written: Sequence[bool | None]) -> list[bool | None]:
    """The same, with None for entries that were not written because another process has the table."""
    newest: dict[str, int] = {}
    for (table, _, fence), done in zip(rows, written, strict=True):
        if fence and not done:
            newest[table] = max(fence, newest.get(table, 0))
    lost = lost_leases(connection, newest)
    return [
        done or (None if table in lost or 0 < fence < newest[table] else False)
        for (table, _, fence), done in zip(rows, written, strict=True)
    ]


def with_rows(statement: str, count: int) -> str:
    """An insert of one row, made to take several."""
    before, values, rest = re.split(r"VALUES (\(.*?\))", statement)
    return f"{before}VALUES {', '.join([values] * count)}{rest}"


class SqliteAppend:
    """All rows in one go if no number is taken, which is the usual case; else one by one, to see which is. No other
    process has any of the tables."""

    def __init__(self) -> None:
        insert = sqlite.insert(entries)
        free = insert.on_conflict_do_nothing(index_elements=(entries.c.table, entries.c.number))
        compiled = free.compile(dialect=sqlite.dialect(), column_keys=FIELDS)
        assert compiled.positiontup is not None
        # SQLAlchemy would spend 8 µs on each row.
        self._in_order = itemgetter(*map(FIELDS.index, compiled.positiontup))
        self._one_row = str(compiled)
        self._sql: dict[int, str] = {}  # by number of rows

    def append(self, connection: Connection, rows: Sequence[Row]) -> list[bool | None]:
        values = [self._in_order((table, *entry)) for table, entry, _ in rows]
        groups = [values[begin : begin + ROWS_AT_ONCE] for begin in range(0, len(values), ROWS_AT_ONCE)]
        if sum(self._insert(connection, group) for group in groups) == len(rows):
            return [True] * len(rows)
        connection.rollback()
        return [self._insert(connection, [each]) == 1 for each in values]

    def _insert(self, connection: Connection, values: list[tuple[object, ...]]) -> int:
        """Returns how many rows were written."""
        count = len(values)
        if count not in self._sql:
            self._sql[count] = with_rows(self._one_row, count)
        return connection.exec_driver_sql(self._sql[count], tuple(chain.from_iterable(values))).rowcount
