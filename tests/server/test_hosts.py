"""The Host of a request: a foreign name that points here (DNS rebinding) gets nothing."""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest
import websockets

from pecunia.core.errors import PecuniaError
from pecunia.server.access.host_names import HostNames
from tests.server.people import Person
from tests.server.processes import Server


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("named"), hosts="table.example, Other.Example.") as running:
        yield running
        assert running.errors() == []


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LocalHost:1",
        "127.0.0.1:8000",
        "[::1]",
        "[::1]:8000",
        "192.168.1.7:8000",
        "[fe80::1]:8000",
        "table.example",
        "TABLE.example:443",
        "table.example.",
        "other.example",
        "this-machine",
        "this-machine:8000",
        "this-machine.local:8000",
        "",
    ],
)
def test_allowed_hosts(host: str) -> None:
    HostNames("table.example, Other.Example.", "this-machine").check(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "table.example.evil.example",
        "sub.table.example",
        "[evil.example]",
        "table.example@evil.example",
        "evil.example:table.example",
        ".",
        "::::",
    ],
)
def test_refused_hosts(host: str) -> None:
    with pytest.raises(PecuniaError, match="wrong-host"):
        HostNames("table.example", "this-machine").check(host)


def test_all_hosts_can_be_allowed() -> None:
    HostNames("*", "this-machine").check("evil.example")


def test_the_full_name_of_the_machine_and_its_short_one() -> None:
    names = HostNames("", "mill.home.example")
    for host in ("mill", "mill.local", "mill.home.example"):
        names.check(host)
    with pytest.raises(PecuniaError, match="wrong-host"):
        names.check("home.example")


def test_a_foreign_name_reads_and_changes_nothing(named: Server) -> None:
    async def run() -> None:
        evil = f"evil.example:{named.port}"
        async with httpx.AsyncClient(base_url=named.url, trust_env=False, timeout=60) as client:
            for path in ("/", "/api/v1/tables", "/api/v1/me", "/metrics", "/health"):
                answer = await client.get(path, headers={"host": evil})
                assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host"), path
                assert "PECUNIA_HOSTS" in answer.json()["message"]
                assert "evil.example" in answer.json()["message"]
            # The page of the foreign name is "same-origin" here, so the check of the origin alone lets it through.
            headers = {"host": evil, "origin": f"http://{evil}"}
            answer = await client.put("/api/v1/me", json={"name": "Anna"}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")
            assert "set-cookie" not in answer.headers
            answer = await client.put("/api/v1/me", json={"name": "Anna"}, headers={"host": "table.example"})
            assert answer.status_code == 200

    asyncio.run(run())


def test_sockets_check_the_host_too(named: Server) -> None:
    async def run() -> None:
        async with Person(named.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            for host, kind in (("evil.example", "refused"), ("table.example", "welcome")):
                # The name in the address becomes the Host; the connection goes to the server in any case.
                address = f"ws://{host}:{named.port}/api/v1/tables/{table}/socket"
                async with websockets.connect(address, host="127.0.0.1", port=named.port, proxy=None) as socket:
                    said = json.loads(await socket.recv())
                    assert said["type"] == kind
                    assert kind == "welcome" or said["key"] == "wrong-host"

    asyncio.run(run())
