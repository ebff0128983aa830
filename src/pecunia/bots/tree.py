"""Looks ahead with a trained network: one tree over what the player can know, grown in many imagined deals.

Each walk has a deal of its own (`view.imagine`). It goes down the tree along moves that this deal allows, and there the
network says how likely everybody is to win, and how good the moves look at the next question. On its way it prefers
moves that did well for the player who is asked, and those that the network likes and that were tried little (PUCT, as
in AlphaZero; Silver and others, 2017). Some walks go side by side, so that the network looks at many rows at once; a
walk counts as lost until it is known, so that the next one looks elsewhere.

The move that was tried most is played. Moves that only some deals allow are added to a node when they are first seen.
"""

import time
from math import sqrt
from typing import Final

from pecunia.bots.search import THINKING, Budget
from pecunia.bots.thinker import SURE, result
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question
from pecunia.core.view import View
from pecunia.network.chances import shares
from pecunia.network.evaluator import Evaluator, Opinion

CURIOSITY: Final = 1.0  # how strongly a walk favours moves that were tried little
UNTRIED: Final = 0.05  # how much worse than its question a move is supposed to be that was never tried
FLAT: Final = 130  # per cent: the network is surer of its moves than it should be, so its logits are divided by this
ABREAST: Final = 32  # walks side by side
UNKNOWN: Final = -2  # a move that the node has not seen yet
NO_SCORE: Final = -1  # instead of the index of a move that the network cannot score: no walk takes it


class Node:
    """A question that may come up: the moves seen there so far, and how well they did for the player who is asked."""

    def __init__(self, player: int, expected: float) -> None:
        self.player = player
        self.expected = expected  # how likely the network thought the player would win
        self.walks = 0
        self.moves: list[Move] = []
        self.numbers: dict[int, int] = {}  # index by number of the move
        self.priors: list[float] = []
        self.tried: list[int] = []
        self.won: list[float] = []
        self.after: list[Node | None] = []

    def learn(self, opinion: Opinion, moves: list[Move]) -> None:
        """Add the moves that are new."""
        priors = shares([score * 100 // FLAT for score in opinion.scores])
        for index in range(len(priors)):
            move = opinion.moves[index]
            if move.number not in self.numbers:
                self.numbers[move.number] = len(self.moves)
                self.moves.append(move)
                self.priors.append(priors[index])
                self.tried.append(0)
                self.won.append(0.0)
                self.after.append(None)
        for move in moves:
            if move.number not in self.numbers:
                self.numbers[move.number] = NO_SCORE

    def most_promising(self, moves: list[Move]) -> int:
        """The index of the move that a walk takes; `UNKNOWN` if one of these moves is not known yet, NO_SCORE if the
        network can score none of them."""
        root = CURIOSITY * sqrt(float(self.walks + 1))
        untried = self.expected - UNTRIED
        best = NO_SCORE
        most = 0.0
        for move in moves:
            index = self.numbers.get(move.number, UNKNOWN)
            if index == UNKNOWN:
                return UNKNOWN
            if index == NO_SCORE:
                continue
            tried = self.tried[index]
            promise = self.won[index] / tried if tried > 0 else untried
            promise += root * self.priors[index] / (1 + tried)
            if best < 0 or promise > most:
                best = index
                most = promise
        return best

    def most_tried(self) -> int:
        """Of moves that were tried equally often the one that did best; before any walk, the network's favourite."""
        best = 0
        for index in range(1, len(self.moves)):
            if self._is_better(index, best):
                best = index
        return best

    def _is_better(self, one: int, other: int) -> bool:
        if self.tried[one] != self.tried[other]:
            return self.tried[one] > self.tried[other]
        if self.won[one] != self.won[other]:
            return self.won[one] > self.won[other]
        return self.priors[one] > self.priors[other]

    def is_decided(self, left: int) -> bool:
        """Whether so many more walks could not change which move was tried most."""
        tried = sorted(self.tried)
        return len(tried) < 2 or tried[-1] - tried[-2] >= left


class Walk:
    """One way down the tree: nodes, and the index of the move that was taken at each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.nodes: list[Node] = []
        self.taken: list[int] = []
        self.at: Node | None = None  # the node that the walk stands at, if it is known

    def tell(self, chances: list[float]) -> None:
        """Everybody's chances at the end of the walk."""
        for step in range(len(self.nodes)):
            node = self.nodes[step]
            node.won[self.taken[step]] += chances[node.player]


class Tree:
    """Thinks about one question at a time. The budget counts walks (`iterations`, 0 for no limit), or milliseconds, or
    both. With iterations alone, the same stream gives the same choice."""

    def __init__(self, stream: Stream, evaluator: Evaluator, budget: Budget) -> None:
        self.stream = stream
        self.evaluator = evaluator
        self.budget = budget
        self.walks = 0  # how many there were for this question
        self._began = 0.0

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        self.walks = 0
        self._began = time.perf_counter()
        opinion = self.evaluator.evaluate(view)
        if max(shares(opinion.scores)) >= SURE:
            return opinion.best()
        root = Node(view.seat, opinion.chances[view.seat])
        root.learn(opinion, view.moves)
        while not self._is_over(root):
            self._walk_abreast(root, view)
        return root.moves[root.most_tried()]

    def remembers(self) -> bool:
        return False

    def _is_over(self, root: Node) -> bool:
        budget = self.budget
        if budget.called_off is not None and budget.called_off():
            return True
        if budget.iterations > 0 and root.is_decided(budget.iterations - self.walks):
            return True
        spent = (time.perf_counter() - self._began) * 1000.0
        return budget.milliseconds > 0 and spent > THINKING * budget.milliseconds

    def _walk_abreast(self, root: Node, view: View) -> None:
        """Some walks, all in their own deals. The network is asked about their ends together."""
        waiting: list[Walk] = []
        views: list[View] = []
        left = self.budget.iterations - self.walks if self.budget.iterations > 0 else ABREAST
        for number in range(min(ABREAST, left)):
            game = view.imagine(self.stream)
            game.start = None
            walk = Walk(game)
            question = self._go(walk, root)
            self.walks += 1
            if question is None:
                walk.tell(result(game))
            else:
                waiting.append(walk)
                views.append(game.view(question.player))
        for index, opinion in enumerate(self.evaluator.evaluate_all(views)):
            self._look(waiting[index], views[index], opinion)

    def _go(self, walk: Walk, root: Node) -> Question | None:
        """Go down to where the tree ends. Returns the question there, None at the end of the game."""
        node = root
        while True:
            question = _asked(walk.game)
            if question is None:
                return None
            if len(question.moves) == 1:
                walk.game.play(question.moves[0])
                continue
            if len(walk.nodes) > 0:
                found = walk.nodes[-1].after[walk.taken[-1]]
                if found is None or found.player != question.player:
                    return question
                node = found
            best = node.most_promising(question.moves)
            if best < 0:
                walk.at = node
                return question
            node.walks += 1
            node.tried[best] += 1
            walk.nodes.append(node)
            walk.taken.append(best)
            walk.game.play(node.moves[best])

    def _look(self, walk: Walk, view: View, opinion: Opinion) -> None:
        """What the network thinks at the end of a walk: the tree grows by a node, or a node by moves."""
        node = walk.at
        if node is None and len(walk.nodes) > 0:
            node = walk.nodes[-1].after[walk.taken[-1]]
            if node is None:
                node = Node(view.seat, opinion.chances[view.seat])
                walk.nodes[-1].after[walk.taken[-1]] = node
        if node is not None and node.player == view.seat:
            node.learn(opinion, view.moves)
        walk.tell(opinion.chances)


def _asked(game: Game) -> Question | None:
    """(A function, because compiled code would assume that `game.question` has the same type after a move.)"""
    return game.question
