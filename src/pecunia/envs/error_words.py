"""Why a move is refused, in words: programmers only get to see the message of the exception."""

from pecunia.core.errors import Reason
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.texts import Texts

LANGUAGE = "en"


def why_not(game: Game, move: Move) -> str:
    """Why a move is not legal now."""
    reason = game.why_not(move)
    assert isinstance(reason, Reason)
    texts = Texts(LANGUAGE)
    return texts.text("terminal-explained", what=move.text, text=texts.reason(reason))
