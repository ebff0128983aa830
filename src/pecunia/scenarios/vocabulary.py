"""The words that scenarios of a game may use. Each title lists its own, taken from the declarations in its engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from pecunia.core.agenda import NOT_NOW
from pecunia.core.errors import Reason
from pecunia.core.game import GAME_OVER, Game
from pecunia.core.view import NOT_YOUR_QUESTION, OPEN
from pecunia.titles.registry import title

SIMILAR = 3  # how many words are suggested for an unknown one
# Reasons that every game may give.
COMMON_REASONS = [NOT_YOUR_QUESTION, GAME_OVER, NOT_NOW]


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """The words of one game."""

    questions: list[str]
    reasons: list[Reason]
    ends: list[str]
    zones: list[str]  # of the table: a position lists them, and a view may hide them
    player_zones: list[str]
    is_thing: Callable[[Game, str], bool]  # whether a word means a card of this game, which can be counted

    @property
    def reason_keys(self) -> set[str]:
        return {reason.key for reason in [*COMMON_REASONS, *self.reasons]}

    def fields(self, game: Game) -> tuple[list[str], list[str]]:
        """The fields of the table and of a player that a scenario may look for in a view, visible or hidden."""
        seen = game.view(OPEN).snapshot()
        players = seen["players"]
        assert isinstance(players, list)
        return [*seen, *self.zones], [*players[0], *self.player_zones]


def vocabulary_of(game: str) -> Vocabulary:
    return title(game).vocabulary()


def reasons_in(declared: Mapping[str, object]) -> list[Reason]:
    """The reasons that a module declares; pass its `vars()`."""
    return [each for each in declared.values() if isinstance(each, Reason)]


def similar(word: str, known: list[str]) -> str:
    """The known words that look most like this one, the nearest first."""
    return ", ".join(get_close_matches(word, sorted(set(known)), SIMILAR, 0.0))
