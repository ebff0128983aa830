"""The words that scenarios of Pecunia Olet may use."""

from typing import Final

from pecunia.core.game import Game
from pecunia.core.position import HEAD
from pecunia.olet.engine import reasons
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import ENDS
from pecunia.olet.engine.position_reader import PLAYER_ZONES, Reader
from pecunia.olet.engine.questions import QUESTIONS
from pecunia.scenarios.vocabulary import Vocabulary, reasons_in


def is_card(game: Game, word: str) -> bool:
    assert isinstance(game, Olet)
    values = game.values
    return any(game.means(word, values.token(card)) for card in range(len(values.kind)))


VOCABULARY: Final = Vocabulary(
    questions=QUESTIONS,
    reasons=reasons_in(vars(reasons)),
    ends=ENDS,
    zones=Reader(HEAD, "").zones,
    player_zones=PLAYER_ZONES,
    is_thing=is_card,
)
