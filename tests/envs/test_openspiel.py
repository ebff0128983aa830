"""The OpenSpiel games pass OpenSpiel's own tests, and keep what they promise beyond them."""

import json
import pickle
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import pecunia
import pecunia.envs.openspiel  # registers the games

ALL_MODULES = "famous+upgrades+events+careers+favours"
NAMES = [
    "pecunia_non_olet",
    "pecunia_non_olet(players=2,edition=2005,queueCap5=true)",
    f"pecunia_non_olet(players=3,modules={ALL_MODULES},dark_red=true)",
    "pecunia_olet",
    "pecunia_olet(players=2,open_money=true,round_cap=4)",
]
SMALL = ["pecunia_non_olet(players=2,target=8)", "pecunia_olet(players=2,round_cap=3)"]
every = pytest.mark.parametrize("name", NAMES)
small = pytest.mark.parametrize("name", SMALL)


def some_game(name: str, seed: int) -> tuple[Any, np.random.Generator]:
    return pyspiel.load_game(name).new_initial_state(str(seed)), np.random.default_rng(seed)


@every
def test_random_games_pass_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@every
def test_random_games_pass_its_test_from_python(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@every
def test_the_interface_is_kept(name: str) -> None:
    enforced = type(
        "Enforced",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": pyspiel.load_game(name), "game_name": name},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(enforced).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@every
def test_what_is_dealt_anew_looks_the_same_to_the_player(name: str) -> None:
    """OpenSpiel's ResampleInfostateTest, which exists only in C++. For the other players it is another deal."""
    state, luck = some_game(name, 5)
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    different = move = 0
    while not state.is_terminal():
        move += 1
        for player in range(state.num_players()) if move % 3 == 0 else []:
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert different > 15


@small
@pytest.mark.parametrize("by_observation", [True, False])
def test_ismcts_plays_whole_games(name: str, by_observation: bool) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(random_state=luck),
        2.0,
        4,
        random_state=luck,
        use_observation_string=by_observation,
    )
    state = game.new_initial_state("3")
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


@small
def test_agents_that_learn_find_their_environment(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name))
    env.seed(1)
    step = env.reset()
    moves = 0
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
        moves += 1
    assert moves > 10


@every
def test_a_seed_is_drawn_digit_by_digit_and_deals_the_game_of_the_engine(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for digit in (0, 0, 0, 0, 1, 2, 3, 15):
        assert state.is_chance_node()
        assert state.current_player() == pyspiel.PlayerId.CHANCE
        assert [chance for _digit, chance in state.chance_outcomes()] == [1 / 16] * 16
        state.apply_action(digit)
    assert state.history() == [0, 0, 0, 0, 1, 2, 3, 15]
    assert state.held.table.seed == str(0x123F)
    assert str(state) == str(game.new_initial_state(str(0x123F)))


@pytest.mark.parametrize(
    ("name", "title", "options"),
    [
        (
            "pecunia_non_olet(players=3,modules=events+favours)",
            "non-olet",
            {"players": 3, "modules": ["events", "favours"]},
        ),
        (
            "pecunia_non_olet(modules=famous,famous=spartacus+cicero,winBy=earned,target=30,start=2)",
            "non-olet",
            {
                "modules": ["famous"],
                "famous": "spartacus,cicero",
                "house": {"winBy": "earned"},
                "target": 30,
                "start": 2,
            },
        ),
        ("pecunia_olet(players=4,tie=replay,start=1)", "olet", {"players": 4, "tie": "replay", "start": 1}),
    ],
)
def test_parameters_are_the_options_of_the_game(name: str, title: str, options: dict[str, Any]) -> None:
    state, _luck = some_game(name, 9)
    game = pecunia.new(title, seed=9, **options)
    assert state.held.table.state_hash() == game.state_hash()
    assert state.num_players() == game.seats
    assert len(state.legal_actions_mask()) == state.num_distinct_actions() == len(game.all_moves())


@pytest.mark.parametrize(("players", "shared"), [(2, False), (4, False), (3, True)])
def test_what_winners_have_the_others_have_lost(players: int, shared: bool) -> None:
    state, luck = some_game(f"pecunia_olet(players={players})", 4)
    while not state.is_terminal():
        assert state.returns() == [0.0] * players
        state.apply_action(int(luck.choice(state.legal_actions())))
    outcome = state.held.table.outcome
    if shared:
        outcome.winners = [0, 2]
        assert state.returns() == [0.25, -0.5, 0.25]
    else:
        assert [seat for seat in range(players) if state.returns()[seat] == 1] == outcome.winners
        assert sum(state.returns()) == pytest.approx(0)


def test_a_clone_goes_its_own_way() -> None:
    state, luck = some_game(NAMES[2], 2)
    for _move in range(30):
        clone = state.clone()
        before = str(state)
        clone.apply_action(int(luck.choice(state.legal_actions())))
        assert str(state) == before != str(clone)
        assert clone.history()[:-1] == state.history()
        state = clone


def test_a_state_that_was_dealt_anew_can_be_kept() -> None:
    """Played on, resampled again, written and read, it is the same state and goes on in the same way."""
    state, luck = some_game(NAMES[2], 6)
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    for number in range(60):
        if number in (20, 40):
            state = state.resample_from_infostate(state.current_player(), sampler)
        state.observation_tensor(number % 3)  # observers keep what they wrote, which must equal a new observation
        state.apply_action(int(luck.choice(state.legal_actions())))
    again = pickle.loads(pickle.dumps(state))
    for _move in range(40):
        for player in range(3):
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
        assert str(again) == str(state)
        action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
        again.apply_action(action)


def test_an_information_state_recalls_the_moves_an_observation_does_not() -> None:
    state, luck = some_game("pecunia_olet(players=3)", 8)
    played: list[list[str]] = [[], [], []]
    hidden = 0
    while not state.is_terminal():
        player = state.current_player()
        action = int(luck.choice(state.legal_actions()))
        played[player].append(f"{'ABC'[player]} {state.action_to_string(action)}")
        state.apply_action(action)
    assert all(played)
    for player in range(3):
        past = json.loads(state.information_state_string(player))["past"]
        assert [move for move in past if move[0] == "ABC"[player]] == played[player]
        assert len(past) == sum(len(moves) for moves in played)
        hidden += sum(move.endswith("?") for move in past)
        assert "past" not in json.loads(state.observation_string(player))
    assert hidden > 0, "what others move between screen and envelope"


def test_nobody_learns_how_many_secret_choices_another_has_made() -> None:
    """While players choose in secret, the others' strings do not change with each choice."""
    kept = 0
    for seed in range(12):
        state, luck = some_game("pecunia_non_olet(players=3,modules=events)", seed)
        while not state.is_terminal() and kept < 10:
            asked = state.held.table.question
            before = [state.information_state_string(player) for player in range(3)]
            state.apply_action(int(luck.choice(state.legal_actions())))
            now = state.held.table.question
            if now is not None and asked.kind == now.kind == "senate-schemes" and asked.player == now.player:
                kept += 1
                for player in range(3):
                    changed = state.information_state_string(player) != before[player]
                    assert changed == (player == asked.player)
    assert kept == 10


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    state, luck = some_game("pecunia_non_olet(max_game_length=10)", 1)
    for _move in range(10):
        assert not state.is_terminal()
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert state.is_terminal()
    assert state.returns() == [0.0] * 4
    with pytest.raises(pyspiel.SpielError, match="cut off after 10 decisions"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pecunia_non_olet(players=9)", "players, not 9"),
        ("pecunia_non_olet(modules=event)", "There’s no module “event”"),
        ("pecunia_non_olet(winBy=luck)", "House rule winBy can’t be “luck”"),
        ("pecunia_non_olet(edition=2005,modules=events)", "2016"),
        ("pecunia_non_olet(max_game_length=0)", "max_game_length is at least 1"),
        ("pecunia_non_olet(values=nowhere.toml)", "nowhere.toml"),
        ("pecunia_non_olet(colour=red)", "Unknown parameter 'colour'"),
        ("pecunia_olet(players=many)", "Wrong type for parameter players"),
        ("pecunia_olet(tie=coin)", "A tie can’t be “coin”"),
    ],
)
def test_a_wrong_parameter_says_what_is_wrong(name: str, said: str) -> None:
    with pytest.raises(pyspiel.SpielError) as refused:
        pyspiel.load_game(name)
    assert said in str(refused.value)


@small
def test_an_illegal_action_says_why_and_changes_nothing(name: str) -> None:
    state, _luck = some_game(name, 1)
    before = str(state)
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    for action, said in [
        (illegal, state.action_to_string(illegal)),
        (99_999, "99999 is no action: they go from 0 to"),
        (-2, "-2 is no action"),
    ]:
        with pytest.raises(pyspiel.SpielError, match=said):
            state.apply_action(action)
        assert str(state) == before
        assert len(state.history()) == 8
    undealt = state.get_game().new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="Chance draws a digit from 0 to 15, not 16"):
        undealt.apply_action(16)
    with pytest.raises(pyspiel.SpielError, match="nothing is dealt yet"):
        undealt.resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize("seed", ["-1", "x", "4294967296", ""])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(pyspiel.SpielError, match="a seed is a number from 0 to 4294967295"):
        pyspiel.load_game("pecunia_olet").new_initial_state(seed)


def test_observers_see_what_was_asked_for() -> None:
    state, _luck = some_game("pecunia_non_olet(players=2)", 1)
    hand = state.held.table.view(0).snapshot()["players"][0]["hand"]
    kind = pyspiel.IIGObservationType
    private = pyspiel.PrivateInfoType

    def seen(**wanted: Any) -> str:
        text = state.get_game().make_py_observer(kind(perfect_recall=False, **wanted)).string_from(state, 0)
        assert isinstance(text, str)
        return text

    assert json.dumps(hand) in seen(public_info=True, private_info=private.SINGLE_PLAYER)
    assert json.dumps(hand) in seen(public_info=False, private_info=private.SINGLE_PLAYER)
    assert json.dumps(hand) not in seen(public_info=True, private_info=private.NONE)
    with pytest.raises(pyspiel.SpielError, match="There is no observation with"):
        seen(public_info=True, private_info=private.ALL_PLAYERS)
    with pytest.raises(pyspiel.SpielError, match="take no parameters"):
        state.get_game().make_py_observer(None, {"size": 3})


def test_tensors_are_the_documented_observation() -> None:
    state, _luck = some_game("pecunia_non_olet(players=4)", 1)
    assert state.observation_tensor(2) == list(state.held.setting.observer.observe(state.held.table.view(2)))
    assert state.get_game().observation_tensor_shape() == [state.held.setting.observer.layout.size]


def test_python_ends_in_peace() -> None:
    """OpenSpiel releases registered games only after Python has shut down."""
    code = "import pyspiel, pecunia.envs.openspiel; pyspiel.load_game('pecunia_olet').new_initial_state('1')"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
