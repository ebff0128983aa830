"""What a bot that looks ahead must know of a game: what a position is worth, and how a turn is finished."""

from typing import Final

from pecunia.core.game import Game
from pecunia.core.moves import Move

VICTORY: Final = 1000.0


class Judge:
    """One for each game. It sees whole games, but only imagined ones."""

    def value(self, game: Game, seat: int) -> float:
        """What the position is worth to the seat; the higher the better."""
        raise NotImplementedError

    def habit(self, game: Game, moves: list[Move]) -> Move:
        """How somebody would finish his turn without thinking."""
        return moves[0]

    def shortlist(self, game: Game, moves: list[Move]) -> list[Move]:
        """The moves worth a try, where many differ only a little."""
        return moves
