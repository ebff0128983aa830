"""Names in four languages, with or without accents: each means one thing, and an unknown one has suggestions."""

import pytest

from pecunia.judge.name_index import Kind, UnknownName, meant, plain
from pecunia.judge.naming import naming_of
from pecunia.non_olet.naming import CARD
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES

ENGLISH = Texts("en")
KINDS = [kind for game in TITLES for kind in naming_of(game).kinds]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=[kind.prefix for kind in KINDS])
def test_every_name_of_every_language_means_its_thing(kind: Kind, language: str) -> None:
    texts = Texts(language)
    for key in kind.words:
        name = texts.text(f"{kind.prefix}-{key}")
        for said in (name, name.upper(), plain(name), key):
            assert meant((kind,), said, texts) == key


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("Fish poisoning", "fish-poisoning"),
        ("aumone", "alms"),
        ("AUMÔNE", "alms"),
        ("grosse hast", "great-haste"),
        ("Große  Hast", "great-haste"),
        ("womens forum", "womens-forum"),
        ("Women's forum", "womens-forum"),
        ("visite d’état", "state-visit"),
        ("special tax senators", "tax-senators"),
        ("fish", "fish-poisoning"),
        ("pettegolezzi", "rumour-mill"),
    ],
)
def test_people_need_not_write_exactly(said: str, key: str) -> None:
    assert meant((CARD,), said, ENGLISH) == key


@pytest.mark.parametrize(
    ("said", "problem", "near"),
    [
        ("special tax", "name-ambiguous", "Special tax (senators), Special tax (citizens), Special tax (slaves)"),
        ("latrine", "name-ambiguous", "Latrine change, Latrine gossip"),
        ("fihs poisning", "name-unknown", "Fish poisoning"),
        ("vordrangeler", "name-unknown", "Line cutter"),
    ],
)
def test_what_is_not_one_thing_is_named_with_its_neighbours(said: str, problem: str, near: str) -> None:
    with pytest.raises(UnknownName) as error:
        meant((CARD,), said, ENGLISH)
    assert (error.value.key, error.value.facts["near"]) == (problem, near)
    for language in LANGUAGES:
        assert said in Texts(language).error(error.value)


def test_what_is_like_nothing_has_no_neighbours() -> None:
    with pytest.raises(UnknownName) as error:
        meant((CARD,), "xyzzy", ENGLISH)
    assert error.value.key == "name-strange"
