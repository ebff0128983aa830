"""The store as the rest of the server sees it: queries in, plain values out.

Each transaction runs in one go in a thread. SQLite offers nothing else, and wrapping it in coroutines costs more than
SQLite itself, at every step and at every start.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store import archive, leases, snapshots
from pecunia.server.store.attempt import DATABASE_ERRORS, Attempt
from pecunia.server.store.cutting import CutTable, cut_back
from pecunia.server.store.database import POOL, SECONDS, migrate, open_engine, require_database
from pecunia.server.store.device_rows import day_of
from pecunia.server.store.erasing import count_erasures
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.fair_list import site_part
from pecunia.server.store.listings import groups
from pecunia.server.store.lobby import lobby_page
from pecunia.server.store.my_tables import my_page, unfinished_listings
from pecunia.server.store.rows import (
    HELD,
    MAX_CHAT,
    GuestRow,
    LobbyPlace,
    LogEntry,
    MinePlace,
    Page,
    PublicTables,
    RowChange,
    SeatRow,
    SnapshotRow,
    StoredTable,
    TableListing,
    TablePeople,
    TableRow,
)
from pecunia.server.store.search import Wanted, finished_page
from pecunia.server.store.sql_tables import IS_CHAT, codes, entries, guests, identities, owner_values, seats, tables
from pecunia.server.store.sql_tables import leases as leases_table
from pecunia.server.store.writer import Told, Writer

ROW_FIELDS = [name for name in TableRow.__dataclass_fields__ if name != "values"]
TABLE_COLUMNS = [tables.c[name] for name in ROW_FIELDS]
MAX_LISTED = 100
IS_PLAYING = tables.c.status == "playing"

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

    def __init__(self, url: str, pool: int = POOL, seconds: int = SECONDS) -> None:
        self.engine = open_engine(url, pool, seconds)
        self.writer = Writer(self.engine, seconds)
        self._seconds = seconds
        # One connection is the writer's, and one is left for migrations.
        self._threads = ThreadPoolExecutor(pool - 2, "store")
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

    async def run(self, work: Callable[[Connection], Found], seconds: float | None = None) -> Found:
        """Run work in a transaction. Raises StoreUnavailable if nothing was done, OutcomeUnknown if nobody knows."""
        attempt = Attempt(self.engine, self._seconds if seconds is None else seconds)
        try:
            return await attempt.run(self._threads, work)
        except DATABASE_ERRORS:
            raise attempt.failure() from None

    # Identities.

    @transaction
    def add_identity(self, connection: Connection, identity: str, name: str) -> None:
        """An identity without a device, so nobody has a token of it."""
        now = time.time()
        connection.execute(insert(identities), {"id": identity, "name": name, "created": now, "seen": day_of(now)})

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
        over = select(tables.c.id).where(tables.c.id == seats.c.table, tables.c.status == "over").exists()
        mine = (seats.c.identity == identity) & (seats.c.name != "") & over
        found = connection.execute(update(seats).where(mine).values(name="").returning(seats.c.table)).scalars().all()
        count_erasures(connection, found)
        return [str(table) for table in found]

    @transaction
    def people_at(self, connection: Connection, table: str) -> TablePeople | None:
        """The people at a table; None if there is no such table."""
        columns = (tables.c.host, tables.c.erasures, tables.c.archived)
        row = connection.execute(select(*columns).where(tables.c.id == table)).one_or_none()
        if row is None:
            return None
        sitting = _seats_of(connection, table)
        if row.archived:
            log = archive.entries_after(connection, table, 0)
            talk = [entry for entry in log if entry.kind == "chat" and entry.text][-MAX_CHAT:]
            return TablePeople(row.host, row.erasures, sitting, talk, log[-1].number if log else 0)
        talk = _chat_of(connection, table, MAX_CHAT)
        # The number comes last: if somebody has written in between, the reader sees that it is too high.
        number = connection.execute(select(func.max(entries.c.number)).where(entries.c.table == table)).scalar_one()
        return TablePeople(row.host, row.erasures, sitting, talk, number or 0)

    @transaction
    def erasures_of(self, connection: Connection, wanted: Collection[str]) -> dict[str, int]:
        """How often names or talk were deleted at each of these tables."""
        found: dict[str, int] = {}
        for group in groups(sorted(wanted)):
            rows = connection.execute(select(tables.c.id, tables.c.erasures).where(tables.c.id.in_(group)))
            found.update({row.id: row.erasures for row in rows})
        return found

    async def tables_with_erasures(self, known: Mapping[str, int]) -> list[str]:
        """The tables where more was deleted than the number given for them says."""
        return [table for table, count in (await self.erasures_of(known)).items() if count > known[table]]

    # Tables.

    @transaction
    def add_table(self, connection: Connection, table: TableRow, due: float | None = None, process: str = "") -> int:
        """Add a table. If a process is named, the table belongs to it. Returns the fence of its lease."""
        row = {name: getattr(table, name) for name in ROW_FIELDS}
        connection.execute(insert(tables), {**row, "due": due})
        if table.values:
            connection.execute(insert(owner_values), {"table": table.id, "text": table.values})
        return leases.add(connection, table.id, process) if process else 0

    @transaction
    def load(self, connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[LogEntry]] | None:
        """A table with its whole log; None if there is no such table."""
        row = _row_of(connection, table)
        if row is None:
            return None
        # The log first: a name that is newer than the log does no harm, but a missing name would.
        log = archive.entries_after(connection, table, 0)
        return row, _seats_of(connection, table), log

    @transaction
    def open_table(
        self, connection: Connection, table: str, chat_lines: int, most: int | None = None
    ) -> StoredTable | None:
        """A table from its newest snapshot (or the newest up to the entry `most`); None if there is no such table."""
        row = _row_of(connection, table)
        if row is None:
            return None
        snapshot = snapshots.newest(connection, table, most)
        log = archive.entries_after(connection, table, 0 if snapshot is None else snapshot.number - 1)
        chat = [] if snapshot is None else _chat_of(connection, table, chat_lines, snapshot.number)
        return StoredTable(row, _seats_of(connection, table), snapshot, chat, log)

    @transaction
    def save_snapshot(self, connection: Connection, table: str, snapshot: SnapshotRow) -> None:
        """An archived table is opened from its log: so few people come that a snapshot is not worth its place."""
        archived = connection.execute(select(tables.c.archived).where(tables.c.id == table)).scalar_one_or_none()
        if archived is False:
            snapshots.save(connection, table, snapshot)

    @transaction
    def cut_log(self, connection: Connection, table: str, last: int, cut: CutTable) -> bool:
        """Cut a log back, with all rows that follow from it. False if the log does not end with the entry `last`."""
        archive.move_back(connection, table)
        end = select(func.max(entries.c.number)).where(entries.c.table == table)
        if connection.execute(end).scalar_one() != last:
            return False
        cut_back(connection, table, cut)
        return True

    @transaction
    def close_table(self, connection: Connection, table: str) -> None:
        """Let a table be over without an entry in its log."""
        connection.execute(update(tables).where(tables.c.id == table).values(status="over", due=None))

    @transaction
    def table_ids(self, connection: Connection, after: str) -> list[str]:
        """The next ids of tables in alphabetical order, after this one."""
        wanted = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(MAX_LISTED)
        return [str(table) for table in connection.execute(wanted).scalars()]

    @transaction
    def entries_after(self, connection: Connection, table: str, number: int) -> tuple[list[SeatRow], list[LogEntry]]:
        """The entries of the log after this number, and who sits at the table now."""
        log = archive.entries_after(connection, table, number)
        return _seats_of(connection, table), log

    @transaction
    def tables_with_more(self, connection: Connection, numbers: Mapping[str, int]) -> list[str]:
        """The tables whose log has more entries than the number given for them."""
        key = tuple_(entries.c.table, entries.c.number)
        found: list[str] = []
        for group in groups(sorted(numbers)):
            wanted = select(entries.c.table).where(key.in_([(table, numbers[table] + 1) for table in group]))
            found += [str(table) for table in connection.execute(wanted).scalars()]
        return found

    @transaction
    def seats_of(self, connection: Connection, table: str) -> list[SeatRow]:
        return _seats_of(connection, table)

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = (), fence: int = 0) -> bool:
        return await self.writer.append(table, entry, effects, fence)

    def put(self, table: str, entry: LogEntry, effects: Sequence[RowChange], fence: int, told: Told) -> None:
        """Like `append`, for those who cannot wait: `told` is called later."""
        self.writer.put(table, entry, effects, fence, told)

    @transaction
    def lobby(self, connection: Connection, after: LobbyPlace | None = None) -> Page[LobbyPlace]:
        """Public tables that wait for players, then those that can be watched, fair to all, after a place."""
        return lobby_page(connection, after)

    @transaction
    def public_tables(self, connection: Connection, host: str, laid_from: str) -> PublicTables:
        waiting = select(func.count()).select_from(tables).where(tables.c.status == "open", tables.c.public)
        site = site_part(laid_from)
        wanted = [tables.c.host == host]
        if laid_from:
            wanted += [tables.c.laid_from == laid_from, tables.c.laid_from.between(site, site + "g")]
        counts = [int(connection.execute(waiting.where(each)).scalar_one()) for each in wanted]
        return PublicTables(*counts, *[0] * (3 - len(counts)))

    @transaction
    def tables_of(self, connection: Connection, identity: str, after: MinePlace | None = None) -> Page[MinePlace]:
        """The tables where somebody sits or is the host, first those that are not over, after a place."""
        return my_page(connection, identity, after)

    @transaction
    def finished_tables(
        self, connection: Connection, identity: str, wanted: Wanted, after: MinePlace | None = None
    ) -> Page[MinePlace]:
        """The finished games of somebody that fit a search, the last one first, after a place."""
        return finished_page(connection, identity, wanted, after)

    @transaction
    def unfinished_tables(self, connection: Connection, identity: str) -> list[TableListing]:
        """The tables where somebody sits or is the host and that are not over."""
        return unfinished_listings(connection, identity)

    @transaction
    def running_tables(self, connection: Connection, identity: str) -> int:
        """How many unfinished tables somebody hosts."""
        mine = select(func.count()).select_from(tables).where(tables.c.host == identity)
        mine = mine.where(tables.c.status.in_(("open", "playing")))
        return int(connection.execute(mine).scalar_one())

    # Guests and codes.

    @transaction
    def add_guest(self, connection: Connection, table: str, identity: str) -> None:
        """Somebody has shown the invitation, perhaps after being removed: then it is a new one."""
        self._set_guest(connection, table, identity, removed=False)

    @transaction
    def remove_guest(self, connection: Connection, table: str, identity: str) -> None:
        self._set_guest(connection, table, identity, removed=True)

    def _set_guest(self, connection: Connection, table: str, identity: str, removed: bool) -> None:
        keys = (guests.c.table, guests.c.identity)
        add = self._dialect.insert(guests).on_conflict_do_update(index_elements=keys, set_={"removed": removed})
        connection.execute(add, {"table": table, "identity": identity, "removed": removed})

    @transaction
    def is_guest(self, connection: Connection, table: str, identity: str) -> bool | None:
        """Whether somebody has shown the invitation; None if the host has removed them since."""
        wanted = select(guests.c.removed).where(guests.c.table == table, guests.c.identity == identity)
        removed = connection.execute(wanted).scalar_one_or_none()
        return False if removed is None else None if removed else True

    @transaction
    def guests_of(self, connection: Connection, table: str) -> list[GuestRow]:
        """Those who have shown the invitation and have not been removed, by name."""
        wanted = select(guests.c.identity, identities.c.name).join_from(guests, identities)
        wanted = wanted.where(guests.c.table == table, guests.c.removed.is_(False)).order_by(identities.c.name)
        return [GuestRow(*row) for row in connection.execute(wanted.limit(MAX_LISTED))]

    @transaction
    def add_code(
        self, connection: Connection, digest: str, table: str, seat: int, identity: str, expires: float
    ) -> None:
        row = {"hash": digest, "table": table, "seat": seat, "identity": identity, "expires": expires}
        connection.execute(delete(codes).where(codes.c.expires < time.time()))
        connection.execute(insert(codes), row)

    @transaction
    def table_of_code(self, connection: Connection, digest: str) -> str | None:
        found = connection.execute(select(codes.c.table).where(codes.c.hash == digest)).scalar_one_or_none()
        return None if found is None else str(found)

    @transaction
    def use_code(self, connection: Connection, digest: str) -> tuple[str, int, str] | None:
        """The table, seat and former identity of a code that is still valid. A code can be used once."""
        used = delete(codes).where(codes.c.hash == digest).returning(codes)
        row = connection.execute(used).one_or_none()
        return None if row is None or row.expires < time.time() else (row.table, row.seat, row.identity)

    # Tables that have something to do by themselves. With several processes, see also `leases`.

    @transaction
    def release(self, connection: Connection, table: str, due: float | None) -> None:
        """Note when the table has something to do; it is in no memory until then."""
        connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    @transaction
    def unheld(self, connection: Connection, now: float, without: Collection[str] = ()) -> list[str]:
        """Running tables that have something to do but are in no memory; `without` are left out."""
        owned = select(leases_table.c.table).where(leases_table.c.table == tables.c.id).exists()
        wanted = select(tables.c.id).where(IS_PLAYING, tables.c.due < now, ~owned)
        found = connection.execute(wanted.limit(MAX_LISTED + len(without))).scalars()
        return [str(table) for table in found if table not in without]

    @transaction
    def held(self, connection: Connection, after: str) -> list[str]:
        """The next running tables, in alphabetical order, that were in memory when the last process ended."""
        wanted = select(tables.c.id).where(IS_PLAYING, tables.c.due >= HELD, tables.c.id > after)
        return [str(table) for table in connection.execute(wanted.order_by(tables.c.id).limit(MAX_LISTED)).scalars()]

    @transaction
    def claim_expired(self, connection: Connection, now: float, until: float, most: int) -> list[str]:
        """Tables that have waited too long for players. No other process gets them before `until`."""
        late = (tables.c.status == "open") & (tables.c.due < now)
        found = connection.execute(select(tables.c.id).where(late).order_by(tables.c.due).limit(most)).scalars().all()
        claim = update(tables).where(tables.c.id.in_(found), late).values(due=until).returning(tables.c.id)
        return [str(table) for table in connection.execute(claim).scalars()] if found else []


def _row_of(connection: Connection, table: str) -> TableRow | None:
    """A table with the values of its owner; None if there is no such table."""
    values = func.coalesce(owner_values.c.text, "").label("values")
    wanted = select(*TABLE_COLUMNS, values).select_from(tables.outerjoin(owner_values))
    row = connection.execute(wanted.where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    found = TableRow(**row._mapping)
    game = archive.archived_game(connection, table) if found.archived else None
    return found if game is None else replace(found, start=game.start, values=game.values)


def _seats_of(connection: Connection, table: str) -> list[SeatRow]:
    found = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return [SeatRow(row.seat, row.identity, row.name) for row in found]


def _chat_of(connection: Connection, table: str, lines: int, number: int | None = None) -> list[LogEntry]:
    """The last lines of the chat, or the last up to an entry, without those that were deleted.

    The condition is that of the index, to the letter, or no planner would use it.
    """
    chat = select(*archive.ENTRY_COLUMNS).where(entries.c.table == table, IS_CHAT, entries.c.text != "")
    if number is not None:
        chat = chat.where(entries.c.number <= number)
    found = connection.execute(chat.order_by(entries.c.number.desc()).limit(lines))
    return [LogEntry(*row) for row in found][::-1]
