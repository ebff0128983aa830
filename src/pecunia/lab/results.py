"""The finished games of a tournament in a file: a row for each. When a match has finished a deal, its games are written
together."""

import json
from pathlib import Path

from pecunia.lab.faults import Fault
from pecunia.lab.game_file import Store
from pecunia.lab.match import Block, Match

FORMAT = "pecunia tournament 1"
TABLES = {
    "games": """CREATE TABLE games (
        one TEXT NOT NULL, other TEXT NOT NULL, deal INTEGER NOT NULL, seating INTEGER NOT NULL,
        seats TEXT NOT NULL,    -- who sat where, as JSON
        victory TEXT NOT NULL,  -- what part of the victory each seat has, as JSON
        share REAL NOT NULL CHECK (share BETWEEN 0 AND 1),  -- what `one` has of it on all its seats
        PRIMARY KEY (one, other, deal, seating)
    ) WITHOUT ROWID""",
    "faults": """CREATE TABLE faults (
        one TEXT NOT NULL, other TEXT NOT NULL, deal INTEGER NOT NULL, faults TEXT NOT NULL,
        PRIMARY KEY (one, other, deal)
    ) WITHOUT ROWID""",
}


class Results(Store):
    def __init__(self, file: Path | None, setting: dict[str, str]) -> None:
        super().__init__(file, FORMAT, TABLES, setting)

    def add(self, match: Match, deal: int, lineups: list[list[str]], block: Block) -> None:
        games = zip(lineups, block.parts, match.shares(block))
        rows = [
            (match.one, match.other, deal, seating, json.dumps(lineup), json.dumps(parts), min(share, 1.0))
            for seating, (lineup, parts, share) in enumerate(games)
        ]
        faults = [(match.one, match.other, deal, json.dumps(block.faults))] if block.faults else []
        self._insert({"games": rows, "faults": faults})

    def shares(self, match: Match, deals: int) -> dict[int, list[float]]:
        """What the first bot of a match has won in the games of each finished deal."""
        found: dict[int, list[float]] = {}
        asked = (match.one, match.other, deals, len(match.arrangements))
        with self._our_errors():
            for deal, share in self._connection.execute(
                "SELECT deal, share FROM games WHERE one = ? AND other = ? AND deal < ? AND seating < ?"
                " ORDER BY deal, seating",
                asked,
            ):
                found.setdefault(deal, []).append(share)
        return {deal: shares for deal, shares in found.items() if len(shares) == len(match.arrangements)}

    def faults(self, match: Match, deals: int) -> list[Fault]:
        """The faults of the bots on these deals of a match."""
        with self._our_errors():
            told = self._connection.execute(
                "SELECT faults FROM faults WHERE one = ? AND other = ? AND deal < ? ORDER BY deal",
                (match.one, match.other, deals),
            ).fetchall()
        return [fault for (faults,) in told for fault in json.loads(faults)]
