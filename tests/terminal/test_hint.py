"""Hints: what a strong bot thinks of the moves, on a page that fits, without any effect on the game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pecunia.bots.advice import advise
from pecunia.bots.explain import VICTORY, Candidate
from pecunia.bots.judges import judge_of
from pecunia.bots.levels import LEVELS
from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import from_position, new
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.terminal import hint
from pecunia.terminal.elements import Lines
from pecunia.terminal.hint import MAX_SHOWN, HintPage, advice
from pecunia.terminal.pictures import picture_of
from pecunia.terminal.play import play
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import ASCII, UNICODE, Glyphs

from ..bots.test_search import positions
from ..locale.test_fluent import english_keys
from .olet.test_table import POSITION
from .tables import NAMES, Answers, ScriptedConsole, seats

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("non-olet", {"players": 2}),
    ("non-olet", {"players": 3, "modules": set(MODULES), "dark_red": True}),
    ("olet", {"players": 2}),
    ("olet", {"players": 4}),
]
SMALL = (80, 24)
LARGE = (120, 40)


@cache
def hinted(table: int) -> list[tuple[Game, list[Candidate]]]:
    """Some positions of a game, and what the bot thinks of the moves."""
    title, options = TABLES[table]
    found = positions(title, options, 13, 4)
    return [(game, advise(game.view(asked(game)), stream_of("hint"), Budget(16))) for game in found]


def asked(game: Game) -> int:
    assert game.question is not None
    return game.question.player


def page(
    game: Game, candidates: list[Candidate], language: str, size: tuple[int, int] = SMALL, glyphs: Glyphs = UNICODE
) -> Lines:
    picture = picture_of(game, Texts(language), NAMES[: game.seats], glyphs)
    return HintPage(picture, size[0], size[1] - 1).lines(game.view(asked(game)), candidates)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser with few tries and no time limit."""
    monkeypatch.setattr(hint, "BUDGET", Budget(4))


def test_the_adviser_is_one_of_the_levels() -> None:
    assert hint.ADVISER in LEVELS
    assert hint.ADVISER.number == 6


def test_every_topic_has_a_name() -> None:
    assert english_keys("topics.ftl", "topic-") == {
        *(topic for title in TITLES for topic in judge_of(title).topics.values()),
        VICTORY,
    }


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_page(table: int, language: str, size: tuple[int, int]) -> None:
    """Each move with its number, its sentence, its notation, its chance and its reasons; the best one is marked."""
    width, height = size
    texts = Texts(language)
    for game, candidates in hinted(table):
        view = game.view(asked(game))
        lines = page(game, candidates, language, size)
        text = "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) <= width, text
        assert len(lines) < height, text
        assert "{" not in text
        assert texts.text("bot-latrine-king") in lines[0].plain
        heads = [line.plain for line in lines if line.plain.lstrip("▶ ")[:3].strip("% \u00a0\u202f").isdecimal()]
        shown = candidates[: len(heads)]
        assert len(heads) == min(len(candidates), MAX_SHOWN) or len(lines) >= height - 4
        assert [head.startswith("▶") for head in heads] == [True] + [False] * (len(shown) - 1)
        flat = " ".join(text.split())
        for head, candidate in zip(heads, shown, strict=True):
            number = f"[{view.moves.index(candidate.move) + 1}]"
            assert (number in head) == (view.kind not in ("fly", "sell"))
            assert texts.text("terminal-hint-chance", chance=round(candidate.chance * 100)) in head
            assert f"({candidate.move.text})" in flat
            for topic, by in candidate.reasons:
                assert f"{'+' if by > 0 else '–'} {texts.text(f'topic-{topic}')}" in flat
        left = len(view.moves) - len(shown)
        assert (texts.text("terminal-hint-rest", count=left) in flat) == (left > 0)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_plain_terminal_can_write_it(table: int) -> None:
    for game, candidates in hinted(table):
        for line in page(game, candidates, "en", SMALL, ASCII):
            assert set(line.plain) - set("–“”") <= {chr(number) for number in range(32, 127)}, line.plain


def test_amounts_have_no_numbers() -> None:
    """Where people type amounts, the number of a choice would be read as an amount."""
    game = from_position(POSITION.format(more=""))
    game.play(game.move("place CF1"))
    candidates = advise(game.view(0), stream_of("hint"), Budget(30))
    text = "\n".join(line.plain for line in page(game, candidates, "en"))
    assert f"({candidates[0].move.text})" in text
    assert "[" not in text


def test_who_is_not_asked_is_told_so() -> None:
    game = new("non-olet", seed=1, players=2)
    other = 1 - asked(game)
    picture = picture_of(game, Texts("en"), NAMES[:2])
    (line,) = HintPage(picture, 80, 23).lines(game.view(other), advice(game, game.view(other)))
    assert line.plain == "No hints now: it’s not your decision."


def test_a_hint_hides_what_is_hidden(quick: None) -> None:
    """A hint depends neither on what others have nor on the deck: positions that look the same get the same hint."""
    game = from_position(POSITION.format(more=""))
    shown = []
    for number in range(3):
        twin = game.view(0).imagine(stream_of(f"deal {number}"))
        lines = page(twin, advice(twin, twin.view(0)), "en")
        shown.append([line.plain for line in lines])
    assert shown[0] == shown[1] == shown[2]


def test_the_same_position_gives_the_same_hint(quick: None) -> None:
    game = new("non-olet", seed=3, players=2)
    first, second = ([(each.move, each.chance) for each in advice(game, game.view(asked(game)))] for _ in range(2))
    assert first == second


class Curious:
    """A person who answers by a rule, and asks for a hint before every third answer or never."""

    def __init__(self, hints: bool) -> None:
        self.hints = hints
        self.pending: Iterator[str] = iter(())
        self.answers = 0

    def __call__(self, game: Game) -> str:
        typed = next(self.pending, None)
        if typed is not None:
            return typed
        number = "1"
        if game.question is not None:
            self.answers += 1
            number = str(self.answers * 7 % len(game.question.moves) + 1)
        if not self.hints or self.answers % 3:
            return number
        self.pending = iter(["", number])  # Enter leaves the page
        return "h"


@pytest.mark.parametrize(("title", "options"), [("non-olet", {"players": 2, "target": 12}), ("olet", {"players": 2})])
def test_hints_leave_no_trace(title: str, options: dict[str, Any], quick: None, tmp_path: Path) -> None:
    """A whole game with hints has the same moves, also of the bots, as the game without them."""
    ends = []
    for hints in (False, True):
        game = new(title, seed="trace", **options)
        console = ScriptedConsole(Answers(game, typist(game, hints)))
        play(game, seats(game), Texts("de"), console, tmp_path / f"{hints}.pecunia", pause=0)
        assert ("Ich denke nach" in console.text) == hints
        assert ("Ein Tipp von der Stufe" in console.text) == hints
        assert game.outcome is not None
        ends.append((game.state_hash(), (tmp_path / f"{hints}.pecunia").read_text(encoding="utf-8")))
    assert ends[0] == ends[1]


def typist(game: Game, hints: bool) -> Any:
    """A curious person who types moves of Pecunia Olet in notation, because it may ask for amounts."""
    person = Curious(hints)

    def answer(of: Game) -> str:
        typed = person(of)
        if typed.isdecimal() and of.question is not None and of.title == "olet":
            return of.question.moves[int(typed) - 1].text
        return typed

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_leaves_room_for_an_answer(language: str) -> None:
    texts = Texts(language)
    for key in ("terminal-prompt", "terminal-prompt-only"):
        for form in ("", "modules", "olet", "olet-fly", "olet-sell"):
            said = texts.attribute(key, form, most=14) if form else texts.text(key, most=14)
            assert said is None or len(said) <= 75
            assert said is None or (" h " in said and " c " in said)


def test_the_own_page_has_a_key_of_its_own(tmp_path: Path) -> None:
    game = from_position("pecunia position 1\noptions players=2\nturn 9 A start\nA hand great-haste\n")
    console = ScriptedConsole(["", "c", ""])
    play(game, seats(game), Texts("en"), console, tmp_path / "game.pecunia", pause=0)
    assert "Take two markers off your visitors" in console.text
