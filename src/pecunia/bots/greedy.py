"""One look ahead: try every move in an imagined deal, finish the turn by habit, and take what is worth most."""

from typing import Final

from pecunia.bots.value import habit, value
from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.non_olet.table import Table

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
        assert isinstance(imagined, Table)
        best = moves[0]
        most = 0.0
        for index, move in enumerate(moves):
            result = self._try(imagined, move, view.seat)
            if index == 0 or result > most:
                most = result
                best = move
        return best

    def _try(self, table: Table, move: Move, seat: int) -> float:
        """The worth of a move once its effect and the rest of the turn are over."""
        twin = table.copy()
        assert isinstance(twin, Table)
        turn = twin.turn
        twin.play(move)
        while twin.question is not None and len(twin.agenda) > 1:
            twin.play(self._target(twin))
        while twin.question is not None and twin.turn == turn:
            twin.play(habit(twin, twin.question.moves))
        return value(twin, seat)

    def _target(self, table: Table) -> Move:
        """The best answer to a question inside an effect, judged at once. Choices of two parts are tried together."""
        question = table.question
        assert question is not None
        best = question.moves[0]
        most = 0.0
        for index, move in enumerate(self._some(question.moves)):
            twin = table.copy()
            assert isinstance(twin, Table)
            twin.play(move)
            result = self._best_reply(twin, question.player)
            if index == 0 or result > most:
                most = result
                best = move
        return best

    def _best_reply(self, table: Table, seat: int) -> float:
        question = table.question
        if question is None or question.player != seat or len(table.agenda) == 1:
            return value(table, seat)
        most = 0.0
        for index, move in enumerate(self._some(question.moves)):
            twin = table.copy()
            assert isinstance(twin, Table)
            twin.play(move)
            result = value(twin, seat)
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
