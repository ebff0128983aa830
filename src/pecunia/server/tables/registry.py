"""All tables of this process: they are loaded when somebody comes, looked after, and put away when all have left."""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import NamedTuple

import msgspec

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.server.bot_workers.pool import Thinking
from pecunia.server.messages import Begin, Setting
from pecunia.server.settings import Settings
from pecunia.server.store.rows import SeatRow, TableRow
from pecunia.server.store.store import Store, sits
from pecunia.server.store.writer import StoreUnavailable
from pecunia.server.tables.bus import Bus, Notice
from pecunia.server.tables.room import LEASE, Room
from pecunia.server.tables.state import TableState, Wish, setting_options

ROUND = 5.0  # seconds between two looks at all tables
IDLE = 60.0  # seconds until a table at which nobody is is put away
MAX_HOSTED = 50

log = logging.getLogger(__name__)

NewSeed = Callable[[str, Setting], str]  # the seed of a table, by its host and its setting


def random_seed(host: str, setting: Setting) -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


class Prepared(NamedTuple):
    """A game that does not begin by chance, for a person at `seat`: dealt by a seed, or begun with a position."""

    setting: Setting
    seat: int
    seed: str = ""
    start: str = ""


class TableRegistry:
    def __init__(self, settings: Settings, new_seed: NewSeed = random_seed) -> None:
        self.settings = settings
        self._new_seed = new_seed
        self.name = secrets.token_hex(8)
        self.store = Store(settings.database)
        self.thinking = Thinking(settings.bot_workers, settings.bot_seconds)
        self.bus = Bus(settings.bus_url, self.name, self._heard, self._look_at_all)
        self.several = bool(settings.bus_url)
        self.rooms: dict[str, Room] = {}
        self._doors: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = False

    async def open(self) -> None:
        await self.store.open()
        self.bus.start()
        self._spawn(self._rounds())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.bus.close()
        self.thinking.close()
        await self.store.close()

    # Tables.

    async def new_table(self, host: str, setting: Setting) -> Room:
        """Lay a table. Its host does not sit down yet."""
        if await self.store.running_tables(host) >= MAX_HOSTED:
            raise PecuniaError("too-many-tables", most=MAX_HOSTED)
        if setting.begin != Begin():
            raise PecuniaError("begins-by-chance")
        for seat, bot in setting.bots.items():
            make_bot(bot, stream_of(""))  # an unknown one is refused
            if ord(seat) - 65 >= setting.players:
                raise PecuniaError("no-such-seat")
        setting_options(setting)
        return await self._lay(host, setting)

    async def lay_prepared(self, host: str, name: str, prepared: Prepared) -> Room:
        """Lay a table for one person among bots, who sits down; and the game begins."""
        if await self.store.running_tables(host) >= MAX_HOSTED:
            raise PecuniaError("too-many-tables", most=MAX_HOSTED)
        room = await self._lay(host, prepared.setting, prepared.seed, prepared.start)
        row = SeatRow(prepared.seat, host, name)
        await room.act(partial(_just, Wish("sit", row.seat, host, effects=[sits(room.id, row)], names=[row])))
        await room.act(partial(_just, Wish("start", -1, host)))
        return room

    async def _lay(self, host: str, setting: Setting, seed: str = "", start: str = "") -> Room:
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
            start=start,
        )
        await self.store.add_table(row)
        room = self.rooms[row.id] = Room(self, TableState(row))
        return room

    async def new_table_after(self, table: TableState) -> str:
        """The same table again for those who want it, every seat one further on, so that somebody else begins."""
        old = table.setting
        count = old.players
        bots = {chr(65 + (ord(seat) - 65 + 1) % count): bot for seat, bot in old.bots.items()}
        host = table.host
        if table.seat_of(host) >= 0 and table.seat_of(host) not in table.rematch_offered:
            host = table.seats[table.rematch_offered[0]].identity  # the former one has resigned and gone
        room = await self._lay(host, msgspec.structs.replace(old, bots=bots))
        for number, seat in enumerate(table.seats):
            if seat.identity and number in table.rematch_offered:
                name = seat.name or await self.store.name_of(seat.identity) or ""
                row = SeatRow((number + 1) % count, seat.identity, name)
                wish = Wish("sit", row.seat, row.identity, effects=[sits(room.id, row)], names=[row])
                await room.act(partial(_just, wish))
        return room.id

    async def room(self, table: str) -> Room:
        """The table of that id, loaded where it is not here yet."""
        found = self.rooms.get(table)
        if found is not None:
            found.touched = time.monotonic()
            if self.several and found.table.status == "over":  # another process may have been told to forget a name
                found.table.name(await self.store.seats_of(table))
            return found
        async with self._doors[table]:
            try:
                found = self.rooms.get(table)
                if found is None:
                    loaded = await self.store.load(table)
                    if loaded is None:
                        raise PecuniaError("unknown-table")
                    row, seats, entries = loaded
                    state = TableState(row)
                    state.read(entries)
                    state.name(seats)
                    found = self.rooms.setdefault(table, Room(self, state))
                    found.driver.wake()
                    if self.several:  # what was said while we were reading, nobody here has heard
                        await found.read_on()
                return found
            finally:
                self._doors.pop(table, None)

    # For rooms.

    def written(self, table: str, number: int) -> None:
        if self.several:
            self.bus.tell(table, number, self._here(table))

    async def think(self, bot: str, game: Game, seat: int) -> Move:
        return await self.thinking.choose(bot, game, seat)

    def came_or_left(self, table: str) -> None:
        """Somebody has connected to a table here, or left it: other processes show that, too."""
        if self.several and table in self.rooms:
            self.bus.tell(table, self.rooms[table].table.number, self._here(table))

    def _here(self, table: str) -> list[int]:
        return sorted(seat for seat in self.rooms[table].clients if seat >= 0)

    # Other processes.

    def _heard(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        room.elsewhere[notice.sender] = (time.monotonic() + LEASE, set(notice.here))
        room.presence()
        if notice.number > room.table.number:
            self._spawn(self._read_on(room, notice.number))

    def _look_at_all(self) -> None:
        if not self._looking:
            self._looking = True
            self._spawn(self._look())

    async def _look(self) -> None:
        """See whether other processes have written, without their telling."""
        try:
            known = {table: room.table.number for table, room in self.rooms.items()}
            for table in await self.store.gone_on(known):
                if table in self.rooms:
                    await self._read_on(self.rooms[table], known[table] + 1)
        except StoreUnavailable:
            log.warning("tables could not be looked up")
        finally:
            self._looking = False

    async def _read_on(self, room: Room, number: int) -> None:
        try:
            await room.read_on(number)
        except StoreUnavailable:
            log.warning("a table could not be looked up")

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Rounds.

    async def _rounds(self) -> None:
        """Every few seconds: say which tables are looked after, take over neglected ones, put away what is idle."""
        # Alone with the database, whatever was running when the last process ended is ours at once.
        ahead = 0.0 if self.store.shared else LEASE * 2
        while True:
            try:
                await self._take_over(time.time() + ahead)
                running = [id for id, room in self.rooms.items() if room.table.status == "playing"]
                await self.store.look_after(running, time.time() + LEASE)
                for table, room in self.rooms.items():
                    room.presence()  # a process that has died says nothing more of who is there
                    if room.clients:
                        self.came_or_left(table)
                await self._put_away()
                ahead = 0.0
            except PecuniaError as error:
                log.warning("rounds: %s", error.key)
            except Exception:
                log.exception("rounds")
            await asyncio.sleep(ROUND)

    async def _take_over(self, now: float) -> None:
        """Take neglected tables, however many there are; one that cannot be read keeps nobody from the others."""
        tried: set[str] = set()
        while found := [table for table in await self.store.neglected(now) if table not in tried]:
            tried.update(found)
            await self.store.look_after(found, now + LEASE)
            for table in found:
                try:
                    await self.room(table)
                except StoreUnavailable:
                    raise
                except Exception:
                    log.exception("a table could not be taken over")

    async def _put_away(self) -> None:
        late = time.monotonic() - IDLE
        for table, room in list(self.rooms.items()):
            if room.touched < late and room.quiet():
                if room.table.status == "playing":
                    await self.store.leave(table, room.table.deadline())
                if room.quiet():
                    room.close()
                    del self.rooms[table]


def _just(wish: Wish) -> Wish:
    return wish
