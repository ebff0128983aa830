"""The reference and the types are those of the code, and every public name says what it is."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import pecunia
from pecunia import bots
from pecunia.library.library_page import Documented, page, public_names
from pecunia.library.stub import stub, view_class
from pecunia.titles.registry import TITLES, our_titles

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
NAMES = public_names()


def test_the_reference_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_types_for_editors_are_up_to_date() -> None:
    assert (ROOT / "src" / "pecunia" / "__init__.pyi").read_text(encoding="utf-8") == stub()


def test_every_public_name_is_there_and_documented() -> None:
    said = {each.name for each in NAMES if not each.owner}
    views = {view_class(title).__name__ for title in our_titles()}
    assert said == {*pecunia.__all__, *bots.__all__, *views} - {"bots"}
    assert [f"{each.owner}.{each.name}" for each in NAMES if not each.text] == []
    assert len([each for each in NAMES if each.owner]) > 100


def _found(each: Documented) -> Any:
    places: list[Any] = [pecunia, bots, *(view_class(title) for title in our_titles())]
    later = [getattr(pecunia, name) for name in pecunia.__all__]  # some are loaded when they are first used
    things = [*later, *(thing for place in places for thing in (place, *vars(place).values()))]
    classes = {thing.__name__: thing for thing in things if inspect.isclass(thing)}
    if each.owner:
        return inspect.getattr_static(classes[each.owner], each.name)
    return classes.get(each.name) or getattr(pecunia, each.name, None) or getattr(bots, each.name)


@pytest.mark.parametrize("each", NAMES, ids=lambda each: f"{each.owner}.{each.name}".lstrip("."))
def test_help_shows_it_compiled_or_not(each: Documented) -> None:
    shown = inspect.getdoc(_found(each)) or ""
    assert each.text in shown
    assert each.text.split()


def test_the_example_of_the_reference_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["game"].outcome is None  # the last move was taken back


def test_every_option_and_house_rule_has_its_row() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for title in our_titles():
        for option in title.engine.takes:
            assert f"| `{option.name}` |" in text
        for rule in TITLES[title.name].engine.choices.house_rules:
            assert f"| `{rule}` |" in text
