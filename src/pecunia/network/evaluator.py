"""What a network thinks of a table, as one seat sees it: which moves it likes, and who is going to win.

evaluator = evaluator_of("a title")     # the network that ships with the title; see `has_network`
opinion = evaluator.evaluate(view)
opinion.best(), opinion.chances
"""

import tomllib
from functools import cache
from pathlib import Path
from struct import unpack
from typing import TYPE_CHECKING, Final

from pecunia.core.moves import Move, Question
from pecunia.core.options import TableOptions
from pecunia.core.view import View
from pecunia.network import ways
from pecunia.network.chances import shares
from pecunia.network.parts import Network, Result
from pecunia.network.stored import NetworkError, from_bytes, to_bytes
from pecunia.titles.registry import TITLES, title
from pecunia.titles.title import CHANCES, NETWORK

if TYPE_CHECKING:
    from pecunia.observers.observer import Observer

KEPT: Final = 4  # observers
ALL: Final = 100  # per cent


class Opinion:
    """The moves of the seat that was asked, with a score for each: logits times `LOGIT`. There are none if another seat
    was asked, and moves that the network cannot score are left out. `chances` are those of all seats to win."""

    def __init__(self, moves: list[Move], scores: list[int], chances: list[float]) -> None:
        self.moves = moves
        self.scores = scores
        self.chances = chances

    def best(self) -> Move:
        return self.moves[self.scores.index(max(self.scores))]


class Evaluator:
    """Asks a network about views of one title. `factors` say, for numbers of players, by how many per cent the logits
    of the chances are multiplied: champions play their best move, but the network has learnt from games in which moves
    were drawn, so it may be less sure of the end than it should be."""

    def __init__(self, network: Network, factors: dict[int, int] | None = None) -> None:
        self.network = network
        self.factors = factors or {}
        self._runner = ways.Runner(network)
        self._observers: list[tuple[TableOptions, Observer]] = []

    def check_title(self, name: str, file: str) -> None:
        """Refuse another title than the network's, and a network that was trained for another layout."""
        network = self.network
        if network.title != name:
            raise NetworkError("network-title", file=file, found=network.title, title=name)
        known = title(name)
        layout = known.observer(known.engine.options()).layout
        wants = f"{network.version} ({network.layout})"
        has = f"{layout.version} ({layout.hash})"
        if wants != has:
            raise NetworkError("network-layout", file=file, found=wants, layout=has)

    def __reduce__(self) -> tuple[object, ...]:
        return evaluator_again, (to_bytes(self.network), self.factors)

    def evaluate(self, view: View) -> Opinion:
        moves, question = self._asked(view)
        return opinion(view, moves, self._runner.one(question), self.factors.get(view.players, ALL))

    def evaluate_all(self, views: list[View]) -> list[Opinion]:
        """The opinions about many views; with NumPy this takes less time than one by one."""
        asked = [self._asked(view) for view in views]
        results = self._runner.many([question for moves, question in asked])
        return [
            opinion(view, moves, result, self.factors.get(view.players, ALL))
            for view, (moves, question), result in zip(views, asked, results)
        ]

    def _asked(self, view: View) -> tuple[list[Move], ways.Question]:
        """The moves that have a slot, and what the network is asked."""
        observer = self._observer(view.options)
        row = observer.observe(view)
        moves: list[Move] = []
        slots: list[int] = []
        if view.asked == view.seat:
            moves, slots = slots_of(observer, Question(view.seat, view.kind, view.moves))
        return moves, ways.Question(row, slots, view.players)

    def _observer(self, options: TableOptions) -> "Observer":
        for known, observer in self._observers:
            if known is options:
                return observer
        observer = TITLES[self.network.title].observer(options)
        self._observers = [(options, observer), *self._observers[: KEPT - 1]]
        return observer


def evaluator_again(content: bytes, factors: dict[int, int]) -> Evaluator:
    """The evaluator in a pickle."""
    return Evaluator(from_bytes(content, "pickle"), factors)


def slots_of(observer: "Observer", question: Question) -> tuple[list[Move], list[int]]:
    """The moves of a question that have a slot, and their slots."""
    from librt.strings import BytesWriter  # here, so that bots without a network do without it

    slots = BytesWriter()
    numbers = BytesWriter()
    count = observer.write_slots(question, slots, numbers)
    by_number = {move.number: move for move in question.moves}
    found = [by_number[number] for number in unpack(f"<{count}i", numbers.getvalue())]
    return found, list(unpack(f"<{count}h", slots.getvalue()))


def opinion(view: View, moves: list[Move], result: Result, factor: int = ALL) -> Opinion:
    """Values are listed clockwise from the observing seat, chances by seat."""
    clockwise = shares([value * factor // ALL for value in result.values])
    own = max(view.seat, 0)
    chances = [clockwise[(seat - own) % view.players] for seat in range(view.players)]
    return Opinion(moves, result.scores, chances)


EVALUATORS: Final[dict[str, Evaluator]] = {}  # cache of `evaluator_of`
SHIPPED: Final[dict[str, bool]] = {}  # cache of `has_network`: lists of tables ask it for every row


def has_network(name: str) -> bool:
    """Whether a network ships with a title."""
    if name in EVALUATORS:
        return True
    found = SHIPPED.get(name)
    if found is None:
        found = SHIPPED[name] = title(name).has_data(NETWORK)
    return found


def evaluator_of(name: str) -> Evaluator:
    """The network that ships with a title. It is read only once. Raises NetworkError if there is none."""
    found = EVALUATORS.get(name)
    if found is None:
        if not has_network(name):
            raise NetworkError("network-missing", title=name)
        found = EVALUATORS[name] = evaluator_from(title(name).data(NETWORK), NETWORK, name, factors_of(name))
    return found


def factors_of(name: str) -> dict[int, int]:
    """The factors that were found for the network of a title."""
    if not title(name).has_data(CHANCES):
        return {}
    known: dict[str, int] = tomllib.loads(title(name).data(CHANCES).decode())["factors"]
    return {int(players): factor for players, factor in known.items()}


def evaluator_from(content: bytes, file: str, name: str, factors: dict[int, int] | None = None) -> Evaluator:
    """The network in a file. Raises NetworkError if it was trained for another title or layout."""
    found = Evaluator(from_bytes(content, file), factors)
    found.check_title(name, file)
    return found


@cache
def evaluator_in(file: str) -> Evaluator:
    """The network in a file, for its own title. It is read only once."""
    try:
        content = Path(file).read_bytes()
    except FileNotFoundError:
        raise NetworkError("network-not-found", file=file) from None
    found = Evaluator(from_bytes(content, file))
    found.check_title(found.network.title, file)
    return found
