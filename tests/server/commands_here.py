"""Runs `pecunia admin` in the process of the test, with the database of a server or a folder."""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pecunia.cli import main
from pecunia.server.settings import VARIABLES, variable
from tests.server.processes import Server


class Said(NamedTuple):
    """How a command has ended, and what it has said."""

    status: int
    out: str
    err: str


class Admin:
    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture
        for name in VARIABLES:
            patch.delenv(variable(name), raising=False)

    def of(self, server: Server) -> "Admin":
        self._patch.setenv("PECUNIA_PORT", str(server.port))
        return self.on(server.folder, server.database)

    def on(self, folder: Path, database: str = "") -> "Admin":
        self._patch.setenv("PECUNIA_DATA_DIR", str(folder))
        self._patch.setenv("PECUNIA_DATABASE_URL", database)
        return self

    def run(self, *words: str | Path, language: str = "en") -> Said:
        self._patch.setattr(sys, "argv", ["pecunia", "admin", *map(str, words), "--language", language])
        with pytest.raises(SystemExit) as end:
            main()
        said = self._capture.readouterr()
        return Said(int(end.value.code or 0), said.out, said.err)

    def done(self, *words: str | Path) -> str:
        """What a command says that must succeed."""
        said = self.run(*words)
        assert (said.status, said.err) == (0, ""), said
        return said.out

    def json(self, *words: str | Path) -> Any:
        return json.loads(self.done(*words, "--json"))

    def refused(self, *words: str | Path) -> str:
        """The one line that says why a command has done nothing."""
        said = self.run(*words)
        assert (said.status, said.out) == (2, ""), said
        [line] = said.err.splitlines()
        return line
