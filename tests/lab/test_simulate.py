"""Simulations: reproducible whatever the number of workers, compiled or not, on every Python."""

from pathlib import Path

import pytest

from pecunia.core.errors import OptionError
from pecunia.games import from_record
from pecunia.lab.simulate import Job, simulate
from pecunia.lab.workers import Processes
from pecunia.olet.engine.names import CARD_KINDS

MIXED = ["random", "greedy"]


def job(records: bool = False, **options: object) -> Job:
    return Job("non-olet", {"edition": 2016, "players": 4, **options}, MIXED, 1, records)


def test_the_same_seed_gives_the_same_games_everywhere() -> None:
    """This hash must be the same compiled and uncompiled, on every Python: it covers deals, rules and both bots."""
    summary = simulate(job(), 20)
    assert summary["state_hash"] == "a651d3e0cf685faea4af470ed24ac554677fa9e740f779c36df8a08448d5df6d"
    assert summary["games"] == 20
    assert sum(summary["wins"]) == 20
    assert summary["bots"] == ["random", "greedy", "random", "greedy"]
    assert summary["mean_decisions"] == round(summary["decisions"] / 20, 2)
    assert sum(summary["ends"].values()) == 20


def test_workers_do_not_change_the_result() -> None:
    one = simulate(job(dark_red=True), 60)
    two = simulate(job(dark_red=True), 60, workers=Processes(2))
    for same in ("state_hash", "wins", "ends", "decisions"):
        assert one[same] == two[same]


def test_games_are_recorded(tmp_path: Path) -> None:
    told: list[int] = []
    simulate(job(records=True), 3, record_folder=tmp_path / "games", progress=told.append)
    assert told == [1, 2, 3]
    files = sorted((tmp_path / "games").glob("*.pecunia"))
    assert len(files) == 3
    for file in files:
        game, record = from_record(file.read_text(encoding="utf-8"), file.name)
        assert game.outcome is not None
        assert record.seats == ["random", "greedy", "random", "greedy"]


def test_unknown_bots_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="option-bot"):
        simulate(Job("non-olet", {}, ["caesar"], 1, True), 5, record_folder=tmp_path / "games")
    assert not (tmp_path / "games").exists()


def test_olet_is_counted() -> None:
    """Equal greedy bots: every game ends after five to ten rounds, and every kind of card is bought now and then."""
    summary = simulate(Job("olet", {"players": 3}, ["greedy"], 1, False), 40, workers=Processes(2))
    assert sum(summary["ends"].values()) == 40
    assert sum(summary["wins"]) + summary["ends"].get("shared", 0) == 40
    figures = summary["figures"]
    by_order = [figures[f"won {place}"]["games"] for place in (1, 2, 3)]
    assert sum(by_order) == sum(summary["wins"]) + sum(summary["shared"])
    assert 5 <= figures["rounds"]["least"] <= figures["rounds"]["most"] <= 10
    for kind in CARD_KINDS:
        shown, bought = figures[f"shown {kind}"], figures[f"bought {kind}"]
        assert shown["mean"] >= bought["mean"]
        assert bought["games"] >= 0.02 * shown["games"], kind


def test_shared_victories_are_counted_apart() -> None:
    summary = simulate(Job("olet", {"players": 4}, ["random"], 1, False), 200)
    assert summary["ends"]["shared"] > 0
    assert sum(summary["shared"]) >= 2 * summary["ends"]["shared"]
    assert sum(summary["wins"]) == summary["ends"]["most-money"]
    assert sum(summary["shares"]) > 1, "each who shares has won"
    for seat in range(4):
        assert summary["shares"][seat] == (summary["wins"][seat] + summary["shared"][seat]) / 200
    replayed = simulate(Job("olet", {"players": 4, "tie": "replay"}, ["random"], 1, False), 200)
    assert replayed["ends"]["replay"] == summary["ends"]["shared"]
    assert sum(replayed["shared"]) == 0


def test_the_same_seed_gives_the_same_games_of_olet_everywhere() -> None:
    summary = simulate(Job("olet", {"players": 4}, MIXED, 1, False), 20)
    assert summary["state_hash"] == "b978e3366bf4e80cdf70cdd3ad70bd52fcdee80e0879849efabc46175a9babaf"
