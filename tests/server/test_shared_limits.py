"""Limits that all processes count together in Redis, and what happens while it is away."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from redis import Redis as Connection
from websockets.exceptions import ConnectionClosed

from pecunia.core.errors import PecuniaError
from pecunia.server.access import shared_counters
from pecunia.server.access.rate_limits import ADDRESS_FACTOR, RATES, SHARED, RateLimits, TooFast
from pecunia.server.access.shared_counters import SharedCounters
from pecunia.server.sockets import socket_limits
from pecunia.server.sockets.socket_limits import PER_IDENTITY, SocketLimits
from tests.server.people import Person, Refusal, table_of
from tests.server.processes import Postgres, Redis, Server

SLOW_MACHINE = 5.0  # seconds that an answer of the real Redis may take in a test that is not about deadlines
ADDRESS = "192.0.2.7"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counters, "DEADLINE", SLOW_MACHINE)


@asynccontextmanager
async def processes(redis: Redis, count: int = 2, secret: str = "secret") -> AsyncIterator[list[SharedCounters]]:
    """The counters as several processes see them."""
    found = [SharedCounters(redis.url, secret) for _ in range(count)]
    try:
        yield found
    finally:
        for one in found:
            await one.close()


async def accepted(limits: list[RateLimits], kind: str, identity: str, address: str, tries: int) -> int:
    """How many of so many requests are accepted. They go to the processes in turn."""
    count = 0
    for number in range(tries):
        try:
            await limits[number % len(limits)].take_shared(kind, identity, address)
        except TooFast:
            continue
        count += 1
    return count


# Rates.


@pytest.mark.usefixtures("patient")
def test_processes_share_what_somebody_may_do(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis, 3) as found:
            limits = [RateLimits(100, one) for one in found]
            for kind in sorted(SHARED):
                burst = int(RATES[kind].burst)
                began = time.monotonic()
                count = await accepted(limits, kind, f"anna {kind}", "", 3 * burst)
                refilled = (time.monotonic() - began) * RATES[kind].per_second
                assert burst <= count <= burst + refilled + 1, kind

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_people_at_one_address_share_its_limit_over_all_processes(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis) as found:
            limits = [RateLimits(100, one) for one in found]
            burst = int(RATES["identity"].burst) * ADDRESS_FACTOR
            assert burst <= await accepted(limits, "identity", "", ADDRESS, 2 * burst) <= burst + 1
            assert await accepted(limits, "identity", "", "192.0.2.8", 2) == 2, "others are not affected"

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_a_refused_request_uses_nothing_anywhere(redis: Redis) -> None:
    """Anna has used up her own limit. Her further tries take nothing from those who share her address."""

    async def run() -> None:
        async with processes(redis) as found:
            limits = [RateLimits(100, one) for one in found]
            burst = int(RATES["data"].burst)
            assert await accepted(limits, "data", "anna", ADDRESS, 20 * burst) == burst
            others = await accepted(limits, "data", "", ADDRESS, 20 * burst)
            assert burst * (ADDRESS_FACTOR - 1) <= others <= burst * (ADDRESS_FACTOR - 1) + 5

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_who_is_too_fast_learns_how_long_to_wait(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis) as found:
            limits = [RateLimits(100, one) for one in found]
            await accepted(limits, "secret", "anna", "", 20)
            with pytest.raises(TooFast) as refusal:
                await limits[0].take_shared("secret", "anna")
            assert 1 <= int(str(refusal.value.facts["seconds"])) <= 1 / RATES["secret"].per_second

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_nothing_is_stored_in_the_clear_or_for_ever(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis) as found:
            await RateLimits(100, found[0]).take_shared("identity-day", "anna", "2001:db8:1:2::/64")
            sockets = SocketLimits(100, found[0])
            await sockets.enter("anna", "2001:db8:1:2::/64")
            with Connection.from_url(redis.url) as reader:
                keys = reader.keys()
                assert len(keys) == 2 * 3 + 1, "identity, address and network, each twice; and the process"
                stored = b" ".join([*keys, *(reader.dump(key) for key in keys)])
                assert not [word for word in (b"anna", b"2001", b"db8") if word in stored]
                assert all(reader.pttl(key) > 0 for key in keys)
            await sockets.close()

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_another_secret_gives_other_keys(redis: Redis) -> None:
    """Nobody who reads Redis can try out all addresses without the secret."""

    async def run() -> None:
        for secret in ("one", "another"):
            async with processes(redis, 1, secret) as found:
                await RateLimits(100, found[0]).take_shared("table", "", ADDRESS)
        with Connection.from_url(redis.url) as reader:
            assert len(reader.keys()) == 2

    asyncio.run(run())


def test_messages_of_games_ask_nobody() -> None:
    assert not SHARED & {"message", "chat", "catch-up", "request"}
    assert set(RATES) >= SHARED


# Redis away.


def test_without_redis_a_process_counts_for_itself(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis) as found:
            limits = [RateLimits(100, one) for one in found]
            redis.stop()
            burst = int(RATES["table"].burst)
            count = await accepted(limits, "table", "anna", "", 10 * burst)
            assert 2 * burst <= count <= 2 * burst + 10, "each process has its own limit, and no more"

    asyncio.run(run())


def test_a_frozen_redis_holds_up_one_request_a_second(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis, 1) as (counters,):
            limits = RateLimits(100_000, counters)
            await limits.take_shared("table", "anna")
            redis.freeze()
            waits = []
            for _ in range(200):
                began = time.monotonic()
                await limits.take_shared("table", "anna")
                waits.append(time.monotonic() - began)
            waits.sort()
            assert waits[100] < shared_counters.DEADLINE / 2, "most do not ask at all"
            assert waits[-1] < 1, "who asks does not wait for long"
            redis.thaw()

    asyncio.run(run())


def test_redis_comes_back_and_the_limits_are_shared_again(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with processes(redis) as found:
            limits = [RateLimits(100, one) for one in found]
            await accepted(limits, "table", "anna", "", 10)
            redis.stop()
            await accepted(limits, "table", "anna", "", 10)
            redis.start()  # it has forgotten everything, also the script
            monkeypatch.setattr(shared_counters, "DEADLINE", SLOW_MACHINE)
            while any(one.away for one in found):
                await asyncio.sleep(0.1)
                for one in limits:
                    await one.take_shared("socket", "somebody", "")
            burst = int(RATES["secret"].burst)
            assert burst <= await accepted(limits, "secret", "anna", "", 4 * burst) <= burst + 2

    asyncio.run(run())


# Sockets.


@pytest.mark.usefixtures("patient")
def test_sockets_are_counted_over_all_processes(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_limits, "LEASE", 0.3)

    async def run() -> None:
        async with processes(redis) as found:
            one, other = (SocketLimits(10, counters) for counters in found)
            most = PER_IDENTITY // 10
            for number in range(most):
                await (one, other)[number % 2].enter("anna", ADDRESS)
            for limits in (one, other):
                with pytest.raises(PecuniaError, match="too-many-connections"):
                    await limits.enter("anna", ADDRESS)
            await one.enter("ben", ADDRESS)
            one.leave("anna", ADDRESS)
            await other.enter("anna", ADDRESS)  # a place that is free in one process can be taken in the other
            await one.close()
            await other.close()

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_sockets_of_a_dead_process_do_not_count(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its people come to another process at once. The first of them waits until the dead process is forgotten."""
    monkeypatch.setattr(socket_limits, "LEASE", 0.5)

    async def run() -> None:
        async with processes(redis) as found:
            dead, alive = (SocketLimits(10, counters) for counters in found)
            for _ in range(PER_IDENTITY // 10):
                await dead.enter("anna", ADDRESS)
            await dead.close()  # it says nothing more
            for _ in range(PER_IDENTITY // 10):
                await alive.enter("anna", ADDRESS)
            await alive.close()

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_sockets_that_stay_open_go_on_counting(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_limits, "LEASE", 0.6)

    async def run() -> None:
        async with processes(redis) as found:
            one, other = (SocketLimits(10, counters) for counters in found)
            for _ in range(PER_IDENTITY // 10):
                await one.enter("anna", ADDRESS)
            await asyncio.sleep(1.5)  # more than two leases, which have been renewed
            with pytest.raises(PecuniaError, match="too-many-connections"):
                await other.enter("anna", ADDRESS)
            await one.close()
            await other.close()

    asyncio.run(run())


def test_without_redis_sockets_are_counted_by_the_process(redis: Redis) -> None:
    async def run() -> None:
        async with processes(redis, 1) as (counters,):
            limits = SocketLimits(10, counters)
            redis.stop()
            for _ in range(PER_IDENTITY // 10):
                await limits.enter("anna", ADDRESS)
            with pytest.raises(PecuniaError, match="too-many-connections"):
                await limits.enter("anna", ADDRESS)
            limits.leave("anna", ADDRESS)
            await limits.enter("anna", ADDRESS)
            await limits.close()

    asyncio.run(run())


# Two servers.


async def new_accounts(servers: list[Server], address: str, tries: int) -> int:
    """How many accounts somebody at this address gets who asks the servers in turn."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=60) as client:
        answers = [
            await client.post(f"{servers[number % len(servers)].url}/api/v1/accounts", json={"name": "Legion"})
            for number in range(tries)
        ]
    assert {answer.status_code for answer in answers} <= {201, 429}
    return [answer.status_code for answer in answers].count(201)


def alone(servers: list[Server]) -> float:
    return sum(server.figure("pecunia_counted_alone_total") for server in servers)


@contextmanager
def two_servers(postgres: Postgres, redis: Redis, folder: Path, percent: int) -> Iterator[list[Server]]:
    """Two servers that share their limits. They wait for Redis longer than usual, because the machine may be busy."""
    database = postgres.new_database()
    servers = [Server(folder, database, redis.url, rate_percent=str(percent)) for _ in range(2)]
    for server in servers:
        server.redis_seconds = "2"
    with servers[0], servers[1]:
        yield servers
        assert all(server.errors() == [] for server in servers)


def test_two_servers_and_a_redis_that_dies_and_hangs(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """With Redis, two servers give an address as much as one; without it, each counts for itself and goes on."""
    percent = 20
    burst = int(RATES["identity"].burst) * ADDRESS_FACTOR * percent // 100

    async def run(servers: list[Server]) -> None:
        assert burst <= await new_accounts(servers, "127.0.0.2", 2 * burst) <= burst + 2
        assert alone(servers) == 0
        async with table_of(servers[0], "Anna", "Ben", game="olet", players=2) as chairs:
            redis.freeze()
            assert 2 * burst <= await new_accounts(servers, "127.0.0.3", 3 * burst) <= 2 * burst + 2
            assert alone(servers) > 0
            redis.stop()
            assert 2 * burst <= await new_accounts(servers, "127.0.0.4", 3 * burst) <= 2 * burst + 2
            for chair in chairs:
                await chair.say("chat", text="Redis is gone, and we play on.")
        redis.start()
        others = (f"127.0.0.{last}" for last in range(6, 250))
        while await counted_alone(servers, next(others)):
            await asyncio.sleep(0.5)
        assert burst <= await new_accounts(servers, "127.0.0.5", 2 * burst) <= burst + 2

    async def counted_alone(servers: list[Server], address: str) -> bool:
        """Whether a server still counts for itself, so that it has not noticed yet that Redis is back."""
        before = alone(servers)
        await new_accounts(servers, address, 2)
        return alone(servers) > before

    with two_servers(postgres, redis, tmp_path, percent) as servers:
        asyncio.run(run(servers))


def test_moves_do_not_ask_redis_about_limits(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    def asked() -> int:
        """How often rates (`get`) and open sockets (`hgetall`) were looked up. Renewing the lease does neither."""
        with Connection.from_url(redis.url) as reader:
            counts = reader.info("commandstats")
        return sum(counts.get(f"cmdstat_{name}", {"calls": 0})["calls"] for name in ("get", "hgetall"))

    async def run(server: Server) -> None:
        async with table_of(server, "Anna", "Ben", game="olet", players=2) as chairs:
            before = asked()
            assert before > 0, "tables and sockets are counted there"
            await asyncio.gather(*(chair.play() for chair in chairs))
            assert chairs[0].number > 20
            assert asked() == before

    with Server(tmp_path, postgres.new_database(), redis.url) as server:
        asyncio.run(run(server))


def test_sockets_at_two_servers(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Anna may have three sockets. When one server is killed, all of them find room at the other."""

    async def run(one: Server, other: Server) -> None:
        async with AsyncExitStack() as stack:
            anna = await stack.enter_async_context(Person(one.url, "Anna"))
            table = await anna.lay_table(players=2)
            there = Person(other.url, "Anna")
            there.token = anna.token
            stack.push_async_callback(there.http.aclose)
            for person in (anna, anna, there):
                await stack.enter_async_context(person.chair(table))
            with pytest.raises(Refusal, match="too-many-connections"):
                await there.chair(table).connect()
            assert alone([one, other]) == 0
            one.kill()
            places = 0
            async with asyncio.timeout(60):
                while places < 2:
                    try:
                        await stack.enter_async_context(there.chair(table))
                        places += 1
                    except ConnectionClosed:  # as long as the table belongs to the dead server
                        await asyncio.sleep(1)
                    except Refusal as refusal:
                        if refusal.key not in ("too-fast", "too-many-connections"):
                            raise
                        await asyncio.sleep(1)  # they tried too often, or the sockets of the dead server still count

    with two_servers(postgres, redis, tmp_path, 10) as (one, other):
        asyncio.run(run(one, other))
