"""Chooses how a network is computed. Every way gives the same scores, so only speed decides: for one row compiled
loops, or else NumPy, or else plain Python; for many rows NumPy, where it is installed."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from pecunia.network.parts import Network, Result
from pecunia.network.plain import PlainNetwork
from pecunia.processes import one_thread

if TYPE_CHECKING:
    from pecunia.network.arrays import ArrayNetwork

MANY = 8  # with fewer rows, NumPy is not quicker than the compiled loops; but always than plain Python


class Way(Protocol):
    """Computes the scores of these slots, and the values of the first so many players."""

    def result(self, row: bytes, slots: list[int], players: int) -> Result: ...


class Question:
    """A row, the slots to be scored, and the number of players."""

    def __init__(self, row: bytes, slots: list[int], players: int) -> None:
        self.row = row
        self.slots = slots
        self.players = players


def way_for_one(network: Network) -> Way:
    if compiled():
        from pecunia.network.loops import LoopNetwork

        return LoopNetwork(network)
    return PlainNetwork(network)


def compiled() -> bool:
    """Whether the loops are compiled. Uncompiled they are slower than plain Python."""
    found = find_spec("pecunia.network.loops")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


class Runner:
    """Computes the answers to any number of questions."""

    def __init__(self, network: Network) -> None:
        self._one = way_for_one(network)
        self._many: ManyRows | None = ManyRows(network) if find_spec("numpy") is not None else None
        self._least = MANY if compiled() else 1  # rows for NumPy

    def one(self, question: Question) -> Result:
        if self._many is not None and self._least == 1:
            return self._many.results([question])[0]
        return self._one.result(question.row, question.slots, question.players)

    def many(self, questions: list[Question]) -> list[Result]:
        if self._many is None or len(questions) < self._least:
            return [self.one(question) for question in questions]
        return self._many.results(questions)


class ManyRows:
    """Many rows at once with NumPy, which is imported when it is first needed."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._arrays: ArrayNetwork | None = None

    def results(self, questions: list[Question]) -> list[Result]:
        with one_thread():
            import numpy as np

        if self._arrays is None:
            from pecunia.network.arrays import ArrayNetwork

            self._arrays = ArrayNetwork(self._network)
        rows = np.frombuffer(b"".join([question.row for question in questions]), np.uint8)
        scores, values = self._arrays.results(rows.reshape(len(questions), -1))
        return [
            Result(row[question.slots].tolist(), value[: question.players].tolist())
            for question, row, value in zip(questions, scores, values)
        ]
