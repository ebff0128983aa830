"""`pecunia ledger --card` finds everything for the cards we have, and notices each part that is missing."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pecunia.core.errors import PecuniaError
from pecunia.ledger import things
from pecunia.ledger.ledger import Ledger, make_ledger
from pecunia.ledger.things import PARTS, Part, Thing, keys_of, kinds_of, look_at, things_called
from pecunia.rulebook.clauses import card_tables, scope
from pecunia.titles.registry import TITLES

ROOT = Path(__file__).parents[2]
GAMES = [game for game, title in TITLES.items() if kinds_of(title)]


@cache
def ledger_of(game: str) -> Ledger:
    return make_ledger(game, ROOT)


def everything() -> Iterator[Any]:
    for game in GAMES:
        for name, kind in kinds_of(TITLES[game]).items():
            yield pytest.param(game, name, keys_of(TITLES[game], kind), id=f"{game}-{name}")


@pytest.mark.parametrize(("game", "kind", "keys"), list(everything()))
def test_nothing_is_missing(game: str, kind: str, keys: list[str]) -> None:
    assert keys
    missing = {key: look_at(key, kind, ledger_of(game), ROOT).missing for key in keys}
    assert {key: parts for key, parts in missing.items() if parts} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_scope_is_a_thing(game: str) -> None:
    cards = {card for table in card_tables(game) for card in scope(game)[table]}
    known = {key for kind in kinds_of(TITLES[game]).values() for key in keys_of(TITLES[game], kind)}
    assert cards
    assert cards - known == set()


def alms() -> Thing:
    return look_at("alms", "card", ledger_of("non-olet"), ROOT)


def part(name: str) -> Part:
    return next(part for part in alms().parts if part.name == name)


def test_a_card_has_all_parts_in_order() -> None:
    assert [part.name for part in alms().parts] == list(PARTS)
    assert part("moves").found == ["22 play alms", "756 discard alms"]
    assert part("values").found == ["deck.dark-red.alms"]
    assert part("words").found == ["de: Almosen", "en: Alms", "fr: Aumône", "it: Elemosine"]
    assert part("clause").found == ["§3.1 XV"]
    file, _, line = part("declaration").found[0].partition(":")
    assert '"alms"' in (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


@pytest.mark.parametrize(
    ("function", "instead", "name", "missing"),
    [
        ("_literals", lambda folder, root: {}, "declaration", [""]),
        ("_value_rows", lambda title, paths, key: iter([]), "values", [""]),
        ("_moves", lambda title, key: [], "moves", [""]),
        ("_drawings", lambda kind, key: [], "drawing", [""]),
        ("_words", lambda language, key: "" if language in ("fr", "it") else "Alms", "words", ["fr", "it"]),
        ("_chapters", lambda game, language: {} if language == "de" else {"card-alms": "cards"}, "rulebook", ["de"]),
        ("_weights", lambda title: {"card-line-cutter"}, "weight", ["card-alms"]),
        ("_observed", lambda title: {"hand"}, "observer", ["actions discarded"]),
        ("uses", lambda scenario, card: False, "scenarios", [""]),
        ("card_tables", lambda game: [], "clause", [""]),
    ],
)
def test_what_is_not_there_is_missing(
    function: str, instead: Any, name: str, missing: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(things, function, instead)
    assert part(name).missing == missing
    assert name in [part.name for part in alms().missing]


def test_a_key_may_mean_several_things() -> None:
    assert things_called("jet", GAMES) == [("olet", "card"), ("olet", "space")]


def test_an_unknown_key_is_refused_with_the_nearest() -> None:
    with pytest.raises(PecuniaError) as refused:
        things_called("brutos", GAMES)
    assert refused.value.key == "ledger-no-card"
    assert str(refused.value.facts["similar"]).startswith("brutus")
