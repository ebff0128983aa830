"""The vector environments: many games at once, the same ones as one by one."""

import os
import signal
import subprocess
import sys
import time
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from pecunia.core.errors import OptionError
from pecunia.envs import non_olet_v0, olet_v0

IDS = ["pecunia.envs:pecunia/NonOlet-v0", "pecunia.envs:pecunia/Olet-v0"]
SINGLE = {"NonOlet": non_olet_v0, "Olet": olet_v0}
either = pytest.mark.parametrize("name", IDS)
TABLES = 5


def make(name: str, **options: Any) -> Any:
    return gymnasium.make_vec(name, **{"num_envs": TABLES, "players": 2, "opponents": "random", **options})


def any_legal(masks: NDArray[np.int8], luck: np.random.Generator) -> NDArray[np.int64]:
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


def illegal_one(mask: NDArray[np.int8]) -> int:
    return int(np.flatnonzero(mask == 0)[-1])


@either
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("options", [{"opponents": "greedy"}, {"players": 3, "seat": 2, "max_turns": 20}])
def test_one_seat_learns_as_in_the_single_environment(name: str, workers: int, options: dict[str, Any]) -> None:
    """Gymnasium's own vector of single environments sees the same, also when a game ends and the next one begins."""
    settings = {"players": 2, "opponents": "random", **options}
    ours = make(name, workers=workers, **options)
    theirs = SyncVectorEnv([lambda: gymnasium.make(name, **settings)] * TABLES, autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    seen, info = ours.reset(seed=7)
    expected, their_info = theirs.reset(seed=7)
    luck = np.random.default_rng(1)
    ended = 0
    for _step in range(150):
        assert (seen == expected).all()
        assert (info["action_mask"] == their_info["action_mask"]).all()
        assert (info["seat"] == options.get("seat", 0)).all()
        actions = any_legal(info["action_mask"], luck)
        seen, *ends, info = ours.step(actions)
        expected, *their_ends, their_info = theirs.step(actions)
        for each, their in zip(ends, their_ends):
            assert (each == their).all()
        assert ("final_obs" in info) == ("final_obs" in their_info)
        if "final_obs" in info:
            assert (info["_final_obs"] == their_info["_final_obs"]).all()
            for table in np.flatnonzero(info["_final_obs"]):
                assert (info["final_obs"][table] == their_info["final_obs"][table]).all()
                ended += 1
    assert ended >= TABLES
    ours.close()


@either
@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_learns_as_at_a_table_of_pettingzoo(name: str, players: int) -> None:
    ours = make(name, opponents=None, players=players)
    singles = [SINGLE[name.split("/")[1].split("-")[0]].raw_env(players=players) for _table in range(TABLES)]
    seen, info = ours.reset(seed=3)
    for number, single in enumerate(singles):
        single.reset(seed=3 + number)
    luck = np.random.default_rng(2)
    ended = 0
    for _step in range(250):
        actions = any_legal(info["action_mask"], luck)
        for number, single in enumerate(singles):
            observed = single.observe(single.agent_selection)
            assert (seen[number] == observed["observation"]).all()
            assert (info["action_mask"][number] == observed["action_mask"]).all()
            assert single.agent_selection == f"player_{info['seat'][number]}"
            single.step(int(actions[number]))
        asked = info["seat"]
        seen, reward, over, cut_off, info = ours.step(actions)
        assert not cut_off.any()
        for number, single in enumerate(singles):
            assert over[number] == all(single.terminations.values())
            if over[number]:
                won = [single.rewards[agent] for agent in single.possible_agents]
                assert info["final_info"]["rewards"][number].tolist() == won
                assert info["final_info"]["seat"][number] == asked[number]
                assert reward[number] == won[asked[number]]
                last = single.observe(f"player_{asked[number]}")["observation"]
                assert (info["final_obs"][number] == last).all()
                single.reset()
                ended += 1
            else:
                assert reward[number] == 0
    assert ended >= TABLES


@either
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("opponents", ["random", None])
def test_an_illegal_action_loses_and_says_why(name: str, opponents: str | None, workers: int) -> None:
    """The other tables go on. The table where it happened gets a new game."""
    env = make(name, opponents=opponents, workers=workers)
    seen, info = env.reset(seed=1)
    actions = any_legal(info["action_mask"], np.random.default_rng(1))
    actions[3] = illegal_one(info["action_mask"][3])
    seat = info["seat"][3]
    _seen, reward, over, cut_off, info = env.step(actions)
    assert over.tolist() == [False, False, False, True, False]
    assert reward.tolist() == [0, 0, 0, -1, 0]
    assert not cut_off.any()
    final = info["final_info"]
    assert final["rewards"][3].tolist() == [-1 if each == seat else 0 for each in range(2)]
    text = env.unwrapped.tables.deal(1).move_numbered(int(actions[3])).text
    assert final["illegal"][3].startswith(text)
    assert (info["final_obs"][3] == seen[3]).all()
    assert info["action_mask"][3].any()
    _seen, _reward, over, _cut_off, info = env.step(any_legal(info["action_mask"], np.random.default_rng(1)))
    assert not over.any()
    assert "final_info" not in info
    env.close()


@either
def test_the_same_seeds_are_the_same_games(name: str) -> None:
    """A single number is the seed of the first table; the others get the next numbers. Or each gets its own seed."""
    env = make(name)
    first, _info = env.reset(seed=4)
    again, _info = env.reset(seed=[4, 5, 6, 7, 8])
    assert (first == again).all()
    next_ones, _info = env.reset()
    assert (first != next_ones).any(axis=1).all()
    chosen = np.array([True, False, True, False, False])
    some, _info = env.reset(seed=4, options={"reset_mask": chosen})
    assert (some == np.where(chosen[:, None], first, next_ones)).all()


@either
def test_what_a_step_returned_stays_unless_it_is_not_to_be_copied(name: str) -> None:
    for copy in (True, False):
        env = make(name, copy=copy)
        seen, info = env.reset(seed=1)
        before = seen.copy()
        env.step(any_legal(info["action_mask"], np.random.default_rng(1)))
        assert (seen == before).all() == copy


@either
def test_what_is_no_action_at_all_is_refused(name: str) -> None:
    env = make(name)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(TABLES, np.int64))
    seen, info = env.reset(seed=1)
    for wrong in ([99_999] * TABLES, [-1] * TABLES, [0]):
        with pytest.raises(InvalidAction, match="5 actions are needed, each from 0 to"):
            env.step(np.array(wrong))
    after, *_rest = env.step(any_legal(info["action_mask"], np.random.default_rng(1)))
    assert (after != seen).any()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "players, not 9"),
        ({"opponents": "nobody"}, "There’s no bot “nobody”"),
        ({"seat": 7}, "There’s no seat “H”"),
        ({"colour": "red"}, "no option “colour”"),
    ],
)
@either
def test_a_wrong_option_says_what_is_wrong(name: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as refused:
        make(name, **options)
    assert said in str(refused.value)


@either
def test_processes_that_fail_say_so_and_end_with_the_environment(name: str) -> None:
    env = make(name, workers=2)
    with pytest.raises(AttributeError):
        env.unwrapped._all("nothing")
    _seen, info = env.reset(seed=1)
    time.sleep(0.01)  # now the workers sleep
    env.step(any_legal(info["action_mask"], np.random.default_rng(1)))
    env.close()
    assert not any(worker.process.is_alive() for worker in env.unwrapped.workers)


def test_a_player_who_waits_for_a_process_that_was_killed_is_told() -> None:
    env = make(IDS[1], workers=2)
    _seen, info = env.reset(seed=1)
    env.unwrapped.workers[0].process.kill()
    with pytest.raises(RuntimeError, match="has ended"):
        env.step(any_legal(info["action_mask"], np.random.default_rng(1)))
    env.close()


LONELY = f"""
import time
import gymnasium
if __name__ == "__main__":
    env = gymnasium.make_vec({IDS[1]!r}, num_envs=4, workers=2)
    env.reset(seed=1)
    print(env.unwrapped.workers[0].process.pid, flush=True)
    time.sleep(600)
"""


def test_a_process_whose_caller_was_killed_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", LONELY], stdout=subprocess.PIPE, text=True) as caller:
        assert caller.stdout is not None
        worker = int(caller.stdout.readline())
        caller.kill()
    for _try in range(200):
        if not alive(worker):
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("the worker waits for a caller that is no more")


def alive(process: int) -> bool:
    """Whether the process still runs. A zombie counts as dead."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
