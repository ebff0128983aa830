"""`pecunia serve`: it starts with nothing, says what can be set, and says in one line why it does not start."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.cli import main
from pecunia.server.settings import VARIABLES, variable
from tests.server.processes import PATIENCE, Server, free_port, wait_until

SERVE = [sys.executable, "-m", "pecunia", "serve"]


def bare(home: Path, **variables: str) -> dict[str, str]:
    """The environment of somebody who has set nothing."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PECUNIA_", "XDG_"))}
    return {**kept, "HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **variables}


class Command:
    """`pecunia serve` in this process, up to the point where it would serve."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str], folder: Path) -> None:
        self._patch = patch
        self._capture = capture
        for name in VARIABLES:
            patch.delenv(variable(name), raising=False)
        patch.setenv("PECUNIA_DATA_DIR", str(folder))

    def fails(self, *words: str, **variables: str) -> str:
        """The one line that says why the server does not start."""
        for name, value in variables.items():
            self._patch.setenv(name, value)
        self._patch.setattr(sys, "argv", ["pecunia", "serve", *words])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 2
        said = self._capture.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err.strip()


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    return Command(monkeypatch, capsys, tmp_path)


@pytest.fixture
def bound() -> Iterator[int]:
    """A port that is taken."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield int(taken.getsockname()[1])


def test_it_needs_no_configuration(tmp_path: Path) -> None:
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen([*SERVE, "--port", str(port)], env=bare(tmp_path), stdout=log, stderr=log)
    try:

        def ready() -> bool:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                    return bool(answer.read() == b'{"store":true,"bus":true}')
            except OSError:
                return False

        wait_until(ready, "the server", running.poll)
        kept = list(tmp_path.rglob("pecunia.sqlite"))
        assert len(kept) == 1
        assert kept[0].parent.stat().st_mode & 0o077 == 0, "nobody else reads the seeds of running games"
    finally:
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 130
    assert (tmp_path / "log").read_text() == f"Tables are open at http://127.0.0.1:{port} (Ctrl-C ends).\n"


def test_it_listens_on_loopback_alone(sqlite_server: Server) -> None:
    listening = Path("/proc/net/tcp").read_text().splitlines()
    ours = [line.split()[1] for line in listening if line.split()[1].endswith(f":{sqlite_server.port:04X}")]
    assert f"0100007F:{sqlite_server.port:04X}" in ours
    assert f"00000000:{sqlite_server.port:04X}" not in ours


def test_a_start_loads_nothing_it_does_not_need(tmp_path: Path) -> None:
    """Loading modules makes a start slow. Migrations, the bus and the other database can wait."""
    program = (
        "import asyncio, sys; from pecunia.server.run import App; from pecunia.server.settings import Settings\n"
        "async def start():\n"
        f"    app = App(Settings(data_dir={str(tmp_path)!r})); await app._open(); await app.registry.close()\n"
        "asyncio.run(start())\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert {"litestar", "sqlalchemy"} <= loaded
    assert not {"alembic", "mako", "psycopg", "pygments", "redis"} & loaded


def test_help_lists_every_variable(tmp_path: Path) -> None:
    environment = bare(tmp_path, COLUMNS="200")
    said = subprocess.run([*SERVE, "--help"], env=environment, capture_output=True, text=True, check=True).stdout
    for name in VARIABLES:
        assert variable(name) in said
    assert "--host" in said
    assert "--port" in said


def test_a_port_that_is_taken(command: Command, bound: int) -> None:
    said = command.fails("--port", str(bound))
    assert said == f"pecunia: The address 127.0.0.1:{bound} can’t be used: Address already in use."


def lines_of(arguments: list[str], environment: dict[str, str], wanted: int) -> list[str]:
    """The first lines that a server prints; then it is stopped."""
    running = subprocess.Popen([*SERVE, *arguments], env=environment, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    try:
        return [running.stderr.readline().strip() for _ in range(wanted)]
    finally:
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=PATIENCE)


def test_the_page_is_opened(tmp_path: Path) -> None:
    """A browser gets the address, and nothing else is printed."""
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {tmp_path}/opened.tmp && mv {tmp_path}/opened.tmp {tmp_path}/opened\n")
    browser.chmod(0o700)
    environment = bare(tmp_path, BROWSER=f"{browser} %s")
    command = [*SERVE, "--open", "--host", "0.0.0.0", "--port", "0"]
    running = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        wait_until((tmp_path / "opened").exists, "the browser")
        assert running.stderr is not None
        said = running.stderr.readline()
    finally:
        running.send_signal(signal.SIGINT)
        _, rest = running.communicate(timeout=PATIENCE)
    opened = (tmp_path / "opened").read_text().strip()
    assert opened.startswith("http://127.0.0.1:")
    assert said.startswith(f"Tables are open at {opened.replace('127.0.0.1', '0.0.0.0')} ")
    assert rest == ""


def test_the_page_without_a_browser_and_without_the_usual_port(tmp_path: Path, bound: int) -> None:
    screenless = {name: "" for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    taken, open_at, none = lines_of(["--open"], bare(tmp_path, PECUNIA_PORT=str(bound), **screenless), 3)
    assert taken == f"Port {bound} is taken by something else, so another one is used."
    address = open_at.removeprefix("Tables are open at ").partition(" ")[0]
    assert address.startswith("http://127.0.0.1:")
    assert not address.endswith(f":{bound}")
    assert address in none
    assert "make terminal" in none


def test_a_stated_port_is_that_port(command: Command, bound: int) -> None:
    assert "Address already in use" in command.fails("--open", "--port", str(bound))


def test_a_host_that_is_not_ours(command: Command) -> None:
    assert "192.0.2.1:0" in command.fails("--host", "192.0.2.1", "--port", "0")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "eighty", "PECUNIA_PORT must be a whole number, not “eighty”."),
        ("LOG_LEVEL", "loud", "There’s no log level “loud”."),
        ("DATABASE_URL", "nonsense", "PECUNIA_DATABASE_URL isn’t an address that can be used."),
        ("DATABASE_URL", "oracle+unknown://host/name", "PECUNIA_DATABASE_URL isn’t an address that can be used."),
        ("EMBED", "https://a.example; script-src *", "PECUNIA_EMBED isn’t an address that can be used."),
        ("BUS_URL", "nonsense", "PECUNIA_BUS_URL isn’t an address that can be used."),
    ],
)
def test_settings_that_cannot_be(command: Command, name: str, value: str, said: str) -> None:
    assert command.fails(**{f"PECUNIA_{name}": value}).startswith(f"pecunia: {said}")


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    """Whatever else is logged, the last line is for the person who started the server."""
    environment = bare(tmp_path, PECUNIA_DATABASE_URL="postgresql://pecunia:hush@127.0.0.1:1/nowhere")
    done = subprocess.run([*SERVE, "--port", "0"], env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("pecunia: The database isn’t answering.")
    assert "Traceback" not in done.stderr
    assert "hush" not in done.stderr


def test_windows_is_refused_with_a_way_out(tmp_path: Path) -> None:
    program = "import sys, pecunia.cli; sys.platform = 'win32'; sys.argv[1:] = ['serve']; pecunia.cli.main()"
    done = subprocess.run([sys.executable, "-c", program], env=bare(tmp_path), capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "WSL" in done.stderr


@pytest.mark.parametrize("module", ["litestar", "msgspec"])
def test_without_the_server_extra(tmp_path: Path, module: str) -> None:
    program = (
        f"import sys; sys.modules[{module!r}] = None; sys.argv[1:] = ['serve']\nimport pecunia.cli; pecunia.cli.main()"
    )
    done = subprocess.run([sys.executable, "-c", program], env=bare(tmp_path), capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install pecunia-games[server]" in done.stderr
    assert module in done.stderr


def test_it_ends_in_order(tmp_path: Path) -> None:
    with Server(tmp_path) as running:
        pass
    assert running.errors() == []
    assert "Traceback" not in running.log.read_text()
