"""`python -m bench.compare OTHER`: figures of this package beside those of another checkout's.

OTHER is the Python of the other checkout's environment (`../before/.venv/bin/python`). Both are measured in turn, round
by round and in CPU time, so a busy machine slows both alike. Many short rounds are steadier than a few long ones:
`--rounds 31 --seconds 0.2 --only Olet`. A figure is the median of the ratios of all rounds: below 1, this package is
slower.

`--instructions` counts instructions of the processor instead (with valgrind), which no other program can disturb. The
work of each figure is done a few times and then twice as often; the difference is the work without the start.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.package_figures import NAMES

FIGURES = Path(__file__).with_name("package_figures.py")
SLOWER = 0.95  # a figure below is marked
COUNT = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


class Row(NamedTuple):
    """A figure here and there, and how much better it is here."""

    name: str
    here: float
    there: float
    ratio: float


def measured(python: str, seconds: float, only: str) -> dict[str, float]:
    command = [python, str(FIGURES), "--seconds", str(seconds), "--only", only]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PATH": ""})
    return {str(name): float(figure) for name, figure in json.loads(done.stdout).items()}


def by_time(other: str, rounds: int, seconds: float, only: str) -> list[Row]:
    found: list[tuple[dict[str, float], dict[str, float]]] = []
    for number in range(rounds):
        pythons = [sys.executable, other]
        if number % 2:
            pythons.reverse()
        figures = {python: measured(python, seconds, only) for python in pythons}
        found.append((figures[sys.executable], figures[other]))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    rows = []
    for name in found[0][0]:
        here, there = (median(each[side][name] for each in found) for side in (0, 1))
        rows.append(Row(name, here, there, median(ours[name] / theirs[name] for ours, theirs in found)))
    return rows


def instructions(python: str, figure: str, times: int) -> int:
    """Instructions of the work of a figure, done so many times, without the start of the process."""
    counts = []
    for each in (times, 2 * times):
        command = [*COUNT, python, str(FIGURES), "--work", figure, "--times", str(each)]
        environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        found = COUNTED.search(done.stderr)
        assert found is not None, done.stderr
        counts.append(int(found[1].replace(",", "")))
    return counts[1] - counts[0]


def by_instructions(other: str, times: int, only: str) -> list[Row]:
    rows = []
    for name in NAMES:
        if only not in name:
            continue
        here, there = instructions(sys.executable, name, times), instructions(other, name, times)
        rows.append(Row(name, here, there, there / here))
        print(f"{name}: {there / here:.3f}", file=sys.stderr)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", help="the Python of the other environment")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure")
    parser.add_argument("--instructions", type=int, metavar="TIMES", default=0, help="count instructions instead")
    parser.add_argument("--only", default="", help="only figures whose names have this in them")
    wanted = parser.parse_args()
    if wanted.instructions:
        rows, unit = by_instructions(wanted.other, wanted.instructions, wanted.only), "instructions"
    else:
        rows, unit = by_time(wanted.other, wanted.rounds, wanted.seconds, wanted.only), "a second"
    print(f"figure | here, {unit} | there, {unit} | better here by\n---|---:|---:|---:")
    for row in rows:
        print(f"{row.name} | {row.here:,.0f} | {row.there:,.0f} | {row.ratio:.3f}{' *' if row.ratio < SLOWER else ''}")
    slower = sum(row.ratio < SLOWER for row in rows)
    print(f"\n{slower} of {len(rows)} figures are more than {1 - SLOWER:.0%} worse here.")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
