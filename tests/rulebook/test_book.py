"""The rules for players: complete in every language, with a place for every card and clause, and no broken link."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.options import HOUSE_RULES
from pecunia.non_olet.engine.values import own_values
from pecunia.olet.engine.names import SPACE_KINDS, TRACK_KINDS
from pecunia.rulebook.blocks import Drawing, Entry, Heading, Prose, Ruling, Table
from pecunia.rulebook.book import Book, book
from pecunia.rulebook.chapters import ChapterError, read
from pecunia.rulebook.clauses import clauses, groups, houses, scope
from pecunia.rulebook.page_data import data
from pecunia.texts import LANGUAGES, Texts, rule_key
from pecunia.titles.registry import TITLES

DOCS = Path(__file__).parents[2] / "docs" / "rules"
ANCHORS = {"famous": "famous", "upgrades": "upgrade", "events": "event", "favours": "favour", "ladders": "ladder"}
CARDS = {"non-olet": "card", "olet": "olet-card"}

every_book = pytest.mark.parametrize(("game", "language"), [(game, one) for game in TITLES for one in LANGUAGES])


@cache
def whole(game: str, language: str) -> Book:
    return book(game, language)


def blocks(game: str, language: str) -> list[Any]:
    return [block for chapter in whole(game, language).chapters for block in chapter.blocks]


@every_book
def test_everything_has_its_place(game: str, language: str) -> None:
    """Each card, module, house rule and clause has the anchor that the table and the other languages use."""
    names = whole(game, language).names
    wanted = {f"{CARDS[game]}-{key}" for key in scope(game)["cards"]} | set(scope(game)["clauses"])
    if game == "non-olet":
        wanted |= {f"{anchor}-{key}" for kind, anchor in ANCHORS.items() for key in scope(game)[kind]}
        wanted |= {"roman"} | {f"module-{module}" for module in MODULES} | {f"house-{name}" for name in HOUSE_RULES}
    else:
        wanted |= {"money"} | {f"olet-space-{kind}" for kind in SPACE_KINDS}
        wanted |= {f"olet-track-{kind}" for kind in TRACK_KINDS if kind != "plain"}
        wanted |= {f"olet-sign-{sign}" for sign in ("hat", "bin", "sunglasses")}
    assert wanted - set(names) == set()
    texts = Texts(language)
    told = [block.clause for block in blocks(game, language) if isinstance(block, Ruling)]
    assert all(texts.attribute(rule_key(game, clause), "why") for clause in told)


@pytest.mark.parametrize("game", TITLES)
def test_the_languages_say_the_same(game: str) -> None:
    """They have the same chapters and places in the same order, the same drawings and cards, but their own words."""
    english = whole(game, "en")
    prose = {block.text for block in blocks(game, "en") if isinstance(block, Prose)}
    for language in LANGUAGES:
        other = whole(game, language)
        assert list(other.names) == list(english.names)
        assert other.homes == english.homes
        shapes = [[type(block) for block in chapter.blocks] for chapter in other.chapters]
        assert shapes == [[type(block) for block in chapter.blocks] for chapter in english.chapters]
        drawings = [block.name for block in blocks(game, language) if isinstance(block, Drawing)]
        assert drawings == [block.name for block in blocks(game, "en") if isinstance(block, Drawing)]
        if language != "en":
            assert not {block.text for block in blocks(game, language) if isinstance(block, Prose)} & prose


@pytest.mark.parametrize("game", TITLES)
def test_the_rulings_are_in_groups(game: str) -> None:
    """Every clause of the scope file is in one group, and house rules change clauses that exist."""
    grouped = [clause for group in groups(game) for clause in clauses(game, group)]
    assert len(grouped) == len(set(grouped))
    assert set(scope(game)["clauses"]) | set(scope(game)["editorial"]) == {one for one in grouped if one[0] != "§"}
    assert set(houses(game)) == set(TITLES[game].engine.choices.house_rules)
    assert {clause for changed in houses(game).values() for clause in changed} <= set(scope(game)["clauses"])
    told = {block.clause: block.houses for block in blocks("non-olet", "en") if isinstance(block, Ruling)}
    assert told["A36"] == ("house-queueCap5",)
    assert told["A19"] == ()


@every_book
def test_reconstructed_values_are_called_so(game: str, language: str) -> None:
    entries = [block for block in blocks(game, language) if isinstance(block, Entry)]
    reconstructed = {entry.anchor for entry in entries if any(fact.reconstructed for fact in entry.facts)}
    reconstructed |= {entry.anchor for entry in entries if entry.rows and entry.rows.reconstructed}
    wanted = {entry.anchor for entry in entries if re.match("famous-|event-|ladder-|olet-card-", entry.anchor)}
    if game == "non-olet":
        wanted |= {"card-alms", "card-rumour-mill"}
        (romans,) = (one for one in blocks(game, language) if isinstance(one, Table) and one.reconstructed)
        assert len(romans.rows) == 4
    assert wanted <= reconstructed
    assert "card-line-cutter" not in reconstructed


@every_book
def test_links_of_the_page_lead_somewhere(game: str, language: str) -> None:
    said = str(data(whole(game, language)))
    links = set(re.findall(r'href="#([^"]+)"', said))
    assert links
    assert links <= set(whole(game, language).names)
    assert "style=" not in said, "the page allows no styles in its elements"


def test_a_link_without_words_gets_the_name() -> None:
    german = whole("non-olet", "de")
    assert german.linked("siehe [](#card-alms), [dort](#A19)") == "siehe [Almosen](#card-alms), [dort](#A19)"
    with pytest.raises(ChapterError, match="#card-almonds"):
        german.linked("[](#card-almonds)")


def chapter(text: str) -> Any:
    return read("try", text, "non-olet", Texts("en"), "en/non-olet/99-try.md", own_values())


def test_a_chapter_is_read() -> None:
    found = chapter(
        "# A try\n\nOne\ntwo.\n\n{card alms tax-slaves}\n\n## Part\n## Named {#here}\n{event tumult}\nThree.\n"
    )
    assert found.title == "A try"
    assert [type(block) for block in found.blocks] == [Prose, Entry, Entry, Heading, Heading, Entry, Prose]
    assert found.blocks[0].text == "One\ntwo."
    assert [block.anchor for block in found.blocks[1:6]] == [
        "card-alms",
        "card-tax-slaves",
        "try-1",
        "here",
        "event-tumult",
    ]
    assert [block.alone for block in found.blocks if isinstance(block, Entry)] == [False, False, True]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("No title\n", 1),
        ("# T\n\n{card almonds}\n", 3),
        ("# T\n{picture setup}\n", 2),
        ("# T\n\n\n{rulings weather}\n", 4),
        ("# T\n{drawing nothing | A caption}\n", 2),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(ChapterError, match=rf"en/non-olet/99-try\.md:{line}: "):
        chapter(text)


def test_french_spaces() -> None:
    """A narrow no-break space stands before : ; ! ? and inside guillemets, so that no line begins with them."""
    for path in (DOCS.parents[1] / "src" / "pecunia").glob("*/rulebook/fr/*.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search("[ \u00a0](?:[:;!?»](?:\\W|$))|«[^\u202f]", line), f"{path.name}: {line}"
