"""The Gymnasium environments pass Gymnasium's own test, and keep what they promise beyond it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from pecunia.core.errors import OptionError
from pecunia.envs.rewards import rewards

IDS = ["pecunia.envs:pecunia/NonOlet-v0", "pecunia.envs:pecunia/Olet-v0"]
either = pytest.mark.parametrize("name", IDS)


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(name, **{"players": 2, "opponents": "random", **options})


def any_legal(info: dict[str, Any], luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(info["action_mask"])))


@either
@pytest.mark.parametrize("players", [2, 4])
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    check_env(make(name, players=players).unwrapped)


@either
@pytest.mark.parametrize("seat", [0, 2])
def test_games_are_played_to_their_end(name: str, seat: int) -> None:
    """Only the learner's seat is asked, whatever the opponents are. The reward at the end says who has won."""
    env = make(name, players=3, seat=seat, opponents=["random", "greedy"])
    luck = np.random.default_rng(3)
    seen, info = env.reset(seed=7)
    assert env.unwrapped.game.seed == "7"
    ended = False
    while not ended:
        game = env.unwrapped.game
        assert game.question.player == seat
        assert env.observation_space.contains(seen)
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(move.number for move in game.question.moves)
        seen, reward, ended, cut_off, info = env.step(any_legal(info, luck))
        assert not cut_off
        assert ended or reward == 0
    winners = env.unwrapped.game.outcome.winners
    assert reward == rewards(env.unwrapped.game.outcome, 3)[seat]
    assert (reward > 0) == (seat in winners)
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(0)


@either
def test_the_same_seed_is_the_same_game(name: str) -> None:
    hashes = []
    for _try in range(2):
        env = make(name, opponents="greedy")
        luck = np.random.default_rng(4)
        _seen, info = env.reset(seed=9)
        for _move in range(12):
            info = env.step(any_legal(info, luck))[-1]
        hashes.append(env.unwrapped.game.state_hash())
    assert hashes[0] == hashes[1]


@either
def test_an_illegal_action_loses_and_says_why(name: str) -> None:
    env = make(name)
    _seen, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    text = env.unwrapped.game.move_numbered(action).text
    _seen, reward, ended, cut_off, info = env.step(action)
    assert (reward, ended, cut_off) == (-1, True, False)
    assert info["illegal"].startswith(text)


@either
def test_what_is_no_action_at_all_is_refused(name: str) -> None:
    env = make(name)
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="they go from 0 to"):
        env.unwrapped.step(99_999)


@either
def test_a_game_that_takes_too_long_is_cut_off(name: str) -> None:
    env = make(name, max_turns=4)
    luck = np.random.default_rng(3)
    _seen, info = env.reset(seed=7)
    cut_off = False
    while not cut_off:
        _seen, reward, ended, cut_off, info = env.step(any_legal(info, luck))
        assert (reward, ended) == (0, False)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "players, not 9"),
        ({"players": 3, "opponents": ["random"]}, "need 2 bots, not 1"),
        ({"opponents": "nobody"}, "There’s no bot “nobody”"),
        ({"seat": 7}, "There’s no seat “H”"),
        ({"seat": -1}, "There’s no seat “-1”"),
        ({"colour": "red"}, "no option “colour”"),
    ],
)
@either
def test_a_wrong_option_says_what_is_wrong(name: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as refused:
        make(name, **options)
    assert said in str(refused.value)
