"""Fixtures of the server tests: a PostgreSQL of their own, and servers on either store."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.processes import Postgres, Redis, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis() as running:
        yield running


async def first_requests(server: Server) -> None:
    async with Person(server.url, "First") as first:
        await first.lay_table(players=2)
        await first.refused("POST", "/tables", {"players": 2, "values": "a ="})
        await first.refused("PUT", "/me", {"name": " "})


@contextmanager
def unpaused(server: Server) -> Iterator[None]:
    """Fails if steps of the server's event loop have computed for more than 50 ms."""
    before = server.figure("pecunia_long_steps_total")
    yield
    found = server.figure("pecunia_long_steps_total") - before
    assert found == 0, f"{found} steps held up the event loop"


LONG_STEPS_OF_MANY = 12  # what is loaded or made at its first use, in hundreds of tests


@contextmanager
def watched(server: Server) -> Iterator[Server]:
    """A server for many tests. None may make it log an error, or hold up its event loop (`Server.stop` looks)."""
    server.most_long_steps = LONG_STEPS_OF_MANY
    with server:
        yield server
        assert server.errors() == []


@pytest.fixture(params=["sqlite", "postgresql"], scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each store; a test that asks for it runs on both."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    with watched(Server(tmp_path_factory.mktemp("server"), database)) as running:
        yield running


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with watched(Server(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="session")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database, with a bus between them, for tests that stop none of these."""
    folder, database = tmp_path_factory.mktemp("pair"), postgres.new_database()
    with Redis() as bus, Server(folder, database, bus.url) as one, Server(folder, database, bus.url) as other:
        yield one, other
        assert one.errors() + other.errors() == []


@pytest.fixture
def unpaused_server(sqlite_server: Server) -> Iterator[Server]:
    """A server on SQLite. The test fails if a step of its event loop computes for more than 50 ms.

    The first request of a kind loads what it needs, which may take longer. So there is one before the test.
    """
    asyncio.run(first_requests(sqlite_server))
    with unpaused(sqlite_server):
        yield sqlite_server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
