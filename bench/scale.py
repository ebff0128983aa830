"""`python -m bench.scale`: the cost of moves, watchers, idle tables, lists and long logs, at few and at many tables.

    python -m bench.scale [--quick] [--only PART ...] [--json FILE]

The figures are processor time of the server for each move, because that says the same on a busy machine as on a quiet
one, more or less. The load runs in this process; `load` is how much of a core it used, so it was no bottleneck while
that is below 1. `bench.load_model` reads the file that --json writes.
"""

import argparse
import asyncio
import json
import resource
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

import pecunia
from bench import lists
from bench.server.__main__ import PEER, Boardgame, Pecunia, measured, processor_time
from bench.server.broadcast_cost import WATCHED_RATE, cost
from bench.server.fleet import Fleet, FleetLoad, Process, fleet
from bench.server.load import Load
from pecunia.core.chance import stream_of
from pecunia.server.connections.descriptors import MAX_DESCRIPTORS
from pecunia.server.tables.snapshot import from_snapshot, snapshot_of
from pecunia.server.tables.state import TableState
from tests.server.processes import Postgres
from tests.server.test_long_logs import long_log

Figures = dict[str, Any]
OTHER_FILES = 200  # that a server has open besides its sockets


class Sizes(NamedTuple):
    seconds: float  # of each measurement
    rate: float  # moves a second at all tables together
    crowds: tuple[int, ...]  # tables of four
    live: int  # tables of two at which somebody moves every ten seconds
    processes: tuple[int, ...]
    shared: int  # tables of four that several processes share
    watchers: tuple[int, ...]
    idle: int  # tables at two processes
    moves: tuple[int, ...]  # numbers of moves in a very long game
    logs: tuple[int, ...]  # entries
    stored: tuple[int, int]  # tables in the database
    repeat: int  # of the comparison with boardgame.io


WHOLE = Sizes(
    10,
    200,
    (100, 1_000, 4_500),
    10_000,
    (1, 2, 3, 4),
    100,
    (0, 100, 500),
    600,
    (10, 500, 2_500),
    (1_000, 4_000, 12_000),
    (1_000, 1_000_000),
    3,
)
QUICK = Sizes(3, 100, (20, 100), 100, (1, 2), 20, (0, 100), 20, (10, 500), (1_000, 4_000), (1_000, 10_000), 1)


class Played(NamedTuple):
    """What a stretch of play has cost. `used` is the processor time of each part in milliseconds a move."""

    moves: float
    used: list[float]
    load: float
    p50: float
    p99: float


async def played(load: Load, tables: int, seconds: float, clock: Callable[[], Sequence[float]]) -> Played:
    load.begin(await load.lay(tables))
    await asyncio.sleep(min(10.0, max(2.0, 1 / load.rate if load.rate else 0.0)))  # everybody has moved once
    load.measuring = True
    before, own, began = clock(), time.process_time(), time.monotonic()
    await asyncio.sleep(seconds)
    while len(load.delays) < 20:
        await asyncio.sleep(0.1)
    load.measuring = False
    elapsed, after = time.monotonic() - began, clock()
    moves = len(load.delays)
    used = [1000 * (end - begin) / moves for begin, end in zip(before, after, strict=True)]
    busy = (time.process_time() - own) / elapsed
    return Played(moves / elapsed, used, busy, load.quantile(0.5), load.quantile(0.99))


def one_process(tables: int, seats: int, rate: float, seconds: float, bots: int = 0) -> Figures:
    """A process with SQLite. `rate` is for each table. At so many tables the last seat is a bot's."""
    with tempfile.TemporaryDirectory(prefix="pecunia-scale-") as folder, Process(folder) as process:
        empty = process.memory()
        load = Load(process.url, rate, seats, bots)
        found = uvloop.run(played(load, tables, seconds, lambda: [processor_time(process.pid)]))
        return {
            "tables": tables,
            "sockets": tables * seats - bots,
            "moves": found.moves,
            "cpu": found.used[0],
            "p50": found.p50,
            "p99": found.p99,
            "megabytes": process.memory(),
            "kilobytes": 1024 * (process.memory() - empty) / tables,
            "load": found.load,
        }


def crowds(sizes: Sizes) -> Iterator[Figures]:
    for tables in sizes.crowds:
        figures = one_process(tables, 4, sizes.rate / tables, sizes.seconds)
        show(f"{tables:,} tables of four, SQLite, {sizes.rate:g} moves/s", figures)
        yield figures


def possible_tables(wanted: int) -> tuple[int, int]:
    """How many tables of two one process can have open sockets for here (`ulimit -Hn`). Where that is too few for two
    people at each, a bot sits in place of the second person at some, and that is the second number. The limit is raised
    as far as it can be."""
    need = 2 * wanted + OTHER_FILES
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard == resource.RLIM_INFINITY:
        hard = max(need, MAX_DESCRIPTORS)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sockets = hard - OTHER_FILES
    tables = min(wanted, sockets)
    return tables, max(0, 2 * tables - sockets)


def live(sizes: Sizes) -> Iterator[Figures]:
    tables, bots = possible_tables(sizes.live)
    if bots:
        print(f"  a bot sits at {bots:,} tables: for more people this system allows too few open files (ulimit -Hn)")
    figures = one_process(tables, 2, 0.1, max(20.0, sizes.seconds), bots)
    show(f"{tables:,} tables of two, SQLite, a move every ten seconds each", figures)
    yield figures


def processes(sizes: Sizes) -> Iterator[Figures]:
    with Postgres() as postgres:
        for count in sizes.processes:
            for sticky in (False, True)[: 2 if count > 1 else 1]:
                with fleet(count, postgres) as shared:
                    figures = fleet_cost(shared, sizes, sticky)
                how = "all seats of a table at one" if sticky else "seats spread"
                show(f"{count} processes, PostgreSQL and Redis, {how}", figures)
                yield figures


def capacity(sizes: Sizes) -> Iterator[Figures]:
    """As many moves and tables for each process, however many there are: what a further process adds."""
    each = sizes._replace(rate=sizes.rate / 2, shared=sizes.shared // 2)
    with Postgres() as postgres:
        for count in sizes.processes:
            for sticky in (False, True)[: 2 if count > 1 else 1]:
                with fleet(count, postgres) as shared:
                    more = each._replace(rate=count * each.rate, shared=count * each.shared)
                    figures = fleet_cost(shared, more, sticky)
                how = "all seats of a table at one" if sticky else "seats spread"
                show(f"{count} processes, {each.rate:g} moves/s for each of them, {how}", figures)
                yield figures


def fleet_cost(shared: Fleet, sizes: Sizes, sticky: bool) -> Figures:
    urls = [process.url for process in shared.processes]
    load = FleetLoad(urls, sizes.rate / sizes.shared, sticky)
    parts = shared.processor_time, shared.postgres_time, shared.redis_time, shared.log_kilobytes
    found = uvloop.run(played(load, sizes.shared, sizes.seconds, lambda: [part() for part in parts]))
    names = dict(zip(("cpu", "postgresql", "redis", "log bytes"), found.used, strict=True))
    count = {"processes": len(urls), "sticky": sticky, "moves": found.moves}
    return {**count, **names, "p50": found.p50, "p99": found.p99, "load": found.load}


def watchers(sizes: Sizes) -> Iterator[Figures]:
    alone = 0.0
    for count in sizes.watchers:
        with Pecunia() as server:
            assert isinstance(server, Pecunia)
            spent, half = uvloop.run(cost(server, 1, count, WATCHED_RATE, sizes.seconds))
        alone = alone or spent
        figures = {"watchers": count, "cpu": spent, "p50": half, "times": spent / alone}
        show(f"{count} people watch a table, {WATCHED_RATE:g} moves/s", figures)
        yield figures


def idle(sizes: Sizes) -> Iterator[Figures]:
    """Nobody does anything at tables with people at two processes."""
    with Postgres() as postgres, fleet(2, postgres) as shared:
        load = FleetLoad([process.url for process in shared.processes], 0.001, sticky=False)

        async def waited() -> Figures:
            await load.lay(sizes.idle)
            await asyncio.sleep(15)  # a connection that is idle tells after ten seconds what it has written
            before, published, used = shared.database_figures(), shared.published(), shared.processor_time()
            await asyncio.sleep(max(10.0, sizes.seconds))
            seconds = max(10.0, sizes.seconds)
            after = shared.database_figures()
            return {
                "tables": sizes.idle,
                "rows": (after["rows"] - before["rows"]) / seconds,
                "hot": (after["hot"] - before["hot"]) / seconds,
                "log bytes": (after["log"] - before["log"]) / seconds,
                "published": (shared.published() - published) / seconds,
                "cores": (shared.processor_time() - used) / seconds,
            }

        figures = uvloop.run(waited())
    show(f"{sizes.idle} idle tables, two processes, each second", figures)
    yield figures


def logs(sizes: Sizes) -> Iterator[Figures]:
    """What one entry costs in a long log, and what it takes to open the table with a snapshot."""
    for size in sizes.logs:
        row, log = long_log("long", size)
        table = TableState(row)
        began = time.process_time()
        table.apply_all(log)
        applied = time.process_time() - began
        snapshot = snapshot_of(table)
        opened = [timed(lambda snapshot=snapshot, row=row: from_snapshot(row, snapshot, [])) for _ in range(5)]  # type: ignore[misc]
        cost = {"entries": size, "entry": 1e6 * applied / size, "open": 1000 * statistics.median(opened)}
        figures = {**cost, "snapshot": len(snapshot.state) / 1024}
        show(f"a log of {size:,} entries", figures)
        yield figures


AROUND = 100  # moves whose mean is shown


def engine(sizes: Sizes) -> Iterator[Figures]:
    """What the engine takes for a move in a very long game."""
    game, stream = pecunia.new("non-olet", seed="scale", players=4, target=999), stream_of("scale")
    number = 0
    for size in sizes.moves:
        used = 0.0
        while number < size + AROUND:
            assert game.question is not None
            move = stream.choose(game.question.moves)
            began = time.perf_counter()
            game.play(move)
            used += time.perf_counter() - began if number >= size else 0.0
            number += 1
        figures = {"move": size, "played": 1e6 * used / AROUND}
        show(f"move {size:,} of a game of four", figures)
        yield figures


def timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def stored(sizes: Sizes) -> Iterator[Figures]:
    for tables, listed in lists.compare("postgresql", sizes.stored, 100).items():
        for name, figure in listed.items():
            figures = {"tables": tables, "what": name, **figure._asdict()}
            show(f"{tables:,} stored tables: {name}", figures)
            yield figures


def boardgame(sizes: Sizes) -> Iterator[Figures]:
    """The largest rate of one process, in turn with boardgame.io."""
    runs: dict[str, list[dict[str, float]]] = {}
    for _ in range(sizes.repeat):
        for kind in (Pecunia, Boardgame):
            runs.setdefault(kind.name, []).append(measured(kind, 100, sizes.seconds, 0))
    found: list[Figures] = []
    for name, each in runs.items():
        medians = {key: statistics.median(run[key] for run in each) for key in each[0]}
        found.append({"server": name, **medians, "cpu": medians["cpu"] / 1000})
        show(f"{name}, as fast as it goes", found[-1])
    ours, theirs = found
    ratio = ours["moves"] / theirs["moves"]
    print(f"  moves a second: {ratio:.2f} times boardgame.io's (before: {REVIEWED['moves a second']})")
    print(f"  moves by processor time of the server: {theirs['cpu'] / ours['cpu']:.2f} times boardgame.io's")
    yield from found


UNITS = {
    "moves": "{:,.0f} moves/s",
    "cpu": "{:.3f} ms CPU",
    "cores": "{:.3f} cores",
    "postgresql": "PostgreSQL {:.3f} ms",
    "redis": "Redis {:.3f} ms",
    "p50": "half in {:.1f} ms",
    "p99": "99 % in {:.1f} ms",
    "megabytes": "{:,.0f} MB",
    "kilobytes": "{:,.1f} kB a table",
    "times": "{:.2f} times",
    "rows": "{:.2f} rows changed",
    "hot": "{:.2f} of them without indexes (HOT)",
    "played": "{:.1f} µs to play it",
    "log bytes": "{:,.0f} bytes of log",
    "published": "{:.2f} published",
    "entry": "{:.1f} µs an entry",
    "open": "opened in {:.2f} ms",
    "snapshot": "{:.1f} kB snapshot",
    "median": "half in {:.1f} ms",
    "load": "load {:.2f} cores",
}

# What a review of the server measured before tables had owners, on a machine like this one; its timings are ± 30 %.
REVIEWED = {
    "100 tables of four, SQLite, 200 moves/s": "1.14 ms CPU, 99 % in 3.8 ms, 111 MB",
    "1,000 tables of four, SQLite, 200 moves/s": "1.35 ms CPU, 99 % in 5.1 ms, 220 MB",
    "4,500 tables of four, SQLite, 200 moves/s": "1.19 ms CPU, 99 % in 16.8 ms, 649 MB",
    "1 processes, PostgreSQL and Redis, seats spread": "1.68 ms CPU, PostgreSQL 0.37 ms",
    "2 processes, PostgreSQL and Redis, seats spread": "3.68 ms CPU, PostgreSQL 0.69 ms",
    "3 processes, PostgreSQL and Redis, seats spread": "6.05 ms CPU, PostgreSQL 1.11 ms",
    "2 processes, PostgreSQL and Redis, all seats of a table at one": "3.33 ms CPU",
    "3 processes, PostgreSQL and Redis, all seats of a table at one": "3.20 ms CPU",
    "move 10 of a game of four": "about 5 µs",
    "move 500 of a game of four": "about 5 µs",
    "move 2,500 of a game of four": "about 5 µs",
    "0 people watch a table, 20 moves/s": "1.8 ms CPU, half in 2.2 ms",
    "100 people watch a table, 20 moves/s": "4.4 ms CPU, half in 3.3 ms, 2.44 times",
    "500 people watch a table, 20 moves/s": "12.7 ms CPU, half in 4.5 ms, 7.06 times",
    "1,000,000 stored tables: lobby": "with 115,000, half in 26 ms",
    "1,000,000 stored tables: mine": "with 115,000, half in 39 ms",
    "1,000,000 stored tables: lay": "with 115,000, half in 25 ms",
    "600 idle tables, two processes, each second": "240 rows changed, none HOT, 155,000 bytes of log, 242 published",
    "moves a second": "1.10",
}

PARTS: dict[str, Callable[[Sizes], Iterator[Figures]]] = {
    "crowds": crowds,
    "live": live,
    "processes": processes,
    "capacity": capacity,
    "watchers": watchers,
    "idle": idle,
    "engine": engine,
    "logs": logs,
    "lists": stored,
    "boardgame.io": boardgame,
}


def show(what: str, figures: Figures) -> None:
    told = [form.format(figures[name]) for name, form in UNITS.items() if name in figures]
    before = f" (before: {REVIEWED[what]})" if what in REVIEWED else ""
    print(f"  {what}: {', '.join(told)}{before}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--quick", action="store_true", help="few tables and short measurements: shows that all of it works"
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--tables", nargs="+", type=int, metavar="N", help="the sizes of the crowds")
    parser.add_argument("--json", type=Path, help="write the figures to this file; other parts in it are kept")
    asked = parser.parse_args()
    sizes = QUICK if asked.quick else WHOLE
    sizes = sizes._replace(crowds=tuple(asked.tables or sizes.crowds))
    if "boardgame.io" in asked.only and not (PEER / "node_modules").exists():
        raise SystemExit("boardgame.io is not installed: run `npm ci` in bench/server/boardgame, or choose with --only")
    known: dict[str, list[Figures]] = json.loads(asked.json.read_text()) if asked.json and asked.json.exists() else {}
    for name in asked.only:
        print(f"{name}:", flush=True)
        known[name] = []
        for figures in PARTS[name](sizes):  # a run that breaks off has not been for nothing
            known[name].append(figures)
            if asked.json:
                asked.json.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()
