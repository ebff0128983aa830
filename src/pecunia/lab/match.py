"""Matches: each deal is played in every arrangement of the seats, so that all bots share the luck of the deal.

A block is one deal with all its games. Blocks depend neither on each other nor on the process that plays them: the
same seed gives the same games whatever the number of workers.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from pecunia.bots import check_bot
from pecunia.bots.guard import SECONDS
from pecunia.core.game import Game
from pecunia.core.record import write_record
from pecunia.games import checked_seed, options_for
from pecunia.lab.durations import Thinking
from pecunia.lab.faults import Fault
from pecunia.lab.intervals import elo, interval
from pecunia.lab.whole_game import Sitting
from pecunia.lab.workers import Processes, spread
from pecunia.titles.registry import title

SPECIAL: Final = re.compile(r"[^\w.-]+")  # what the name of a file should not have


class Series:
    """The games to be played on each deal. `lineups` has the bots by seat for each game. `options` are those of
    `pecunia.new`. A bot that is a program may take `seconds` for a move."""

    def __init__(
        self, name: str, options: dict[str, Any], lineups: list[list[str]], seed: int | str, seconds: float = SECONDS
    ) -> None:
        self.name = name
        self.options = options
        self.lineups = lineups
        self.seed = checked_seed(seed)
        self.seconds = seconds
        self.folder: Path | None = None  # where the records of all games are kept

    def check(self) -> None:
        """Refuse an unknown game, option or bot before anything is played."""
        players = seats_of(self.name, self.options)
        assert all(len(lineup) == players for lineup in self.lineups)
        for bot in {bot for lineup in self.lineups for bot in lineup}:
            check_bot(bot, self.name)


class Block:
    """One deal, played with every line-up: the victory by line-up and seat, how long the bots thought, and their
    faults."""

    def __init__(self, deal: str, parts: list[list[float]], thinking: dict[str, Thinking], faults: list[Fault]) -> None:
        self.deal = deal
        self.parts = parts
        self.thinking = thinking
        self.faults = faults


def seats_of(name: str, options: dict[str, Any]) -> int:
    return title(name).engine.new(options_for(name, **options), "0").seats


def victory(game: Game) -> list[float]:
    """Each seat's part of the victory. The winners share it; if nobody won, all seats do."""
    winners = [] if game.outcome is None else game.outcome.winners
    sharing = winners or range(game.seats)
    return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(game.seats)]


def play_block(series: Series, number: int) -> Block:
    deal = f"{series.seed}.{number}"
    options = options_for(series.name, **series.options)
    thinking: dict[str, Thinking] = {}
    parts = []
    with Sitting(series.seconds) as sitting:
        for index, lineup in enumerate(series.lineups):
            game = title(series.name).engine.new(options, deal)
            times = [thinking.setdefault(bot, Thinking()) for bot in lineup]
            sitting.play(game, lineup, f"{deal}.{index}", times)
            parts.append(victory(game))
            if series.folder is not None:
                keep_record(series.folder, number, index, lineup, game)
        faults = sitting.take_faults()
    return Block(deal, parts, thinking, faults)


def keep_record(folder: Path, number: int, index: int, lineup: list[str], game: Game) -> None:
    """Write the record of a game into the folder. The name of its file says the deal, the arrangement and the bots."""
    against = "-".join([SPECIAL.sub("_", bot) for bot in dict.fromkeys(sorted(lineup))])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number:06d}-{index:02d}-{against[:80]}.pecunia").write_text(write_record(game, lineup), "utf-8")


def play_blocks(
    series: Series, numbers: Sequence[int], jobs: int = 1, progress: Callable[[Block], None] | None = None
) -> list[Block]:
    """Play the blocks with these numbers, in order. `progress` is called with each finished block."""
    series.check()
    blocks = []
    for block in spread(partial(play_block, series), numbers, Processes(jobs)):
        blocks.append(block)
        if progress is not None:
            progress(block)
    return blocks


class Match:
    """Two bots against each other, in every arrangement: `one` has `seats` of the seats, `other` has the rest.

    If `seats` is None, each has half of them. With an odd number of players, either bot has the extra seat in half of
    the games.
    """

    def __init__(self, name: str, options: dict[str, Any], one: str, other: str, seats: int | None = 1) -> None:
        self.name = name
        self.options = options
        self.one = one
        self.other = other
        self.players = seats_of(name, options)
        sizes = {self.players // 2, (self.players + 1) // 2} if seats is None else {seats}
        self.arrangements = [taken for size in sorted(sizes) for taken in combinations(range(self.players), size)]
        self.even = sum(sizes) / len(sizes) / self.players  # the share that `one` would win if both were equally strong

    def series(self, seed: int | str, seconds: float = SECONDS) -> Series:
        lineups = [
            [self.one if seat in taken else self.other for seat in range(self.players)] for taken in self.arrangements
        ]
        return Series(self.name, self.options, lineups, seed, seconds)

    def shares(self, block: Block) -> list[float]:
        """How much of each game of a block `one` has won."""
        return [sum(parts[seat] for seat in taken) for taken, parts in zip(self.arrangements, block.parts)]


class Score:
    """The result of a match: the share that the first bot has won, its interval, and the difference in Elo."""

    def __init__(self, match: Match, blocks: Sequence[Sequence[float]]) -> None:
        means = [sum(shares) / len(shares) for shares in blocks]
        self.games = sum(len(shares) for shares in blocks)
        self.share = sum(means) / len(means)
        self.low, self.high = interval(means)
        self.elo, self.elo_low, self.elo_high = (
            elo(share, match.even, self.games) for share in (self.share, self.low, self.high)
        )


def play_match(match: Match, deals: int, seed: int | str = 1, jobs: int = 1) -> tuple[Score, dict[str, Thinking]]:
    """Play this many deals of a match. Returns the score, and how long each bot thought."""
    blocks = play_blocks(match.series(seed), range(deals), jobs)
    thinking: dict[str, Thinking] = {}
    for block in blocks:
        for bot, times in block.thinking.items():
            thinking.setdefault(bot, Thinking()).add_all(times)
    return Score(match, [match.shares(block) for block in blocks]), thinking
