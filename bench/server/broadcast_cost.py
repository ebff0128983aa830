"""`python -m bench.server.broadcast_cost`: what it costs to tell people of a move, in processor time of the server.

Tables of four play as fast as they can, and then one table plays at a fixed rate with more and more people who watch.
Processor time says the same on a busy machine as on a quiet one, more or less; moves a second do not.
"""

import argparse
import asyncio
import statistics
import time

import uvloop

from bench.server.__main__ import Pecunia, processor_time
from bench.server.load import Load, Seat, Table, quick_http

CROWD = 50  # tables
WATCHERS = (0, 100, 500)
WATCHED_RATE = 20.0  # moves a second
SOCKETS_OF_ONE = 12  # that one identity may have at one table


class Watcher(Seat):
    """A connection that reads everything and says nothing."""

    heard = 0

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 9:
            super()._frame(kind, payload)
        elif payload.startswith(b'{"type":"welcome"'):
            self.ready.set_result(None)
        elif payload.startswith(b'{"type":"news"'):
            Watcher.heard += 1


class WatchedLoad(Load):
    def seat_at(self, table: Table, request: bytes) -> Seat:
        return Watcher(table, request) if len(table.seats) >= 4 else super().seat_at(table, request)

    async def watch(self, table: Table, count: int) -> None:
        async with quick_http() as http:
            for number in range(count):
                if number % SOCKETS_OF_ONE == 0:
                    token = await self._account(http, self.url, number)
                await self._seat(table, self.url, token)


async def cost(server: Pecunia, tables: int, watchers: int, rate: float, seconds: float) -> tuple[float, float]:
    """Milliseconds of processor time for each move, and until half of the moves were told to all who sit there."""
    load = WatchedLoad(f"http://127.0.0.1:{server.port}", rate)
    for table in (laid := await load.lay(tables)):
        await load.watch(table, watchers)
    for table in laid:
        if rate:
            table.every(1 / rate)
        else:
            table.move()
    await asyncio.sleep(1)
    load.measuring = True
    Watcher.heard, began = 0, processor_time(server.process.pid)
    until = time.monotonic() + seconds
    while time.monotonic() < until or len(load.delays) < 100:
        await asyncio.sleep(0.1)
    used = processor_time(server.process.pid) - began
    assert watchers == 0 or Watcher.heard > 0.9 * watchers * len(load.delays), "watchers were told"
    return 1000 * used / len(load.delays), load.quantile(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--repeat", type=int, default=3)
    asked = parser.parse_args()
    kinds = [("as fast as it goes", CROWD, 0, 0.0)]
    kinds += [(f"{watchers} people watch", 1, watchers, WATCHED_RATE) for watchers in WATCHERS]
    found: dict[str, list[float]] = {name: [] for name, *_ in kinds}
    for _ in range(asked.repeat):
        for name, tables, watchers, rate in kinds:
            with Pecunia() as server:
                assert isinstance(server, Pecunia)
                found[name].append(uvloop.run(cost(server, tables, watchers, rate, asked.seconds))[0])
    for name, costs in found.items():
        spread = f"{min(costs):.2f} to {max(costs):.2f}"
        print(f"{name}: {statistics.median(costs):.3f} ms of processor time a move ({spread})")
    none, most = (statistics.median(found[f"{watchers} people watch"]) for watchers in (0, WATCHERS[-1]))
    print(f"{WATCHERS[-1]} people who watch cost {most / none:.2f} times as much as none.")


if __name__ == "__main__":
    main()
