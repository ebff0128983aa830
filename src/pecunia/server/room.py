"""A table that somebody is at: it checks what people want, writes it to the log, and tells everybody what changed.

Nothing is told before it is durable. Where another process was quicker, the room reads the log and looks again.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET

from pecunia.core.errors import IllegalMove, PecuniaError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.core.view import NOT_YOUR_QUESTION
from pecunia.server.changes import changes
from pecunia.server.client import SEAT_MOVED, Client, encoder
from pecunia.server.messages import SPECTATOR, Change, ChatLine, Moved, News, Presence, TableInfo, Welcome
from pecunia.server.store.rows import Effect, Entry, SeatRow
from pecunia.server.store.store import Store, becomes
from pecunia.server.table import TableState, missed

MOST_TRIES = 5
LEASE = 20.0  # seconds for which a process looks after a table without saying so again
# A table whose last entry another process wrote is that one's to drive; after this long it may be dead.
GRACE = 3.0


class Wish(NamedTuple):
    """An entry that somebody may write, as far as the room can see now."""

    kind: str
    seat: int
    who: str
    text: str = ""
    client: str = ""
    effects: Sequence[Effect] = ()
    played: Game | None = None
    happenings: Sequence[Happening] = ()
    names: Sequence[SeatRow] = ()


class Surroundings(Protocol):
    """What a room needs of the house it is in."""

    store: Store
    several: bool  # whether other processes may be at the same table

    def written(self, table: str, number: int) -> None:
        """Tell other processes."""

    async def think(self, bot: str, game: Game, seat: int) -> Move: ...

    async def new_table_after(self, table: TableState) -> str:
        """Lay the table for another game; its id."""


class Room:
    def __init__(self, house: Surroundings, table: TableState) -> None:
        self.house = house
        self.table = table
        self.clients: dict[int, set[Client]] = {}
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}  # who is connected to other processes, and until when
        self.touched = time.monotonic()
        self._told: dict[int, dict[str, Any] | None] = {}
        self._lock = asyncio.Lock()
        self._stale = False
        self._own_entry = 0
        self._driving: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.table.row.id

    # Writing.

    async def act(self, wish: Callable[[], Wish | int]) -> int:
        """Write what `wish` makes of the present table. It raises where that may not be; a number: done before."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                if self._stale:
                    await self._read_on()
                wanted = wish()
                if isinstance(wanted, int):
                    return wanted
                if await self._write(wanted):
                    return self.table.number
                await self._read_on()
        raise PecuniaError("table-busy")

    async def _write(self, wish: Wish) -> bool:
        table = self.table
        entry = Entry(table.number + 1, wish.kind, wish.seat, wish.who, wish.text, wish.client, time.time())
        effects = [*wish.effects, *self._status_effects(wish, entry.at)]
        self._stale = True  # until it is known what became of the entry
        written = await self.house.store.append(self.id, entry, effects)
        self._stale = False
        if written:
            self._own_entry = entry.number
            self._take(entry, wish.played, wish.happenings, wish.names)
            self.house.written(self.id, entry.number)
        return written

    def _status_effects(self, wish: Wish, at: float) -> list[Effect]:
        """The status stands beside the log as well, so that tables can be looked for."""
        ends = wish.played is not None and wish.played.outcome is not None
        if wish.kind == "start":
            return [becomes(self.id, "playing", at, at + LEASE)]
        if wish.kind == "resign":
            seat = self.table.seats[wish.seat]
            seat.resigned = True
            ends = self.table.nobody_left()
            seat.resigned = False
        return [becomes(self.id, "over", at, None)] if ends or wish.kind == "close" else []

    async def read_on(self) -> None:
        """Another process has written, or may have."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        seats, log = await self.house.store.later(self.id, self.table.number)
        for entry in log:
            told: list[Happening] = []
            if self.table.game is not None:
                self.table.game.listener = told.append
            self._take(entry, None, told, seats)
        self._stale = False

    def _take(self, entry: Entry, played: Game | None, told: Sequence[Happening], seats: Sequence[SeatRow]) -> None:
        asked_back = self.table.ask is not None
        self.table.apply(entry, played)
        self.table.name(seats)
        if self.table.game is not None:
            self.table.game.listener = None
        self.touched = time.monotonic()
        if entry.kind in ("sit", "stand", "hand-over"):
            self._reseat(entry.seat)
        self._tell(entry, told, asked_back)
        self.wake()

    # Telling.

    def _tell(self, entry: Entry, told: Sequence[Happening], asked_back: bool) -> None:
        table = self.table
        move = entry.kind == "move"
        silent_but = table.silent[-1][1] if table.silent and table.silent[-1][0] == entry.number else None
        info = UNSET if move and not asked_back and table.status == "playing" else self.info()
        chat = table.chat[-1] if entry.kind == "chat" else UNSET
        deadline = table.deadline()
        for seat, clients in self.clients.items():
            if not clients or silent_but not in (None, seat):
                continue
            text = self._news(seat, entry, told, info, chat, deadline)
            for client in clients:
                client.push(text)

    def _news(
        self,
        seat: int,
        entry: Entry,
        told: Sequence[Happening],
        info: Any,
        chat: Any,
        deadline: float | None,
    ) -> str:
        found: list[Change] = []
        view: Any = UNSET
        if entry.kind in ("move", "take-back", "start"):
            before = self._told.get(seat)
            after = self.table.snapshot(seat)
            self._told[seat] = after
            if before is None or after is None:
                view = after
            else:
                found = changes(before, after)
        happenings: list[Any] = [happening.seen_by(seat) for happening in told]
        news = News(self.table.number_for(seat), found, happenings, deadline, info, view, chat)
        return encoder.encode(news).decode()

    def info(self) -> TableInfo:
        return self.table.info(self.is_here)

    # Clients.

    def is_here(self, seat: int) -> bool:
        now = time.monotonic()
        return bool(self.clients.get(seat)) or any(
            seat in seats for until, seats in self.elsewhere.values() if until > now
        )

    async def enter(self, client: Client, number: int) -> None:
        """A connection begins, or asks again for everything since a number."""
        async with self._lock:
            if self._stale:
                await self._read_on()
            happenings: list[dict[str, Any]] = []
            if 0 <= number < self.table.number_for(client.seat):
                loaded = await self.house.store.load(self.id)
                if loaded is not None:
                    log = [entry for entry in loaded[2] if entry.number <= self.table.number]
                    happenings = missed(self.table.row, log, client.seat, number)
            self._welcome(client, happenings)
            if client not in self.clients.setdefault(client.seat, set()):
                self.clients[client.seat].add(client)
                self.presence()

    def _welcome(self, client: Client, happenings: list[dict[str, Any]]) -> None:
        view = self.table.snapshot(client.seat)
        self._told[client.seat] = view
        chat: list[ChatLine] = self.table.chat
        number = self.table.number_for(client.seat)
        told = self.table.deadline()
        client.say(Welcome(number, client.seat, self.info(), view, happenings, chat, told, time.time()))

    def leave(self, client: Client) -> None:
        clients = self.clients.get(client.seat, set())
        clients.discard(client)
        self.touched = time.monotonic()
        if not clients:
            self.clients.pop(client.seat, None)
            self._told.pop(client.seat, None)
            self.presence()

    def _reseat(self, seat: int) -> None:
        """Whoever has sat down sees with other eyes from now on; whose seat went to another device, none."""
        for client in list(self.clients.get(seat, ())):
            if client.identity != self.table.seats[seat].identity:
                self.leave(client)
                if self.table.status == "open":
                    self._seat(client, SPECTATOR)
                else:
                    client.say(Moved())
                    client.leave(SEAT_MOVED)
        for client in list(self.clients.get(SPECTATOR, ())):
            if client.identity and client.identity == self.table.seats[seat].identity:
                self.leave(client)
                self._seat(client, seat)

    def _seat(self, client: Client, seat: int) -> None:
        client.seat = seat
        self.clients.setdefault(seat, set()).add(client)
        self._welcome(client, [])
        self.presence()

    def forget(self, identity: str) -> None:
        """Somebody has deleted their name from finished games."""
        for seat in self.table.seats:
            if seat.identity == identity:
                seat.name = ""

    def presence(self) -> None:
        here = [bool(seat.bot) or self.is_here(number) for number, seat in enumerate(self.table.seats)]
        text = encoder.encode(Presence(here)).decode()
        for clients in self.clients.values():
            for client in clients:
                client.push(text)

    # What the table does by itself: bots move, clocks run out.

    def wake(self) -> None:
        """Look whether it is for the table itself to do something."""
        table = self.table
        asked = table.asked()
        if table.status != "playing" or asked < 0:
            return
        if table.seats[asked].played_by:
            if self._driving is None or self._driving.done():
                self._driving = asyncio.create_task(self._drive())
        elif self._clock is None:
            self._watch_clock()

    def _watch_clock(self) -> None:
        """One timer for the whole table: when it rings early, it is set anew."""
        self._clock = None
        deadline = self.table.deadline()
        if deadline is None:
            return
        left = deadline - time.time()
        if left > 0:
            self._clock = asyncio.get_running_loop().call_later(min(left, 3600.0), self._watch_clock)
        elif self._driving is None or self._driving.done():
            self._driving = asyncio.create_task(self._mark_away())

    async def _mark_away(self) -> None:
        def wish() -> Wish | int:
            deadline = self.table.deadline()
            if deadline is None or deadline > time.time():
                return self.table.number
            return Wish("away", self.table.asked(), "")

        try:
            await self.act(wish)
        except PecuniaError:
            await asyncio.sleep(1.0)  # the store is away: the clock rings again
        self._driving = None
        self.wake()

    async def _drive(self) -> None:
        """Let bots answer as long as bots are asked."""
        while True:
            table = self.table
            asked = table.asked()
            game = table.game
            if table.status != "playing" or asked < 0 or game is None or not table.seats[asked].played_by:
                break
            try:
                await self._let_think(game, asked, table.number)
            except PecuniaError:
                await asyncio.sleep(0.5)  # the store is away, or the table has moved on
        self._driving = None
        self.wake()

    async def _let_think(self, game: Game, asked: int, number: int) -> None:
        if self.house.several and self._own_entry != number and await self._moved_on(number):
            return
        move = await self.house.think(self.table.seats[asked].played_by, game, asked)

        def wish() -> Wish | int:
            seat = self.table.seats[asked]
            if self.table.number != number or not seat.played_by:
                return number
            return self.played(asked, "", move, "")

        await self.act(wish)

    async def _moved_on(self, number: int) -> bool:
        """Wait for the process that wrote last; whether it has gone on."""
        until = time.monotonic() + GRACE
        while self.table.number == number and time.monotonic() < until:
            await asyncio.sleep(0.05)
        if self.table.number == number:
            await self.read_on()
            self._own_entry = self.table.number
        return self.table.number != number

    def played(self, seat: int, who: str, move: Move, client: str) -> Wish:
        """A move, played on a twin: the table itself changes when the move is durable. Raises IllegalMove."""
        game = self.table.game
        assert game is not None
        if game.question is not None and game.question.player != seat:
            raise IllegalMove(NOT_YOUR_QUESTION, move.text)
        told: list[Happening] = []
        twin = game.copy()
        twin.listener = told.append
        twin.play(move)
        return Wish("move", seat, who, move.text, client, (), twin, told)

    def quiet(self) -> bool:
        """Whether nobody is here and nothing is under way, so that the table need not be kept in memory."""
        return not self.clients and not self._lock.locked() and (self._driving is None or self._driving.done())

    def close(self) -> None:
        if self._driving is not None:
            self._driving.cancel()
        if self._clock is not None:
            self._clock.cancel()
