"""A process that is to end lets go of its people first: not ready, no new sockets, then "come back"."""

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.people import Chair, table_of
from tests.server.processes import PATIENCE, Server, wait_until

COME_BACK = 1012


async def closed_with(chair: Chair) -> int:
    """Listen until the server ends the connection. Returns the code."""
    with pytest.raises(websockets.ConnectionClosed) as end:
        await chair.until(lambda chair: False)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_first_not_ready_then_sockets_are_sent_away(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with (
            table_of(server, "Anna", "Ben", game="olet") as chairs,
            httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client,
        ):
            assert (await client.get("/ready")).status_code == 200
            os.kill(server.pid, signal.SIGTERM)
            async with asyncio.timeout(60):
                while (answer := await client.get("/ready")).status_code == 200:
                    await asyncio.sleep(0.02)
            assert answer.json() == {"store": True, "bus": True, "draining": True}
            assert (await client.get("/health")).status_code == 200, "it still lives"
            await chairs[0].say("chat", text="still here")  # who is connected plays on
            with pytest.raises(websockets.InvalidStatus) as refused:
                await chairs[1].person.chair(chairs[1].table_id).connect()
            assert refused.value.response.status_code == 503, "a proxy tries another process"
            assert [await closed_with(chair) for chair in chairs] == [COME_BACK, COME_BACK]

    with Server(tmp_path, drain_seconds="6") as server:
        asyncio.run(run(server))
        wait_until(lambda: not server.healthy(), "the end")
    assert server.errors() == []


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with Server(tmp_path, drain_seconds="3600") as server:
        os.kill(server.pid, signal.SIGTERM)
        wait_until(lambda: "draining" in ready(server), "the drain")
        os.kill(server.pid, signal.SIGTERM)
        wait_until(lambda: not server.healthy(), "the end")
    assert server.errors() == []


def ready(server: Server) -> str:
    return httpx.get(f"{server.url}/ready", trust_env=False, timeout=60).text


def test_without_the_setting_sockets_are_told_to_come_back_too(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs:
            os.kill(server.pid, signal.SIGTERM)
            assert [await closed_with(chair) for chair in chairs] == [COME_BACK, COME_BACK]

    with Server(tmp_path) as server:
        asyncio.run(run(server))


def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ready, alive again and again, and about to end."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "400000")
        began = time.monotonic()
        with Server(tmp_path):
            heard = [manager.recv(100).decode() for _ in range(4)]
        assert sorted(heard, reverse=True) == ["WATCHDOG=1"] * 3 + ["READY=1"]
        assert time.monotonic() - began > 0.4, "not at every look"
        while (said := manager.recv(100).decode()) == "WATCHDOG=1":
            pass
        assert said == "STOPPING=1"
