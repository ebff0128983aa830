"""Judges one decision of a finished game: what a strong player with the same knowledge would have done, and how much
better it was.

The champion chooses the best move; in a title without a network, a search does. If another move was played, both are
tried in the same fresh deals, which the choice has not seen. So luck cancels out, and the best move gets no bonus for
having looked best by luck.
"""

from math import sqrt
from typing import Final

from pecunia.bots.advice import told
from pecunia.bots.explain import Candidate, give_reasons, ranked
from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.bots.search import Budget, Node, Search
from pecunia.bots.thinker import Candidate as Tried
from pecunia.bots.thinker import Thinker
from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.network.evaluator import evaluator_of, has_network

BATCH: Final = 16  # deals between two checks of whether the result is clear
WORTH: Final = 0.01  # share of a victory: smaller differences do not matter
SURE: Final = 2.0  # a move counts as worse only if it is worse by this many standard errors
SHOWN: Final = 5  # candidates that are kept
PART: Final = 4  # with a network, there is a deal for this many tries: it sees more in each


class Verdict:
    """The judgement of a decision. `with_played` and `with_best` are everybody's chances by seat, as far as the player
    who decided could know."""

    def __init__(self, seat: int, kind: str, played: Move, best: Move) -> None:
        self.seat = seat
        self.kind = kind
        self.played = played
        self.best = best
        self.loss = 0.0  # lost chance to win; 0 unless the best move was surely better
        self.difference = 0.0  # by how much the best move was better, surely or not; below zero if it was worse
        self.error = 0.0  # the standard error of the difference
        self.with_played: list[float] = []
        self.with_best: list[float] = []
        self.candidates: list[Candidate] = []
        self.reasons: list[tuple[str, float]] = []  # what speaks for the best move, compared with the one played


class Comparison:
    """Two moves in the same deals: by how much the first one is better, for the seat that decides."""

    def __init__(self, view: View, most: int) -> None:
        self.seat = view.seat
        self.most = most  # deals
        self.deals = 0
        self.one = [0.0] * view.players
        self.other = [0.0] * view.players
        self.total = 0.0
        self.squares = 0.0

    def add(self, one: list[float], other: list[float]) -> None:
        """Everybody's chances after both moves, in one deal."""
        difference = one[self.seat] - other[self.seat]
        self.deals += 1
        self.total += difference
        self.squares += difference * difference
        for seat in range(len(one)):
            self.one[seat] += one[seat]
            self.other[seat] += other[seat]

    def mean(self) -> float:
        return self.total / self.deals

    def error(self) -> float:
        mean = self.mean()
        return sqrt(max(self.squares / self.deals - mean * mean, 0.0) / self.deals)

    def is_clear(self) -> bool:
        """Whether more deals would not change what is said."""
        if self.deals == 0:
            return False
        mean = self.mean()
        error = self.error()
        return self.deals >= self.most or mean + SURE * error < WORTH or mean > 2.0 * SURE * error

    def tell(self, found: Verdict) -> None:
        found.with_best = [chance / self.deals for chance in self.one]
        found.with_played = [chance / self.deals for chance in self.other]
        found.difference = self.mean()
        found.error = self.error()
        if found.difference > SURE * found.error:
            found.loss = found.difference


def verdict(view: View, played: Move, stream: Stream, tries: int) -> Verdict:
    """Judge a decision of the seat that is asked. The verdict depends only on the view and the stream, not on anything
    hidden."""
    if has_network(view.title):
        return _by_network(view, played, stream, tries)
    return _by_search(view, played, stream, tries)


# With a network.


def _by_network(view: View, played: Move, stream: Stream, tries: int) -> Verdict:
    evaluator = evaluator_of(view.title)
    thinker = Thinker(stream, evaluator, Budget(tries))
    tried = thinker.candidates(view)
    best = tried[0].move
    found = Verdict(view.seat, view.kind, played, best)
    found.candidates = told(thinker, tried[:SHOWN], view.seat)
    if best == played:
        return found
    comparison = Comparison(view, max(tries // PART, BATCH))
    while not comparison.is_clear():
        _try_both(thinker, view, best, played, comparison)
    comparison.tell(found)
    if found.loss > 0.0:
        deals = comparison.deals
        pair = [
            Candidate(best, found.with_best[view.seat], deals),
            Candidate(played, found.with_played[view.seat], deals),
        ]
        give_reasons(view, stream, 0, None, pair, evaluator)
        found.reasons = pair[0].reasons
    return found


def _try_both(thinker: Thinker, view: View, best: Move, played: Move, comparison: Comparison) -> None:
    """Some more deals, all of them side by side."""
    pairs = [[Tried(best, 1.0, view.players), Tried(played, 1.0, view.players)] for number in range(BATCH)]
    trials = thinker.deal(pairs[0], view)
    for pair in pairs[1:]:
        trials += thinker.deal(pair, view)
    thinker.play_on(trials, view)
    for one, other in pairs:
        comparison.add(one.chances, other.chances)


# Without one.


def _by_search(view: View, played: Move, stream: Stream, tries: int) -> Verdict:
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
        _walk_both(search, judge_of(view.title), root, view, best, given, tries, found)
    if found.loss > 0.0:
        pair = [_candidate(root, best, found.with_best), _candidate(root, given, found.with_played)]
        give_reasons(view, stream, 0, root, pair)
        found.reasons = pair[0].reasons
    return found


def _candidate(root: Node, index: int, chances: list[float]) -> Candidate:
    return Candidate(root.moves[index], chances[root.player], root.tried[index])


def _walk_both(
    search: Search, judge: Judge, root: Node, view: View, best: int, given: int, most: int, found: Verdict
) -> None:
    """Try both moves in the same fresh deals, until it is clear which one is better and by how much."""
    while root.tried[given] < root.tried[best]:  # it may have dropped out before its tree was explored
        search.walk(judge, root, given, view.imagine(search.stream))
    comparison = Comparison(view, most)
    while not comparison.is_clear():
        for number in range(BATCH):
            deal = view.imagine(search.stream)
            one = search.walk(judge, root, best, deal.copy())
            comparison.add(one, search.walk(judge, root, given, deal))
    comparison.tell(found)
