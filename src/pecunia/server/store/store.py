"""The store as the rest of the server sees it: questions in, plain values out."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, Select, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from pecunia.server.store.database import answers, migrate, open_engine
from pecunia.server.store.rows import Effect, Entry, Listed, SeatRow, TableRow
from pecunia.server.store.schema import codes, entries, guests, identities, seats, secrets, tables
from pecunia.server.store.writer import PATIENCE, TROUBLE, StoreUnavailable, Writer

TABLE_COLUMNS = [tables.c[name] for name in TableRow.__dataclass_fields__]
MOST_LISTED = 100


class Store:
    """One database. Every method raises StoreUnavailable where the database is locked, slow or gone."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writer = Writer(self.engine)
        self._dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        try:
            await migrate(self.engine)
        except TROUBLE:
            raise StoreUnavailable from None
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                yield connection
        except TROUBLE:
            raise StoreUnavailable from None

    async def answers(self) -> bool:
        try:
            async with self._transaction() as connection:
                return await answers(connection)
        except StoreUnavailable:
            return False

    # Secrets and identities.

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name; `fresh` becomes it where there is none yet."""
        add = self._dialect.insert(secrets).on_conflict_do_nothing()
        async with self._transaction() as connection:
            await connection.execute(add, {"name": name, "value": fresh})
            found = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
            return str(found.scalar_one())

    async def add_identity(self, identity: str, name: str) -> None:
        row = {"id": identity, "name": name, "created": time.time()}
        async with self._transaction() as connection:
            await connection.execute(insert(identities), row)

    async def name_of(self, identity: str) -> str | None:
        async with self._transaction() as connection:
            found = await connection.execute(select(identities.c.name).where(identities.c.id == identity))
            name = found.scalar_one_or_none()
            return None if name is None else str(name)

    async def rename(self, identity: str, name: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(update(identities).where(identities.c.id == identity).values(name=name))

    async def forget_name(self, identity: str) -> list[str]:
        """Delete somebody's name from all finished games; the tables it stood at."""
        over = select(tables.c.id).where(tables.c.status == "over")
        mine = (seats.c.identity == identity) & seats.c.table.in_(over)
        async with self._transaction() as connection:
            found = (await connection.execute(select(seats.c.table).where(mine))).scalars().all()
            await connection.execute(update(seats).where(mine).values(name=""))
            return [str(table) for table in found]

    # Tables.

    async def add_table(self, table: TableRow) -> None:
        row = {name: getattr(table, name) for name in TableRow.__dataclass_fields__}
        async with self._transaction() as connection:
            await connection.execute(insert(tables), {**row, "due": None})

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A table with its whole log; None where there is no such table."""
        async with self._transaction() as connection:
            row = (await connection.execute(select(*TABLE_COLUMNS).where(tables.c.id == table))).one_or_none()
            if row is None:
                return None
            # The log first: a name that is newer than the log does no harm, one that is missing would.
            log = await _entries_of(connection, table, 0)
            return _table(row), await _seats_of(connection, table), log

    async def later(self, table: str, number: int) -> tuple[list[SeatRow], list[Entry]]:
        """What the log says after an entry, and who sits there now."""
        async with self._transaction() as connection:
            log = await _entries_of(connection, table, number)
            return await _seats_of(connection, table), log

    async def gone_on(self, numbers: Mapping[str, int]) -> list[str]:
        """Of tables known up to a number those whose log says more."""
        key = tuple_(entries.c.table, entries.c.number)
        found: list[str] = []
        async with self._transaction() as connection:
            for group in _groups(sorted(numbers)):
                wanted = select(entries.c.table).where(key.in_([(table, numbers[table] + 1) for table in group]))
                found += [str(table) for table in (await connection.execute(wanted)).scalars()]
        return found

    async def seats_of(self, table: str) -> list[SeatRow]:
        async with self._transaction() as connection:
            return await _seats_of(connection, table)

    async def append(self, table: str, entry: Entry, effects: Sequence[Effect] = ()) -> bool:
        return await self.writer.append(table, entry, effects)

    async def open_tables(self) -> list[Listed]:
        """Public tables that wait for players or can be watched, the newest first."""
        wanted = select(*TABLE_COLUMNS).where(tables.c.public, tables.c.status != "over")
        return await self._listed(wanted.order_by(tables.c.created.desc()).limit(MOST_LISTED))

    async def tables_of(self, identity: str) -> list[Listed]:
        """Where somebody sits or is the host, what changed last first."""
        sits = select(seats.c.table).where(seats.c.identity == identity)
        wanted = select(*TABLE_COLUMNS).where(or_(tables.c.id.in_(sits), tables.c.host == identity))
        return await self._listed(wanted.order_by(tables.c.changed.desc()).limit(MOST_LISTED))

    async def _listed(self, wanted: Select[Any]) -> list[Listed]:
        async with self._transaction() as connection:
            found = [_table(row) for row in await connection.execute(wanted)]
            at: dict[str, list[SeatRow]] = defaultdict(list)
            ids = [table.id for table in found]
            for row in await connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
                at[row.table].append(SeatRow(row.seat, row.identity, row.name))
        return [Listed(table, at[table.id]) for table in found]

    async def running_tables(self, identity: str) -> int:
        """How many tables somebody hosts that are not over."""
        mine = select(func.count()).select_from(tables).where(tables.c.host == identity, tables.c.status != "over")
        async with self._transaction() as connection:
            return int((await connection.execute(mine)).scalar_one())

    # Guests and codes.

    async def add_guest(self, table: str, identity: str) -> None:
        add = self._dialect.insert(guests).on_conflict_do_nothing()
        async with self._transaction() as connection:
            await connection.execute(add, {"table": table, "identity": identity})

    async def is_guest(self, table: str, identity: str) -> bool:
        wanted = select(guests.c.table).where(guests.c.table == table, guests.c.identity == identity)
        async with self._transaction() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def add_code(self, digest: str, table: str, seat: int, identity: str, expires: float) -> None:
        row = {"hash": digest, "table": table, "seat": seat, "identity": identity, "expires": expires}
        async with self._transaction() as connection:
            await connection.execute(delete(codes).where(codes.c.expires < time.time()))
            await connection.execute(insert(codes), row)

    async def use_code(self, digest: str) -> tuple[str, int, str] | None:
        """The table, seat and former identity of a code that is still good. It is good once."""
        async with self._transaction() as connection:
            used = delete(codes).where(codes.c.hash == digest).returning(codes)
            row = (await connection.execute(used)).one_or_none()
        return None if row is None or row.expires < time.time() else (row.table, row.seat, row.identity)

    # Who looks after which table.

    async def look_after(self, held: Iterable[str], until: float) -> None:
        """Say that this process looks after these tables for a while."""
        async with self._transaction() as connection:
            for group in _groups(sorted(held)):
                await connection.execute(update(tables).where(tables.c.id.in_(group)).values(due=until))

    async def leave(self, table: str, due: float | None) -> None:
        """Nobody looks after the table any more until its clock runs out."""
        async with self._transaction() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    async def neglected(self, now: float) -> list[str]:
        """Running tables that nobody looks after although there is something to do."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < now).limit(MOST_LISTED)
        async with self._transaction() as connection:
            return [str(table) for table in (await connection.execute(wanted)).scalars()]


def _groups(ids: list[str]) -> Iterable[list[str]]:
    for first in range(0, len(ids), 500):
        yield ids[first : first + 500]


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


async def _seats_of(connection: AsyncConnection, table: str) -> list[SeatRow]:
    found = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return [SeatRow(row.seat, row.identity, row.name) for row in found]


async def _entries_of(connection: AsyncConnection, table: str, number: int) -> list[Entry]:
    columns = [entries.c[name] for name in Entry._fields]
    wanted = select(*columns).where(entries.c.table == table, entries.c.number > number).order_by(entries.c.number)
    return [Entry(*row) for row in await connection.execute(wanted)]


# What happens together with an entry of the log.


def sits(table: str, row: SeatRow) -> Effect:
    return Effect(insert(seats), {"table": table, **row._asdict()})


def stands(table: str, seat: int) -> Effect:
    return Effect(delete(seats).where(seats.c.table == table, seats.c.seat == seat), {})


def moves_to(table: str, seat: int, identity: str) -> Effect:
    """The seat goes to another identity, with the name it has."""
    return Effect(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(identity=identity), {})


def hosts(table: str, identity: str) -> Effect:
    return Effect(update(tables).where(tables.c.id == table).values(host=identity), {})


def becomes(table: str, status: str, at: float, due: float | None) -> Effect:
    return Effect(update(tables).where(tables.c.id == table).values(status=status, changed=at, due=due), {})
