"""One look ahead: try every move in an imagined deal, finish the turn by habit, and take what is worth most."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.non_olet import NonOletJudge
from pecunia.bots.olet import OletJudge
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View

JUDGES: Final[dict[str, Judge]] = {"non-olet": NonOletJudge(), "olet": OletJudge()}
BREADTH: Final = 24  # of a long list of targets, this many are tried


class Greedy:
    """Plays what leads to the best position at the end of its turn, as far as it can see."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, view: View) -> Move:
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        imagined = view.imagine(self.stream)
        judge = JUDGES[imagined.title]
        best = moves[0]
        most = 0.0
        for index, move in enumerate(judge.shortlist(imagined, moves)):
            result = self._try(judge, imagined, move, view.seat)
            if index == 0 or result > most:
                most = result
                best = move
        return best

    def _try(self, judge: Judge, game: Game, move: Move, seat: int) -> float:
        """The worth of a move once its effect and the rest of the turn are over."""
        twin = game.copy()
        turn = twin.turn
        twin.play(move)
        while twin.question is not None and len(twin.agenda) > 1:
            twin.play(self._target(judge, twin))
        while twin.question is not None and twin.turn == turn:
            twin.play(judge.habit(twin, twin.question.moves))
        return judge.value(twin, seat)

    def _target(self, judge: Judge, game: Game) -> Move:
        """The best answer to a question inside an effect, judged at once. Choices of two parts are tried together."""
        question = game.question
        assert question is not None
        best = question.moves[0]
        most = 0.0
        for index, move in enumerate(self._some(judge.shortlist(game, question.moves))):
            twin = game.copy()
            twin.play(move)
            result = self._best_reply(judge, twin, question.player)
            if index == 0 or result > most:
                most = result
                best = move
        return best

    def _best_reply(self, judge: Judge, game: Game, seat: int) -> float:
        question = game.question
        if question is None or question.player != seat or len(game.agenda) == 1:
            return judge.value(game, seat)
        most = 0.0
        for index, move in enumerate(self._some(judge.shortlist(game, question.moves))):
            twin = game.copy()
            twin.play(move)
            result = judge.value(twin, seat)
            if index == 0 or result > most:
                most = result
        return most

    def _some(self, moves: list[Move]) -> list[Move]:
        """A long list of targets is sampled, so that a move takes a millisecond rather than a tenth of a second."""
        if len(moves) <= BREADTH:
            return moves
        left = moves[:]
        chosen = []
        for index in range(BREADTH):
            chosen.append(left.pop(self.stream.below(len(left))))
        return chosen
