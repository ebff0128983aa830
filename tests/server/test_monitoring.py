"""What operators see: whether the process lives, whether it can write, and figures that strangers do not get."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from pecunia.core.errors import PecuniaError
from pecunia.server.access.operators import require_operator
from pecunia.server.store.store import Store
from pecunia.server.store.write_probe import WriteProbe
from tests.server.processes import Server

TOKEN = "a-token-of-the-operator"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    variables = {"metrics_token": TOKEN, "proxies": "127.0.0.1", "hosts": "table.example"}
    with Server(tmp_path_factory.mktemp("watched"), **variables) as running:
        yield running
        assert running.errors() == []


def client_of(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60)


# Figures.


def request_from(address: str | None, **headers: str) -> dict[str, Any]:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": address and (address, 4321), "headers": sent}


@pytest.mark.parametrize(
    "scope",
    [
        request_from("127.0.0.1", host="127.0.0.1:8000"),
        request_from("127.0.0.1", host="localhost:8000"),
        request_from("::1", host="[::1]:8000"),
        request_from("127.0.0.1"),
        request_from("203.0.113.9", host="table.example", authorization=f"Bearer {TOKEN}"),
        request_from(None, authorization=f"bearer {TOKEN}"),
    ],
)
def test_figures_are_for_this_machine_and_for_those_with_the_token(scope: dict[str, Any]) -> None:
    require_operator(scope, TOKEN)


@pytest.mark.parametrize(
    "scope",
    [
        request_from("203.0.113.9", host="127.0.0.1"),
        request_from("192.168.1.7", host="192.168.1.1:8000"),
        request_from(None, host="localhost"),
        request_from("127.0.0.1", host="table.example"),
        request_from("127.0.0.1", host="localhost", x_forwarded_for="203.0.113.9"),
        request_from("127.0.0.1", host="localhost", x_real_ip="203.0.113.9"),
        request_from("127.0.0.1", host="localhost", forwarded="for=203.0.113.9"),
        request_from("127.0.0.1", host="localhost", via="1.1 proxy"),
        request_from("203.0.113.9", authorization="Bearer guess"),
        request_from("203.0.113.9", authorization="Bearer "),
        request_from("203.0.113.9", authorization=TOKEN),
    ],
)
@pytest.mark.parametrize("token", ["", TOKEN])
def test_strangers_get_no_figures(scope: dict[str, Any], token: str) -> None:
    with pytest.raises(PecuniaError, match="metrics-closed"):
        require_operator(scope, token)


def test_figures_behind_a_proxy(watched: Server) -> None:
    async def run() -> None:
        async with client_of(watched) as client:
            assert "pecunia_tables" in (await client.get("/metrics")).text
            passed_on = {"host": "table.example", "x-forwarded-for": "203.0.113.9"}
            answer = await client.get("/metrics", headers=passed_on)
            assert (answer.status_code, answer.json()["key"]) == (403, "metrics-closed")
            assert "PECUNIA_METRICS_TOKEN" in answer.json()["message"]
            answer = await client.get("/metrics", headers={**passed_on, "authorization": f"Bearer {TOKEN}"})
            assert "pecunia_tables" in answer.text

    asyncio.run(run())


# Alive and ready.


def test_a_database_that_can_be_read_but_not_written_is_not_ready(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        locker = sqlite3.connect(tmp_path / "pecunia.sqlite", isolation_level=None)
        async with client_of(server) as client:

            async def until(status: int) -> None:
                while (answer := await client.get("/ready")).status_code != status:
                    await asyncio.sleep(0.2)
                assert answer.json() == {"store": status == 200, "bus": True}

            async with asyncio.timeout(60):
                await until(200)
                locker.execute("BEGIN IMMEDIATE")  # readers go on, writers wait
                await until(503)
                alive = await client.get("/health")
                assert alive.status_code == 200, "restarting the process would not help"
                assert alive.json() == {"store": False, "bus": True}
                locker.execute("ROLLBACK")
                await until(200)
        locker.close()

    with Server(tmp_path) as server:
        asyncio.run(run(server))
        assert server.errors() == []


def test_health_does_not_wait_for_the_database(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        locker = sqlite3.connect(tmp_path / "pecunia.sqlite", isolation_level=None)
        locker.execute("BEGIN EXCLUSIVE")
        async with client_of(server) as client, asyncio.timeout(60):

            async def not_ready() -> None:
                while (await client.get("/ready")).status_code == 200:  # a result from before the lock
                    await asyncio.sleep(0.1)

            waiting = asyncio.create_task(not_ready())
            while not waiting.done():
                assert (await client.get("/health", timeout=1.5)).status_code == 200
                await asyncio.sleep(0.1)
            await waiting
        locker.execute("ROLLBACK")
        locker.close()

    with Server(tmp_path) as server:
        asyncio.run(run(server))


class CountingStore(Store):
    """Counts the transactions."""

    count = 0

    async def run(self, work: Callable[[Connection], Any], seconds: float | None = None) -> Any:
        self.count += 1
        return await super().run(work, seconds)


def test_all_who_ask_share_one_write(tmp_path: Path) -> None:
    async def run() -> None:
        store = CountingStore(f"sqlite:///{tmp_path / 'pecunia.sqlite'}")
        await store.open()
        log = tmp_path / "pecunia.sqlite-wal"
        before = log.stat().st_size
        probe = WriteProbe(store)
        assert await asyncio.gather(*(probe.works() for _ in range(50))) == [True] * 50
        assert store.count == 1
        assert log.stat().st_size > before, "something was written to the disk"
        with sqlite3.connect(tmp_path / "pecunia.sqlite") as connection:
            assert connection.execute("select * from secrets").fetchall() == [], "and nothing stays"
        connection.close()
        await store.close()

    asyncio.run(run())


def test_one_who_stops_asking_does_not_stop_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'pecunia.sqlite'}")
        await store.open()
        probe = WriteProbe(store)
        first, second = asyncio.create_task(probe.works()), asyncio.create_task(probe.works())
        await asyncio.sleep(0)
        first.cancel()
        assert await second
        await store.close()

    asyncio.run(run())
