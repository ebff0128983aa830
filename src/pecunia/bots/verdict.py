"""One decision of a game that is over: what a strong player would have done who knew what that player knew, and how
much better it was.

A search chooses the best move. Was another one played, the two are tried against each other in deals that the search
has not seen, the same for both: so luck cancels out, and the better one gains nothing from having been chosen because
it was lucky.
"""

from math import sqrt
from typing import Final

from pecunia.bots.explain import Candidate, give_reasons, ranked
from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.bots.search import Budget, Node, Search
from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.view import View

BATCH: Final = 16  # deals between two looks at how clear it is
WORTH: Final = 0.01  # of a victory: less is not worth telling apart
SURE: Final = 2.0  # standard errors by which a move must be worse to be called so
SHOWN: Final = 5  # candidates that are kept


class Verdict:
    """What is to be said of a decision. The chances are everybody's, by seat, as far as the decider could know."""

    def __init__(self, seat: int, kind: str, played: Move, best: Move) -> None:
        self.seat = seat
        self.kind = kind
        self.played = played
        self.best = best
        self.loss = 0.0  # of the chance to win, by which the best move was surely better
        self.error = 0.0  # the standard error of the loss
        self.with_played: list[float] = []
        self.with_best: list[float] = []
        self.candidates: list[Candidate] = []
        self.reasons: list[tuple[str, float]] = []  # what speaks for the best move, compared with the one played


def verdict(view: View, played: Move, stream: Stream, tries: int) -> Verdict:
    """Judge a decision of the seat that is asked. It rests on the view alone: the same stream gives the same verdict,
    whatever lies hidden."""
    search = Search(stream, Budget(tries))
    root = search.think(view)
    best = root.best()
    given = root.index(played, 0)
    if given < 0:
        given = len(root.moves)
        root.add(played, 1.0)
    found = Verdict(view.seat, view.kind, played, root.moves[best])
    found.candidates = ranked(root)[:SHOWN]
    if best != given:
        _compare(search, judge_of(view.title), root, view, best, given, tries, found)
    if found.loss > 0.0:
        pair = [_candidate(root, best, found.with_best), _candidate(root, given, found.with_played)]
        give_reasons(view, stream, 0, root, pair)
        found.reasons = pair[0].reasons
    return found


def _candidate(root: Node, index: int, chances: list[float]) -> Candidate:
    return Candidate(root.moves[index], chances[root.player], root.tried[index])


def _compare(
    search: Search, judge: Judge, root: Node, view: View, best: int, given: int, most: int, found: Verdict
) -> None:
    """Try both moves in the same fresh deals, until it is clear which one is better and by how much."""
    seats = view.players
    with_best = [0.0] * seats
    with_given = [0.0] * seats
    deals = 0
    total = 0.0
    squares = 0.0
    while root.tried[given] < root.tried[best]:  # it may have dropped out before it was known what to do after it
        search.walk(judge, root, given, view.imagine(search.stream))
    while deals < most:
        for number in range(BATCH):
            deal = view.imagine(search.stream)
            one = search.walk(judge, root, best, deal.copy())
            other = search.walk(judge, root, given, deal)
            difference = one[view.seat] - other[view.seat]
            total += difference
            squares += difference * difference
            for seat in range(seats):
                with_best[seat] += one[seat]
                with_given[seat] += other[seat]
        deals += BATCH
        mean = total / deals
        error = sqrt(max(squares / deals - mean * mean, 0.0) / deals)
        if mean + SURE * error < WORTH or mean > 2.0 * SURE * error:
            break
    found.with_best = [chance / deals for chance in with_best]
    found.with_played = [chance / deals for chance in with_given]
    found.error = error
    if mean > SURE * error:
        found.loss = mean
