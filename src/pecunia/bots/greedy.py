"""One move of lookahead: try every move in an imagined deal, finish the turn by habit, and take the best one."""

from random import Random
from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.core.chance import Stream, stream_from
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question
from pecunia.core.view import View

BREADTH: Final = 24  # how many targets of a long list are tried
TRIES: Final = 800  # most positions judged for one decision: with many players and modules, effects are long


class Greedy:
    """Plays the move that leads to the best position at the end of its turn, as far as it can see."""

    def __init__(self, stream: Stream | Random | str | int | None = None, judge: Judge | None = None) -> None:
        self.stream = stream_from(stream)
        self.judge = judge
        self.tries = 0  # how many more positions may be judged for the move being tried

    def choose(self, view: View) -> Move:
        return self.best(view, view.moves)

    def best(self, view: View, moves: list[Move]) -> Move:
        """The best of some moves."""
        if len(moves) == 1:
            return moves[0]
        imagined = view.imagine(self.stream)
        judge = judge_of(imagined.title) if self.judge is None else self.judge
        candidates = judge.shortlist(imagined, moves)
        best = candidates[0]
        most = -1.0
        for move in candidates:
            self.tries = TRIES // len(candidates)
            result = self._try(judge, imagined, move, view.seat)
            if result > most:
                most = result
                best = move
        return best

    def __repr__(self) -> str:
        return "<Bot greedy>"

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self.stream, self.judge)

    def remembers(self) -> bool:
        return False

    def _try(self, judge: Judge, game: Game, move: Move, seat: int) -> float:
        """The worth of a move once its effect and the rest of the turn are over."""
        twin = game.copy()
        turn = twin.turn
        twin.play(move)
        question = twin.question
        while question is not None and (len(twin.agenda) > 1 or twin.turn == turn):
            if len(twin.agenda) > 1 and question.player == seat and self.tries > 0:
                twin.play(self._target(judge, twin, question))
            else:
                twin.play(judge.habit(twin, question.moves))
            question = twin.question
        return judge.value(twin, seat)

    def _target(self, judge: Judge, game: Game, question: Question) -> Move:
        """The best answer to a question inside an effect, judged immediately. If the choice has two parts, both are
        tried together."""
        best = question.moves[0]
        most = -1.0
        for move in self._some(judge.shortlist(game, question.moves)):
            twin = game.copy()
            twin.play(move)
            result = self._best_reply(judge, twin, question.player)
            if result > most:
                most = result
                best = move
        return best

    def _best_reply(self, judge: Judge, game: Game, seat: int) -> float:
        question = game.question
        if question is None or question.player != seat or len(game.agenda) == 1 or self.tries <= 0:
            self.tries -= 1
            return judge.value(game, seat)
        most = 0.0
        for move in self._some(judge.shortlist(game, question.moves)):
            twin = game.copy()
            twin.play(move)
            self.tries -= 1
            result = judge.value(twin, seat)
            if result > most:
                most = result
        return most

    def _some(self, moves: list[Move]) -> list[Move]:
        """A sample of a long list of targets, so that a move takes a millisecond rather than a tenth of a second."""
        if len(moves) <= BREADTH:
            return moves
        left = moves[:]
        chosen = []
        for index in range(BREADTH):
            chosen.append(left.pop(self.stream.below(len(left))))
        return chosen
