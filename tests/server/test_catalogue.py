"""The settings of a new table: what is offered is accepted, and what is not offered is refused."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from pecunia.core.errors import OptionError
from pecunia.server.answers.catalogue import catalogue
from pecunia.server.messages import GameInfo
from pecunia.texts import LANGUAGES
from pecunia.titles.registry import TITLES
from tests.server.people import Person
from tests.server.processes import Server


def setting_of(info: GameInfo, key: str) -> dict[str, Any]:
    edition, _, module = key.partition(" ")
    setting: dict[str, Any] = {"edition": int(edition)} if edition else {}
    return setting | ({"modules": [module]} if module else {})


def trials(info: GameInfo) -> Mapping[str, object]:
    return {name: option.values[0] for name, option in TITLES[info.game].engine.choices.options.items()}


def trial_of(info: GameInfo, name: str) -> dict[str, Any]:
    return {"house": {name: info.house[name][1]}} if name in info.house else {name: trials(info)[name]}


@pytest.mark.parametrize("info", catalogue(), ids=[info.game for info in catalogue()])
def test_what_is_offered_can_be_had(info: GameInfo) -> None:
    engine = TITLES[info.game].engine
    everything = [*info.house, *(option for option in info.options if option in trials(info))]
    for key, possible in info.possible.items():
        for name in everything:
            setting = {**setting_of(info, key), **trial_of(info, name)}
            if name in possible:
                engine.options(**setting)
            else:
                with pytest.raises(OptionError):
                    engine.options(**setting)


def test_every_option_is_tried() -> None:
    for info in catalogue():
        assert set(info.options) <= {*trials(info), "edition", "house", "modules"}
        assert set().union(*info.possible.values()) == {*info.house, *(set(info.options) & set(trials(info)))}


@pytest.mark.parametrize("info", catalogue(), ids=[info.game for info in catalogue()])
def test_every_value_can_be_set_and_a_number_beyond_cannot(info: GameInfo) -> None:
    engine = TITLES[info.game].engine

    def header(**setting: Any) -> list[str]:
        return engine.new(engine.options(**setting), "words").header()

    for option in info.settings:
        key = next(key for key, possible in info.possible.items() if option.name in possible)
        setting = {**setting_of(info, key or str(info.usual_edition or "")), "players": info.usual}
        base = header(**setting)
        found = [header(**setting, **{option.name: value}) for value in option.values]
        assert found[0] != base
        assert all(found.count(one) == 1 for one in found)
        if option.kind == "number":
            least, most = map(int, option.values)
            for beyond in (least - 1, most + 1):
                with pytest.raises(OptionError):
                    engine.options(**setting, **{option.name: beyond})
    assert info.usual_edition in {*info.editions, *([] if info.editions else [0])}
    if info.editions:
        assert header(edition=info.usual_edition) == header()


@pytest.mark.parametrize("info", catalogue(), ids=[info.game for info in catalogue()])
def test_every_setting_has_words_in_every_language(info: GameInfo) -> None:
    assert info.settings
    for option in info.settings:
        assert set(option.words) == set(LANGUAGES)
        assert all(words.title and set(words.values) <= set(map(str, option.values)) for words in option.words.values())
        assert all(words.text for words in option.words.values()) or option.kind == "choice"


def test_the_first_edition_has_no_modules() -> None:
    non_olet = catalogue()[0]
    assert not any(key.startswith("2005 ") for key in non_olet.possible)
    assert all(f"2016 {module}" in non_olet.possible for module in non_olet.modules)
    assert "ladderWin" in non_olet.possible["2016 careers"]


def test_in_brief_all_but_the_settings_is_told(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            whole, brief = await anna.ask("GET", "/games"), await anna.ask("GET", "/games?brief=true")
            assert all(info["settings"] for info in whole)
            assert brief == [{**info, "settings": []} for info in whole]

    asyncio.run(run())
