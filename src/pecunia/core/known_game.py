"""What people at a table know of a game, from one moment to the next, so that each hears only what has changed."""

from pecunia.core.changes import Change, changes, own_changes
from pecunia.core.game import Game
from pecunia.core.view import SPECTATOR


class KnownGame:
    """A game at one moment: the public view, which everybody knows, and what each seat knows besides. The game does not
    change any more: a move is played on a copy."""

    def __init__(self, game: Game, public: dict[str, object]) -> None:
        self.game = game
        self.public = public
        self.by_seat: dict[int, list[Change]] = {}

    def own(self, seat: int) -> list[Change]:
        found = self.by_seat.get(seat)
        if found is None:
            found = self.game.view(seat).own()
            self.by_seat[seat] = found
        return found

    def after(self, game: Game) -> "KnownGame":
        """The game at a later moment. What is the same as now is not made again."""
        return KnownGame(game, game.view(SPECTATOR).public_after(self.game.view(SPECTATOR), self.public))


def known_game(game: Game) -> KnownGame:
    return KnownGame(game, game.view(SPECTATOR).public())


class GameNews:
    """The changes between two moments of a game. `shared` are those for everybody; a seat has its own after them."""

    def __init__(self, before: KnownGame, after: KnownGame) -> None:
        self._before = before
        self._after = after
        self.shared: list[Change] = changes(before.public, after.public)

    def own(self, seat: int) -> list[Change]:
        if seat < 0:
            return []
        before, after = self._before, self._after
        known = before.own(seat)
        own = after.by_seat.get(seat)
        if own is None:
            own = after.game.view(seat).own_after(before.game.view(seat), known)
            after.by_seat[seat] = own
        return own_changes(self.shared, known, own)
