"""Random play of other engines on one core: what `make bench` compares ours with.

Every decision of a player counts once; chance does not. Time is CPU time of this process, games started anew
as often as it takes. Setting up a game counts as playing it, in every engine alike.
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
    """Uno for two, as rlcard plays it: `env.step` also builds the next player's observation."""
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
    """A game of OpenSpiel driven from Python, as a Python search or learner would."""
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
    """Catan for four random players; one tick is one decision, also where only one action is open."""
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
    """The engine's module, or None after a line, said once, that it is not here."""
    try:
        found: ModuleType = importlib.import_module(module)
    except ImportError as error:
        print(f"{module}: not measured, it is not installed ({error})")
        return None
    return found


def measure(name: str, game: Callable[[], int], seconds: float) -> Measurement:
    """Play whole games until the time is up; the first one is warming up."""
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
