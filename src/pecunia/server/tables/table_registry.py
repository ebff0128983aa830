"""All tables of this process. They are loaded when somebody comes, and unloaded when nobody uses them."""

import asyncio
import contextlib
import heapq
import itertools
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from functools import partial
from socket import gethostname
from weakref import WeakValueDictionary

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move
from pecunia.server.bot_workers.pool import BotPool
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import Setting
from pecunia.server.metrics import ENTRIES
from pecunia.server.queues.fair_turns import Sender
from pecunia.server.queues.work_queues import WorkQueues
from pecunia.server.settings import Settings
from pecunia.server.store import leases
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.rows import LogEntry, SeatRow
from pecunia.server.store.store import Store
from pecunia.server.tables import commands
from pecunia.server.tables.bus import Bus, Notice
from pecunia.server.tables.client import COME_BACK, REFUSED, SIGNED_OUT, Client
from pecunia.server.tables.commands import assign_seat, sit, start
from pecunia.server.tables.expiry import waiting_seconds
from pecunia.server.tables.known_values import CHECK_SECONDS, checked_values, read_values
from pecunia.server.tables.laying import check_wanted, host_of_rematch, new_row, random_seed, setting_of_rematch
from pecunia.server.tables.opening import open_stored
from pecunia.server.tables.ownership import OwnedElsewhere, Ownership, open_ownership
from pecunia.server.tables.prepared import PreparedTable, begin_prepared
from pecunia.server.tables.room import Room
from pecunia.server.tables.snapshot_keeper import SnapshotKeeper
from pecunia.server.tables.state import TableState, setting_options
from pecunia.server.tables.stored_setting import UnreadableTable
from pecunia.server.tasks import cancel_all, spawn
from pecunia.titles.registry import title

HOUSEKEEPING_SECONDS = 5.0
FORGOTTEN_EVERY = 12  # rounds of housekeeping
IDLE_SECONDS = 60.0  # until an empty table is unloaded
WORTH_A_SNAPSHOT = 16  # entries since the last one, when a table is unloaded; fewer are read as quickly
UNLOADED_SHARE = 50  # of the tables, one in this many is unloaded at once when there are too many
MAX_HOSTED = 50
# Public tables that wait for players: of one host, from one address, from one network of IPv6 addresses.
MAX_PUBLIC_OF_HOST = 5
MAX_PUBLIC_OF_ADDRESS = 20
MAX_PUBLIC_OF_SITE = 80
MAX_EXPIRED = 20  # tables that are closed in one round of housekeeping
CLAIM_SECONDS = 20.0  # for which no other process looks at a table that we are about to close
UNREADABLE_SECONDS = 86400.0  # until we try again to close a table that cannot be read

log = logging.getLogger(__name__)

NewSeed = Callable[[str, Setting], str]  # makes the seed of a table from its host and setting


class TableRegistry:
    def __init__(self, settings: Settings, new_seed: NewSeed = random_seed) -> None:
        self.settings = settings
        self.queues = WorkQueues()
        self.store = Store(settings.database, settings.database_pool, settings.database_seconds)
        self.snapshots = SnapshotKeeper(self.store)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.bus = Bus(settings.bus_url, secrets.token_hex(8), self._on_notice, self.check_all_soon)
        self.has_bus = bool(settings.bus_url)
        self.ownership: Ownership | None = None  # with SQLite there is no other process
        self.rooms: dict[str, Room] = {}
        # Rooms that some request still holds, although they have been unloaded.
        self._unloaded: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.unreadable: dict[str, str] = {}  # by table: why it could not be read the last time
        self.devices_ended_elsewhere: Callable[[Collection[str]], None] = self.disconnect
        self._new_seed = new_seed
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._checking_all = False
        self._laying_public = asyncio.Lock()

    async def open(self) -> None:
        await self.store.open()
        if self.store.shared:
            self.ownership = await open_ownership(self, f"{gethostname()} {self.settings.host} {self.settings.port}")
            await self.ownership.open(self.settings.peer_host, self.settings.peer_port)
        self.bus.start()
        self._spawn(self._keep_house())

    async def close(self) -> None:
        await cancel_all(self._tasks)
        if self.ownership is not None:
            await self.ownership.close()
        for room in self.rooms.values():
            room.close()
        await self.snapshots.close()
        await self.bus.close()
        self.bot_pool.close()
        self.queues.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        spawn(work, self._tasks)

    # New tables.

    async def create_table(self, host: str, setting: Setting, laid_from: str = "", address: str = "") -> Room:
        """Create a table as its host wants it. The host does not sit down yet.

        `laid_from` are hashes of the host's address, for the limits of public tables.
        """
        await self._check_hosted(host)
        check_wanted(setting)
        if setting.values:
            title(setting.game)  # refuses an unknown game
            values = await self.queues.quick.run(Sender(address, host), CHECK_SECONDS, checked_values, setting)
            setting = msgspec.structs.replace(setting, values=values)
        # The name of the owner's file was only needed for errors. It is private, so it is not stored.
        setting = msgspec.structs.replace(setting, values_file=Setting().values_file)
        await read_values(setting)
        setting_options(setting)
        if not setting.public:
            return await self._create(host, setting)
        async with self._laying_public:  # so that several at once are not counted before any of them is there
            await self._check_public(host, laid_from)
            return await self._create(host, setting, laid_from=laid_from)

    async def create_prepared(self, host: str, name: str, prepared: PreparedTable) -> Room:
        """Create a table for one person among bots. The person is seated, and the game begins."""
        await self._check_hosted(host)
        room = await self._create(host, prepared.setting, prepared.seed, prepared.start)
        return await begin_prepared(room, host, name, prepared)

    async def create_rematch(self, table: TableState) -> str:
        """Create the same table again for people who want it, all one seat further, so that somebody else begins."""
        old, host = table.setting, host_of_rematch(table)
        await self._check_hosted(host)
        public = old.public and (await self.store.public_tables(host, "")).host < self._times(MAX_PUBLIC_OF_HOST)
        await read_values(old)
        room = await self._create(host, setting_of_rematch(old, public))
        for number, seat in enumerate(table.seats):
            if seat.identity and number in table.rematch_offered:
                name = seat.name or await self.store.name_of(seat.identity) or ""
                row = SeatRow((number + 1) % old.players, seat.identity, name)
                await room.execute(partial(assign_seat, row=row))
            elif seat.identity:
                await self.store.add_guest(room.id, seat.identity)  # may come later, without the invitation
        await self._begin_if_full(room)
        return room.id

    async def join_rematch(self, table: TableState, identity: str) -> None:
        """Seat somebody who wants a rematch later than the others did. The game begins when nobody is missing."""
        room = await self.room(table.rematch)
        seat = (table.seat_of(identity) + 1) % table.setting.players
        if room.table.status != "open" or room.table.seat_of(identity) >= 0 or room.table.seats[seat].taken:
            return
        name = table.seats[table.seat_of(identity)].name or await self.store.name_of(identity) or ""
        await room.execute(lambda there: sit(there, identity, name, seat))
        await self._begin_if_full(room)

    async def _begin_if_full(self, room: Room) -> None:
        """All have said that they want to play, so nobody need press a button."""
        if room.table.status == "open" and all(seat.taken for seat in room.table.seats):
            await room.execute(lambda table: start(table, room.table.host))

    async def _check_hosted(self, host: str) -> None:
        if await self.store.running_tables(host) >= MAX_HOSTED:
            raise PecuniaError("too-many-tables", most=MAX_HOSTED)

    async def _check_public(self, host: str, laid_from: str) -> None:
        """Raises if too many public tables of one host, from one address or its network wait for players."""
        found = await self.store.public_tables(host, laid_from)
        limits = (MAX_PUBLIC_OF_HOST, MAX_PUBLIC_OF_ADDRESS, MAX_PUBLIC_OF_SITE)
        for count, limit in zip(found, limits, strict=True):
            if count >= self._times(limit):
                raise PecuniaError("too-many-public", most=self._times(limit))

    def _times(self, limit: int) -> int:
        return max(1, limit * self.settings.rate_percent // 100)

    async def _create(
        self, host: str, setting: Setting, seed: str = "", position: str = "", laid_from: str = ""
    ) -> Room:
        await self._make_room_for_one()
        row = new_row(host, setting, seed or self._new_seed(host, setting), position, laid_from)
        process = "" if self.ownership is None else self.ownership.process
        fence = await self.store.add_table(row, row.created + waiting_seconds(setting), process)
        room = self.rooms[row.id] = Room(self, TableState(row), fence=fence)
        return room

    # Existing tables.

    async def room(self, table: str, even_if_full: bool = False, ask: bool = True) -> Room:
        """The room of that table. It is loaded if it is not here yet.

        Raises OwnedElsewhere if another process has the table. With `ask`, that one may give it to us.
        """
        found = self.rooms.get(table)
        if found is None and (unloaded := self._unloaded.get(table)) is not None:
            found = self.keep(unloaded)
        if found is not None:
            found.last_used = time.monotonic()
            if self.ownership and found.table.status == "over":  # another process may have deleted a name
                found.table.set_names(await self.store.seats_of(table))
            return found
        async with self._loading[table]:
            try:
                return self.rooms.get(table) or await self._load(table, even_if_full, ask)
            finally:
                self._loading.pop(table, None)

    async def load_taken(self, table: str, fence: int) -> None:
        """Load a table that this process has taken over."""
        async with self._loading[table]:
            try:
                if table not in self.rooms:
                    await self._load(table, even_if_full=True, fence=fence)
            finally:
                self._loading.pop(table, None)

    def is_loading(self, table: str) -> bool:
        return table in self._loading

    async def _load(self, table: str, even_if_full: bool, ask: bool = True, fence: int = 0) -> Room:
        if not even_if_full:
            await self._make_room_for_one()
        if self.ownership is not None:
            fence = fence or await self.ownership.take(table, ask)
        try:
            opened = await open_stored(self.store, table)
        except UnreadableTable as error:
            self.note_unreadable(error)
            await self._leave_to_others(table, fence, time.time())
            raise
        if opened is None:
            raise PecuniaError("unknown-table")
        self.unreadable.pop(table, None)
        room = self.rooms.setdefault(table, Room(self, opened.state, opened.snapshot, fence))
        room.fence = max(room.fence, fence)  # two requests may have loaded it at once
        room.keep_snapshot_if_due()
        room.driver.wake()
        if self.older_peers:  # notices during the loading reached no room
            await room.read_on()
        return room

    async def _leave_to_others(self, table: str, fence: int, due: float | None) -> None:
        """A table that we cannot read may be readable for a process of another release."""
        with contextlib.suppress(StoreUnavailable):  # then others find it when this process ends
            if self.ownership is None:
                await self.store.release(table, due)
            else:
                process, released = self.ownership.process, [leases.Released(table, fence, due)]
                await self.store.run(lambda connection: leases.release(connection, process, released))

    async def command_here(self, table: str, name: str, identity: str, even_if_full: bool = False) -> None:
        room = await self.room(table, even_if_full)
        await room.execute(lambda state: commands.BY_NAME[name](state, identity))

    def keep(self, room: Room) -> Room:
        """Put a room back that was unloaded while a request was about to use it.

        There must never be two rooms of one table: people at one would not hear of what happens at the other.
        """
        if self._unloaded.pop(room.id, None) is room:
            self.rooms[room.id] = room
            room.last_used = time.monotonic()
            room.driver.wake()
        return room

    def note_unreadable(self, error: UnreadableTable) -> None:
        """Log once why a table cannot be read. Lists leave it out until it can be opened again."""
        if self.unreadable.get(error.table) != error.reason:
            self.unreadable[error.table] = error.reason
            log.warning("table %s cannot be read: %s", error.table, error.reason)

    # For rooms.

    @property
    def older_peers(self) -> bool:
        return self.bus.older_peers

    def entry_written(self, table: str, entry: LogEntry) -> None:
        ENTRIES.inc(entry.kind)
        if table in self._unloaded:
            self.keep(self._unloaded[table])
        if self.older_peers:
            self.bus.publish(table, entry.number, self._seats_here(table), self._erasures(table))

    def lose(self, room: Room) -> None:
        """Another process has the table. Our clients find it there."""
        self._drop(room)
        if self.ownership is not None:
            self.ownership.lost()

    def give_up(self, room: Room, error: UnreadableTable) -> None:
        """Without this, the clients of this process would see a table that is not the real one."""
        self.note_unreadable(error)
        self._drop(room)
        self._spawn(self._leave_to_others(room.id, room.fence, time.time()))

    def _drop(self, room: Room) -> None:
        self.unload_closed(room)
        room.audience.disconnect_all(COME_BACK)
        room.closed = True
        room.close()

    def unload_closed(self, room: Room) -> None:
        """The table leaves this process."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.bot_pool.forget(room.id, len(room.table.seats))

    def keep_snapshot(self, table: TableState) -> None:
        self.snapshots.keep(table)

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        return await self.bot_pool.choose(question)

    # Other processes.

    @property
    def hears_others(self) -> bool:
        """Whether this process hears at once what others do to people. If there is no other, it misses nothing."""
        return self.ownership is None or self.bus.connected or self.ownership.peers.linked_to_all

    @property
    def cut_off(self) -> bool:
        """Whether other processes have our tables while we cannot reach the database."""
        return self.ownership is not None and self.ownership.cut_off

    def _seats_here(self, table: str) -> list[int]:
        return sorted(seat for seat in self.rooms[table].audience.clients if seat >= 0)

    def _erasures(self, table: str) -> int:
        return self.rooms[table].table.row.erasures

    def _on_notice(self, notice: Notice) -> None:
        self.hear_news(notice.ended, {notice.table: notice.erasures} if notice.table else {})
        room = self.rooms.get(notice.table)
        if room is not None and notice.number > room.table.number:
            self._spawn(self._read_on(room, notice.number))

    def hear_news(self, ended: Collection[str], erased: Mapping[str, int]) -> None:
        """Another process has signed out devices, or deleted names or talk at tables so many times."""
        if ended:
            self.devices_ended_elsewhere(ended)
        for table, erasures in erased.items():
            room = self.rooms.get(table)
            if room is not None and erasures > room.table.row.erasures:
                self._spawn(self._forget_people(room))

    def check_all_soon(self) -> None:
        if not self._checking_all:
            self._checking_all = True
            self._spawn(self._check_all())

    async def _check_all(self) -> None:
        """Check whether other processes have done something without our hearing of it."""
        try:
            if self.older_peers:
                known = {table: room.table.number for table, room in self.rooms.items()}
                for table in await self.store.tables_with_more(known):
                    if table in self.rooms:
                        await self._read_on(self.rooms[table], known[table] + 1)
            erasures = {table: self._erasures(table) for table in self.rooms}
            for table in await self.store.tables_with_erasures(erasures):
                if table in self.rooms:
                    await self._forget_people(self.rooms[table])
        except StoreUnavailable:
            log.warning("tables could not be looked up")
        finally:
            self._checking_all = False

    async def _read_on(self, room: Room, number: int) -> None:
        try:
            await room.read_on(number)
        except UnreadableTable:
            pass  # it has been given up
        except StoreUnavailable:
            log.warning("a table could not be looked up")

    # People.

    async def people_erased(self, tables: Sequence[str]) -> None:
        """Names or talk were deleted from the store at these tables. Forget them here, and tell other processes."""
        for table in tables:
            if table in self.rooms:
                await self._forget_people(self.rooms[table])
        if self.ownership is not None:
            erased = await self.store.erasures_of(tables)
            self.ownership.tell(erased=erased)
            for table, erasures in erased.items():
                self.bus.publish(table, 0, [], erasures)

    async def _forget_people(self, room: Room) -> None:
        try:
            await room.forget_people()
        except StoreUnavailable:
            log.warning("a table could not be looked up")

    def _clients(self) -> list[Client]:
        return [
            client for room in self.rooms.values() for clients in room.audience.clients.values() for client in clients
        ]

    def connected_devices(self) -> set[str]:
        return {client.device for client in self._clients() if client.device}

    def disconnect(self, devices: Collection[str]) -> None:
        """These devices are signed out, so their sockets are closed."""
        for client in self._clients():
            if client.device in devices:
                client.disconnect(SIGNED_OUT)

    def disconnect_people(self, people: Collection[str], why: PecuniaError) -> None:
        """Refuse these people everything from now on: say why, and close their sockets."""
        for client in self._clients():
            if client.identity in people:
                client.refuse(message_id="", error=why)
                client.disconnect(REFUSED)

    def tell_ended(self, devices: Sequence[str]) -> None:
        """Tell other processes that these devices are signed out."""
        self.bus.publish_ended(list(devices))
        if self.ownership is not None:
            self.ownership.tell(ended=devices)

    # Housekeeping.

    async def _keep_house(self) -> None:
        """Every few seconds: load tables that have something to do, close those that nobody wants, unload idle ones."""
        found_at_start = False
        for count in itertools.count():
            try:
                if not found_at_start:
                    await self._load_all(await self._held_before())
                    found_at_start = True
                await self._load_due()
                if self.ownership is not None and count % FORGOTTEN_EVERY == 0:
                    await self.ownership.load_forgotten()
                await self._keep_waiting()
                await self._close_expired()
                await self._unload_idle()
            except PecuniaError as error:
                log.warning("housekeeping: %s", error.key)
            except Exception:
                log.exception("housekeeping")
            await asyncio.sleep(HOUSEKEEPING_SECONDS)

    async def _held_before(self) -> list[str]:
        """Running tables that were in the memory of a process which has ended, and that no process has now."""
        if self.ownership is not None:
            return await self.store.run(leases.unowned)
        found: list[str] = []
        while more := await self.store.held(found[-1] if found else ""):
            found += more
        return found

    async def _load_due(self) -> None:
        """Load all tables that have something to do and are in no memory."""
        tried: set[str] = set()
        while found := [table for table in await self.store.unheld(time.time(), self.unreadable) if table not in tried]:
            tried.update(found)
            await self._load_all(found)

    async def _load_all(self, tables: Sequence[str]) -> None:
        """Load tables. Those that cannot be read are left to a process that can."""
        for table in tables:
            try:
                await self.room(table, even_if_full=True, ask=False)
            except StoreUnavailable:
                raise
            except (UnreadableTable, OwnedElsewhere):
                pass
            except Exception:
                log.exception("table %s could not be loaded", table)

    async def _keep_waiting(self) -> None:
        """Tables that wait for players stay while somebody is connected. It is written only now and then."""
        now = time.time()
        for room in list(self.rooms.values()):
            if room.table.status == "open" and room.audience.clients:
                seconds = waiting_seconds(room.table.setting)
                if room.waits_until < now + seconds / 2:
                    await self.store.release(room.id, now + seconds)
                    room.waits_until = now + seconds

    async def _close_expired(self) -> None:
        """Close tables that have waited too long. Only one process gets each of them."""
        now = time.time()
        for table in await self.store.claim_expired(now, now + CLAIM_SECONDS, MAX_EXPIRED):
            try:
                room = await self.room(table, even_if_full=True)
                if not room.audience.clients:
                    await room.execute(commands.expire)
            except OwnedElsewhere:
                pass  # somebody is connected to it there
            except UnreadableTable:
                await self.store.release(table, now + UNREADABLE_SECONDS)
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("table %s could not be closed", table)

    async def _unload_idle(self) -> None:
        late = time.monotonic() - IDLE_SECONDS
        await self._unload([room for room in self.rooms.values() if room.last_used < late])

    async def _make_room_for_one(self) -> None:
        """Unload the tables that nobody has used for longest, if there are too many. Raises if all are in use."""
        most = self.settings.max_tables
        if len(self.rooms) < most:
            return
        idle = [room for room in self.rooms.values() if room.can_unload()]
        count = len(self.rooms) - most + 1 + most // UNLOADED_SHARE  # some more, so that we need not look each time
        await self._unload(heapq.nsmallest(count, idle, key=lambda room: room.last_used))
        if len(self.rooms) >= most:
            raise PecuniaError("house-full")

    async def _unload(self, rooms: Sequence[Room]) -> None:
        """Unload those of these tables that nobody uses."""
        if self.ownership is not None:
            await self.let_go([room for room in rooms if room.can_unload()])
            return
        for room in rooms:
            if room.can_unload() and room.held:
                await self.store.release(room.id, room.table.deadline())
                room.held = False
            if room.can_unload() and self.rooms.get(room.id) is room:
                room.keep_snapshot(WORTH_A_SNAPSHOT)
                room.close()
                self.unload_closed(room)
                self._unloaded[room.id] = room

    async def let_go_of_empty(self) -> None:
        """This process is about to end: others can have the tables at which nobody is connected here."""
        await self.let_go([room for room in self.rooms.values() if room.can_unload()])

    async def let_go(self, rooms: Sequence[Room]) -> None:
        """These tables leave this process, and any other may have them. Clients that are still there are sent away."""
        assert self.ownership is not None
        for room in rooms:
            room.keep_snapshot(WORTH_A_SNAPSHOT)
            self._drop(room)
        await self.ownership.release(rooms)
