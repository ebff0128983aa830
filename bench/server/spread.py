"""`python -m bench.server.spread`: the processor time of a move when several processes share the tables.

Four people sit at each table. Their sockets all go to one process, as with a proxy that hashes by table (`sticky`), or
each to another one, so that three in four messages are passed on (`spread`). Counted is the processor time of all
processes of the server and of PostgreSQL, for each move, at the same rate of moves.
"""

import argparse
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.server.load import Load, Seat, Table
from tests.server.processes import Postgres, Server

TICK = os.sysconf("SC_CLK_TCK")


class Spread(Load):
    """Tables whose people connect to several processes. `each` says whether the people of one table do."""

    def __init__(self, urls: list[str], rate: float, each: bool) -> None:
        super().__init__(urls[0], rate)
        self._urls = urls
        self._each = each
        self._tables = 0

    async def _seat(self, table: Table, table_id: str, token: str) -> Seat:
        if not table.seats:
            self._tables += 1
        number = self._tables + (len(table.seats) if self._each else 0)
        self.url = self._urls[number % len(self._urls)]
        try:
            return await super()._seat(table, table_id, token)
        finally:
            self.url = self._urls[0]


class Cost(NamedTuple):
    moves: float  # a second
    server: float  # ms of processor time for each move
    store: float
    p50: float


def seconds_of(process: int) -> float:
    """The processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Watched(Spread):
    """Also notes the processor time at the beginning and at the end of the measurement."""

    def __init__(self, servers: list[Server], postgres: Postgres, rate: float, each: bool) -> None:
        super().__init__([server.url for server in servers], rate, each)
        self._servers = servers
        self._postgres = postgres
        self.used: list[tuple[float, float]] = []

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "measuring" and hasattr(self, "used"):
            store = sum(map(seconds_of, self._postgres._processes()))
            self.used.append((sum(seconds_of(server.pid) for server in self._servers), store))


def measured(postgres: Postgres, count: int, each: bool, tables: int, rate: float, seconds: float) -> Cost:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = postgres.new_database()
        settings = {"rate_percent": "1000000", "bot_workers": "1"}
        servers = [stack.enter_context(Server(Path(folder), database, **settings)) for _ in range(count)]
        load = Watched(servers, postgres, rate, each)
        found = uvloop.run(load.run(tables, seconds))
        (server_before, store_before), (server_after, store_after) = load.used
        moves = found["moves"] * seconds
        server, store = server_after - server_before, store_after - store_before
        return Cost(found["moves"], 1000 * server / moves, 1000 * store / moves, found["p50"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=2.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    wanted = parser.parse_args()
    print("processes  people   moves/s  server ms  PostgreSQL ms  p50 ms  times one process")
    one = 0.0
    with Postgres() as postgres:
        for count in wanted.processes:
            for each in (False, True) if count > 1 else (False,):
                cost = measured(postgres, count, each, wanted.tables, wanted.rate, wanted.seconds)
                total = cost.server + cost.store
                one = one or total
                kind = "spread" if each else "sticky"
                print(
                    f"{count:9}  {kind:7} {cost.moves:8.0f} {cost.server:10.2f} {cost.store:14.2f} {cost.p50:7.1f}"
                    f" {total / one:17.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
