"""Looks ahead with a trained network: the moves that it likes best are tried in imagined deals.

All moves are tried in the same deals, so that they differ by worth and not by luck. After a move everybody plays as the
network would, up to the next question of the own seat in a later turn; there the network says how likely everybody is
to win. All games of a round go forward side by side, so that the network looks at many rows at once. After each part of
the budget the worse half of the moves drops out (sequential halving; Karnin and others, 2013).

Each move is compared with the network's favourite, deal by deal. It is played instead only if it leads by so many
standard errors, the more the less the network liked it at first. A move that can hardly be worth more drops out early,
and who has only one move left stops thinking.
"""

import time
from math import log, sqrt
from typing import Final

from pecunia.bots.search import THINKING, Budget
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question
from pecunia.core.view import View
from pecunia.network.chances import draw, shares
from pecunia.network.evaluator import Evaluator, Opinion

WIDTH: Final = 8  # how many moves are tried
MIN_PRIOR: Final = 0.01  # moves that the network would play less often are not tried
SURE: Final = 0.99  # a move that the network would play this often is played at once
LEAST: Final = 1e-6  # a first opinion below this counts as this much
CAUTION: Final = 0.5  # standard errors that a move must lead by, for each time that the network likes it e times less
HOPE: Final = 2.0  # standard errors: a move that would be no better than the favourite with so much luck drops out
GAIN: Final = 0.002  # share of a victory: less is not worth thinking about
CLEAR: Final = 3.0  # standard errors: a move that leads by so many is better
TYPICAL: Final = 0.1  # by how much two moves differ in a deal, as far as nothing is known: standard deviation
SUPPOSED: Final = 6  # for how many deals this counts
FEW: Final = 8  # with fewer deals than these nothing drops out early
TEMPERATURE: Final = 70  # in hundredths: how the imagined players choose
ROUND: Final = 64  # games that go forward side by side
LONGEST: Final = 60  # questions that an imagined game is played on, at most


class Candidate:
    """A move that is tried: how often the network would play it, everybody's chances, added up over the deals, and
    those of the own seat in each deal."""

    def __init__(self, move: Move, prior: float, seats: int) -> None:
        self.move = move
        self.prior = prior
        self.planned = 0  # deals in which it is, or will be, tried
        self.deals = 0
        self.chances = [0.0] * seats
        self.own: list[float] = []

    def chance(self, seat: int) -> float:
        return self.chances[seat] / self.deals if self.deals > 0 else 0.0

    def gain(self, favourite: "Candidate") -> tuple[float, float]:
        """How much better it was than another move in the deals in which both were tried, and the standard error."""
        deals = min(len(self.own), len(favourite.own))
        if deals == 0:
            return 0.0, TYPICAL
        total = 0.0
        squares = SUPPOSED * TYPICAL * TYPICAL
        for deal in range(deals):
            difference = self.own[deal] - favourite.own[deal]
            total += difference
            squares += difference * difference
        mean = total / deals
        variance = max((squares - deals * mean * mean) / (deals + SUPPOSED), LEAST)
        return mean, sqrt(variance / deals)

    def lead(self, favourite: "Candidate") -> float:
        """By how much it is better than the network's favourite, less what caution demands."""
        if self is favourite:
            return 0.0
        mean, error = self.gain(favourite)
        return mean - CAUTION * error * log(favourite.prior / max(self.prior, LEAST))

    def add(self, chances: list[float], deal: int, seat: int) -> None:
        self.deals += 1
        for other in range(len(chances)):
            self.chances[other] += chances[other]
        while len(self.own) <= deal:
            self.own.append(0.0)
        self.own[deal] = chances[seat]


class Trial:
    """One game of a round: a move in an imagined deal."""

    def __init__(self, candidate: Candidate, game: Game, stream: Stream) -> None:
        self.candidate = candidate
        self.game = game
        self.deal = candidate.planned
        candidate.planned += 1
        self.stream = stream  # how the players of this game choose; the same for all moves in a deal
        self.questions = 0


class Thinker:
    """Thinks about one question at a time. The budget counts what the network is asked (`iterations`, 0 for no limit),
    or milliseconds, or both. With iterations alone, the same stream gives the same choice.

    Who wants to know about all moves, and not only which one to play, asks for `every` one of the likeliest."""

    def __init__(self, stream: Stream, evaluator: Evaluator, budget: Budget, every: bool = False) -> None:
        self.stream = stream
        self.evaluator = evaluator
        self.budget = budget
        self.every = every
        self.expected: list[float] = []  # everybody's chances, as the network sees them at first
        self.asked = 0  # how often the network was asked about this question
        self._games = 0  # how many games were played on
        self._began = 0.0

    def candidates(self, view: View) -> list[Candidate]:
        """The moves that were tried, the best first; only one if the network has no doubt."""
        self.asked = 1
        self._games = 0
        self._began = time.perf_counter()
        opinion = self.evaluator.evaluate(view)
        self.expected = opinion.chances
        tried = first_choices(opinion, view.players, 0.0 if self.every else MIN_PRIOR, 2.0 if self.every else SURE)
        favourite = tried[0]
        left = tried[:]
        halvings = max(len(left) - 1, 0).bit_length()
        for halving in range(1, halvings + 1):
            part = halving / halvings
            while len(left) > 1 and self._spent() < part:
                self._try_all(left, view, self._deals(len(left), part))
                if not self.every:
                    left = hopeful(left, favourite)
            left = sorted(left, key=lambda each: -each.lead(favourite))
            if halving < halvings:  # the favourite stays, because all others are compared with it
                half = (len(left) + 1) // 2
                left = [each for index, each in enumerate(left) if index < half or each is favourite]
        dropped = [each for each in tried if each not in left]
        return left + sorted(dropped, key=lambda each: -each.lead(favourite))

    def choose(self, view: View) -> Move:
        return view.moves[0] if len(view.moves) == 1 else self.candidates(view)[0].move

    def remembers(self) -> bool:
        return False

    def _spent(self) -> float:
        """The part of the budget that is used up."""
        budget = self.budget
        if budget.called_off is not None and budget.called_off():
            return 1.0
        spent = self.asked / budget.iterations if budget.iterations > 0 else 0.0
        if budget.milliseconds == 0:
            return spent
        return max(spent, (time.perf_counter() - self._began) * 1000.0 / (THINKING * budget.milliseconds))

    # One round.

    def _deals(self, candidates: int, part: float) -> int:
        """How many deals the next round has: as many as this part of the budget still allows, judging by the games so
        far. The first round has one, to find out."""
        if self._games == 0:
            return 1
        spent = self._spent()
        fitting = (part - spent) / (spent / self._games * candidates)
        return int(min(max(fitting, 1.0), max(ROUND / candidates, 1.0)))

    def _try_all(self, candidates: list[Candidate], view: View, deals: int) -> None:
        """Try these moves in so many deals."""
        trials: list[Trial] = []
        for number in range(deals):
            trials += self.deal(candidates, view)
        self._games += len(trials)
        self.play_on(trials, view)

    def deal(self, candidates: list[Candidate], view: View) -> list[Trial]:
        """Play these moves in one imagined deal."""
        deal = view.imagine(self.stream)
        stream = self.stream.fork()
        trials: list[Trial] = []
        for candidate in candidates:
            game = deal.copy()
            game.start = None
            game.play(candidate.move)
            trials.append(Trial(candidate, game, stream.copy()))
        return trials

    def play_on(self, trials: list[Trial], view: View) -> None:
        """Play all these games on, and tell their candidates what came of it."""
        while trials:
            trials = self._step(trials, view.seat, view.turn)

    def _step(self, trials: list[Trial], seat: int, turn: int) -> list[Trial]:
        """Play one more question in each game. Returns those that go on."""
        waiting: list[Trial] = []
        views: list[View] = []
        for trial in trials:
            question = self._next_question(trial, seat, turn)
            if question is None:
                trial.candidate.add(result(trial.game), trial.deal, seat)
            else:
                waiting.append(trial)
                views.append(trial.game.view(question.player))
        self.asked += len(trials)  # games that are over count, too, or a budget might never be spent
        left: list[Trial] = []
        for trial, view, opinion in zip(waiting, views, self.evaluator.evaluate_all(views)):
            if is_leaf(trial, view.seat, seat, turn):
                trial.candidate.add(opinion.chances, trial.deal, seat)
            else:
                trial.game.play(opinion.moves[draw(opinion.scores, TEMPERATURE, trial.stream)])
                trial.questions += 1
                left.append(trial)
        return left

    def _next_question(self, trial: Trial, seat: int, turn: int) -> Question | None:
        """The next question that the network is asked. Questions with a single answer are answered at once."""
        game = trial.game
        question = game.question
        while question is not None and len(question.moves) == 1 and not is_leaf(trial, question.player, seat, turn):
            game.play(question.moves[0])
            question = _asked(game)
        return question


def first_choices(opinion: Opinion, seats: int, least: float = MIN_PRIOR, sure: float = SURE) -> list[Candidate]:
    """The moves worth trying, the likeliest first."""
    priors = shares(opinion.scores)
    order = sorted(range(len(priors)), key=lambda index: -priors[index])
    found = [
        Candidate(opinion.moves[index], priors[index], seats)
        for index in order[:WIDTH]
        if priors[index] >= least or index == order[0]
    ]
    return found[:1] if found[0].prior >= sure else found


def hopeful(tried: list[Candidate], favourite: Candidate) -> list[Candidate]:
    """Those that may still be the best move; only one if that is clear."""
    left: list[Candidate] = []
    for each in tried:
        mean, error = each.gain(favourite)
        if each is favourite or each.deals < FEW or mean + HOPE * error > GAIN:
            left.append(each)
    if len(left) == 2:
        other = left[0] if left[1] is favourite else left[1]
        mean, error = other.gain(favourite)
        if other.deals >= FEW and mean - CLEAR * error > 0.0 and other.lead(favourite) > 0.0:
            return [other]
    return left


def is_leaf(trial: Trial, asked: int, seat: int, turn: int) -> bool:
    """Whether the game has come far enough: the own seat is asked in a later turn."""
    return (asked == seat and trial.game.turn > turn) or trial.questions >= LONGEST


def result(game: Game) -> list[float]:
    """Everybody's part of the victory in a game that is over."""
    winners = [] if game.outcome is None else game.outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]


def _asked(game: Game) -> Question | None:
    """(A function, because compiled code would assume that `game.question` has the same type after a move.)"""
    return game.question
