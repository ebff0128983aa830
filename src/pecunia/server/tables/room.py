"""A table that somebody is at: it checks what people want, writes it to the log, and tells everybody what changed.

Nothing is told before it is durable. Where another process was quicker, the room reads the log and looks again.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import UNSET, structs

from pecunia.core.errors import IllegalMove, PecuniaError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.core.view import NOT_YOUR_QUESTION, SPECTATOR
from pecunia.server.messages import Moved, News, Presence, Since, Step, TableInfo, TableText, Welcome
from pecunia.server.metrics import ENTRIES
from pecunia.server.store.daily_results import day_effects
from pecunia.server.store.rows import Effect, Entry, SeatRow
from pecunia.server.store.store import Store, becomes
from pecunia.server.tables.broadcast import Tidings
from pecunia.server.tables.catch_up import MAX_STEPS, Taken, taken_since
from pecunia.server.tables.client import SEAT_MOVED, Client, encoder
from pecunia.server.tables.driver import Driver
from pecunia.server.tables.speaker import Speaker
from pecunia.server.tables.state import Seen, TableState, Wish, missed

MAX_TRIES = 5
RETRY = 1.0  # seconds between two looks at a store that is away
LEASE = 20.0  # seconds for which a process looks after a table without saying so again


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
        self._told: dict[int, Seen | None] = {}
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._stale = False
        self._here = self._all_here()
        self._mending: asyncio.Task[None] | None = None
        self._speaker = Speaker()
        self.driver = Driver(self)

    @property
    def id(self) -> str:
        return self.table.row.id

    # Writing.

    async def act(self, wish: Callable[[], Wish | int]) -> int:
        """Write what `wish` makes of the present table. It raises where that may not be; a number: done before."""
        try:
            async with self._lock:
                for _ in range(MAX_TRIES):
                    if self._stale:
                        await self._read_on()
                    try:
                        wanted = wish()
                    except PecuniaError:
                        if self.house.several and await self._read_on():
                            continue  # it may be as somebody thinks who sees the table through another process
                        raise
                    if isinstance(wanted, int):
                        return wanted
                    if await self._write(wanted):
                        return self.table.number
                    await self._read_on()
        finally:
            if self._stale and self._mending is None:
                self._mending = asyncio.create_task(self._mend())
        raise PecuniaError("table-busy")

    async def _mend(self) -> None:
        """Nobody knows whether the last entry was written: look until the store answers, and tell what is there."""
        while self._stale:
            await asyncio.sleep(RETRY)
            with contextlib.suppress(PecuniaError):
                await self.read_on()
        self._mending = None

    async def _write(self, wish: Wish) -> bool:
        table = self.table
        entry = Entry(table.number + 1, wish.kind, wish.seat, wish.who, wish.text, wish.client, time.time())
        effects = [*wish.effects, *self._status_effects(wish, entry.at)]
        self._stale = True  # until it is known what became of the entry
        written = await self.house.store.append(self.id, entry, effects)
        self._stale = False
        if written:
            ENTRIES.labels(entry.kind).inc()
            self.driver.wrote(entry)
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
        over = [becomes(self.id, "over", at, None)] if ends or wish.kind == "close" else []
        return over + day_effects(self.table, wish.played) if ends else over

    async def read_on(self, number: int | None = None) -> None:
        """Another process has written that number, or may have written something."""
        async with self._lock:
            if number is None or number > self.table.number or self._stale:
                await self._read_on()

    async def _read_on(self) -> bool:
        """Take in what others have written; whether there was something."""
        seats, entries = await self.house.store.later(self.id, self.table.number)
        self.table.name(seats)
        for entry in entries:
            told: list[Happening] = []
            if self.table.game is not None:
                self.table.game.listener = told.append
            self._take(entry, None, told, seats)
        self._stale = False
        return bool(entries)

    def _take(self, entry: Entry, played: Game | None, told: Sequence[Happening], seats: Sequence[SeatRow]) -> None:
        other = self.table.ask is not None or self.table.taught() is not None
        self.table.apply(entry, played)
        self.table.name(seats)
        if self.table.game is not None:
            self.table.game.listener = None
        self.touched = time.monotonic()
        self._tell(entry, told, other)
        if entry.kind in ("sit", "stand", "hand-over"):
            self._reseat(entry.seat)
        self.driver.wake()

    # Telling.

    def _tell(self, entry: Entry, told: Sequence[Happening], other: bool) -> None:
        """`other`: the table is another after every move, because of an open wish or a lesson."""
        table = self.table
        same = entry.kind == "move" and not other and table.status == "playing"
        tidings = Tidings(table, entry, told, UNSET if same else self.info())
        silent_but = table.silent_but_for(entry.number)
        for seat, clients in self.clients.items():
            if not clients or silent_but not in (None, seat):
                continue
            news, self._told[seat] = tidings.news(seat, self._told.get(seat))
            sent = entry.client if seat == entry.seat else ""
            texts: dict[tuple[str, str], str] = {}  # clients of a seat that read the same are sent the same
            for client in clients:
                kind = client.language, client.answered(sent)
                if kind not in texts:
                    texts[kind] = encoder.encode(self._for_client(news, seat, *kind, told)).decode()
                client.push(texts[kind])

    def _for_client(self, news: News, seat: int, language: str, id: str, told: Sequence[Happening]) -> News:
        """The news as an answer, where they are one, and with their words, for those who have asked for some."""
        if id:
            news = structs.replace(news, id=id)
        if language:
            news = structs.replace(news, said=self._speaker.said(self.table, seat, language, told))
        return news

    def spoken(self, seat: int, language: str) -> TableText:
        return self._speaker.spoken(self.table, seat, language)

    async def since(self, seat: int, number: int, language: str) -> Since:
        """What a seat has been told since a number, step by step, with the views between."""
        begin = max(number, self.table.number_for(seat) - MAX_STEPS)
        view, taken = await asyncio.to_thread(taken_since, self.table.row, await self._log(), seat, begin)
        return Since(begin - number, view, [self._step(seat, language, step) for step in taken])

    def _step(self, seat: int, language: str, step: Taken) -> Step:
        happenings: list[Any] = [happening.seen_by(seat) for happening in step.told]
        return Step(step.number, step.changes, happenings, self._speaker.told(self.table, seat, language, step.told))

    def info(self) -> TableInfo:
        return self.table.info(self.is_here)

    # Clients.

    def is_here(self, seat: int) -> bool:
        now = time.monotonic()
        return bool(self.clients.get(seat)) or any(
            seat in seats for until, seats in self.elsewhere.values() if until > now
        )

    def _all_here(self) -> list[bool]:
        return [bool(seat.bot) or self.is_here(number) for number, seat in enumerate(self.table.seats)]

    async def enter(self, client: Client, number: int) -> None:
        """A connection begins, or asks again for everything since a number."""
        async with self._lock:
            client_knows_more = number > self.table.number_for(client.seat)  # from a process that has died since
            if self._stale or client_knows_more:
                await self._read_on()
            if client.code:
                return  # its seat has gone to another device
            client.seat = self.table.seat_of(client.identity) if client.identity else SPECTATOR
            happenings: list[Happening] = []
            if 0 <= number < self.table.number_for(client.seat):
                happenings = missed(self.table.row, await self._log(), client.seat, number)
            self._welcome(client, happenings)
            if client not in self.clients.setdefault(client.seat, set()):
                self.clients[client.seat].add(client)
                self.presence()

    async def _log(self) -> list[Entry]:
        """All entries that this room knows of: the store may have more."""
        loaded = await self.house.store.load(self.id)
        return [] if loaded is None else [entry for entry in loaded[2] if entry.number <= self.table.number]

    def _welcome(self, client: Client, told: list[Happening]) -> None:
        table, seat = self.table, client.seat
        known = self._told[seat] = table.seen(seat)
        view = known and known.whole()
        number = table.number_for(seat)
        happenings: list[Any] = [happening.seen_by(seat) for happening in told]
        said = self._speaker.said(table, seat, client.language, told) if client.language else UNSET
        deadline = table.deadline()
        client.say(Welcome(number, seat, self.info(), view, happenings, table.chat, deadline, time.time(), said))

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
        """Say who is here, where that has changed."""
        here = self._all_here()
        if here == self._here:
            return
        self._here = here
        text = encoder.encode(Presence(here)).decode()
        for clients in self.clients.values():
            for client in clients:
                client.push(text)

    # Moves.

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
        return not self.clients and not self._lock.locked() and self.driver.idle

    def close(self) -> None:
        self.driver.close()
        if self._mending is not None:
            self._mending.cancel()
