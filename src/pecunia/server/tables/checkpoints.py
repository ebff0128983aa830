"""A game at some earlier moments, so that taking moves back does not play the whole game again.

The newest moments are close to each other, the oldest far apart. So taking back costs about as much as playing the
moves that are taken back, however long the game is.
"""

from typing import NamedTuple

from pecunia.core.game import Game
from pecunia.core.moves import Played
from pecunia.games import with_past

EVERY = 32  # moves
MAX_CHECKPOINTS = 8


class Checkpoint(NamedTuple):
    """The game after so many moves; only its position if it comes from the store."""

    moves: int
    game: Game | str

    def position(self) -> str:
        return self.game if isinstance(self.game, str) else self.game.position()


class Checkpoints:
    def __init__(self, kept: list[Checkpoint] | None = None) -> None:
        self.kept = kept or []

    def copy(self) -> "Checkpoints":
        return Checkpoints(self.kept[:])

    def moved(self, game: Game) -> None:
        """A move was played."""
        assert game.played is not None
        if game.played.number % EVERY == 0:
            self._keep(game)

    def earlier(self, game: Game, moves: int) -> Game:
        """The game as it was some moves ago. Later moments are forgotten."""
        wanted = (0 if game.played is None else game.played.number) - moves
        self.kept = [checkpoint for checkpoint in self.kept if checkpoint.moves <= wanted]
        past = _since(game.played, self.kept[-1].moves if self.kept else 0)
        twin = self._last(game, past[0].before if past else game.played)
        for played in past[: len(past) - moves]:
            twin.play(played.move)
        self._keep(twin)
        return twin

    def _last(self, game: Game, before: Played | None) -> Game:
        """A copy of the game at the last kept moment, or at its beginning."""
        if not self.kept:
            assert game.start is not None
            twin = game.start.copy()
            twin.start = game.start
            return twin
        moves, found = self.kept[-1]
        if isinstance(found, str):
            found = with_past(found, game, before)
            self.kept[-1] = Checkpoint(moves, found)
        return found.copy()

    def _keep(self, game: Game) -> None:
        moves = 0 if game.played is None else game.played.number
        if moves and (not self.kept or self.kept[-1].moves < moves):
            self.kept.append(Checkpoint(moves, game.copy()))
        if len(self.kept) > MAX_CHECKPOINTS:
            self._thin_out()

    def _thin_out(self) -> None:
        """Drop the moment that is missed least: long ago, or close to its neighbours."""
        last = self.kept[-1].moves

        def gap(at: int) -> float:
            before, after = self.kept[at - 1].moves if at else 0, self.kept[at + 1].moves
            return (after - before) / (last - before)

        del self.kept[min(range(len(self.kept) - 2), key=gap)]


def _since(played: Played | None, number: int) -> list[Played]:
    """The moves after this number, in their order."""
    past: list[Played] = []
    while played is not None and played.number > number:
        past.append(played)
        played = played.before
    past.reverse()
    return past
