"""The ladder of levels: measured in parts, combined, shown and written down."""

import json
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

from pecunia.bots import BotError
from pecunia.bots.levels import LEVELS as SIX
from pecunia.bots.levels import Habits
from pecunia.bots.registry import OURS
from pecunia.core.chance import Stream
from pecunia.core.errors import FileError, OptionError
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.lab.durations import Thinking
from pecunia.lab.level_matches import Contest, Ladder, Measured, chosen, contests, level_tables, measure, missing
from pecunia.lab.levels_report import BEGIN, COLUMNS, END, Report, measure_all, report, write_block
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES


class Rung(NamedTuple):
    """A level as this test needs it: a bot that answers at once."""

    number: int
    name: str
    slips: int = 0
    iterations: int = 0
    milliseconds: int = 20

    def habits(self, title: str) -> Habits:
        return Habits(self.milliseconds, self.slips, self.iterations)


LEVELS = [Rung(1, "random", 30), Rung(2, "greedy"), Rung(3, "greedy", 0, 4000, 900)]
ENGLISH = Texts("en")


def run(
    file: Path | None, games: int | None, *, seed: str = "1", jobs: int = 1, merge: tuple[Path, ...] = ()
) -> Ladder:
    return measure_all(LEVELS, ["olet"], ["1-2"], games, seed, jobs, file, merge, ENGLISH)


def the_match(name: str = "olet") -> Contest:
    return contests(LEVELS, name)[0]


def filled(name: str, **shares: float) -> Ladder:
    """A ladder with a hundred played deals in each match, of which these shares were won."""
    ladder = Ladder()
    for contest in contests(LEVELS, name):
        if contest.key in shares:
            found = ladder.measured[name].setdefault(contest.key, Measured(contest.of))
            for number in range(100):
                won = float(number < round(100 * shares[contest.key]))
                found.deals[f"1.{number}"] = [won] * len(contest.match.arrangements)
    return ladder


def test_the_matches_of_the_ladder() -> None:
    found = contests(LEVELS, "non-olet")
    others = ["1-2-four", "2-3-four", "1-2-modules", "2-3-modules", "1-2-four-modules", "2-3-four-modules"]
    assert [contest.key for contest in found] == ["1-2", "2-3", "3-greedy-2", "3-greedy-4", *others]
    assert [contest.games for contest in found] == [1000, 300, 300, 300, *[1000, 300] * 3]
    assert [contest.match.players for contest in found] == [2, 2, 2, 4, 4, 4, 2, 2, 4, 4]
    assert "careers" in found[-1].match.options["modules"]
    assert (found[0].match.one, found[0].match.other) == ("greedy", "random"), "the upper level comes first"
    assert [contest.key for contest in chosen(found, ["3-greedy-4", "1-2"])] == ["1-2", "3-greedy-4"]
    assert chosen(found, []) == found
    with pytest.raises(OptionError, match="option-pair"):
        chosen(found, ["1-3"])


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    first = run(file, 10).measured["olet"]["1-2"]
    assert first.games == 10
    assert sorted(first.deals) == [f"1.{number}" for number in range(5)]
    kept = file.read_text()
    again = run(file, 10).measured["olet"]["1-2"]
    assert again.to_json() == first.to_json()
    assert file.read_text() == kept
    more = run(file, 14, jobs=2).measured["olet"]["1-2"]
    assert more.games == 14
    assert {deal: more.deals[deal] for deal in first.deals} == first.deals
    assert more.deals == run(None, 14).measured["olet"]["1-2"].deals
    assert Ladder.load(file).measured["olet"]["1-2"].thinking["greedy"].cpu.number > 100


def test_parts_of_several_machines_are_put_together(tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    run(here, 6, seed="here")
    run(there, 4, seed="there")
    whole = run(here, 0, merge=(there, there)).measured["olet"]["1-2"]
    assert whole.games == 10
    assert {deal.partition(".")[0] for deal in whole.deals} == {"here", "there"}
    assert Ladder.load(here).measured["olet"]["1-2"].to_json() == whole.to_json()
    first = run(None, 6, seed="here").measured["olet"]["1-2"].thinking["random"].cpu.number
    second = Ladder.load(there).measured["olet"]["1-2"].thinking["random"].cpu.number
    assert whole.thinking["random"].cpu.number == first + second, "the same part counts once"


def test_what_is_missing() -> None:
    contest = the_match()
    found = Measured(contest.of)
    assert missing(found, contest, 5, "1") == [0, 1, 2]
    found.deals = {"1.1": [1, 0], "2.0": [1, 1]}
    assert missing(found, contest, 8, "1") == [0, 2]
    assert missing(found, contest, 4, "1") == missing(found, contest, 0, "1") == []


def test_other_budgets_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    run(file, 2)
    slower = [LEVELS[0], Rung(2, "greedy", milliseconds=40), LEVELS[2]]
    with pytest.raises(OptionError, match="levels-otherwise") as refused:
        measure_all(slower, ["olet"], ["1-2"], 4, "1", 1, file, [], ENGLISH)
    assert "1-2" in ENGLISH.error(refused.value)
    other = tmp_path / "other.json"
    measure_all(slower, ["olet"], ["1-2"], 2, "1", 1, other, [], ENGLISH)
    with pytest.raises(OptionError, match="levels-otherwise"):
        run(file, 2, merge=(other,))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "x"}', '{"format": "pecunia levels 1"}', "{\n{"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "ladder.json"
    file.write_text(text)
    with pytest.raises(FileError, match="levels-file"):
        run(file, 2)
    assert file.read_text() == text


def test_a_file_with_broken_entries_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    run(file, 2)
    told = json.loads(file.read_text())
    told["games"]["olet"]["1-2"]["deals"]["1.0"] = ["won"]
    file.write_text(json.dumps(told))
    with pytest.raises(FileError, match="levels-file"):
        run(file, 2)


def test_a_player_who_breaks_off_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.json"

    def broken_off(ladder: Ladder, name: str, *rest: object) -> None:
        measure(ladder, name, the_match(), 4, "1", 1, lambda games: None)
        raise KeyboardInterrupt

    monkeypatch.setattr("pecunia.lab.levels_report.measure", broken_off)
    with pytest.raises(KeyboardInterrupt):
        run(file, 100)
    assert Ladder.load(file).measured["olet"]["1-2"].games == 4


def test_a_level_that_fails_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fails:
        def __init__(self, stream: Stream) -> None:
            pass

        def choose(self, view: View) -> Move:
            raise RuntimeError("no idea")

    monkeypatch.setitem(OURS, "greedy", Fails)
    with pytest.raises(BotError, match="bot-raised"):
        run(None, 2)


def test_elo_is_added_up_from_the_first_level() -> None:
    ladder = filled("non-olet", **{"1-2": 0.75, "2-3": 0.64, "3-greedy-4": 0.5})
    shown = Report(LEVELS, ladder, "non-olet", ENGLISH)
    rows = shown.rows()
    assert [row[0] for row in rows] == ["1 Random bot", "2 Greedy bot", "3 Greedy bot"]
    assert [row[1] for row in rows] == [
        "one move ahead, 30% blind, 20 ms",
        "one move ahead, 20 ms",
        "4,000 imagined games, 900 ms",
    ]
    assert rows[0][2:5] == ["–", "–", "0"]
    assert rows[1][2].startswith("75.0% (")
    assert rows[1][3:5] == ["200", "191"]
    assert rows[2][4] == "291"
    (rival,) = shown.rivals()
    assert "Greedy bot at a table of 4" in rival
    assert "50.0%" in rival
    (missed,) = shown.missed()
    assert missed.startswith("2-3 isn’t proved"), "its interval begins below 55 %"
    low = Report(LEVELS, filled("non-olet", **{"1-2": 0.75, "3-greedy-2": 0.7}), "non-olet", ENGLISH)
    (missed,) = low.missed()
    assert missed.startswith("3-greedy-2 falls short")


def test_every_table_has_its_own_rows() -> None:
    ladder = filled("non-olet", **{"1-2": 0.75, "1-2-modules": 0.6})
    first, _four, modules, _both = [
        Report(LEVELS, ladder, "non-olet", ENGLISH, each) for each in level_tables("non-olet")
    ]
    assert first.rows()[1][2].startswith("75.0")
    assert modules.rows()[1][2].startswith("60.0")
    assert modules.title() == "Pecunia non olet, two players, all modules"
    assert modules.rivals() == []


def test_where_a_match_is_missing_elo_is_unknown_from_there_on() -> None:
    rows = Report(LEVELS, filled("olet", **{"2-3": 0.6}), "olet", ENGLISH).rows()
    assert [row[4] for row in rows] == ["0", "–", "–"]
    assert rows[2][2].startswith("60.0")


def test_a_search_on_a_busy_machine_is_told() -> None:
    ladder = filled("olet", **{"2-3": 0.6})
    times = ladder.measured["olet"]["2-3"].thinking.setdefault("greedy", Thinking())
    times.cpu.add(0.7)
    times.wall.add(0.8)
    assert Report(LEVELS, ladder, "olet", ENGLISH).hurried() == []
    times.wall.add(0.2)
    (told,) = Report(LEVELS, ladder, "olet", ENGLISH).hurried()
    assert "70%" in told


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_tables_for_people(language: str) -> None:
    console = Console(width=120, record=True, file=StringIO())
    texts = Texts(language)
    report(LEVELS, filled("olet", **{"1-2": 0.75}), ["olet"], None, texts, console)
    shown = console.export_text()
    assert texts.text("bot-greedy") in shown
    assert ("75.0" if language == "en" else "75,0") in shown


def test_the_tables_stand_between_the_comments(tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text(f"# Ours\n\n{BEGIN}\nold\n{END}\n\nmore\n")
    console = Console(quiet=True)
    for _ in range(2):
        report(LEVELS, filled("olet", **{"1-2": 0.75}), ["olet"], file, Texts("de"), console)
    text = file.read_text()
    assert text.startswith(f"# Ours\n\n{BEGIN}\n**Pecunia non olet, two players**\n\n| Level | Budget")
    assert text.endswith(f"|\n{END}\n\nmore\n")
    assert "old" not in text
    assert text.count("| 2 Greedy bot | one move ahead, 20 ms | ") == 6, "two tables of one title, four of the other"
    assert "**Pecunia non olet, four players, all modules**" in text
    widths = {line.count("|") for line in text.splitlines() if line.startswith("|")}
    assert widths == {7}
    file.write_text(f"{END}\n{BEGIN}\n")
    with pytest.raises(FileError, match="levels-markers"):
        write_block(file, "")


# Our six levels.


def test_the_table_in_the_docs_names_every_level_with_its_budget() -> None:
    text = (Path(__file__).parents[2] / "docs" / "levels.md").read_text(encoding="utf-8")
    assert text.count(BEGIN) == text.count(END) == 1
    block = text.partition(BEGIN)[2].partition(END)[0]
    for name, played in [(each, table) for each in TITLES for table in level_tables(each)]:
        shown = Report(SIX, Ladder(), name, ENGLISH, played)
        under = block.partition(f"**{shown.title()}**")[2].partition("\n**")[0]
        lines = [line for line in under.splitlines() if line[:1] == "|"]
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        assert {len(row) for row in rows} == {len(COLUMNS)}
        assert [row[:2] for row in rows[2:]] == [row[:2] for row in shown.rows()]


def test_the_levels_can_be_told_apart_in_every_language() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        names = [texts.text(f"bot-{level.name}") for level in SIX]
        characters = [texts.text(f"bot-{level.name}-is") for level in SIX]
        assert len({*names, *characters}) == 12


def test_levels_1_to_3_play_the_ladder_at_once() -> None:
    ladder = measure_all(SIX, ["olet"], ["1-2", "2-3"], 8, "1", 2, None, [], ENGLISH)
    rows = Report(SIX, ladder, "olet", ENGLISH).rows()
    assert [row[3] for row in rows[:3]] == ["–", "8", "8"]
