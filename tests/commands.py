"""Runs the command `pecunia` with a folder, an environment and typed lines; returns its status and output."""

import os
import subprocess
import tempfile
from pathlib import Path

from tests.forks import ROOT, begin

PATIENCE = 120.0  # seconds


def pecunia(
    *arguments: str | Path, folder: Path = ROOT, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as name:
        asked, said, complained = (Path(name, stream) for stream in ("in", "out", "err"))
        asked.write_text(typed, encoding="utf-8")
        process = begin(
            "pecunia",
            *map(str, arguments),
            folder=folder,
            variables={**os.environ, "PECUNIA_LANGUAGE": "en", **environment},
            files=[(asked, "r"), (said, "w"), (complained, "w")],
        )
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(["pecunia", *map(str, arguments)], PATIENCE)
        words = [file.read_text(encoding="utf-8") for file in (said, complained)]
        return subprocess.CompletedProcess(arguments, process.exitcode, *words)


def refused(*arguments: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """The one line that says what is wrong."""
    result = pecunia(*arguments, folder=folder, **environment)
    assert result.returncode == 2, result
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("pecunia: ")
    return lines[0]
