"""The finished games of a tournament in an SQLite file: a row for each, written when its deal is finished.

The games of a deal are written together. A row that stands there is never written again, whoever comes second; whoever
is killed leaves what was written before.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from pecunia.bots.bot import one_plain_line
from pecunia.core.errors import FileError, OptionError
from pecunia.lab.faults import Fault
from pecunia.lab.match import Block, Match

FORMAT = "pecunia tournament 1"
MEMORY = ":memory:"
PATIENCE = 60.0  # seconds that a second writer waits for the first
TABLES = (
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE games (
        one TEXT NOT NULL, other TEXT NOT NULL, deal INTEGER NOT NULL, seating INTEGER NOT NULL,
        seats TEXT NOT NULL,    -- who sat where, as JSON
        victory TEXT NOT NULL,  -- what part of the victory each seat has, as JSON
        share REAL NOT NULL CHECK (share BETWEEN 0 AND 1),  -- what `one` has of it on all its seats
        PRIMARY KEY (one, other, deal, seating)
    ) WITHOUT ROWID""",
    """CREATE TABLE faults (
        one TEXT NOT NULL, other TEXT NOT NULL, deal INTEGER NOT NULL, faults TEXT NOT NULL,
        PRIMARY KEY (one, other, deal)
    ) WITHOUT ROWID""",
)


class Results:
    """The file, or a place in memory where there is none."""

    def __init__(self, file: Path | None, setting: dict[str, str]) -> None:
        self._name = MEMORY if file is None else str(file)
        if file is not None:
            file.open("ab").close()  # a file that cannot be written is refused by its name
        with self._told():
            self._connection = sqlite3.connect(self._name, timeout=PATIENCE, isolation_level=None)
        try:
            with self._told():
                self._open({"format": FORMAT, **setting})
        except BaseException:
            self._connection.close()
            raise

    def _open(self, setting: dict[str, str]) -> None:
        (sound,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise FileError("tournament-file", self._name, 1)
        known: dict[str, str] = {}
        with self._writing():
            tables = {name for (name,) in self._connection.execute("SELECT name FROM sqlite_master")}
            if not tables:
                for table in TABLES:
                    self._connection.execute(table)
            elif tables >= {"setting", "games", "faults"}:
                known = dict(self._connection.execute("SELECT name, value FROM setting"))
            if tables and known.get("format") != FORMAT:
                raise FileError("tournament-file", self._name, 1)
            for name, value in setting.items():
                if name in known and known[name] != value:
                    facts = {"what": name, "found": one_plain_line(known[name]), "asked": one_plain_line(value)}
                    raise OptionError("tournament-otherwise", file=self._name, **facts)
            self._connection.executemany("INSERT OR IGNORE INTO setting VALUES (?, ?)", setting.items())
        # A log beside the file: writing need not wait for the disk, and no kill leaves half a deal.
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What is wrong with the file, in our words."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise FileError("tournament-cannot-write", self._name, 1, detail=str(error)) from None
        except sqlite3.DatabaseError:
            raise FileError("tournament-file", self._name, 1) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def add(self, match: Match, deal: int, lineups: list[list[str]], block: Block) -> None:
        games = zip(lineups, block.parts, match.shares(block))
        rows = [
            (match.one, match.other, deal, seating, json.dumps(lineup), json.dumps(parts), min(share, 1.0))
            for seating, (lineup, parts, share) in enumerate(games)
        ]
        with self._told(), self._writing():
            self._connection.executemany("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            if block.faults:
                row = (match.one, match.other, deal, json.dumps(block.faults))
                self._connection.execute("INSERT OR IGNORE INTO faults VALUES (?, ?, ?, ?)", row)

    def shares(self, match: Match, deals: int) -> dict[int, list[float]]:
        """What the first of a match has won in the games of each of its deals, as far as they are finished."""
        found: dict[int, list[float]] = {}
        asked = (match.one, match.other, deals, len(match.arrangements))
        with self._told():
            for deal, share in self._connection.execute(
                "SELECT deal, share FROM games WHERE one = ? AND other = ? AND deal < ? AND seating < ?"
                " ORDER BY deal, seating",
                asked,
            ):
                found.setdefault(deal, []).append(share)
        return {deal: shares for deal, shares in found.items() if len(shares) == len(match.arrangements)}

    def faults(self, match: Match, deals: int) -> list[Fault]:
        """What the bots did wrong on these deals of a match."""
        with self._told():
            told = self._connection.execute(
                "SELECT faults FROM faults WHERE one = ? AND other = ? AND deal < ? ORDER BY deal",
                (match.one, match.other, deals),
            ).fetchall()
        return [fault for (faults,) in told for fault in json.loads(faults)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._connection.close()
