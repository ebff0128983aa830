"""Search over information sets: many imagined deals, one tree over what the player can know.

In each deal (`view.imagine`), every move that is still in the race is tried. A try walks down the tree along moves that
this deal allows, adds one question to it, plays on for two turns looking one move ahead, and asks the judge for
everybody's chance to win. Each player is assumed to play for the best chance of his own. The hidden part of a deal
affects the walk only through the moves that it allows. So a move is judged by how it does on average over all deals
that look the same.

Two things help where there are many moves. At the root, all moves are tried in the same deals, so that they differ by
worth and not by luck, and after a part of the budget the worse half drops out (sequential halving; Karnin and others,
2013). Below the root, one move of lookahead gives each move its prior, and a move that looks bad is tried late (PUCT;
Rosin, 2011).
"""

import time
from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View

CURIOSITY: Final = 0.6  # how strongly the search favours moves that were tried little
SHARPNESS: Final = 7.0  # how strongly the prior depends on the chance to win
HORIZON: Final = 2  # how many turns an imagined game is played on
THINKING: Final = 0.95  # share of the time for a move: the last try is still finished, and takes long at large tables
BREADTH: Final = 6  # how many moves of a question are looked at when an imagined game is played on


class Budget:
    """How long a bot may think about one move: a number of tries, milliseconds (0 for no limit), and until
    `called_off` says so.

    With tries alone, the same stream gives the same choice. Milliseconds are a guard for slow machines.
    """

    def __init__(self, iterations: int, milliseconds: int = 0, called_off: Callable[[], bool] | None = None) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.called_off = called_off

    def __reduce__(self) -> tuple[object, ...]:
        """Leaves behind what could call the thinking off."""
        return Budget, (self.iterations, self.milliseconds)


class Node:
    """A question that may come up for a player: the moves seen there so far, and how well they did for that player."""

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
        """The index of the move, -1 if it is new. Moves mostly come in the same order, hence the guess."""
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
        """Forget how the moves did, but keep what is known about the questions after them."""
        self.rounds = 0
        for index in range(len(self.moves)):
            self.tried[index] = 0
            self.won[index] = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        known = (self.moves, self.priors, self.tried, self.won, self.after, self.left)
        return node_again, (self.player, self.kind, self.rounds, known)

    def next(self, index: int, game: Game) -> "Node | None":
        """The question after a move, which also depends on the deal; None if the game is over."""
        question = game.question
        if question is None:
            return None
        for node in self.after[index]:
            if node.player == question.player and node.kind == question.kind:
                return node
        node = Node(question.player, question.kind)
        self.after[index].append(node)
        return node


def node_again(player: int, kind: str, rounds: int, known: Any) -> Node:
    """The node in a pickle, with everything below it."""
    node = Node(player, kind)
    node.rounds = rounds
    node.moves, node.priors, node.tried, node.won, node.after, node.left = known
    return node


def search_again(stream: Stream, budget: Budget, kept: Node | None, expected: dict[str, object]) -> "Search":
    """The bot in a pickle, with the tree that it has kept."""
    bot = Search(stream, budget)
    bot.kept = kept
    bot._expected = expected
    return bot


class Search:
    """A bot that searches. Between two questions of its own turn it keeps the part of the tree that is still valid."""

    def __init__(self, stream: Stream, budget: Budget) -> None:
        self.stream = stream
        self.budget = budget
        self.kept: Node | None = None
        self._expected: dict[str, object] = {}  # what the seat will see if the kept tree is still valid

    def choose(self, view: View) -> Move:
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        root = self.think(view)
        index = root.best()
        self._keep(view, root, index)
        return root.moves[index]

    def __reduce__(self) -> tuple[object, ...]:
        return search_again, (self.stream, self.budget, self.kept, self._expected)

    def remembers(self) -> bool:
        """Whether a part of the tree was kept. The only other state is in the stream."""
        return self.kept is not None

    def think(self, view: View) -> Node:
        """Search as long as the budget allows. Returns the root of the tree, which is the open question."""
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
        """The indexes of the moves worth trying."""
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

    # Keeping the tree between two questions.

    def _root(self, view: View) -> Node:
        kept = self.kept
        self.kept = None
        if kept is not None and _seen(view) == self._expected:
            return kept
        return Node(view.seat, view.kind)

    def _keep(self, view: View, root: Node, index: int) -> None:
        """Keep the tree below the chosen move if the same seat is asked next and the move reveals nothing new."""
        game = view.imagine(self.stream)
        game.play(root.moves[index])
        question = game.question
        if question is None or question.player != view.seat or game.revealed:
            return
        self.kept = root.next(index, game)
        self._expected = _seen(game.view(view.seat))

    # One walk down the tree.

    def walk(self, judge: Judge, root: Node, first: int, game: Game) -> list[float]:
        """Try a move of the root in a deal, then follow moves that did well so far, up to a question that is new.
        Returns everybody's chance to win."""
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
        """Play some turns, then ask the judge."""
        last = game.turn + HORIZON
        while game.question is not None and game.turn < last:
            game.play(self._glance(judge, game))
        return judge.chances(game)

    def _select(self, judge: Judge, node: Node, game: Game) -> int:
        """The move to try: one that did well so far, or one that was tried too little for its prior."""
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
        """The prior of a move: how good the position is after the turn was finished by habit."""
        question = game.question
        assert question is not None
        twin = game.copy()
        turn = twin.turn
        twin.play(move)
        while twin.question is not None and twin.turn == turn:
            twin.play(judge.habit(twin, twin.question.moves))
        return exp(SHARPNESS * judge.value(twin, question.player))

    def _glance(self, judge: Judge, game: Game) -> Move:
        """The best of a few moves, each judged as soon as its effect is over."""
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
    """What the seat sees of the table, without what it may take back: an imagined game has no past."""
    seen = view.snapshot()
    del seen["undo"]
    return seen
