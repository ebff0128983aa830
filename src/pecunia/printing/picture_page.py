"""A page of pictures, and a sheet of paper with its front and its back."""

from dataclasses import dataclass

from pecunia.printing.paper import AWAY, MARK, Size

Cuts = tuple[tuple[float, ...], tuple[float, ...]]


@dataclass(frozen=True)
class Placed:
    """A picture on a page, in millimetres."""

    svg: str
    x: float
    y: float
    size: Size


@dataclass(frozen=True)
class Page:
    size: Size
    pictures: tuple[Placed, ...] = ()
    cuts: Cuts = ((), ())  # where to cut: across and down
    edge: float = 0.0  # how far the pictures reach beyond the cut


@dataclass(frozen=True)
class Thing:
    """The position of a thing on the front of a sheet: its box in millimetres, and the part it counts as."""

    part: str
    x: float
    y: float
    size: Size
    backed: bool  # whether something is printed behind it


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper. Turned over on its long edge, it shows the back of each thing behind it, or nothing."""

    front: Page
    back: Page
    things: tuple[Thing, ...]


def mirrored(page: Size, x: float, size: Size) -> float:
    """The x on the back of a page that lies behind x on the front."""
    return page.width - x - size.width


def marks(page: Page) -> list[tuple[float, float, float, float]]:
    """The crop marks of a page as lines (x, y, across, down): in the margins, outside the printed area."""
    across, down = page.cuts
    if not across:
        return []
    away = page.edge + AWAY
    left, right, top, bottom = across[0] - away, across[-1] + away, down[0] - away, down[-1] + away
    lines = [(x, y, 0.0, MARK) for x in across for y in (top - MARK, bottom)]
    return lines + [(x, y, MARK, 0.0) for y in down for x in (left - MARK, right)]
