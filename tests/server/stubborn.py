"""People who keep playing whatever happens, and what must be true of every game they have played."""

import asyncio
import json
import ssl
import time
from collections import Counter
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from pecunia.core.chance import Stream
from pecunia.core.happenings import Happening
from pecunia.games import from_record
from pecunia.server.store.rows import LogEntry, TableRow
from pecunia.server.store.store import Store
from pecunia.server.tables.catch_up import missed_happenings
from pecunia.server.tables.opening import OpenedTable
from pecunia.server.tables.state import TableState
from tests.server.people import Chair, Person, Refusal

# Errors that a client sees when its server has just died. A server that is alive but silent is another matter: nobody
# waits longer than the patience of a `Chair`.
GONE = (ConnectionError, httpx.TransportError, WebSocketException)
TRY_AGAIN = ("store-unavailable", "outcome-unknown", "table-busy", "table-moved", "table-elsewhere")
PAUSE = 0.05


class Stubborn:
    """Somebody who reconnects when a server dies, there or at another, and repeats what was not answered."""

    def __init__(self, name: str, urls: list[str], chance: Stream, tls: ssl.SSLContext | None = None) -> None:
        self.person = Person(urls[0], name, tls=tls)
        self.person.http.event_hooks["response"].append(self._count)
        self.answered = 0  # moves acknowledged at all tables
        self.statuses: Counter[int] = Counter()  # of answers over HTTP, and of sockets that were refused
        self.ends: Counter[int] = Counter()  # with which codes sockets ended; 1006 is an end without a word
        self.unanswered = 0  # requests and handshakes without any answer
        self.refused: Counter[str] = Counter()  # for what reasons something had to be tried again
        self.urls = urls
        self._chance = chance

    async def __aenter__(self) -> Self:
        await self.person.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.person.__aexit__(*error)

    async def _count(self, answer: httpx.Response) -> None:
        self.statuses[answer.status_code] += 1

    def lost(self, error: Exception) -> None:
        """Note how a connection ended, or why there was none."""
        if isinstance(error, InvalidStatus):
            self.statuses[error.response.status_code] += 1
        elif isinstance(error, ConnectionClosed):
            self.ends[error.rcvd.code if error.rcvd else 1006] += 1
        else:
            self.unanswered += 1

    def go_elsewhere(self) -> None:
        self.person.url = self.urls[self._chance.below(len(self.urls))]
        self.person.http.base_url = f"{self.person.url}/api/v1"

    async def ask(self, method: str, path: str, body: Any = None, done: tuple[str, ...] = ()) -> Any:
        """Ask until there is an answer. The refusals in `done` mean that an earlier try was successful."""
        while True:
            try:
                return await self.person.ask(method, path, body)
            except GONE as error:
                self.lost(error)
                self.go_elsewhere()
            except Refusal as refusal:
                if refusal.key in done:
                    return None
                if refusal.key not in TRY_AGAIN:
                    raise
                self.refused[refusal.key] += 1
            await asyncio.sleep(PAUSE)

    def sit_at(self, table: str) -> "Place":
        return Place(self, table, self._chance)


class Place(Chair):
    """Somebody stubborn at one table. `answered` holds the moves that a server has acknowledged, by their ids."""

    def __init__(self, who: Stubborn, table: str, chance: Stream) -> None:
        super().__init__(who.person, table, "")
        self.who = who
        self.answered: dict[str, str] = {}
        self.told_at: dict[int, float] = {}  # when each number was heard
        self.moved: list[tuple[float, int]] = []  # when own moves were acknowledged, and their numbers
        self.pause = 0.0  # seconds before each move
        self._chance = chance
        self._unanswered: tuple[str, str] | None = None

    async def come(self) -> None:
        """Connect to any server that answers. Numbers never go back: every server must know what one has told."""
        while True:
            known = self.number
            try:
                await self.connect()
            except GONE as error:
                self.who.lost(error)
                await self._away()
                continue
            except Refusal as refusal:
                if refusal.key not in TRY_AGAIN:
                    raise
                self.who.refused[refusal.key] += 1
                await self._away()
                continue
            assert self.number >= known, "what a seat was told is gone"
            return

    async def play_on(self, hops: int = 0) -> None:
        """Play until the game is over. In `hops` of a thousand moves, change to another server for no reason."""
        while not self.over:
            try:
                if self._socket is None:
                    await self.come()
                elif self._unanswered is not None or self.asked:
                    await self._move_again()
                    if self._chance.below(1000) < hops:
                        await self._away()
                else:
                    await self.hear()
            except GONE as error:
                self.who.lost(error)
                await self._away()
        await self.disconnect()

    async def _away(self) -> None:
        await self.disconnect(abruptly=True)
        self.who.go_elsewhere()
        await asyncio.sleep(PAUSE)

    async def _move_again(self) -> None:
        """Send a move, or send it again if nobody knows what became of it."""
        if self._unanswered is None:
            assert self.view is not None
            moves: list[str] = self.view["moves"]
            self._unanswered = self.next_id(), moves[self._chance.below(len(moves))]
            await asyncio.sleep(self.pause)
        id, move = self._unanswered
        try:
            await self.send({"type": "move", "id": id, "move": move})
            number = await self.answer_to(id)
        except Refusal as refusal:
            if refusal.key not in TRY_AGAIN:
                raise
            self.who.refused[refusal.key] += 1
            await asyncio.sleep(PAUSE)
            return
        self.moved.append((time.monotonic(), number))
        self.answered[id] = move
        self.who.answered += 1
        self._unanswered = None

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        self.told_at.setdefault(self.number, time.monotonic())
        return message


async def open_table(people: list[Stubborn], **setting: Any) -> list[Place]:
    """A table at which these people sit, all connected, and the game begun."""
    host = people[0]
    table = (await host.ask("POST", "/tables", {"public": True, **setting}))["table"]["id"]
    for person in people:
        await person.ask("POST", f"/tables/{table}/sit", {})
    places = [person.sit_at(table) for person in people]
    for place in places:
        await place.come()
    await host.ask("POST", f"/tables/{table}/start", done=("already-started",))
    return places


def everything(row: TableRow, log: list[LogEntry], seat: int) -> list[Happening]:
    """All happenings of a log, as a seat hears of them."""
    missed = missed_happenings(OpenedTable(TableState(row), log, 0), seat, len(log))
    return [happening for happened in missed for happening in happened.happenings]


async def check_game(database: str, places: list[Place]) -> None:
    """Nothing acknowledged is missing, nothing was done twice, nobody missed anything, and the record verifies."""
    table = places[0].table_id
    store = Store(database)
    try:
        loaded = await store.load(table)
    finally:
        await store.close()
    assert loaded is not None
    row, _, log = loaded
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    written = Counter([(entry.client, entry.text) for entry in log if entry.kind == "move" and entry.client])
    assert max(written.values()) == 1
    record = await places[0].who.ask("GET", f"/tables/{table}/record")
    game, stated = from_record(record)
    assert game.outcome is not None
    assert [move.text for move in stated.moves] == [entry.text for entry in log if entry.kind == "move"]
    for place in places:
        assert place.answered
        check_order(place, log)
        assert [said for said in place.answered.items() if said not in written] == []
        assert place.view == json.loads(json.dumps(game.view(place.you).snapshot()))
        told = [happening.seen_by(place.you) for happening in everything(row, log, place.you)]
        assert place.happenings == json.loads(json.dumps(told))


def check_order(place: Place, log: list[LogEntry]) -> None:
    """The moves that were acknowledged are in the log in the order in which they were sent, with rising numbers."""
    written = [entry.client for entry in log if entry.kind == "move" and entry.client in place.answered]
    assert written == list(place.answered)
    numbers = [number for _, number in place.moved]
    assert all(number < following for number, following in zip(numbers, numbers[1:]))
