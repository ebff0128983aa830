"""Plays many tables of four at once over sockets, and prints the results as one line of JSON.

    python -m bench.server.load URL TABLES SECONDS RATE

RATE is moves a second at each table, 0 for as fast as possible. The delay of a move is the time from sending it until
all its seats have been told. "begin" and "end" are printed when the measurement begins and ends. The WebSocket protocol
is written by hand here: a library would spend more time on a message than the server does, and the load would measure
itself.
"""

import asyncio
import gc
import json
import os
import random
import sys
import time
from base64 import b64encode
from typing import cast
from urllib.parse import urlsplit

import httpx
import uvloop

from pecunia.core.moves import seat_letter

SEATS = 4
TABLES_A_HOST = 40
LAID_AT_ONCE = 4  # groups of tables
WARM_UP = 2.0
MOVES = b'["moves"],['
ASKED = b'["asked"],'


class Table:
    """One table: whose turn it is, and how many seats still have to hear of the last move."""

    def __init__(self, load: "Load", id: str) -> None:
        self.load = load
        self.id = id
        self.seats: list[Seat] = []
        self.asked = 0
        self.waiting = 0
        self.sent = 0.0
        self.over = False

    def on_message(self) -> None:
        if not self.waiting:
            return  # not about our move
        self.waiting -= 1
        if self.waiting == 0:
            self.load.moved(time.perf_counter() - self.sent)
            if not self.load.rate:
                self.move()

    def move(self) -> None:
        if self.waiting or self.over or not 0 <= self.asked < len(self.seats):
            return
        seat = self.seats[self.asked]
        self.waiting = len(self.seats)
        self.sent = time.perf_counter()
        seat.send_move(random.choice(seat.moves))

    def every(self, pause: float, at: float = 0.0) -> None:
        """Move at fixed times. If this process pauses, tables move together once, but not from then on."""
        loop = asyncio.get_running_loop()
        at = (at or loop.time()) + pause
        loop.call_at(at, self.every, pause, at)
        self.move()


class Seat(asyncio.Protocol):
    """One seat with its socket."""

    def __init__(self, table: Table, request: bytes) -> None:
        self.table = table
        self.moves: list[bytes] = []
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._buffer = b""
        self._open = False
        self._count = 0
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is not a subclass
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open = True
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            self._frame(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 9:
            self._write(0x8A, payload)
        elif payload.startswith(b'{"type":"news"'):
            self._news(payload)
        elif payload.startswith(b'{"type":"welcome"'):
            view = json.loads(payload)["view"]
            self.table.asked = view["asked"]
            self.moves = [move.encode() for move in view["moves"]]
            self.ready.set_result(None)
        elif payload.startswith(b'{"type":"refused"'):
            raise RuntimeError(payload.decode())

    def _news(self, payload: bytes) -> None:
        at = payload.find(MOVES)
        if at >= 0:
            at += len(MOVES)
            listed = payload[at : payload.index(b"]", at)]
            self.moves = listed[1:-1].split(b'","') if listed else []
        at = payload.find(ASKED)
        if at >= 0:
            at += len(ASKED)
            self.table.asked = int(payload[at : payload.index(b"]", at)])
        if b'"status":"over"' in payload:
            self.table.over = True
        self.table.on_message()

    def send_move(self, move: bytes) -> None:
        self._count += 1
        self._write(0x81, b'{"type":"move","id":"%d","move":"%s"}' % (self._count, move))

    def _write(self, kind: int, payload: bytes) -> None:
        """Send a frame, masked with zeros."""
        length = len(payload)
        head = bytes([kind, 128 | length]) if length < 126 else bytes([kind, 254]) + length.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + payload)


def quick_http() -> httpx.AsyncClient:
    """A client that uses no connection again that the server may just be closing because nobody used it."""
    return httpx.AsyncClient(timeout=60, trust_env=False, limits=httpx.Limits(keepalive_expiry=1.0))


class Load:
    """The tables of one run. `seats` is how many people sit at each. At the first `bots` tables, the last seat is a
    bot's, and a move of the bot is not measured."""

    def __init__(self, url: str, rate: float, seats: int = SEATS, bots: int = 0) -> None:
        self.url = url
        self.rate = rate
        self.seats = seats
        self.bots = bots
        self.delays: list[float] = []
        self.measuring = False

    def moved(self, delay: float) -> None:
        if self.measuring:
            self.delays.append(delay)

    def url_of(self, table: int, seat: int) -> str:
        """Which process a seat of a table is connected to; the one of seat 0 also lays the table."""
        return self.url

    async def lay(self, count: int) -> list[Table]:
        at_once = asyncio.Semaphore(LAID_AT_ONCE)
        async with quick_http() as http:

            async def group(first: int) -> list[Table]:
                async with at_once:
                    base = self.url_of(first, 0)
                    tokens = [await self._account(http, base, seat) for seat in range(self.seats)]
                    numbers = range(first, min(first + TABLES_A_HOST, count))
                    return [await self._table(http, number, tokens) for number in numbers]

            groups = await asyncio.gather(*[group(first) for first in range(0, count, TABLES_A_HOST)])
        return [table for group in groups for table in group]

    async def _account(self, http: httpx.AsyncClient, base: str, seat: int) -> str:
        answer = await http.post(f"{base}/api/v1/accounts", json={"name": f"Load {seat}"})
        return str(answer.json()["token"])

    async def _table(self, http: httpx.AsyncClient, number: int, tokens: list[str]) -> Table:
        options = {"target": 99}
        setting = {"players": self.seats, "options": options, "pace": {"kind": "days", "limit": 1}, "public": True}
        if number < self.bots:
            tokens = tokens[:-1]
            setting["bots"] = {seat_letter(self.seats - 1): "random"}
        tables = f"{self.url_of(number, 0)}/api/v1/tables"
        bearers = [{"authorization": f"Bearer {token}"} for token in tokens]
        answer = await http.post(tables, json=setting, headers=bearers[0])
        table_id = answer.raise_for_status().json()["table"]["id"]
        for bearer in bearers:
            (await http.post(f"{tables}/{table_id}/sit", json={}, headers=bearer)).raise_for_status()
        (await http.post(f"{tables}/{table_id}/start", headers=bearers[0])).raise_for_status()
        table = Table(self, table_id)
        for seat, token in enumerate(tokens):
            table.seats.append(await self._seat(table, self.url_of(number, seat), token))
        return table

    def seat_at(self, table: Table, request: bytes) -> Seat:
        return Seat(table, request)

    async def _seat(self, table: Table, base: str, token: str) -> Seat:
        address = urlsplit(base)
        lines = [
            f"GET /api/v1/tables/{table.id}/socket HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        request = "\r\n".join([*lines, "", ""]).encode()
        loop = asyncio.get_running_loop()
        _, seat = await loop.create_connection(
            lambda: self.seat_at(table, request), address.hostname or "", address.port or 80
        )
        await seat.ready
        return seat

    def begin(self, tables: list[Table]) -> None:
        """Let people move, at moments that are spread evenly. From now on nothing looks for garbage: with twenty
        thousand people that would be a pause of this process, which would count as one of the server."""
        gc.freeze()
        gc.disable()
        loop = asyncio.get_running_loop()
        for table in tables:
            if self.rate:
                pause = 1 / self.rate
                first = loop.time() + random.random() * pause
                loop.call_at(first, table.every, pause, first)
            else:
                table.move()

    async def run(self, count: int, seconds: float) -> dict[str, float]:
        self.begin(await self.lay(count))
        await asyncio.sleep(WARM_UP)
        self.measuring = True
        began = time.perf_counter()
        print("begin", flush=True)
        await asyncio.sleep(seconds)
        self.measuring = False
        elapsed = time.perf_counter() - began
        print("end", flush=True)
        return {"moves": len(self.delays) / elapsed, "p50": self.quantile(0.5), "p99": self.quantile(0.99)}

    def quantile(self, share: float) -> float:
        """Within how many milliseconds this share of moves was told to everybody."""
        delays = sorted(self.delays)
        return 1000 * delays[min(len(delays) - 1, int(share * len(delays)))]


def main() -> None:
    url, tables, seconds, rate = sys.argv[1:]
    print(json.dumps(uvloop.run(Load(url, float(rate)).run(int(tables), float(seconds)))))


if __name__ == "__main__":
    main()
