"""Observations: everything relevant that a seat may know, and nothing else."""

from typing import Any

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import from_position, new, options_for
from pecunia.non_olet.engine.questions import QUESTIONS as NON_OLET_QUESTIONS
from pecunia.observers.layout import HIGHEST
from pecunia.observers.observer import Observer
from pecunia.olet.engine.questions import QUESTIONS as OLET_QUESTIONS
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from tests.properties.non_olet import OPTIONS as NON_OLET
from tests.properties.olet import OPTIONS as OLET

KINDS = {"non-olet": NON_OLET_QUESTIONS, "olet": OLET_QUESTIONS}
# Every edition, number of players, combination of modules and house rule comes up.
TABLES = [("non-olet", options) for options in NON_OLET[::2]] + [("olet", options) for options in OLET[::2]]
SHARDS = 4
MOVES = 40

ROMANS = """\
pecunia position 1
game non-olet
options edition=2016 players=3 target=25
turn 5 A seating
A money 5
A hand great-haste line-cutter
A L SLV2/1@1
A queue SEN4/5 CIT2/2
B money 7
B hand latrine-gossip
"""
NOTES = """\
pecunia position 1
game olet
options players=3
round 4
turn 31 A round
first A
pawn C
officer 12
A cash 40
A offshore 100
A fakes 0/2/0
A cards S-printer S-ink A-paper B-hologram
placed PR1:B PR2:B TX1:C
"""


def tables(shard: int) -> list[tuple[Game, Observer]]:
    found = []
    for number, (title, options) in list(enumerate(TABLES))[shard::SHARDS]:
        checked = options_for(title, **options)
        found.append((TITLES[title].engine.new(checked, str(number)), TITLES[title].observer(checked)))
    return found


def seen(game: Game, seat: int) -> list[int]:
    view: Any = game.view(seat)
    return list(TITLES[game.title].observer(view.options).observe(view))


def field(game: Game, seat: int, name: str) -> list[int]:
    view: Any = game.view(seat)
    place = TITLES[game.title].observer(view.options).layout.field(name)
    return seen(game, seat)[place.offset : place.offset + place.size]


@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_number_keeps_to_its_layout_and_tells_nothing_hidden(shard: int) -> None:
    """At every point of a random game there are as many numbers as the layout has, and none is above its highest. None
    changes when the cards the seat cannot see are dealt again."""
    differed = 0
    for number, (game, observer) in enumerate(tables(shard)):
        highest = observer.layout.highest()
        assert len(highest) == observer.layout.size
        stream = stream_of(f"moves-{number}")
        for move in range(MOVES):
            if game.question is None:
                break
            for seat in range(game.seats) if move % 5 == 0 else []:
                view = game.view(seat)
                row = observer.observe(view)
                assert len(row) == len(highest)
                assert all(0 <= value <= most for value, most in zip(row, highest))
                twin = view.imagine(stream)
                differed += twin.position() != game.position()
                assert observer.observe(twin.view(seat)) == row
            game.play(stream.choose(game.question.moves))
    assert differed > len(TABLES) // SHARDS


@pytest.mark.parametrize("shard", range(SHARDS))
def test_what_was_seen_before_changes_nothing(shard: int) -> None:
    """Observers keep what they wrote about a table for the next question. A table that nobody has looked at gives the
    same numbers, to every seat and to spectators."""
    for number, (game, observer) in enumerate(tables(shard)):
        stream = stream_of(f"moves-{number}")
        for move in range(2 * MOVES):
            if game.question is None:
                break
            game.play(stream.choose(game.question.moves))
            seats = range(-1, game.seats)
            seen = [observer.observe(game.view(seat)) for seat in seats]
            if move % 9 == 0:
                fresh = from_position(game.position())
                assert [observer.observe(fresh.view(seat)) for seat in seats] == seen


def test_fees_that_change_while_nothing_moves_are_seen() -> None:
    game: Any = from_position(ROMANS)
    assert field(game, 0, "own: visitors' fee")[0] == 1
    game.rich_slaves = True
    assert field(game, 0, "own: visitors' fee")[0] == 2


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_is_over_can_be_observed(title: str) -> None:
    game = new(title, seed=3, players=2)
    stream = stream_of("moves")
    while game.question is not None:
        game.play(stream.choose(game.question.moves))
    assert field(game, 1, "asked") == [0]
    assert field(game, 1, "question") == [0]


def test_every_question_has_a_number() -> None:
    """Every question with a text has a number, in one of the games."""
    texts = Texts("en")
    for kinds in KINDS.values():
        assert len(set(kinds)) == len(kinds)
        assert all(texts.text(f"question-{kind}") for kind in kinds)
    from importlib import resources

    found = set()
    for file in ("questions.ftl", "olet_questions.ftl", "modules.ftl"):
        lines = resources.files("pecunia").joinpath("locale", "en", file).read_text(encoding="utf-8").splitlines()
        found |= {line.split(" =")[0].removeprefix("question-") for line in lines if line.startswith("question-")}
    assert found == {kind for kinds in KINDS.values() for kind in kinds}


@pytest.mark.parametrize("title", TITLES)
def test_layouts_are_compact_and_fit_a_byte(title: str) -> None:
    layout = TITLES[title].observer(options_for(title, players=4)).layout
    assert layout.size <= 400
    assert max(layout.highest()) <= HIGHEST
    names = [field.name for field in layout.fields]
    assert len(set(names)) == len(names)
    offset = 0
    for each in layout.fields:
        assert each.offset == offset
        assert each.meaning.endswith((".", "…"))
        offset += each.size


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        ("A money 5", "A money 6", "own: money"),
        ("B money 7", "B money 9", "left 1: money"),
        ("SLV2/1@1", "SLV2/1@2", "own: visitors' markers"),
        ("SLV2/1@1", "CIT2/1@1", "own: visitors' class"),
        ("great-haste line-cutter", "great-haste villa-dixius", "hand"),
        ("SEN4/5 CIT2/2", "CIT2/2 SEN4/5", "own: queue: class"),
        ("B hand latrine-gossip", "B hand latrine-gossip ejection", "left 1: hand size"),
    ],
)
def test_what_can_be_seen_of_a_latrine_is_seen(before: str, after: str, name: str) -> None:
    changes(ROMANS, before, after, name)


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        ("A cash 40", "A cash 50", "own: least cash"),
        ("A offshore 100", "A offshore 90", "own: wealth"),
        ("A fakes 0/2/0", "A fakes 0/1/1", "own: fakes"),
        ("PR1:B", "PR1:C", "henchmen"),
        ("officer 12", "officer 13", "officer"),
        ("S-printer S-ink", "S-printer S-paper", "own: cards"),
        ("round 4", "round 5", "round"),
    ],
)
def test_what_can_be_seen_of_the_scheme_is_seen(before: str, after: str, name: str) -> None:
    changes(NOTES, before, after, name)


def changes(position: str, before: str, after: str, name: str) -> None:
    assert before in position
    assert field(from_position(position), 0, name) != field(from_position(position.replace(before, after)), 0, name)


def test_the_own_seat_comes_first_then_the_others_clockwise() -> None:
    game = from_position(ROMANS)
    assert field(game, 0, "own: money") == field(game, 2, "left 1: money") == field(game, 1, "left 2: money") == [5]
    assert [field(game, seat, "asked") for seat in range(3)] == [[1], [3], [2]]


def test_of_other_hands_only_the_size_is_seen() -> None:
    assert seen(from_position(ROMANS), 0) == seen(
        from_position(ROMANS.replace("B hand latrine-gossip", "B hand ejection")), 0
    )
