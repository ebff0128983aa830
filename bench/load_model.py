"""`python -m bench.load_model [FILE]`: what very many tables need, from figures that were measured with few.

FILE is what `python -m bench.scale --json FILE` writes; without it, the model takes `bench/measured.json`. The output
is the tables of docs/scaling.md. Every assumption is an option; --help lists them.
"""

import argparse
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).with_name("measured.json")
SIZES = (10_000, 100_000, 1_000_000, 10_000_000)


@dataclass(frozen=True)
class Measured:
    """Processor time in milliseconds a move; memory."""

    process: float  # of all game processes together, each table at one of them
    postgresql: float
    redis: float
    log_bytes: float  # of PostgreSQL's write-ahead log, for each move
    table_kb: float  # memory of a process for a table of four and its sockets
    process_mb: float  # memory of a process without tables

    @classmethod
    def read(cls, figures: dict[str, list[dict[str, Any]]]) -> "Measured":
        fleet = max((one for one in figures["processes"] if one["sticky"] or one["processes"] == 1), key=_processes)
        crowd = figures["crowds"][-1]
        return cls(
            process=fleet["cpu"],
            postgresql=fleet["postgresql"],
            redis=max(one["redis"] for one in figures["processes"]),  # a few ticks of the clock, so the most of them
            log_bytes=fleet["log bytes"],
            table_kb=crowd["kilobytes"],
            process_mb=crowd["megabytes"] - crowd["tables"] * crowd["kilobytes"] / 1024,
        )


def _processes(figures: dict[str, Any]) -> int:
    return int(figures["processes"])


@dataclass(frozen=True)
class Assumed:
    """What was not measured. Each name is an option of the command."""

    seats: int = 4  # people at a table, all connected
    pause: float = 10.0  # seconds between two moves of a table
    busy: float = 0.6  # how much of a core, a disk or a link may be used on average
    spare: float = 0.25  # processes more than needed, for those that fail or are being upgraded
    cores: int = 16  # of a machine for game processes
    memory_gb: float = 64.0  # of such a machine
    process_gb: float = 1.0  # that a process may take
    descriptors: int = 65_536  # that a process may have open
    database_cores: int = 32  # of a machine for PostgreSQL
    database_log_mb: float = 200.0  # that such a machine can write and flush, each second
    list_seconds: float = 300.0  # between two looks of a person at a list
    list_ms: float = 2.9  # processor time of PostgreSQL for such a look: the lobby, measured at a million tables


@dataclass(frozen=True)
class Needs:
    """What so many live tables need."""

    tables: int
    moves: float  # a second
    sockets: int
    processes: int
    machines: int
    log_mb: float  # a second
    database_cores: float
    partitions: int
    read_cores: float
    replicas: int
    redis_cores: float
    shards: int


def needs(tables: int, measured: Measured, assumed: Assumed) -> Needs:
    moves = tables / assumed.pause
    most = min(table_walls(measured, assumed).values())
    processes = math.ceil(math.ceil(tables / most) * (1 + assumed.spare))
    room = math.floor(1024 * assumed.memory_gb / (1024 * assumed.process_gb))
    log_mb = moves * measured.log_bytes / 1e6
    database_cores = moves * measured.postgresql / 1000
    for_moves = database_cores / (assumed.database_cores * assumed.busy)
    partitions = math.ceil(max(for_moves, log_mb / (assumed.database_log_mb * assumed.busy)))
    read_cores = tables * assumed.seats / assumed.list_seconds * assumed.list_ms / 1000
    redis_cores = moves * measured.redis / 1000
    return Needs(
        tables=tables,
        moves=moves,
        sockets=tables * assumed.seats,
        processes=processes,
        machines=math.ceil(processes / min(assumed.cores, room)),
        log_mb=log_mb,
        database_cores=database_cores,
        partitions=partitions,
        read_cores=read_cores,
        replicas=partitions + math.ceil(read_cores / (assumed.database_cores * assumed.busy)),
        redis_cores=redis_cores,
        shards=math.ceil(redis_cores / assumed.busy),
    )


def table_walls(measured: Measured, assumed: Assumed) -> dict[str, float]:
    """How many live tables one process can have, by what runs out."""
    return {
        "processor of a process": assumed.busy * 1000 / measured.process * assumed.pause,
        "memory of a process": (1024 * assumed.process_gb - measured.process_mb) * 1024 / measured.table_kb,
        "open files of a process": assumed.descriptors / assumed.seats,
    }


def walls(measured: Measured, assumed: Assumed) -> dict[str, float]:
    """How many live tables there can be until one of something is not enough, the first wall first."""
    shared = {
        "Redis or Valkey, one node": assumed.busy * 1000 / measured.redis * assumed.pause,
        "PostgreSQL, processor of one primary": (
            assumed.database_cores * assumed.busy * 1000 / measured.postgresql * assumed.pause
        ),
        "PostgreSQL, log of one primary": (
            assumed.database_log_mb * assumed.busy * 1e6 / measured.log_bytes * assumed.pause
        ),
    }
    found = {**table_walls(measured, assumed), **shared}
    return dict(sorted(found.items(), key=lambda wall: wall[1]))


def markdown(measured: Measured, assumed: Assumed) -> str:
    columns = [needs(tables, measured, assumed) for tables in SIZES]
    rows = {
        "moves a second": [f"{one.moves:,.0f}" for one in columns],
        "sockets": [f"{one.sockets:,}" for one in columns],
        "game processes, a core each": [f"{one.processes:,}" for one in columns],
        f"machines of {assumed.cores} cores for them": [f"{one.machines:,}" for one in columns],
        "PostgreSQL: cores for moves": [f"{one.database_cores:,.1f}" for one in columns],
        "PostgreSQL: write-ahead log, MB/s": [f"{one.log_mb:,.1f}" for one in columns],
        "PostgreSQL: partitions, a primary each": [f"{one.partitions:,}" for one in columns],
        "PostgreSQL: cores for lists": [f"{one.read_cores:,.1f}" for one in columns],
        "PostgreSQL: replicas": [f"{one.replicas:,}" for one in columns],
        "Redis or Valkey: cores": [f"{one.redis_cores:,.2f}" for one in columns],
        "Redis or Valkey: shards": [f"{one.shards:,}" for one in columns],
    }
    lines = [line(["live tables", *(f"{tables:,}" for tables in SIZES)]), line(["---", *["--:"] * len(SIZES)])]
    lines += [line([name, *told]) for name, told in rows.items()]
    lines += ["", line(["wall", "live tables"]), line(["---", "--:"])]
    lines += [line([name, f"{rounded(tables):,}"]) for name, tables in walls(measured, assumed).items()]
    return "\n".join(lines) + "\n"


def line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def rounded(number: float) -> int:
    """Two digits are as much as anybody knows."""
    digits = max(0, int(math.log10(max(number, 1))) - 1)
    return int(round(number, -digits))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", type=Path, nargs="?", default=FIGURES, metavar="FILE")
    for field in fields(Assumed):
        kind = type(field.default)
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default, metavar="N")
    asked = vars(parser.parse_args())
    measured = Measured.read(json.loads(asked.pop("figures").read_text()))
    print(markdown(measured, Assumed(**asked)), end="")


if __name__ == "__main__":
    main()
