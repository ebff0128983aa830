"""`python -m bench.server.path`: what a move costs the server without network and kernel, in one process.

The protocols of the server are called with what a connection would have received, and what they write is dropped.
Everything between is real: checks, the engine, the log on the disk, the news for four seats. Give --callgrind to count
instructions instead of time; they do not depend on what else the machine does.
"""

import argparse
import asyncio
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import uvicorn
import uvloop
from uvicorn.server import ServerState

from bench.server.load import TABLES_A_HOST, Load, Seat, Table
from pecunia.core.chance import stream_of
from pecunia.server.app import App
from pecunia.server.connections.connection_limits import ConnectionLimits
from pecunia.server.connections.protocols import HttpProtocol, SocketProtocol
from pecunia.server.run import MAX_FRAME, tune
from pecunia.server.settings import Settings
from pecunia.server.tables.room import Room


class Wire(asyncio.Transport):
    """A connection of the server that leads to a seat of the load in this process."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.protocol: Any = None
        self.hear: Callable[[bytes], None] = seat.data_received

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def write(self, data: Any) -> None:
        self.hear(data)

    def is_closing(self) -> bool:
        return False

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Player:
    """Plays at one table for all its seats. It looks at the game instead of reading its messages, because reading
    costs as much as what is measured."""

    def __init__(self, load: "PathLoad", room: Room, wires: list[Wire]) -> None:
        self.load = load
        self.room = room
        self.wires = wires
        self.untold = 0
        self.count = 0
        for wire in wires:
            wire.hear = self.hear

    def hear(self, frame: bytes) -> None:
        self.untold -= 1
        if not self.untold:
            self.load.count += 1
            if self.load.count < self.load.most:
                self.load.loop.call_soon(self.move)
            elif self.load.count == self.load.most:
                self.load.done.set_result(None)

    def move(self) -> None:
        game = self.room.table.game
        assert game is not None
        question = game.question
        assert question is not None, "the game is over"
        self.untold = len(self.wires)
        self.count += 1
        move = self.load.stream.choose(question.moves).text.encode()
        text = b'{"type":"move","id":"%d","move":"%b"}' % (self.count, move)
        self.wires[question.player].protocol.data_received(bytes((0x81, 128 | len(text))) + b"\0\0\0\0" + text)


class PathLoad(Load):
    def __init__(self, app: App) -> None:
        super().__init__("http://127.0.0.1:1", 0)
        self.app = app
        self.loop = asyncio.get_running_loop()
        self.stream = stream_of("path")
        self.wires: dict[str, list[Wire]] = {}
        self.players: list[Player] = []
        config = uvicorn.Config(
            app,
            lifespan="off",
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            log_config=None,
        )
        limits = ConnectionLimits(10_000, 1_000_000)
        config.ws = partial(SocketProtocol, limits)  # type: ignore[assignment]
        config.load()
        self._protocol = partial(HttpProtocol, limits, config=config, server_state=ServerState(), app_state={})

    async def lay(self, count: int) -> list[Table]:
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, timeout=60) as http:
            laid = []
            for number in range(count):
                if number % TABLES_A_HOST == 0:
                    tokens = [await self._account(http, self.url, seat) for seat in range(self.seats)]
                laid.append(await self._table(http, number, tokens))
            return laid

    async def _seat(self, table: Table, base: str, token: str) -> Seat:
        lines = [
            f"GET /api/v1/tables/{table.id}/socket HTTP/1.1",
            "Host: 127.0.0.1:1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        seat = self.seat_at(table, b"")
        wire = Wire(seat)
        wire.protocol = self._protocol(_loop=self.loop)
        wire.protocol.connection_made(wire)
        wire.protocol.data_received("\r\n".join([*lines, "", ""]).encode())
        await seat.ready
        self.wires.setdefault(table.id, []).append(wire)
        return seat

    async def play(self, moves: int) -> None:
        """Let all tables together make so many moves."""
        self.count, self.most = 0, moves
        self.done = self.loop.create_future()
        for player in self.players:
            player.move()
        await self.done
        while any(player.untold > 0 for player in self.players):
            await asyncio.sleep(0.01)


async def measure(tables: int, moves: int, callgrind: bool) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="pecunia-path-") as folder:
        app = App(Settings(data_dir=folder, rate_percent=1_000_000))
        await app._open()
        load = PathLoad(app)
        for table in await load.lay(tables):
            load.players.append(Player(load, app.registry.rooms[table.id], load.wires[table.id]))
        tune()
        app.loop_watch.stop()  # they count time, and with callgrind there is much of it
        app.young_garbage.stop()
        await load.play(moves // 4)
        gc.collect()
        if callgrind:
            subprocess.run(["callgrind_control", "-i", "on", str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
        writer = app.registry.store.writer
        groups, written = writer.groups, writer.written
        began, thread = time.process_time(), time.thread_time()
        await load.play(moves)
        used, own = time.process_time() - began, time.thread_time() - thread
        if callgrind:
            subprocess.run(["callgrind_control", "-i", "off", str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
        await app.registry.close()
        found = {"cpu": used, "loop": own}
        each = {name: round(1e6 * value / moves, 1) for name, value in found.items()}
        return {**each, "group": (writer.written - written) / max(1, writer.groups - groups)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--callgrind", metavar="FILE", help="count instructions; the profile goes to this file")
    parser.add_argument("--counted", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.callgrind:
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={asked.callgrind}"]
        inner = [sys.executable, "-m", "bench.server.path", "--counted"]
        given = ["--tables", str(asked.tables), "--moves", str(asked.moves)]
        said = subprocess.run([*command, *inner, *given], capture_output=True, text=True, check=False)
        total = re.search(r"Collected : (\d+)", said.stderr)
        if said.returncode or total is None:
            raise SystemExit(said.stderr[-3000:])
        print(f"{int(total[1]) / asked.moves:,.0f} instructions a move; {said.stdout.strip()}")
        return
    print(json.dumps(uvloop.run(measure(asked.tables, asked.moves, asked.counted))))


if __name__ == "__main__":
    main()
