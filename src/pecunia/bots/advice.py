"""What the champion thinks of the moves: for hints. In a title without a network, a search does it.

Both give the same: candidates with a chance to win and with reasons (`bots/explain.py`).
"""

from typing import Final

from pecunia.bots.explain import REASONED, Candidate, explain, give_reasons
from pecunia.bots.search import Budget
from pecunia.bots.thinker import Candidate as Tried
from pecunia.bots.thinker import Thinker
from pecunia.core.chance import Stream
from pecunia.core.view import View
from pecunia.network.evaluator import evaluator_of, has_network

QUESTIONS: Final = 4  # to the network, in the time of one try of the search


def advise(view: View, stream: Stream, budget: Budget, reasons: bool = True) -> list[Candidate]:
    """The moves that were tried, first the one to play. Empty if the seat is not asked. The budget counts tries of the
    search. Without a time limit the same stream gives the same answer, and the answer depends only on the view. Who
    only wants to know the chances goes without `reasons`, which take as long as some hundred tries."""
    if not has_network(view.title):
        return explain(view, stream, budget)
    if not view.moves:
        return []
    evaluator = evaluator_of(view.title)
    asked = Budget(QUESTIONS * budget.iterations, budget.milliseconds, budget.called_off)
    thinker = Thinker(stream, evaluator, asked, every=True)
    found = told(thinker, thinker.candidates(view), view.seat)
    if reasons and len(found) > 1:
        give_reasons(view, stream, budget.milliseconds, None, found[:REASONED], evaluator)
    return found


def told(thinker: Thinker, tried: list[Tried], seat: int) -> list[Candidate]:
    """A move that was not tried, because there was no doubt, has the chance that the network sees at first."""
    return [
        Candidate(each.move, each.chance(seat) if each.deals > 0 else thinker.expected[seat], each.deals)
        for each in tried
    ]
