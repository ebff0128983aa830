"""Random play of a PettingZoo environment, stepped as PettingZoo's own `performance_benchmark` does.

    python -m bench.aec pettingzoo.classic.gin_rummy_v4

prints how many steps were taken, and the CPU seconds they needed. Nothing of Pecunia is imported here: gin_rummy_v4
needs PettingZoo 1.26.1, because 1.27 has dropped it, and so it runs in a virtual environment of its own
(`make bench-envs` sets it up).
"""

import argparse
import importlib
import random
import time
from typing import Any

import numpy as np


def play(env: Any, seconds: float) -> tuple[int, float]:
    """Steps of agents that choose at random, and the time they took. Starting a new game counts as playing, too."""
    chance = random.Random(1)
    env.reset(seed=1)
    steps = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _agent in env.agent_iter(1000):
            seen, _reward, terminated, truncated, _info = env.last()
            over = terminated or truncated
            env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not over
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        spent = time.process_time() - start
    return steps, spent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.aec", description=__doc__)
    parser.add_argument("module")
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    env = importlib.import_module(arguments.module).env()
    play(env, arguments.seconds / 10)
    print(*play(env, arguments.seconds))


if __name__ == "__main__":
    main()
