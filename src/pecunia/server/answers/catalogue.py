"""The settings of each game, for people who create a table. The engine says which options can be combined."""

from functools import cache
from typing import Any

from pecunia.bots import bot_names
from pecunia.core.errors import OptionError
from pecunia.server.messages import GameInfo, OptionInfo, OptionWords
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from pecunia.titles.title import Engine, TableOption, Title


@cache
def catalogue() -> list[GameInfo]:
    return [_game_info(name, title) for name, title in TITLES.items()]


def _game_info(name: str, title: Title[Any]) -> GameInfo:
    engine = title.engine
    options = list(title.table_options().__annotations__)
    editions, usual_edition, modules, house, declared = engine.choices
    settings: dict[str, dict[str, Any]] = {"": {}}
    for edition in editions:
        settings[str(edition)] = {"edition": edition}
        settings |= {f"{edition} {module}": {"edition": edition, "modules": [module]} for module in modules}
    possible = {key: _possible(engine, setting) for key, setting in settings.items() if _can(engine, setting)}
    return GameInfo(
        game=name,
        label=title.label,
        least=title.players[0],
        most=title.players[-1],
        usual=title.players_of_the_day,
        lesson=title.lesson is not None,
        puzzles=title.puzzles,
        options=options,
        bots=bot_names(name),
        editions=editions,
        usual_edition=usual_edition,
        modules=modules,
        house=house,
        possible=possible,
        settings=[_option_info(option, how) for option, how in declared.items() if how.words],
    )


def _option_info(name: str, option: TableOption) -> OptionInfo:
    words = {language: _words(Texts(language), option) for language in LANGUAGES}
    return OptionInfo(name=name, kind=option.kind, values=option.values, words=words)


def _words(texts: Texts, option: TableOption) -> OptionWords:
    keys = {str(value): f"{option.words}-{value}" for value in option.values}
    return OptionWords(
        title=texts.text(option.words),
        text=texts.attribute(option.words, "text") or "",
        values={value: texts.text(key) for value, key in keys.items() if texts.has(key)},
    )


def _possible(engine: Engine[Any], setting: dict[str, Any]) -> list[str]:
    """The options and house rules that can be set in addition to this setting."""
    trials: dict[str, dict[str, Any]] = {name: {name: how.values[0]} for name, how in engine.choices.options.items()}
    trials |= {name: {"house": {name: values[1]}} for name, values in engine.choices.house_rules.items()}
    return [name for name, trial in trials.items() if _can(engine, {**setting, **trial})]


def _can(engine: Engine[Any], setting: dict[str, Any]) -> bool:
    try:
        engine.options(**setting)
    except OptionError:
        return False
    return True
