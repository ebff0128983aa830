"""The log: lines of JSON with request and table ids, and nothing about people."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from pecunia.server.logs import JsonLines
from pecunia.server.request_context import REQUEST_ID, TABLE_ID, begin_request
from tests.server.people import Person, first_move, table_of
from tests.server.processes import Server

NAME = "Zenobia-of-Palmyra"


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("talkative"), access_log="1") as running:
        yield running
        assert running.errors() == []


def lines(server: Server, text: str) -> list[dict[str, Any]]:
    """The lines of the access log."""
    found = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in found if line["from"] == "pecunia.access" and line["text"] == text]


def test_every_answer_has_the_id_of_its_request(talkative: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=talkative.url, trust_env=False, timeout=60) as client:
            given = await client.get("/health", headers={"x-request-id": "from-the-proxy.1"})
            assert given.headers["x-request-id"] == "from-the-proxy.1"
            made = [(await client.get(path)).headers["x-request-id"] for path in ("/health", "/api/v1/nothing", "/")]
            assert len({*made}) == 3
            for unfit in ("two words", "x" * 65, "line\\n", "é"):
                answer = await client.get("/health", headers=[(b"x-request-id", unfit.encode("latin-1"))])
                assert answer.headers["x-request-id"] not in (unfit, "")

    asyncio.run(run())
    ids = [line["request"] for line in lines(talkative, "request")]
    assert "from-the-proxy.1" in ids
    assert not any(" " in id or len(id) > 64 for id in ids)


def test_the_access_log_says_what_was_asked_and_nothing_about_people(talkative: Server) -> None:
    async def run() -> tuple[str, list[str]]:
        async with table_of(talkative, NAME, "Ben", game="olet") as chairs:
            asked = next(chair for chair in chairs if chair.asked)
            await asked.say("move", move=first_move(asked))
            person = chairs[0].person
            await person.ask("GET", "/tables?cursor=hush-hush")
            await person.refused("GET", "/tables/nowhere/since?number=1")
            table = chairs[0].table_id
            link = f"{person.url}/api/v1/tables/{table}/socket?invitation=hush-hush".replace("http", "ws", 1)
            async with websockets.connect(link, proxy=None, additional_headers={"x-request-id": "a-socket"}) as socket:
                assert socket.response is not None
                assert socket.response.headers["x-request-id"] == "a-socket"
            return table, [person.token]

    table, secrets = asyncio.run(run())
    requests, sockets = lines(talkative, "request"), lines(talkative, "socket")
    assert {"method": "POST", "route": "/api/v1/tables/{table}/sit", "status": 200, "table": table}.items() <= next(
        line for line in requests if line["route"].endswith("/sit")
    ).items()
    assert all(line["ms"] >= 0 and line["request"] and line["at"].endswith("Z") for line in [*requests, *sockets])
    (one,) = [line for line in sockets if line["request"] == "a-socket"]
    assert (one["table"], one["route"], one["close"]) == (table, "/api/v1/tables/{table}/socket", 1000)
    whole = talkative.log.read_text().partition("\n")[2]  # the first line says the address of the server
    for private in (NAME, "hush-hush", "127.0.0.1", "?", *secrets):
        assert private not in whole


def test_without_the_setting_requests_are_not_logged(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            await anna.ask("GET", "/tables")

    asyncio.run(run())
    assert lines(sqlite_server, "request") == []


def test_a_line_has_the_request_and_the_table() -> None:
    record = logging.LogRecord("here", logging.WARNING, "", 0, "something %s", ("happened",), None)
    assert "request" not in json.loads(JsonLines().format(record))

    async def run() -> dict[str, Any]:
        id = begin_request([(b"x-request-id", b"abc")], "/api/v1/tables/T-1_x/sit")
        assert (id, REQUEST_ID.get(), TABLE_ID.get()) == ("abc", "abc", "T-1_x")
        line: dict[str, Any] = await asyncio.create_task(formatted())
        return line

    async def formatted() -> Any:
        return json.loads(JsonLines().format(record))

    line = asyncio.run(run())
    assert (line["request"], line["table"], line["text"]) == ("abc", "T-1_x", "something happened")
    assert REQUEST_ID.get() == "", "other requests are other contexts"


@pytest.mark.parametrize("path", ["/api/v1/tables", "/api/v1/tables/", "/api/v1/me", "/", "/api/v1/tables/a b"])
def test_paths_without_a_table(path: str, tmp_path: Path) -> None:
    async def run() -> str:
        begin_request([], path)
        return TABLE_ID.get()

    assert asyncio.run(run()) == ""
