"""How worker processes start and end. No worker outlives the process that started it."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from queue import Empty, SimpleQueue
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, Final, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

CHECK_SECONDS: Final = 0.2  # between two checks whether to stop
ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def processor_count() -> int:
    return os.cpu_count() or 1


@contextmanager
def one_thread() -> Iterator[None]:
    """NumPy that is imported in here, or in a process started in here, multiplies matrices in one thread. Ours are
    small: threads wait for each other longer than they compute, on a busy machine thirty times as long."""
    kept = {variable: os.environ.get(variable) for variable in ONE_THREAD}
    os.environ.update(ONE_THREAD)  # NumPy reads this when it is imported
    try:
        yield
    finally:
        for variable, value in kept.items():
            if value is None:
                del os.environ[variable]
            else:
                os.environ[variable] = value


def start_context(has_threads: bool) -> BaseContext:
    """How new processes start. With threads there must be no fork: it would copy locks that nobody releases."""
    return get_context("spawn" if has_threads else None)


def end_with_parent() -> None:
    """Called in a worker: it ends when its parent is killed. Otherwise it would wait for work for ever."""
    Thread(target=_wait_for_end_of_parent, daemon=True).start()


def _wait_for_end_of_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ignore_interrupts() -> None:
    """Called in a worker: Ctrl-C reaches every process of a terminal, but the parent is to end its workers itself."""
    signal(SIGINT, SIG_IGN)


class WorkerSetup:
    """What each process of a pool does before it starts its first piece of work."""

    def __init__(self, niceness: int, prepare: Callable[..., None], *arguments: Any) -> None:
        self.niceness = niceness
        self.prepare = prepare
        self.arguments = arguments


class Pool:
    """Runs pieces of work in several processes.

    When it is stopped, an `orderly` pool lets its workers finish or clean up the pieces they are working on, because
    bots may have started programs. Any other pool ends its workers at once. Both drop pieces that have not begun.
    """

    def __init__(
        self, jobs: int, *, orderly: bool, has_threads: bool = False, setup: WorkerSetup | None = None
    ) -> None:
        self._jobs = jobs
        self._orderly = orderly
        self._has_threads = has_threads
        self._setup = setup

    def results(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece], check: Callable[[], None] | None = None
    ) -> Iterator[tuple[int, Result]]:
        """Yield the results as they come, each with the number of its piece.

        `check` is called several times a second; if it raises, the work ends. Raises BrokenProcessPool if a worker
        dies.
        """
        count = min(self._jobs, len(pieces) or 1)
        context = start_context(self._has_threads)
        with ProcessPoolExecutor(count, context, _settle, (self._orderly, self._setup)) as executor:
            try:
                done: SimpleQueue[Future[Result]] = SimpleQueue()
                numbers = {executor.submit(work, piece): number for number, piece in enumerate(pieces)}
                for future in numbers:
                    future.add_done_callback(done.put)
                while numbers:
                    future = _next(done, check)
                    yield numbers.pop(future), future.result()
            except BaseException:
                self._end(executor)
                raise

    def _end(self, executor: ProcessPoolExecutor) -> None:
        if not self._orderly:
            for process in list((executor._processes or {}).values()):  # a shut-down executor has forgotten them
                process.terminate()
        executor.shutdown(cancel_futures=True)


def _next(done: "SimpleQueue[Future[Result]]", check: Callable[[], None] | None) -> "Future[Result]":
    while True:
        if check is not None:
            check()
        try:
            return done.get(timeout=None if check is None else CHECK_SECONDS)
        except Empty:
            continue


def _settle(orderly: bool, setup: WorkerSetup | None) -> None:
    end_with_parent()
    if not orderly:
        ignore_interrupts()
    if setup is not None:
        os.nice(setup.niceness)
        setup.prepare(*setup.arguments)


class PipedWorker:
    """A process at the other end of a pipe. `target` gets that end, then the arguments. It ends on request.

    A daemon is ended together with its parent but cannot have processes of its own.
    """

    def __init__(
        self, target: Callable[..., None], *arguments: Any, has_threads: bool, name: str, daemon: bool = True
    ) -> None:
        context: Any = start_context(has_threads)  # the base class has no Process that mypy knows
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=target, args=(theirs, *arguments), daemon=daemon, name=name)
        self.process.start()
        theirs.close()

    def is_alive(self) -> bool:
        return bool(self.process.is_alive())

    def wait(self) -> None:
        """Wait until the process has ended by itself."""
        self.process.join()
        self.pipe.close()

    def kill(self) -> None:
        self.process.kill()
        self.wait()
