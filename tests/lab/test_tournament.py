"""Tournaments: every pair plays the same deals. Killed and resumed, or spread over workers, the table is the same."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from math import exp
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pecunia.core.errors import FileError, OptionError
from pecunia.lab.cluster import LOCAL, Cluster, workers_for
from pecunia.lab.intervals import elo
from pecunia.lab.match import Match
from pecunia.lab.ratings import rate
from pecunia.lab.tournament import Tournament, play
from pecunia.lab.tournament_report import print_tournament
from pecunia.lab.workers import Processes
from pecunia.processes import Piece, Result
from pecunia.texts import Texts

ROOT = Path(__file__).parents[2]
BOTS = ["random", "greedy", "doorkeeper"]
CUP = """
import json, os, pathlib
from pecunia.lab.tournament import Tournament, play
from pecunia.lab.workers import Processes
from pecunia.processes import Piece, Result
cup = Tournament("olet", {"players": 2}, ["random", "greedy", "doorkeeper"], "cup", 40)
print(json.dumps(play(cup, pathlib.Path(os.environ["CUP_FILE"]), Processes(2), lambda games: None)))
"""


def cup(deals: int = 3, *, bots: list[str] | None = None, seed: str = "cup", **options: Any) -> Tournament:
    return Tournament("olet", {"players": 2, **options}, bots or BOTS, seed, deals)


def run(tournament: Tournament, file: Path | None = None, jobs: int = 1) -> dict[str, Any]:
    return play(tournament, file, Processes(jobs), lambda games: None)


def rows(file: Path) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT * FROM games").fetchall()
    connection.close()
    return found


def test_every_pair_plays_every_deal_in_every_arrangement(tmp_path: Path) -> None:
    file = tmp_path / "cup.sqlite"
    summary = run(cup(), file)
    assert summary["games"] == len(rows(file)) == 3 * 3 * 2
    assert [(pair["one"], pair["other"], pair["games"]) for pair in summary["pairs"]] == [
        ("doorkeeper", "greedy", 6),
        ("doorkeeper", "random", 6),
        ("greedy", "random", 6),
    ]
    seats = {(one, other, deal, seats) for one, other, deal, _, seats, *_ in rows(file)}
    assert {json.dumps(["greedy", "random"]), json.dumps(["random", "greedy"])} < {each[-1] for each in seats}
    assert len(seats) == 18
    assert [row["bot"] for row in summary["bots"]] == ["doorkeeper", "greedy", "random"]


def test_larger_tables_are_shared_by_halves() -> None:
    for players, games in ((2, 2), (3, 6), (4, 6), (5, 20)):
        match = Match("non-olet", {"players": players}, "greedy", "random", None)
        assert len(match.arrangements) == games
        assert match.even == 0.5
        sat = [sum(seat in taken for taken in match.arrangements) for seat in range(players)]
        assert sat == [games // 2] * players, "each bot has each seat as often as the other"


def test_workers_and_the_order_of_names_change_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.sqlite", tmp_path / "two.sqlite"
    alone = run(cup(6), one)
    together = run(cup(6, bots=BOTS[::-1]), two, jobs=2)
    assert json.dumps(alone) == json.dumps(together)
    assert rows(one) == rows(two)
    assert json.dumps(alone) == json.dumps(run(cup(6)))


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    """More deals and bots are added to the stored ones; with fewer, the others are left out."""
    file = tmp_path / "cup.sqlite"
    few = run(cup(2, bots=BOTS[:2]), file)
    told: list[int] = []
    more = play(cup(4), file, Processes(1), told.append)
    assert told == list(range(4, 24 + 1, 2))
    assert more == run(cup(4))
    assert run(cup(2, bots=BOTS[:2]), file) == few
    assert len(rows(file)) == 24


def test_what_stands_there_is_not_written_again(tmp_path: Path) -> None:
    file = tmp_path / "cup.sqlite"
    run(cup(2), file)
    connection = sqlite3.connect(file)
    connection.execute("DELETE FROM games WHERE deal = 1 AND seating = 1")
    connection.execute("UPDATE games SET share = 0.25 WHERE deal = 1")
    connection.commit()
    connection.close()
    run(cup(2), file)
    assert [row[-1] for row in rows(file) if row[2:4] == (1, 0)] == [0.25] * 3, "the first to write has written"
    assert len(rows(file)) == 12


def started(file: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "CUP_FILE": str(file)}
    return subprocess.Popen([sys.executable, "-c", CUP], cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment)


def kept(file: Path) -> int:
    """How many games another process has finished so far."""
    try:
        return len(rows(file))
    except sqlite3.Error:  # it has not begun, or is writing at this moment
        return 0


def wait_for_more(file: Path, than: int) -> None:
    end = time.monotonic() + 60
    while kept(file) <= than:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_killed_twice_it_comes_to_the_same_table(tmp_path: Path) -> None:
    file = tmp_path / "cup.sqlite"
    seen = 0
    for _ in range(2):
        process = started(file)
        wait_for_more(file, seen)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=30)  # its workers end with it: they hold the same pipe
        assert process.returncode == -signal.SIGKILL
        assert seen < kept(file) < 240
        seen = kept(file)
    before = rows(file)
    process = started(file)
    table = process.communicate(timeout=60)[0]
    assert process.returncode == 0
    assert set(before) <= set(rows(file)), "no finished game was lost or played again"
    assert json.loads(table) == run(cup(40))
    assert not (tmp_path / "cup.sqlite-wal").exists()


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (cup(seed="other"), "seed"),
        (cup(players=3), "options"),
        (Tournament("non-olet", {"players": 2}, BOTS, "cup", 3), "game"),
        (Tournament("olet", {"players": 2}, BOTS, "cup", 3, 5.0), "bot-seconds"),
    ],
)
def test_another_setting_is_refused(tmp_path: Path, other: Tournament, what: str) -> None:
    file = tmp_path / "cup.sqlite"
    run(cup(1), file)
    before = rows(file)
    with pytest.raises(OptionError, match="store-otherwise") as refused:
        run(other, file)
    assert refused.value.facts["what"] == what
    assert rows(file) == before
    for language in ("de", "en", "fr", "it"):
        assert what in Texts(language).error(refused.value)


def test_a_level_with_another_budget_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cup.sqlite"
    run(cup(1), file)
    monkeypatch.setattr("pecunia.lab.tournament.budget", lambda level, title: "more")
    run(cup(1, bots=["greedy", "random"]), file)
    with pytest.raises(OptionError, match="bot doorkeeper"):
        run(cup(1), file)


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cup.sqlite"
    run(cup(30, bots=BOTS[:2]), file)
    whole = file.read_bytes()
    for broken in (b"results: none\n" * 100, whole[: len(whole) // 2], whole[:5000] + bytes(4000) + whole[9000:]):
        file.write_bytes(broken)
        with pytest.raises(FileError, match="store-file"):
            run(cup(30, bots=BOTS[:2]), file)
        assert file.read_bytes() == broken
    file.write_bytes(b"")  # as if killed before anything was written
    assert run(cup(1), file) == run(cup(1))


def test_the_file_of_somebody_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE setting (name TEXT, value TEXT)")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    with pytest.raises(FileError, match="store-file"):
        run(cup(1), file)
    assert file.read_bytes() == before
    with pytest.raises(FileNotFoundError):
        run(cup(1), tmp_path / "nowhere" / "cup.sqlite")


@pytest.mark.parametrize(
    ("bots", "key"),
    [(["greedy"], "tournament-alone"), (["greedy", "random", "greedy"], "tournament-twice"), (["greedy", "x"], "x")],
)
def test_a_field_that_cannot_play_is_refused(bots: list[str], key: str) -> None:
    with pytest.raises(OptionError, match=key):
        cup(bots=bots)


def test_what_programs_do_wrong_is_kept_and_told(tmp_path: Path) -> None:
    bots = ["random", f"cmd:{sys.executable} -c pass"]
    file = tmp_path / "cup.sqlite"
    first = run(cup(2, bots=bots), file)
    assert first["faults"]
    assert run(cup(2, bots=bots), file) == first


# A cluster.


class LastFirst:
    """Workers that return the last piece first."""

    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        for number in reversed(range(len(pieces))):
            yield number, work(pieces[number])


def test_the_order_in_which_deals_come_in_changes_nothing() -> None:
    assert play(cup(4), None, LastFirst(), lambda games: None) == run(cup(4))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(OptionError, match="ray-address") as refused:
        play(cup(1), None, Cluster(address, 1), lambda games: None)
    assert address in Texts("it").error(refused.value)


def test_without_ray_the_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert isinstance(workers_for(2, None), Processes)
    with pytest.raises(OptionError, match="ray-missing"):
        workers_for(2, LOCAL)


# Ratings.


def test_two_bots_get_the_difference_of_their_match() -> None:
    won = {deal: float(deal % 4 > 0) for deal in range(200)}
    first, second = rate(2, {(0, 1): won}, 2)
    assert first.elo - second.elo == pytest.approx(elo(0.75, 0.5, 400))
    assert first.elo == pytest.approx(-second.elo)
    assert first.low < first.elo < first.high
    easy = rate(2, {(0, 1): dict.fromkeys(range(50), 1.0)}, 2)[0]
    assert 0 < easy.low < easy.elo <= easy.high < 1000


def test_the_interval_has_the_truth_in_95_of_100_tournaments() -> None:
    """All pairs share the deals: a deal that favours a bot does so against every other."""
    truth = [0.6, 0.1, -0.7]
    chance = random.Random(1)
    tournaments, hits, widths = 400, 0, 0.0
    for _ in range(tournaments):
        luck = [[chance.choice([-1.5, 1.5]) for bot in truth] for deal in range(100)]
        shares: dict[tuple[int, int], dict[int, float]] = {}
        for one, other in ((0, 1), (0, 2), (1, 2)):
            edge = truth[one] - truth[other]
            likely = [1 / (1 + exp(other_luck[other] - other_luck[one] - edge)) for other_luck in luck]
            shares[one, other] = {deal: float(chance.random() < part) for deal, part in enumerate(likely)}
        found = rate(3, shares, 2)
        middle = rate(3, {pair: _mean(truth, pair) for pair in shares}, 1000)
        hits += sum(each.low <= true.elo <= each.high for each, true in zip(found, middle))
        widths += found[0].high - found[0].low
    assert 0.93 < hits / (3 * tournaments) < 0.985
    assert 50 < widths / tournaments < 200


def _mean(truth: list[float], pair: tuple[int, int]) -> dict[int, float]:
    """The share that a pair wins on average over the luck of the deals."""
    edge = truth[pair[0]] - truth[pair[1]]
    lucks = [one - other for one in (-1.5, 1.5) for other in (-1.5, 1.5)]
    return {0: sum(1 / (1 + exp(-edge - luck)) for luck in lucks) / len(lucks)}


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_tables_for_people(language: str) -> None:
    console = Console(width=100, record=True, file=StringIO())
    print_tournament(run(cup()), Texts(language), console)
    shown = console.export_text()
    for words in ("doorkeeper – greedy", "18", " 1  doorkeeper", "100.0" if language == "en" else "100,0"):
        assert words in shown
