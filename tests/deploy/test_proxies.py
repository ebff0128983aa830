"""What a proxy passes on: who sent the request and how, and nothing that the sender made up."""

import asyncio
import http.client
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Self

import httpx
import pytest

from tests.deploy.proxies import KINDS, Proxy
from tests.server.processes import PATIENCE


class Echo:
    """Stands in for a game process: answers everything with 200 and keeps the paths and headers of requests."""

    def __enter__(self) -> Self:
        heard: list[tuple[str, Message]] = []

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            wbufsize = -1  # an answer leaves as a whole

            def do_GET(self) -> None:
                if self.path != "/ready":
                    heard.append((self.path, self.headers))
                self.send_response(200)
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"ok")

            def log_message(self, *args: object) -> None:
                pass

        self.heard = heard
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._server.server_port}"


@pytest.fixture(params=KINDS)
def proxy(request: pytest.FixtureRequest) -> Iterator[tuple[Proxy, list[Echo]]]:
    with Echo() as one, Echo() as two, Proxy(request.param, [one.address, two.address]) as running:
        yield running, [one, two]


def test_the_program_accepts_its_configuration(proxy: tuple[Proxy, list[Echo]]) -> None:
    done = proxy[0].check()
    assert done.returncode == 0, done.stderr


def test_what_the_game_is_told(proxy: tuple[Proxy, list[Echo]]) -> None:
    made_up = {
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-proto": "http",
        "x-request-id": "made-up",
        "traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    }
    running, echoes = proxy

    async def run() -> None:
        async with httpx.AsyncClient(base_url=running.url, trust_env=False, verify=running.tls, timeout=60) as client:
            for path in ("/", "/api/v1/tables/abc/sit"):
                assert (await client.get(path, headers=made_up)).text == "ok"

    asyncio.run(run())
    heard = [told for echo in echoes for told in echo.heard]
    assert {path for path, _ in heard} == {"/", "/api/v1/tables/abc/sit"}
    for _, told in heard:
        assert told.get_all("x-forwarded-for") == ["127.0.0.1"], "the true address alone"
        assert told["x-forwarded-proto"] == "https"
        assert told["x-request-id"] != "made-up"
        assert len(told["x-request-id"]) >= 16
        assert not told.get("traceparent")
        assert told["host"].startswith("localhost")


def test_tables_are_spread_and_each_has_one_process(proxy: tuple[Proxy, list[Echo]]) -> None:
    running, echoes = proxy
    tables = [f"table-{number}" for number in range(60)]

    async def run() -> None:
        async with httpx.AsyncClient(base_url=running.url, trust_env=False, verify=running.tls, timeout=60) as client:
            for tail in ("", "/sit", "/since?number=7", "/socket?number=-1"):
                for table in tables:
                    await client.get(f"/api/v1/tables/{table}{tail}")

    asyncio.run(run())
    seen = [{path.split("/")[4].split("?")[0] for path, _ in echo.heard} for echo in echoes]
    assert seen[0] & seen[1] == set()
    assert seen[0] | seen[1] == set(tables)
    assert min(map(len, seen)) >= 10


LIMITS = {"nginx": 300, "haproxy": 1000}  # requests of one address in one go; both files allow a hundred a second


@pytest.mark.parametrize("kind", LIMITS)
def test_an_address_has_limits_of_its_own(kind: str) -> None:
    """Who sends more requests than a school would is refused with 429. Nobody else notices."""
    with Echo() as one, Echo() as two, Proxy(kind, [one.address, two.address]) as running:
        began = time.monotonic()
        statuses = in_one_go(running, "127.0.0.2", 700) + in_one_go(running, "127.0.0.2", 700)
        took = time.monotonic() - began
        assert set(statuses) == {200, 429}
        assert LIMITS[kind] <= statuses[200] <= LIMITS[kind] + 1 + 100 * took
        assert len(one.heard) + len(two.heard) == statuses[200], "what is refused costs the game nothing"
        assert in_one_go(running, "127.0.0.3", 100) == {200: 100}


def in_one_go(proxy: Proxy, address: str, count: int) -> Counter[int]:
    """The statuses of so many requests of an address of this machine, on one connection, a hundred at once."""
    raw = socket.create_connection(("127.0.0.1", proxy.port), timeout=PATIENCE, source_address=(address, 0))
    statuses: Counter[int] = Counter()
    with proxy.tls.wrap_socket(raw, server_hostname="localhost") as wire, wire.makefile("rb") as answers:
        for _ in range(count // 100):
            wire.sendall(100 * b"GET /api/v1/tables HTTP/1.1\r\nHost: localhost\r\n\r\n")
            for _ in range(100):
                statuses[int(answers.readline().split()[1])] += 1
                head = http.client.parse_headers(answers)
                answers.read(int(head["content-length"]))
    return statuses


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_configuration_is_noticed(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the check of the shipped ones can fail."""
    monkeypatch.setattr("tests.deploy.proxies.DEPLOY", tmp_path)
    source = Path(__file__).parents[2] / "deploy"
    for file in ("nginx.conf", "haproxy.cfg", "Caddyfile"):
        (tmp_path / file).write_text((source / file).read_text().replace("hash", "hush").replace("policy", "polity"))
    proxy = Proxy(kind, ["127.0.0.1:1", "127.0.0.1:2"])
    done: subprocess.CompletedProcess[str] = proxy.check()
    proxy.stop()
    assert done.returncode != 0
    assert not proxy.folder.exists()
