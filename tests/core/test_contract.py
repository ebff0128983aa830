"""The contract: questions, moves, refusals, views, undo."""

import re
from pathlib import Path

import pytest

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import IllegalMove, NotAMove, OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.non_olet.notation import ACTIONS, MOVES, family, move_of

TARGETS = {2: 30, 3: 25, 4: 20, 5: 20, 6: 20}


def new(**options: object) -> Game:
    return pecunia.new("non-olet", seed=7, **options)


def test_the_loop_of_the_design_plays_a_whole_game() -> None:
    game = pecunia.new("non-olet", edition=2005, players=3, seed=1)
    bots = [make_bot("random", stream_of(f"{seat}")) for seat in range(3)]
    while game.question:
        seat = game.question.player
        game.play(bots[seat].choose(game.view(seat)))
    assert game.outcome is not None
    assert game.outcome.winner is not None
    assert game.outcome.scores[game.outcome.winner] >= TARGETS[3]


@pytest.mark.parametrize("players", TARGETS)
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    assert new(players=players).state_hash() == new(players=players).state_hash()
    assert new(players=players).state_hash() != pecunia.new("non-olet", seed=8, players=players).state_hash()
    assert f"target={TARGETS[players]}" in new(players=players).header()[0]


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    game = new(players=2)
    before = game.position()
    with pytest.raises(IllegalMove) as refusal:
        game.play(game.move("collect L"))
    assert refusal.value.reason.key == "not-now"
    assert refusal.value.move == "collect L"
    assert game.position() == before
    reason = game.why_not(game.move("collect L"))
    assert reason is not None
    assert reason.key == "not-now"
    assert game.why_not(game.move("done")) is None


def test_every_move_is_legal_or_has_a_reason() -> None:
    """At every question of a game, each of all moves is either on offer or refused with a reason, and play agrees."""
    game = pecunia.new("non-olet", seed=3, players=3, dark_red=True)
    stream = stream_of("reasons")
    keys = set()
    while game.question is not None:
        for move in MOVES:
            reason = game.why_not(move)
            assert (reason is None) == game.question.allows(move)
            if reason is not None:
                keys.add(reason.key)
        game.play(stream.choose(game.question.moves))
    over = game.why_not(MOVES[0])
    assert over is not None
    assert over.key == "game-over"
    assert {"not-finished", "must-seat", "card-not-in-hand", "senator-beside-slave", "place-taken"} <= keys


def test_only_the_asked_seat_sees_moves_or_may_play() -> None:
    game = new(players=3)
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


def test_notation_and_numbers_name_each_move_once() -> None:
    assert len(MOVES) == ACTIONS
    assert len({move.text for move in MOVES}) == ACTIONS
    game = new(players=2)
    for number, move in enumerate(MOVES):
        assert move.number == number
        assert game.move_numbered(number) is move
        assert move_of(move.text) is move
        assert family(number) <= number
    assert move_of("  SEAT   m  PAIR ").text == "seat M pair"
    assert move_of("collect v1+").text == "collect V1+"
    for text in ("", "seat", "seat X", "play nothing", "queue A 0", "done done"):
        with pytest.raises(NotAMove):
            move_of(text)


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
        ({"wings": 2}, "option-unknown"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(OptionError) as refusal:
        new(**options)
    assert refusal.value.key == key


def test_unknown_games_and_seeds_are_refused() -> None:
    with pytest.raises(OptionError, match="option-title"):
        pecunia.new("monopoly", seed=1)
    for seed in ("", "two words", "a#b"):
        with pytest.raises(OptionError, match="option-seed"):
            pecunia.new("non-olet", seed=seed)


def test_the_engine_imports_nothing_outside_the_standard_library() -> None:
    import sys

    source = Path(__file__).parents[2] / "src" / "pecunia"
    files = [*(source / "core").rglob("*.py"), *(source / "non_olet").rglob("*.py")]
    assert len(files) > 20
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            found = re.match(r"\s*(?:from|import) ([a-z_]+)", line)
            if found:
                assert found[1] in {*sys.stdlib_module_names, "pecunia"}, f"{file.name}: {line}"


def test_dependencies_point_one_way() -> None:
    """core knows no game, the games know no bots, the bots know no lab."""
    source = Path(__file__).parents[2] / "src" / "pecunia"
    above = {
        "core": ("non_olet", "bots", "lab", "terminal", "games", "cli"),
        "non_olet": ("bots", "lab", "terminal", "games", "cli"),
        "bots": ("lab", "terminal", "cli"),
        "lab": ("terminal", "cli"),
    }
    for package, others in above.items():
        for file in (source / package).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for other in others:
                assert f"pecunia.{other}" not in text, f"{file}: {other}"
