"""The finished games of a balance measurement in a file: a row for each. The games of a deal are written together."""

import json
from collections.abc import Iterator
from pathlib import Path

from pecunia.lab.balance.course import Uses
from pecunia.lab.balance.exposure import Tallies
from pecunia.lab.faults import Fault
from pecunia.lab.game_file import Store

FORMAT = "pecunia balance 2"
TABLES = {
    "games": """CREATE TABLE games (
        players INTEGER NOT NULL, variant TEXT NOT NULL, deal INTEGER NOT NULL,
        first INTEGER NOT NULL,     -- the seat that began
        victory TEXT NOT NULL,      -- what part of the victory each seat has, as JSON
        turns INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        tallies TEXT NOT NULL,      -- by thing: pull, weight, how often it came, how often it was used, as JSON
        rounds INTEGER NOT NULL,
        decided INTEGER NOT NULL,   -- whether somebody won
        leader REAL,                -- the part of the victory of who led alone at half-time
        uses TEXT NOT NULL,         -- by thing: turns in which it could be used, and in which it was, as JSON
        PRIMARY KEY (players, variant, deal)
    ) WITHOUT ROWID""",
    "faults": """CREATE TABLE faults (
        players INTEGER NOT NULL, variant TEXT NOT NULL, deal INTEGER NOT NULL, faults TEXT NOT NULL,
        PRIMARY KEY (players, variant, deal)
    ) WITHOUT ROWID""",
}


class CountedGame:
    """The result of a deal in a variant."""

    def __init__(
        self,
        variant: str,
        deal: int,
        first: int,
        victory: list[float],
        turns: int,
        decisions: int,
        tallies: Tallies,
        faults: list[Fault],
        rounds: int,
        decided: bool,
        leader: float | None,
        uses: Uses,
    ) -> None:
        self.variant = variant
        self.deal = deal
        self.first = first
        self.victory = victory
        self.turns = turns
        self.decisions = decisions
        self.tallies = tallies
        self.faults = faults
        self.rounds = rounds
        self.decided = decided
        self.leader = leader
        self.uses = uses

    def won(self, place: int) -> float:
        """The part of the victory of the seat that is `place` seats after the one that began."""
        return self.victory[(self.first + place) % len(self.victory)]


class TallyFile(Store):
    def __init__(self, file: Path | None, setting: dict[str, str]) -> None:
        super().__init__(file, FORMAT, TABLES, setting)

    def add(self, players: int, games: list[CountedGame]) -> None:
        rows = [
            (
                players,
                each.variant,
                each.deal,
                each.first,
                json.dumps(each.victory),
                each.turns,
                each.decisions,
                json.dumps(each.tallies),
                each.rounds,
                each.decided,
                each.leader,
                json.dumps(each.uses),
            )
            for each in games
        ]
        faults = [(players, each.variant, each.deal, json.dumps(each.faults)) for each in games if each.faults]
        self._insert({"games": rows, "faults": faults})

    def finished(self, players: int, variant: str) -> set[int]:
        """The numbers of the deals that were played in this variant."""
        with self._our_errors():
            found = self._connection.execute(
                "SELECT deal FROM games WHERE players = ? AND variant = ?", (players, variant)
            ).fetchall()
        return {deal for (deal,) in found}

    def games(self, players: int, variant: str, deals: int) -> Iterator[CountedGame]:
        """The games of this variant with deal numbers below `deals`, in order."""
        with self._our_errors():
            for row in self._connection.execute(
                "SELECT deal, first, victory, turns, decisions, tallies, rounds, decided, leader, uses FROM games"
                " WHERE players = ? AND variant = ? AND deal < ? ORDER BY deal",
                (players, variant, deals),
            ):
                deal, first, victory, turns, decisions, tallies, rounds, decided, leader, uses = row
                yield CountedGame(
                    variant,
                    deal,
                    first,
                    json.loads(victory),
                    turns,
                    decisions,
                    json.loads(tallies),
                    [],
                    rounds,
                    bool(decided),
                    leader,
                    json.loads(uses),
                )

    def faults(self, players: int, variant: str, deals: int) -> list[Fault]:
        with self._our_errors():
            told = self._connection.execute(
                "SELECT faults FROM faults WHERE players = ? AND variant = ? AND deal < ? ORDER BY deal",
                (players, variant, deals),
            ).fetchall()
        return [fault for (faults,) in told for fault in json.loads(faults)]
