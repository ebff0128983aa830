"""The words that scenarios of Pecunia non olet may use."""

import re
from typing import Final

from pecunia.core.game import Game
from pecunia.core.position import HEAD
from pecunia.non_olet.engine import reasons
from pecunia.non_olet.engine.game import NonOlet
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAVOUR_KEYS, LADDER_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.names import CARD_KEYS, ENDS, SHORT_CLASSES
from pecunia.non_olet.engine.position import slug
from pecunia.non_olet.engine.position_reader import PLAYER_ZONES, Reader
from pecunia.non_olet.engine.questions import QUESTIONS
from pecunia.scenarios.vocabulary import Vocabulary, reasons_in

ROMAN = re.compile(rf"(?:ROM|{'|'.join(SHORT_CLASSES)})(?:\d+/\d+)?(?::(?P<name>[^@$]+))?(?:@(?:\d+|full))?(?:\$\d+)?")


def is_roman_or_card(game: Game, word: str) -> bool:
    assert isinstance(game, NonOlet)
    roman = ROMAN.fullmatch(word)
    if roman is not None:
        return roman["name"] is None or roman["name"] in [slug(name) for name in game.options.values.names]
    return any(word in keys for keys in (CARD_KEYS, UPGRADE_KEYS, EVENT_KEYS, FAVOUR_KEYS, LADDER_KEYS))


VOCABULARY: Final = Vocabulary(
    questions=QUESTIONS,
    reasons=reasons_in(vars(reasons)),
    ends=ENDS,
    zones=Reader(HEAD, "").zones,
    player_zones=PLAYER_ZONES,
    is_thing=is_roman_or_card,
)
