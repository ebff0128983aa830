"""Draws whether chances are right: docs/training/calibration.csv has the figures, calibration-TITLE.svg the pictures.
A table has a square. A dot is a tenth of the chances: across what was foretold, upwards how many of these seats won. On
the diagonal they are right; the larger a dot, the more seats it stands for."""

import csv
from html import escape
from io import StringIO
from math import ceil, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from pecunia.files import write_atomically
from pecunia.lab.balance.plot import DOT, FAINT, GRID, INK, PAPER, STYLE
from pecunia.titles.registry import TITLES

FOLDER: Final = Path("docs/training")
COLUMNS: Final = ["title", "table", "games", "seats", "chance", "won"]
SIDE, GAP, LEFT, TOP = 120, 40, 40, 70  # of the squares
ACROSS: Final = 5  # squares in a row
LARGEST: Final = 7  # radius of the dot that would stand for all seats


class Reliability(NamedTuple):
    title: str
    table: str
    games: int
    error: float
    tenths: list[tuple[int, float, float]]  # seats, their mean chance, the share that won


def figures(found: list[Reliability]) -> str:
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for each in found:
        for seats, chance, won in each.tenths:
            if seats:
                rows.writerow([each.title, each.table, each.games, seats, f"{chance:.4f}", f"{won:.4f}"])
    return text.getvalue()


def picture(heading: str, found: list[Reliability]) -> str:
    width = LEFT + ACROSS * (SIDE + GAP)
    height = TOP + ceil(len(found) / ACROSS) * (SIDE + GAP + 20)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img' {STYLE} fill='{INK}'>",
        f"<title>{escape(heading)}</title>",
        f"<rect width='{width}' height='{height}' fill='{PAPER}'/>",
        f"<text x='12' y='26' font-size='16' font-weight='600'>{escape(heading)}</text>",
    ]
    for number, each in enumerate(found):
        x = LEFT + number % ACROSS * (SIDE + GAP)
        y = TOP + number // ACROSS * (SIDE + GAP + 20)
        parts += square(x, y, each)
    return "\n".join([*parts, "</svg>\n"])


def square(x: int, y: int, found: Reliability) -> list[str]:
    foot = y + SIDE
    parts = [
        f"<text x='{x}' y='{y - 8}' font-size='11'>{escape(found.table)}</text>",
        f"<path d='M{x} {y}H{x + SIDE}V{foot}H{x}ZM{x} {foot}L{x + SIDE} {y}' fill='none' stroke='{GRID}'/>",
        f"<text x='{x}' y='{foot + 14}' font-size='10' fill='{FAINT}'>"
        f"{found.games:,} games, error {found.error:.3f}</text>",
    ]
    total = sum(seats for seats, _chance, _won in found.tenths)
    for seats, chance, won in found.tenths:
        if seats:
            radius = max(LARGEST * sqrt(seats / total), 1.0)
            place = f"cx='{x + SIDE * chance:.1f}' cy='{foot - SIDE * won:.1f}'"
            parts.append(f"<circle {place} r='{radius:.1f}' fill='{DOT}' opacity='0.7'/>")
    return parts


def write(found: list[Reliability]) -> None:
    """All tables that were measured."""
    write_atomically(FOLDER / "calibration.csv", figures(found), durable=True)
    for name in dict.fromkeys(each.title for each in found):
        heading = f"{TITLES[name].label}: the chances that the champion gives, and who won"
        own = [each for each in found if each.title == name]
        write_atomically(FOLDER / f"calibration-{name}.svg", picture(heading, own), durable=True)
