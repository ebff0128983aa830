"""What is wrong with an option or a move, in words: programmers only get to see the message of the exception."""

from pecunia.core.errors import OptionError, Reason
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.texts import Texts

LANGUAGE = "en"


class SettingError(OptionError):
    """An option that is not possible. Its message is a sentence in English."""

    def __str__(self) -> str:
        return Texts(LANGUAGE).error(self)


def why_not(game: Game, move: Move) -> str:
    """Why a move is not legal now."""
    reason = game.why_not(move)
    assert isinstance(reason, Reason)
    texts = Texts(LANGUAGE)
    return texts.text("terminal-explained", what=move.text, text=texts.reason(reason))
