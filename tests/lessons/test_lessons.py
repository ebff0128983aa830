"""Guided games: each is played from the first step to the last, exactly as its file says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.games import from_position
from pecunia.lessons.lesson import READ, lesson_named, lessons
from pecunia.lessons.pointing import pointed
from pecunia.lessons.progress import Progress
from pecunia.review.review import chances_of
from pecunia.texts import LANGUAGES, Texts

PAGE = Path(__file__).parents[2] / "web" / "src" / "titles"
LONGEST = 240  # characters of a step: never a wall of text


def walk(name: str) -> Iterator[tuple[Game, Progress]]:
    """The table each time the learner has something to do, and then at the end."""
    lesson = lesson_named(name)
    game, progress = from_position(lesson.start), Progress(lesson)
    while not progress.over:
        if progress.doing != "watch":
            yield game, progress
        if progress.doing in ("read", "try"):
            progress.read()
            continue
        item = progress.item
        assert game.question is not None
        assert game.question.player == item.seat
        game.play(game.move(item.moves[0]))
        progress.moved(item.moves[0])
    yield game, progress


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_can_be_played_and_ends_in_free_play(name: str) -> None:
    lesson = lesson_named(name)
    steps = [progress.item.step for game, progress in walk(name) if not progress.over]
    assert steps == list(range(len(lesson.keys)))
    *_, (game, _) = walk(name)
    assert game.outcome is None
    assert game.question is not None
    assert game.question.player == lesson.seat


@pytest.mark.parametrize("name", lessons())
def test_every_wanted_move_is_possible(name: str) -> None:
    """This includes wanted moves that are not shown: whichever the learner chooses, the next step can follow."""
    for game, progress in walk(name):
        for move in progress.wanted if not progress.over and progress.doing == "move" else []:
            assert game.why_not(game.move(move)) is None, f"{progress.item}: {move}"


@pytest.mark.parametrize("name", lessons())
def test_what_a_step_points_at_is_there(name: str) -> None:
    """Moves and Romans are in the view. Places and things have the names that the page gives them."""
    source = "".join(file.read_text(encoding="utf-8") for file in PAGE.rglob("*.svelte"))
    # Names on the page have variable parts: seats, spaces.
    patterns = [
        re.sub(r"\{[^}]*\}", "[A-Z0-9]+", found) for found in re.findall(r'data-(?:place|key)="([^"]+)"', source)
    ]
    for game, progress in walk(name):
        if progress.over:
            break
        lesson, step = progress.lesson, progress.item.step
        found = pointed(game.view(lesson.seat), lesson.points[step])
        assert found, lesson.keys[step]
        assert len(found) == len(lesson.points[step]), lesson.keys[step]
        for thing in found:
            kind, _, named = thing.partition(":")
            assert kind == "move" or any(re.fullmatch(pattern, named) for pattern in patterns), thing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_every_step_says_something_short(name: str, language: str) -> None:
    lesson, texts = lesson_named(name), Texts(language)
    asks = {item.step for item in lesson.items if item.seat != READ and not item.scripted}  # to do, or to try
    for step, key in enumerate(lesson.keys):
        assert len(texts.text(key)) <= LONGEST, f"{language} {key}"
        assert (texts.attribute(key, "task") is not None) == (step in asks), key


def test_no_text_without_a_step() -> None:
    keys = [key for name in lessons() for key in lesson_named(name).keys]
    locale = Path(__file__).parents[2] / "src" / "pecunia" / "locale"
    for language in LANGUAGES:
        text = (locale / language / "lessons.ftl").read_text(encoding="utf-8")
        assert re.findall(r"^(lesson-[a-z-]+) =", text, re.MULTILINE) == keys


def test_a_player_who_reads_fast_need_not_read_on() -> None:
    """While a step is still being read, the next wanted move counts, but no other move."""
    progress = Progress(lesson_named("non-olet"))
    for move in ("seat R", None, "play line-cutter", "queue A 2", "seat M"):
        progress.moved(move) if move else progress.read()
    assert (progress.doing, progress.wanted) == ("read", ["done"])
    progress.moved("done")
    assert progress.doing == "watch"


def test_what_a_step_asks_to_be_tried_comes_before_the_next_move() -> None:
    """The move to try is refused by the rules, and so is every other until it was tried."""
    game, progress = next(found for found in walk("non-olet") if found[1].doing == "try")
    assert progress.wanted == ["seat M"]
    assert game.why_not(game.move("seat M")) is not None
    progress.read()
    assert (progress.doing, progress.wanted) == ("move", ["play line-cutter"])


@pytest.mark.parametrize("name", lessons())
def test_the_deal_is_fair(name: str) -> None:
    """The strongest bot sees no seat far ahead: neither at the start, nor where the learner begins to play freely."""
    played = [game.copy() for game, _ in walk(name)]
    for game in (played[0], played[-1]):
        chances = chances_of(game)[-1]
        own = chances[lesson_named(name).seat]
        assert own >= 1 / 3 - 0.03
        assert max(chances) <= 0.5
        assert own >= max(chances) - 0.15


@pytest.mark.parametrize("name", lessons())
def test_the_others_play_one_after_the_other(name: str) -> None:
    """Others are watched one turn at a time: no move brings more than the end of a turn and the next one."""
    lesson = lesson_named(name)
    game, progress = from_position(lesson.start), Progress(lesson)
    while not progress.over:
        if progress.doing in ("read", "try"):
            progress.read()
            continue
        heard: list[str] = []
        game.listener = lambda happening, heard=heard: heard.append(happening.kind)
        game.play(game.move(progress.item.moves[0]))
        progress.moved(progress.item.moves[0])
        assert heard.count("turn-began") <= 1, heard


def test_moves_taken_back_stand_before_the_move() -> None:
    for back in (1, 2):
        progress = Progress(lesson_named("non-olet"))
        for move in ("seat R", None, "play line-cutter", "queue A 2"):
            progress.moved(move) if move else progress.read()
        progress.went_back(3 - back)
        assert progress.doing == "move"
        assert progress.wanted == [["queue A 2"], ["play line-cutter"]][back - 1]


def test_a_move_of_another_script_ends_the_lesson() -> None:
    progress = Progress(lesson_named("olet"))
    progress.moved("place PR3")
    assert progress.over
    assert (progress.scripted, progress.wanted) == ("", [])


def test_the_last_step_allows_everything() -> None:
    for _, progress in walk("non-olet"):
        if not progress.over and progress.item.step == len(progress.lesson.keys) - 1:
            assert progress.wanted == []
            progress.moved("collect M")
            assert progress.over
            break
    else:
        raise AssertionError("the last step never came")


def test_unknown_lesson() -> None:
    with pytest.raises(PecuniaError) as found:
        lesson_named("../secrets")
    assert found.value.key == "unknown-lesson"
