"""The PettingZoo environments pass PettingZoo's own tests, and keep what they promise beyond them."""

import pickle
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import pecunia
from pecunia.core.errors import IllegalMove, OptionError
from pecunia.core.moves import Outcome
from pecunia.envs import non_olet_v0, olet_v0
from pecunia.envs.rewards import rewards

GAMES: list[tuple[ModuleType, str, dict[str, Any]]] = [
    (non_olet_v0, "non-olet", {"players": 4}),
    (non_olet_v0, "non-olet", {"players": 2, "modules": ["famous", "upgrades", "events", "careers", "favours"]}),
    (olet_v0, "olet", {"players": 3}),
]
each_game = pytest.mark.parametrize(("module", "title", "options"), GAMES)
either = pytest.mark.parametrize("module", [non_olet_v0, olet_v0])


def any_legal(env: Any, luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def any_illegal(env: Any) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[-1])


# PettingZoo gives these two warnings for every environment with masks, except for its own, which it knows by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@each_game
def test_the_interface_is_kept(module: ModuleType, title: str, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=300)


@each_game
def test_the_same_seed_is_the_same_game(module: ModuleType, title: str, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=150)


@either
def test_the_benchmark_runs(module: ModuleType) -> None:
    performance_benchmark(module.env())


@each_game
def test_a_game_goes_as_in_the_engine(module: ModuleType, title: str, options: dict[str, Any]) -> None:
    """The same seed and moves give the same states. Observations follow the layout, for the agent's own seat."""
    env = module.env(**options)
    env.reset(seed=11)
    first = {} if title == "olet" else {"start": env.game.options.start}
    game = pecunia.new(title, seed=11, **options, **first)
    luck = np.random.default_rng(5)
    while game.question is not None:
        assert env.agent_selection == f"player_{game.question.player}"
        action = any_legal(env, luck)
        assert env.observation_space(env.agent_selection).contains(env.last()[0])
        env.step(action)
        game.play(game.move_numbered(action))
        assert env.unwrapped.game.state_hash() == game.state_hash()
    assert all(env.terminations.values())
    assert game.outcome is not None
    expected = rewards(game.outcome, game.seats)
    assert [env.rewards[agent] for agent in env.possible_agents] == expected
    assert sum(expected) == pytest.approx(0)


def test_shared_victories_are_split_and_nobody_loses_where_nobody_wins() -> None:
    assert rewards(Outcome("shared", [0, 2], [5, 1, 5]), 3) == [0.25, -0.5, 0.25]
    assert rewards(Outcome("shared", [0, 1], [5, 5]), 2) == [0.0, 0.0]
    assert rewards(Outcome("most-money", [1], [5, 6, 5]), 3) == [-0.5, 1.0, -0.5]
    assert rewards(Outcome("round-cap", [], [5, 5]), 2) == [0.0, 0.0]
    assert rewards(None, 2) == [0.0, 0.0]


@either
def test_an_illegal_action_ends_the_game_and_says_why(module: ModuleType, caplog: pytest.LogCaptureFixture) -> None:
    env = module.env()
    env.reset(seed=1)
    env.step(any_legal(env, np.random.default_rng(0)))
    agent = env.agent_selection
    action = any_illegal(env)
    text = env.unwrapped.game.move_numbered(action).text
    env.step(action)
    assert all(env.terminations.values())
    assert {each for each, reward in env.rewards.items() if reward} == {agent}
    assert env.rewards[agent] == -1
    assert env.infos[agent]["illegal"].startswith(text)
    assert env.infos[agent]["illegal"] in caplog.text
    for _each in env.possible_agents:
        env.step(None)
    assert env.agents == []
    env.step(None)
    assert "Should reset() first" in caplog.text


@either
def test_what_is_out_of_order_or_bounds_is_refused(module: ModuleType) -> None:
    env = module.env()
    with pytest.raises(AttributeError, match="before reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="before reset"):
        env.observe("player_0")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(99_999)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(None)
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        _colour = env.colour


@either
def test_unwrapped_an_illegal_action_changes_nothing(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    before = env.game.state_hash()
    with pytest.raises(IllegalMove):
        env.step(any_illegal(env))
    assert env.game.state_hash() == before


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "players, not 9"),
        ({"colour": "red"}, "no option “colour”"),
        ({"render_mode": "oil"}, "“oil”. Choose from: human, rgb_array, ansi, svg."),
    ],
)
@either
def test_a_wrong_option_says_what_is_wrong(module: ModuleType, options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as refused:
        module.env(**options)
    assert said in str(refused.value)


@either
def test_a_game_that_takes_too_long_is_cut_off(module: ModuleType) -> None:
    env = module.env(max_turns=3)
    env.reset(seed=2)
    luck = np.random.default_rng(2)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(any_legal(env, luck))
    assert env.unwrapped.game.turn == 4
    assert set(env.rewards.values()) == {0.0}


@either
def test_a_series_of_games_follows_from_its_first_seed(module: ModuleType) -> None:
    series = []
    for _try in range(2):
        env = module.raw_env()
        env.reset(seed=5)
        seeds = [env.game.seed]
        for _game in range(2):
            env.reset()
            seeds.append(env.game.seed)
        series.append(seeds)
    assert series[0] == series[1]
    assert series[0][0] == "5"
    assert len(set(series[0])) == 3


@either
def test_the_table_is_drawn(module: ModuleType) -> None:
    for mode, beginning in (("ansi", " PECVNIA"), ("svg", "<svg")):
        env = module.env(render_mode=mode)
        env.reset(seed=1)
        drawn = env.render()
        assert drawn.startswith(beginning)
        assert "url(http" not in drawn.replace('"', "")
    silent = module.raw_env()
    silent.reset(seed=1)
    assert silent.render() is None


@either
def test_environments_can_be_sent_elsewhere(module: ModuleType) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(players=2, max_turns=7)))
    assert (env.tables.players, env.max_turns) == (2, 7)
