"""What a bot is, and what is said of one that does not do its part."""

from typing import Final, Protocol

from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View

LONGEST_DETAIL: Final = 300


class Bot(Protocol):
    """Anything that answers a view with one of its moves.

    A bot may also have `remembers() -> bool`: whether it has kept something for its next question. One that says no
    can be replaced by a new one at any time.
    """

    def choose(self, view: View) -> Move: ...


def stream_for_question(game: Game, seat: int) -> Stream:
    """What a bot draws from for the open question: by seed, seat and move, however the game came there."""
    return stream_of(question_seed(game, seat))


def question_seed(game: Game, seat: int) -> str:
    moves = 0 if game.played is None else game.played.number
    return f"{game.seed}.bot.{seat}.{moves}"


class BotError(PecuniaError):
    """A bot did not do its part. `facts` always name it: `bot`."""


def one_plain_line(text: str) -> str:
    """What a bot has written, fit to be shown: one line, no control characters, not too long."""
    shown = "".join([letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_DETAIL]])
    line = " ".join(shown.split())
    return line if len(line) <= LONGEST_DETAIL else line[:LONGEST_DETAIL] + "…"


def shown(value: object) -> str:
    """What somebody else's object calls itself, in one line."""
    try:
        return one_plain_line(str(value))
    except Exception:  # even that is somebody else's code
        return type(value).__name__


def error_line(error: BaseException) -> str:
    """An exception of somebody else's code, in one line."""
    words = shown(error)
    kind = type(error).__name__
    return f"{kind}: {words}" if words and words != kind else kind
