"""Plays many games of one kind between bots, on one core or several. The result does not depend on the number of
workers."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from pecunia.bots.guard import SECONDS, check_bot
from pecunia.core.game import Game
from pecunia.core.record import write_record
from pecunia.games import checked_seed, options_for
from pecunia.lab.faults import Fault, FaultTable
from pecunia.lab.figures import FigureTable, figures
from pecunia.lab.whole_game import Sitting
from pecunia.lab.workers import Processes, Workers, spread
from pecunia.titles.registry import title

END_TURN_LIMIT = "turn-limit"
BATCH = 25


class Job:
    """What to simulate. `options` are those of `pecunia.new`. If there are fewer bots than seats, the list repeats. A
    bot that is a program may take `seconds` for a move."""

    def __init__(
        self,
        name: str,
        options: dict[str, Any],
        bots: list[str],
        seed: int | str,
        records: bool,
        seconds: float = SECONDS,
    ) -> None:
        self.name = name
        self.options = options
        self.bots = bots
        self.seed = checked_seed(seed)
        self.records = records
        self.seconds = seconds

    def seats(self, players: int) -> list[str]:
        return [self.bots[seat % len(self.bots)] for seat in range(players)]


class PlayedGame:
    """The result of one game."""

    def __init__(self, game: Game, decisions: int, record: str, faults: list[Fault]) -> None:
        outcome = game.outcome
        self.decisions = decisions
        self.turns = game.turn
        self.end: str = END_TURN_LIMIT if outcome is None else outcome.end
        self.winners: list[int] = [] if outcome is None else outcome.winners
        self.figures = figures(game)
        self.state_hash = game.state_hash()
        self.record = record
        self.faults = faults


def simulate(
    job: Job,
    games: int,
    workers: Workers | None = None,
    record_folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play the games and add them up. Without workers, they are played in this process.

    `progress` is called with the number of finished games."""
    players: int = title(job.name).engine.new(options_for(job.name, **job.options), "0").seats
    for bot in job.bots:
        check_bot(bot, job.name)
    if record_folder is not None:
        record_folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    decisions = turns = 0
    wins = [0] * players
    shared = [0] * players
    counted = FigureTable()
    faults = FaultTable()
    ends: Counter[str] = Counter()
    combined = sha256()
    for number, played in enumerate(_all(job, games, workers or Processes(1))):
        decisions += played.decisions
        turns += played.turns
        ends[played.end] += 1
        combined.update(played.state_hash.encode())
        counted.add(played.figures)
        faults.add(played.faults)
        for winner in played.winners:
            (wins if len(played.winners) == 1 else shared)[winner] += 1
        if record_folder is not None:
            (record_folder / f"{number:06d}.pecunia").write_text(played.record, encoding="utf-8")
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - began
    return {
        "game": job.name,
        "options": title(job.name).engine.new(options_for(job.name, **job.options), "0").header(),
        "bots": job.seats(players),
        "seed": job.seed,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "wins": wins,
        "shared": shared,
        "shares": [round((wins[seat] + shared[seat]) / games, 4) for seat in range(players)],  # to share is to win
        "mean_decisions": round(decisions / games, 2),
        "mean_turns": round(turns / games, 2),
        "ends": dict(sorted(ends.items())),
        "figures": counted.summary(),
        "faults": faults.summary(),
        "state_hash": combined.hexdigest(),
    }


def _all(job: Job, games: int, workers: Workers) -> Iterator[PlayedGame]:
    """All games in order, whichever worker plays them."""
    if isinstance(workers, Processes) and workers.jobs <= 1:
        return play_range(job, range(games))
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    return chain.from_iterable(spread(partial(play_batch, job), batches, workers))


def play_batch(job: Job, numbers: range) -> list[PlayedGame]:
    return list(play_range(job, numbers))


def play_range(job: Job, numbers: range) -> Iterator[PlayedGame]:
    """Play the games with these numbers. A game depends only on the job and its number."""
    options = options_for(job.name, **job.options)
    opened = title(job.name)
    with Sitting(job.seconds) as sitting:
        for number in numbers:
            seed = f"{job.seed}.{number}"
            game = opened.engine.new(options, seed)
            names = job.seats(game.seats)
            decisions = sitting.play(game, names, seed)
            record = write_record(game, names) if job.records else ""
            yield PlayedGame(game, decisions, record, sitting.take_faults())
