"""`make bench-server`: durable moves a second, delays at five hundred live tables, and memory, compared with
boardgame.io.

Each server is one process pinned to one core, and the load is a second process on another core. The servers are
measured one after the other in the same run, several times over. Ours writes every move to the disk before it tells
four seats; boardgame.io keeps tic-tac-toe in memory and tells two. Processor time of the server says more than moves a
second if others use the machine. The load is no bottleneck as long as it computes less than all the time.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

PEER = Path(__file__).parent / "boardgame"
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
PATIENCE = 60.0
CROWDS = (50, 100, 200)  # numbers of tables at once; for each server, the fastest result is shown


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(CORES[core % len(CORES)]), *command] if shutil.which("taskset") else command


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A server under test: a process on the first core."""

    name = ""
    seats = 0

    def command(self, port: int, folder: str) -> list[str]:
        raise NotImplementedError

    def load(self, tables: int, seconds: float, rate: float) -> list[str]:
        raise NotImplementedError

    def __enter__(self) -> "Server":
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="pecunia-bench-")
        environment = {**os.environ, "PECUNIA_DATA_DIR": self.folder, "PECUNIA_RATE_PERCENT": "1000000"}
        command = pinned(0, self.command(self.port, self.folder))
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        until = time.monotonic() + PATIENCE
        while not self._listens():
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit(f"{self.name} did not start")
            time.sleep(0.05)
        return self

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def memory(self) -> float:
        """Resident memory in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def measure(self, tables: int, seconds: float, rate: float) -> dict[str, float]:
        before = self.memory()
        command = pinned(1, self.load(tables, seconds, rate))
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as load:
            assert load.stdout is not None
            used: dict[str, tuple[float, float]] = {}  # at the beginning and the end: by the server, and by the load
            for line in load.stdout:
                if line.startswith("{"):
                    found: dict[str, float] = json.loads(line)
                else:
                    used[line.strip()] = processor_time(self.process.pid), processor_time(load.pid)
            _, said = load.communicate(timeout=60)
            if load.returncode:
                raise SystemExit(f"{self.name}: {said[-2000:]}")
        ours, theirs = (end - begin for begin, end in zip(used["begin"], used["end"], strict=True))
        return {
            **found,
            "cpu": 1_000_000 * ours / max(1.0, found["moves"] * seconds),
            "busy": ours / seconds,
            "load": theirs / seconds,
            "kilobytes": 1024 * (self.memory() - before) / tables,
        }


class Pecunia(Server):
    name = "pecunia"
    seats = 4

    def command(self, port: int, folder: str) -> list[str]:
        return [sys.executable, "-m", "pecunia", "serve", "--port", str(port)]

    def load(self, tables: int, seconds: float, rate: float) -> list[str]:
        url = f"http://127.0.0.1:{self.port}"
        return [sys.executable, "-m", "bench.server.load", url, str(tables), str(seconds), str(rate)]


class Boardgame(Server):
    name = "boardgame.io"
    seats = 2

    def command(self, port: int, folder: str) -> list[str]:
        return ["node", str(PEER / "server.js"), str(port)]

    def load(self, tables: int, seconds: float, rate: float) -> list[str]:
        return ["node", str(PEER / "load.js"), str(self.port), str(tables), str(seconds), str(rate)]


def measured(kind: type[Server], tables: int, seconds: float, rate: float) -> dict[str, float]:
    with kind() as server:
        return server.measure(tables, seconds, rate)


def compare(tables: int, seconds: float, rate: float, repeat: int) -> dict[str, dict[str, float]]:
    """Medians of both servers, measured in turn."""
    runs: dict[str, list[dict[str, float]]] = {"pecunia": [], "boardgame.io": []}
    for _ in range(repeat):
        for kind in (Pecunia, Boardgame):
            found = measured(kind, tables, seconds, rate)
            runs[kind.name].append(found)
            what = f"{rate:g} moves/s each" if rate else "as fast as it goes"
            print(f"  {kind.name:<13} {tables} tables of {kind.seats}, {what}: {line(found)}", flush=True)
    return {
        name: {key: statistics.median(run[key] for run in found) for key in found[0]} for name, found in runs.items()
    }


def rate(found: dict[str, float]) -> float:
    return found["moves"]


def line(found: dict[str, float]) -> str:
    return (
        f"{found['moves']:,.0f} moves/s, half within {found['p50']:.1f} ms, 99 % within {found['p99']:.1f} ms, "
        f"{found['kilobytes']:,.0f} kB a table; {found['cpu']:.0f} µs of processor time a move; the server computes "
        f"{found['busy']:.0%} of the time, the load {found['load']:.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long each measurement lasts")
    parser.add_argument("--repeat", type=int, default=3, help="how often; medians are shown")
    parser.add_argument("--tables", type=int, default=500, help="live tables with one move a second each")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    results: dict[str, Any] = {}
    print("The largest rate:")
    crowds = [compare(tables, asked.seconds, 0, asked.repeat) for tables in CROWDS]
    results["largest"] = {name: max([run[name] for run in crowds], key=rate) for name in crowds[0]}
    print("Live tables:")
    results["live"] = compare(asked.tables, asked.seconds, 1, asked.repeat)
    for name, found in results.items():
        ours, theirs = found["pecunia"], found["boardgame.io"]
        print(f"{name}, medians of {asked.repeat}: pecunia {line(ours)}")
        print(f"{name}, medians of {asked.repeat}: boardgame.io {line(theirs)}")
    ratio = results["largest"]["pecunia"]["moves"] / results["largest"]["boardgame.io"]["moves"]
    print(f"Durable moves told to four seats, to moves in memory told to two: {ratio:.2f} times as many a second.")
    ratio = results["largest"]["boardgame.io"]["cpu"] / results["largest"]["pecunia"]["cpu"]
    print(f"The same by processor time, which other programs do not disturb: {ratio:.2f} times as many.")
    if asked.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
