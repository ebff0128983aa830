"""How long a move of each level takes, on one core, against its stated budget: `python -m bench.budgets`.

The level sits at a table of greedy bots, at each seat in turn. Moves without an alternative are not counted. Processor
time is measured, but a search is ended by real time. If real time is much longer, the machine was busy with other work,
and the processor time is too low to be trusted. The exit status is 1 if the p99 of a level is over its budget.
"""

import argparse
import sys
import time
from math import ceil
from typing import Any

from pecunia.bots import make_bot
from pecunia.bots.levels import LEVELS, OLD_KING, Level
from pecunia.core.chance import stream_of
from pecunia.games import new
from pecunia.lab.durations import Thinking
from pecunia.lab.whole_game import play
from pecunia.non_olet.engine.module_names import MODULES

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("non-olet, 2 players", "non-olet", {"players": 2}),
    ("non-olet, 6 players, all modules", "non-olet", {"players": 6, "modules": MODULES}),
    ("olet, 2 players", "olet", {"players": 2}),
    ("olet, 4 players", "olet", {"players": 4}),
]
OTHERS = "greedy"
BUSY = 0.8  # a thinking bot should have the processor for at least this share of the real time
AT_ONCE = (3, 50)  # up to level 3, a move takes less than 50 milliseconds


class Enough(Exception):
    """All moves that were wanted have been measured."""


class Kept(Thinking):
    """Keeps exact times: a p99 close to its budget must not be rounded."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.moves = moves
        self.seen: list[tuple[float, float]] = []  # milliseconds: processor time, real time

    def end(self, began: tuple[float, float]) -> None:
        taken = time.process_time() - began[0], time.perf_counter() - began[1]
        self.seen.append((1000 * taken[0], 1000 * taken[1]))
        if len(self.seen) == self.moves:
            raise Enough


def measure(level: Level, name: str, options: dict[str, Any], moves: int) -> Kept:
    """The times of this many moves, from as many games as it takes."""
    kept = Kept(moves)
    number = 0
    while True:
        game = new(name, seed=f"budgets-{number}", **options)
        own = number % game.seats
        names = [level.name if seat == own else OTHERS for seat in range(game.seats)]
        bots = [make_bot(name, stream_of(f"{game.seed}.bot.{seat}")) for seat, name in enumerate(names)]
        try:
            play(game, bots, [kept if seat == own else Thinking() for seat in range(game.seats)])
        except Enough:
            return kept
        number += 1


def quantile(seen: list[float], part: float) -> float:
    """The time within which this part of all were done. If there are few, p99 is the longest."""
    return sorted(seen)[ceil(part * len(seen)) - 1]


def limit(level: Level, title: str) -> float:
    last, milliseconds = AT_ONCE
    stated = level.habits(title).milliseconds
    return min(stated, milliseconds) if level.number <= last else stated


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.budgets", description=__doc__)
    parser.add_argument("--moves", type=int, default=200, help="how many moves of each level at each table")
    parser.add_argument("--level", type=int, action="append", help="only this level; may be given several times")
    arguments = parser.parse_args()
    over = 0
    for level in [*LEVELS, OLD_KING]:
        if arguments.level and level.number not in arguments.level:
            continue
        print(f"{level.number} {level.name}")
        for told, name, options in TABLES:
            seen = measure(level, name, options, arguments.moves).seen
            cpu, wall = ([times[clock] for times in seen] for clock in (0, 1))
            most = limit(level, name)
            missed = quantile(cpu, 0.99) > most
            busy = sum(cpu) < BUSY * sum(wall)
            over += missed
            print(
                f"    {told:<34} {most:5g}  p50 {quantile(cpu, 0.5):8.1f}  p99 {quantile(cpu, 0.99):8.1f}"
                f"  longest {max(cpu):8.1f}"
                f"  (on the wall {quantile(wall, 0.5):.1f}, {quantile(wall, 0.99):.1f}, {max(wall):.1f})"
                f"{'  OVER' if missed else ''}{'  BUSY MACHINE' if busy else ''}",
                flush=True,
            )
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
