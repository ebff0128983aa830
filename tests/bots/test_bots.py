"""Bots choose legal moves from views alone, and greedy beats random."""

import pytest

from pecunia.bots import make_bot
from pecunia.bots.levels import LEVELS
from pecunia.core.chance import stream_of
from pecunia.games import from_position, new
from pecunia.lab.simulate import Job, simulate
from pecunia.olet.engine.notation import DEPOSIT, MOVES, WITHDRAW
from pecunia.olet.judge import few_transfers, full_sales

# Bots that search are tested on fewer positions, in test_search.py.
QUICK = ["random", "greedy", *[level.name for level in LEVELS]]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("title", "options", "turns"), [("non-olet", {"dark_red": True}, 12), ("olet", {}, 80)])
def test_a_bot_does_not_peek(name: str, title: str, options: dict[str, bool], turns: int) -> None:
    """Its choice does not change when the cards its seat cannot see are dealt again."""
    compared = 0
    for number in range(6):
        game = new(title, seed=number, players=3, **options)
        stream = stream_of(f"peek-{number}")
        while game.question is not None and game.turn < turns:
            seat = game.question.player
            here = make_bot(name, stream_of("bot")).choose(game.view(seat))
            twin = game.view(seat).imagine(stream_of(f"{number}"))
            there = make_bot(name, stream_of("bot")).choose(twin.view(seat))
            assert here is there
            compared += 1
            game.play(stream.choose(game.question.moves))
    assert compared > 200


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("edition", [2005, 2016])
def test_a_bot_plays_whole_games(name: str, edition: int) -> None:
    summary = simulate(Job("non-olet", {"edition": edition, "players": 3}, [name], 5, False), 6)
    assert summary["ends"] == {"fee": 6}


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_whole_games_of_olet(name: str, players: int) -> None:
    summary = simulate(Job("olet", {"players": players}, [name], 5, False), 6)
    assert set(summary["ends"]) <= {"most-money", "shared"}
    assert sum(summary["ends"].values()) == 6


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_greedy_beats_random(title: str) -> None:
    """60 games for two: a coin would give 45 or more wins less than once in ten thousand tries."""
    wins = [0, 0]
    for first in (0, 1):
        names = ["greedy", "random"] if first == 0 else ["random", "greedy"]
        summary = simulate(Job(title, {"players": 2}, names, f"match-{first}", False), 30)
        wins[0] += summary["wins"][first]
        wins[1] += summary["wins"][1 - first]
    assert wins[0] >= 45, wins


def test_few_transfers_still_hold_everything_and_most_of_it() -> None:
    """A flight offers hundreds of amounts. The bot tries a few, including the largest in each direction."""
    moves = MOVES[DEPOSIT : DEPOSIT + 90] + MOVES[WITHDRAW : WITHDRAW + 40]
    tried = few_transfers(moves)
    assert len(tried) < 40
    assert {moves[89], moves[-1], moves[89 - 7]} <= set(tried)
    assert few_transfers(moves[:1]) == moves[:1]


def test_full_sales_leave_nothing_behind_that_would_fetch_as_much() -> None:
    """With one bad and nine good fakes: eight good ones, or the bad one with seven good ones, or the bad one alone."""
    game = from_position(
        "pecunia position 1\ngame olet\noptions players=3\nfixture\nA fakes 1/0/9\nplaced RC1:A\nagenda turn; sell RC1"
    )
    assert game.question is not None
    assert {move.text for move in full_sales(game.question.moves)} == {"sell 0/0/8", "sell 1/0/7", "sell 1/0/0"}
