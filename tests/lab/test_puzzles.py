"""Looking for puzzles: the same seed finds the same ones, and the written file can be read."""

from dataclasses import replace
from pathlib import Path

import pytest

from pecunia.lab import puzzles as lab
from pecunia.lab.puzzles import Request, find, found_before, place_for, puzzles_text
from pecunia.puzzles.collection import puzzles_from


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Just enough tries to show that it works."""
    monkeypatch.setattr(lab, "GLANCE_DEALS", 2)
    monkeypatch.setattr(lab, "LOOK_DEALS", 3)
    monkeypatch.setattr(lab, "FIRST_DEALS", 2)
    search_of = lab._search_of
    monkeypatch.setattr(lab, "_search_of", lambda game: replace(search_of(game), tries=40, patience=0))
    monkeypatch.setattr(lab, "TRIALS", 1)


@pytest.mark.parametrize("game", ["non-olet", "olet"])
def test_the_same_seed_finds_the_same_puzzles(game: str, tmp_path: Path) -> None:
    request = Request(game, 2, "test")
    written: list[str] = []
    text = puzzles_text(request, find(request, lambda found: written.append(puzzles_text(request, found))))
    assert [len(puzzles_from(each)) for each in written] == [1, 2]
    assert written[-1] == text
    found = puzzles_from(text)
    assert [one.game for one in found] == [game, game]
    assert {one.name.split(".")[1] for one in found} == {"0", "1"}
    assert all(one.judged[0].chance - one.judged[1].chance >= lab.LEAD - 0.002 for one in found)
    assert request.command() in text
    broken_off = tmp_path / "puzzles.toml"  # the first one found does not depend on how many are wanted
    broken_off.write_text(written[0], encoding="utf-8")
    request.known = found_before(request, broken_off)
    assert len(request.known) == 1
    assert puzzles_text(request, find(request)) == text
    assert found_before(Request(game, 2, "another"), broken_off) == []
    assert found_before(request, tmp_path / "none.toml") == []


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    assert place_for(Request("olet", 1, "1"), tmp_path) == tmp_path / "puzzles.toml"
    with pytest.raises(FileNotFoundError):
        place_for(Request("olet", 1, "1"), tmp_path / "nowhere")
