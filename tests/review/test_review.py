"""The review of a whole game: it adds up, can be cancelled, is kept, and refuses anything but a finished game."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from pecunia.core.errors import PecuniaError, RecordError
from pecunia.games import from_record
from pecunia.review.cache import load_cached, name_of, save_cached
from pecunia.review.income import sources_of
from pecunia.review.judging import Stopped, decisions_of
from pecunia.review.review import finished_game, review_of
from pecunia.review.review_report import Review, review_from, size_of
from pecunia.review.sentences import reasons_told, thing, told
from pecunia.texts import LANGUAGES, Texts

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = sorted(path.stem for path in GOLDEN.glob("*.pecunia") if "unfinished" not in path.stem)
REVIEWED = ["2005-3-players", "olet-3-players"]


def recorded(name: str) -> str:
    return (GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def reviews() -> dict[str, Review]:
    return {name: review_of(recorded(name), jobs=1, tries=8) for name in REVIEWED}


@pytest.mark.parametrize("name", FINISHED)
def test_all_money_is_accounted_for(name: str) -> None:
    game, _ = from_record(recorded(name))
    start = game.earlier(len(game.history()))
    sources = sources_of(game)
    for seat in range(game.seats):
        money = [table.money[seat] if game.title == "non-olet" else table.scores()[seat] for table in (start, game)]  # type: ignore[attr-defined]
        assert money[0] + sum(source.amounts[seat] for source in sources) == money[1]


@pytest.mark.parametrize("name", REVIEWED)
def test_luck_and_skill_add_up_to_the_result(reviews: dict[str, Review], name: str) -> None:
    review = reviews[name]
    game, _ = from_record(recorded(name))
    assert [each.number for each in review.decisions] == decisions_of(game)
    for balance in review.balances:
        assert balance.start + balance.own + balance.others + balance.luck == pytest.approx(balance.result, abs=0.001)
        assert balance.result == (1 / len(review.winners) if balance.seat in review.winners else 0)
        mine = [each for each in review.decisions if each.seat == balance.seat]
        assert balance.decisions == len(mine)
        assert -balance.own == pytest.approx(sum(each.difference for each in mine), abs=0.001 * len(mine))
        by_turns = sum(fortune.luck[balance.seat] for fortune in review.fortunes)
        assert by_turns == pytest.approx(balance.luck, abs=0.001 * len(review.fortunes))
    assert sum(balance.own + balance.others for balance in review.balances) == pytest.approx(0, abs=0.01)
    assert len(review.chances) == len(game.history()) + 1
    for chances in review.chances:
        assert sum(chances) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("name", REVIEWED)
def test_a_mistake_has_a_better_move_and_a_size(reviews: dict[str, Review], name: str) -> None:
    for each in reviews[name].decisions:
        assert each.size == size_of(each.loss)
        assert (each.best != each.played) == (each.loss > 0)
        assert each.chance_best - each.chance_played == pytest.approx(each.loss, abs=0.0002)
    assert any(each.size for each in reviews[name].decisions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REVIEWED)
def test_mistakes_are_told_in_words(reviews: dict[str, Review], name: str, language: str) -> None:
    texts, review = Texts(language), reviews[name]
    game, _ = from_record(recorded(name))
    words = told(review, game, texts, review.seats)
    assert [each.number for each in words] == [each.number for each in review.decisions if each.size]
    for each in words:
        assert each.played != each.best
        assert each.question
    for source in review.sources:
        assert thing(review.game, source, texts)


def test_reasons_are_told_for_and_against(reviews: dict[str, Review]) -> None:
    texts, some = Texts("en"), reviews[REVIEWED[0]].decisions[0]
    both = replace(some, reasons=[["race", 0.2], ["queue", -0.1], ["fees", 0.1]])
    assert reasons_told(both, texts) == ["Better for: race to the goal, fees to come.", "Worse for: queue."]
    assert reasons_told(replace(some, reasons=[["queue", -0.1]]), texts) == [
        "Worse at first for: queue. It pays off later."
    ]
    assert reasons_told(replace(some, reasons=[]), texts) == []


@pytest.mark.parametrize("name", FINISHED)
def test_everything_money_came_from_has_a_name(name: str) -> None:
    game, _ = from_record(recorded(name))
    for source in sources_of(game):
        for language in LANGUAGES:
            assert thing(game.title, source, Texts(language))


def test_two_processes_say_what_one_does(reviews: dict[str, Review]) -> None:
    assert review_of(recorded("olet-3-players"), jobs=2, tries=8) == reviews["olet-3-players"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_can_be_called_off(jobs: int) -> None:
    judged: list[int] = []
    with pytest.raises(Stopped):
        review_of(recorded("2005-4-players"), jobs, judged.append, lambda: bool(judged), tries=8)
    assert judged
    assert judged[-1] < len(decisions_of(from_record(recorded("2005-4-players"))[0]))


ASKING = f"""if True:
    import time
    from pathlib import Path
    from pecunia.review.judging import Stopped
    from pecunia.review.review import review_of
    record = Path({str(GOLDEN / "2005-4-players.pecunia")!r}).read_text(encoding="utf-8")
"""
CALLED_OFF = """
    end = time.monotonic() + 1
    try:
        review_of(record, 2, stopped=lambda: time.monotonic() > end, tries=1_000_000)
    except Stopped:
        print("stopped", flush=True)
"""
KILLED = """
    review_of(record, 2, lambda judged: (print(judged, flush=True), time.sleep(60)), tries=8)
"""


@pytest.mark.parametrize("what", [CALLED_OFF, KILLED], ids=["called-off", "killed"])
def test_nobody_goes_on_judging_when_nobody_waits(what: str) -> None:
    """All processes of a review write to the same pipe, so it closes when the last of them ends."""
    with subprocess.Popen([sys.executable, "-c", ASKING + what], stdout=subprocess.PIPE) as asked:
        assert asked.stdout is not None
        assert asked.stdout.readline()
        if what == KILLED:
            asked.kill()
        try:
            asked.communicate(timeout=30)
        finally:
            asked.kill()


def test_a_review_is_kept(reviews: dict[str, Review], tmp_path: Path) -> None:
    record, review = recorded(REVIEWED[0]), reviews[REVIEWED[0]]
    folder = tmp_path / "reviews"
    assert load_cached(folder, record) is None
    save_cached(folder, record, review)
    assert load_cached(folder, record) == review
    assert load_cached(folder, record + "\n") is None
    [file] = folder.iterdir()
    file.write_text("{", encoding="utf-8")
    assert load_cached(folder, record) is None
    (tmp_path / "file").write_text("")
    save_cached(tmp_path / "file", record, review)  # if nothing can be written, nothing happens
    assert load_cached(tmp_path / "file", record) is None


def test_the_oldest_reviews_make_room(reviews: dict[str, Review], tmp_path: Path) -> None:
    review = reviews[REVIEWED[0]]
    for number, record in enumerate("abc"):
        save_cached(tmp_path, record, review, most=2)
        os.utime(tmp_path / f"{name_of(record)}.json", (number, number))
    save_cached(tmp_path, "d", review, most=2)
    assert [load_cached(tmp_path, record) is not None for record in "abcd"] == [False, False, True, True]


def test_a_review_survives_json(reviews: dict[str, Review]) -> None:
    for review in reviews.values():
        assert review_from(json.loads(json.dumps(review.plain()))) == review
        assert replace(review, tries=1) != review


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (recorded("unfinished"), "review-unfinished"),
        (recorded("olet-unfinished"), "review-unfinished"),
        (recorded("2005-2-players").replace("rules 1", "rules 7"), "record-rules-version"),
        (recorded("2005-2-players").removesuffix("end\n"), "record-truncated"),
        ("a shopping list", "record-head"),
        ("", "record-head"),
    ],
)
def test_what_cannot_be_reviewed(record: str, key: str) -> None:
    with pytest.raises((PecuniaError, RecordError)) as refused:
        finished_game(record)
    assert refused.value.key == key
