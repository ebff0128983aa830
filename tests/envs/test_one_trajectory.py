"""One trajectory: the same seed and moves give the same states, whichever interface plays the game.

Gymnasium plays first, because there bots choose. Its moves are then played in the engine, in PettingZoo, in OpenSpiel,
in the terminal, at a table of the server and by the Python of a browser, and after each of them the hash of the whole
state is compared.
"""

import asyncio
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel
import pytest

import pecunia.envs.openspiel  # noqa: F401 (registers the games)
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.envs import non_olet_v0, olet_v0
from pecunia.games import from_record, new
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.server.messages import MoveMessage
from pecunia.server.tables.state import TableState
from pecunia.terminal.play import Seat, play
from pecunia.texts import Texts
from tests.server.worlds import open_world
from tests.tab.node import Played, hashes_in_a_browser
from tests.terminal.tables import NAMES, Answers, ScriptedConsole


class Setting(NamedTuple):
    title: str
    players: int
    options: dict[str, Any]
    openspiel: str
    bots: list[str]
    seed: int


FIRST = {"start": 0}  # as at every table of a server; otherwise the environments draw who begins
EVERYTHING = {"modules": MODULES, "target": 15, **FIRST}
SETTINGS = {
    "first edition": Setting("non-olet", 3, {"edition": 2005, **FIRST}, "edition=2005", ["greedy", "random"], 11),
    "second edition": Setting(
        "non-olet", 4, {"dark_red": True, **FIRST}, "dark_red=true", ["greedy", "random", "greedy"], 12
    ),
    "modules": Setting("non-olet", 2, EVERYTHING, f"modules={'+'.join(MODULES)},target=15", ["random"], 13),
    "olet": Setting("olet", 3, {}, "open_money=false", ["greedy", "random"], 14),
    "olet, open": Setting("olet", 2, {"open_money": True}, "open_money=true", ["random"], 15),
}
PETTINGZOO = {"non-olet": non_olet_v0, "olet": olet_v0}
GYMNASIUM = {"non-olet": "NonOlet", "olet": "Olet"}
every = pytest.mark.parametrize("kind", SETTINGS)


@cache
def gymnasium_game(kind: str) -> tuple[list[int], dict[int, str]]:
    """The moves of a whole game, and the hash each time the environment waits, by the number of moves before."""
    setting = SETTINGS[kind]
    env: Any = gymnasium.make(
        f"pecunia.envs:pecunia/{GYMNASIUM[setting.title]}-v0",
        players=setting.players,
        opponents=setting.bots,
        **setting.options,
    )
    luck = np.random.default_rng(setting.seed)
    _seen, info = env.reset(seed=setting.seed)
    shown = {}
    over = False
    while not over:
        game = env.unwrapped.game
        shown[len(game.history())] = game.state_hash()
        _seen, _reward, over, cut_off, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        assert not cut_off
    moves = [played.move.number for played in game.history()]
    shown[len(moves)] = game.state_hash()
    return moves, shown


@cache
def hashes(kind: str) -> list[str]:
    """The hashes of the engine, before the first move and after each."""
    game = dealt(kind)
    found = [game.state_hash()]
    for number in gymnasium_game(kind)[0]:
        game.play(game.move_numbered(number))
        found.append(game.state_hash())
    assert game.outcome is not None
    assert len(set(found)) == len(found)
    return found


def dealt(kind: str) -> Game:
    setting = SETTINGS[kind]
    return new(setting.title, seed=setting.seed, players=setting.players, **setting.options)


def same_as_in_the_engine(kind: str, game: Callable[[], Game], play: Callable[[int], None]) -> None:
    expected = hashes(kind)
    assert game().state_hash() == expected[0]
    for count, number in enumerate(gymnasium_game(kind)[0], 1):
        play(number)
        assert game().state_hash() == expected[count], f"after {count} moves"


@every
def test_gymnasium(kind: str) -> None:
    moves, shown = gymnasium_game(kind)
    expected = hashes(kind)
    assert 20 < len(shown) < len(moves)
    assert shown == {count: expected[count] for count in shown}


@every
def test_pettingzoo(kind: str) -> None:
    setting = SETTINGS[kind]
    env = PETTINGZOO[setting.title].env(players=setting.players, **setting.options)
    env.reset(seed=setting.seed)
    same_as_in_the_engine(kind, lambda: env.unwrapped.game, env.step)
    assert all(env.terminations.values())


@every
def test_openspiel(kind: str) -> None:
    setting = SETTINGS[kind]
    name = f"pecunia_{setting.title.replace('-', '_')}(players={setting.players},{setting.openspiel})"
    state = pyspiel.load_game(name).new_initial_state(str(setting.seed))
    same_as_in_the_engine(kind, lambda: state.held.table, state.apply_action)
    assert state.is_terminal()


class Script:
    """Plays the moves of a game in the terminal, for the person and the bots, and keeps the hash before each."""

    def __init__(self, game: Game, moves: list[int]) -> None:
        self.game = game
        self.moves = [game.move_numbered(number) for number in moves]
        self.found: list[str] = []

    def next_move(self) -> Move:
        self.found.append(self.game.state_hash())
        return self.moves[len(self.found) - 1]

    def typed(self, game: Game) -> str:
        return self.next_move().text

    def choose(self, view: View) -> Move:
        return self.next_move()


@every
def test_terminal(kind: str, tmp_path: Path) -> None:
    game = dealt(kind)
    script = Script(game, gymnasium_game(kind)[0])
    places = [Seat(NAMES[seat], script if seat else None) for seat in range(game.seats)]
    save = tmp_path / "game.pecunia"
    play(game, places, Texts("en"), ScriptedConsole(Answers(game, script.typed)), save, pause=0)
    assert [*script.found, game.state_hash()] == hashes(kind)
    assert from_record(save.read_text(encoding="utf-8"), str(save))[0].state_hash() == hashes(kind)[-1]


@every
def test_server(kind: str) -> None:
    asyncio.run(at_a_table_of_the_server(kind))


async def at_a_table_of_the_server(kind: str) -> None:
    setting = SETTINGS[kind]
    options = {name: value for name, value in setting.options.items() if name not in FIRST}
    world = open_world(setting.title, setting.players, options, str(setting.seed))
    expected = hashes(kind)
    for count, number in enumerate(gymnasium_game(kind)[0]):
        assert world.game.state_hash() == expected[count], f"after {count} moves"
        assert world.game.question is not None
        message = MoveMessage(str(count), world.game.move_numbered(number).text)
        answer = json.loads(await world.say(world.game.question.player, message))
        assert answer["type"] == "done"
    assert world.game.state_hash() == expected[-1]
    restarted = TableState(world.table.row)
    restarted.apply_all(world.shelf.log)
    assert restarted.game is not None
    assert restarted.game.state_hash() == expected[-1]
    assert from_record(world.table.record(0))[0].state_hash() == expected[-1]
    world.close()


def test_a_browser() -> None:
    """All games in one go: starting Python takes longer than playing."""
    asked = [
        Played(setting.title, setting.seed, setting.players, setting.options, gymnasium_game(kind)[0])
        for kind, setting in SETTINGS.items()
    ]
    assert hashes_in_a_browser(asked) == [hashes(kind) for kind in SETTINGS]
