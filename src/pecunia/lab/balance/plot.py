"""A plot as SVG: each thing has a row, with a dot for its value and a line for its interval. A vertical line across all
rows marks the even value."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
LABELS = 200  # x where the names end
NUMBERS = 80  # width for the figures at the right
TOP = 44
ROW = 22
BOTTOM = 50
TICKS = 6  # steps of the axis, at most

PAPER = "#fbf7ee"
INK = "#2a211a"
FAINT = "#6a5c4e"
GRID = "#e2d8c6"
DOT = "#8a2c1c"
FONTS = "system-ui, sans-serif"
STYLE = f"font-family='{FONTS}' font-size='13'"


class Row(NamedTuple):
    name: str
    value: float
    low: float
    high: float


def plot(
    title: str,
    caption: str,
    rows: Sequence[Row],
    even: float,
    words: Callable[[float], str],
    whole: Callable[[float], str],
) -> str:
    """`words` formats the figure of a row, `whole` a number of the axis."""
    first, last, step = axis([even, *(row.low for row in rows), *(row.high for row in rows)])
    left, right = LABELS + 10, WIDTH - NUMBERS
    height = TOP + ROW * len(rows) + BOTTOM
    foot = TOP + ROW * len(rows)

    def across(value: float) -> float:
        return round(left + (right - left) * (value - first) / (last - first), 1)

    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' role='img' {STYLE} fill='{INK}'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{WIDTH}' height='{height}' fill='{PAPER}'/>",
        f"<text x='12' y='24' font-size='16' font-weight='600'>{escape(title)}</text>",
    ]
    for number in range(round((last - first) / step) + 1):
        value = first + number * step
        x = across(value)
        parts.append(f"<path d='M{x} {TOP - 6}V{foot}' stroke='{GRID}'/>")
        parts.append(f"<text x='{x}' y='{foot + 16}' text-anchor='middle' fill='{FAINT}'>{whole(value)}</text>")
    parts.append(f"<path d='M{across(even)} {TOP - 6}V{foot}' stroke='{INK}'/>")
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        parts.append(f"<text x='{LABELS}' y='{y + 4}' text-anchor='end'>{escape(row.name)}</text>")
        parts.append(f"<path d='M{across(row.low)} {y}H{across(row.high)}' stroke='{DOT}' stroke-width='2'/>")
        parts.append(f"<circle cx='{across(row.value)}' cy='{y}' r='4' fill='{DOT}'/>")
        parts.append(f"<text x='{WIDTH - 12}' y='{y + 4}' text-anchor='end'>{escape(words(row.value))}</text>")
    parts.append(f"<text x='12' y='{height - 12}' fill='{FAINT}'>{escape(caption)}</text></svg>")
    return "\n".join(parts) + "\n"


def axis(values: Sequence[float]) -> tuple[float, float, float]:
    """The first number, the last number and the step of an axis. The step is 1, 2 or 5 times a power of ten: the
    smallest that does not give too many steps."""
    low, high = min(values), max(values)
    span = max(high - low, 1e-6)
    power = 10.0 ** floor(log10(span / TICKS))
    step = next(power * factor for factor in (1, 2, 5, 10, 20) if span / (power * factor) <= TICKS)
    first, last = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    return first, max(last, first + step), step
