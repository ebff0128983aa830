"""A rolling deploy: processes of another release take the place of those of this one, while people play."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from pecunia import __version__
from pecunia.core.chance import stream_of
from tests.deploy.evenings import Evening, moved, unharmed
from tests.deploy.proxies import Proxy
from tests.deploy.releases import VERSION, another_protocol, next_release
from tests.server.processes import PATIENCE, Postgres, Redis, Server
from tests.server.stubborn import Stubborn

DRAIN = 3  # seconds
TABLES = 2


class House(NamedTuple):
    proxy: Proxy
    servers: list[Server]
    database: str

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as connection:
            return connection.execute(query).fetchall()


@pytest.mark.parametrize(("kind", "linked"), [("nginx", True), ("haproxy", False)], ids=["linked", "another protocol"])
def test_a_rolling_deploy_while_people_play(
    postgres: Postgres, redis: Redis, tmp_path: Path, kind: str, linked: bool
) -> None:
    """The new release has one more column, which the old processes do not know. In the second case processes of the two
    releases do not talk to each other either."""
    release = next_release(tmp_path / "release")
    if not linked:
        another_protocol(release)
    settings = {"proxies": "127.0.0.1", "drain_seconds": str(DRAIN)}
    database = postgres.new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(tmp_path, database, redis.url, **settings)) for _ in range(2)]
        proxy = stack.enter_context(Proxy(kind, [f"127.0.0.1:{server.port}" for server in servers]))
        people = asyncio.run(deploy(House(proxy, servers, database), release, linked))
        for server in servers:  # so that both drain at once
            os.kill(server.pid, signal.SIGTERM)
    for server in servers:
        assert server.errors() == []
    assert unharmed(people), proxy.log()[-2000:]


async def deploy(house: House, release: Path, linked: bool) -> list[Stubborn]:
    first, second = house.servers
    evening = Evening(house.database)
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Stubborn(name, [house.proxy.url], stream_of(name), house.proxy.tls))
            for name in ("Anna", "Ben")
        ]
        async with asyncio.TaskGroup() as group:
            for _ in range(TABLES):
                group.create_task(evening.play(people))
            for person in people:
                group.create_task(evening.look(person))
            await moved(people)
            assert releases(house) == [__version__, __version__]
            assert not has_column(house)

            await replace(first, release)
            await moved(people)
            assert releases(house) == [VERSION, __version__]
            assert has_column(house), "the new process has migrated the database"
            await comes_true(lambda: links(house) == [linked, linked])
            idle = await people[0].ask("POST", "/tables", {"players": 2, "public": True})
            assert house.ask(f"select stars from tables where id = '{idle['table']['id']}'") == [(7,)]

            await replace(second, release)
            await moved(people)
            assert releases(house) == [VERSION, VERSION]
            await comes_true(lambda: links(house) == [1, 1])
            evening.over = True
    assert evening.games >= TABLES
    return people


async def replace(server: Server, release: Path) -> None:
    """End a process gently, and start the other release at its port."""
    os.kill(server.pid, signal.SIGTERM)
    await asyncio.to_thread(server.ended)
    server.source = release
    await asyncio.to_thread(server.start)


def links(house: House) -> list[float]:
    return [server.figure("pecunia_links") for server in house.servers]


def releases(house: House) -> list[str]:
    found = []
    for server in house.servers:
        found.append(next(version for version in (__version__, VERSION) if runs(server, version)))
    return found


def runs(server: Server, version: str) -> bool:
    try:
        return server.figure(f'pecunia_info{{version="{version}"}}') == 1
    except StopIteration:
        return False


def has_column(house: House) -> bool:
    return bool(
        house.ask("select 1 from information_schema.columns where table_name = 'tables' and column_name = 'stars'")
    )


async def comes_true(test: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(test):
            await asyncio.sleep(0.1)
