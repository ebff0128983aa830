"""The states that `bench.ismcts` gives to OpenSpiel's search behave as those of the registered game; its matches."""

import random
import sys

import pyspiel
import pytest

from bench.ismcts import THEIRS, Terms, main, play_block
from bench.openspiel_without_history import LightState
from pecunia.envs.spiel_position import SpielPosition
from pecunia.games import new

TABLES = [("non-olet", 2), ("non-olet", 4), ("olet", 2), ("olet", 3)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_light_state_is_the_same_as_one_of_openspiel(name: str, players: int) -> None:
    game = pyspiel.load_game(f"pecunia_{name.replace('-', '_')}(players={players})")
    state = game.new_initial_state("5")
    held = SpielPosition(game.setting)
    held.lay(new(name, seed=5, players=players))
    light = LightState(game, held)
    chance = random.Random(1)
    while not state.is_terminal():
        assert light.get_game() is game
        assert light.legal_actions() == state.legal_actions()
        assert light.observation_string() == state.observation_string()
        player = state.current_player()
        twin = light.resample_from_infostate(player, lambda: 0.25)
        assert str(twin) == str(state.resample_from_infostate(player, lambda: 0.25))
        action = chance.choice(state.legal_actions())
        before = light.clone()
        light.apply_action(action)
        assert str(before) == str(state), "a clone stays where it was"
        state.apply_action(action)
    assert light.is_terminal()
    assert light.returns() == state.returns()


def test_a_match_against_their_search() -> None:
    """With time for two simulations a move. Our bot may be any, also one that is no level."""
    block, moves, simulations = play_block(Terms("olet", {"players": 2}, "champion", 0.0, 2.0, "1"), 0)
    assert len(block.parts) == 2
    assert all(sum(parts) == 1 for parts in block.parts)
    assert simulations == 2 * moves > 0
    assert block.thinking["champion"].cpu.number > 0
    assert block.thinking[THEIRS].cpu.number == moves


def test_a_bot_without_a_budget_needs_milliseconds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.ismcts", "--bot", "champion"])
    with pytest.raises(SystemExit):
        main()
    assert "--milliseconds" in capsys.readouterr().err
