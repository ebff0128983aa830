"""Random play of other engines on one core, to which `make bench` compares ours.

Every decision of a player counts once; chance events do not count. Time is the CPU time of this process, and as many
games are played as it takes. In every engine, setting up a game counts as playing it.
"""

from __future__ import annotations

import functools
import importlib
import random
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple


class Measurement(NamedTuple):
    """How many decisions an engine took, and the CPU seconds they needed."""

    name: str
    decisions: int
    cpu_seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.cpu_seconds


SECONDS = 3.0


def rlcard_uno(seconds: float = SECONDS) -> Measurement | None:
    """Uno for two in rlcard. Its `env.step` also builds the next player's observation."""
    rlcard = _peer("rlcard")
    if rlcard is None:
        return None
    env = rlcard.make("uno", config={"seed": 1})
    chance = random.Random(1)

    def game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return measure("rlcard uno", game, seconds)


def open_spiel(title: str, seconds: float = SECONDS) -> Measurement | None:
    """A game of OpenSpiel driven from Python, as a search or a learner in Python would do it."""
    pyspiel = _peer("pyspiel")
    if pyspiel is None:
        return None
    rules = pyspiel.load_game(title)
    chance = random.Random(1)

    def game() -> int:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return measure(f"open_spiel {title}", game, seconds)


def catanatron(seconds: float = SECONDS) -> Measurement | None:
    """Catan for four random players. One tick is one decision, even if only one action is possible."""
    peer = _peer("catanatron")
    if peer is None:
        return None
    colors = list(peer.Color)
    turns = importlib.import_module("catanatron.game").TURNS_LIMIT
    chance = random.Random(1)

    def game() -> int:
        table = peer.Game([peer.RandomPlayer(color) for color in colors], seed=chance.getrandbits(32))
        decisions = 0
        while table.winning_color() is None and table.state.num_turns < turns:
            table.play_tick()
            decisions += 1
        return decisions

    return measure("catanatron", game, seconds)


PEERS: list[Callable[[float], Measurement | None]] = [
    rlcard_uno,
    functools.partial(open_spiel, "hearts"),
    functools.partial(open_spiel, "gin_rummy"),
    catanatron,
]


@functools.cache
def _peer(module: str) -> Any:
    """The engine's module. If it is not installed, prints a line once and returns None."""
    try:
        found: ModuleType = importlib.import_module(module)
    except ImportError as error:
        print(f"{module}: not measured, it is not installed ({error})")
        return None
    return found


def measure(name: str, game: Callable[[], int], seconds: float) -> Measurement:
    """Play whole games until the time is up. The first game is a warm-up and does not count."""
    game()
    decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += game()
        spent = time.process_time() - start
    return Measurement(name, decisions, spent)


def main() -> None:
    for peer in PEERS:
        measured = peer(SECONDS)
        if measured is not None:
            print(f"{measured.name:<22}{measured.per_second:>10,.0f} decisions/s")


if __name__ == "__main__":
    main()
