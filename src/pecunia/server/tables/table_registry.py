"""All tables of this process. They are loaded when somebody comes, held while a game runs, and unloaded when idle."""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from functools import partial

import msgspec

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move, seat_letter, seat_number
from pecunia.server.bot_workers.pool import BotPool
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import Begin, Setting
from pecunia.server.settings import Settings
from pecunia.server.store.rows import SeatRow, TableRow
from pecunia.server.store.store import Store
from pecunia.server.store.writer import StoreUnavailable
from pecunia.server.tables.bus import Bus, Notice
from pecunia.server.tables.commands import assign_seat, start
from pecunia.server.tables.prepared import PreparedTable
from pecunia.server.tables.room import LEASE, Room
from pecunia.server.tables.state import TableState, restored, setting_options
from pecunia.server.tables.stored_setting import UnreadableTable

HOUSEKEEPING_SECONDS = 5.0
IDLE_SECONDS = 60.0  # until an empty table is unloaded
MAX_HOSTED = 50

log = logging.getLogger(__name__)

NewSeed = Callable[[str, Setting], str]  # makes the seed of a table from its host and setting


def random_seed(host: str, setting: Setting) -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


class TableRegistry:
    def __init__(self, settings: Settings, new_seed: NewSeed = random_seed) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.bus = Bus(settings.bus_url, secrets.token_hex(8), self._on_notice, self._check_all_soon)
        self.has_peers = bool(settings.bus_url)
        self.rooms: dict[str, Room] = {}
        self.unreadable: dict[str, str] = {}  # by table: why it could not be read the last time
        self._new_seed = new_seed
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._checking_all = False

    async def open(self) -> None:
        await self.store.open()
        self.bus.start()
        self._spawn(self._keep_house())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.bus.close()
        self.bot_pool.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # New tables.

    async def create_table(self, host: str, setting: Setting) -> Room:
        """Create a table as its host wants it. The host does not sit down yet."""
        await self._check_hosted(host)
        if setting.begin != Begin():
            raise PecuniaError("begins-by-chance")
        for seat, bot in setting.bots.items():
            make_bot(bot, stream_of(""))  # refuses an unknown bot
            if seat_number(seat) >= setting.players:
                raise PecuniaError("no-such-seat")
        setting_options(setting)
        # The name of the owner's file was only needed for errors. It is private, so it is not stored.
        return await self._create(host, msgspec.structs.replace(setting, values_file=Setting().values_file))

    async def create_prepared(self, host: str, name: str, prepared: PreparedTable) -> Room:
        """Create a table for one person among bots. The person is seated, and the game begins."""
        await self._check_hosted(host)
        room = await self._create(host, prepared.setting, prepared.seed, prepared.start)
        row = SeatRow(prepared.seat, host, name)
        await room.execute(lambda table: assign_seat(table, row))
        await room.execute(lambda table: start(table, host))
        return room

    async def create_rematch(self, table: TableState) -> str:
        """Create the same table again for people who want it, all one seat further, so that somebody else begins."""
        old = table.setting
        count = old.players
        bots = {seat_letter((seat_number(seat) + 1) % count): bot for seat, bot in old.bots.items()}
        host = table.host
        if table.seat_of(host) >= 0 and table.seat_of(host) not in table.rematch_offered:
            host = table.seats[table.rematch_offered[0]].identity  # the former host has resigned and gone
        room = await self._create(host, msgspec.structs.replace(old, bots=bots))
        for number, seat in enumerate(table.seats):
            if seat.identity and number in table.rematch_offered:
                name = seat.name or await self.store.name_of(seat.identity) or ""
                row = SeatRow((number + 1) % count, seat.identity, name)
                await room.execute(partial(assign_seat, row=row))
        return room.id

    async def _check_hosted(self, host: str) -> None:
        if await self.store.running_tables(host) >= MAX_HOSTED:
            raise PecuniaError("too-many-tables", most=MAX_HOSTED)

    async def _create(self, host: str, setting: Setting, seed: str = "", position: str = "") -> Room:
        if len(self.rooms) >= self.settings.most_tables:
            raise PecuniaError("house-full")
        now = time.time()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            setting=msgspec.json.encode(setting).decode(),
            seed=seed or self._new_seed(host, setting),
            invitation=secrets.token_urlsafe(18),
            host=host,
            status="open",
            public=setting.public,
            created=now,
            changed=now,
            start=position,
        )
        await self.store.add_table(row)
        room = self.rooms[row.id] = Room(self, TableState(row))
        return room

    # Existing tables.

    async def room(self, table: str) -> Room:
        """The room of that table. It is loaded if it is not here yet."""
        found = self.rooms.get(table)
        if found is not None:
            found.last_used = time.monotonic()
            if self.has_peers and found.table.status == "over":  # another process may have deleted a name
                found.table.set_names(await self.store.seats_of(table))
            return found
        async with self._loading[table]:
            try:
                return self.rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Room:
        loaded = await self.store.load(table)
        if loaded is None:
            raise PecuniaError("unknown-table")
        try:
            state = restored(*loaded)
        except UnreadableTable as error:
            self.note_unreadable(error)
            raise
        self.unreadable.pop(table, None)
        room = self.rooms.setdefault(table, Room(self, state))
        room.driver.wake()
        if self.has_peers:  # notices during the loading reached no room
            await room.read_on()
        return room

    def note_unreadable(self, error: UnreadableTable) -> None:
        """Log once why a table cannot be read. Lists leave it out until it can be opened again."""
        if self.unreadable.get(error.table) != error.reason:
            self.unreadable[error.table] = error.reason
            log.warning("table %s cannot be read: %s", error.table, error.reason)

    # For rooms.

    def entry_written(self, table: str, number: int) -> None:
        if self.has_peers:
            self.bus.publish(table, number, self._seats_here(table))

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        return await self.bot_pool.choose(question)

    # Other processes.

    def presence_changed(self, table: str) -> None:
        """Somebody has connected to a table here, or left it. Tell other processes, so that they show it too."""
        if self.has_peers and table in self.rooms:
            self.bus.publish(table, self.rooms[table].table.number, self._seats_here(table))

    def _seats_here(self, table: str) -> list[int]:
        return sorted(seat for seat in self.rooms[table].audience.clients if seat >= 0)

    def _on_notice(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        room.audience.elsewhere[notice.sender] = (time.monotonic() + LEASE, set(notice.here))
        room.audience.tell_presence()
        if notice.number > room.table.number:
            self._spawn(self._read_on(room, notice.number))

    def _check_all_soon(self) -> None:
        if not self._checking_all:
            self._checking_all = True
            self._spawn(self._check_all())

    async def _check_all(self) -> None:
        """Check whether other processes have written something without a notice reaching us."""
        try:
            known = {table: room.table.number for table, room in self.rooms.items()}
            for table in await self.store.tables_with_more(known):
                if table in self.rooms:
                    await self._read_on(self.rooms[table], known[table] + 1)
        except StoreUnavailable:
            log.warning("tables could not be looked up")
        finally:
            self._checking_all = False

    async def _read_on(self, room: Room, number: int) -> None:
        try:
            await room.read_on(number)
        except StoreUnavailable:
            log.warning("a table could not be looked up")

    # Housekeeping.

    async def _keep_house(self) -> None:
        """Every few seconds: hold running tables, take over tables that nobody holds, unload idle ones."""
        # If no other process shares the database, tables that were running at the last shutdown are taken over at once.
        ahead = 0.0 if self.store.shared else LEASE * 2
        while True:
            try:
                await self._take_over(time.time() + ahead)
                running = [id for id, room in self.rooms.items() if room.table.status == "playing"]
                await self.store.hold(running, time.time() + LEASE)
                self._tell_presence()
                await self._unload_idle()
                ahead = 0.0
            except PecuniaError as error:
                log.warning("housekeeping: %s", error.key)
            except Exception:
                log.exception("housekeeping")
            await asyncio.sleep(HOUSEKEEPING_SECONDS)

    def _tell_presence(self) -> None:
        for table, room in self.rooms.items():
            room.audience.tell_presence()  # the clients of a process that has died are gone
            if room.audience.clients:
                self.presence_changed(table)

    async def _take_over(self, now: float) -> None:
        """Load all tables that nobody holds. Those that cannot be read are left to a process that can."""
        tried: set[str] = set()
        while found := [table for table in await self.store.unheld(now, self.unreadable) if table not in tried]:
            tried.update(found)
            await self.store.hold(found, now + LEASE)
            for table in found:
                try:
                    await self.room(table)
                except UnreadableTable:
                    await self.store.release(table, time.time())
                except StoreUnavailable:
                    raise
                except Exception:
                    log.exception("table %s could not be taken over", table)

    async def _unload_idle(self) -> None:
        late = time.monotonic() - IDLE_SECONDS
        for table, room in list(self.rooms.items()):
            if room.last_used < late and room.can_unload():
                if room.table.status == "playing":
                    await self.store.release(table, room.table.deadline())
                if room.can_unload():
                    room.close()
                    del self.rooms[table]
