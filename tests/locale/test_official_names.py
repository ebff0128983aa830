"""Owners of a box find the names that are printed on it, and the six ranks have one name each."""

import tomllib
from pathlib import Path

import pytest

from pecunia.texts import LANGUAGES, Texts

NAMES = tomllib.loads(Path(__file__).with_name("official_names.toml").read_text(encoding="utf-8"))
# Bots by strength, as docs/levels.md lists them; the rungs of a career ladder are the same ranks.
RANKS = ("bucket-carrier", "sponge-washer", "doorkeeper", "latrine-tenant", "latrine-master", "latrine-king")


def same(one: str, other: str) -> bool:
    """Capitals and the form of an apostrophe are typography, not names."""
    return one.replace("’", "'").casefold() == other.replace("’", "'").casefold()


def wrong(names: dict[str, dict[str, str | dict[str, str]]], texts: dict[str, Texts]) -> list[str]:
    """What is named otherwise without a reason, and reasons for what isn't named otherwise."""
    found = []
    for key, entry in names.items():
        ours = entry.get("ours", {})
        assert isinstance(ours, dict)
        if ours and not entry.get("why"):
            found.append(f"{key}: why?")
        for language in LANGUAGES:
            if language not in entry:
                continue
            official = str(entry[language])
            said = texts[language].text(key)
            if same(said, official) == (language in ours):
                found.append(f"{key} {language}: {said!r}, on the box {official!r}")
            elif language in ours and said != ours[language]:
                found.append(f"{key} {language}: {said!r}, agreed {ours[language]!r}")
    return found


@pytest.fixture(scope="module")
def texts() -> dict[str, Texts]:
    return {language: Texts(language) for language in LANGUAGES}


def test_names_are_those_of_the_box(texts: dict[str, Texts]) -> None:
    assert len(NAMES) == 103
    assert sum(language in entry for entry in NAMES.values() for language in LANGUAGES) == 370
    assert wrong(NAMES, texts) == []


def test_another_name_is_found(texts: dict[str, Texts]) -> None:
    """The comparison can fail: another name, a difference without a reason, a reason without a difference."""
    assert wrong({"card-alms": {"en": "Charity"}}, texts) == ["card-alms en: 'Alms', on the box 'Charity'"]
    assert wrong({"favour-venus": {"fr": "Venus", "ours": {"fr": "Vénus"}}}, texts) == ["favour-venus: why?"]
    assert wrong({"card-alms": {"en": "Alms", "ours": {"en": "Alms"}, "why": "?"}}, texts) != []
    assert wrong({"favour-venus": {"fr": "Venus", "ours": {"fr": "Aphrodite"}, "why": "?"}}, texts) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rungs_and_levels_of_bots_are_one_ladder(language: str, texts: dict[str, Texts]) -> None:
    said = texts[language]
    rungs = [said.text(f"rung-{rung}") for rung in range(len(RANKS))]
    bots = [said.text(f"bot-{rank}") for rank in RANKS]
    assert len(set(rungs)) == len(RANKS)
    assert [rung.casefold() for rung in rungs] == [bot.casefold() for bot in bots]
