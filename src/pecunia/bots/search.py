"""Search from information sets: many imagined deals, one tree over what the player can know.

Each deal (`view.imagine`) is tried with every move that is still in the race. A try walks down the tree along moves
that this deal allows, adds one question to it, plays on for two turns looking one move ahead, and asks the judge for
everybody's chance to win. On the way each player is taken to want the best chance for himself. What a deal hides
steers the walk only through the moves that it allows, so a move is judged by how it does on average over all deals
that look the same.

Wide windows are coped with twice. At the root all moves share their deals, so that they differ by worth and not by
luck, and after a part of the budget the worse half drops out (sequential halving; Karnin and others, 2013). Below,
what one look ahead thinks of a move is its prior, and a move that looks bad is tried late (PUCT; Rosin, 2011).
"""

import time
from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View

CURIOSITY: Final = 0.6  # how much a move is worth trying that was tried little
SHARPNESS: Final = 7.0  # how fast the prior falls with the chance to win
HORIZON: Final = 2  # an imagined game is played on for so many turns
THINKING: Final = 0.95  # of the time for a move: a try that has begun is finished, at large tables it takes a while
BREADTH: Final = 6  # of the moves of a question so many are looked at when an imagined game is played on


class Budget:
    """How long a bot may think about one move: tries, milliseconds (0 for any number), and until it is called off.

    By tries alone the same stream gives the same choice; milliseconds guard against slow machines.
    """

    def __init__(self, iterations: int, milliseconds: int = 0, called_off: Callable[[], bool] | None = None) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.called_off = called_off


class Node:
    """A question that somebody may come to be asked: the moves met with so far, and how they did for him."""

    def __init__(self, player: int, kind: str) -> None:
        self.player = player
        self.kind = kind
        self.rounds = 0
        self.moves: list[Move] = []
        self.priors: list[float] = []
        self.tried: list[int] = []
        self.won: list[float] = []
        self.after: list[list[Node]] = []
        self.left: list[int] = []  # at the root, the moves still in the race

    def index(self, move: Move, guess: int) -> int:
        """Where the move stands, -1 where it is new. Moves mostly come in the same order: hence the guess."""
        moves = self.moves
        number = move.number
        if guess < len(moves) and moves[guess].number == number:
            return guess
        for index in range(len(moves)):
            if moves[index].number == number:
                return index
        return -1

    def add(self, move: Move, prior: float) -> None:
        self.moves.append(move)
        self.priors.append(prior)
        self.tried.append(0)
        self.won.append(0.0)
        self.after.append([])

    def mean(self, index: int) -> float:
        """How a move did on average."""
        return self.won[index] / self.tried[index] if self.tried[index] > 0 else 0.0

    def best(self) -> int:
        """The move that did best among those still in the race."""
        best = self.left[0]
        for index in self.left:
            if self.mean(index) > self.mean(best):
                best = index
        return best

    def halve(self) -> None:
        """The worse half drops out."""
        left = self.left[:]
        while len(left) > (len(self.left) + 1) // 2:
            worst = left[0]
            for index in left:
                if self.mean(index) < self.mean(worst):
                    worst = index
            left.remove(worst)
        self.left = left

    def forget(self) -> None:
        """How the moves did counts no more, what is known of the questions after them does."""
        self.rounds = 0
        for index in range(len(self.moves)):
            self.tried[index] = 0
            self.won[index] = 0.0

    def next(self, index: int, game: Game) -> "Node | None":
        """The question after a move, which depends on the deal, too; None once the game is over."""
        question = game.question
        if question is None:
            return None
        for node in self.after[index]:
            if node.player == question.player and node.kind == question.kind:
                return node
        node = Node(question.player, question.kind)
        self.after[index].append(node)
        return node


class Search:
    """A bot that thinks. Between two questions of its own turn it keeps the part of the tree that still holds."""

    def __init__(self, stream: Stream, budget: Budget) -> None:
        self.stream = stream
        self.budget = budget
        self.kept: Node | None = None
        self._expected: dict[str, object] = {}  # what the seat will see if the kept tree holds

    def choose(self, view: View) -> Move:
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        root = self.think(view)
        index = root.best()
        self._keep(view, root, index)
        return root.moves[index]

    def remembers(self) -> bool:
        """Whether a part of the tree was kept. All else is in the stream."""
        return self.kept is not None

    def think(self, view: View) -> Node:
        """The tree that the budget allows, from the question that the view is asked now."""
        judge = judge_of(view.title)
        root = self._root(view)
        root.forget()
        root.left = self._candidates(judge, root, view)
        iterations = self.budget.iterations
        halvings = max(len(root.left) - 1, 1).bit_length()
        deadline = time.perf_counter() + THINKING * self.budget.milliseconds / 1000.0
        for halving in range(1, halvings + 1):
            while root.rounds < iterations * halving // halvings:
                deal = view.imagine(self.stream)
                for index in root.left:
                    self.walk(judge, root, index, deal.copy())
                    if self._must_stop(deadline):
                        return root
            if halving < halvings:
                root.halve()
        return root

    def _candidates(self, judge: Judge, root: Node, view: View) -> list[int]:
        """Where the moves stand that are worth a try."""
        found: list[int] = []
        for move in judge.shortlist(view.imagine(self.stream), view.moves):
            index = root.index(move, len(found))
            if index < 0:
                index = len(root.moves)
                root.add(move, 1.0)
            found.append(index)
        return found

    def _must_stop(self, deadline: float) -> bool:
        budget = self.budget
        if budget.called_off is not None and budget.called_off():
            return True
        return budget.milliseconds > 0 and time.perf_counter() > deadline

    # The tree between two questions.

    def _root(self, view: View) -> Node:
        kept = self.kept
        self.kept = None
        if kept is not None and _seen(view) == self._expected:
            return kept
        return Node(view.seat, view.kind)

    def _keep(self, view: View, root: Node, index: int) -> None:
        """Where the move leads straight to the next own question and shows nothing new, what follows it still holds."""
        game = view.imagine(self.stream)
        game.play(root.moves[index])
        question = game.question
        if question is None or question.player != view.seat or game.revealed:
            return
        self.kept = root.next(index, game)
        self._expected = _seen(game.view(view.seat))

    # One walk down the tree.

    def walk(self, judge: Judge, root: Node, first: int, game: Game) -> list[float]:
        """Try a move of the root in a deal: on along what did well so far, up to a question that is new. Everybody's
        chance to win then."""
        path = [root]
        taken = [first]
        game.play(root.moves[first])
        node = root.next(first, game)
        while node is not None:
            index = self._select(judge, node, game)
            path.append(node)
            taken.append(index)
            known = node.rounds > 0
            game.play(node.moves[index])
            node = node.next(index, game) if known else None
        chances = self._play_on(judge, game)
        for step in range(len(path)):
            passed = path[step]
            passed.rounds += 1
            passed.tried[taken[step]] += 1
            passed.won[taken[step]] += chances[passed.player]
        return chances

    def _play_on(self, judge: Judge, game: Game) -> list[float]:
        """Some turns, then the judge's word."""
        last = game.turn + HORIZON
        while game.question is not None and game.turn < last:
            game.play(self._glance(judge, game))
        return judge.chances(game)

    def _select(self, judge: Judge, node: Node, game: Game) -> int:
        """The move to try: one that did well, or that was tried too little for what one look ahead thinks of it."""
        question = game.question
        assert question is not None
        moves = judge.shortlist(game, question.moves)
        found: list[int] = []
        for guess in range(len(moves)):
            index = node.index(moves[guess], guess)
            if index < 0:
                index = len(node.moves)
                node.add(moves[guess], 1.0 if len(moves) == 1 else self._prior(judge, game, moves[guess]))
            found.append(index)
        if len(found) == 1:
            return found[0]
        priors = 0.0
        rounds = 0
        won = 0.0
        for index in found:
            priors += node.priors[index]
            rounds += node.tried[index]
            won += node.won[index]
        urge = CURIOSITY * sqrt(float(rounds + 1)) / priors
        hope = won / rounds if rounds > 0 else 0.0
        best = found[0]
        most = -1.0
        for index in found:
            tried = node.tried[index]
            score = (node.won[index] / tried if tried > 0 else hope) + urge * node.priors[index] / (1 + tried)
            if score > most:
                most = score
                best = index
        return best

    def _prior(self, judge: Judge, game: Game, move: Move) -> float:
        """What one look ahead thinks of a move, once the turn is finished by habit."""
        question = game.question
        assert question is not None
        twin = game.copy()
        turn = twin.turn
        twin.play(move)
        while twin.question is not None and twin.turn == turn:
            twin.play(judge.habit(twin, twin.question.moves))
        return exp(SHARPNESS * judge.value(twin, question.player))

    def _glance(self, judge: Judge, game: Game) -> Move:
        """The best of some moves, judged as soon as its effect is over."""
        question = game.question
        assert question is not None
        moves = judge.shortlist(game, question.moves)
        best = moves[0]
        if len(moves) == 1:
            return best
        most = -1.0
        for number in range(min(len(moves), BREADTH)):
            move = moves[number] if len(moves) <= BREADTH else game.chance.choose(moves)
            twin = game.copy()
            depth = len(twin.agenda)
            twin.play(move)
            while twin.question is not None and len(twin.agenda) > depth:
                twin.play(judge.quick(twin, twin.chance))
            value = judge.value(twin, question.player)
            if value > most:
                most = value
                best = move
        return best


def _seen(view: View) -> dict[str, object]:
    """What the seat sees of the table; not what it may take back, for an imagined game has no past."""
    seen = view.snapshot()
    del seen["undo"]
    return seen
