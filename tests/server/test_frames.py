"""Frames of sockets: read at once if they are whole, written at once if the client reads, always in their order."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
import websockets
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.server.connections.connection_limits import ConnectionLimits
from pecunia.server.connections.protocols import HttpProtocol, SocketProtocol, text_in
from pecunia.server.messages import Chat, Refused
from pecunia.server.peers.messages import Open
from pecunia.server.sockets.socket_forwarding import Visitor
from pecunia.server.tables import audience
from pecunia.server.tables.audience import CROWD
from pecunia.server.tables.client import COME_BACK, MAX_QUEUED, TOO_SLOW, WRITE_FRAME, Client, Encoded
from tests.server.worlds import STRANGER, World, open_world

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


def numbered(number: int, size: int = 10) -> Encoded:
    return Encoded(Refused(str(number), "k" * size, "", {}))


@asynccontextmanager
async def connections(serve: Callable[[Any, Receive, Send], Awaitable[None]]) -> AsyncIterator[int]:
    """A server with our protocols and small buffers. Returns its port."""
    limits = ConnectionLimits(10)
    config = uvicorn.Config(
        serve,
        http=partial(HttpProtocol, limits),  # type: ignore[arg-type]
        ws=partial(SocketProtocol, limits),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        ws_per_message_deflate=False,
    )
    config.load()
    state = ServerState()
    make: Any = config.http_protocol_class
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: make(config=config, server_state=state, app_state={}), sock=listening, backlog=10
    )
    try:
        yield listening.getsockname()[1]
    finally:
        server.close()


def talk(serve: Callable[[Any, Receive, Send], Awaitable[None]], say: Callable[[int], Awaitable[None]]) -> None:
    async def run() -> None:
        async with connections(serve) as port, asyncio.timeout(60):
            await say(port)

    asyncio.run(run())


async def connected(port: int) -> websockets.ClientConnection:
    reading = socket.socket()
    reading.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reading.setblocking(False)
    await asyncio.get_running_loop().sock_connect(reading, ("127.0.0.1", port))
    return await websockets.connect(
        "ws://localhost/", sock=reading, compression=None, proxy=None, max_queue=1, close_timeout=1
    )


# What we read.


def frame_of(payload: bytes, head: int = 0x81, mask: bytes = b"abcd", size: bytes | None = None) -> bytes:
    """A frame as a client sends it; `size` is what it says about its length, if that is not true."""
    if size is None and len(payload) < 126:
        size = bytes([0x80 | len(payload)])
    elif size is None:
        size = b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([head]) + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def read_by_the_library(data: bytes) -> list[str]:
    """The texts in data, as the parser of the library reads them; those before an error, if there is one."""
    parser = ServerProtocol(state=OPEN)
    parser.receive_data(data)
    frames = [event for event in parser.events_received() if isinstance(event, Frame)]
    return [bytes(frame.data).decode() for frame in frames if frame.opcode is Opcode.TEXT]


TEXTS = ["", "a", "x" * 125, "x" * 126, "x" * 3000, '{"type":"move","id":"1","move":"roll"}', "Zürich ⚄"]
ODD = [
    b"",
    b"\x81",
    frame_of(b"abc")[:-1],
    frame_of(b"abc") + b"x",
    frame_of(b"one") + frame_of(b"two"),
    frame_of(b"abc", head=0x01),  # to be continued
    frame_of(b"abc", head=0x82),  # bytes
    frame_of(b"abc", head=0xC1),  # an extension that we do not have
    frame_of(b"abc", head=0x89),  # a ping
    frame_of(b"abc", size=b"\x03"),  # not masked
    frame_of(b"abc", size=b"\xfe\x00\x02"),
    frame_of(b"abc", size=b"\xff" + bytes(7) + b"\x03"),
    frame_of(b"\xff\xfe"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_whole_frame_is_read_at_once(text: str) -> None:
    assert text_in(frame_of(text.encode())) == text == read_by_the_library(frame_of(text.encode()))[0]


@pytest.mark.parametrize("data", ODD)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert text_in(data) is None


def test_damaged_frames_are_never_read_differently_from_the_library() -> None:
    chance = stream_of("frames")
    read = 0
    for _ in range(5000):
        data = bytearray(frame_of(TEXTS[chance.below(len(TEXTS))].encode()))
        for _ in range(chance.below(3)):
            data[chance.below(min(len(data), 12))] = chance.below(256)
        text = text_in(bytes(data))
        if text is not None:
            read += 1
            assert read_by_the_library(bytes(data)) == [text]
    assert read > 1000


def test_messages_in_pieces_and_in_heaps_arrive_in_order() -> None:
    """Whole frames, halves, several at once, a ping in the middle and a text in two frames."""
    wanted = [str(number) for number in range(12)]
    heard = []

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for _ in wanted:
            heard.append((await receive())["text"])
        await send({"type": "websocket.close", "code": 1000})

    async def say(port: int) -> None:
        frames = [frame_of(text.encode()) for text in wanted]
        pieces = [frames[0], frames[1], frame_of(b"", head=0x89), frames[2], frames[3][:3], frames[3][3:], frames[4]]
        pieces += [frames[5] + frames[6] + frames[7][:5], frames[7][5:], frames[8]]
        pieces += [frame_of(b"", head=0x01) + frame_of(b"9", head=0x80), frames[10], frames[11]]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        writer.write(
            b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + key + b"\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0.02)
        await reader.read()
        writer.close()

    talk(serve, say)
    assert heard == wanted


# What we write.


@pytest.mark.parametrize("size", [1, 60, 100, 125, 126, 1000, 65_400, 65_600, 200_000])
def test_frames_of_every_size_are_read_by_others(size: int) -> None:
    """Everything goes straight to the connection, and another implementation of the protocol reads it."""
    direct = []

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for number in range(3):
            direct.append(scope["extensions"][WRITE_FRAME](numbered(number, size).frame))
            await asyncio.sleep(0)
            await receive()

    async def say(port: int) -> None:
        client = await connected(port)
        for number in range(3):
            assert await client.recv() == numbered(number, size).text
            await client.send("go on")
        await client.close()

    talk(serve, say)
    assert direct == [True] * 3


def test_messages_keep_their_order_whichever_way_they_go() -> None:
    """The client reads in spurts, so some messages are written at once and others wait in the queue."""
    count = 600
    ways = []

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        write_frame = scope["extensions"][WRITE_FRAME]

        def write(frame: bytes) -> bool:
            ways.append(write_frame(frame))
            return bool(ways[-1])

        client = Client(send, "", -1, write)
        writing = asyncio.create_task(client.write())
        for number in range(count):
            client.push(numbered(number, 4000))
            if number % 100 == 99:
                await receive()
            elif number % 7 == 0:
                await asyncio.sleep(0)
        client.disconnect(1000)
        await writing

    async def say(port: int) -> None:
        client = await connected(port)
        for number in range(count):
            assert await client.recv() == numbered(number, 4000).text
            if number % 100 == 99:
                await client.send("go on")
        await client.close()

    talk(serve, say)
    assert ways.count(True) > 20
    assert ways.count(False) > 5, "both ways were taken"


def test_who_does_not_read_is_cut_off_and_takes_little_memory() -> None:
    ended = asyncio.Event()

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        client = Client(send, "", -1, scope["extensions"][WRITE_FRAME])
        writing = asyncio.create_task(client.write())
        pushed = 0
        while not client.close_code:
            client.push(numbered(pushed, 4000))
            pushed += 1
            await asyncio.sleep(0)
        assert client.close_code == TOO_SLOW
        assert pushed < MAX_QUEUED + 1000, "buffers of the system, the connection and the queue have an end"
        writing.cancel()
        ended.set()

    async def say(port: int) -> None:
        client = await connected(port)
        await ended.wait()
        client.transport.abort()

    talk(serve, say)


class Watcher(Client):
    """A connection that keeps in which pieces it is written to. `slow`: it takes nothing at once."""

    def __init__(self, slow: bool = False) -> None:
        self.pieces: list[Encoded] = []
        super().__init__(self._take, STRANGER, -1, lambda frame: not slow and self._written(frame))
        self.writing = asyncio.create_task(self.write())

    def _written(self, frame: bytes) -> bool:
        self.pieces.append(Encoded.in_frame(frame))
        return True

    async def _take(self, message: Any) -> None:
        assert message["type"] == "websocket.send"
        self.pieces.append(Encoded(message["text"].encode()))

    def news(self) -> list[Any]:
        return [json.loads(message.text) for piece in self.pieces for message in piece.messages]

    async def heard(self, text: str) -> None:
        async with asyncio.timeout(10):
            while not self.pieces or text not in self.pieces[-1].messages[-1].text:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def crowd(count: int) -> AsyncIterator[tuple[World, list[Watcher]]]:
    """A table with people who watch; the last of them is slow."""
    world = open_world("olet", 2, {})
    watchers = [Watcher(slow=number == count - 1) for number in range(count)]
    await asyncio.sleep(0)
    for watcher in watchers:
        await world.room.enter(watcher, -1)
    try:
        yield world, watchers
    finally:
        world.close()
        for watcher in watchers:
            watcher.writing.cancel()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a test says is one piece, on a busy machine, too."""
    monkeypatch.setattr(audience, "CROWD_WAITS", 0.5)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("count", [CROWD - 1, CROWD + 1])
def test_people_who_watch_share_one_message(count: int) -> None:
    """However many watch, a move is encoded once for all of them."""

    class Listener(Client):
        def __init__(self) -> None:
            super().__init__(nowhere, STRANGER, -1)
            self.heard: list[Encoded] = []

        def push(self, message: Encoded) -> None:
            self.heard.append(message)

    async def nowhere(message: Any) -> None:
        raise AssertionError("nothing is sent")

    async def run() -> None:
        world = open_world("olet", 2, {})
        watchers = [Listener() for _ in range(count)]
        for watcher in watchers:
            await world.room.enter(watcher, -1)
        for word in ("How", "many"):
            await world.say(0, Chat(word, word))
        if count >= CROWD:
            assert len(watchers[0].heard) == 1, "a crowd hears of it a moment later"
            async with asyncio.timeout(10):
                while len(watchers[-1].heard) == 1:
                    await asyncio.sleep(0.01)
        assert len({id(watcher.heard[-1]) for watcher in watchers}) == 1
        assert len(watchers[0].heard) == 2 if count >= CROWD else 3
        assert "many" in watchers[0].heard[-1].messages[-1].text
        world.close()

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_a_crowd_is_told_everything_in_order_in_few_pieces() -> None:
    async def run() -> None:
        async with crowd(CROWD + 5) as (world, watchers):
            usual, asking, leaving, late, slow = watchers[0], watchers[1], watchers[2], Watcher(), watchers[-1]
            await asyncio.sleep(0)
            for number in range(3):
                await world.say(0, Chat(f"a{number}", f"before {number}"))
            assert len(usual.pieces) == 1
            await world.room.enter(late, -1)
            asking.refuse("mine", PecuniaError("not-seated"))
            leaving.disconnect(COME_BACK)
            assert [line["type"] for line in asking.news()] == ["welcome", *3 * ["news"], "refused"], "in order"
            assert [line["type"] for line in leaving.news()] == ["welcome", *3 * ["news"]], "nothing is lost"
            player = await world.ear(1)
            await world.say(0, Chat("last", "The end"))
            assert "The end" in player.heard[-1], "who sits at the table never waits"
            for watcher in (usual, asking, late, slow):
                await watcher.heard("The end")

            told = usual.news()
            assert [line["type"] for line in told] == ["welcome", *3 * ["news"], "presence", "news"]
            assert [line["number"] for line in told if "number" in line] == [3, 4, 5, 6, 7]
            assert len(usual.pieces) == 2
            assert slow.news()[1:] == told[1:]
            assert len(slow.pieces) == len(told), "who reads slowly gets each message alone"
            assert late.news()[0]["number"] == 6
            assert late.news()[1:] == told[4:]
            late.writing.cancel()

    asyncio.run(run())


@pytest.mark.usefixtures("patient")
def test_a_crowd_at_other_processes_gets_the_same_pieces() -> None:
    class Wire:
        """The link to another process."""

        def __init__(self) -> None:
            self.frames: list[bytes] = []

        def deliver(self, channel: int, frame: bytes) -> None:
            self.frames.append(frame)

        def send(self, message: Any) -> None:
            self.frames.append(b"closed")

    async def run() -> None:
        async with crowd(CROWD) as (world, watchers):
            wire: Any = Wire()
            visitor = Visitor(wire, Open(7, "table", STRANGER, "", "", "", ""))
            await world.room.enter(visitor, -1)
            for number in range(3):
                await world.say(0, Chat(f"a{number}", f"before {number}"))
            await watchers[0].heard("before 2")
            assert wire.frames[1:] == [watchers[0].pieces[1].frame]
            await world.say(0, Chat("last", "The end"))
            visitor.disconnect(COME_BACK)
            assert b"The end" in wire.frames[2]
            assert wire.frames[3:] == [b"closed"]
            slow = Watcher(slow=True)
            for frame in wire.frames[1:3]:
                slow.push(Encoded.in_frame(frame))
            await slow.heard("The end")
            assert [line["chat"]["text"] for line in slow.news()] == ["before 0", "before 1", "before 2", "The end"]
            slow.writing.cancel()

    asyncio.run(run())
