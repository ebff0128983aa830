"""What a bot is, and what is said of one that does not do its part."""

from typing import Final, Protocol

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move
from pecunia.core.view import View

LONGEST_DETAIL: Final = 300


class Bot(Protocol):
    """Anything that answers a view with one of its moves."""

    def choose(self, view: View) -> Move: ...


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


def told(error: BaseException) -> str:
    """An exception of somebody else's code, in one line."""
    words = shown(error)
    kind = type(error).__name__
    return f"{kind}: {words}" if words and words != kind else kind
