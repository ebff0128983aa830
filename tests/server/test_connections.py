"""Connections that say nothing, too little or too much, and people who get in all the same."""

import asyncio
import gc
import json
import logging
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import uvloop
import websockets
from uvicorn.server import ServerState

from pecunia.server.access.addresses import Proxies
from pecunia.server.connections import connection_limits, protocols
from pecunia.server.connections.connection_limits import ConnectionLimits
from pecunia.server.connections.descriptors import RESERVED, possible_connections, raise_descriptor_limit
from pecunia.server.connections.protocols import HttpProtocol, SocketProtocol
from pecunia.server.sockets.socket_limits import PER_IDENTITY, SocketLimits
from pecunia.server.tables.client import COME_BACK
from tests.server.people import Person, Refusal, table_of
from tests.server.processes import Server

HALF = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = b"POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"


def connected(port: int, said: bytes, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine: all of 127.0.0.0/8 is."""
    found = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0))
    found.sendall(said)
    return found


class Held:
    """Connections that stay open until the end."""

    def __init__(self) -> None:
        self._held: list[socket.socket] = []

    def add(self, one: socket.socket) -> None:
        self._held.append(one)

    def __enter__(self) -> "Held":
        return self

    def __exit__(self, *error: object) -> None:
        for one in self._held:
            one.close()


# A whole server.


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("small"), max_connections="60") as server:
        yield server
        assert server.errors() == []


@pytest.mark.parametrize("said", [b"", HALF, HALF_BODY])
def test_half_requests_keep_nobody_out(small_server: Server, said: bytes) -> None:
    """Hundreds of them, from one address and from many, where there is room for sixty."""

    async def run(server: Server) -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs:
            with Held() as held:
                for number in range(400):
                    held.add(connected(server.port, said, f"127.0.{number % 2 * (number % 100)}.1"))
                async with Person(server.url, "Carla") as carla:
                    table = await carla.lay_table(players=2, public=True)
                    async with carla.chair(table) as chair:
                        assert chair.you == -1
                for chair in chairs:
                    await chair.sync()
                asked = next(chair for chair in chairs if chair.asked)
                assert asked.view is not None
                await asked.say("move", move=asked.view["moves"][0])

    asyncio.run(run(small_server))


def test_a_full_server_says_so(tmp_path: Path) -> None:
    """Sockets of tables are in use, so they make no room. A newcomer gets an answer, and people at tables stay."""

    async def run(server: Server) -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs, AsyncExitStack() as stack:
            address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{chairs[0].table_id}/socket"
            for _ in range(60):
                try:
                    await stack.enter_async_context(websockets.connect(address, proxy=None))
                except (websockets.InvalidStatus, websockets.InvalidMessage, OSError):
                    break
            else:
                raise AssertionError("there was room for everybody")
            async with httpx.AsyncClient(base_url=server.url, trust_env=False) as stranger:
                answer = await stranger.get("/api/v1/games")
            assert (answer.status_code, answer.json()["key"]) == (503, "too-many-connections")
            assert answer.headers["x-content-type-options"] == "nosniff"
            for chair in chairs:
                await chair.sync()

    with Server(tmp_path, max_connections="40") as server:
        asyncio.run(run(server))
        assert server.errors() == []


def test_a_server_raises_its_limit_of_descriptors() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        raised = raise_descriptor_limit()
        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert raised == min(hard if hard != resource.RLIM_INFINITY else 65_536, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_there_are_fewer_connections_than_descriptors() -> None:
    assert possible_connections(1024, 0) == 1024 - RESERVED
    assert possible_connections(1024, 5000) == 1024 - RESERVED
    assert possible_connections(1024, 60) == 60
    assert possible_connections(100, 0) == 50


def test_sockets_are_limited_over_all_tables(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben, AsyncExitStack() as stack:
            tables = [await anna.lay_table(players=2, public=True) for _ in range(4)]
            for number in range(PER_IDENTITY):
                await stack.enter_async_context(anna.chair(tables[number % 4]))
            with pytest.raises(Refusal, match="too-many-connections"):
                await anna.chair(tables[0]).connect()
            async with ben.chair(tables[0]) as chair:
                assert chair.you == -1
        async with Person(server.url, "Carla") as carla, carla.chair(tables[0]):
            pass

    with Server(tmp_path, rate_percent="100") as server:
        asyncio.run(run(server))


def test_who_connects_too_often_may_try_again_later(tmp_path: Path) -> None:
    """The close code says so: a page that is refused for another reason gives up."""

    async def run() -> None:
        with Server(tmp_path, rate_percent="100") as server:
            async with Person(server.url, "Anna") as anna:
                chair = anna.chair(await anna.lay_table(players=2))

                async def come_and_go() -> None:
                    for _ in range(1000):
                        await chair.connect()
                        await chair.disconnect()

                with pytest.raises(Refusal, match="too-fast"):
                    await come_and_go()
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await chair.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == COME_BACK
                await chair.disconnect()

    asyncio.run(run())


def test_the_count_of_sockets_returns_to_zero() -> None:
    async def run() -> None:
        limits = SocketLimits(10)
        for _ in range(3):
            await limits.enter("anna", "2001:db8:1:2::/64")
        with pytest.raises(Exception, match="too-many-connections"):
            await limits.enter("anna", "2001:db8:1:2::/64")
        await limits.enter("ben", "2001:db8:1:2::/64")
        for identity in ("anna", "anna", "anna", "ben"):
            limits.leave(identity, "2001:db8:1:2::/64")
        assert len(limits) == 0

    asyncio.run(run())


# The protocol alone, with short times.


async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    """Answers with the body of the request. `/large` is more than any buffer holds, `/late` takes a while. A socket
    gets back the first message and is closed after the second."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        if (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
            if (await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.close"})
        return
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body += message["body"]
        if not message["more_body"]:
            break
    if scope["path"] == "/large":
        body = b"x" * 30_000_000
    if scope["path"] == "/late":
        await asyncio.sleep(0.2)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def listening(limits: ConnectionLimits) -> AsyncIterator[int]:
    config = uvicorn.Config(
        app,
        http=partial(HttpProtocol, limits),  # type: ignore[arg-type]
        ws=partial(SocketProtocol, limits),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        timeout_keep_alive=1,
    )
    config.load()
    state = ServerState()
    make: Any = config.http_protocol_class
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: make(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


def in_protocol(work: Callable[[int, ConnectionLimits], Awaitable[None]], most: int = 10, percent: int = 100) -> None:
    async def run() -> None:
        limits = ConnectionLimits(most, percent)
        async with listening(limits) as port, asyncio.timeout(60):
            await work(port, limits)
            while len(limits) or limits.parting:
                await asyncio.sleep(0.01)

    asyncio.run(run())


async def asked(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """Everything that a server answers until it closes the connection. The connection stays open on our side."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = asyncio.create_task(reader.read())
    for part in parts:
        if not answer.done():
            writer.write(part)
            await asyncio.sleep(pause)
    try:
        return await answer
    finally:
        writer.close()


def key_of(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["key"]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("HEADER", 0.2), ("BODY", 0.3), ("READ", 0.3), ("PARTING", 0.1)):
        monkeypatch.setattr(protocols, f"{name}_SECONDS", seconds)


POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "parts",
    [(), (b"G",), (HALF,), (HALF, *[b"a"] * 50), (b"\r\n",), (POST, b"he"), (POST, *[b"h"] * 4), (HALF_BODY,)],
)
def test_a_request_that_does_not_arrive_is_ended(parts: tuple[bytes, ...]) -> None:
    async def work(port: int, limits: ConnectionLimits) -> None:
        answer = await asked(port, *parts, pause=0.05 if len(parts) > 1 else 0.0)
        assert key_of(answer) == (408, "request-slow")

    in_protocol(work)


@pytest.mark.usefixtures("hurried")
def test_a_request_that_arrives_in_parts_is_answered() -> None:
    async def work(port: int, limits: ConnectionLimits) -> None:
        answer = await asked(port, POST[:20], POST[20:], b"he", b"llo", pause=0.04)
        assert answer.endswith(b"\r\n\r\nhello")
        assert b" 200 " in answer

    in_protocol(work)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("more", [b"\r\n", b"P", POST[:-10], POST])
def test_the_second_request_of_a_connection_has_a_deadline_too(more: bytes) -> None:
    async def work(port: int, limits: ConnectionLimits) -> None:
        answer = await asked(port, POST + b"hello", more, pause=0.05)
        first, _, second = answer.partition(b"hello")
        assert b" 200 " in first
        assert key_of(second) == (408, "request-slow")

    in_protocol(work)


@pytest.mark.usefixtures("hurried")
def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def work(port: int, limits: ConnectionLimits) -> None:
        with closing(connected(port, b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")):
            while not len(limits):
                await asyncio.sleep(0.01)
            while len(limits):
                await asyncio.sleep(0.01)

    in_protocol(work)


@pytest.mark.usefixtures("hurried")
def test_an_idle_connection_is_closed() -> None:
    async def work(port: int, limits: ConnectionLimits) -> None:
        assert (await asked(port, POST + b"hello")).endswith(b"hello")

    in_protocol(work)


@pytest.mark.parametrize("then", [b"", HALF + b"a: b\r\n" * 2000])
def test_nobody_reads_the_answers_to_two_requests(then: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Whether the client goes or is cut off because it sends too much: that is no error of ours."""

    async def run() -> None:
        limits = ConnectionLimits(10, 100)
        async with listening(limits) as port, asyncio.timeout(60):
            with closing(connected(port, b"GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2 + then)):
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)
            assert not len(limits)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_one_address_cannot_take_all_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its oldest waiting connection makes room for its next one. Others do not notice."""
    monkeypatch.setattr(connection_limits, "PER_ADDRESS", 3)

    async def work(port: int, limits: ConnectionLimits) -> None:
        with Held() as held:
            other = connected(port, HALF, "127.0.0.9")
            held.add(other)
            for _ in range(20):
                held.add(connected(port, HALF))
                await asyncio.sleep(0.01)
            assert len(limits) == 4
            reader, writer = await asyncio.open_connection(sock=other)
            writer.write(b"\r\n\r\n")
            assert b" 200 " in await reader.readline()
            writer.close()

    in_protocol(work)


def test_a_trusted_proxy_brings_many_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "PER_ADDRESS", 1)
    limits = ConnectionLimits(5, 100, Proxies("10.0.0.0/8"))
    entered = [limits.enter(Transport(), "10.0.0.1") for _ in range(5)]
    assert entered == [True] * 5
    assert len(limits) == 5


class Transport(asyncio.Transport):
    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_networks_are_limited_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "PER_ADDRESS", 2)
    limits = ConnectionLimits(100)
    transports = [Transport() for _ in range(20)]
    for number, transport in enumerate(transports):
        limits.enter(transport, f"2001:db8:1:{number:x}::1")
        limits.works(transport)
    assert len(limits) == 8
    for transport in transports:
        limits.leave(transport)
    assert len(limits) == 0
    assert not limits._groups


def test_connections_that_work_make_no_room() -> None:
    limits = ConnectionLimits(2)
    first, second, third, fourth = (Transport() for _ in range(4))
    assert limits.enter(first, "192.0.2.1")
    assert limits.enter(second, "192.0.2.2")
    limits.works(first)
    assert limits.enter(third, "192.0.2.3")
    assert (first.aborted, second.aborted) == (False, True)
    limits.works(third)
    assert not limits.enter(fourth, "192.0.2.4")
    limits.waits(first)
    assert limits.enter(fourth, "192.0.2.4")


async def hang_up(socket: websockets.ClientConnection) -> None:
    socket.transport.abort()


async def say_more(socket: websockets.ClientConnection) -> None:
    await socket.send("vale")
    await socket.wait_closed()


async def close(socket: websockets.ClientConnection) -> None:
    await socket.close()


@pytest.mark.parametrize("end", [hang_up, say_more, close])
def test_nothing_is_left_of_a_socket(end: Callable[[websockets.ClientConnection], Awaitable[None]]) -> None:
    """Neither of it nor of the request it began as. Nobody looks for cycles among objects that are not young."""

    def left() -> list[object]:
        return [found for found in gc.get_objects() if isinstance(found, SocketProtocol | HttpProtocol)]

    async def work(port: int, limits: ConnectionLimits) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}/", proxy=None) as socket:
            await socket.send("salve")
            assert await socket.recv() == "salve"
            assert [type(found) for found in left()] == [SocketProtocol]
            await end(socket)
        while left():
            await asyncio.sleep(0.01)

    gc.collect()
    gc.disable()
    try:
        in_protocol(work)
    finally:
        gc.enable()
