"""What Pecunia Olet refuses: a stable key, the clause behind it, and nothing has changed (§4.2)."""

import pytest

from pecunia.core.errors import IllegalMove
from pecunia.core.game import Game
from pecunia.games import from_position

LAWYER = ["turn 7 A great-lawyer", "trigger B", "placed M4:A PR1:B", "A cards great-lawyer"]

# The lines of the position, the moves up to the one that is refused, its key and its clause.
REFUSED = {
    "a space of another board": ([], "place PR3", "no-such-space", "§3"),
    "an occupied space": (["turn 2 B round", "first A", "placed PR1:A"], "place PR1", "space-occupied", "§2.3"),
    "buying without the money": (["market - - - diner -", "A cash 30"], "place M4", "no-cash", "O9"),
    "buying with money abroad": (["market - - - diner -", "A offshore 300"], "place M4", "no-cash", "O9"),
    "buying where no card lies": (["market - - - diner -", "A cash 300"], "place M1", "no-market-card", "§3.1"),
    "a second jet": (["market - - - jet -", "A cash 100", "A cards jet"], "place M4", "second-jet", "O11"),
    "a flight during a strike": (["officer 4", "A cash 100"], "place CF1", "strike", "O36"),
    "a private flight during a strike": (["officer 4", "A cash 50", "A cards jet"], "place JT1", "strike", "O36"),
    "a private flight without a jet": (["A cash 100"], "place JT1", "no-jet", "O62"),
    "a flight without the fare": (["A cash 20", "A offshore 500"], "place CF1", "no-cash", "O10"),
    "a flight with nothing to move": (["A cash 30"], "place CF1", "bad-transfer", "O32"),
    "more than there is to move": (["A cash 50"], "place CF1; deposit 30", "bad-transfer", "O32"),
    "fakes that the supermarket knows": (["officer 3", "A fakes 2/0/0"], "place SM1", "blocked-quality", "§3.3"),
    "one that it knows among others": (
        ["officer 3", "A fakes 2/2/0"],
        "place SM1; sell 1/1/0",
        "blocked-quality",
        "§3.3",
    ),
    "no fakes for the supermarket": ([], "place SM1", "no-fakes", "§3.3"),
    "more fakes than one has": (["A fakes 1/1/0"], "place SM1; sell 0/2/0", "no-fakes", "§3.3"),
    "no fakes for the receiver": ([], "place RC1", "no-fakes", "§3.4"),
    "more than one has for the receiver": (["A fakes 1/1/0"], "place RC1; sell 0/2/0", "no-fakes", "§3.4"),
    "a sale of nothing": (["A fakes 1/1/0"], "place RC1; sell 0/0/0", "bad-count", "O7"),
    "four at the supermarket": (["A fakes 4/1/0"], "place SM1; sell 4/0/0", "bad-count", "O7"),
    "nine at the receiver": (["A fakes 9/1/0"], "place RC1; sell 9/0/0", "bad-count", "O7"),
    "declining in a round": ([], "decline", "no-declining-now", "§2.3"),
    "passing at the end": (["turn 6 A last-henchmen", "trigger B", "B laid 3"], "pass", "no-passing-now", "O41"),
    "lifting somebody else's henchman": (LAWYER, "lift PR1", "no-henchman", "§2.6"),
    "going back to an empty market space": (LAWYER, "lift M4; place M4", "no-market-card", "§3.1"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_moves_are_refused_with_key_and_clause_and_change_nothing(case: str) -> None:
    lines, moves, key, clause = REFUSED[case]
    game = from_position("\n".join(["pecunia position 1", "game olet", "fixture", "options players=2", *lines]))
    *before, last = moves.split("; ")
    for text in before:
        game.play(game.move(text))
    state = game.state_hash()
    with pytest.raises(IllegalMove) as refusal:
        game.play(game.move(last))
    reason = game.why_not(game.move(last))
    assert reason is not None
    assert (refusal.value.key, reason.key, reason.clause) == (key, key, clause)
    assert game.state_hash() == state
    assert asked(game) == asked(from_position(game.position()))


def asked(game: Game) -> tuple[int, str, list[str]]:
    assert game.question is not None
    return game.question.player, game.question.kind, [move.text for move in game.question.moves]
