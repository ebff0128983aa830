"""The processes that the server tests need. The tests start and stop all of them themselves."""

import fcntl
import os
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.forks import ROOT, begin

PATIENCE = 120.0  # seconds; starting is slow on a busy machine
PORTS = range(20_000, 32_000)

# How many steps of its event loop may compute for more than 50 ms in the life of a server under test. Usually none
# does. On a busy machine some that load something for the first time may.
LONG_STEPS = 3


def free_port() -> int:
    """A port where nobody listens. All test processes take ports in turn, from below those that the system gives to
    outgoing connections: so nothing else gets one before its server listens there, or while that starts again."""
    with Path(tempfile.gettempdir(), f"pecunia-test-ports-{os.getuid()}").open("a+", encoding="utf-8") as last:
        fcntl.flock(last, fcntl.LOCK_EX)
        last.seek(0)
        taken = int(last.read() or 0)
        while True:
            taken += 1
            port = PORTS[taken % len(PORTS)]
            if can_listen(port):
                break
        last.truncate(0)
        last.write(str(taken))
    return port


def can_listen(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def wait_until(ready: Callable[[], bool], what: str, status: Callable[[], int | None] = lambda: None) -> None:
    until = time.monotonic() + PATIENCE
    while not ready():
        if (ended := status()) is not None:
            raise RuntimeError(f"{what} ended with {ended}")
        if time.monotonic() > until:
            raise RuntimeError(f"{what} did not start")
        time.sleep(0.02)


def port_open(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def program(name: str, *folders: str) -> str:
    """The path of a program of the system. A missing one is an error, never a reason to skip a test."""
    found = shutil.which(name, path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))
    if found is None:
        raise RuntimeError(f"{name} is not installed: `make services` installs what the tests of the server need")
    return found


class Started:
    """A process that runs until it is stopped."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.stop()
        except (AssertionError, OSError):
            if error is None:  # otherwise what went wrong before matters more
                raise

    def start(self) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError


class Postgres(Started):
    """A PostgreSQL server of its own, in a folder that is gone afterwards."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pecunia-postgres-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        binaries = sorted(str(folder) for folder in Path("/usr/lib/postgresql").glob("*/bin"))
        self._bin = {name: program(name, *reversed(binaries)) for name in ("initdb", "postgres", "psql")}
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None

    def start(self) -> None:
        if self._user:
            shutil.chown(self.folder, self._user)
        if not (self.folder / "data").exists():
            initdb = [self._bin["initdb"], "-D", str(self.folder / "data"), "-U", "pecunia", "-A", "trust", "-N"]
            subprocess.run(initdb, check=True, user=self._user, cwd=self.folder, capture_output=True)
        command = [self._bin["postgres"], "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200"]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, user=self._user, cwd=self.folder, stdout=quiet, stderr=quiet)
        wait_until(self._answers, "PostgreSQL", self._process.poll)

    def _answers(self) -> bool:
        return subprocess.run([*self._psql, "-c", "select 1"], capture_output=True).returncode == 0

    @property
    def _psql(self) -> list[str]:
        return [self._bin["psql"], "-h", "127.0.0.1", "-p", str(self.port), "-U", "pecunia", "-d", "postgres"]

    def new_database(self, options: str = "") -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"d{os.getpid()}_{self._databases}"
        subprocess.run([*self._psql, "-c", f"create database {name} {options}"], check=True, capture_output=True)
        return f"postgresql://pecunia@127.0.0.1:{self.port}/{name}"

    def pause(self) -> None:
        """Stop it in the middle of things, as a machine that hangs would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)

    def freeze(self) -> None:
        """Make it hang: connections stay open, but nothing is read and nothing answers."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in reversed(self._processes()):
            os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """The server, and the processes that serve its connections."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [self._process.pid, *map(int, children.split())]

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis(Started):
    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._program = program("redis-server")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [self._program, "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(lambda: port_open(self.port), "Redis", self._process.poll)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def freeze(self) -> None:
        """Make it hang: it accepts connections and reads what is sent, but answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


def memory_of(process: int) -> int:
    """The memory that a process uses now, in kB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


class Server(Started):
    """`pecunia serve` as a process of its own, with the same deals every time.

    It can be killed and started again at the same address.
    """

    tls: ssl.SSLContext | None = None  # it speaks plain HTTP

    def __init__(self, folder: Path, database: str = "", bus: str = "", **variables: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.database = database
        self.log = folder / f"server-{self.port}.log"
        # How often its event loop may be held up by computing until it is stopped.
        self.most_long_steps: float = LONG_STEPS
        self._process: BaseProcess | None = None
        self.skew = 0.0  # seconds by which its clock is ahead of ours from the next start on
        self.source: Path | None = None  # where another release of the program is, for the next start
        self.redis_seconds = ""  # how long it waits for shared limits, if not as long as usual
        self._environment = {
            **os.environ,
            "PECUNIA_DATA_DIR": str(folder),
            "PECUNIA_DATABASE_URL": database,
            "PECUNIA_BUS_URL": bus,
            "PECUNIA_RATE_PERCENT": "100000",
            **{f"PECUNIA_{name.upper()}": value for name, value in variables.items()},
        }

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        self.log.touch()
        process = self._process = begin(
            "tests.server.dealt",
            str(self.port),
            folder=ROOT,
            variables={
                **self._environment,
                "TESTS_SKEW": str(self.skew),
                "TESTS_REDIS_SECONDS": self.redis_seconds,
                # What it compiles of the other release is there when it starts again.
                **({"PYTHONPATH": str(self.source), "PYTHONDONTWRITEBYTECODE": ""} if self.source else {}),
            },
            files=[(os.devnull, "r"), (self.log, "a"), (self.log, "a")],
            anew=self.source is not None,
        )
        try:
            wait_until(self.healthy, "the server", lambda: process.exitcode)
        except RuntimeError as error:
            self.kill()
            raise RuntimeError(f"{error}: {self.log.read_text()[-2000:]}") from None

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def figure(self, name: str) -> float:
        """One of the figures in `/metrics`."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    def kill(self) -> None:
        """Kill it without warning, as a power failure would."""
        assert self._process is not None
        self._process.kill()
        self._process.join(PATIENCE)

    def ended(self) -> None:
        """Wait until it has ended by itself."""
        assert self._process is not None
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None

    def stop(self) -> None:
        """End it gently. Fails if steps of its loop have computed for too long. While it drains, it cannot say."""
        if self._process is None or self._process.exitcode is not None:
            return
        try:
            found = self.figure("pecunia_long_steps_total") if self.healthy() else 0.0
        finally:
            self._process.terminate()
            self._process.join(PATIENCE)
            if self._process.exitcode is None:
                self.kill()
        assert found <= self.most_long_steps, f"{found:.0f} steps held up the event loop"

    def errors(self) -> list[str]:
        """What the server has logged as an error.

        If a server is killed while one of its workers starts, the worker finds nobody to read its task from and says
        so on its own. That is no fault of the server.
        """
        lines = self.log.read_text().splitlines()
        found = [at for at, line in enumerate(lines) if '"level": "error"' in line or "Traceback" in line]
        return [lines[at] for at in found if not any("in spawn_main" in line for line in lines[at + 1 : at + 6])]
