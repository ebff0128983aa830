"""Whole games and node counts that must never change without a new version of the rule set."""

import tomllib
from pathlib import Path

import pytest

from pecunia.core.chance import commitment
from pecunia.core.game import Game
from pecunia.games import from_record
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.olet.engine.names import ENDS
from pecunia.olet.engine.notation import MOVES

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


def golden(title: str) -> list[Game]:
    games = [from_record(file.read_text(encoding="utf-8"), file.name)[0] for file in RECORDS]
    return [game for game in games if game.title == title]


def ends(games: list[Game]) -> set[str]:
    return {"unfinished" if game.outcome is None else game.outcome.end for game in games}


def test_every_golden_game_has_its_hash() -> None:
    assert {file.stem for file in RECORDS} == set(HASHES)


def test_the_golden_games_cover_what_they_should() -> None:
    games = golden("non-olet")
    assert ends(games) == {"fee", "gift", "alms", "famous", "ladder", "minerva", "unfinished"}
    headers = {game.header()[0] for game in games}
    for module in MODULES:
        assert any(f"modules={module} " in f"{header} " for header in headers)
    for players in (2, 4, 6):
        assert any(f"players={players} " in header and f"modules={','.join(MODULES)} " in header for header in headers)
    for players in range(2, 7):
        assert any(f"edition=2005 players={players} " in header for header in headers)
        assert any(f"edition=2016 players={players} " in header and "dark-red" in header for header in headers)
        assert any(f"edition=2016 players={players} " in header and "dark-red" not in header for header in headers)


def test_the_golden_games_of_pecunia_olet_cover_what_they_should() -> None:
    games = golden("olet")
    assert ends(games) == {*ENDS, "unfinished"}
    headers = " ".join(game.header()[0] for game in games)
    for words in ("players=2", "players=3", "players=4", "open-money=true", "tie=replay", "round-cap=", "start="):
        assert words in headers
    played = {each.move.text.split()[0] for game in games for each in game.history()}
    assert played == {move.text.split()[0] for move in MOVES}


@pytest.mark.parametrize("name", DEPTHS)
def test_node_counts(name: str) -> None:
    assert count_nodes(name, DEPTHS[name]) == COUNTS[name]


def test_every_position_is_counted() -> None:
    assert {file.stem for file in POSITIONS.glob("*.position")} == set(DEPTHS) == set(COUNTS)
