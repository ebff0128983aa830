"""Pointing at a thing tells why nothing can be done with it now: the reason of the nearest move."""

import pytest

from pecunia.core.errors import NotAMove
from pecunia.core.game import Game
from pecunia.games import from_position, new
from pecunia.words.nearest import why_not

POSITION = """pecunia position 1
options players=3 target=25
fixture
turn 1 A seating
A hand line-cutter latrine-gossip
A L SEN@2
A R CIT@1
A queue SLV1/1 WOM2/2
B hand latrine-gossip
"""


def reason_for(game: Game, seat: int, thing: str) -> tuple[str, str, str]:
    move, reason = why_not(game, seat, thing)
    return move.text, *((reason.key, reason.clause) if reason is not None else ("allowed", ""))


@pytest.mark.parametrize(
    ("seat", "thing", "told"),
    [
        (0, "seat M", ("seat M", "senator-beside-slave", "§2.5")),  # a whole move stands for itself
        (0, "A M", ("seat M", "senator-beside-slave", "§2.5")),  # a place in the player's own latrine
        (0, "A L", ("seat L", "place-taken", "A18")),
        (0, "line-cutter", ("play line-cutter", "allowed", "")),
        (0, "latrine-gossip", ("play latrine-gossip", "no-unequal-pair", "A50")),
        (0, "B M", ("visitor B M", "not-now", "§2.3")),
        (1, "B M", ("seat M", "not-your-question", "")),
        (-1, "A M", ("visitor A M", "not-your-question", "")),
    ],
)
def test_a_thing_has_the_reason_of_the_nearest_move(seat: int, thing: str, told: tuple[str, str, str]) -> None:
    assert reason_for(from_position(POSITION), seat, thing) == told


def test_the_open_question_says_which_move_is_nearest() -> None:
    game = from_position(POSITION)
    game.play(game.move("play line-cutter"))
    assert reason_for(game, 0, "A 2") == ("queue A 2", "allowed", "")
    assert reason_for(game, 0, "A 1") == ("queue A 1", "already-in-front", "A61")
    assert reason_for(game, 0, "latrine-gossip") == ("play latrine-gossip", "no-other-card-in-play", "A8")


def test_spaces_are_things() -> None:
    game = new("olet", seed=1, players=3)
    assert game.question is not None
    legal = {move.text for move in game.question.moves}
    for space in ("M1", "PR1", "JT1"):
        move, reason = why_not(game, game.question.player, space)
        assert move.text == f"place {space}"
        assert (reason is None) == (move.text in legal)


@pytest.mark.parametrize("text", ["", "fly away", "A 99", "M "])
def test_what_no_move_names_is_no_thing(text: str) -> None:
    with pytest.raises(NotAMove):
        why_not(from_position(POSITION), 0, text)
