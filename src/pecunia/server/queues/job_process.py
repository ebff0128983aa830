"""A process that does pieces of work for the server. It is killed if one takes too long, which a thread cannot be.

The time that counts is that of the processor, so that a busy machine does not turn honest work away.
"""

import contextlib
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from pecunia.core.errors import FileError, OptionError, PecuniaError, PositionError, RecordError, ValuesError
from pecunia.processes import PipedWorker, end_with_parent, ignore_interrupts

MAX_MEMORY: Final = 1 << 30  # bytes that a piece of work may use
PATIENCE: Final = 10  # times as long as it may compute, a piece of work may take in all
LARGE: Final = 400 << 20  # bytes; a process that has once grown larger is replaced

FILE_ERRORS: Final = {kind.__name__: kind for kind in (RecordError, PositionError, ValuesError, FileError)}


class Refusal(NamedTuple):
    """A refusal on its way between processes: the error itself cannot be pickled."""

    kind: str
    key: str
    facts: dict[str, str]
    file: str = ""
    line: int = 0

    def error(self) -> PecuniaError:
        if self.kind in FILE_ERRORS:
            return FILE_ERRORS[self.kind](self.key, self.file, self.line, **self.facts)
        return (OptionError if self.kind == OptionError.__name__ else PecuniaError)(self.key, **self.facts)


class Fault(NamedTuple):
    """An unexpected error in a process, as text for the log."""

    trace: str


class Answer(NamedTuple):
    """The result (or a Refusal or Fault), and whether the process has grown too large to be used again."""

    result: Any
    large: bool


class JobFault(Exception):
    """A piece of work has failed, and it is our fault."""


def refusal_of(error: PecuniaError) -> Refusal:
    facts = {name: str(value) for name, value in error.facts.items()}
    kind = next((found.__name__ for found in type(error).__mro__ if found.__name__ in FILE_ERRORS), "")
    if isinstance(error, FileError):
        return Refusal(kind, error.key, facts, error.file, error.line)
    return Refusal(OptionError.__name__ if isinstance(error, OptionError) else "", error.key, facts)


def work(pipe: Connection, niceness: int) -> None:
    """The process: functions and their arguments in, answers out. It ends when the other end of the pipe is closed."""
    end_with_parent()
    ignore_interrupts()
    os.nice(niceness)
    with contextlib.suppress(ValueError, OSError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_DATA, (MAX_MEMORY, MAX_MEMORY))
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            seconds, function, arguments = pipe.recv()
            signal.setitimer(signal.ITIMER_PROF, seconds)  # the signal ends the process, whatever it is doing
            answer = _answer(function, arguments)
            signal.setitimer(signal.ITIMER_PROF, 0)
            pipe.send(answer)


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Answer:
    result: Any
    try:
        result = function(*arguments)
    except PecuniaError as error:
        result = refusal_of(error)
    except (MemoryError, RecursionError):
        result = Refusal("", "too-much-work", {})
    except Exception:
        result = Fault(traceback.format_exc())
    return Answer(result, _peak_memory() > LARGE)


def _peak_memory() -> int:
    """The most bytes that this process has ever used.

    Linux counts the memory of a parent as its child's in `ru_maxrss`, so that every child of a large server would seem
    large. Its own figure is in /proc.
    """
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_bytes().splitlines():
            if line.startswith(b"VmHWM:"):
                return int(line.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


class JobProcess(PipedWorker):
    """The process, as seen by the server. Its methods block, so they are called in threads."""

    def __init__(self, niceness: int) -> None:
        super().__init__(work, niceness, has_threads=True, name="pecunia-job")

    def ask(self, function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Answer:
        """Raises TimeoutError if it computes for more seconds, and EOFError or OSError if the process dies."""
        self.pipe.send((seconds, function, arguments))
        if not self.pipe.poll(seconds * PATIENCE):
            raise TimeoutError
        try:
            answer: Answer = self.pipe.recv()
        except EOFError:
            self.process.join(1)
            if self.process.exitcode == -signal.SIGPROF:
                raise TimeoutError from None
            raise
        return answer
