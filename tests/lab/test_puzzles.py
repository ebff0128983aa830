"""Looking for puzzles: the same seed finds the same ones, and the written file can be read."""

from dataclasses import replace
from pathlib import Path

import pytest

from pecunia.lab import puzzles as lab
from pecunia.lab.puzzles import Request, find, place_for, puzzles_text
from pecunia.puzzles.collection import puzzles_from


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Just enough tries to show that it works."""
    monkeypatch.setattr(lab, "GLANCE", 8)
    monkeypatch.setattr(lab, "LOOK", 12)
    search_of = lab._search_of
    monkeypatch.setattr(lab, "_search_of", lambda game: replace(search_of(game), tries=12, patience=0))
    monkeypatch.setattr(lab, "TRIALS", 1)


@pytest.mark.parametrize("game", ["non-olet", "olet"])
def test_the_same_seed_finds_the_same_puzzles(game: str) -> None:
    request = Request(game, 2, "test")
    seen: list[int] = []
    text = puzzles_text(request, find(request, lambda found: seen.append(len(found))))
    assert seen == [1, 2]
    found = puzzles_from(text)
    assert [one.game for one in found] == [game, game]
    assert {one.name.split(".")[1] for one in found} == {"0", "1"}
    assert all(one.judged[0].chance - one.judged[1].chance >= lab.LEAD - 0.002 for one in found)
    assert request.command() in text
    first = Request(game, 1, "test")  # the first one found does not depend on how many are wanted
    again = puzzles_from(puzzles_text(first, find(first)))
    assert again[0].position in {one.position for one in found}


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    assert place_for(Request("olet", 1, "1"), tmp_path) == tmp_path / "puzzles.toml"
    with pytest.raises(FileNotFoundError):
        place_for(Request("olet", 1, "1"), tmp_path / "nowhere")
