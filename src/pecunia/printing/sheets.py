"""Cards on pages: as many as fit, marks for the knife, and backs that lie behind their fronts."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from pecunia.art.frames.olet_cards import WIDTH as PLACE
from pecunia.art.shapes import Layout
from pecunia.printing.faces import UNITS, back_svg, face_svg, tile_svg, tiles
from pecunia.printing.order import Order
from pecunia.printing.paper import AWAY, CARD, MARGIN, MARK, Grid, Size, grid_for
from pecunia.printing.printed import Printed
from pecunia.printing.wording import worded

IN_PIECES = "olet-board"  # larger than any paper


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
    pictures: tuple[Placed, ...]
    cuts: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())  # where to cut: across and down
    edge: float = 0.0  # how far the pictures reach beyond the cut


def thing_size(layout: Layout, order: Order) -> Size:
    """How large a thing is printed. Cards have the chosen size; what has another shape keeps it, in proportion."""
    card = order.card
    shape = layout.width / layout.height
    if layout.kind == "event":
        return card.turned
    if abs(shape / (CARD[0] / CARD[1]) - 1) < 0.05:
        return card
    scale = card.width / CARD[0] / UNITS
    return Size(round(layout.width * scale, 2), round(layout.height * scale, 2))


def pages(cards: Iterable[Printed], order: Order) -> Iterator[Page]:
    """All pages, fronts and backs in turn. Things of one size stand together."""
    todo = [card for card in cards if card.kind != IN_PIECES]
    boards = [card for card in cards if card.kind == IN_PIECES]
    ordered = sorted(todo, key=lambda card: _shape(card, order))
    for _, group in groupby(ordered, key=lambda card: _shape(card, order)):
        yield from _group_pages(list(group), order)
    for board in boards:
        yield from _board_pages(board, order)


def _shape(card: Printed, order: Order) -> tuple[float, float, bool]:
    """What stands on one page: things of the same size, lying or standing, all with a back or all without."""
    size = thing_size(card.layout, order)
    return (-max(size.width, size.height), -min(size.width, size.height), not card.back)


def _group_pages(cards: list[Printed], order: Order) -> Iterator[Page]:
    size = thing_size(cards[0].layout, order)
    upright = Size(min(size.width, size.height), max(size.width, size.height))
    grid = grid_for(order.page, upright, order.edge)
    copies = [card for card in cards for _ in range(card.copies)]
    faces: dict[int, tuple[str, str]] = {}
    for card in cards:
        faces[id(card)] = _faces(card, order, grid)
    for first in range(0, len(copies), grid.count):
        page = copies[first : first + grid.count]
        yield _page(grid, [faces[id(card)][0] for card in page], mirrored=False)
        if order.backs and cards[0].back:
            yield _page(grid, [faces[id(card)][1] for card in page], mirrored=True)


def _faces(card: Printed, order: Order, grid: Grid) -> tuple[str, str]:
    """Front and back as they stand on the page. On the other side of the paper left is right, so a back turns the other
    way: both have their top at the same edge."""
    size = thing_size(card.layout, order)
    turn = int(grid.turned != (size.width > size.height))
    layout, words = worded(card, order)
    front = face_svg(layout, words, order.languages[0], size, order.edge, turn, order.grey)
    back = back_svg(card.back, size, order.edge, -turn, order.grey) if card.back else ""
    return front, back


def _page(grid: Grid, svgs: list[str], mirrored: bool) -> Page:
    edge = grid.bleed
    outer = Size(grid.cell.width + 2 * edge, grid.cell.height + 2 * edge)
    placed = []
    for svg, (x, y) in zip(svgs, grid.spots(), strict=False):
        at = grid.paper.width - x - grid.cell.width if mirrored else x
        placed.append(Placed(svg, at - edge, y - edge, outer))
    across, down = grid.edges()
    return Page(grid.paper, tuple(placed), (tuple(across), tuple(down)), edge)


def _board_pages(board: Printed, order: Order) -> Iterator[Page]:
    """A board in pieces to be glued together, so large that the cards fit on their places."""
    words = board.words(order.texts)
    room = Size(order.page.width - 2 * MARGIN, order.page.height - 2 * MARGIN)
    scale = order.card.width / PLACE
    for corner, part in tiles(board.layout, room, scale):
        size = Size(part.width * scale, part.height * scale)
        x, y = (order.page.width - size.width) / 2, (order.page.height - size.height) / 2
        svg = tile_svg(board.layout, words, order.languages[0], corner, part, order.grey)
        yield Page(order.page, (Placed(svg, x, y, size),), ((x, x + size.width), (y, y + size.height)))


def marks(page: Page) -> list[tuple[float, float, float, float]]:
    """The crop marks of a page as lines (x, y, across, down): in the margins, beyond what is printed."""
    across, down = page.cuts
    if not across:
        return []
    away = page.edge + AWAY
    left, right, top, bottom = across[0] - away, across[-1] + away, down[0] - away, down[-1] + away
    lines = [(x, y, 0.0, MARK) for x in across for y in (top - MARK, bottom)]
    return lines + [(x, y, MARK, 0.0) for y in down for x in (left - MARK, right)]
