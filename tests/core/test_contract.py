"""The contract: questions, moves, refusals, views, undo."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import IllegalMove, NotAMove, OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.games import from_position
from pecunia.non_olet.engine.notation import ACTIONS, MOVES, family, move_of
from pecunia.olet.engine import notation as olet_notation
from pecunia.titles.registry import TITLES

TARGETS = {2: 30, 3: 25, 4: 20, 5: 20, 6: 20}
PLAYERS = {"non-olet": (2, 3, 4, 5, 6), "olet": (2, 3, 4)}
EVERY_TABLE = [(title, players) for title in TITLES for players in PLAYERS[title]]

every_title = pytest.mark.parametrize("title", TITLES)


def new(title: str = "non-olet", **options: Any) -> Game:
    return pecunia.new(title, seed=7, **options)


@every_title
def test_the_loop_of_the_design_plays_a_whole_game(title: str) -> None:
    game = pecunia.new(title, players=3, seed=1)
    bots = [make_bot("random", stream_of(f"{seat}")) for seat in range(3)]
    while game.question:
        seat = game.question.player
        game.play(bots[seat].choose(game.view(seat)))
    assert game.outcome is not None
    assert game.outcome.winner is not None
    assert game.outcome.scores == game.scores()
    assert len(game.outcome.scores) == game.seats == 3
    assert max(game.outcome.scores) == game.outcome.scores[game.outcome.winner]


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_the_same_seed_gives_the_same_game(title: str, players: int) -> None:
    game = new(title, players=players)
    assert game.title == title
    assert game.seats == players
    assert f"players={players}" in game.header()[0]
    assert game.state_hash() == new(title, players=players).state_hash()
    assert game.state_hash() != pecunia.new(title, seed=8, players=players).state_hash()


@pytest.mark.parametrize("players", TARGETS)
def test_the_target_follows_from_the_players(players: int) -> None:
    assert f"target={TARGETS[players]}" in new(players=players).header()[0]


# At the first question of a table for two: a legal move, one that is not legal, and why.
REFUSED = {"non-olet": ("done", "collect L", "not-now"), "olet": ("pass", "place JT1", "no-jet")}


@every_title
def test_an_illegal_move_changes_nothing_and_says_why(title: str) -> None:
    legal, text, key = REFUSED[title]
    game = new(title, players=2)
    before = game.position()
    with pytest.raises(IllegalMove) as refusal:
        game.play(game.move(text))
    assert refusal.value.reason.key == key
    assert refusal.value.move == text
    assert game.position() == before
    assert game.history() == []
    reason = game.why_not(game.move(text))
    assert reason is not None
    assert reason.key == key
    assert game.why_not(game.move(legal)) is None


# Reasons that must come up if every move is tried at every question of a few games.
REASONS = {
    "non-olet": {"not-finished", "must-seat", "card-not-in-hand", "senator-beside-slave", "place-taken"},
    "olet": {
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
    },
}


@every_title
def test_every_move_is_legal_or_has_a_reason(title: str) -> None:
    """At every question, each of the game's moves is either offered or refused with a reason, and `play` agrees."""
    options = {"non-olet": {"dark_red": True}, "olet": {}}[title]
    keys = set()
    for seed in range(3, 6):
        game = pecunia.new(title, seed=seed, players=3, **options)
        moves = game.all_moves()
        stream = stream_of(f"reasons-{seed}")
        while game.question is not None:
            for move in moves:
                reason = game.why_not(move)
                assert (reason is None) == game.question.allows(move)
                if reason is not None:
                    keys.add(reason.key)
            game.play(stream.choose(game.question.moves))
        over = game.why_not(moves[0])
        assert over is not None
        assert over.key == "game-over"
    assert keys >= REASONS[title]


@every_title
def test_only_the_asked_seat_sees_moves_or_may_play(title: str) -> None:
    game = new(title, players=3)
    assert game.question is not None
    asked = game.question.player
    other = (asked + 1) % 3
    assert game.view(asked).moves == game.question.moves
    assert game.view(other).moves == []
    assert game.view(-1).moves == []
    assert game.view(other).asked == asked
    reason = game.view(other).why_not(game.question.moves[0])
    assert reason is not None
    assert reason.key == "not-your-question"


@every_title
def test_a_snapshot_can_leave_the_process(title: str) -> None:
    """Views are plain values from the first question to the end, without the positions of others."""
    game = new(title, players=3)
    stream = stream_of("snapshots")
    while game.question is not None:
        for seat in range(-1, 3):
            snapshot = game.view(seat).snapshot()
            assert json.loads(json.dumps(snapshot)) == snapshot
            assert (snapshot["title"], snapshot["seat"], snapshot["outcome"]) == (title, seat, None)
        game.play(stream.choose(game.question.moves))
    assert game.outcome is not None
    assert game.view(-1).snapshot()["outcome"] == [game.outcome.end, game.outcome.winners, game.outcome.scores]


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


@every_title
def test_notation_and_numbers_name_each_move_once(title: str) -> None:
    game = new(title, players=2)
    moves = game.all_moves()
    assert len({move.text for move in moves}) == len(moves)
    for number, move in enumerate(moves):
        assert move.number == number
        assert game.move_numbered(number) is move
        assert game.move(move.text) is move
        assert game.move(f"  {move.text.upper().replace(' ', '   ')} ") is move
    for text in ("", "seat", "seat X", "play nothing", "queue A 0", "done done", "place", "sell 9/9", "deposit x"):
        with pytest.raises(NotAMove):
            game.move(text)


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


@pytest.mark.parametrize(
    ("options", "key"),
    [
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
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(OptionError) as refusal:
        new(**options)
    assert refusal.value.key == key


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 1}, "option-players"),
        ({"players": 5}, "option-players"),
        ({"players": 2, "start": 2}, "option-start"),
        ({"start": -1}, "option-start"),
        ({"tie": "fight"}, "option-tie"),
        ({"round_cap": -1}, "option-round-cap"),
        ({"round_cap": 1000}, "option-round-cap"),
        ({"edition": 2016}, "option-not-of-game"),
    ],
)
def test_impossible_options_of_pecunia_olet_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(OptionError) as refusal:
        new("olet", **options)
    assert refusal.value.key == key


def test_unknown_games_are_refused() -> None:
    with pytest.raises(OptionError, match="option-title"):
        pecunia.new("monopoly", seed=1)


@every_title
@pytest.mark.parametrize("seed", ["", "two words", "a#b"])
def test_impossible_seeds_are_refused(title: str, seed: str) -> None:
    with pytest.raises(OptionError, match="option-seed"):
        pecunia.new(title, seed=seed)


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
