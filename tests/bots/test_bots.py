"""Bots choose legal moves from views alone, and greedy beats random."""

import pytest

from pecunia.bots import BOTS, make_bot
from pecunia.core.chance import stream_of
from pecunia.games import new
from pecunia.lab.simulate import Job, simulate


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_peek(name: str) -> None:
    """Its choice does not change when what its seat cannot see is dealt anew."""
    compared = 0
    for number in range(6):
        game = new("non-olet", seed=number, players=3, dark_red=True)
        stream = stream_of(f"peek-{number}")
        while game.question is not None and game.turn < 12:
            seat = game.question.player
            here = make_bot(name, stream_of("bot")).choose(game.view(seat))
            twin = game.view(seat).imagine(stream_of(f"{number}"))
            there = make_bot(name, stream_of("bot")).choose(twin.view(seat))
            assert here is there
            compared += 1
            game.play(stream.choose(game.question.moves))
    assert compared > 200


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", [2005, 2016])
def test_a_bot_plays_whole_games(name: str, edition: int) -> None:
    summary = simulate(Job("non-olet", {"edition": edition, "players": 3}, [name], 5, False), 6)
    assert summary["ends"] == {"fee": 6}


def test_greedy_beats_random() -> None:
    """60 games of two: a coin would give 45 or more less than once in ten thousand times."""
    wins = [0, 0]
    for first in (0, 1):
        names = ["greedy", "random"] if first == 0 else ["random", "greedy"]
        summary = simulate(Job("non-olet", {"players": 2}, names, f"match-{first}", False), 30)
        wins[0] += summary["wins"][first]
        wins[1] += summary["wins"][1 - first]
    assert wins[0] >= 45, wins
