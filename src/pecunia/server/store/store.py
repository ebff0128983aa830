"""The store as the rest of the server sees it: queries in, plain values out.

Each transaction runs in one go in a thread. SQLite offers nothing else, and wrapping it in coroutines costs more than
SQLite itself, at every step and at every start.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store.database import migrate, open_engine, require_database
from pecunia.server.store.rows import LogEntry, RowChange, SeatRow, TableListing, TableRow
from pecunia.server.store.sql_tables import codes, entries, guests, identities, seats, secrets, tables
from pecunia.server.store.writer import DATABASE_ERRORS, STORE_TIMEOUT, StoreUnavailable, Writer

TABLE_COLUMNS = [tables.c[name] for name in TableRow.__dataclass_fields__]
MAX_LISTED = 100
THREADS = 6

Given = ParamSpec("Given")
Found = TypeVar("Found")


def transaction(
    work: Callable[Concatenate["Store", Connection, Given], Found],
) -> Callable[Concatenate["Store", Given], Coroutine[Any, Any, Found]]:
    """Makes a method asynchronous: it runs in a thread, in a transaction of its own."""

    @wraps(work)
    async def run(store: "Store", /, *args: Given.args, **kwargs: Given.kwargs) -> Found:
        return await store.run(lambda connection: work(store, connection, *args, **kwargs))

    return run


class Store:
    """One database. Every method raises StoreUnavailable if the database is locked, slow or gone."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writer = Writer(self.engine)
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._dialect = postgresql if self.shared else sqlite

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate, self.engine)
        except DATABASE_ERRORS:
            raise StoreUnavailable from None
        self.writer.start()

    async def open_to_read(self) -> None:
        """Open a database that a server has made. It is not migrated, and nothing can be appended."""
        try:
            await asyncio.to_thread(require_database, self.engine)
        except DATABASE_ERRORS:
            raise StoreUnavailable from None

    async def close(self) -> None:
        await self.writer.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Run work in a transaction. If it does not answer in time we stop waiting, and do not know if it was done."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                return await loop.run_in_executor(self._threads, partial(self._in_transaction, work))
        except DATABASE_ERRORS:
            raise StoreUnavailable from None

    def _in_transaction(self, work: Callable[[Connection], Found]) -> Found:
        with self.engine.begin() as connection:
            return work(connection)

    # Secrets and identities.

    @transaction
    def secret(self, connection: Connection, name: str, fresh: str) -> str:
        """The secret of that name. If there is none yet, `fresh` becomes the secret."""
        add = self._dialect.insert(secrets).on_conflict_do_nothing()
        connection.execute(add, {"name": name, "value": fresh})
        found = connection.execute(select(secrets.c.value).where(secrets.c.name == name))
        return str(found.scalar_one())

    @transaction
    def add_identity(self, connection: Connection, identity: str, name: str) -> None:
        row = {"id": identity, "name": name, "created": time.time()}
        connection.execute(insert(identities), row)

    @transaction
    def name_of(self, connection: Connection, identity: str) -> str | None:
        found = connection.execute(select(identities.c.name).where(identities.c.id == identity))
        name = found.scalar_one_or_none()
        return None if name is None else str(name)

    @transaction
    def rename(self, connection: Connection, identity: str, name: str) -> None:
        connection.execute(update(identities).where(identities.c.id == identity).values(name=name))

    @transaction
    def forget_name(self, connection: Connection, identity: str) -> list[str]:
        """Delete somebody's name from all finished games. Returns the tables where it stood."""
        over = select(tables.c.id).where(tables.c.status == "over")
        mine = (seats.c.identity == identity) & seats.c.table.in_(over)
        found = connection.execute(select(seats.c.table).where(mine)).scalars().all()
        connection.execute(update(seats).where(mine).values(name=""))
        return [str(table) for table in found]

    # Tables.

    @transaction
    def add_table(self, connection: Connection, table: TableRow) -> None:
        row = {name: getattr(table, name) for name in TableRow.__dataclass_fields__}
        connection.execute(insert(tables), {**row, "due": None})

    @transaction
    def load(self, connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[LogEntry]] | None:
        """A table with its whole log; None if there is no such table."""
        row = connection.execute(select(*TABLE_COLUMNS).where(tables.c.id == table)).one_or_none()
        if row is None:
            return None
        # The log first: a name that is newer than the log does no harm, but a missing name would.
        log = _entries_of(connection, table, 0)
        return _table(row), _seats_of(connection, table), log

    @transaction
    def table_ids(self, connection: Connection, after: str) -> list[str]:
        """The next ids of tables in alphabetical order, after this one."""
        wanted = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(MAX_LISTED)
        return [str(table) for table in connection.execute(wanted).scalars()]

    @transaction
    def entries_after(self, connection: Connection, table: str, number: int) -> tuple[list[SeatRow], list[LogEntry]]:
        """The entries of the log after this number, and who sits at the table now."""
        log = _entries_of(connection, table, number)
        return _seats_of(connection, table), log

    @transaction
    def tables_with_more(self, connection: Connection, numbers: Mapping[str, int]) -> list[str]:
        """The tables whose log has more entries than the number given for them."""
        key = tuple_(entries.c.table, entries.c.number)
        found: list[str] = []
        for group in _groups(sorted(numbers)):
            wanted = select(entries.c.table).where(key.in_([(table, numbers[table] + 1) for table in group]))
            found += [str(table) for table in connection.execute(wanted).scalars()]
        return found

    @transaction
    def seats_of(self, connection: Connection, table: str) -> list[SeatRow]:
        return _seats_of(connection, table)

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = ()) -> bool:
        return await self.writer.append(table, entry, effects)

    async def open_tables(self) -> list[TableListing]:
        """Public tables that wait for players or can be watched, the newest first."""
        wanted = select(*TABLE_COLUMNS).where(tables.c.public, tables.c.status != "over")
        return await self._listed(wanted.order_by(tables.c.created.desc()).limit(MAX_LISTED))

    async def tables_of(self, identity: str) -> list[TableListing]:
        """The tables where somebody sits or is the host, the last changed first."""
        sits = select(seats.c.table).where(seats.c.identity == identity)
        wanted = select(*TABLE_COLUMNS).where(or_(tables.c.id.in_(sits), tables.c.host == identity))
        return await self._listed(wanted.order_by(tables.c.changed.desc()).limit(MAX_LISTED))

    @transaction
    def _listed(self, connection: Connection, wanted: Select[Any]) -> list[TableListing]:
        found = [_table(row) for row in connection.execute(wanted)]
        at: dict[str, list[SeatRow]] = defaultdict(list)
        ids = [table.id for table in found]
        for row in connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            at[row.table].append(SeatRow(row.seat, row.identity, row.name))
        return [TableListing(table, at[table.id]) for table in found]

    @transaction
    def running_tables(self, connection: Connection, identity: str) -> int:
        """How many unfinished tables somebody hosts."""
        mine = select(func.count()).select_from(tables).where(tables.c.host == identity, tables.c.status != "over")
        return int(connection.execute(mine).scalar_one())

    # Guests and codes.

    @transaction
    def add_guest(self, connection: Connection, table: str, identity: str) -> None:
        add = self._dialect.insert(guests).on_conflict_do_nothing()
        connection.execute(add, {"table": table, "identity": identity})

    @transaction
    def is_guest(self, connection: Connection, table: str, identity: str) -> bool:
        wanted = select(guests.c.table).where(guests.c.table == table, guests.c.identity == identity)
        return connection.execute(wanted).first() is not None

    @transaction
    def add_code(
        self, connection: Connection, digest: str, table: str, seat: int, identity: str, expires: float
    ) -> None:
        row = {"hash": digest, "table": table, "seat": seat, "identity": identity, "expires": expires}
        connection.execute(delete(codes).where(codes.c.expires < time.time()))
        connection.execute(insert(codes), row)

    @transaction
    def use_code(self, connection: Connection, digest: str) -> tuple[str, int, str] | None:
        """The table, seat and former identity of a code that is still valid. A code can be used once."""
        used = delete(codes).where(codes.c.hash == digest).returning(codes)
        row = connection.execute(used).one_or_none()
        return None if row is None or row.expires < time.time() else (row.table, row.seat, row.identity)

    # Who looks after which table.

    @transaction
    def hold(self, connection: Connection, held: Iterable[str], until: float) -> None:
        """Note that this process looks after these tables for a while."""
        for group in _groups(sorted(held)):
            connection.execute(update(tables).where(tables.c.id.in_(group)).values(due=until))

    @transaction
    def release(self, connection: Connection, table: str, due: float | None) -> None:
        """Note that nobody looks after the table until its clock runs out."""
        connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    @transaction
    def unheld(self, connection: Connection, now: float, without: Collection[str] = ()) -> list[str]:
        """Running tables that have something to do but that nobody looks after; `without` are left out."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < now)
        found = connection.execute(wanted.limit(MAX_LISTED + len(without))).scalars()
        return [str(table) for table in found if table not in without]


def _groups(ids: list[str]) -> Iterable[list[str]]:
    for first in range(0, len(ids), 500):
        yield ids[first : first + 500]


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


def _seats_of(connection: Connection, table: str) -> list[SeatRow]:
    found = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return [SeatRow(row.seat, row.identity, row.name) for row in found]


def _entries_of(connection: Connection, table: str, number: int) -> list[LogEntry]:
    columns = [entries.c[name] for name in LogEntry._fields]
    wanted = select(*columns).where(entries.c.table == table, entries.c.number > number).order_by(entries.c.number)
    return [LogEntry(*row) for row in connection.execute(wanted)]
