"""What a bot is, and the error that is raised when a bot misbehaves."""

from typing import Final, Protocol

from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View

LONGEST_DETAIL: Final = 300


class Bot(Protocol):
    """Anything that answers a view with one of its moves.

    A bot may also have `remembers() -> bool`: whether it has kept something for its next question. A bot that says no
    can be replaced by a new one at any time.
    """

    def choose(self, view: View) -> Move:
        """One of the legal moves of the view."""


def stream_for_question(game: Game, seat: int) -> Stream:
    """The random stream of a bot for the open question. It depends on seed, seat and move number, and not on how the
    game got there."""
    return stream_of(question_seed(game, seat))


def question_seed(game: Game, seat: int) -> str:
    """The seed of a bot's stream for the open question."""
    moves = 0 if game.played is None else game.played.number
    return f"{game.seed}.bot.{seat}.{moves}"


class BotError(PecuniaError):
    """A bot misbehaved. `facts` always include its name as `bot`."""


def one_plain_line(text: str) -> str:
    """Text from a bot, made safe to show: one line, no control characters, not too long."""
    shown = "".join([letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_DETAIL]])
    line = " ".join(shown.split())
    return line if len(line) <= LONGEST_DETAIL else line[:LONGEST_DETAIL] + "…"


def shown(value: object) -> str:
    """The `str` of somebody else's object, in one line."""
    try:
        return one_plain_line(str(value))
    except Exception:  # even `__str__` is somebody else's code
        return type(value).__name__


def error_line(error: BaseException) -> str:
    """An exception from somebody else's code, in one line."""
    words = shown(error)
    kind = type(error).__name__
    return f"{kind}: {words}" if words and words != kind else kind
