"""`python -m bench.training_curves TITLE RUN/curves.jsonl …`: draws the matches of a training, run after run, from the
curves that `pecunia lab train` writes: docs/training/TITLE.csv has the figures, TITLE.svg the picture. Without curves
the picture is drawn again from the figures.
"""

import argparse
import csv
import json
from html import escape
from io import StringIO
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from pecunia.lab.balance.plot import FAINT, GRID, INK, PAPER, STYLE
from pecunia.titles.registry import title

FOLDER = Path("docs/training")
COLUMNS = ["run", "decisions", "players", "bot", "games", "share", "low", "high"]
COLOURS = ["#8a2c1c", "#1f5a7a", "#5d6b1f"]
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 56, 110, 56, 56
AROUND = 3  # matches before and after that a point of the line averages
MILLION = 1_000_000


class Point(NamedTuple):
    run: int
    decisions: int  # since the run began
    players: int
    bot: str
    games: int
    share: float
    low: float
    high: float


def matches(run: int, curves: Path) -> list[Point]:
    found = []
    for text in curves.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if line["kind"] == "match":
            players = line["options"]["players"]
            figures = (line[name] for name in ("bot", "games", "share", "low", "high"))
            found.append(Point(run, line["decisions"], players, *figures))
    return found


def read(file: Path) -> list[Point]:
    with file.open(encoding="utf-8", newline="") as opened:
        return [
            Point(
                int(row["run"]),
                int(row["decisions"]),
                int(row["players"]),
                row["bot"],
                int(row["games"]),
                *(float(row[name]) for name in COLUMNS[5:]),
            )
            for row in csv.DictReader(opened)
        ]


def table(points: list[Point]) -> str:
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    rows.writerows(points)
    return text.getvalue()


def picture(name: str, points: list[Point]) -> str:
    """Runs stand side by side. A line is the mean of the matches around each point; the dots are the matches."""
    lengths = {run: max(point.decisions for point in points if point.run == run) for run in {p.run for p in points}}
    starts = {run: sum(length for other, length in lengths.items() if other < run) for run in lengths}
    last = sum(lengths.values())
    heading = f"{title(name).label}: share of games against {points[0].bot}, while it trained"

    def x(point: Point) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (starts[point.run] + point.decisions) / last, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)

    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' role='img' {STYLE} fill='{INK}'>",
        f"<title>{escape(heading)}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='{PAPER}'/>",
        f"<text x='12' y='26' font-size='16' font-weight='600'>{escape(heading)}</text>",
    ]
    for tenth in range(0, 11, 2):
        parts.append(f"<path d='M{LEFT} {y(tenth / 10)}H{WIDTH - RIGHT}' stroke='{GRID}'/>")
        label = f"{10 * tenth} %"
        parts.append(f"<text x='{LEFT - 8}' y='{y(tenth / 10) + 4}' text-anchor='end' fill='{FAINT}'>{label}</text>")
    for run, start in starts.items():
        place = round(LEFT + (WIDTH - LEFT - RIGHT) * start / last, 1)
        parts.append(f"<path d='M{place} {TOP}V{HEIGHT - BOTTOM}' stroke='{FAINT}' stroke-dasharray='3 3'/>")
        parts.append(f"<text x='{place + 6}' y='{HEIGHT - BOTTOM + 18}' fill='{FAINT}'>run {run}</text>")
    for colour, players in zip(COLOURS, sorted({point.players for point in points})):
        own = [point for point in points if point.players == players]
        parts += [f"<circle cx='{x(p)}' cy='{y(p.share)}' r='2' fill='{colour}' opacity='0.35'/>" for p in own]
        for run in lengths:
            line = [point for point in own if point.run == run]
            means = [fmean(p.share for p in line[max(0, at - AROUND) : at + AROUND + 1]) for at in range(len(line))]
            path = "L".join(f"{x(point)} {y(mean)}" for point, mean in zip(line, means))
            parts.append(f"<path d='M{path}' fill='none' stroke='{colour}' stroke-width='2'/>")
        parts.append(f"<text x='{WIDTH - RIGHT + 8}' y='{y(means[-1]) + 4}' fill='{colour}'>{players} players</text>")
    caption = f"{last / MILLION:,.0f} million decisions in these runs; each dot is a match of {points[0].games} games"
    parts.append(f"<text x='12' y='{HEIGHT - 12}' fill='{FAINT}'>{escape(caption)}</text></svg>")
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.training_curves", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("curves", nargs="*", type=Path)
    asked = parser.parse_args()
    file = FOLDER / f"{asked.title}.csv"
    points = [point for run, curves in enumerate(asked.curves, 1) for point in matches(run, curves)] or read(file)
    FOLDER.mkdir(exist_ok=True)
    file.write_text(table(points), encoding="utf-8")
    file.with_suffix(".svg").write_text(picture(asked.title, points), encoding="utf-8")


if __name__ == "__main__":
    main()
