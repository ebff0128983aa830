"""`pecunia puzzle`, `pecunia day` and `pecunia lab puzzles` as commands."""

from pathlib import Path

import pytest

from pecunia.puzzles.collection import puzzle
from tests.commands import pecunia


def test_a_puzzle_is_asked() -> None:
    asked = puzzle("olet", 3)
    answered = pecunia("puzzle", "olet", "3", typed=f"{asked.best}\n", COLUMNS="100", LINES="45")
    assert answered.returncode == 0, answered.stderr
    assert "Puzzle 3 of" in answered.stdout
    assert "Right: that is the best move." in answered.stdout


def test_the_deal_of_another_day(tmp_path: Path) -> None:
    file = tmp_path / "day.pecunia"
    day = ["day", "olet", "--date", "2020-02-29", "--pause", "0", "--save", str(file)]
    left = pecunia(*day, typed="\nq\n", COLUMNS="100", LINES="45")
    assert left.returncode == 0, left.stderr
    assert "unfinished" in file.read_text()
    assert "seed day-2020-02-29-olet" in file.read_text()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["puzzle", "olet", "999"], "There’s no puzzle 999"),
        (["puzzle", "chess"], "There’s no game “chess”"),
        (["day", "--date", "2020-02-30"], "“2020-02-30” isn’t a date: write it like 2026-11-16."),
        (["day", "--date", "9999-01-01"], "doesn’t exist yet"),
        (["day", "chess"], "There’s no game “chess”"),
        (["lab", "puzzles", "olet", "--out", "no-such-folder"], "no-such-folder"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], complaint: str) -> None:
    refused = pecunia(*arguments)
    assert refused.returncode == 2
    assert complaint in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
