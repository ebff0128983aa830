"""Thousands of messages that nobody should send, while other people at the same table play a game to its end."""

import asyncio
import json
import os
import re
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pecunia.core.chance import stream_of
from pecunia.server.messages import ServerMessage
from pecunia.server.settings import Settings
from pecunia.server.sockets.endpoint import MAX_SOCKETS
from pecunia.server.store.store import Store
from pecunia.server.tables.state import TableState
from tests.fuzz.attack_table import ROUTES
from tests.server.fuzz import ODD, Nonsense
from tests.server.people import Chair, Person, Refusal
from tests.server.processes import Server
from tests.server.test_play import compare

# The total for both stores.
MESSAGES = int(os.environ.get("PECUNIA_MESSAGES", "5000"))
BATCH = 25
GAMES: list[dict[str, Any]] = [
    {"game": "non-olet", "options": {"target": 10}},
    {"game": "olet"},
    {"game": "non-olet", "options": {"edition": 2005, "target": 10}},
    {"game": "non-olet", "options": {"modules": ["events", "upgrades"], "target": 10}},
]
decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Budget:
    """How many messages are still to be sent, and what has come back."""

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.answers: Counter[str] = Counter()
        self.secrets: set[str] = set()
        self.seeds: set[str] = set()  # secret until the end

    def take(self) -> int:
        count = min(BATCH, self.left)
        self.left -= count
        return count

    def check(self, text: str) -> None:
        """Every message to a client fits the schema and gives away no secret."""
        decoder.decode(text)
        for secret in self.secrets:
            assert secret not in text
        for seed in self.seeds:
            assert seed not in text or '"status":"over"' in text


class Troublemaker(Chair):
    """Sends nonsense, as somebody at the table or from outside. Each message is answered exactly once."""

    def __init__(self, person: Person, table: str, budget: Budget, ids: list[str]) -> None:
        super().__init__(person, table, "")
        self.budget = budget
        self.nonsense = Nonsense(f"{person.name} {table}", ids)
        self.views: dict[int, str] = {}  # by number: what was seen then
        self._chance = Random(table)

    async def listen(self) -> str:
        """Check the next message. Returns what kind of answer it is, or an empty text."""
        try:
            message = await self.hear()
        except Refusal as refusal:
            return refusal.key
        finally:
            while self.heard:
                self.budget.check(self.heard.pop())
        if message["type"] == "news" and "id" in message:
            return "done"
        return message["type"] if message["type"] in ("done", "welcome", "because") else ""

    async def trouble(self) -> None:
        """Send until nothing is left or the game is over, and a little after its end as well."""
        over = False
        while self.budget.left > 0 and not over:
            over = self.over
            await self._batch(self.budget.take())
            if self._chance.random() < 0.1:
                await self._break_off()
        if not self.over and self.you < 0:
            while not self.over:
                await self.listen()

    async def _batch(self, count: int) -> None:
        assert self._socket is not None
        if self.view is not None:
            self.nonsense.moves = self.view["moves"] if self.asked else []
        for frame in self.nonsense.frames(count):
            await self._socket.send(frame)
        answered = 0
        while answered < count:
            answer = await self.listen()
            answered += bool(answer)
            self.budget.answers[answer] += bool(answer)
            assert answer != "done" or self.you >= 0, "somebody who only watches has done something"
        self.views[self.number] = json.dumps(self.view)

    async def _break_off(self) -> None:
        """End the connection with something that cannot be a message, and come back."""
        assert self._socket is not None
        await self._socket.send(self.nonsense.breaking(), text=True)
        with pytest.raises(ConnectionClosed):
            await self.until(lambda chair: False)
        await self.connect()


class House:
    """People at one server: two who want to play, three who do not, and a table that is not for them."""

    def __init__(self, server: Server, messages: int) -> None:
        self.server = server
        self.budget = Budget(messages)
        self.store = Store(Settings(data_dir=str(server.folder), database_url=server.database).database)
        self.private = ""

    async def __aenter__(self) -> "House":
        self._stack = AsyncExitStack()
        names = ("Anna", "Ben", "Mallory", "Eve")
        self.anna, self.ben, self.mallory, self.eve = [
            await self._stack.enter_async_context(Person(self.server.url, name)) for name in names
        ]
        self.nobody = Person(self.server.url, "Nobody")
        self._stack.push_async_callback(self.nobody.http.aclose)
        self._stack.push_async_callback(self.store.close)
        self.budget.secrets |= {person.token for person in (self.anna, self.ben, self.mallory, self.eve)}
        self.private = await self.ben.lay_table()
        await self._keep_secret(self.private)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def _keep_secret(self, table: str) -> None:
        loaded = await self.store.load(table)
        assert loaded is not None
        self.budget.secrets |= {loaded[0].invitation, loaded[0].host}
        self.budget.seeds.add(loaded[0].seed)

    async def game(self, setting: dict[str, Any]) -> None:
        """A game in which two people play as usual while one at their table and two spectators make trouble."""
        table = await self.anna.lay_table(players=4, bots={"D": "random"}, public=True, **setting)
        for person, seat in ((self.anna, 0), (self.mallory, 1), (self.ben, 2)):
            await person.ask("POST", f"/tables/{table}/sit", {"seat": seat})
        await self._keep_secret(table)
        async with self.anna.chair(table) as anna, self.ben.chair(table) as ben, AsyncExitStack() as stack:
            ids = [f"{name}-{number}" for name in ("Anna", "Ben") for number in range(1, 30)]
            mallory, eve, nobody = [
                await stack.enter_async_context(Troublemaker(person, table, self.budget, ids))
                for person in (self.mallory, self.eve, self.nobody)
            ]
            await self.anna.ask("POST", f"/tables/{table}/start")
            others = [asyncio.create_task(self._sit_among(who)) for who in (mallory, eve, nobody)]
            # Neither of the two is disturbed: one connection each, no number missing, until their game is over.
            await asyncio.gather(anna.play(), ben.play())
            await asyncio.gather(*others)
            await compare(self.anna, table, [anna, ben])
            for text in [*anna.heard, *ben.heard]:
                self.budget.check(text)
            await self._check_views(table, [mallory, eve, nobody])

    async def _check_views(self, table: str, troublemakers: list[Troublemaker]) -> None:
        """At every moment that was noted, they saw what the log lets their seat see, and no more."""
        loaded = await self.store.load(table)
        assert loaded is not None
        row, _, log = loaded
        state = TableState(row)
        compared = 0
        for entry in log:
            state.apply(entry)
            for who in troublemakers:
                number = state.number_for(who.you)
                if state.game is not None and number in who.views:
                    assert who.views.pop(number) == json.dumps(state.game.view(who.you).snapshot())
                    compared += 1
        assert compared

    async def forge(self, times: int) -> None:
        """Requests to every route, damaged, in other people's names, and to a table that is not for the sender."""
        chance = Random("forge")
        tokens = ["-", "x", self.anna.token[:-1], self.ben.token.replace(".", "..", 1), self.eve.token, self.eve.token]
        requests = [attacked.request for attacked in ROUTES.values() if not attacked.slow]
        origins = ["", "", "https://evil.example", "null", "http://["]
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False, timeout=60) as http:
            for _ in range(times):
                head, _, body = chance.choice(requests).replace("TABLE", self.private).partition("\n\n")
                method, target = head.split("\n")[0].split(" ")
                if chance.random() < 0.3:
                    target = target[: chance.randrange(1, len(target) + 1)]
                if body and chance.random() < 0.7:
                    body = spoiled(body, chance)
                headers = {"authorization": f"Bearer {chance.choice(tokens)}", "origin": chance.choice(origins)}
                content = body.encode("utf-8", "replace")
                answer = await http.request(method, target, content=content, headers=headers)
                assert answer.status_code < 500, answer.text
                self.budget.answers["forged"] += 1
                for secret in (self.budget.secrets | self.budget.seeds) - {self.eve.token}:
                    assert secret not in answer.text

    async def _sit_among(self, who: Troublemaker) -> None:
        await who.trouble()
        if who.you >= 0 and not who.over:
            await self._finish(who)

    async def _finish(self, who: Troublemaker) -> None:
        """When nothing is left to send, play on like everybody else."""
        while not who.over:
            try:
                await who.play()
            except Refusal as refusal:
                if refusal.key != "has-resigned":
                    raise
                await who.until(lambda chair: chair.over)

    async def knock(self, times: int) -> None:
        """Try to reach tables that do not exist or are closed to us, with tokens that are not ours."""
        chance = Random("doors")
        base = self.server.url.replace("http", "ws", 1)
        tables = [self.private, "mine", "..", "%00", "a" * 33, "A" * 12, "💩", "x/../y"]
        queries = [
            "",
            "number=-1",
            "number=" + "9" * 400,
            "invitation=" + "x" * 5000,
            "invitation=%ff",
            "&&==",
            "number=٣",
        ]
        tokens = ["", "x", self.anna.token[:-1], "." * 50, "ey" * 400, self.eve.token]
        for _ in range(times):
            address = f"{base}/api/v1/tables/{chance.choice(tables)}/socket?{chance.choice(queries)}"
            headers = {"authorization": f"Bearer {chance.choice(tokens)}", "cookie": f"pecunia={chance.choice(tokens)}"}
            try:
                async with websockets.connect(address, additional_headers=headers, proxy=None) as socket:
                    text = await socket.recv()
                    assert isinstance(text, str)
                    self.budget.check(text)
                    refused = decoder.decode(text)
                    assert msgspec.to_builtins(refused)["key"] in ("unknown-table", "not-invited")
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
            except (InvalidHandshake, ValueError):
                pass  # not even a request


def spoiled(text: str, chance: Random) -> str:
    """A piece of the text is lost, doubled or replaced."""
    first = chance.randrange(len(text))
    last = min(len(text), first + chance.choice([1, 2, 10]))
    instead = chance.choice(["", text[first:last] * 2, *ODD])
    return text[:first] + instead + text[last:]


def failures(metrics: str) -> float:
    """How many HTTP requests were answered with 5xx, those of the people who play included."""
    found = re.findall(r'^pecunia_http_requests_total\{.*status="5xx"\} (.+)$', metrics, re.MULTILINE)
    return sum(map(float, found))


async def trouble(server: Server, messages: int) -> None:
    async with House(server, messages) as house:
        failed_before = failures((await house.anna.http.get(f"{server.url}/metrics")).text)
        await house.knock(messages // 50)
        await house.forge(messages // 10)
        house.budget.left -= messages // 10
        played = 0
        while house.budget.left > 0:
            await house.game(GAMES[played % len(GAMES)])
            played += 1
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            metrics = (await http.get("/metrics")).text
            assert 'pecunia_refusals_total{key="internal"}' not in metrics
            assert 'pecunia_refusals_total{key="malformed"}' in metrics
            assert failures(metrics) == failed_before
        answers = house.budget.answers
        print(f"{messages} messages, {messages // 50} knocks, {played} games:", dict(answers.most_common()))
        assert answers.total() == messages
        assert answers["internal"] == 0
        assert {"done", "malformed", "too-large", "not-seated", "welcome"} <= set(answers), answers
    assert server.healthy()
    assert server.errors() == []


def test_nonsense_disturbs_nobody(server: Server) -> None:
    asyncio.run(trouble(server, MESSAGES // 2))


FLOOD = 3000


async def flood(chair: Chair, answers: Counter[str]) -> None:
    """Send as fast as possible, and read nothing until everything is sent."""
    for number in range(FLOOD):
        await chair.send({"type": "chat", "id": f"flood-{number}", "text": "salve"})
    while answers.total() < FLOOD:
        try:
            await chair.hear()  # news from the table arrives as well
        except Refusal as refusal:
            answers[refusal.key] += 1


async def floods(server: Server) -> None:
    async with Person(server.url, "Anna") as anna, Person(server.url, "Eve") as eve:
        nobody = Person(server.url, "Nobody")
        table = await anna.lay_table(players=2, bots={"B": "random"}, public=True)
        await anna.ask("POST", f"/tables/{table}/sit", {})
        await anna.ask("POST", f"/tables/{table}/start")
        async with anna.chair(table) as player, eve.chair(table) as known, nobody.chair(table) as unknown:
            counts: list[Counter[str]] = [Counter(), Counter()]
            flooders = zip((known, unknown), counts, strict=True)
            flooding = [asyncio.create_task(flood(chair, count)) for chair, count in flooders]
            chance = stream_of("flood")
            for _ in range(20):
                await player.until(lambda chair: chair.asked or chair.over)
                if player.view is not None and not player.over:
                    moves = player.view["moves"]
                    await player.say("move", move=moves[chance.below(len(moves))])
            await asyncio.gather(*flooding)
        await nobody.http.aclose()
        for count in counts:
            assert set(count) == {"not-seated", "too-fast"}
            assert count["too-fast"] > FLOOD / 4


async def crowd(server: Server) -> None:
    """One identity may connect to one table MAX_SOCKETS times and no more."""
    async with Person(server.url, "Anna") as anna, AsyncExitStack() as stack:
        table = await anna.lay_table(public=True)
        for _ in range(MAX_SOCKETS):
            await stack.enter_async_context(anna.chair(table))
        with pytest.raises(Refusal, match="too-many-sockets"):
            await anna.chair(table).connect()


def test_floods_silence_only_those_who_flood(tmp_path: Path) -> None:
    with Server(tmp_path, rate_percent="100") as server:
        asyncio.run(floods(server))
        asyncio.run(crowd(server))
        assert server.healthy()
        assert server.errors() == []
