"""Programs that start at once: processes forked from one that has already loaded the libraries.

A command spends half a second loading libraries, a server two seconds, and the tests start hundreds of them. Modules
that may depend on the command line or the environment, above all `pecunia.cli` and `pecunia.server`, are not
preloaded: each process loads them itself.
"""

import multiprocessing
import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = ("typer._adapters", "fluent.runtime", "rich.console", "rich.table", "pecunia.games", "pecunia.bots.registry")
WEB = ("anyio._backends._asyncio", "litestar", "litestar.plugins.pydantic", "uvicorn")
STORES = ("sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite", "redis.asyncio")
STREAMS = ("stdin", "stdout", "stderr")
Files = Sequence[tuple[str | Path, str]]  # name and mode of each of the three streams

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload([*COMMAND, *WEB, *STORES])


def begin(
    module: str, *arguments: str, folder: Path, variables: Mapping[str, str], files: Files, anew: bool = False
) -> BaseProcess:
    """Start `python -m module` with these arguments; with `anew` in a Python that has loaded nothing, for programs that
    are to use other sources than these."""
    process = _forks.Process(target=_run, args=(module, arguments, folder, dict(variables), files, anew))
    process.start()
    return process


def _run(
    module: str, arguments: Sequence[str], folder: Path, variables: Mapping[str, str], files: Files, anew: bool
) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    for number, (stream, (name, mode)) in enumerate(zip(STREAMS, files, strict=True)):
        with open(name, mode) as file:
            os.dup2(file.fileno(), number)
        setattr(sys, stream, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 (as long as the process)
    if anew:
        os.execve(sys.executable, [sys.executable, "-m", module, *arguments], dict(variables))
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
