"""How a game went: who led at half-time, and what was used when it could be.

A thing could be used in a turn if one of the moves of a question would have used it.
"""

from collections.abc import Callable, Sequence

from pecunia.core.game import Game
from pecunia.core.moves import Move

Uses = dict[str, list[int]]  # by thing: turns in which somebody could use it, and in which somebody did
Turn = tuple[int, int, str]  # its number, the seat that was asked, and a thing


class Course:
    """Looks at a game before each decision. `used_by` says which thing a move uses; nothing for most of them."""

    def __init__(self, used_by: Callable[[Move], str]) -> None:
        self._used_by = used_by
        self._scores: dict[int, list[int]] = {}  # at the beginning of each turn
        self._could: set[Turn] = set()

    def look(self, game: Game) -> None:
        question = game.question
        assert question is not None
        if game.turn not in self._scores:
            self._scores[game.turn] = game.scores()
        for move in question.moves:
            thing = self._used_by(move)
            if thing:
                self._could.add((game.turn, question.player, thing))

    def uses(self, game: Game) -> Uses:
        used = {(played.turn, played.player, self._used_by(played.move)) for played in game.history()}
        found: Uses = {}
        for turn in sorted(self._could):
            counts = found.setdefault(turn[2], [0, 0])
            counts[0] += 1
            counts[1] += turn in used
        return found

    def leader_won(self, game: Game, victory: Sequence[float]) -> float | None:
        """What part of the victory went to the player who led alone after half of the turns; None if nobody did."""
        half = max((turn for turn in self._scores if 2 * turn <= game.turn + 1), default=0)
        scores = self._scores.get(half, [])
        leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return victory[leaders[0]] if len(leaders) == 1 else None
