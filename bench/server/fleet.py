"""Several processes with one PostgreSQL and one Redis under load, and the processor time of each part."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import redis
from sqlalchemy import Engine, create_engine, text

from bench.server.__main__ import PATIENCE, free_port, processor_time
from bench.server.load import Load
from tests.server.processes import Postgres, Redis, port_open, wait_until


class Process:
    """`pecunia serve` for a measurement. Nothing is pinned: several processes share the cores as they can."""

    def __init__(self, folder: str, **variables: str) -> None:
        self.port = free_port()
        stated = {f"PECUNIA_{name.upper()}": value for name, value in variables.items()}
        environment = {**os.environ, "PECUNIA_DATA_DIR": folder, "PECUNIA_RATE_PERCENT": "1000000", **stated}
        command = [sys.executable, "-m", "pecunia", "serve", "--port", str(self.port)]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)

    def __enter__(self) -> Self:
        wait_until(lambda: port_open(self.port), "pecunia", self._process.poll)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Resident memory in MB."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


class Fleet:
    """Processes that share a PostgreSQL and a Redis."""

    def __init__(self, processes: list[Process], postgres: Postgres, bus: Redis, database: str) -> None:
        self.processes = processes
        self._postgres = postgres
        self._redis = bus
        self._engine: Engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))

    def processor_time(self) -> float:
        return sum(processor_time(process.pid) for process in self.processes)

    def postgres_time(self) -> float:
        """Of the server and of all who serve a connection now. The pools keep their connections, so none is lost."""
        return sum(processor_time(process) for process in self._postgres._processes())

    def redis_time(self) -> float:
        assert self._redis._process is not None
        return processor_time(self._redis._process.pid)

    def database_figures(self) -> dict[str, float]:
        """Rows changed, those of them that needed no index (HOT), and bytes of the write-ahead log, since the start."""
        with self._engine.connect() as connection:
            connection.execute(text("select pg_stat_clear_snapshot()"))
            sums = "coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0), coalesce(sum(n_tup_hot_upd), 0)"
            rows, hot = connection.execute(text(f"select {sums} from pg_stat_user_tables")).one()
            log = connection.execute(text("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn")).scalar_one()
        return {"rows": float(rows), "hot": float(hot), "log": float(log)}

    def log_kilobytes(self) -> float:
        return self.database_figures()["log"] / 1000

    def published(self) -> float:
        """How many messages Redis has been given to pass on."""
        client: Any = redis.Redis(port=self._redis.port)
        found = client.info("commandstats").get("cmdstat_publish", {}).get("calls", 0)
        client.close()
        return float(found)


@contextmanager
def fleet(count: int, postgres: Postgres) -> Iterator[Fleet]:
    with ExitStack() as stack:
        bus = stack.enter_context(Redis())
        database = postgres.new_database()
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pecunia-fleet-"))
        processes = []
        for _ in range(count):  # one after the other: the first makes the schema
            process = Process(folder, database_url=database, bus_url=bus.url)
            processes.append(stack.enter_context(process))
        yield Fleet(processes, postgres, bus, database)


class FleetLoad(Load):
    """People at many tables. `sticky`: all seats of a table are at the same process; else they are spread."""

    def __init__(self, urls: list[str], rate: float, sticky: bool) -> None:
        super().__init__(urls[0], rate)
        self._urls = urls
        self._sticky = sticky

    def url_of(self, table: int, seat: int) -> str:
        return self._urls[(table + (0 if self._sticky else seat)) % len(self._urls)]
