"""Writes the number of every move of our games to files: `python -m tests.core.make_action_numbers`.

Numbers are forever: records, networks and other programs rely on them. So the command only ever adds lines at the end.
If a number would mean another move than the file says, it writes nothing and names the number.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from pecunia.core.moves import Move
from pecunia.titles.registry import TITLES

FOLDER = Path(__file__).parent / "action_numbers"
OURS = ("non-olet", "olet")


def file_of(title: str) -> Path:
    return FOLDER / f"{title}.txt"


def lines_of(moves: Sequence[Move]) -> list[str]:
    return [f"{move.number} {move.text}" for move in moves]


def first_change(kept: Sequence[str], now: Sequence[str]) -> str | None:
    """The first kept line that is no longer true, and what is there now; None if lines were only added."""
    for number, line in enumerate(kept):
        found = now[number] if number < len(now) else "nothing"
        if found != line:
            return f"kept: {line}; now: {found}"
    return None


def main() -> int:
    for title in OURS:
        file = file_of(title)
        kept = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        now = lines_of(TITLES[title].engine.moves)
        change = first_change(kept, now)
        if change is not None:
            print(f"{title}: numbers never change. {change}", file=sys.stderr)
            return 1
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
        print(f"{title}: {len(now)} moves, {len(now) - len(kept)} of them new")
    return 0


if __name__ == "__main__":
    sys.exit(main())
