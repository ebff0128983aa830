"""Fixtures of the server tests: a PostgreSQL of their own, and servers on either store."""

import asyncio
from collections.abc import Iterator
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


@pytest.fixture(params=["sqlite", "postgresql"], scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each store; a test that asks for it runs on both."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    with Server(tmp_path_factory.mktemp("server"), database) as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.errors() == []


async def first_requests(server: Server) -> None:
    async with Person(server.url, "First") as first:
        await first.lay_table(players=2)
        await first.refused("POST", "/tables", {"players": 2, "values": "a ="})
        await first.refused("PUT", "/me", {"name": " "})


@pytest.fixture
def unpaused_server(sqlite_server: Server) -> Iterator[Server]:
    """A server on SQLite. The test fails if a step of its event loop computes for more than 50 ms.

    The first request of a kind loads what it needs, which may take longer. So there is one before the test.
    """
    asyncio.run(first_requests(sqlite_server))
    before = sqlite_server.figure("pecunia_long_steps_total")
    yield sqlite_server
    assert sqlite_server.figure("pecunia_long_steps_total") == before, "something held up the event loop"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
