"""How long the champion takes for a move where nothing is compiled and NumPy is absent.

    python -m bench.tab.move_times --games 2                 # in this Python, without what is compiled
    node bench/tab/pyodide.mjs PYODIDE/pyodide.mjs      # in the Python that runs in browsers

It plays games against itself in every title, at two players and at the largest table, all modules and what the title
has included. A move is all that lies between a view and the answer: looking at the table, the network, the choice. The
first move of a title loads the weights; it has its own line. `Played` is a sum of all
moves: every Python plays the same.
"""

import argparse
import sys
import time
from statistics import median
from typing import Any, Final, NamedTuple
from zlib import crc32

from bench.tab.stand_ins import stand_in

ASKED: Final = 150  # milliseconds
SLOW: Final = 0.99  # the part of the moves that is quicker than the slowest ones


class Table(NamedTuple):
    title: str
    said: str
    options: dict[str, Any]


def tables() -> list[Table]:
    from pecunia.non_olet.engine.module_names import MODULES

    return [
        Table("olet", "2 players", {"players": 2}),
        Table("olet", "4 players", {"players": 4}),
        Table("non-olet", "2 players", {"players": 2}),
        Table("non-olet", "all modules, 6 players", {"players": 6, "modules": MODULES}),
    ]


def play(table: Table, seed: str, most: int) -> tuple[list[int], list[float]]:
    """At most so many moves of a game: their numbers, and how many milliseconds each one took."""
    from pecunia.bots.champion import Champion
    from pecunia.games import new

    game = new(table.title, seed=seed, **table.options)
    champion = Champion(seed)
    numbers: list[int] = []
    taken: list[float] = []
    while game.question is not None and len(taken) < most:
        view = game.view(game.question.player)
        began = time.perf_counter()
        move = champion.choose(view)
        if len(view.moves) > 1:
            taken.append(1000 * (time.perf_counter() - began))
            numbers.append(move.number)
        game.play(move)
    return numbers, taken


def sum_of(numbers: list[int]) -> str:
    return f"{crc32(','.join(map(str, numbers)).encode()):08x}"


def without_compiled() -> None:
    """Hide NumPy, and refuse to measure what is compiled."""
    from pecunia.network.ways import compiled

    if compiled():
        raise SystemExit("the network is compiled here: run it with PYTHONPATH=src")
    sys.modules["numpy"] = None  # type: ignore[assignment]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tab.move_times", description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="at each table")
    parser.add_argument("--moves", type=int, default=10_000, help="of each game, at most")
    asked = parser.parse_args(arguments)
    stand_in()
    without_compiled()
    missed = 0
    print(f"Python {sys.version.split()[0]}, {sys.platform}")
    print("| Title | Table | Moves | The first, ms | Median, ms | p99, ms | The slowest, ms | Played |")
    print("|---|---|---:|---:|---:|---:|---:|---|")
    for table in tables():
        played = [play(table, f"tab.{number}", asked.moves) for number in range(asked.games)]
        numbers = [number for found, _taken in played for number in found]
        taken = [each for _numbers, found in played for each in found]
        first, later = taken[0], sorted(taken[1:])
        slow = later[int(SLOW * (len(later) - 1))]
        missed += slow > ASKED
        print(
            f"| {table.title} | {table.said} | {len(taken)} | {first:.0f} | {median(later):.1f} | {slow:.1f} "
            f"| {later[-1]:.1f} | {sum_of(numbers)} |",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
