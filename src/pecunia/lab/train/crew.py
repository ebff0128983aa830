"""The worker processes that play. They share memory with the learner: tables write records, the learner writes slots.

crew = Crew(deal, shape, groups, tables, workers)
crew.deal(seed)               # new games at all tables
crew.wait(group)              # until all workers have written the records of this group
crew.records[group]           # one row for each table
crew.answer(group, slots)     # the chosen moves; the workers go on with them

Groups take turns: while the learner thinks about one, the workers play the others.
"""

import gc
import time
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from pecunia.core.errors import PecuniaError
from pecunia.processes import PipedWorker, ignore_interrupts, one_thread, processor_count, start_context

STEP: Final = 0
DEAL: Final = 1
END: Final = 2
PATIENCE: Final = 0.003  # seconds of polling before a process sleeps; waking up takes as long as many moves
ALIVE: Final = 1.0  # seconds after which a sleeping process checks that the other one is still there


class Played(Protocol):
    """Some tables in one process. Both methods write records."""

    def deal(self, seed: str) -> None: ...

    def step(self) -> None: ...


# Makes tables from the parts of the shared arrays that are theirs: records and slots.
MakeTables = Callable[[NDArray[np.uint8], NDArray[np.int16]], Played]


class CrewError(PecuniaError):
    """A worker process has ended."""


class Shared:
    """An array in memory that processes share."""

    def __init__(self, context: Any, shape: tuple[int, ...], dtype: type) -> None:
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.memory = context.RawArray("B", max(1, int(np.prod(shape)) * self.dtype.itemsize))

    def array(self) -> NDArray[Any]:
        size = int(np.prod(self.shape))
        return np.frombuffer(self.memory, self.dtype, size).reshape(self.shape)


def single_threaded(work: Callable[..., None], *arguments: Any, name: str) -> PipedWorker:
    """Start a process whose NumPy uses one thread. All workers wait for the slowest, and threads of a matrix product
    would take their processors."""
    with one_thread():
        return PipedWorker(work, *arguments, has_threads=True, name=name)


class Crew:
    """The tables of all groups, divided among the workers."""

    def __init__(self, make: MakeTables, record: int, groups: int, tables: int, workers: int) -> None:
        context: Any = start_context(has_threads=True)
        records = [Shared(context, (tables, record), np.uint8) for _group in range(groups)]
        slots = [Shared(context, (tables,), np.int16) for _group in range(groups)]
        order = Shared(context, (2,), np.int64)  # what to do, and the number of the deal
        self.records = [each.array() for each in records]
        self.slots = [each.array() for each in slots]
        self.order = order.array()
        self.patience = PATIENCE if workers < processor_count() else 0.0
        self.called = [context.Semaphore(0) for _worker in range(workers)]
        self.done = [context.Semaphore(0) for _group in range(groups)]
        bounds = [tables * number // workers for number in range(workers + 1)]
        self.workers: list[PipedWorker] = []
        for number, called in enumerate(self.called):
            part = slice(bounds[number], bounds[number + 1])
            there = (make, records, slots, order, part, called, self.done, self.patience, number)
            self.workers.append(single_threaded(_serve, *there, name="pecunia-train"))

    def deal(self, number: int) -> None:
        """New games at all tables. The same number gives the same games. All groups must be waiting."""
        self.order[:] = DEAL, number
        for _group in self.done:
            self._call()
        for group in range(len(self.done)):
            self.wait(group)
        self.order[0] = STEP
        for group in range(len(self.done)):
            self.again(group)

    def _call(self) -> None:
        for called in self.called:
            called.release()

    def again(self, group: int) -> None:
        """`wait` has been called; let it be called once more for the same records."""
        for _worker in self.workers:
            self.done[group].release()

    def wait(self, group: int) -> None:
        done = self.done[group]
        for _worker in self.workers:
            _acquire(done, self.patience, self._check)

    def _check(self) -> None:
        for worker in self.workers:
            if not worker.is_alive():
                said = worker.pipe.recv() if worker.pipe.poll() else ""
                raise CrewError("train-worker", detail=said)

    def answer(self, group: int, slots: NDArray[np.int16]) -> None:
        self.slots[group][:] = slots
        self._call()

    def close(self) -> None:
        self.order[0] = END
        self._call()
        for worker in self.workers:
            worker.process.join(10)
            if worker.is_alive():
                worker.kill()


def _acquire(semaphore: Any, patience: float, check: Callable[[], None]) -> None:
    """Poll for a while, then sleep."""
    if semaphore.acquire(False):
        return
    until = time.perf_counter() + patience
    while time.perf_counter() < until:
        if semaphore.acquire(False):
            return
    while not semaphore.acquire(timeout=ALIVE):
        check()


def _serve(
    pipe: Any,
    make: MakeTables,
    records: list[Shared],
    slots: list[Shared],
    order: Shared,
    part: slice,
    called: Any,
    done: list[Any],
    patience: float,
    number: int,
) -> None:
    """The main loop of a worker. Groups are called in turn, so a call need not say which one it is for."""
    gc.disable()  # games hold no cycles, and searching thousands of games for some takes as long as playing
    ignore_interrupts()
    try:
        own = [make(there.array()[part], chosen.array()[part]) for there, chosen in zip(records, slots)]
        orders = order.array()
        group = 0
        while True:
            _acquire(called, patience, _check_parent)
            if orders[0] == END:
                return
            if orders[0] == DEAL:
                own[group].deal(f"{orders[1]}.{group}.{number}")
            else:
                own[group].step()
            done[group].release()
            group = (group + 1) % len(own)
    except _ParentEnded:
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
        raise


class _ParentEnded(Exception):
    """The learner was killed."""


def _check_parent() -> None:
    parent = parent_process()
    if parent is not None and not parent.is_alive():
        raise _ParentEnded
