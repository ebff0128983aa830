"""The figures for Prometheus: HTTP, sockets, store, bus, memory."""

import asyncio
import re
import sqlite3
import urllib.request
from pathlib import Path

import pytest

from pecunia.server.metrics import memory_limit
from tests.server.people import Person, table_of
from tests.server.processes import PATIENCE, Postgres, Redis, Server, wait_until


def figures(server: Server) -> dict[str, float]:
    """All figures, by name and labels."""
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_http_by_route_and_method(tmp_path: Path) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            for _ in range(3):
                await anna.lay_table(players=2)
            await anna.refused("GET", "/tables/nowhere")
            await anna.refused("GET", "/nothing/here")
            await anna.http.request("PROPFIND", "/coffee")

    with Server(tmp_path) as server:
        asyncio.run(run())
        found = figures(server)
    assert found['pecunia_http_requests_total{method="POST",route="/api/v1/tables",status="2xx"}'] == 3
    assert found['pecunia_http_requests_total{method="GET",route="/api/v1/tables/{table}",status="4xx"}'] == 1
    assert found['pecunia_http_requests_total{method="GET",route="other",status="4xx"}'] == 1
    assert found['pecunia_http_requests_total{method="other",route="other",status="4xx"}'] == 1, "no label of strangers"
    assert found['pecunia_http_seconds_count{route="/api/v1/tables"}'] == 3
    assert not any("nowhere" in name or "coffee" in name for name in found)


def test_the_process_and_its_limits(sqlite_server: Server) -> None:
    found = figures(sqlite_server)
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert found["process_open_fds"] > 5
    assert found["process_max_fds"] >= found["process_open_fds"]
    assert found["pecunia_max_tables"] == 10_000
    assert found["pecunia_store_works"] == 1
    assert found["pecunia_bus_connected"] == 1, "it needs none"
    assert sum(name.startswith("pecunia_info{version=") for name in found) == 1


@pytest.mark.parametrize(
    ("written", "limit"), [("max\n", 0), ("1073741824\n", 1_073_741_824), (None, 0)], ids=["none", "1 GiB", "unknown"]
)
def test_the_limit_of_memory(tmp_path: Path, written: str | None, limit: int) -> None:
    (tmp_path / "own").write_text("0::/system.slice/pecunia.service\n")
    group = tmp_path / "system.slice" / "pecunia.service"
    group.mkdir(parents=True)
    if written:
        (group / "memory.max").write_text(written)
    assert memory_limit(tmp_path, tmp_path / "own") == limit


def test_sockets_and_how_they_ended(tmp_path: Path) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet"):
            assert server.figure("pecunia_connections") == 2

    with Server(tmp_path) as server:
        asyncio.run(run())
        wait_until(lambda: server.figure("pecunia_connections") == 0, "the end of the sockets")
        assert figures(server)['pecunia_socket_closes_total{code="1000"}'] == 2


def test_the_store_and_its_errors(tmp_path: Path) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            await anna.lay_table(players=2)
            locker = sqlite3.connect(tmp_path / "pecunia.sqlite", isolation_level=None)
            locker.execute("BEGIN IMMEDIATE")
            assert await anna.refused("POST", "/tables", {"players": 2}) == "store-unavailable"
            locker.execute("ROLLBACK")
            locker.close()

    with Server(tmp_path, database_seconds="2") as server:
        before = figures(server)
        asyncio.run(run())
        found = figures(server)
        assert server.errors() == []
    commits = 'pecunia_store_transactions_total{end="commit"}'
    assert found[commits] >= before[commits] + 2
    assert found["pecunia_store_seconds_count"] > before["pecunia_store_seconds_count"]
    assert found['pecunia_store_errors_total{kind="OperationalError"}'] >= 1
    assert found["pecunia_store_pool_size"] == 8
    assert found["pecunia_store_pool_used"] >= 0
    assert found["pecunia_store_writes_waiting"] == 0


def test_the_bus(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Somebody signs out at the first server, and the second hears of it."""

    async def sign_out() -> None:
        async with Person(first.url, "Anna") as anna:
            await anna.lay_table(players=2)
            assert (await anna.http.delete("/me")).status_code == 204

    database = postgres.new_database()
    with Server(tmp_path, database, redis.url) as first, Server(tmp_path, database, redis.url) as second:
        wait_until(lambda: second.figure("pecunia_bus_connected") == 1, "the bus")
        assert second.figure("pecunia_bus_received_total") == 0
        asyncio.run(sign_out())
        wait_until(lambda: second.figure("pecunia_bus_received_total") > 0, "news over the bus")
        assert first.figure("pecunia_bus_published_total") > 0
        redis.stop()
        wait_until(lambda: first.figure("pecunia_bus_connected") == 0, "the loss of the bus")


def test_every_figure_says_what_it_is(sqlite_server: Server) -> None:
    with urllib.request.urlopen(f"{sqlite_server.url}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()
    for name in re.findall(r"^# TYPE (\S+)", text, re.MULTILINE):
        assert re.search(rf"^# HELP {name} \S+ \S+", text, re.MULTILINE), name
