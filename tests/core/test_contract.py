"""Our titles keep the contract, and what only one of them promises: notation, taking back, options."""

import ast
from pathlib import Path
from typing import Any, ClassVar

import pytest

import pecunia
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.games import from_position
from pecunia.non_olet.engine.notation import ACTIONS, MOVES, family, move_of
from pecunia.olet.engine import notation as olet_notation
from pecunia.titles.registry import TITLES
from tests.core.contract import Contract

TARGETS = {2: 30, 3: 25, 4: 20, 5: 20, 6: 20}


def new(title: str = "non-olet", **options: Any) -> Game:
    return pecunia.new(title, seed=7, **options)


class TestNonOlet(Contract):
    title = "non-olet"
    players = (2, 3, 4, 5, 6)
    refused = ("done", "collect L", "not-now")
    no_moves: ClassVar = ["seat", "seat X", "queue A 0"]
    reasons: ClassVar = {"not-finished", "must-seat", "card-not-in-hand", "senator-beside-slave", "place-taken"}
    reasons_table: ClassVar = {"dark_red": True}
    impossible: ClassVar = [
        ({"players": 1}, "option-players"),
        ({"players": 7}, "option-players"),
        ({"edition": 2010}, "option-edition"),
        ({"edition": 2005, "dark_red": True}, "option-only-2016"),
        ({"edition": 2005, "open_draft": True}, "option-only-2016"),
        ({"house": {"queueCap5": "true"}}, "option-only-2005"),
        ({"house": {"nonsense": "true"}}, "option-house-rule"),
        ({"house": {"winBy": "luck"}}, "option-house-value"),
        ({"target": 0}, "option-target"),
        ({"start": 4}, "option-start"),
        ({"modules": ["dragons"]}, "option-module"),
        ({"edition": 2005, "modules": ["events"]}, "option-only-2016"),
        ({"modules": ["famous"], "famous": "asterix"}, "option-famous"),
        ({"famous": "caesar"}, "option-famous-off"),
        ({"house": {"ladderWin": "either"}}, "option-house-module"),
        ({"wings": 2}, "option-not-of-game"),
    ]


class TestOlet(Contract):
    title = "olet"
    players = (2, 3, 4)
    refused = ("pass", "place JT1", "no-jet")
    no_moves: ClassVar = ["place", "sell 9/9", "deposit x"]
    reasons: ClassVar = {
        "no-henchman",
        "no-such-space",
        "space-occupied",
        "strike",
        "no-jet",
        "no-market-card",
        "no-cash",
        "bad-count",
        "no-fakes",
        "blocked-quality",
        "bad-transfer",
        "no-passing-now",
        "no-declining-now",
        "not-now",
    }
    reasons_table: ClassVar = {}
    impossible: ClassVar = [
        ({"players": 1}, "option-players"),
        ({"players": 5}, "option-players"),
        ({"players": 2, "start": 2}, "option-start"),
        ({"start": -1}, "option-start"),
        ({"tie": "fight"}, "option-tie"),
        ({"round_cap": -1}, "option-round-cap"),
        ({"round_cap": 1000}, "option-round-cap"),
        ({"edition": 2016}, "option-not-of-game"),
    ]


def test_every_title_keeps_the_contract() -> None:
    assert {tested.title for tested in (TestNonOlet, TestOlet)} == set(TITLES)


@pytest.mark.parametrize("players", TARGETS)
def test_the_target_follows_from_the_players(players: int) -> None:
    assert f"target={TARGETS[players]}" in new(players=players).header()[0]


def test_questions_with_a_single_answer_are_noted_on_request() -> None:
    """A has no card and can only go on, so A is not asked. Such questions are noted only if there is a list."""
    lines = ["pecunia position 1", "options players=2", "fixture", "turn 1 A start", "A L CIT@2", "A M SLV@5"]
    game = from_position("\n".join([*lines, "A R CIT@2", "A queue SEN", "B hand ejection"]))
    assert game.start is not None
    noted = game.start.automatic
    assert noted is not None
    assert [(question.player, question.kind) for question in noted] == [(0, "window"), (0, "collect"), (0, "seat")]
    assert [[move.text for move in question.moves] for question in noted] == [["done"]] * 3
    assert game.automatic is None
    game.automatic = []
    twin = game.copy()
    for each in (game, twin):
        each.play(each.move("done"))
    assert twin.automatic is None
    assert twin.position() == game.position()


def test_notation_of_the_first_game() -> None:
    assert len(MOVES) == ACTIONS
    for number in range(ACTIONS):
        assert family(number) <= number
    assert move_of("  SEAT   m  PAIR ").text == "seat M pair"
    assert move_of("collect v1+").text == "collect V1+"


def test_notation_of_pecunia_olet() -> None:
    moves = new("olet", players=2).all_moves()
    assert len(moves) == olet_notation.ACTIONS
    for first, text in (
        (olet_notation.PASS, "pass"),
        (olet_notation.DECLINE, "decline"),
        (olet_notation.PLACE, "place M1"),
        (olet_notation.LIFT, "lift M1"),
        (olet_notation.SELL, "sell 0/0/0"),
        (olet_notation.DEPOSIT, "deposit 10"),
        (olet_notation.WITHDRAW, "withdraw 10"),
    ):
        assert moves[first].text == text
    assert olet_notation.move_of(" PLACE  sm1").text == "place SM1"


def test_taking_back_stops_at_a_reveal() -> None:
    position = """pecunia position 1
game non-olet
turn 1 A start
A hand line-cutter great-haste
A L SEN3/4@3
A M CIT2/2@2
"""
    game = pecunia.from_position(position)
    for text in ("play great-haste", "visitor L", "visitor M"):
        game.play(game.move(text))
    assert game.undo_limit(0) == 3
    assert game.undo_limit(1) == 0
    back = game.taken_back(0, 3)
    assert back.question is not None
    assert "play great-haste" in [move.text for move in back.question.moves]
    assert [move.text for move in game.taken_back(0).question.moves] == ["visitor L", "visitor M"]  # type: ignore[union-attr]
    game.play(game.move("done"))
    while game.question is not None and game.question.player == 0:
        game.play(game.question.moves[-1])
    assert game.undo_limit(0) == 0, "a card was drawn, and the turn is over"
    with pytest.raises(PecuniaError) as refusal:
        game.taken_back(0)
    assert refusal.value.key == "cannot-take-back"


def test_taking_back_in_pecunia_olet_ends_with_the_action() -> None:
    """A space can be taken back until its action is chosen. Once the next seat is asked, nothing can."""
    game = new("olet", players=2, start=0)
    before = game.state_hash()
    for text in ("place PR1", "pass", "place RC1"):
        game.play(game.move(text))
    assert (game.undo_limit(0), game.undo_limit(1)) == (1, 0)
    assert [move.text for move in game.taken_back(0).question.moves][-1] == "pass"  # type: ignore[union-attr]
    game.play(game.move("sell 1/0/0"))
    assert (game.undo_limit(0), game.undo_limit(1)) == (0, 0)
    with pytest.raises(PecuniaError) as refusal:
        game.taken_back(0)
    assert refusal.value.key == "cannot-take-back"
    assert game.earlier(4).state_hash() == before


def test_unknown_games_are_refused() -> None:
    with pytest.raises(OptionError, match="option-title"):
        pecunia.new("monopoly", seed=1)


def test_the_engine_imports_nothing_outside_the_standard_library() -> None:
    import sys

    source = Path(__file__).parents[2] / "src" / "pecunia"
    packages = ("core", "titles", "non_olet/engine", "olet/engine", "bots")
    files = [file for package in packages for file in (source / package).rglob("*.py")]
    assert len(files) > 40
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] in {*sys.stdlib_module_names, "pecunia"}, f"{file.name}: {name}"
