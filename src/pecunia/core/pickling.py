"""Games and views as pickles. They hold texts and numbers only, so it does not matter which form of the engine reads
them, compiled or not, nor on which Python or machine.

A game is pickled as its position, its past, and the position where it began; so it goes on, takes back and is recorded
like the original, in the middle of any effect. A listener stays behind, as it does when a game is copied.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import PastEntry, Question, past_again, past_entries

if TYPE_CHECKING:
    from pecunia.core.game import Game

FORM: Final = 1  # of a pickle; raise it when the fields below change
OPENING: Final = "pecunia.games"  # named and not imported: opening games is a layer above
DEALT_AGAIN: Final = "pecunia pickled view"

# The position where a game began, and the questions that were answered by themselves before its first one.
SavedStart = tuple[str, list[Question]]
SavedGame = tuple[str, str, bool, list[PastEntry], SavedStart | None]


def saved_game(game: "Game") -> SavedGame:
    """Everything of a game that a pickle holds."""
    start = game.start
    began = None if start is None else (start.position(), start.automatic or [])
    return game.position(), game.seed, game.asks_forced, past_entries(game.played), began


def game_again(form: int, title: str, rules: int, saved: SavedGame) -> Any:
    """The game in a pickle. Raises PecuniaError if another version of this package wrote it."""
    if form != FORM:
        raise PecuniaError("pickle-form", found=form, known=FORM)
    opening: Any = import_module(OPENING)
    known = opening.rules_version(title)
    if rules != known:
        raise PecuniaError("pickle-rules", game=title, found=rules, known=known)
    position, seed, asks_forced, past, began = saved
    game: Any = opening.from_position(position, "pickle", asks_forced=asks_forced)
    game.seed = seed
    game.played = past_again(past)
    game.revealed = game.played is not None and game.played.revealed
    game.start = None
    if began is not None:
        start: Any = opening.from_position(began[0], "pickle", asks_forced=asks_forced)
        start.seed = seed
        start.start = None
        start.automatic = began[1]
        game.start = start
    return game


def own_last_moves(game: "Game", count: int) -> list[PastEntry]:
    """The last moves of a game: those that the seat which looks at it could take back."""
    past = past_entries(game.played)
    return past[len(past) - count :]


def view_again(game: "Game", seat: int, own_past: list[PastEntry]) -> Any:
    """The view in a pickle. It shows how many moves the seat could take back, as the original does."""
    if own_past:
        game.start = game.copy()
        game.played = past_again(own_past)
    return game.view(seat)
