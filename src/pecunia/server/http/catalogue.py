"""How each game can be set, for those who lay a table: the engine is asked what goes with what."""

import inspect
from functools import cache
from typing import Any

from pecunia.bots import bot_names
from pecunia.core.errors import OptionError
from pecunia.games import TITLES, Title
from pecunia.server.messages import GameInfo, Options

MIN_PLAYERS = 2
MAX_PLAYERS = {"non-olet": 6, "olet": 4}
# A value other than the default, to see whether an option may be set at all.
TRIALS: dict[str, Any] = {
    "dark_red": True,
    "open_draft": True,
    "target": 10,
    "famous": "6",
    "open_money": True,
    "tie": "replay",
    "round_cap": 9,
}


@cache
def catalogue() -> list[GameInfo]:
    return [_game_info(name, title) for name, title in TITLES.items()]


def _game_info(name: str, title: Title) -> GameInfo:
    taken = inspect.signature(title.make_options).parameters
    options = [option for option in taken if option in Options.__struct_fields__]
    editions, modules, house = title.choices
    settings: dict[str, dict[str, Any]] = {"": {}}
    for edition in editions:
        settings[str(edition)] = {"edition": edition}
        settings |= {f"{edition} {module}": {"edition": edition, "modules": [module]} for module in modules}
    possible = {key: _possible(title, options, setting) for key, setting in settings.items() if _can(title, setting)}
    return GameInfo(name, MIN_PLAYERS, MAX_PLAYERS[name], options, bot_names(), editions, modules, house, possible)


def _possible(title: Title, options: list[str], setting: dict[str, Any]) -> list[str]:
    """The options and house rules that may be set beside what is set already."""
    house = title.choices[2]
    trials = {option: {option: TRIALS[option]} for option in options if option in TRIALS}
    trials |= {name: {"house": {name: values[1]}} for name, values in house.items()}
    return [name for name, trial in trials.items() if _can(title, {**setting, **trial})]


def _can(title: Title, setting: dict[str, Any]) -> bool:
    try:
        title.options(**setting)
    except OptionError:
        return False
    return True
