"""The words that scenarios of each game may use, taken from where the game itself declares them."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from types import ModuleType

from pecunia.core.agenda import NOT_NOW
from pecunia.core.errors import Reason
from pecunia.core.game import GAME_OVER, Game
from pecunia.core.position import HEAD, PositionLines
from pecunia.core.view import NOT_YOUR_QUESTION, OPEN
from pecunia.non_olet.engine import position_reader as non_olet_reader
from pecunia.non_olet.engine import reasons as non_olet_reasons
from pecunia.non_olet.engine.game import NonOlet
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAVOUR_KEYS, LADDER_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.names import CARD_KEYS, SHORT_CLASSES
from pecunia.non_olet.engine.names import ENDS as NON_OLET_ENDS
from pecunia.non_olet.engine.position import slug
from pecunia.non_olet.engine.questions import QUESTIONS as NON_OLET_QUESTIONS
from pecunia.olet.engine import position_reader as olet_reader
from pecunia.olet.engine import reasons as olet_reasons
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import ENDS as OLET_ENDS
from pecunia.olet.engine.questions import QUESTIONS as OLET_QUESTIONS

SIMILAR = 3  # so many words are offered for one that does not exist
ROMAN = re.compile(rf"(?:ROM|{'|'.join(SHORT_CLASSES)})(?:\d+/\d+)?(?::(?P<name>[^@$]+))?(?:@(?:\d+|full))?(?:\$\d+)?")
# What every game may answer.
COMMON_REASONS = [NOT_YOUR_QUESTION, GAME_OVER, NOT_NOW]


class Vocabulary:
    """The words of one game."""

    def __init__(
        self,
        questions: list[str],
        reasons: ModuleType,
        ends: list[str],
        reader: PositionLines,
        player_zones: list[str],
        is_thing: Callable[[Game, str], bool],
    ) -> None:
        self.questions = questions
        self.reasons = [each for each in vars(reasons).values() if isinstance(each, Reason)]
        self.reason_keys = {reason.key for reason in [*COMMON_REASONS, *self.reasons]}
        self.ends = ends
        self.zones = reader.zones
        self.player_zones = player_zones
        self.is_thing = is_thing  # whether a word means a card of this game, which can be counted

    def fields(self, game: Game) -> tuple[list[str], list[str]]:
        """What a view can be asked for, of the table and of a player: what anybody sees, and what nobody does."""
        seen = game.view(OPEN).snapshot()
        players = seen["players"]
        assert isinstance(players, list)
        return [*seen, *self.zones], [*players[0], *self.player_zones]


def _is_roman_or_card(game: Game, word: str) -> bool:
    assert isinstance(game, NonOlet)
    roman = ROMAN.fullmatch(word)
    if roman is not None:
        return roman["name"] is None or roman["name"] in [slug(name) for name in game.options.values.names]
    return any(word in keys for keys in (CARD_KEYS, UPGRADE_KEYS, EVENT_KEYS, FAVOUR_KEYS, LADDER_KEYS))


def _is_olet_card(game: Game, word: str) -> bool:
    assert isinstance(game, Olet)
    values = game.values
    return any(game.means(word, values.token(card)) for card in range(len(values.kind)))


VOCABULARIES = {
    "non-olet": Vocabulary(
        NON_OLET_QUESTIONS,
        non_olet_reasons,
        NON_OLET_ENDS,
        non_olet_reader.Reader(HEAD, ""),
        non_olet_reader.PLAYER_ZONES,
        _is_roman_or_card,
    ),
    "olet": Vocabulary(
        OLET_QUESTIONS,
        olet_reasons,
        OLET_ENDS,
        olet_reader.Reader(HEAD, ""),
        olet_reader.PLAYER_ZONES,
        _is_olet_card,
    ),
}


def similar(word: str, known: list[str]) -> str:
    """The known words that look most like this one, the nearest first."""
    return ", ".join(get_close_matches(word, sorted(set(known)), SIMILAR, 0.0))
