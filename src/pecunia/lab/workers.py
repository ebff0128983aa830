"""Workers: processes on this machine, or a cluster. The pieces of work do not depend on each other."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from pecunia.processes import Piece, Pool, Result


class Workers(Protocol):
    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        """The results in the order in which they are finished, each with the number of its piece."""
        ...


class Processes:
    """This many processes on this machine. With one job, this process does the work itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        if self.jobs <= 1:
            for number, piece in enumerate(pieces):
                yield number, work(piece)
            return
        yield from Pool(self.jobs, orderly=True).results(work, pieces)


def spread(work: Callable[[Piece], Result], pieces: Sequence[Piece], workers: Workers) -> Iterator[Result]:
    """The results in the order of the pieces, whichever worker does them."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in workers.each(work, pieces):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
