"""What thinking gains: a network that looks ahead against the same network that does not. `python -m bench.thinking`.

One seat thinks, all others do not, every deal is played from every seat. A line has the share of the victories with its
95 % interval, and the median processor time of a move.

    python -m bench.thinking non-olet --players 2 --think 100 --think 400 --think 1s --deals 200 --jobs 2
    python -m bench.thinking olet --net trained.bin --think 400
"""

import argparse
import os
import sys

from pecunia.lab.match import Match, play_match


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--net", default="champion", help="the file of a network; by default that of the title")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--think", action="append", help="questions to the network (400), or seconds (1s)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="thinking")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core for each process
    lost = 0
    for players in arguments.players or [2]:
        for think in arguments.think or ["400"]:
            one, other = f"net:{arguments.net} {think}", f"net:{arguments.net}"
            match = Match(arguments.game, {"players": players}, one, other)
            score, thinking = play_match(match, arguments.deals, arguments.seed, arguments.jobs)
            lost += score.low <= match.even
            share, low, high, even = (100 * each for each in (score.share, score.low, score.high, match.even))
            slow, quick = (1000 * thinking[bot].cpu.quantile(0.5) for bot in (one, other))
            print(
                f"{arguments.game}, {players} players, {think}: {share:.1f} % "
                f"({low:.1f} to {high:.1f}; even {even:.1f}) of {score.games} games; "
                f"a move {slow:.1f} ms instead of {quick:.1f}",
                flush=True,
            )
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
