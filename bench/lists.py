"""Lists and tables at a thousand and at a million stored tables: `python -m bench.lists`.

Fills a database, asks a server over HTTP, and prints for each request the median, the 99th percentile, and the mean
processor time of the server and of PostgreSQL, in milliseconds. On a busy machine only processor time means much. The
tables are those of `tests/server/many_tables.py`: most of them are over and archived. Opening is from the database,
because the server may keep only some tables in memory then; a thousand tables have too few in play for that, so those
come from memory.
"""

import argparse
import http.client
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, insert, text

from bench.server.__main__ import processor_time
from pecunia.server.access.identity import Signer
from pecunia.server.settings import Settings
from pecunia.server.store.database import migrate, open_engine
from pecunia.server.store.sql_tables import devices
from tests.server.many_tables import HEAVY, SETS, fill, table_id
from tests.server.processes import Postgres, Server

SECRET = "the secret of the measurement"
PEOPLE = 19  # besides the one with very many games
IN_MEMORY = 100  # tables that the server keeps while opening is measured
# Of each set of tables: one that is played, those that have just ended, and some that are archived.
PLAYED, ENDED, ARCHIVED = (1,), tuple(range(2, 10)), tuple(range(10, 60))


class Figure(NamedTuple):
    """Milliseconds. `cpu` is the mean processor time of the server, `store` that of PostgreSQL."""

    median: float
    p99: float
    cpu: float
    store: float


Figures = dict[str, Figure]


class Client:
    """One person with one connection, without the cost of a library."""

    def __init__(self, server: Server, identity: str) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self._last = 0.0
        token = Signer(SECRET).token(identity, device_of(identity))
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, method: str, path: str, body: Any = None) -> float:
        """Make a request. Returns the seconds until its answer has been read."""
        data = None if body is None else json.dumps(body)
        if time.monotonic() > self._last + 1:  # the server closes connections that nobody uses
            self._connection.close()
            self._connection.connect()
        began = time.perf_counter()
        self._connection.request(method, f"/api/v1{path}", data, self._headers)
        answer = self._connection.getresponse()
        content = answer.read()
        seconds = time.perf_counter() - began
        self._last = time.monotonic()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {content[:200]!r}")
        return seconds


def device_of(identity: str) -> str:
    return f"device-of-{identity}"


def sign_in(connection: Connection) -> None:
    """Let some people have a device, so that tokens of theirs are valid."""
    people = [HEAVY, *(f"person{number}" for number in range(1, PEOPLE + 1))]
    row = {"label": "", "key": Signer(SECRET).key, "created": time.time(), "seen": time.time(), "revoked": False}
    connection.execute(insert(devices), [{**row, "id": device_of(one), "identity": one} for one in people])


def grow(engine: Engine, tables: int, already: int) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(
                "PRAGMA cache_size = -1000000"
            )  # kB; ids are in no order, so all pages are in use
        fill(connection, tables, already)
        if not already:
            sign_in(connection)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE" if engine.dialect.name == "sqlite" else "VACUUM ANALYZE"))


class Clocks(NamedTuple):
    """The processor time of the server and of PostgreSQL so far, in seconds."""

    server: Server
    postgres: Postgres | None

    def read(self) -> tuple[float, float]:
        backends = [] if self.postgres is None else self.postgres._processes()
        return processor_time(self.server.pid), sum(map(processor_time, backends))


def measured(folder: Path, place: "Place", tables: int, count: int) -> Figures:
    """Nothing is deleted or moved to the archive meanwhile."""
    kept = dict.fromkeys(("keep_people", "keep_talk", "keep_games", "archive_days"), "0")
    with Server(folder, place.address, secret=SECRET, **kept) as server:
        lists = measured_lists(server, Clocks(server, place.postgres), count)
    with Server(folder, place.address, secret=SECRET, max_tables=str(IN_MEMORY), **kept) as server:
        return {**lists, **measured_opening(server, Clocks(server, place.postgres), tables, count)}


def measured_lists(server: Server, clocks: Clocks, count: int) -> Figures:
    usual, heavy = Client(server, "person7"), Client(server, HEAVY)
    hosts = cycle([Client(server, f"person{number}") for number in range(1, PEOPLE + 1)])
    public = cycle([True, False])
    works: dict[str, Callable[[], float]] = {
        "lobby": lambda: usual.ask("GET", "/tables"),
        "mine": lambda: usual.ask("GET", "/tables/mine"),
        "mine, 1 % of all tables": lambda: heavy.ask("GET", "/tables/mine"),
        "search by name": lambda: usual.ask("GET", "/tables/mine/over?opponent=name"),
        "lay": lambda: next(hosts).ask("POST", "/tables", {"players": 2, "public": next(public)}),
    }
    return {name: figure(clocks, work, count) for name, work in works.items()}


def measured_opening(server: Server, clocks: Clocks, tables: int, count: int) -> Figures:
    client = Client(server, "person7")
    found: Figures = {}
    for name, numbers in {"open, in play": PLAYED, "open, just over": ENDED, "open, archived": ARCHIVED}.items():
        ids = cycle(table_ids(tables, numbers))
        found[name] = figure(clocks, lambda ids=ids: client.ask("GET", f"/tables/{next(ids)}"), count)  # type: ignore[misc]
    return found


def table_ids(tables: int, numbers: Sequence[int]) -> list[str]:
    """Public tables that have whole logs, from all over the database; more of them than the server keeps in memory."""
    sets = range(0, tables // SETS, 10)
    chosen = [sets[len(sets) * at // 200] for at in range(200)] if len(sets) > 200 else list(sets)
    return [table_id(SETS * at + number) for number in numbers for at in chosen]


def figure(clocks: Clocks, work: Callable[[], float], count: int) -> Figure:
    """Some requests at the beginning are not counted."""
    for _ in range(10):
        work()
    before = clocks.read()
    taken = [1000 * work() for _ in range(count)]
    cpu, store = (1000 * (end - begin) / count for begin, end in zip(before, clocks.read(), strict=True))
    return Figure(statistics.median(taken), statistics.quantiles(taken, n=100)[98], cpu, store)


class Place(NamedTuple):
    """Where the database is. Without an address, it is SQLite."""

    address: str = ""
    postgres: Postgres | None = None


@contextmanager
def database(kind: str) -> Iterator[Place]:
    with Postgres() if kind == "postgresql" else nullcontext() as postgres:
        yield Place() if postgres is None else Place(postgres.new_database(), postgres)


def compare(kind: str, sizes: Sequence[int], count: int) -> dict[int, Figures]:
    with tempfile.TemporaryDirectory(prefix="pecunia-lists-") as folder, database(kind) as place:
        engine = open_engine(Settings(data_dir=folder, database_url=place.address).database, seconds=3600)
        migrate(engine)
        results: dict[int, Figures] = {}
        already = 0
        for tables in sizes:
            began = time.perf_counter()
            grow(engine, tables, already)
            already = tables
            print(f"{kind}: {tables:,} tables, filled in {time.perf_counter() - began:.0f} s", flush=True)
            results[tables] = measured(Path(folder), place, tables, count)
        engine.dispose()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000_000, help="how many tables there are in the end")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="sqlite")
    parser.add_argument("--requests", type=int, default=200, help="of each kind")
    asked = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if asked.database == "both" else [asked.database]
    sizes = sorted({min(1000, asked.tables), asked.tables})
    for kind in kinds:
        results = compare(kind, sizes, asked.requests)
        print(
            f"{kind}, ms".ljust(26) + "".join(f"{size:>12,} tables{'p99':>8}{'CPU':>7}{'store':>7}" for size in sizes)
        )
        for name in results[sizes[0]]:
            found = [results[size][name] for size in sizes]
            row = "".join(f"{one.median:>19.1f}{one.p99:>8.1f}{one.cpu:>7.1f}{one.store:>7.1f}" for one in found)
            print(f"{name:<26}{row}", flush=True)


if __name__ == "__main__":
    main()
