"""`python -m bench.compare OTHER`: figures of this package beside those of another checkout's.

OTHER is the Python of the other checkout's environment (`../before/.venv/bin/python`). Both are measured in turn, round
by round, so a busy machine slows both alike. A figure is the median of the ratios of all rounds: below 1, this package
is slower.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

FIGURES = Path(__file__).with_name("figures.py")
SLOWER = 0.95  # a figure below is marked


def measured(python: str, seconds: float) -> dict[str, float]:
    command = [python, str(FIGURES), "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PATH": ""})
    return {str(name): float(figure) for name, figure in json.loads(done.stdout).items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", help="the Python of the other environment")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure")
    wanted = parser.parse_args()
    rounds = []
    for number in range(wanted.rounds):
        pythons = [sys.executable, wanted.other]
        if number % 2:
            pythons.reverse()
        found = {python: measured(python, wanted.seconds) for python in pythons}
        rounds.append((found[sys.executable], found[wanted.other]))
        print(f"round {number + 1} of {wanted.rounds}", file=sys.stderr)
    print("figure | here, a second | there, a second | here / there\n---|---:|---:|---:")
    slower = 0
    for name in rounds[0][0]:
        here, there = (median(each[side][name] for each in rounds) for side in (0, 1))
        ratio = median(ours[name] / theirs[name] for ours, theirs in rounds)
        slower += ratio < SLOWER
        print(f"{name} | {here:,.0f} | {there:,.0f} | {ratio:.3f}{' *' if ratio < SLOWER else ''}")
    print(f"\n{slower} of {len(rounds[0][0])} figures are more than {1 - SLOWER:.0%} slower here.")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
