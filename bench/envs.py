"""`make bench-envs`: steps per second of each environment on one core, compared with other environments in the same
run.

Agents choose at random, and every decision of an agent counts once. Machines are noisy, so every figure is taken
several times in turn with the others, and the median is shown. CPU time is counted, not wall time. Look at the ratios
rather than at single figures.
"""

import argparse
import importlib
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import pecunia.envs.openspiel  # noqa: F401 (registers our games)
from bench import aec
from bench.__main__ import compiled, middle
from bench.other_engines import Measurement, measure, open_spiel, rlcard_uno
from pecunia.envs import non_olet_v0, olet_v0
from pecunia.non_olet.engine.module_names import MODULES

GIN_RUMMY = "pettingzoo 1.26.1 gin_rummy_v4"
GIN_RUMMY_PYTHON = Path(".venv-gin-rummy", "bin", "python")
THEIR_PYTHON_GAME = "python_liars_poker"
ALL_MODULES = "+".join(MODULES)
Meter = Callable[[float], Measurement | None]


def pettingzoo(name: str, env: Any, seconds: float) -> Measurement:
    return Measurement(f"pettingzoo {name}", *aec.play(env, seconds))


def gin_rummy(seconds: float) -> Measurement | None:
    """Measured in a process of its own, because it needs another version of PettingZoo than we do."""
    if not GIN_RUMMY_PYTHON.exists():
        print(f"{GIN_RUMMY}: not measured, there is no {GIN_RUMMY_PYTHON} (make bench-envs sets it up)")
        return None
    command = [str(GIN_RUMMY_PYTHON), "-W", "ignore", "-m", "bench.aec", "pettingzoo.classic.gin_rummy_v4"]
    told = subprocess.run([*command, "--seconds", str(seconds)], capture_output=True, text=True, check=True).stdout
    steps, spent = told.splitlines()[-1].split()
    return Measurement(GIN_RUMMY, int(steps), float(spent))


def gymnasium_seat(name: str, seconds: float) -> Measurement:
    """One seat among bots that choose at random. The bots' moves are part of each step."""
    env: Any = gymnasium.make(f"pecunia.envs:pecunia/{name}-v0", opponents="random", disable_env_checker=True)
    chance = random.Random(1)

    def game() -> int:
        _seen, info = env.reset(seed=chance.getrandbits(30))
        steps = 0
        over = False
        while not over:
            action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
            _seen, _reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            steps += 1
        return steps

    return measure(f"gymnasium {name}, bots' moves included", game, seconds)


def their_python_game(seconds: float) -> Measurement | None:
    importlib.import_module("open_spiel.python.games")  # registers them
    return open_spiel(THEIR_PYTHON_GAME, seconds)


def meters() -> tuple[list[Meter], list[Meter]]:
    """The meters for our environments and for those of others."""
    ours: list[Meter] = [
        partial(pettingzoo, "non_olet_v0, 4 players", non_olet_v0.env()),
        partial(pettingzoo, "non_olet_v0, all modules", non_olet_v0.env(modules=MODULES)),
        partial(pettingzoo, "olet_v0, 3 players", olet_v0.env()),
        partial(open_spiel, "pecunia_non_olet"),
        partial(open_spiel, f"pecunia_non_olet(modules={ALL_MODULES})"),
        partial(open_spiel, "pecunia_olet"),
        partial(gymnasium_seat, "NonOlet"),
        partial(gymnasium_seat, "Olet"),
    ]
    return ours, [gin_rummy, rlcard_uno, partial(open_spiel, "hearts"), their_python_game]


OURS = {"PettingZoo": "pettingzoo ", "OpenSpiel": "open_spiel pecunia"}  # how the names of our figures begin
# How many times as fast as theirs our slowest game should be.
GOALS = {("PettingZoo", GIN_RUMMY): 10.0, ("OpenSpiel", f"open_spiel {THEIR_PYTHON_GAME}"): 1.0}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure and round")
    parser.add_argument("--rounds", type=int, default=5, help="how often each figure is taken")
    arguments = parser.parse_args()
    form = "compiled" if compiled() else "uncompiled"
    print(f"pecunia {form}, Python {sys.version.split()[0]}, one core, CPU time, median of {arguments.rounds}\n")
    ours, theirs = meters()
    mine: list[list[Measurement]] = []
    peers: list[list[Measurement]] = []
    for _round in range(arguments.rounds):
        mine.append(taken(ours, arguments.seconds))
        peers.append(taken(theirs, arguments.seconds))
    own, other = middle(mine), middle(peers)
    for name, rate in (own | other).items():
        print(f"{name.replace(ALL_MODULES, '…'):<50}{rate:>10,.0f} steps/s")
    print()
    return 1 if missed(own, other) and compiled() else 0  # there is no goal for the uncompiled engine


def taken(meters: list[Meter], seconds: float) -> list[Measurement]:
    return [measured for meter in meters if (measured := meter(seconds)) is not None]


def missed(own: dict[str, float], other: dict[str, float]) -> int:
    """Print how our slowest game compares with each of theirs. Returns the number of missed goals."""
    count = 0
    for library, begin in OURS.items():
        slowest = min(rate for name, rate in own.items() if name.startswith(begin))
        for peer, rate in other.items():
            ratio = slowest / rate
            goal = GOALS.get((library, peer))
            verdict = "" if goal is None else f"  (goal {goal:g}: {'reached' if ratio >= goal else 'MISSED'})"
            count += goal is not None and ratio < goal
            print(f"the slowest of ours in {library}: {ratio:.1f} times {peer}{verdict}")
    return count


if __name__ == "__main__":
    sys.exit(main())
