"""What users of PettingZoo, Gymnasium and Stable-Baselines3 expect of every environment."""

import copy
import pickle
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.wrappers import RecordEpisodeStatistics
from pettingzoo.test import render_test

import pecunia
import pecunia.envs.openspiel  # registers the games
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.envs import non_olet_v0, olet_v0
from pecunia.titles.registry import TITLES

IDS = ["pecunia.envs:pecunia/NonOlet-v0", "pecunia.envs:pecunia/Olet-v0"]
either = pytest.mark.parametrize("name", IDS)
each_module = pytest.mark.parametrize("module", [non_olet_v0, olet_v0])


def any_legal(mask: Any, luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def last_move(view: View) -> Move:
    return view.moves[-1]


def first_text(view: View) -> str:
    return view.moves[0].text


class Last:
    """A bot as a class: it is made anew for every game."""

    def __init__(self, stream: pecunia.Stream) -> None:
        self.stream = stream

    def choose(self, view: View) -> Move:
        return view.moves[-1]


@each_module
def test_pettingzoos_test_of_pictures(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "PECVNIA" in capsys.readouterr().out


@either
def test_pictures_are_arrays_of_points(name: str) -> None:
    env = gymnasium.make(name, render_mode="rgb_array", players=3)
    env.reset(seed=7)
    first: Any = env.render()
    assert (first.dtype, first.ndim, first.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 10  # letters in several colours
    again: Any = env.render()
    assert (first == again).all()


@either
def test_people_see_every_step(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name, render_mode="human", players=2)
    luck = np.random.default_rng(1)
    _seen, info = env.reset(seed=7)
    assert capsys.readouterr().out.count("PECVNIA") == 1
    env.step(any_legal(info["action_mask"], luck))
    assert capsys.readouterr().out.count("PECVNIA") == 1
    assert env.render() is None


def test_who_begins_is_drawn_unless_somebody_is_named() -> None:
    begins = set()
    for seed in range(20):
        env = non_olet_v0.env(players=3)
        env.reset(seed=seed)
        begins.add(env.game.options.start)
        same = pecunia.new("non-olet", seed=seed, players=3, start=env.game.options.start)
        assert same.position() == env.game.position()
        single: Any = gymnasium.make(IDS[0], players=3, opponents="random").unwrapped
        single.reset(seed=seed)
        assert single.game.options.start == env.game.options.start
    assert begins == {0, 1, 2}
    for start, seat in (("B", 1), (2, 2), ("random", None)):
        env = non_olet_v0.env(players=3, start=start)
        env.reset(seed=3)
        assert seat in (None, env.game.options.start)
    olet: Any = gymnasium.make(IDS[1], players=3).unwrapped
    assert len(olet.tables.settings) == 1  # its engine draws who begins


@either
def test_any_seat_learns(name: str) -> None:
    env: Any = gymnasium.make(name, players=3, seat="random", opponents="random").unwrapped
    seats = []
    luck = np.random.default_rng(5)
    for seed in range(12):
        _seen, info = env.reset(seed=seed)
        seats.append(env.seat)
        for step in range(5):
            assert env.game.question.player == env.seat
            info = env.step(any_legal(info["action_mask"], luck))[-1]
    assert set(seats) == {0, 1, 2}
    env.reset(seed=3)
    assert env.seat == seats[3]
    lettered: Any = gymnasium.make(name, players=3, seat="B").unwrapped
    lettered.reset(seed=1)
    assert lettered.seat == 1
    for wrong in ("D", "Seat", 3):
        with pytest.raises(OptionError, match="There’s no seat"):
            gymnasium.make(name, players=3, seat=wrong)


@either
@pytest.mark.parametrize(
    "opponents",
    ["random", pecunia.bots.make_bot("greedy", 3), last_move, first_text, Last, ["random", last_move]],
    ids=["name", "object", "function", "text", "class", "list"],
)
def test_opponents_are_names_objects_and_functions(name: str, opponents: Any) -> None:
    env: Any = gymnasium.make(name, players=3, opponents=opponents).unwrapped
    luck = np.random.default_rng(5)
    _seen, info = env.reset(seed=3)
    for step in range(8):
        info = env.step(any_legal(info["action_mask"], luck))[-1]
    assert all(bot.take_notes() == [] for bot in env.opponents)
    tables: Any = gymnasium.make_vec(name, num_envs=3, players=3, opponents=opponents)
    tables.reset(seed=3)
    tables.close()


def test_what_cannot_play_is_refused_in_words() -> None:
    with pytest.raises(OptionError, match="“5” can’t play: name a bot"):
        gymnasium.make(IDS[0], players=2, opponents=5)


def _end(env: Any, info: dict[str, Any], seed: int) -> tuple[str, float]:
    """The end of a game that goes on with the same choices: its last position, and the reward."""
    luck = np.random.default_rng(seed)
    over, reward = False, 0.0
    while not over:
        _seen, reward, over, cut_off, info = env.step(any_legal(info["action_mask"], luck))
        assert not cut_off
    return env.unwrapped.game.position(), reward


@either
@pytest.mark.parametrize("opponents", ["random", "greedy", "doorkeeper"])
def test_a_gymnasium_environment_goes_on_after_a_pickle_or_a_copy(name: str, opponents: str) -> None:
    env: Any = RecordEpisodeStatistics(gymnasium.make(name, players=2, opponents=opponents, max_turns=10_000))
    luck = np.random.default_rng(2)
    _seen, info = env.reset(seed=7)
    for step in range(15):
        info = env.step(any_legal(info["action_mask"], luck))[-1]
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    expected = _end(env, info, 4)
    assert [_end(twin, info, 4) for twin in twins] == [expected, expected]


@each_module
def test_a_pettingzoo_environment_goes_on_after_a_pickle_or_a_copy(module: ModuleType) -> None:
    env = module.env(players=3)
    luck = np.random.default_rng(2)
    env.reset(seed=7)
    for step in range(25):
        env.step(any_legal(env.last()[0]["action_mask"], luck))
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), copy.copy(env)]
    for twin in twins[:2]:
        assert twin.agent_selection == env.agent_selection
        assert twin.game.position() == env.game.position()
        luck = np.random.default_rng(3)
        for step in range(10):
            twin.step(any_legal(twin.last()[0]["action_mask"], luck))
    assert twins[0].game.position() == twins[1].game.position() != env.game.position()


def test_a_program_cannot_be_packed_and_says_so() -> None:
    env = gymnasium.make(IDS[1], players=2, opponents="cmd:python3 docs/line_bot.py")
    with pytest.raises(PecuniaError, match="is a program that runs on this machine"):
        copy.deepcopy(env)
    env.close()


def test_the_layout_of_observations_is_one_for_all_options() -> None:
    sizes = set()
    for options in ({"players": 2}, {"players": 6, "modules": "events,favours"}, {"edition": 2005, "winBy": "earned"}):
        env: Any = gymnasium.make(IDS[0], opponents="random", **options).unwrapped
        seen, _info = env.reset(seed=1)
        sizes.add((len(seen), env.tables.layout.hash, env.tables.layout.version))
    assert len(sizes) == 1
    for title in TITLES.values():
        layout = title.observer(title.engine.options()).layout
        assert pickle.loads(pickle.dumps(layout)).hash == layout.hash in repr(layout)


def test_openspiels_information_states_have_perfect_recall() -> None:
    """Two states have the same tensor exactly if they have the same string, for every player."""
    strings: dict[bytes, set[str]] = {}
    for name in ("pecunia_olet(players=2)", "pecunia_non_olet(players=3,modules=events)"):
        game = pyspiel.load_game(name)
        for seed in range(3):
            state = game.new_initial_state(str(seed))
            luck = np.random.default_rng(seed)
            for step in range(60):
                if state.is_terminal():
                    break
                for player in range(game.num_players()):
                    tensor = np.asarray(state.information_state_tensor(player), np.float32)
                    key = name.encode() + bytes([player]) + tensor.tobytes()
                    strings.setdefault(key, set()).add(state.information_state_string(player))
                    assert game.information_state_tensor_size() == len(tensor)
                    assert len(tensor) > len(state.observation_tensor(player))
                state.apply_action(int(luck.choice(state.legal_actions())))
    assert all(len(each) == 1 for each in strings.values())
    assert len({each for found in strings.values() for each in found}) == len(strings) > 300
    state = pyspiel.load_game("pecunia_olet(players=2)").new_initial_state("7")
    first = state.legal_actions()[-1]
    state.apply_action(first)
    past = state.information_state_tensor(0)[-128:]
    assert [int(each) for each in past[:3]] in ([1, first // 256, first % 256], [2, first // 256, first % 256])
