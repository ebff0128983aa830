"""Every clause is cited in the engine and proved by a scenario. The ledger notices if one is not."""

import os
import random
import shutil
from functools import cache
from pathlib import Path

import pytest

from pecunia.core.errors import PecuniaError
from pecunia.ledger.citations import clauses_in
from pecunia.ledger.ledger import Ledger, find_checkout, make_ledger, rules_file
from pecunia.ledger.lines import asked_for
from pecunia.scenarios import run_scenario
from pecunia.titles.registry import TITLES

ROOT = Path(__file__).parents[2]
GAMES = [game for game in TITLES if rules_file(game, ROOT).is_file()]
SEED = os.environ.get("PECUNIA_DEALS", "clauses")  # another word picks other clauses
DRAWN = 10

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def ledger_of(game: str) -> Ledger:
    return make_ledger(game, ROOT)


@every_game
def test_every_clause_is_cited_where_the_engine_keeps_it(game: str) -> None:
    ledger = ledger_of(game)
    assert len(ledger.entries) > 50
    assert [(entry.clause, entry.subject) for entry in ledger.uncited()] == []


@every_game
def test_the_engine_cites_no_clause_that_does_not_exist(game: str) -> None:
    ledger = ledger_of(game)
    assert len(ledger.citations) > 100
    assert [(one.clause, f"{one.file}:{one.line}") for one in ledger.unknown_code] == []


@every_game
def test_every_clause_is_proved(game: str) -> None:
    assert [(entry.clause, entry.subject) for entry in ledger_of(game).unproved()] == []
    assert ledger_of(game).unknown == []


def test_from_ten_clauses_to_their_code_and_a_scenario_that_passes() -> None:
    """It is one step from a clause to the code and one to a scenario: the ledger names both."""
    chance = random.Random(SEED)
    entries = [(game, entry) for game in GAMES for entry in ledger_of(game).entries]
    for game, entry in chance.sample(entries, DRAWN):
        where = f"{game} {entry.clause} {entry.subject}"
        place = chance.choice([place for place in entry.code if place.name])
        source = (ROOT / place.file).read_text(encoding="utf-8")
        letters, named = entry.clause[0], (entry.clause,)
        assert entry.clause in clauses_in(source.splitlines()[place.line - 1], letters, named), where
        last = place.name.split(".")[-1]
        assert any(f"{word}{last}" in source for word in ("def ", "class ", "\n")), where
        scenario = chance.choice(entry.scenarios)
        assert entry.clause in scenario.cites, where
        run_scenario(scenario)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy in which rules, scenarios and code can be changed."""
    for folder in ("docs/rules", "tests/rules", "src/pecunia/core", "src/pecunia/olet"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    assert make_ledger("olet", tmp_path).complete
    return tmp_path


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_clause_that_no_code_cites_is_noticed(checkout: Path) -> None:
    changed(checkout / "src/pecunia/olet/engine/turn.py", "(O50)", "")
    ledger = make_ledger("olet", checkout)
    assert [entry.clause for entry in ledger.uncited()] == ["O50"]
    assert not ledger.complete


def test_a_list_of_clauses_at_the_top_of_a_file_keeps_nothing(checkout: Path) -> None:
    turn = checkout / "src/pecunia/olet/engine/turn.py"
    changed(turn, "(O50)", "")
    changed(turn, '"""The round', '"""O50. The round')
    assert [entry.clause for entry in make_ledger("olet", checkout).uncited()] == ["O50"]


def test_a_clause_that_does_not_exist_is_noticed(checkout: Path) -> None:
    changed(checkout / "src/pecunia/olet/engine/turn.py", "(O50)", "(O50, O950, §9.9)")
    ledger = make_ledger("olet", checkout)
    assert [(one.clause, one.name) for one in ledger.unknown_code] == [("O950", "next_lawyer"), ("§9.9", "next_lawyer")]
    assert not ledger.complete


def test_a_clause_without_a_scenario_is_noticed(checkout: Path) -> None:
    for file in (checkout / "tests/rules").rglob("*.scenario"):
        file.write_text(file.read_text(encoding="utf-8").replace("O50", "O49"), encoding="utf-8")
    assert [entry.clause for entry in make_ledger("olet", checkout).unproved()] == ["O50"]


def test_the_place_of_a_citation_is_the_innermost_thing_with_a_name(checkout: Path) -> None:
    (checkout / "src/pecunia/olet/engine/places.py").write_text(
        '"""O1."""\n# O2\nLIMIT = 3  # O3\n\n\nclass Table:\n    """O4"""\n\n    # O5\n\n    @property\n'
        '    def seat(self) -> str:\n        return "O6"  # a text counts, too\n',
        encoding="utf-8",
    )
    places = [one for one in make_ledger("olet", checkout).citations if one.file.endswith("places.py")]
    assert [(one.clause, one.line, one.name) for one in places] == [
        ("O1", 1, ""),
        ("O2", 2, "LIMIT"),
        ("O3", 3, "LIMIT"),
        ("O4", 7, "Table"),
        ("O5", 9, "Table.seat"),
        ("O6", 13, "Table.seat"),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("as it is (A54)", ["A54"]),
        ("A1–A3, A9", ["A1", "A2", "A3", "A9"]),
        ("M3, V1, CA54, A5x and O1 are no clauses", []),
        ("§2.4 and §2.1.7.", ["§2.4", "§2.1"]),
        ("§2.2–§2.4", ["§2.2", "§2.3", "§2.4"]),
        ("§3.2 I–III, V, A70", ["§3.2 I", "§3.2 II", "§3.2 III", "§3.2 V", "A70"]),
        ("§3.2 XVIII", ["§3.2 XVIII"]),
        ("§3.1 Stammgast", ["§3.1 Stammgast", "§3.1"]),
        ("§3.2 IIII", ["§3.2 IIII"]),
    ],
)
def test_clauses_are_found_in_texts(text: str, found: list[str]) -> None:
    assert sorted(clauses_in(text, "A", ("§3.1 Stammgast",))) == sorted(found)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("A54", {"non-olet": ["A54"], "olet": []}),
        ("o21", {"non-olet": [], "olet": ["O21"]}),
        ("§2.4", {"non-olet": ["§2.4"], "olet": ["§2.4"]}),
        ("2.4", {"non-olet": ["§2.4"], "olet": ["§2.4"]}),
        ("A57", {"non-olet": ["A57"], "olet": []}),
        ("§3.1 xii", {"non-olet": ["§3.1 XII"], "olet": []}),
    ],
)
def test_which_clauses_are_meant(word: str, meant: dict[str, list[str]]) -> None:
    assert asked_for([word], [ledger_of(game) for game in GAMES]) == meant


def test_a_section_has_all_its_cards() -> None:
    favours = asked_for(["§3.5"], [ledger_of("non-olet")])["non-olet"]
    assert favours == ["§3.5", *(f"§3.5 {numeral}" for numeral in ("I", "II", "III", "IV", "V", "VI", "VII"))]


def test_unknown_clauses_are_refused_with_the_nearest() -> None:
    with pytest.raises(PecuniaError) as refused:
        asked_for(["A999"], [ledger_of(game) for game in GAMES])
    assert refused.value.key == "ledger-no-clause"
    assert "A99" in str(refused.value.facts["similar"])


def test_outside_a_checkout_there_is_no_ledger(tmp_path: Path) -> None:
    with pytest.raises(PecuniaError) as refused:
        find_checkout(tmp_path)
    assert refused.value.key == "ledger-no-checkout"
