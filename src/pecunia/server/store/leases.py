"""Which process has which table. Only PostgreSQL needs this: several processes may share it.

A process has one row in `processes`, with the time of its last sign of life by the clock of the database. A table that
is in the memory of a process has a row in `leases`, which is written when the table comes and goes, never in between.
So a lease ends when its process stops giving signs of life, however many tables it has.

Every lease has a new, higher number, its fence. A process that appends to a log shows the fence of its lease in the
same statement (`appending.py`). Two processes can believe that they have a table, but only one of them can write.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection
from sqlalchemy import text as sql

from pecunia.server.store.rows import HELD

if TYPE_CHECKING:
    from pecunia.server.store.quick_connection import QuickConnection

SECONDS = 2.0  # without a sign of life; then a process has lost its tables

NOW = "extract(epoch FROM clock_timestamp())"
# Whether the process of a lease `l` is alive.
ALIVE = f"EXISTS (SELECT 1 FROM processes p WHERE p.id = l.process AND p.seen > {NOW} - {SECONDS})"


class ProcessRow(NamedTuple):
    """A process: where others reach it, and whether it has given a sign of life lately."""

    id: str
    address: str
    alive: bool


class Lease(NamedTuple):
    """A lease that was asked for. If `fence` is 0, the table belongs to another process, the `owner`.

    `former` is the process that had the table before and is dead; empty if there was none.
    """

    fence: int
    owner: str
    former: str = ""


class WantedTable(NamedTuple):
    table: str
    process: str


class Released(NamedTuple):
    """A table that is let go of, the fence it had, and when it has something to do by itself, if ever."""

    table: str
    fence: int
    due: float | None


# Processes.


def register(connection: Connection, process: str, node: str, address: str) -> None:
    """Note a new process. A former one at the same place (machine and port) must be dead, or the port were taken."""
    connection.execute(sql("UPDATE processes SET seen = 0 WHERE node = :node"), {"node": node})
    row = {"id": process, "node": node, "address": address}
    add = f"INSERT INTO processes (id, node, address, seen) VALUES (:id, :node, :address, {NOW})"
    connection.execute(sql(add), row)


# A sign of life is one statement, because every process sends it twice a second. It need not survive a crash of the
# database, so it does not wait for the disk.
BEAT = (
    f"WITH mine AS (UPDATE processes SET seen = {NOW} WHERE id = $1::text RETURNING seen)"
    f" SELECT id, address, seen > {NOW} - {SECONDS} AS alive, (SELECT seen FROM mine) AS now,"
    " EXISTS (SELECT 1 FROM leases WHERE process = $1::text AND wanted <> '') AS wanted,"
    " set_config('synchronous_commit', 'off', true) FROM processes"
)


class Beat(NamedTuple):
    """What a sign of life is answered. `seen` is its time; None if the process counts as dead and its row is gone.
    `wanted`: others want tables of this process."""

    seen: float | None
    processes: list[ProcessRow]
    wanted: bool


async def beat(connection: "QuickConnection", process: str) -> Beat:
    """Give a sign of life."""
    rows = await connection.run([process.encode()])
    seen = float(rows[0][3]) if rows and rows[0][3] else None
    found = [
        ProcessRow(id, address, alive == "t" or (id == process and seen is not None)) for id, address, alive, *_ in rows
    ]
    return Beat(seen, found, bool(rows) and rows[0][4] == "t")


def leave(connection: Connection, process: str) -> None:
    """The process ends, and nothing is left of it."""
    connection.execute(sql("DELETE FROM leases WHERE process = :id"), {"id": process})
    connection.execute(sql("DELETE FROM processes WHERE id = :id"), {"id": process})


# Leases.


def take(connection: Connection, table: str, process: str) -> Lease | None:
    """Take a table that no living process has. None if there is no such table."""
    values = {"table": table, "me": process}
    look = sql(f'SELECT l.process, {ALIVE} AS alive FROM leases l WHERE l."table" = :table')
    before = connection.execute(look, values).one_or_none()
    if before is not None and before.alive and before.process != process:
        return Lease(0, before.process)
    insert = sql(
        'INSERT INTO leases AS l ("table", process, fence)'
        " SELECT id, :me, nextval('fences') FROM tables WHERE id = :table"
        " ON CONFLICT (\"table\") DO UPDATE SET process = excluded.process, fence = excluded.fence, wanted = ''"
        f" WHERE l.process = excluded.process OR NOT {ALIVE}"
        " RETURNING fence"
    )
    fence = connection.execute(insert, values).scalar_one_or_none()
    if fence is None:
        owner = connection.execute(look, values).one_or_none()
        return None if owner is None else Lease(0, owner.process)
    former = before.process if before is not None and before.process != process else ""
    return Lease(int(fence), process, former)


def add(connection: Connection, table: str, process: str) -> int:
    """The lease of a new table."""
    insert = sql(
        "INSERT INTO leases (\"table\", process, fence) VALUES (:table, :me, nextval('fences')) RETURNING fence"
    )
    return int(connection.execute(insert, {"table": table, "me": process}).scalar_one())


def release(connection: Connection, process: str, released: Sequence[Released]) -> None:
    """Let go of tables, unless they have moved on already."""
    values = {
        "me": process,
        "tables": [each.table for each in released],
        "fences": [each.fence for each in released],
        "dues": [each.due for each in released],
    }
    change = sql(
        "WITH given AS (SELECT * FROM"
        " unnest(CAST(:tables AS text[]), CAST(:fences AS bigint[]), CAST(:dues AS float8[]))"
        ' AS given (id, fence, due)), gone AS (DELETE FROM leases l USING given WHERE l."table" = given.id'
        " AND l.fence = given.fence AND l.process = :me RETURNING given.id, given.due)"
        " UPDATE tables SET due = gone.due FROM gone WHERE tables.id = gone.id AND tables.status = 'playing'"
    )
    connection.execute(change, values)


def pass_on(connection: Connection, table: str, process: str, fence: int, to: str) -> bool:
    """Give a table to another process. False if it is not ours any more, or if the other process is gone."""
    change = sql(
        "UPDATE leases SET process = :to, fence = nextval('fences'), wanted = '' WHERE \"table\" = :table"
        " AND process = :me AND fence = :fence AND EXISTS (SELECT 1 FROM processes WHERE id = :to) RETURNING fence"
    )
    values = {"table": table, "me": process, "fence": fence, "to": to}
    return connection.execute(change, values).one_or_none() is not None


def want(connection: Connection, table: str, process: str) -> None:
    """Ask the owner of a table for it, if it cannot be reached in another way. It sees that within half a second."""
    change = sql('UPDATE leases SET wanted = :me WHERE "table" = :table AND process <> :me AND wanted <> :me')
    connection.execute(change, {"table": table, "me": process})


WANTED = (
    "UPDATE leases l SET wanted = '' FROM leases old WHERE l.process = $1::text AND l.wanted <> ''"
    ' AND old."table" = l."table" RETURNING l."table", old.wanted'
)


async def wanted(connection: "QuickConnection", process: str) -> list[WantedTable]:
    """The tables of this process that others have asked for. They are asked for once. The connection has this statement
    after that of `beat`."""
    return [WantedTable(*row) for row in await connection.run([process.encode()], statement=1)]


def leases_of(connection: Connection, process: str) -> dict[str, int]:
    """The tables of a process, with their fences."""
    found = connection.execute(sql('SELECT "table", fence FROM leases WHERE process = :me'), {"me": process})
    return {row.table: row.fence for row in found}


def take_from_dead(connection: Connection, process: str, most: int) -> dict[str, int]:
    """Take some running tables of dead processes. Several processes that do this at once share them out.

    Locks of a process that is frozen in a transaction are passed over. The database ends such a transaction soon.
    """
    change = sql(
        "UPDATE leases SET process = :me, fence = nextval('fences'), wanted = '' WHERE \"table\" IN ("
        'SELECT l."table" FROM leases l JOIN tables t ON t.id = l."table"'
        f" WHERE t.status = 'playing' AND NOT {ALIVE} LIMIT :most FOR UPDATE OF l SKIP LOCKED)"
        ' RETURNING "table", fence'
    )
    return {row.table: row.fence for row in connection.execute(change, {"me": process, "most": most})}


def bury(connection: Connection) -> None:
    """Delete what is left of dead processes: leases of tables with nothing to do, and those without any lease."""
    idle = sql(
        'DELETE FROM leases WHERE "table" IN (SELECT l."table" FROM leases l JOIN tables t ON t.id = l."table"'
        f" WHERE t.status <> 'playing' AND NOT {ALIVE} FOR UPDATE OF l SKIP LOCKED)"
    )
    connection.execute(idle)
    without = "NOT EXISTS (SELECT 1 FROM leases WHERE process = p.id)"
    connection.execute(sql(f"DELETE FROM processes p WHERE seen < {NOW} - {SECONDS} AND {without}"))


def unowned(connection: Connection) -> list[str]:
    """Running tables that should be in memory and that no process has, as after a backup was restored."""
    look = sql(
        "SELECT id FROM tables WHERE status = 'playing' AND due >= :held"
        ' AND NOT EXISTS (SELECT 1 FROM leases WHERE "table" = tables.id)'
    )
    return [str(row.id) for row in connection.execute(look, {"held": HELD})]


def lost_leases(connection: Connection, fences: Mapping[str, int]) -> set[str]:
    """Those of these tables that have another fence by now. The others cannot move until the transaction ends."""
    look = sql('SELECT "table", fence FROM leases WHERE "table" = ANY(:tables) FOR SHARE')
    found = {row.table: row.fence for row in connection.execute(look, {"tables": list(fences)})}
    return {table for table, fence in fences.items() if found.get(table) != fence}
