"""Balance: known effects are measured, any workers give the same figures, and the report is in four languages."""

import json
import random
import re
import sqlite3
import struct
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.moves import Question
from pecunia.games import new, options_for
from pecunia.lab.balance.balance_report import BalanceReport, checked_folder, write_report
from pecunia.lab.balance.course import Course
from pecunia.lab.balance.exposure import Exposure
from pecunia.lab.balance.measuring import Measurement, measure
from pecunia.lab.balance.plot import axis
from pecunia.lab.balance.png import pngs
from pecunia.lab.balance.report_blocks import Plot, print_document
from pecunia.lab.balance.study import PLAIN
from pecunia.lab.balance.tallies import CountedGame
from pecunia.lab.intervals import mean, ratio
from pecunia.lab.workers import Processes
from pecunia.non_olet.balance import NonOletStudy, with_modules
from pecunia.non_olet.engine.module_names import FAVOUR_KEYS, MODULES, UPGRADE_KEYS
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.olet.balance import AMOUNT, OletStudy, WatchedOlet
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import CARD_KINDS
from pecunia.processes import Piece, Result
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import title

MEASURED = ["careers", "favours"]


def non_olet(deals: int = 6, further: int | None = 2, bot: str = "random", **options: Any) -> Measurement:
    tables = [{"players": players, "modules": MEASURED, **options} for players in (2, 3)]
    return Measurement("non-olet", tables, bot, "test", deals, further)


def olet(deals: int = 4, players: int = 2) -> Measurement:
    return Measurement("olet", [{"players": players}], "random", "test", deals)


def run(measurement: Measurement, file: Path | None = None, jobs: int = 1) -> dict[str, Any]:
    return measure(measurement, file, Processes(jobs), lambda games: None)


# What things are worth.


def test_the_worth_that_was_there_is_found() -> None:
    """A made-up game: players draw from a pile of three gold and five lead cards. Gold wins 20 points more, and luck
    decides how often they draw. Early winners draw little, and still the measured worth of gold is right."""
    chance = random.Random(1)
    pulls: dict[str, list[float]] = {"gold": [], "lead": []}
    weights: dict[str, list[float]] = {"gold": [], "lead": []}
    for _ in range(6000):
        exposure = Exposure(2)
        pile = ["gold"] * 3 + ["lead"] * 5
        chance.shuffle(pile)
        edge = 0.3 * chance.choice([-1, 1])
        draws = [(0, pile.pop())]
        if edge < 0:  # a player who is behind draws again
            draws.append((0, pile.pop()))
        exposure.drawn(draws, pile)
        likely = 0.4 + edge + 0.2 * sum(card == "gold" for _, card in draws)
        won = float(chance.random() < likely)
        for thing, (pull, weight, _, _) in exposure.tallies([won, 1 - won]).items():
            pulls[thing].append(pull)
            weights[thing].append(weight)
    gold, lead = (ratio(pulls[thing], weights[thing]) for thing in ("gold", "lead"))
    assert gold[1] < 0.2 < gold[2]
    assert gold[2] - gold[1] < 0.08
    assert gold[0] == pytest.approx(-lead[0]), "of two things one is worth what the other costs"


def test_the_interval_has_the_truth_in_95_of_100_measurements() -> None:
    chance = random.Random(2)
    hits = 0
    for _ in range(400):
        wholes = [chance.choice([0.5, 1.0, 2.0]) for _ in range(60)]
        parts = [whole * 0.3 + chance.gauss(0, whole) for whole in wholes]
        _, low, high = ratio(parts, wholes)
        hits += low < 0.3 < high
    assert 0.92 < hits / 400 < 0.98
    assert ratio([1.0], [2.0]) == (0.5, 0.5, 0.5)
    assert ratio([], []) == (0.0, 0.0, 0.0)
    assert mean([1.0, 3.0])[0] == 2.0


def games_of(measurement: Measurement, variant: str) -> list[CountedGame]:
    return [
        game
        for number in range(len(measurement.tables))
        for deal in range(measurement.deals)
        for game in measurement.play((number, deal, [variant]))
    ]


def test_every_draw_is_seen() -> None:
    """In the 2005 edition cards are drawn at the deal and at the end of each turn, and at no other time."""
    measurement = Measurement("non-olet", [{"edition": 2005, "players": 4}], "greedy", "draws", 4)
    for game in games_of(measurement, PLAIN):
        cards = {thing: tally for thing, tally in game.tallies.items() if thing.startswith("card ")}
        assert sum(came for _, _, came, _ in cards.values()) == 2 * 4 + game.turns - 1
        assert sum(pull for pull, _, _, _ in cards.values()) == pytest.approx(0, abs=1e-6)
        assert all(used <= came for _, _, came, used in cards.values())
        assert sum(used for *_, used in cards.values()) > 0
        romans = [tally for thing, tally in game.tallies.items() if thing.startswith("class ")]
        assert sum(came for _, _, came, _ in romans) % 5 == 0, "queues are filled by five"


def test_long_games_make_piles_again() -> None:
    """Cards from the old pile and from the new one are counted separately, so no chance is ever above one."""
    measurement = Measurement("non-olet", [{"players": 6, "target": 60, "dark_red": True}], "random", "long", 2)
    for game in games_of(measurement, PLAIN):
        assert game.turns > 100
        for _, weight, came, _ in game.tallies.values():
            assert weight >= 0
            assert came >= 0


def test_who_begins_goes_around_and_drafts_are_drawn() -> None:
    found = games_of(Measurement("non-olet", [{"players": 3, "modules": MODULES}], "random", "1", 6), "lot favours")
    assert [game.first for game in found] == [0, 1, 2, 0, 1, 2]
    for game in found:
        favours = [thing for thing in game.tallies if thing.startswith("favour ")]
        assert len(favours) == 3
        assert sum(game.tallies[thing][0] for thing in favours) == pytest.approx(0, abs=1e-6)
    assert len({thing for game in found for thing in game.tallies if thing.startswith("favour ")}) > 4
    chosen = games_of(Measurement("non-olet", [{"players": 2, "modules": ["favours"]}], "random", "1", 2), "favours")
    assert not [thing for game in chosen for thing in game.tallies if thing.startswith("favour ")]
    assert {f"favour {key}" for key in FAVOUR_KEYS} >= {thing for thing in found[0].tallies if "favour" in thing}
    upgraded = games_of(
        Measurement("non-olet", [{"players": 2, "modules": ["upgrades"]}], "random", "1", 1), "lot upgrades"
    )
    assert sum(thing.removeprefix("upgrade ") in UPGRADE_KEYS for thing in upgraded[0].tallies) == 2


def test_variants_leave_out_what_belongs_to_other_modules() -> None:
    house = {"ladderWin": "either", "winBy": "earned"}
    options = {"players": 2, "modules": MODULES, "famous": "caesar", "house": house}
    names = [variant.name for variant in NonOletStudy().variants(options)]
    assert names == [PLAIN, *MODULES, "lot upgrades", "lot favours", "all"]
    assert with_modules(options, []) == {"players": 2, "house": {"winBy": "earned"}}
    assert with_modules(options, ["famous"])["famous"] == "caesar"
    assert with_modules(options, ["careers"])["house"] == house
    assert [variant.name for variant in NonOletStudy().variants({"modules": ["events"]})] == [PLAIN, "events"]


def test_gifts_are_given_and_nothing_is_made_of_nothing() -> None:
    """Each kind of gift is given as soon as it can be bought, to every place in turn."""
    study = OletStudy()
    for players in (2, 3, 4):
        variants = study.variants({"players": players})
        assert [variant.name for variant in variants[:3]] == [PLAIN, "gift money", "gift printer"]
        assert len(variants) == (10 if players == 2 else 11), "no Bad Lawyer with two"
        for variant in variants[1:]:
            gift = variant.name.removeprefix("gift ")
            places = Counter(given_place(study.open(variant, deal, "gifts"), gift) for deal in range(players**2))
            assert places == dict.fromkeys(range(players), players)


def given_place(watched: WatchedOlet, gift: str) -> int:
    """Play at random until the gift is given. Returns which place in the order of play got it."""
    game = watched.game
    assert isinstance(game, Olet)
    stream = stream_of("gifts")
    while True:
        before, cash = [len(cards) for cards in game.cards], game.cash[:]
        lying = len(game.deck) + sum(card >= 0 for card in game.market)
        watched.look(game)
        assert game.question is not None
        if watched.given:
            break
        game.play(stream.choose(game.question.moves))
    got = [len(cards) - number for cards, number in zip(game.cards, before)]
    paid = [now - then for now, then in zip(game.cash, cash)]
    assert sorted(paid if gift == "money" else got) == [0] * (game.players - 1) + [AMOUNT if gift == "money" else 1]
    if gift == "money":
        return (paid.index(AMOUNT) - game.options.start) % game.players
    seat = got.index(1)
    assert game.values.kind[game.cards[seat][-1]] == CARD_KINDS.index(gift)
    assert len(game.deck) + sum(card >= 0 for card in game.market) == lying - 1
    if gift in ("printer", "diner"):
        assert game.turn == 1
    if gift == "great-lawyer":
        assert game.round > 3
    return (seat - game.options.start) % game.players


# How games go.


@pytest.mark.parametrize("name", ["non-olet", "olet"])
def test_what_was_used_could_be_used(name: str) -> None:
    """A look at each decision and the moves that were played tell the same."""
    study = title(name).lab().study
    options = {"players": 2, **({"modules": MODULES} if name == "non-olet" else {})}
    game = new(name, seed="course", **options)
    course = Course(study.used_by)
    stream = stream_of("course")
    used: Counter[str] = Counter()
    while game.question is not None:
        course.look(game)
        game.play(stream.choose(game.question.moves))
    for _, _, thing in {(each.turn, each.player, study.used_by(each.move)) for each in game.history()}:
        used[thing] += 1
    found = course.uses(game)
    assert found
    for thing, (could, did) in found.items():
        assert 0 <= did <= could
        assert did == used[thing]


@pytest.mark.parametrize("name", ["non-olet", "olet"])
def test_all_that_moves_use_has_a_name(name: str) -> None:
    study = title(name).lab().study
    things = {study.used_by(move) for move in title(name).engine.moves} - {""}
    assert len(things) > 6
    for language in LANGUAGES:
        assert all(study.use_name(thing, Texts(language)) for thing in things)


def test_the_leader_at_half_time() -> None:
    """Three turns: the second one counts, as it began."""
    table = Half([[0, 0], [5, 3], [5, 9]])
    course = Course(lambda move: "")
    for turn in (1, 2, 3):
        table.turn = turn
        course.look(table)  # type: ignore[arg-type]
    assert course.leader_won(table, [0.0, 1.0]) == 0.0  # type: ignore[arg-type]
    assert Course(lambda move: "").leader_won(table, [0.0, 1.0]) is None  # type: ignore[arg-type]


class Half:
    """A game of which only the scores are looked at."""

    def __init__(self, scores: list[list[int]]) -> None:
        self.turn = 1
        self.question = Question(0, "any", [])
        self._scores = scores

    def scores(self) -> list[int]:
        return self._scores[self.turn - 1]


# The same figures with any workers.


class LastFirst:
    """Workers that return the last piece first, and may stop on the way."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most

    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        for done, number in enumerate(reversed(range(len(pieces)))):
            if done == self.most:
                raise KeyboardInterrupt
            yield number, work(pieces[number])


def test_workers_and_their_order_change_nothing() -> None:
    alone = run(non_olet())
    assert json.dumps(alone) == json.dumps(run(non_olet(), jobs=2))
    assert json.dumps(alone) == json.dumps(measure(non_olet(), None, LastFirst(), lambda games: None))
    assert json.dumps(run(olet())) == json.dumps(measure(olet(), None, LastFirst(), lambda games: None))


def rows(file: Path) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT * FROM games").fetchall()
    connection.close()
    return found


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    """It is stopped on the way and resumed, later with more deals, and with other modules."""
    file = tmp_path / "balance.sqlite"
    with pytest.raises(KeyboardInterrupt):
        measure(non_olet(), file, LastFirst(5), lambda games: None)
    before = rows(file)
    assert 5 <= len(before) < non_olet().games
    told: list[int] = []
    assert measure(non_olet(), file, Processes(1), told.append) == run(non_olet())
    assert told[0] == len(before)
    assert told[-1] == non_olet().games == 2 * (6 + 4 * 2)
    assert set(before) <= set(rows(file)), "no finished game was played again"
    assert run(non_olet(8, 3), file) == run(non_olet(8, 3))
    assert run(non_olet(modules=[]), file) == run(non_olet(modules=[])), "fewer leave the others out"


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (non_olet(bot="greedy"), "bot"),
        (non_olet(target=11), "options 2 plain"),
        (non_olet(house={"ladderWin": "either"}), "options 2 careers"),
        (olet(), "game"),
    ],
)
def test_another_setting_is_refused(tmp_path: Path, other: Measurement, what: str) -> None:
    file = tmp_path / "balance.sqlite"
    run(non_olet(1), file)
    before = rows(file)
    with pytest.raises(OptionError, match="store-otherwise") as refused:
        run(other, file)
    assert refused.value.facts["what"] == what
    assert rows(file) == before


def test_the_same_table_twice_is_refused() -> None:
    with pytest.raises(OptionError, match="balance-twice"):
        Measurement("olet", [{"players": 3}, {}], "random", "1", 1)
    with pytest.raises(OptionError, match="option-bot"):
        Measurement("olet", [{}], "caesar", "1", 1)


# The report.


@pytest.fixture(scope="module")
def summaries() -> list[dict[str, Any]]:
    return [run(non_olet(40, 40)), run(olet(30, 3))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports(summaries: list[dict[str, Any]], language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    for number, summary in enumerate(summaries):
        folder = tmp_path / str(number) / "report"
        blocks = BalanceReport(summary, texts).blocks()
        write_report(checked_folder(folder), blocks, language)
        html = (folder / "report.html").read_text()
        markdown = (folder / "report.md").read_text()
        plots = [block for block in blocks if isinstance(block, Plot)]
        assert {file.name for file in folder.iterdir()} == {"report.html", "report.md", *(plot.file for plot in plots)}
        assert set(re.findall(r"\((\S+\.svg)\)", markdown)) == {plot.file for plot in plots}
        for plot in plots:
            assert texts.text("balance-reconstructed") in plot.svg, "every figure says so"
            assert plot.svg.strip() in html
        assert set(re.findall(r"https?://[^'\"]*", html)) == {"http://www.w3.org/2000/svg"}, "it needs nothing else"
        assert not re.search(r"src=|href=|<script|@import|url\(", html)
        assert f'<html lang="{language}">' in html
        console = Console(width=100, record=True, file=StringIO())
        print_document(blocks, console)
        assert texts.text("balance-start") in console.export_text()
    assert texts.text("card-ejection") in (tmp_path / "0" / "report" / "report.md").read_text()
    report = (tmp_path / "1" / "report" / "report.md").read_text()
    assert texts.text("olet-card-jet") in report
    assert texts.text("balance-course") in report
    assert report.count(f"| {texts.text('olet-space-print')} |") == 1, "its games are listed once"


def test_plots_as_png(summaries: list[dict[str, Any]], tmp_path: Path) -> None:
    blocks = BalanceReport(summaries[0], Texts("fr")).blocks()
    plots = [block for block in blocks if isinstance(block, Plot)]
    made = pngs(blocks, "fr")
    assert list(made) == [plot.file.replace(".svg", ".png") for plot in plots]
    wordless = pngs([plot._replace(svg=re.sub("<text.*?</text>", "", plot.svg)) for plot in plots], "fr")
    for plot, png, without in zip(plots, made.values(), wordless.values()):
        height = int(plot.svg.partition("viewBox='0 0 720 ")[2].partition("'")[0])
        assert png.startswith(b"\x89PNG")
        assert struct.unpack(">II", png[16:24]) == (1440, 2 * height)
        assert len(png) > 2 * len(without), "the words are there"
    write_report(tmp_path, blocks, "fr", made)
    assert set(made) < {file.name for file in tmp_path.iterdir()}
    assert pngs([], "fr") == {}


def test_nought_has_no_sign(summaries: list[dict[str, Any]]) -> None:
    report = BalanceReport(summaries[0], Texts("en"))
    assert report.signed({"value": -0.04, "low": -0.05, "high": 0.05}) == "0.0 (−0.1 … +0.1)"


def test_own_values_are_not_called_reconstructed(summaries: list[dict[str, Any]]) -> None:
    blocks = BalanceReport({**summaries[1], "reconstructed": False}, Texts("en")).blocks()
    assert not any("reconstructed" in str(block) for block in blocks)
    assert any("reconstructed" in str(block) for block in BalanceReport(summaries[1], Texts("en")).blocks())


def test_what_came_seldom_is_left_out() -> None:
    told = str(BalanceReport(run(olet(2, 3)), Texts("en")).blocks())
    assert "Private jet" not in told
    assert "fewer than 30 times" in told


def test_a_report_is_written_whole(
    summaries: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = BalanceReport(summaries[1], Texts("en")).blocks()
    write_report(tmp_path, blocks, "en")
    before = {file.name: file.read_text() for file in tmp_path.iterdir()}

    def fails(self: Path, *given: Any, **more: Any) -> int:
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "write_bytes", fails)
    with pytest.raises(OSError, match="full"):
        write_report(tmp_path, blocks, "de")
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == before


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "deeper"):
        with pytest.raises(PecuniaError, match="balance-cannot-write"):
            checked_folder(folder)
    assert checked_folder(tmp_path / "new" / "report") == tmp_path / "new" / "report"
    assert list(tmp_path.iterdir()) == [file]


def test_axes() -> None:
    assert axis([-3.2, 4.1]) == (-4, 6, 2)
    assert axis([24.2, 31.0]) == (24, 32, 2)
    first, last, step = axis([25.0, 25.0])
    assert first < last
    assert step > 0


# Our own reports.

REPORTS = Path(__file__).parents[2] / "docs" / "balance"


@pytest.mark.parametrize(
    ("name", "options"),
    [("2005", {"edition": 2005}), ("2016", {"dark_red": True}), ("modules", {"dark_red": True}), ("olet", None)],
)
def test_our_reports_say_what_every_card_is_worth(name: str, options: dict[str, Any] | None) -> None:
    told = (REPORTS / name / "report.md").read_text()
    texts = Texts("en")
    assert f"({name}/report.md)" in (REPORTS / "README.md").read_text()
    assert texts.text("balance-reconstructed") in told
    if options is None:
        cards = {f"olet-card-{kind}" for kind in CARD_KINDS}
    else:
        known = options_for("non-olet", **options)
        cards = {f"card-{CARD_KEYS[card]}" for card in known.values.deck(known.edition, known.dark_red)}
    for table in told.split("\n## ")[1:]:
        assert "The starting player wins" in table
        left_out = set() if "4 players" in table or "3 players" in table else {"olet-card-bad-lawyer"}
        for card in cards - left_out:
            assert f"| {texts.text(card)} |" in table
