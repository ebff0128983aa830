"""Balance: bots of equal strength play the same deals in all variants of a table, and their wins are compared.

Finished games are kept in a file. A measurement that was broken off continues with the same file. It gets the same
figures as an undisturbed one, whichever processes or machines did the work.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from pecunia.bots.guard import SECONDS, check_bot
from pecunia.bots.levels import BY_NAME
from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.games import checked_seed, new, options_for
from pecunia.lab.balance.course import Course
from pecunia.lab.balance.study import Variant
from pecunia.lab.balance.summary import summary
from pecunia.lab.balance.tallies import CountedGame, TallyFile
from pecunia.lab.level_matches import budget
from pecunia.lab.match import victory
from pecunia.lab.whole_game import Sitting
from pecunia.lab.workers import Workers
from pecunia.titles.registry import title

ROUNDS: Final = "rounds"  # among the figures of a title whose rounds are not simply a turn for each seat
Piece = tuple[int, int, list[str]]  # number of the table, number of the deal, variants in which to play it


class Table:
    """One number of players, with the variants in which its deals are played."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        game = new(name, seed=0, **options)
        self.players = game.seats
        self.rules = game.rules_version
        self.variants = title(name).lab().study.variants(options)
        self.headers = {variant.name: new(name, seed=0, **variant.options).header() for variant in self.variants}


class Measurement:
    """What is played. `options` are those of `pecunia.new`, one set for each table. All `deals` are played at the plain
    table, and the first `further` of them in all variants. A program has `seconds` for a move."""

    def __init__(
        self,
        name: str,
        options: list[dict[str, Any]],
        bot: str,
        seed: int | str,
        deals: int,
        further: int | None = None,
        seconds: float = SECONDS,
    ) -> None:
        title(name)  # raises if there is no such title
        self.name = name
        self.bot = bot
        self.seed = checked_seed(seed)
        self.deals = deals
        self.further = deals if further is None else min(further, deals)
        self.seconds = seconds
        self.tables = [Table(name, each) for each in options]
        for table in self.tables:
            if sum(table.players == other.players for other in self.tables) > 1:
                raise OptionError("balance-twice", players=table.players)
        check_bot(bot, name)
        table_options = options_for(name, **options[0])
        # Whether the cards include values that no rulebook states.
        self.reconstructed = bool(title(name).engine.reconstructed(table_options))

    def deals_of(self, table: Table, variant: Variant) -> int:
        return self.deals if variant is table.variants[0] else self.further

    @property
    def games(self) -> int:
        return sum(self.deals_of(table, variant) for table in self.tables for variant in table.variants)

    def setting(self) -> dict[str, str]:
        """What must be the same for all games in one file. More deals, tables and modules may be added later."""
        found = {
            "game": self.name,
            "rules": str(self.tables[0].rules),
            "seed": self.seed,
            "bot": self.bot,
            "bot-seconds": f"{self.seconds:g}",
        }
        if self.bot in BY_NAME:
            found[f"bot {self.bot}"] = budget(BY_NAME[self.bot], self.name)
        for table in self.tables:
            for variant, header in table.headers.items():
                found[f"options {table.players} {variant}"] = "\n".join(header)
        return found

    def missing(self, file: TallyFile) -> list[Piece]:
        found: list[Piece] = []
        for number, table in enumerate(self.tables):
            finished = {variant.name: file.finished(table.players, variant.name) for variant in table.variants}
            for deal in range(self.deals):
                names = [
                    variant.name
                    for variant in table.variants
                    if deal < self.deals_of(table, variant) and deal not in finished[variant.name]
                ]
                if names:
                    found.append((number, deal, names))
        return found

    def play(self, piece: Piece) -> list[CountedGame]:
        """Play one deal in some variants."""
        number, deal, names = piece
        table = self.tables[number]
        played = []
        with Sitting(self.seconds) as sitting:
            for variant in table.variants:
                if variant.name in names:
                    played.append(self._play(table, variant, deal, sitting))
        return played

    def _play(self, table: Table, variant: Variant, deal: int, sitting: Sitting) -> CountedGame:
        seed = f"{self.seed}.{deal}"
        known = title(self.name).lab()
        watched = known.study.open(variant, deal, seed)
        game = watched.game
        course = Course(known.study.used_by)

        def look(game: Game) -> Move | None:
            course.look(game)
            return watched.look(game)

        decisions = sitting.play(game, [self.bot] * table.players, seed, None, look)
        parts = victory(game)
        return CountedGame(
            variant.name,
            deal,
            deal % table.players,
            parts,
            game.turn,
            decisions,
            watched.tallies(parts),
            sitting.take_faults(),
            known.figures(game).get(ROUNDS, -(-game.turn // table.players)),
            bool(game.outcome and game.outcome.winners),
            course.leader_won(game, parts),
            course.uses(game),
        )


def play_piece(measurement: Measurement, piece: Piece) -> list[CountedGame]:
    return measurement.play(piece)


def measure(
    measurement: Measurement, file: Path | None, workers: Workers, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Play the games that are missing in the file, then add everything up. `progress` is called with the number of
    finished games."""
    with TallyFile(file, measurement.setting()) as kept:
        missing = measurement.missing(kept)
        finished = measurement.games - sum(len(names) for _, _, names in missing)
        progress(finished)
        for place, games in workers.each(partial(play_piece, measurement), missing):
            kept.add(measurement.tables[missing[place][0]].players, games)
            finished += len(games)
            progress(finished)
        return summary(measurement, kept)
