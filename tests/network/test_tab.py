"""Without anything compiled and without NumPy, as in a browser, the same moves are played. bench/tab measures them."""

import os
import subprocess
import sys
from pathlib import Path

from bench.tab.move_times import play, sum_of, tables

MOVES = 8


def test_the_champion_plays_the_same_where_nothing_is_compiled() -> None:
    checkout = Path(__file__).parents[2]
    there = subprocess.run(
        [sys.executable, "-m", "bench.tab.move_times", "--moves", str(MOVES)],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,  # its status says whether it was quick enough; this machine may be busy
    )
    sums = [line.split("|")[-2].strip() for line in there.stdout.splitlines() if "players" in line]
    assert sums == [sum_of(play(table, "tab.0", MOVES)[0]) for table in tables()], there.stderr
