"""The adapter through which OpenSpiel's search plays our games (it needs none of OpenSpiel itself)."""

import random

import pytest

from bench.openspiel import TERMINAL, SpielGame, SpielState
from pecunia.core.chance import stream_of
from pecunia.games import new

TABLES = [("non-olet", 2), ("non-olet", 4), ("olet", 2), ("olet", 3)]


def opened(name: str, players: int, seed: str) -> SpielState:
    table = new(name, players=players, seed=seed)
    return SpielState(SpielGame(table, stream_of("dealt anew")), table)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_random_game_is_the_engines_game(name: str, players: int) -> None:
    for number in range(5):
        chance = random.Random(number)
        state = opened(name, players, f"random-{number}")
        game = new(name, players=players, seed=f"random-{number}")
        while not state.is_terminal():
            assert game.question is not None
            assert state.current_player() == game.question.player
            actions = state.legal_actions()
            assert actions == state.legal_actions(state.current_player())
            assert sorted(state.action_to_string(action) for action in actions) == sorted(
                move.text for move in game.question.moves
            )
            assert state.legal_actions((state.current_player() + 1) % players) == []
            assert not any(state.returns())
            action = chance.choice(actions)
            before = state.clone()
            state.apply_action(action)
            game.play(game.move_numbered(action))
            assert before.legal_actions() == actions, "a clone stays where it was"
        assert game.outcome is not None
        assert state.current_player() == TERMINAL
        assert state.legal_actions() == []
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        assert [seat for seat, part in enumerate(returns) if part > -0.99 / (players - 1)] == game.outcome.winners
        if len(game.outcome.winners) == 1:
            assert max(returns) == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_dealt_anew_looks_the_same_to_the_player(name: str, players: int) -> None:
    chance = random.Random(1)
    state = opened(name, players, "anew")
    positions = set()
    while not state.is_terminal():
        player = state.current_player()
        known = state.information_state_string()
        assert known == state.information_state_string(player) == state.observation_string(player)
        others = [state.resample_from_infostate(player, None) for _ in range(2)]
        for other in others:
            assert other.current_player() == player
            assert other.information_state_string() == known
            assert other.legal_actions() == state.legal_actions()
        positions |= {other._table.position() for other in others}
        state.apply_action(chance.choice(state.legal_actions()))
    assert len(positions) > 30, "and is another deal"


def test_a_state_forgets_what_it_knew_when_it_changes() -> None:
    state = opened("non-olet", 2, "change")
    before = state.information_state_string()
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string() != before
