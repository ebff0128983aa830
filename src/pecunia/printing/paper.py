"""Paper and sizes in millimetres, and how many cards fit on a page."""

import re
from dataclasses import dataclass

from pecunia.core.errors import OptionError

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD = (63.0, 88.0)
MIN_SIDE, MAX_SIDE = 30.0, 130.0  # limits for the sides of a card
BLEED = 3.0
SMALL_BLEED = 2.0  # for things smaller than half a card
MARK = 4.0  # the length of a crop mark
AWAY = 1.0  # how far it stays away from printed areas
UNPRINTED = 4.0  # most printers leave the edge of the paper white
MARGIN = AWAY + MARK + UNPRINTED


@dataclass(frozen=True)
class Size:
    width: float
    height: float

    @property
    def turned(self) -> "Size":
        return Size(self.height, self.width)


def paper_of(name: str) -> Size:
    if name not in PAPERS:
        raise OptionError("print-paper", value=name, known=", ".join(PAPERS))
    return Size(*PAPERS[name])


def card_size(text: str) -> Size:
    """`63x88`: width and height of a card."""
    found = re.fullmatch(r"(\d{1,3}(?:\.\d)?)[x×](\d{1,3}(?:\.\d)?)", text.strip())
    size = Size(float(found[1]), float(found[2])) if found else Size(0, 0)
    if not MIN_SIDE <= size.width <= size.height <= MAX_SIDE:
        raise OptionError("print-size", value=text, least=f"{MIN_SIDE:g}", most=f"{MAX_SIDE:g}")
    return size


@dataclass(frozen=True)
class Grid:
    """How things of one size stand on a page: in columns and rows, centred, each perhaps turned by 90 degrees."""

    paper: Size
    cell: Size  # one thing as it stands on the page, without its bleed
    turned: bool
    columns: int
    rows: int
    bleed: float

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def spots(self) -> list[tuple[float, float]]:
        """The upper left corner of each thing, row by row."""
        across, down = (axis_spots(*axis) for axis in self._axes)
        return [(x, y) for y in down for x in across]

    def edges(self) -> tuple[list[float], list[float]]:
        """Where to cut: across and down."""
        found = []
        for axis, side in zip(self._axes, (self.cell.width, self.cell.height), strict=True):
            spots = axis_spots(*axis)
            found.append(sorted({round(at, 3) for spot in spots for at in (spot, spot + side)}))
        return found[0], found[1]

    @property
    def _axes(self) -> tuple[tuple[float, float, int, float], tuple[float, float, int, float]]:
        return (
            (self.paper.width, self.cell.width, self.columns, self.bleed),
            (self.paper.height, self.cell.height, self.rows, self.bleed),
        )


def axis_spots(room: float, side: float, count: int, bleed: float) -> list[float]:
    step = side + 2 * bleed
    first = (room - count * step + 2 * bleed) / 2
    return [first + number * step for number in range(count)]


def grid_for(paper: Size, thing: Size, bleed: float) -> Grid:
    """The orientation that fits the most things on a page, with room for crop marks around them."""
    found = [_grid(paper, thing.turned if turned else thing, turned, bleed) for turned in (False, True)]
    best = max(found, key=lambda grid: grid.count)
    if not best.count:
        raise OptionError("print-too-large", width=f"{thing.width:g}", height=f"{thing.height:g}")
    return best


def _grid(paper: Size, cell: Size, turned: bool, bleed: float) -> Grid:
    margin = bleed + MARGIN
    columns, rows = (
        max(0, int((room - 2 * margin + 2 * bleed) // (side + 2 * bleed)))
        for room, side in ((paper.width, cell.width), (paper.height, cell.height))
    )
    return Grid(paper, cell, turned, columns, rows, bleed)
