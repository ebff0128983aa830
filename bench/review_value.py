"""Is a review useful? Bots of all levels play, and every game is reviewed. Bots that lost less should have won more.

python -m bench.review_value --games 200
python -m bench.review_value --games 200 --game olet
"""

import argparse
import math
import time
from collections import defaultdict
from dataclasses import dataclass

from pecunia.bots.levels import LEVELS
from pecunia.core.chance import stream_of
from pecunia.core.record import write_record
from pecunia.games import new
from pecunia.lab.whole_game import Sitting
from pecunia.lab.workers import Processes, spread
from pecunia.review.review import review_of

# The fifth level plays exactly like `greedy`, so greedy takes its place.
NAMES = [level.name if level.number != 5 else "greedy" for level in LEVELS]


@dataclass(frozen=True)
class Played:
    """The result of one bot in a reviewed game."""

    name: str
    loss: float
    decisions: int
    won: float
    seconds: float


def one_game(piece: tuple[str, int, str, int]) -> list[Played]:
    title, players, seed, tries = piece
    stream = stream_of(f"review {seed}")
    left = NAMES[:]
    names = [left.pop(stream.below(len(left))) for _ in range(players)]
    game = new(title, players=players, seed=seed)
    with Sitting() as sitting:
        sitting.play(game, names, seed)
    began = time.process_time()
    review = review_of(write_record(game, names), jobs=1, tries=tries)
    seconds = time.process_time() - began
    return [
        Played(names[balance.seat], -balance.own, balance.decisions, balance.result, seconds)
        for balance in review.balances
    ]


def correlation(pairs: list[tuple[float, float]]) -> float:
    means = [sum(values) / len(pairs) for values in zip(*pairs, strict=True)]
    spreads = [sum((pair[at] - means[at]) ** 2 for pair in pairs) for at in (0, 1)]
    together = sum((a - means[0]) * (b - means[1]) for a, b in pairs)
    return float(together / math.sqrt(spreads[0] * spreads[1]))


def interval(found: float, pairs: int) -> tuple[float, float]:
    """Fisher's 95 % interval for a correlation."""
    spread = 1.96 / math.sqrt(pairs - 3)
    return math.tanh(math.atanh(found) - spread), math.tanh(math.atanh(found) + spread)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="non-olet")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tries", type=int, default=0, help="for a decision; as reviews do where nothing is said")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="useful")
    asked = parser.parse_args()
    pieces = [(asked.game, asked.players, f"{asked.seed}.{number}", asked.tries) for number in range(asked.games)]
    played: list[Played] = []
    for number, found in enumerate(spread(one_game, pieces, Processes(asked.jobs)), 1):
        played += found
        if number % 20 == 0 or number == asked.games:
            report(asked.game, asked.players, number, played)


def report(game: str, players: int, games: int, played: list[Played]) -> None:
    pairs = [(each.loss / max(each.decisions, 1), each.won) for each in played]
    found = correlation(pairs)
    low, high = interval(found, len(pairs))
    seconds = [each.seconds for each in played[::players]]
    print(f"{game}, {players} players, {games} games reviewed, {sum(seconds) / games:.1f} s of one core each")
    print(f"  loss a decision and victory: correlation {found:+.2f} ({low:+.2f} to {high:+.2f})")
    by_name: dict[str, list[Played]] = defaultdict(list)
    for each in played:
        by_name[each.name].append(each)
    losses = {}
    for name in NAMES:
        mine = by_name[name]
        if mine:
            losses[name] = sum(each.loss for each in mine) / max(sum(each.decisions for each in mine), 1)
            won = sum(each.won for each in mine) / len(mine)
            print(f"  {name:15} loss a decision {100 * losses[name]:.3f} %, won {100 * won:.0f} % of {len(mine)}")
    if "latrine-king" in losses and losses.get("greedy"):
        print(f"  the king loses {losses['latrine-king'] / losses['greedy']:.2f} of what greedy does", flush=True)


if __name__ == "__main__":
    main()
