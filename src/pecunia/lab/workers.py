"""Who does the work: processes of this machine, or a cluster. A piece of work depends on nothing but itself."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import parent_process
from threading import Thread
from typing import Protocol, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Workers(Protocol):
    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        """The results as they come, each with the number of its piece."""
        ...


class Processes:
    """So many processes of this machine; one alone is this process itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        if self.jobs <= 1:
            for number, piece in enumerate(pieces):
                yield number, work(piece)
            return
        with ProcessPoolExecutor(min(self.jobs, len(pieces) or 1), initializer=_leave_with_parent) as pool:
            coming = {pool.submit(work, piece): number for number, piece in enumerate(pieces)}
            try:
                for done in as_completed(coming):
                    yield coming.pop(done), done.result()
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def _leave_with_parent() -> None:
    """A process of a pool whose parent was killed would wait for work for ever."""

    def watch() -> None:
        parent = parent_process()
        assert parent is not None
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def spread(work: Callable[[Piece], Result], pieces: Sequence[Piece], workers: Workers) -> Iterator[Result]:
    """The results in the order of the pieces, whoever works on them."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in workers.each(work, pieces):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
