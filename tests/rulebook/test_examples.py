"""Examples and drawings of the rulebooks: a scenario plays each of them, and all its numbers occur there."""

import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from pecunia.core.position import HEAD
from pecunia.games import from_position
from pecunia.non_olet.rulebook.drawings import SCENES
from pecunia.olet.engine.values import own_values
from pecunia.rulebook.blocks import Drawing, Example, Prose
from pecunia.rulebook.book import book
from pecunia.rulebook.chapters import ChapterError, read
from pecunia.scenarios import Scenario, read_scenarios
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES

RULES = Path(__file__).parents[1] / "rules"
FILES = {"non-olet": RULES / "examples.scenario", "olet": RULES / "olet" / "examples.scenario"}
TITLE = re.compile(r"(Example|Drawing) ([a-z-]+): .+")
NUMBER = re.compile(r"\d+")
SUM = re.compile(r"(\d+) × \$?(\d+) = \$?(\d+)")  # 5 × $30 = $150
PHASE = re.compile(r"(?:[Pp]hase|[Ff]ase) \d")
AMOUNT = re.compile(r"(?:expect )?([A-F]) (?:money|cash|offshore) (\d+)")  # of a player, in a position or expected


@cache
def scenarios(game: str, kind: str) -> dict[str, Scenario]:
    """The scenarios of a kind, by the name of the example or drawing that they play."""
    found: dict[str, Scenario] = {}
    for scenario in read_scenarios(FILES[game].read_text(encoding="utf-8"), FILES[game].name):
        named = TITLE.fullmatch(scenario.title)
        if named and named[1] == kind:
            assert named[2] not in found, f"two scenarios play {named[2]}"
            found[named[2]] = scenario
    return found


@cache
def examples(game: str, language: str) -> dict[str, str]:
    """The texts of a book's examples by name."""
    blocks = [block for chapter in book(game, language).chapters for block in chapter.blocks]
    found = [(block.name, block.text) for block in blocks if isinstance(block, Example)]
    assert len(dict(found)) == len(found), "two examples have the same name"
    return dict(found)


every_book = pytest.mark.parametrize(("game", "language"), [(game, one) for game in TITLES for one in LANGUAGES])
every_example = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in TITLES for name in scenarios(game, "Example")]
)


@every_book
def test_every_example_is_played_and_every_scenario_plays_one(game: str, language: str) -> None:
    assert list(examples(game, language)) == list(scenarios(game, "Example"))


@every_book
def test_no_example_hides_in_the_prose(game: str, language: str) -> None:
    """A paragraph that calls itself an example must be marked as one. Otherwise nothing would check it."""
    label = Texts(language).text("rulebook-example").rstrip(".")
    for chapter in book(game, language).chapters:
        for block in chapter.blocks:
            if isinstance(block, Prose) and not isinstance(block, Example):
                assert not re.search(rf"\*\*(?:\w+ )?{label}", block.text, re.IGNORECASE), (
                    f"{chapter.anchor}: {block.text}"
                )


def said(text: str) -> Counter[int]:
    """The numbers of a text, without those of phases and without the first factor of a product, which must be right."""
    text = PHASE.sub("", re.sub(r"\(#[^)]*\)", "", text))
    for one, other, result in SUM.findall(text):
        assert int(one) * int(other) == int(result), text
    return Counter(int(number) for number in NUMBER.findall(SUM.sub(r"\2 \3", text)))


def played(scenario: Scenario) -> set[int]:
    """All numbers of a scenario, and what players get or pay: the differences between two amounts of a player."""
    lines = [line for _, line in scenario.given + scenario.lines]
    numbers = {int(number) for line in lines for number in NUMBER.findall(line)}
    amounts: dict[str, set[int]] = {}
    for line in lines:
        if found := AMOUNT.fullmatch(line):
            amounts.setdefault(found[1], set()).add(int(found[2]))
    for owned in amounts.values():
        numbers |= {more - less for more, less in product(owned, owned) if more > less}
    return numbers


@every_example
def test_the_numbers_of_an_example_are_those_of_its_scenario(game: str, name: str) -> None:
    scenario = scenarios(game, "Example")[name]
    english = said(examples(game, "en")[name])
    for language in LANGUAGES:
        numbers = said(examples(game, language)[name])
        assert numbers == english, f"{language} says other numbers than English"
        assert set(numbers) <= played(scenario), f"{language}: {scenario.title}"


@pytest.mark.parametrize(
    ("game", "scenario"),
    [(game, one) for game in TITLES for kind in ("Example", "Drawing") for one in scenarios(game, kind).values()],
    ids=lambda one: one if isinstance(one, str) else one.title[:30],
)
def test_the_values_of_examples_are_possible(game: str, scenario: Scenario) -> None:
    """Scenarios may use Romans that are in no box, and another board. Examples are played with our values."""
    lines = [line for _, line in scenario.given]
    if not lines[0].startswith("new "):
        assert game == "non-olet" or "values {}" in lines
        from_position("\n".join([HEAD, f"game {game}", *lines]), scenario.file)


def test_every_scene_is_played_as_it_is_drawn() -> None:
    shown = {
        block.name
        for chapter in book("non-olet", "en").chapters
        for block in chapter.blocks
        if isinstance(block, Drawing)
    }
    drawings = scenarios("non-olet", "Drawing")
    assert set(drawings) == set(SCENES) & shown == set(SCENES)
    for name, scenario in drawings.items():
        given = [line for _, line in scenario.given]
        assert [line for line in SCENES[name].position() if line not in given] == []


def chapter(text: str) -> list[object]:
    return list(read("try", text, "olet", Texts("en"), "en/olet/99-try.md", own_values()).blocks)


def test_an_example_ends_with_its_paragraph() -> None:
    before, example, after = chapter("# T\n\nBefore.\n\n{example one}\nYou have $30\nand pay it.\n\nAfter.\n")
    assert isinstance(before, Prose)
    assert isinstance(example, Example)
    assert isinstance(after, Prose)
    assert not isinstance(after, Example)
    assert (example.name, example.text) == ("one", "> **Example.** You have $30\n> and pay it.")
    assert after.text == "After."


@pytest.mark.parametrize(
    ("text", "line"), [("# T\n\n{example one}\n\nText.\n", 4), ("# T\n{example one}\n## Part\n", 3)]
)
def test_an_example_without_words_is_a_mistake(text: str, line: int) -> None:
    with pytest.raises(ChapterError, match=f"99-try.md:{line}: .*one"):
        chapter(text)
