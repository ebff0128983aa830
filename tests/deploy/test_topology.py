"""The topology of deploy/ without containers: a proxy with TLS, two game processes, PostgreSQL and Redis."""

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from typing import NamedTuple

import httpx
import pytest
import websockets

from pecunia.core.chance import stream_of
from pecunia.server.settings import Settings
from tests.deploy.evenings import Evening, moved, unharmed
from tests.deploy.proxies import KINDS, Proxy
from tests.server.people import Chair, table_of
from tests.server.processes import Postgres, Redis, Server
from tests.server.stubborn import Stubborn, check_game, open_table

DRAIN = 4  # seconds
LOST = (websockets.WebSocketException, OSError, EOFError)


class House(NamedTuple):
    proxy: Proxy
    servers: list[Server]
    database: str


@pytest.fixture(scope="module", params=["nginx", "haproxy"])
def house(
    request: pytest.FixtureRequest, postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    settings = {"proxies": "127.0.0.1", "access_log": "1", "drain_seconds": str(DRAIN)}
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("data")
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(folder, database, redis.url, **settings)) for _ in range(2)]
        proxy = stack.enter_context(Proxy(request.param, [f"127.0.0.1:{server.port}" for server in servers]))
        yield House(proxy, servers, database)
        for server in servers:  # so that both drain at once
            with suppress(ProcessLookupError):  # a test that failed may have left one dead
                os.kill(server.pid, signal.SIGTERM)
    for server in servers:
        assert server.errors() == []


def visits(server: Server, table: str) -> list[str]:
    """The routes of a table that came to this process."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line["route"] for line in lines if line["from"] == "pecunia.access" and line.get("table") == table]


async def come_back(chair: Chair) -> None:
    """Connect again until it works, as the page does."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await chair.connect()
            except LOST:
                await asyncio.sleep(0.2)


async def say(chair: Chair, ends: Counter[int], kind: str, **facts: str) -> None:
    """Send a message until it is answered. It keeps its id, so it is carried out once. Counts how connections end."""
    id = chair.next_id()
    while True:
        try:
            await chair.send({"type": kind, "id": id, **facts})
            await chair.answer_to(id)
            return
        except websockets.ConnectionClosed as end:
            ends[end.rcvd.code if end.rcvd else 1006] += 1
            await come_back(chair)


async def play_on(chair: Chair, ends: Counter[int], pause: float = 0.0) -> None:
    """Play until the game is over, whatever happens to the connection."""
    chance = stream_of(chair.person.name)
    while not chair.over:
        try:
            if chair.asked:
                assert chair.view is not None
                moves = chair.view["moves"]
                await asyncio.sleep(pause)
                await say(chair, ends, "move", move=moves[chance.below(len(moves))])
            else:
                await chair.hear()
        except websockets.ConnectionClosed as end:
            ends[end.rcvd.code if end.rcvd else 1006] += 1
            await come_back(chair)


@pytest.mark.parametrize("house", KINDS, indirect=True)
def test_a_whole_game_through_the_proxy(house: House) -> None:
    proxy, servers, _ = house
    ends: Counter[int] = Counter()

    async def run() -> str:
        async with table_of(proxy, "Anna", "Ben", game="olet") as chairs:
            await asyncio.gather(*(play_on(chair, ends) for chair in chairs))
            table = chairs[0].table_id
            answer = await chairs[0].person.http.get(f"/tables/{table}")
            assert answer.status_code == 200
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert len(answer.headers["x-request-id"]) >= 16
            return table

    table = asyncio.run(run())
    assert ends == {}
    mine = [visits(server, table) for server in servers]
    assert sorted(map(bool, mine)) == [False, True], "all requests of a table go to one process"
    assert "/api/v1/tables/{table}/socket" in max(mine)


def test_what_the_proxy_keeps_out(house: House) -> None:
    async def run() -> None:
        proxy = house.proxy
        async with httpx.AsyncClient(base_url=proxy.url, trust_env=False, verify=proxy.tls, timeout=60) as client:
            for path in ("/metrics", "/ready", "/health", "/operator"):
                assert (await client.get(path)).status_code == 404
            large = await client.post("/api/v1/tables", content=b"x" * 200_000)
            assert large.status_code == 413
            plain = await client.get(f"http://localhost:{proxy.plain_port}/table/abc")
            assert plain.status_code in (301, 308)
            assert plain.headers["location"].startswith("https://localhost")
            made = await client.put("/api/v1/me", json={"name": "Anna"})
            assert "Secure" in made.headers["set-cookie"], "the game knows that people come over HTTPS"

    asyncio.run(run())


def test_a_rolling_restart_that_nobody_notices(house: House) -> None:
    """Each process is ended gently and started again, one after the other, while people play, talk and read lists."""
    proxy, servers, database = house
    ends: Counter[int] = Counter()
    statuses: Counter[int] = Counter()
    said: Counter[str] = Counter()
    done = asyncio.Event()
    evening = Evening(database)

    async def look(client: httpx.AsyncClient) -> None:
        while not done.is_set():
            statuses[(await client.get("/api/v1/tables")).status_code] += 1
            await asyncio.sleep(0.05)

    async def talk(chair: Chair) -> None:
        while not done.is_set():
            line = f"{chair.person.name} {len(said)}"
            await say(chair, ends, "chat", text=line)
            said[line] += 1
            await asyncio.sleep(0.05)

    async def restart(server: Server) -> None:
        os.kill(server.pid, signal.SIGTERM)
        await asyncio.to_thread(server.ended)
        await asyncio.to_thread(server.start)
        before = server.figure("pecunia_store_seconds_count")
        async with asyncio.timeout(60):  # the proxy sends people here again
            while server.figure("pecunia_store_seconds_count") < before + 20:
                await asyncio.sleep(0.2)

    async def run() -> list[Stubborn]:
        async with (
            table_of(proxy, "Anna", "Ben", game="olet") as chairs,
            players(proxy, "Carla", "Dino") as two,
            httpx.AsyncClient(base_url=proxy.url, trust_env=False, verify=proxy.tls, timeout=60) as client,
        ):
            works = look(client), *(talk(chair) for chair in chairs), evening.play(two)
            at_it = [asyncio.create_task(work) for work in works]
            await moved(two)
            for server in servers:
                await restart(server)
                await moved(two)
            done.set()
            evening.over = True
            await asyncio.gather(*at_it)
            for chair in chairs:
                await chair.sync()
                heard = Counter(line["text"] for line in chair.chat[-20:])
                assert heard == Counter({line: 1 for line in list(said)[-20:]}), "each line once"
            return two

    two = asyncio.run(run())
    assert evening.games > 0
    assert unharmed(two)
    assert set(statuses) == {200}, proxy.log()[-2000:]
    assert statuses[200] > 20
    assert set(ends) == {1012}, "everybody was asked to come back; nobody was cut off"


def test_a_process_is_killed_and_the_game_goes_on(house: House) -> None:
    proxy, servers, database = house

    async def run() -> tuple[str, Server, list[Stubborn]]:
        async with players(proxy, "Anna", "Ben") as two:
            places = await open_table(two, players=2, game="olet")
            table = places[0].table_id
            for place in places:
                place.pause = 0.05
            playing = [asyncio.create_task(place.play_on()) for place in places]
            await moved(two, 5)
            assert not places[0].over, "the game was too short for this test"
            (mine,) = [server for server in servers if visits(server, table)]
            mine.kill()
            async with asyncio.timeout(120):
                await asyncio.gather(*playing)
            await check_game(Settings(database_url=database).database, places)
            return table, mine, two

    table, killed, two = asyncio.run(run())
    assert [sum(person.ends.values()) for person in two] == [1, 1], "each had one break"
    (other,) = [server for server in servers if server is not killed]
    assert visits(other, table).count("/api/v1/tables/{table}/socket") == 2
    killed.start()


@asynccontextmanager
async def players(proxy: Proxy, *names: str) -> AsyncIterator[list[Stubborn]]:
    """People who go on at the proxy whatever happens."""
    async with AsyncExitStack() as stack:
        people = [Stubborn(name, [proxy.url], stream_of(name), proxy.tls) for name in names]
        yield [await stack.enter_async_context(person) for person in people]
