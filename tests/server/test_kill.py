"""`kill -9` in the middle of games, again and again: nothing acknowledged is lost, games end, nobody misses a move.

`make test` kills a few times, `make soak` a thousand times (PECUNIA_KILLS), shared out among the tests with a kill.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pecunia.core.chance import Stream, stream_of
from pecunia.server.settings import settings_from
from tests.server.people import Chair
from tests.server.processes import Postgres, Redis, Server
from tests.server.stubborn import Place, Stubborn, check_game, open_table

# A quarter of them for each of: one process, two processes, and both with clocks that go wrong.
KILLS = max(1, int(os.environ.get("PECUNIA_KILLS", "8")) // 4)
# Seconds by which a clock is wrong after a kill. Beyond five minutes back, a server refuses its own new tokens.
SKEWS = [0.0, -240.0, 240.0, -30.0, 3600.0, -240.0, 30.0]
OUTAGE = float(os.environ.get("PECUNIA_OUTAGE", "3"))  # seconds for which Redis is gone
PARTIES = 3
DAYS = {"kind": "days", "limit": 3}  # no clock of a table runs out, although the server's clock jumps
BOTS = {"B": "greedy", "D": "random"}
GAMES: list[dict[str, Any]] = [
    {"game": "non-olet", "options": {"modules": ["famous", "upgrades", "events", "careers", "favours"], "target": 15}},
    {"game": "olet"},
    {"game": "non-olet", "options": {"edition": 2005, "target": 12}},
]


class Evening:
    """Several tables at once, and servers that die under them."""

    def __init__(self, servers: list[Server], database: str, seed: str, skews: Sequence[float] = (0.0,)) -> None:
        self.servers = servers
        self.skews = skews
        self.database = database
        self.seed = seed
        self.killed = 0
        self.games = 0
        self.people: list[Stubborn] = []

    async def spend(self, kills: int) -> None:
        async with AsyncExitStack() as stack:
            parties = []
            for number in range(PARTIES):
                people = [
                    await stack.enter_async_context(Stubborn(name, self._urls, self._stream(f"{name} {number}")))
                    for name in ("Anna", "Ben")
                ]
                self.people += people
                parties.append(self._party(number, people, kills))
            await asyncio.gather(self._kill(kills), *parties)

    @property
    def _urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def _stream(self, what: str) -> Stream:
        return stream_of(f"{self.seed}, {what}")

    async def _party(self, number: int, people: list[Stubborn], kills: int) -> None:
        """The same people play until the last kill is over, and then to the end."""
        while self.killed < kills:
            setting = GAMES[(number + self.games) % len(GAMES)]
            pace = DAYS if any(self.skews) else {}
            places = await open_table(people, players=4, bots=BOTS, pace=pace, **setting)
            await asyncio.gather(*[place.play_on(hops=20) for place in places])
            await check_game(self.database, places)
            self.games += 1

    async def _kill(self, kills: int) -> None:
        """Kill a server at a random moment, but only after somebody has moved since the last kill."""
        chance = self._stream("kills")
        for _ in range(kills):
            answered = self._answered() + 1 + chance.below(20)
            await asyncio.wait_for(self._until_answered(answered), 300)
            await asyncio.sleep(chance.below(200) / 1000)
            server = self.servers[chance.below(len(self.servers))]
            server.kill()
            self.killed += 1
            await asyncio.sleep(chance.below(3) * 0.5 if len(self.servers) > 1 else 0)
            server.skew = self.skews[self.killed % len(self.skews)]
            await asyncio.to_thread(server.start)

    def _answered(self) -> int:
        return sum(person.answered for person in self.people)

    async def _until_answered(self, count: int) -> None:
        while self._answered() < count:
            await asyncio.sleep(0.01)


def spend(servers: list[Server], database: str, seed: str, skews: Sequence[float] = (0.0,)) -> None:
    began = time.monotonic()
    evening = Evening(servers, database, seed, skews)
    asyncio.run(evening.spend(KILLS))
    assert evening.killed == KILLS
    assert evening.games >= PARTIES
    for server in servers:
        assert server.errors() == []
    print(
        f"{evening.killed} kills, {evening.games} games, {evening._answered()} moves of people acknowledged,", end=" "
    )
    print(f"{time.monotonic() - began:.0f} s")


def test_one_process_on_sqlite(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        database = settings_from({"PECUNIA_DATA_DIR": str(tmp_path)}).database
        spend([server], database, "sqlite")


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[tuple[list[Server], str]]:
    """Two processes on one PostgreSQL, with a Redis between them."""
    url = postgres.new_database()
    database = settings_from({"PECUNIA_DATABASE_URL": url}).database
    with ExitStack() as stack:
        yield [stack.enter_context(Server(tmp_path, url, redis.url)) for _ in range(2)], database


def test_two_processes_on_postgresql(two: tuple[list[Server], str]) -> None:
    spend(*two, "postgresql")


def test_clocks_that_go_wrong_on_sqlite(tmp_path: Path) -> None:
    """A server starts again with its clock set back or forward. The log is counted by numbers, not by time."""
    with Server(tmp_path) as server:
        spend([server], settings_from({"PECUNIA_DATA_DIR": str(tmp_path)}).database, "clocks", SKEWS)


def test_clocks_that_differ_on_postgresql(two: tuple[list[Server], str]) -> None:
    """Two processes with different clocks, which change with every kill."""
    spend(*two, "clocks of two", SKEWS)


def delays(mover: Place, other: Place, since: float, until: float) -> list[float]:
    """How long it took until a move acknowledged by one process was seen at the other."""
    return [
        max(0.0, other.told_at[number] - at)
        for at, number in mover.moved
        if since <= at < until and number in other.told_at
    ]


class Outage:
    """Two people at two processes play with Redis, without it, and with it again."""

    def __init__(
        self, servers: list[Server], database: str, away: Callable[[], None], back: Callable[[], None]
    ) -> None:
        self.servers = servers
        self.database = database
        self.away = away
        self.back = back
        self.people: list[Stubborn] = []
        self.times = [0.0]
        self.delays: dict[str, list[float]] = {"with": [], "without": [], "again": []}

    async def run(self) -> None:
        async with AsyncExitStack() as stack:
            # Each stays at one process, so what they see of each other went over the bus, or around it.
            for name, server in zip(("Anna", "Ben"), self.servers):
                self.people.append(
                    await stack.enter_async_context(Stubborn(name, [server.url], stream_of(name))),
                )
            stages = asyncio.create_task(self._stages())
            while not stages.done():
                anna, ben = await open_table(self.people, players=2, options={"edition": 2005, "target": 10})
                await asyncio.gather(anna.play_on(), ben.play_on())
                await check_game(self.database, [anna, ben])
                times = [*self.times, float("inf")]
                for name, since, until in zip(self.delays, times, times[1:]):
                    self.delays[name] += delays(anna, ben, since, until) + delays(ben, anna, since, until)
            await stages

    async def _stages(self) -> None:
        await self._moves(20)
        self.times.append(time.monotonic())
        self.away()
        await asyncio.gather(asyncio.sleep(OUTAGE), self._moves(6))
        await asyncio.to_thread(self.back)
        for person in self.people:
            while not (await person.person.http.get(f"{person.person.url}/health")).json()["bus"]:
                await asyncio.sleep(0.05)
        self.times.append(time.monotonic())
        await self._moves(20)

    async def _moves(self, more: int) -> None:
        until = sum(person.answered for person in self.people) + more
        while sum(person.answered for person in self.people) < until:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("away", "back"), [(Redis.stop, Redis.start), (Redis.freeze, Redis.thaw)], ids=["ends", "hangs"]
)
def test_redis_is_away(
    two: tuple[list[Server], str], redis: Redis, away: Callable[[Redis], None], back: Callable[[Redis], None]
) -> None:
    """Play goes on, more slowly, and is as quick as before when Redis is back."""
    servers, database = two
    outage = Outage(servers, database, partial(away, redis), partial(back, redis))
    asyncio.run(outage.run())
    for name, seen in outage.delays.items():
        print(f"{name}: {len(seen)} moves, {statistics.median(seen) * 1000:.0f} ms, at most {max(seen):.2f} s")
    assert statistics.median(outage.delays["with"]) < 0.5
    # Without Redis the servers look up news every second, but they notice that it hangs only when an answer is overdue.
    assert statistics.median(outage.delays["without"]) < 5
    assert statistics.median(outage.delays["again"]) < 0.5
    for server in servers:
        assert server.errors() == []


async def one_dies(servers: list[Server]) -> None:
    async with AsyncExitStack() as stack:
        anna, ben = [
            await stack.enter_async_context(Stubborn(name, [server.url], stream_of(name)))
            for name, server in zip(("Anna", "Ben"), servers)
        ]
        places = await open_table([anna, ben], players=2, game="olet")
        seen: Chair = places[0]
        await seen.until(lambda chair: chair.here == [True, True])
        servers[1].kill()
        await seen.until(lambda chair: chair.here == [True, False])
        for place in places:
            await place.disconnect(abruptly=True)


def test_who_was_at_a_dead_process_is_shown_as_gone(two: tuple[list[Server], str]) -> None:
    asyncio.run(one_dies(two[0]))
