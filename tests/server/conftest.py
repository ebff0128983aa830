"""Fixtures of the server tests: a PostgreSQL of their own, and servers on either store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
