"""What no browser sends: endless headers, thousands of requests or frames in one piece. Only the sender notices."""

import asyncio
import base64
import contextlib
import json
import socket
import time
from contextlib import closing
from typing import NamedTuple

import pytest

from pecunia.server.connections.protocols import MAX_HEAD
from tests.server.people import Person
from tests.server.processes import Server, memory_of
from tests.server.test_frames import frame_of

PIECE = 250_000  # bytes sent at once; a server reads about as many
MAX_SENT = 6_000_000
GROWTH = 60_000  # kB

GET = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


class Flood(NamedTuple):
    begin: bytes
    again: bytes
    key: str  # of the refusal; empty if the connection just ends


FLOODS = {
    "many headers": Flood(GET, b"a: b\r\n", "head-too-large"),
    "a long header": Flood(GET + b"a: ", b"x" * 1000, "head-too-large"),
    "a long name of a header": Flood(GET, b"x" * 1000, "head-too-large"),
    "a long path": Flood(b"GET /api/v1/", b"x" * 1000, "head-too-large"),
    "headers after the body": Flood(POST + b"1\r\n{\r\n0\r\n", b"a: b\r\n", "head-too-large"),
    "a long line before a chunk": Flood(POST + b"1;", b"x" * 1000, "head-too-large"),
    "chunks of one byte": Flood(POST, b"1\r\n{\r\n", "head-too-large"),
    "requests in one piece": Flood(b"", GET + b"\r\n", ""),
}


def repeated(unit: bytes) -> bytes:
    return unit * max(1, PIECE // len(unit))


def send_all(connection: socket.socket, unit: bytes) -> int:
    """Send until the server has had enough of it. Returns how many bytes it took."""
    piece, sent = repeated(unit), 0
    try:
        while sent < MAX_SENT:
            connection.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent


def ends(connection: socket.socket) -> bool:
    """Whether the server cuts the connection off within some seconds."""
    for _ in range(200):
        try:
            connection.sendall(b"x")
        except OSError:
            return True
        time.sleep(0.1)
    return False


def answer_of(connection: socket.socket) -> bytes:
    found = b""
    try:
        while piece := connection.recv(65_536):
            found += piece
    except OSError:
        pass
    return found


@pytest.mark.parametrize("name", FLOODS)
def test_a_request_that_never_ends_is_refused(unpaused_server: Server, name: str) -> None:
    begin, again, key = FLOODS[name]
    before = memory_of(unpaused_server.pid)
    with closing(socket.create_connection(("127.0.0.1", unpaused_server.port), timeout=20)) as connection:
        connection.sendall(begin)
        with contextlib.suppress(OSError):
            for _ in range(4):  # of a header that does not end, some pieces are read before it is too long
                connection.sendall(repeated(again))
        answer = answer_of(connection)
        if key:
            assert answer.startswith(b"HTTP/1.1 431 ")
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["key"] == key
        assert answer.count(b"HTTP/1.1 200") < 100
        if name == "many headers":  # the others end in the same way, and it takes a second
            assert ends(connection)
        assert memory_of(unpaused_server.pid) < before + GROWTH


def test_long_headers_that_end_are_answered(unpaused_server: Server) -> None:
    """A proxy may add much, and a browser may have many cookies. They may come in pieces, too."""
    head = GET + b"Cookie: " + b"a=b; " * ((MAX_HEAD - 1000) // 5) + b"\r\nConnection: close\r\n\r\n"
    with closing(socket.create_connection(("127.0.0.1", unpaused_server.port), timeout=20)) as connection:
        for at in range(0, len(head), 1400):
            connection.sendall(head[at : at + 1400])
        assert answer_of(connection).startswith(b"HTTP/1.1 200 ")


BROKEN = [b"\x00garbage\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"]


@pytest.mark.parametrize("request_text", BROKEN)
def test_broken_requests_do_not_fill_the_log(sqlite_server: Server, request_text: bytes) -> None:
    before = sqlite_server.log.read_text()
    for _ in range(5):
        with closing(socket.create_connection(("127.0.0.1", sqlite_server.port), timeout=20)) as connection:
            connection.sendall(request_text)
            assert connection.recv(4096).startswith(b"HTTP/1.1 ")
    assert sqlite_server.log.read_text() == before


# Sockets.

FRAMES = {
    "pings": (b"", frame_of(b"", head=0x89)),
    "long pings": (b"", frame_of(b"x" * 125, head=0x89)),
    "pongs": (b"", frame_of(b"", head=0x8A)),
    "pieces of nothing": (frame_of(b"", head=0x01), frame_of(b"", head=0x00)),
}


def socket_of(person: Person, table: str, port: int) -> socket.socket:
    """A socket of a table, after its handshake."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=20)
    key = base64.b64encode(b"x" * 16).decode()
    lines = [f"GET /api/v1/tables/{table}/socket HTTP/1.1", "Host: localhost", f"Authorization: Bearer {person.token}"]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    assert connection.recv(4096).startswith(b"HTTP/1.1 101 ")
    return connection


@pytest.mark.parametrize("name", FRAMES)
def test_a_flood_of_frames_that_say_nothing_ends_the_connection(unpaused_server: Server, name: str) -> None:
    begin, again = FRAMES[name]

    async def run() -> None:
        async with Person(unpaused_server.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            before = memory_of(unpaused_server.pid)
            async with anna.chair(table) as chair:
                with closing(await asyncio.to_thread(socket_of, anna, table, unpaused_server.port)) as connection:
                    connection.sendall(begin)
                    assert await asyncio.to_thread(send_all, connection, again) < MAX_SENT
                await chair.sync()
            assert memory_of(unpaused_server.pid) < before + GROWTH

    asyncio.run(run())


def test_thousands_of_messages_in_one_piece_wait_for_their_turn(unpaused_server: Server) -> None:
    """Each of them is answered, and nobody else waits."""
    message = frame_of(b'{"type":"back","id":"x"}')
    count = 3000

    async def run() -> None:
        async with Person(unpaused_server.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            async with anna.chair(table) as chair:
                with closing(await asyncio.to_thread(socket_of, anna, table, unpaused_server.port)) as connection:
                    answers = asyncio.create_task(asyncio.to_thread(read_until, connection, b'"id":"x"', count))
                    await asyncio.to_thread(connection.sendall, message * count)
                    await chair.sync()
                    assert await answers == count

    asyncio.run(run())


def read_until(connection: socket.socket, wanted: bytes, count: int) -> int:
    """Read until a text has come so many times. Returns how often it came."""
    found, kept = 0, b""
    while found < count and (piece := connection.recv(65_536)):
        kept += piece
        found += kept.count(wanted)
        kept = kept[-len(wanted) + 1 :]
    return found
