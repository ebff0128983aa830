"""A puzzle and the deal of the day in the terminal."""

import io
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pecunia.core.errors import OptionError, PecuniaError
from pecunia.daily import Day
from pecunia.games import from_record
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES
from pecunia.puzzles.collection import puzzle, puzzles
from pecunia.terminal.day import play_day
from pecunia.terminal.puzzle import ask
from pecunia.texts import LANGUAGES, Texts

A_DAY = date(2026, 11, 18)  # here every question has an answer 1, so the typist gets to the end of the game


class Typist(Console):
    """A terminal in which somebody types these lines, and then nothing more."""

    def __init__(self, *lines: str, width: int = 100) -> None:
        super().__init__(file=io.StringIO(), width=width, height=50)
        self.lines = list(lines)

    def input(self, *given: Any, **named: Any) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def told(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), [("non-olet", 1), ("olet", 9)])
def test_right_and_not_quite(game: str, number: int, language: str) -> None:
    texts = Texts(language)
    asked = puzzle(game, number)
    for judged in (asked.judged[0], asked.judged[-1]):
        console = Typist("nonsense", "", "999", "? 1", judged.move)
        assert ask(game, number, texts, console) == 0
        right = judged is asked.judged[0]
        assert (texts.text("terminal-puzzle-right") in console.told) == right
        assert (texts.text("terminal-puzzle-wrong") in console.told) != right
        for each in asked.judged[:3]:
            assert texts.text("terminal-hint-chance", chance=round(each.chance * 100)) in console.told
        assert not console.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_that_begins_in_a_card_says_which(language: str) -> None:
    """Nobody has seen the card being played, so the question itself names the class that has to leave."""
    texts = Texts(language)
    for number, asked in enumerate(puzzles("non-olet"), 1):
        if "assembly-player" not in asked.position:
            continue
        console = Typist("q", width=160)
        ask("non-olet", number, texts, console)
        assert texts.text("question-assembly-player") not in console.told
        klass = CLASSES[int(asked.position.partition("assembly-player ")[2].split()[0])]
        said = texts.attribute("question-assembly-player", "about", **{"class": klass})
        assert said is not None
        assert said in console.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_that_begins_in_a_card_names_it(language: str) -> None:
    texts = Texts(language)
    named = set()
    for number, asked in enumerate(puzzles("non-olet"), 1):
        card = re.search(r"\bresolve (\d+)", asked.position)
        console = Typist("q", width=200)
        ask("non-olet", number, texts, console)
        if card is None:
            assert texts.text("terminal-puzzle-card", card="", text="").split()[0] not in console.told
            continue
        key = CARD_KEYS[int(card[1])]
        named.add(key)
        edition = 2005 if "edition=2005" in asked.position else 2016
        effect = texts.attribute(f"card-{key}", f"text-{edition}") or texts.attribute(f"card-{key}", "text") or ""
        said = texts.text("terminal-puzzle-card", card=texts.text(f"card-{key}"), text=effect)
        assert " ".join(said.split()) in " ".join(console.told.split())
    assert len(named) > 5


def test_puzzles_go_on_until_somebody_leaves() -> None:
    texts = Texts("en")
    count = len(puzzles("olet"))
    console = Typist(puzzle("olet", count).best, "", "1", "", "?", "", "q", "never typed")
    assert ask("olet", count, texts, console) == 0
    for number in (count, 1, 2):
        assert texts.text("terminal-puzzle", number=number, count=count) in console.told
    assert texts.text("terminal-puzzle", number=3, count=count) not in console.told
    assert console.lines == ["never typed"]
    console = Typist("1", "q", "never typed")
    ask("olet", 5, texts, console)
    assert console.lines == ["never typed"]


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError):
        ask("olet", 101, Texts("en"), Typist())


def test_a_question_mark_alone_explains_every_choice() -> None:
    console = Typist("?", "q")
    ask("non-olet", 3, Texts("en"), console)
    assert all(f"({judged.move})" in console.told for judged in puzzle("non-olet", 3).judged)


def test_nothing_is_told_to_a_player_who_leaves() -> None:
    for console in (Typist("q"), Typist()):
        assert ask("olet", None, Texts("en"), console) == 0
        assert "%" not in console.told.partition("what would you play?")[2]


@pytest.mark.parametrize("game", ["non-olet", "olet"])
def test_the_deal_of_the_day_goes_on_where_it_was_left(game: str, tmp_path: Path) -> None:
    """The game is the same whether it is left again and again or played in one go."""
    day = Day(game, A_DAY)
    whole, pieces = tmp_path / "whole.pecunia", tmp_path / "pieces.pecunia"
    console = Typist(*["1"] * 200)
    play_day(day, "Anna", whole, 0.0, Texts("en"), console)
    assert console.lines, "the game should be over before the typist is"
    assert f"deal of {Texts('en').day(day.date)}:" in console.told.splitlines()[-1]
    for _ in range(6):
        console = Typist("1", "1", "1", "q")
        play_day(day, "Anna", pieces, 0.0, Texts("en"), console)
        assert f"pecunia day {game} --date {day.date.isoformat()} --save {pieces}" in console.told
    play_day(day, "Anna", pieces, 0.0, Texts("en"), Typist(*["1"] * 200))
    assert whole.read_text() == pieces.read_text()
    assert from_record(whole.read_text())[0].seed == day.seed
    with pytest.raises(PecuniaError, match="game-finished"):
        play_day(day, "Anna", whole, 0.0, Texts("en"), Typist())


def test_who_cannot_play_it(tmp_path: Path) -> None:
    day = Day("olet", A_DAY)
    with pytest.raises(OptionError, match="option-name"):
        play_day(day, "greedy", tmp_path / "day.pecunia", 0.0, Texts("en"), Typist())
    other = tmp_path / "other.pecunia"
    play_day(Day("non-olet", A_DAY), "Anna", other, 0.0, Texts("en"), Typist("", "q"))
    with pytest.raises(PecuniaError, match="save-exists"):
        play_day(day, "Anna", other, 0.0, Texts("en"), Typist())
