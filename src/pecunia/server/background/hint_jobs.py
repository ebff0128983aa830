"""What a strong bot thinks of the moves of a view: the work behind hints, as it is done in other processes."""

from typing import Final, NamedTuple

from pecunia.bots.advice import advise
from pecunia.bots.explain import Candidate, give_reasons
from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.core.view import View
from pecunia.network.evaluator import evaluator_of, has_network

HINT_SECONDS: Final = 20  # of computing, on a slow machine
BUDGET: Final = Budget(400, 1000)
BEST: Final = 3  # moves that are named


class Hint(NamedTuple):
    """A move, the chance to win with it, how often it was tried, and the topics that speak for it or against it."""

    move: str
    chance: float
    tried: int
    topics: list[tuple[str, bool]]


def hints_of(view: View, seed: str, mine: str) -> list[Hint]:
    """The best moves of the view, and after them the player's own one if it is none of these.

    The first is compared with the second, all others with the first. The same seed gives the same answer, as far as the
    time allows.
    """
    stream = stream_of(seed)
    found = advise(view, stream, BUDGET)
    shown = found[:BEST]
    own = [candidate for candidate in found[BEST:] if candidate.move.text == mine]
    if own and not own[0].reasons:
        evaluator = evaluator_of(view.title) if has_network(view.title) else None
        give_reasons(view, stream, BUDGET.milliseconds, None, [found[0], own[0]], evaluator)
    return [_hint(candidate) for candidate in [*shown, *own]]


def _hint(candidate: Candidate) -> Hint:
    topics = [(topic, by > 0) for topic, by in candidate.reasons]
    return Hint(candidate.move.text, candidate.chance, candidate.tried, topics)
