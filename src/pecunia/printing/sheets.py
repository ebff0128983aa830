"""Everything on sheets of paper: cards in a grid, small things in rows, boards on whole pages; backs behind fronts."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from pecunia.art.shapes import Layout
from pecunia.printing.card_sides import UNITS, back_svg, cut_line, face_svg, fold_line, picture, tile_svg, tiles
from pecunia.printing.card_words import worded
from pecunia.printing.order import Order
from pecunia.printing.paper import CARD, MARGIN, SMALL_BLEED, Grid, Size, grid_for
from pecunia.printing.picture_page import Page, Placed, Sheet, Thing, mirrored
from pecunia.printing.printed import Printed
from pecunia.printing.shelves import shelf_sheets


def thing_size(layout: Layout, order: Order) -> Size:
    """The printed size of a thing. Cards have the chosen size; other shapes are scaled in proportion."""
    card = order.card
    shape = layout.width / layout.height
    upright = CARD[0] / CARD[1]
    if abs(shape / upright - 1) < 0.05:
        return card
    if abs(shape * upright - 1) < 0.05:
        return card.turned
    scale = card.width / CARD[0] / UNITS
    return Size(round(layout.width * scale, 2), round(layout.height * scale, 2))


def pages(cards: Iterable[Printed], order: Order) -> Iterator[Page]:
    """All pages. With backs, each front is followed by its back, which may be white; so fronts have odd numbers."""
    for sheet in sheets(cards, order):
        yield sheet.front
        if order.backs:
            yield sheet.back


def sheets(cards: Iterable[Printed], order: Order) -> Iterator[Sheet]:
    """All sheets: first things of card size, then small things, then things that take a page or more."""
    every = list(cards)
    in_grids = [card for card in every if not card.piece and not card.whole_page and not card.place]
    ordered = sorted(in_grids, key=lambda card: _shape(card, order))
    for _, group in groupby(ordered, key=lambda card: _shape(card, order)):
        yield from _grid_sheets(list(group), order)
    yield from shelf_sheets([card for card in every if card.piece], order)
    for card in every:
        if card.whole_page:
            yield _whole_sheet(card, order)
        elif card.place:
            yield from _board_sheets(card, order)


def _shape(card: Printed, order: Order) -> tuple[float, float, bool]:
    """The key for grouping things on pages: the same size and orientation, all with a back or all without."""
    size = thing_size(card.layout, order)
    return (-max(size.width, size.height), -min(size.width, size.height), not card.back)


def _grid_sheets(cards: list[Printed], order: Order) -> Iterator[Sheet]:
    size = thing_size(cards[0].layout, order)
    upright = Size(min(size.width, size.height), max(size.width, size.height))
    grid = grid_for(order.page, upright, _edge(size, order))
    copies = [card for card in cards for _ in range(card.copies)]
    faces = {id(card): _faces(card, order, grid) for card in cards}
    for first in range(0, len(copies), grid.count):
        some = copies[first : first + grid.count]
        front = _page(grid, [faces[id(card)][0] for card in some], behind=False)
        back = _page(grid, [faces[id(card)][1] for card in some], behind=True) if cards[0].back else Page(order.page)
        things = [
            Thing(card.part, x, y, grid.cell, bool(card.back)) for card, (x, y) in zip(some, grid.spots(), strict=False)
        ]
        yield Sheet(front, back, tuple(things))


def _edge(size: Size, order: Order) -> float:
    """How far a thing extends beyond the cut."""
    small = size.width * size.height < order.card.width * order.card.height / 2
    return min(order.edge, SMALL_BLEED) if small else order.edge


def _faces(card: Printed, order: Order, grid: Grid) -> tuple[str, str]:
    """Front and back as they stand on the page. On the back of the paper left and right are swapped, so a back turns
    the other way: both have their top at the same edge."""
    size = thing_size(card.layout, order)
    turn = int(grid.turned != (size.width > size.height))
    layout, words = worded(card, order)
    front = face_svg(layout, words, order.languages[0], size, grid.bleed, turn, order.grey)
    back = back_svg(card.back, size, grid.bleed, -turn, order.grey) if card.back else ""
    return front, back


def _page(grid: Grid, svgs: list[str], behind: bool) -> Page:
    edge = grid.bleed
    outer = Size(grid.cell.width + 2 * edge, grid.cell.height + 2 * edge)
    placed = []
    for svg, (x, y) in zip(svgs, grid.spots(), strict=False):
        at = mirrored(grid.paper, x, grid.cell) if behind else x
        placed.append(Placed(svg, at - edge, y - edge, outer))
    across, down = grid.edges()
    return Page(grid.paper, tuple(placed), (tuple(across), tuple(down)), edge)


def _whole_sheet(card: Printed, order: Order) -> Sheet:
    """A thing that takes a whole page in landscape; its back stays white."""
    assert card.whole_page is not None
    page = order.page.turned
    drawn = card.whole_page(order)
    body = f"{drawn.body}{cut_line(drawn.cut)}{fold_line(drawn.folds)}"
    svg = picture(body, Size(page.width * UNITS, page.height * UNITS), 0, order.grey)
    return Sheet(Page(page, (Placed(svg, 0, 0, page),)), Page(page), (Thing(card.part, 0, 0, page, False),))


def _board_sheets(board: Printed, order: Order) -> Iterator[Sheet]:
    """A board in pieces to be glued together, scaled so that the cards fit on their places. The backs stay white."""
    words = board.words(order.texts)
    room = Size(order.page.width - 2 * MARGIN, order.page.height - 2 * MARGIN)
    scale = order.card.width / board.place
    for corner, part in tiles(board.layout, room, scale):
        size = Size(part.width * scale, part.height * scale)
        x, y = (order.page.width - size.width) / 2, (order.page.height - size.height) / 2
        svg = tile_svg(board.layout, words, order.languages[0], corner, part, order.grey)
        front = Page(order.page, (Placed(svg, x, y, size),), ((x, x + size.width), (y, y + size.height)))
        yield Sheet(front, Page(order.page), (Thing(board.part, x, y, size, False),))
