"""The moves of Pecunia Olet: additional spaces, transfers of any size, families."""

from pathlib import Path

import pytest

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.record import write_record
from pecunia.games import from_position, from_record
from pecunia.observers.observer import action_mask
from pecunia.olet.engine.notation import (
    ACTIONS,
    ALL_ACTIONS,
    DEPOSIT,
    FAR,
    LIFT,
    MOVES,
    PLACE,
    SELL,
    WITHDRAW,
    amount_of,
    family,
    move_of,
)

LARGE_BOX = Path(__file__).parents[1] / "properties" / "olet-large-box.toml"
RICH = """pecunia position 1
game olet
options players=2
turn 1 A round
A cash 25000
A known 25000 25000
A offshore 0
A cards S-printer S-ink B-jet
B cash 20
"""


def test_a_board_with_further_spaces_has_further_moves() -> None:
    usual = pecunia.new("olet", seed=1, players=2)
    large = pecunia.new("olet", seed=1, players=2, values=LARGE_BOX)
    assert len(usual.all_moves()) == ACTIONS
    assert len(large.all_moves()) == ALL_ACTIONS
    assert large.all_moves()[:ACTIONS] == usual.all_moves()
    assert large.move("place M12").number >= ACTIONS
    reason = usual.why_not(usual.move("place M12"))
    assert reason is not None
    assert reason.key == "no-such-space"


@pytest.mark.parametrize(
    ("text", "first", "amount"),
    [
        ("deposit 10", DEPOSIT, 10),
        ("deposit 9990", DEPOSIT, 9990),
        ("deposit 10000", DEPOSIT, 10000),
        ("deposit 10010", DEPOSIT, 10010),
        ("withdraw 10", WITHDRAW, 10),
        ("withdraw 9990", WITHDRAW, 9990),
        ("withdraw 10000", WITHDRAW, 10000),
        ("withdraw 999999990", WITHDRAW, 999999990),
    ],
)
def test_a_transfer_of_any_size_has_its_number(text: str, first: int, amount: int) -> None:
    move = move_of(text.upper())
    assert move.text == text
    assert family(move.number) == first
    assert amount_of(move.number) == amount
    assert (move.number >= FAR) == (amount > 9990)


def test_every_move_has_its_family() -> None:
    verbs = {
        "place": PLACE,
        "lift": LIFT,
        "sell": SELL,
        "deposit": DEPOSIT,
        "withdraw": WITHDRAW,
        "pass": 0,
        "decline": 1,
    }
    for move in MOVES:
        assert family(move.number) == verbs[move.text.split()[0]]
    assert family(move_of("sell 9/9/9").number) == SELL
    assert family(move_of("deposit 15").number) == DEPOSIT
    assert family(move_of("withdraw 0").number) == WITHDRAW


def test_numbers_may_be_written_with_noughts_before_them() -> None:
    assert move_of("deposit 0010") is move_of("deposit 10")
    assert move_of("sell 00/1/02") is move_of("sell 0/1/2")


def test_a_rich_flight_survives_records_copies_and_bots() -> None:
    game = from_position(RICH)
    game.play(game.move("place JT1"))
    question = game.question
    assert question is not None
    assert len(question.moves) == 2500
    for bot in ("random", "greedy", "bucket-carrier"):
        twin = game.copy()
        twin.play(make_bot(bot, stream_of("rich")).choose(twin.view(0)))
    game.play(game.move("deposit 12340"))
    before = game.earlier(1)
    assert before.question is not None
    assert before.question.allows(game.move("deposit 12340"))
    again, _record = from_record(write_record(game, ["anyone"] * 2))
    assert again.state_hash() == game.state_hash()


def test_a_mask_leaves_out_what_is_beyond_the_action_space() -> None:
    game = from_position(RICH)
    game.play(game.move("place JT1"))
    assert game.question is not None
    mask = action_mask(game.question.moves, ACTIONS)
    assert len(mask) == ACTIONS
    assert [number for number, legal in enumerate(mask) if legal] == list(range(DEPOSIT, WITHDRAW))
