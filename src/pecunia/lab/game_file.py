"""Finished games in an SQLite file, with a setting that is the same for all of them.

Rows that belong together are written together. An existing row is never overwritten, even if another process writes the
same one. If a process is killed, all that it wrote before is kept.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from pecunia.bots.bot import one_plain_line
from pecunia.core.errors import FileError, OptionError

MEMORY = ":memory:"
PATIENCE = 60.0  # seconds that a second writer waits for the first
SETTING = "setting"
SETTING_TABLE = f"CREATE TABLE {SETTING} (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"


class Store:
    """The file, or a database in memory if there is no file. `tables` has the SQL that creates each table of a new
    file, by name."""

    def __init__(self, file: Path | None, form: str, tables: dict[str, str], setting: dict[str, str]) -> None:
        self._name = MEMORY if file is None else str(file)
        if file is not None:
            file.open("ab").close()  # if it cannot be written, this error names the file
        with self._our_errors():
            self._connection = sqlite3.connect(self._name, timeout=PATIENCE, isolation_level=None)
        try:
            with self._our_errors():
                self._open(form, {SETTING: SETTING_TABLE, **tables}, {"format": form, **setting})
        except BaseException:
            self._connection.close()
            raise

    def _open(self, form: str, tables: dict[str, str], setting: dict[str, str]) -> None:
        (sound,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise FileError("store-file", self._name, 1)
        known: dict[str, str] = {}
        with self._writing():
            found = {name for (name,) in self._connection.execute("SELECT name FROM sqlite_master")}
            if not found:
                for table in tables.values():
                    self._connection.execute(table)
            elif found >= tables.keys():
                known = dict(self._connection.execute(f"SELECT name, value FROM {SETTING}"))
            if found and known.get("format") != form:
                raise FileError("store-file", self._name, 1)
            for name, value in setting.items():
                if name in known and known[name] != value:
                    facts = {"what": name, "found": one_plain_line(known[name]), "asked": one_plain_line(value)}
                    raise OptionError("store-otherwise", file=self._name, **facts)
            self._connection.executemany(f"INSERT OR IGNORE INTO {SETTING} VALUES (?, ?)", setting.items())
        # With a write-ahead log, writing need not wait for the disk, and a killed process leaves no half-written rows.
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")

    @contextmanager
    def _our_errors(self) -> Iterator[None]:
        """Turn SQLite's errors into our own."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise FileError("store-cannot-write", self._name, 1, detail=str(error)) from None
        except sqlite3.DatabaseError:
            raise FileError("store-file", self._name, 1) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _insert(self, rows: dict[str, Sequence[tuple[str | int | float | None, ...]]]) -> None:
        """Insert these rows, by table, in one transaction. Existing rows are not changed."""
        with self._our_errors(), self._writing():
            for table, each in rows.items():
                if each:
                    places = ", ".join("?" * len(each[0]))
                    self._connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({places})", each)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._connection.close()
