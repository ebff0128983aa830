"""Figures of a run, written as it goes: a line of JSON for each in `curves.jsonl`.

Lines of kind `learning` sum up the iterations since the line before, lines of kind `match` are games against a bot.
"""

import json
from pathlib import Path
from typing import Any

CURVES = "curves.jsonl"
DIGITS = 6


class Curves:
    """Appends lines to a file. A resumed run goes on in the same file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / CURVES).open("a", encoding="utf-8")

    def add(self, kind: str, **figures: Any) -> None:
        rounded = {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in figures.items()}
        self._file.write(json.dumps({"kind": kind, **rounded}) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def read_curves(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / CURVES).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]
