"""Whole games and node counts that must never change without a new version of the rule set."""

import tomllib
from pathlib import Path

import pytest

from pecunia.core.chance import commitment
from pecunia.games import from_record
from pecunia.non_olet.module_names import MODULES

from .nodes import DEPTHS, POSITIONS, count_nodes

FOLDER = Path(__file__).parent
HASHES = tomllib.loads((FOLDER / "hashes.toml").read_text(encoding="utf-8"))
COUNTS = tomllib.loads((FOLDER / "node_counts.toml").read_text(encoding="utf-8"))
RECORDS = sorted(FOLDER.glob("*.pecunia"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_game(file: Path) -> None:
    game, record = from_record(file.read_text(encoding="utf-8"), file.name)
    assert game.state_hash() == HASHES[file.stem]
    assert record.header["commitment"] == commitment(record.header["seed"])


def test_the_golden_games_cover_what_they_should() -> None:
    games = [from_record(file.read_text(encoding="utf-8"), file.name)[0] for file in RECORDS]
    assert {file.stem for file in RECORDS} == set(HASHES)
    assert {"unfinished" if game.outcome is None else game.outcome.end for game in games} == {
        "fee",
        "gift",
        "alms",
        "famous",
        "ladder",
        "minerva",
        "unfinished",
    }
    headers = {game.header()[0] for game in games}
    for module in MODULES:
        assert any(f"modules={module} " in f"{header} " for header in headers)
    for players in (2, 4, 6):
        assert any(f"players={players} " in header and f"modules={','.join(MODULES)} " in header for header in headers)
    for players in range(2, 7):
        assert any(f"edition=2005 players={players} " in header for header in headers)
        assert any(f"edition=2016 players={players} " in header and "dark-red" in header for header in headers)
        assert any(f"edition=2016 players={players} " in header and "dark-red" not in header for header in headers)


@pytest.mark.parametrize("name", DEPTHS)
def test_node_counts(name: str) -> None:
    assert count_nodes(name, DEPTHS[name]) == COUNTS[name]


def test_every_position_is_counted() -> None:
    assert {file.stem for file in POSITIONS.glob("*.position")} == set(DEPTHS) == set(COUNTS)
