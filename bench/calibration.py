"""Whether the chances that a network gives are right: `python -m bench.calibration --jobs 2`.

Champions play among themselves. At every fourth question the network says how likely every seat is to win, as the asked
seat sees the table; at the end it is seen who has won. The expected error is the mean distance between chance and
share, by tenths of the chance: that of the network, and that of the champion, whose logits are multiplied by the factor
of the title (`chances.toml`). Few games show an error even if there is none: `noise` is what luck alone would show.
`best` is the factor that would foretell these results best, and `then` the error with it, measured on the other half of
the games.

    python -m bench.calibration --only olet --games 20000 --plot     # with the shares for each tenth
    python -m bench.calibration --file calibration.json              # goes on where it stopped
    python -m bench.calibration --file calibration.json --write      # and draws docs/training/calibration-TITLE.svg
"""

import argparse
import json
from collections.abc import Iterator
from functools import cache, partial
from hashlib import sha256
from math import log, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from bench.reliability import Reliability, write
from pecunia.core.game import Game
from pecunia.core.view import View
from pecunia.files import write_atomically
from pecunia.games import options_for
from pecunia.lab.logit import TENTHS, Numbers, Positions, calibration, chances, fit
from pecunia.lab.match import victory
from pecunia.lab.whole_game import TURN_LIMIT
from pecunia.lab.workers import Processes, spread
from pecunia.network.evaluator import ALL, Evaluator, Opinion, evaluator_of, factors_of
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.titles.registry import title
from pecunia.titles.title import NETWORK

EVERY: Final = 4  # questions
BATCH: Final = 50  # games
MIN_CHANCE: Final = 1e-6  # chances below this count as this
ASKED: Final = 0.02
MEAN_DISTANCE: Final = 0.798  # of a normal variable from its mean, in standard deviations

DIGITS: Final = 7
SAVED: Final = 8  # batches between two times that the file is written

Prediction = list[list[float]]  # the chances of all seats at some questions of a game
Played = tuple[Prediction, list[float]]  # and everybody's part of the victory


class Table(NamedTuple):
    title: str
    options: dict[str, Any]


TABLES: Final = [
    *[Table("olet", {"players": players}) for players in (2, 3, 4)],
    *[Table("non-olet", {"players": players}) for players in (2, 3, 4, 5, 6)],
    *[Table("non-olet", {"players": players, "modules": MODULES}) for players in (2, 3, 4, 5, 6)],
    *[Table("non-olet", {"players": players, "edition": 2005}) for players in (2, 3, 4, 5, 6)],
]


def said(table: Table) -> str:
    words = [table.title, f"{table.options['players']} players"]
    if "modules" in table.options:
        words.append("all modules")
    if "edition" in table.options:
        words.append(f"edition {table.options['edition']}")
    return ", ".join(words)


@cache
def without_factors(name: str) -> Evaluator:
    return Evaluator(evaluator_of(name).network)


class Playing:
    """A game that goes on: what the network thought of all seats so far."""

    def __init__(self, table: Table, seed: str, number: int) -> None:
        self.game: Game = title(table.title).engine.new(options_for(table.title, **table.options), seed)
        self.seen: Prediction = []
        self.asked = number  # so that games do not all begin with the same question

    def next_view(self) -> View | None:
        """What the next seat sees that has a choice; None at the end."""
        game = self.game
        while game.question is not None and game.turn <= TURN_LIMIT:
            if len(game.question.moves) > 1:
                return game.view(game.question.player)
            game.play(game.question.moves[0])
        return None

    def hear(self, opinion: Opinion) -> None:
        self.asked += 1
        if self.asked % EVERY == 0:
            self.seen.append([round(chance, DIGITS) for chance in opinion.chances])
        self.game.play(opinion.best())


def play_batch(table: Table, seed: str, numbers: range) -> list[Played]:
    """Some games side by side, because the network looks at many rows in less time."""
    evaluator = without_factors(table.title)
    games = [Playing(table, f"{seed}.{number}", number) for number in numbers]
    waiting = [(each, view) for each in games if (view := each.next_view()) is not None]
    while waiting:
        opinions = evaluator.evaluate_all([view for _each, view in waiting])
        for (each, _view), opinion in zip(waiting, opinions):
            each.hear(opinion)
        waiting = [(each, view) for each, _view in waiting if (view := each.next_view()) is not None]
    return [(each.seen, victory(each.game)) for each in games]


def play(table: Table, seed: str, first: int, games: int, jobs: int) -> Iterator[list[Played]]:
    batches = [range(start, min(start + BATCH, games)) for start in range(first, games, BATCH)]
    yield from spread(partial(play_batch, table, seed), batches, Processes(jobs))


class Kept:
    """What was seen so far, in a file. The games of other networks are forgotten."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.tables: dict[str, list[Played]] = {}
        if file is not None and file.exists():
            self.tables = json.loads(file.read_text(encoding="utf-8"))

    def games(self, table: Table) -> list[Played]:
        network = sha256(title(table.title).data(NETWORK)).hexdigest()[:12]
        return self.tables.setdefault(f"{said(table)}, {network}", [])

    def save(self) -> None:
        if self.file is not None:
            write_atomically(self.file, json.dumps(self.tables), durable=True)


def as_positions(games: list[Played]) -> Positions:
    """All questions of these games, with the logarithms of the chances as the only feature."""
    rows = [log(max(chance, MIN_CHANCE)) for seen, _won in games for one in seen for chance in one]
    shares = [share for seen, won in games for _one in seen for share in won]
    sizes = [len(one) for seen, _won in games for one in seen]
    starts = np.cumsum([0, *sizes[:-1]])
    return Positions(np.array(rows)[:, None], starts, np.array(shares))


def error(known: Positions, likely: Numbers) -> float:
    """The mean distance between the chance and the share of those who won, over the tenths."""
    tenths = calibration(known, likely)
    return sum(count * abs(chance - share) for count, chance, share in tenths) / sum(count for count, _, _ in tenths)


def noise(games: list[Played]) -> float:
    """The error that so many games would show if all chances were right. The questions of a game depend on each other,
    so games are what counts."""
    misses = np.zeros((len(games), TENTHS))
    counts = np.zeros(TENTHS)
    for number, (seen, won) in enumerate(games):
        for one in seen:
            for chance, share in zip(one, won):
                tenth = min(int(chance * TENTHS), TENTHS - 1)
                misses[number, tenth] += share - chance
                counts[tenth] += 1
    spread_out = misses.std(axis=0) * sqrt(len(games))
    return float(MEAN_DISTANCE * spread_out.sum() / counts.sum())


def champions_chances(table: Table, known: Positions) -> Numbers:
    return chances(known, [factors_of(table.title).get(table.options["players"], ALL) / ALL])


def champions_error(table: Table, games: list[Played]) -> float:
    known = as_positions(games)
    return error(known, champions_chances(table, known))


def row(table: Table, games: list[Played]) -> str:
    known = as_positions(games)
    factor = factors_of(table.title).get(table.options["players"], ALL)
    found = champions_error(table, games)
    halves = [as_positions(games[half::2]) for half in (0, 1)]
    factors = [fit(half, [1.0], 0.0)[0] for half in halves]
    then = sum(error(half, chances(half, [factor])) for half, factor in zip(halves, reversed(factors))) / 2
    return (
        f"| {said(table)} | {len(games):,} | {known.count:,} | {error(known, chances(known, [1.0])):.4f} | {factor} "
        f"| {found:.4f} | {noise(games):.4f} | {'yes' if found <= ASKED else 'no'} "
        f"| {ALL * fit(known, [1.0], 0.0)[0]:.0f} | {then:.4f} |"
    )


def reliability(table: Table, games: list[Played]) -> Reliability:
    known = as_positions(games)
    likely = champions_chances(table, known)
    heading = said(table).removeprefix(f"{table.title}, ")
    return Reliability(table.title, heading, len(games), error(known, likely), calibration(known, likely))


def plot(table: Table, games: list[Played]) -> list[str]:
    known = as_positions(games)
    lines = ["", "| Chances | Seats | Mean chance | Won |", "|---|---:|---:|---:|"]
    for tenth, (count, chance, share) in enumerate(calibration(known, champions_chances(table, known))):
        lines.append(f"| {10 * tenth} to {10 * tenth + 10} % | {count:,} | {100 * chance:.1f} | {100 * share:.1f} |")
    return [*lines, ""]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("--only", default="", help="only tables that begin so: `non-olet, 2 players`")
    parser.add_argument("--games", type=int, default=4000, help="at each table")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--file", type=Path, help="keeps what was seen")
    parser.add_argument("--plot", action="store_true", help="the shares for each tenth, too")
    parser.add_argument("--write", action="store_true", help="figures and pictures in docs/training")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    tables = [table for table in TABLES if said(table).startswith(arguments.only)]
    kept = Kept(arguments.file)
    print("| Table | Games | Questions | Network | Factor, % | Champion | Noise | At most 0.02 | Best, % | Then |")
    print("|---|---:|---:|---:|---:|---:|---:|---|---:|---:|")
    missed = 0
    below: list[str] = []
    drawn: list[Reliability] = []
    for table in tables:
        games = kept.games(table)
        for number, batch in enumerate(play(table, arguments.seed, len(games), arguments.games, arguments.jobs)):
            games += batch
            if number % SAVED == 0:
                kept.save()
        kept.save()
        if not games:
            continue
        print(row(table, games), flush=True)
        missed += champions_error(table, games) > ASKED
        drawn.append(reliability(table, games))
        if arguments.plot:
            below += [f"\n{said(table)}", *plot(table, games)]
    print("\n".join(below))
    if arguments.write:
        write(drawn)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
