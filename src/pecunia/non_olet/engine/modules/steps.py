"""The modules' steps of the agenda by name, for positions in the middle of an effect."""

from collections.abc import Callable
from typing import Any, Final

from pecunia.core.agenda import Step
from pecunia.core.numbers import is_number
from pecunia.non_olet.engine.entering import Enter, Entered, EnterExtras, PlacementOver
from pecunia.non_olet.engine.modules import (
    event_effects,
    events,
    famous_enter,
    famous_leave,
    favours,
    secrets,
    upgrades,
)
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.non_olet.engine.settle import PAYMENT_STEP
from pecunia.non_olet.engine.table import Departed

# What the numbers of a step stand for: a reader checks that each names something that exists.
PLAYER: Final = "player"
ROMAN: Final = "roman"
SPOT: Final = "spot"
UPGRADE: Final = "upgrade"
SMALL: Final = "small"
SHAPES: Final[dict[str, list[str]]] = {
    "payment": [],
    "placement-over": [],
    "run-events": [],
    "favour-over": [],
    "ceres-marker": [],
    "ceres-card": [],
    "juno-source": [],
    "minerva-card": [],
    "minerva-marker": [],
    "bread-and-games": [SMALL],
    "flower-market": [SMALL],
    "favour-swap": [PLAYER],
    "famous-enters": [PLAYER, ROMAN],
    "famous-leaves": [PLAYER, ROMAN],
    "octavian": [PLAYER, SMALL],
    "fee-or-upgrade": [PLAYER, SPOT],
    "draft-seat": [PLAYER, UPGRADE],
    "lay-upgrade": [PLAYER, UPGRADE],
    "take-markers": [PLAYER, SMALL],
    "campaign-choice": [PLAYER, SPOT],
    "juno-marker": [SPOT, SMALL],
    "enter": [PLAYER, SMALL, SPOT],
    "enter-extras": [PLAYER, SMALL, ROMAN],
    "entered": [PLAYER, ROMAN, SMALL],
    "pliny": [SMALL, SMALL],
    "departed": [PLAYER, ROMAN, SMALL, SMALL],
}
MAKERS: Final[dict[str, Callable[[list[int]], Step[Any]]]] = {
    "payment": lambda n: PAYMENT_STEP,
    "placement-over": lambda n: PlacementOver(),
    "run-events": lambda n: events.RunEvents(),
    "favour-over": lambda n: favours.FavourOver(),
    "ceres-marker": lambda n: favours.CeresMarker(),
    "ceres-card": lambda n: favours.CeresCard(),
    "juno-source": lambda n: favours.JunoSource(),
    "minerva-card": lambda n: favours.MinervaCard(),
    "minerva-marker": lambda n: favours.MinervaMarker(),
    "bread-and-games": lambda n: event_effects.BreadAndGames(n[0]),
    "flower-market": lambda n: event_effects.FlowerMarket(n[0]),
    "favour-swap": lambda n: favours.Swap(n[0]),
    "famous-enters": lambda n: famous_enter.FamousEnters(n[0], n[1]),
    "famous-leaves": lambda n: famous_leave.FamousLeaves(n[0], n[1]),
    "octavian": lambda n: famous_leave.Octavian(n[0], n[1]),
    "fee-or-upgrade": lambda n: upgrades.FeeOrUpgrade(n[0], n[1]),
    "draft-seat": lambda n: upgrades.DraftUpgrade(n[0], n[1]),
    "lay-upgrade": lambda n: upgrades.LayUpgrade(n[0], n[1]),
    "take-markers": lambda n: events.TakeMarkers(n[0], n[1]),
    "campaign-choice": lambda n: event_effects.CampaignChoice(n[0], n[1]),
    "juno-marker": lambda n: favours.JunoMarker(n[0], n[1]),
    "enter": lambda n: Enter(n[0], n[1], n[2]),
    "enter-extras": lambda n: EnterExtras(n[0], n[1], n[2]),
    "entered": lambda n: Entered(n[0], n[1], n[2] - 1),
    "pliny": lambda n: famous_enter.Pliny(n[0], n[1]),
    "departed": lambda n: Departed(n[0], n[1], n[2], n[3] == 1),
}


def module_step_of(name: str, words: list[str]) -> Step[Any] | None:
    """The step with this name and these words; None where there is none."""
    if name in SHAPES:
        if len(words) != len(SHAPES[name]) or not all(is_number(word) for word in words):
            return None
        return MAKERS[name]([int(word) for word in words])
    try:
        return _step_with_lists(name, words)
    except (ValueError, IndexError):
        return None


def _step_with_lists(name: str, words: list[str]) -> Step[Any] | None:
    """Steps that hold Romans or cards of their own."""
    if name == "campaign" and len(words) == 2:
        return event_effects.Campaign(int(words[0]), _numbers(words[1]))
    if name == "vercingetorix" and len(words) == 3:
        return famous_enter.Vercingetorix(int(words[0]), int(words[1]), _numbers(words[2]))
    if name == "tumult" and len(words) == 4:
        return event_effects.Tumult(int(words[0]), _rows(words[1]), _numbers(words[2]), int(words[3]))
    if name == "coliseum" and len(words) == 3:
        return secrets.Coliseum(int(words[0]), _rows(words[1]), _numbers(words[2]))
    if name == "senate-schemes" and len(words) == 2:
        rows = [[] if row == "-" else [CARD_KEYS.index(card) for card in row.split(",")] for row in words[1].split("/")]
        return secrets.Schemes(int(words[0]), rows)
    return None


def _numbers(word: str) -> list[int]:
    return [] if word == "-" else [int(number) for number in word.split(",")]


def _rows(word: str) -> list[list[int]]:
    return [_numbers(row) for row in word.split("/")]
