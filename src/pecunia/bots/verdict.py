"""Judges one decision of a finished game: what a strong player with the same knowledge would have done, and how much
better it was.

A search chooses the best move. If another move was played, both are tried in the same fresh deals, which the search has
not seen. So luck cancels out, and the best move gets no bonus for having looked best in the search by luck.
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

BATCH: Final = 16  # deals between two checks of whether the result is clear
WORTH: Final = 0.01  # share of a victory: smaller differences do not matter
SURE: Final = 2.0  # a move counts as worse only if it is worse by this many standard errors
SHOWN: Final = 5  # candidates that are kept


class Verdict:
    """The judgement of a decision. `with_played` and `with_best` are everybody's chances by seat, as far as the player
    who decided could know."""

    def __init__(self, seat: int, kind: str, played: Move, best: Move) -> None:
        self.seat = seat
        self.kind = kind
        self.played = played
        self.best = best
        self.loss = 0.0  # lost chance to win; 0 unless the best move was surely better
        self.error = 0.0  # the standard error of the loss
        self.with_played: list[float] = []
        self.with_best: list[float] = []
        self.candidates: list[Candidate] = []
        self.reasons: list[tuple[str, float]] = []  # what speaks for the best move, compared with the one played


def verdict(view: View, played: Move, stream: Stream, tries: int) -> Verdict:
    """Judge a decision of the seat that is asked. The verdict depends only on the view and the stream, not on anything
    hidden."""
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
    while root.tried[given] < root.tried[best]:  # it may have dropped out before its tree was explored
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
