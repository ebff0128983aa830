"""Every bot against every other: all pairs play the same deals, each deal once in every arrangement of the seats.

Finished games are kept in a file. A tournament that was broken off continues with the same file. It gets the same table
as an undisturbed one, whichever processes or machines did the work.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from pecunia.bots.guard import SECONDS
from pecunia.bots.levels import BY_NAME
from pecunia.core.errors import OptionError
from pecunia.games import checked_seed, new
from pecunia.lab.faults import FaultTable
from pecunia.lab.level_matches import budget
from pecunia.lab.match import Block, Match, Score, Series, play_block
from pecunia.lab.ratings import rate
from pecunia.lab.results import Results
from pecunia.lab.workers import Workers

Piece = tuple[int, int]  # the numbers of a match and of a deal


class Tournament:
    """What is played. `options` are those of `pecunia.new`. A program has `seconds` for a move. The folder `records`
    gets the record of every game that is played now; games that a file already has are not played again."""

    def __init__(
        self,
        name: str,
        options: dict[str, Any],
        bots: list[str],
        seed: int | str,
        deals: int,
        seconds: float = SECONDS,
        records: Path | None = None,
    ) -> None:
        self.name = name
        self.options = options
        self.bots = sorted(bots)  # so that no game depends on the order in which they were named
        self.seed = checked_seed(seed)
        self.deals = deals
        self.seconds = seconds
        self._check()
        self.matches = [Match(name, options, one, other, None) for one, other in combinations(self.bots, 2)]
        self.series = [match.series(seed, seconds) for match in self.matches]
        for series in self.series:
            series.folder = records
            series.check()

    def _check(self) -> None:
        for bot, times in Counter(self.bots).items():
            if times > 1:
                raise OptionError("tournament-twice", bot=bot)
        if len(self.bots) < 2:
            raise OptionError("tournament-alone")

    @property
    def games_of_deal(self) -> int:
        """How many games each pair plays on a deal."""
        return len(self.matches[0].arrangements)

    @property
    def games(self) -> int:
        return self.deals * len(self.matches) * self.games_of_deal

    def header(self) -> list[str]:
        """The options of the table, the defaults included."""
        return new(self.name, seed=0, **self.options).header()

    def setting(self) -> dict[str, str]:
        """What must be the same for all games in one file. More deals and other bots may be added later."""
        levels = {f"bot {name}": budget(BY_NAME[name], self.name) for name in self.bots if name in BY_NAME}
        return {
            "game": self.name,
            "options": "\n".join(self.header()),
            "rules": str(new(self.name, seed=0, **self.options).rules_version),
            "seed": self.seed,
            "bot-seconds": f"{self.seconds:g}",
            **levels,
        }


def play_piece(series: list[Series], piece: Piece) -> Block:
    match, deal = piece
    return play_block(series[match], deal)


def play(
    tournament: Tournament, file: Path | None, workers: Workers, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Play the games that are missing in the file, then add everything up. `progress` is called with the number of
    finished games."""
    with Results(file, tournament.setting()) as results:
        known = [results.shares(match, tournament.deals) for match in tournament.matches]
        missing = [
            (number, deal)
            for deal in range(tournament.deals)
            for number in range(len(tournament.matches))
            if deal not in known[number]
        ]
        finished = tournament.games - len(missing) * tournament.games_of_deal
        progress(finished)
        for place, block in workers.each(partial(play_piece, tournament.series), missing):
            number, deal = missing[place]
            results.add(tournament.matches[number], deal, tournament.series[number].lineups, block)
            finished += tournament.games_of_deal
            progress(finished)
        return summary(tournament, results)


def summary(tournament: Tournament, results: Results) -> dict[str, Any]:
    """The summary of a tournament, the strongest bot first. It depends only on the games."""
    bots = tournament.bots
    pairs = []
    faults = FaultTable()
    means: dict[tuple[int, int], dict[int, float]] = {}
    won: dict[str, list[float]] = {bot: [] for bot in bots}
    for match in tournament.matches:
        shares = results.shares(match, tournament.deals)
        score = Score(match, list(shares.values()))
        pairs.append({"one": match.one, "other": match.other, **score_to_json(score)})
        means[bots.index(match.one), bots.index(match.other)] = {
            deal: sum(each) / len(each) for deal, each in shares.items()
        }
        won[match.one].append(score.share)
        won[match.other].append(1 - score.share)
        faults.add(results.faults(match, tournament.deals))
    ratings = rate(len(bots), means, tournament.games_of_deal)
    rows = [
        {
            "bot": bot,
            "games": tournament.deals * tournament.games_of_deal * (len(bots) - 1),
            "share": round(sum(won[bot]) / len(won[bot]), 4),
            "elo": round(rating.elo, 1),
            "elo_low": round(rating.low, 1),
            "elo_high": round(rating.high, 1),
        }
        for bot, rating in zip(bots, ratings)
    ]
    return {
        "game": tournament.name,
        "options": tournament.header(),
        "seed": tournament.seed,
        "deals": tournament.deals,
        "games": tournament.games,
        "bots": sorted(rows, key=lambda row: (-float(row["elo"]), row["bot"])),
        "pairs": pairs,
        "faults": faults.summary(),
    }


def score_to_json(score: Score) -> dict[str, Any]:
    shares = {"share": score.share, "low": score.low, "high": score.high}
    elos = {"elo": score.elo, "elo_low": score.elo_low, "elo_high": score.elo_high}
    return {
        "games": score.games,
        **{name: round(share, 4) for name, share in shares.items()},
        **{name: round(elo, 1) for name, elo in elos.items()},
    }
