"""The settings of a new table: what is offered is accepted, and what is not offered is refused."""

from collections.abc import Mapping
from typing import Any

import pytest

from pecunia.core.errors import OptionError
from pecunia.server.http.catalogue import catalogue
from pecunia.server.messages import GameInfo
from pecunia.titles.registry import TITLES


def setting_of(info: GameInfo, key: str) -> dict[str, Any]:
    edition, _, module = key.partition(" ")
    setting: dict[str, Any] = {"edition": int(edition)} if edition else {}
    return setting | ({"modules": [module]} if module else {})


def trials(info: GameInfo) -> Mapping[str, object]:
    return TITLES[info.game].engine.choices.trials


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


def test_the_first_edition_has_no_modules() -> None:
    non_olet = catalogue()[0]
    assert not any(key.startswith("2005 ") for key in non_olet.possible)
    assert all(f"2016 {module}" in non_olet.possible for module in non_olet.modules)
    assert "ladderWin" in non_olet.possible["2016 careers"]
