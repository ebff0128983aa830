"""`pecunia` as a command: run with a folder, an environment and typed lines; its status and its words come back.

A command begins by loading libraries for half a second, and the tests run hundreds of them. So they are forked from one
process that has loaded the libraries already. All that could know of the command line or the environment, the modules
of the command above all, each of them loads itself.
"""

import multiprocessing
import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0  # seconds
LOADED = ("typer._adapters", "fluent.runtime", "rich.console", "rich.table", "pecunia.games", "pecunia.bots.registry")
STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(list(LOADED))


def pecunia(
    *arguments: str | Path, folder: Path = ROOT, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    command = ["pecunia", *map(str, arguments)]
    with tempfile.TemporaryDirectory() as name:
        files = {stream: Path(name, stream) for stream in STREAMS}
        files["stdin"].write_text(typed, encoding="utf-8")
        variables = {**os.environ, "PECUNIA_LANGUAGE": "en", **environment}
        process = _forks.Process(target=_run, args=(command, folder, variables, files))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(command, PATIENCE)
        out, err = (files[stream].read_text(encoding="utf-8") for stream in ("stdout", "stderr"))
        return subprocess.CompletedProcess(command, process.exitcode, out, err)


def refused(*arguments: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """The one line that says what is wrong."""
    result = pecunia(*arguments, folder=folder, **environment)
    assert result.returncode == 2, result
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("pecunia: ")
    return lines[0]


def _run(command: list[str], folder: Path, variables: dict[str, str], files: dict[str, Path]) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    for number, (stream, mode) in enumerate(STREAMS.items()):
        with files[stream].open(mode) as file:
            os.dup2(file.fileno(), number)
        setattr(sys, stream, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 (as long as the process)
    sys.argv = command
    runpy.run_module("pecunia", run_name="__main__", alter_sys=True)
