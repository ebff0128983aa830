"""Is a review useful? Bots play, and every game is reviewed. Bots that lost less should have won more, and luck should
average to zero.

python -m bench.review_value --games 200
python -m bench.review_value --games 100 --bots champion,greedy --game olet --file reviews.jsonl

With a file, what was broken off goes on there, and more games can be added later.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from dataclasses import asdict, dataclass
from pathlib import Path

from pecunia.bots.levels import LEVELS
from pecunia.core.chance import stream_of
from pecunia.core.record import write_record
from pecunia.games import new
from pecunia.lab.whole_game import Sitting
from pecunia.lab.workers import Processes, spread
from pecunia.review.review import review_of
from pecunia.review.review_report import SIZES

NAMES = ["greedy", *[level.name for level in LEVELS]]


@dataclass(frozen=True)
class Played:
    """The result of one bot in a reviewed game."""

    name: str
    loss: float
    decisions: int
    luck: float
    won: float
    marks: dict[str, int]
    seconds: float


def one_game(piece: tuple[str, int, str, int, list[str], int]) -> list[Played]:
    title, players, seed, tries, bots, number = piece
    if bots:  # every seat in turn
        names = [bots[(number + seat) % len(bots)] for seat in range(players)]
    else:
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
        Played(
            names[balance.seat],
            -balance.own,
            balance.decisions,
            balance.luck,
            balance.result,
            balance.sizes,
            seconds,
        )
        for balance in review.balances
    ]


def correlation(pairs: list[tuple[float, float]]) -> float:
    means = [sum(values) / len(pairs) for values in zip(*pairs, strict=True)]
    spreads = [sum((pair[at] - means[at]) ** 2 for pair in pairs) for at in (0, 1)]
    together = sum((a - means[0]) * (b - means[1]) for a, b in pairs)
    return float(together / math.sqrt(spreads[0] * spreads[1])) if min(spreads) > 0 else math.nan


def interval(found: float, pairs: int) -> tuple[float, float]:
    """Fisher's 95 % interval for a correlation."""
    spread = 1.96 / math.sqrt(pairs - 3)
    return math.tanh(math.atanh(found) - spread), math.tanh(math.atanh(found) + spread)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="non-olet")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="", help="who sits at the table, in every order; by default levels at random")
    parser.add_argument("--tries", type=int, default=0, help="for a decision; as reviews do where nothing is said")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, help="where reviewed games are kept")
    parser.add_argument("--seed", default="useful")
    asked = parser.parse_args()
    bots = asked.bots.split(",") if asked.bots else []
    setting = [asked.game, asked.players, asked.seed, asked.tries, bots]
    played = kept(asked.file, setting)
    done = len(played) // asked.players
    pieces = [
        (asked.game, asked.players, f"{asked.seed}.{number}", asked.tries, bots, number)
        for number in range(done, asked.games)
    ]
    for number, found in enumerate(spread(one_game, pieces, Processes(asked.jobs)), done + 1):
        keep(asked.file, setting, found)
        played += found
        if number % 20 == 0 and number < asked.games:
            report(asked.game, asked.players, number, played)
    report(asked.game, asked.players, len(played) // asked.players, played)


def kept(file: Path | None, setting: list[object]) -> list[Played]:
    """The games of this setting in a file, in order."""
    if file is None or not file.exists():
        return []
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [Played(**each) for line in lines if line["setting"] == setting for each in line["played"]]


def keep(file: Path | None, setting: list[object], found: list[Played]) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"setting": setting, "played": [asdict(each) for each in found]}) + "\n")


def report(game: str, players: int, games: int, played: list[Played]) -> None:
    seconds = [each.seconds for each in played[::players]]
    print(f"{game}, {players} players, {games} games reviewed, {sum(seconds) / games:.1f} s of one core each")
    pairs = [(each.loss / max(each.decisions, 1), each.won) for each in played]
    found = correlation(pairs)
    if len(pairs) > 3 and abs(found) < 1:
        low, high = interval(found, len(pairs))
        print(f"  loss a decision and victory: correlation {found:+.2f} ({low:+.2f} to {high:+.2f})")
    by_name: dict[str, list[Played]] = defaultdict(list)
    for each in played:
        by_name[each.name].append(each)
    losses = {}
    for name, mine in by_name.items():
        losses[name] = sum(each.loss for each in mine) / max(sum(each.decisions for each in mine), 1)
        won = sum(each.won for each in mine) / len(mine)
        luck = sum(each.luck for each in mine) / len(mine)
        error = math.sqrt(sum((each.luck - luck) ** 2 for each in mine)) / len(mine)
        marks = ", ".join(f"{sum(each.marks[size] for each in mine) / len(mine):.2f} {size}s" for size, _ in SIZES)
        print(
            f"  {name:15} loss a decision {100 * losses[name]:.3f} %, luck {luck:+.3f} ± {1.96 * error:.3f},"
            f" {marks} a game, won {100 * won:.0f} % of {len(mine)}"
        )
    for name in ("champion", "latrine-king"):
        if name in losses and losses.get("greedy"):
            print(f"  {name} loses {losses[name] / losses['greedy']:.2f} of what greedy does", flush=True)


if __name__ == "__main__":
    main()
