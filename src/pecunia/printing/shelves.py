"""Small things of many sizes on shared sheets: in rows, the highest first, each with its own cutting line."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import ceil

from pecunia.art.pieces import Piece
from pecunia.art.shapes import path
from pecunia.printing.card_sides import UNITS, cut_line, fold_line, picture
from pecunia.printing.order import Order
from pecunia.printing.paper import CARD, SMALL_BLEED, UNPRINTED, Size
from pecunia.printing.picture_page import Page, Placed, Sheet, Thing, mirrored
from pecunia.printing.printed import Printed

APART = 0.4  # between the colours of two neighbours


@dataclass(frozen=True)
class Block:
    """Equal things side by side that share their cuts: one thing, or rows of them for all copies."""

    card: Printed
    cell: Size
    columns: int
    copies: int

    @property
    def size(self) -> Size:
        return Size(self.columns * self.cell.width, ceil(self.copies / self.columns) * self.cell.height)


@dataclass
class _Row:
    top: float
    height: float
    used: float = 0.0
    blocks: list[tuple[float, Block]] = field(default_factory=list)


def shelf_sheets(cards: Iterable[Printed], order: Order) -> Iterator[Sheet]:
    """First fit, the highest first: small things fill the gaps in the rows of larger ones."""
    room = Size(order.page.width - 2 * UNPRINTED, order.page.height - 2 * UNPRINTED)
    blocks = [block for card in cards for block in _blocks(card, order, room)]
    blocks.sort(key=lambda block: -block.size.height)
    filled: list[list[_Row]] = []
    for block in blocks:
        _put(block, filled, order, room)
    for rows in filled:
        yield _sheet(rows, order, room)


def piece_size(card: Printed, order: Order) -> Size:
    """Coins and markers have a fixed size. Things on a board are scaled with it, but only up to what fits on a page."""
    wide, high = card.layout.width / UNITS, card.layout.height / UNITS
    around = 2 * (UNPRINTED + _edge(order))
    scale = order.card.width / CARD[0] if card.with_board else 1.0
    scale = min(scale, (order.page.width - around) / wide, (order.page.height - around) / high)
    return Size(round(wide * scale, 2), round(high * scale, 2))


def _blocks(card: Printed, order: Order, room: Size) -> Iterator[Block]:
    cell = piece_size(card, order)
    if not _piece(card).side_by_side:
        yield from [Block(card, cell, 1, 1)] * card.copies
        return
    most = int((room.width - 2 * _edge(order)) // cell.width)
    columns = next(columns for columns in range(most, 0, -1) if card.copies % columns == 0)
    yield Block(card, cell, columns, card.copies)


def _piece(card: Printed) -> Piece:
    assert card.piece is not None
    return card.piece


def _edge(order: Order) -> float:
    return SMALL_BLEED if order.bleed else 0.0


def _put(block: Block, filled: list[list[_Row]], order: Order, room: Size) -> None:
    around = 2 * _edge(order) + APART
    wide, high = block.size.width + around, block.size.height + around
    for rows in filled:
        for row in rows:
            if high <= row.height + 1e-6 and row.used + wide <= room.width + APART:
                row.blocks.append((row.used, block))
                row.used += wide
                return
        top = rows[-1].top + rows[-1].height
        if top + high <= room.height + APART:
            rows.append(_Row(top, high, wide, [(0.0, block)]))
            return
    filled.append([_Row(0.0, high, wide, [(0.0, block)])])


def _sheet(rows: list[_Row], order: Order, room: Size) -> Sheet:
    """Rows are centred on the page; the backs are in mirror order."""
    page, edge = order.page, _edge(order)
    fronts: list[Placed] = []
    backs: list[Placed] = []
    things: list[Thing] = []
    for row in rows:
        left = UNPRINTED + edge + (room.width - row.used + APART) / 2
        y = UNPRINTED + edge + row.top
        for used, block in row.blocks:
            x = left + used
            fronts.append(_placed(block, x, y, edge, order, behind=False))
            if _piece(block.card).back:
                backs.append(_placed(block, mirrored(page, x, block.size), y, edge, order, behind=True))
            things += _things(block, x, y)
    return Sheet(Page(page, tuple(fronts)), Page(page, tuple(backs)), tuple(things))


def _things(block: Block, x: float, y: float) -> Iterator[Thing]:
    backed = bool(_piece(block.card).back)
    for number in range(block.copies):
        row, column = divmod(number, block.columns)
        yield Thing(block.card.part, x + column * block.cell.width, y + row * block.cell.height, block.cell, backed)


def _placed(block: Block, x: float, y: float, edge: float, order: Order, behind: bool) -> Placed:
    """A block as one picture. Only the front shows where to cut, since the back may be slightly off."""
    piece = _piece(block.card)
    scale = block.cell.width * UNITS / piece.width
    wide, high = block.size.width * UNITS, block.size.height * UNITS
    around = edge * UNITS
    ground = piece.back_colour if behind else piece.colour
    body = path(f"M0 0H{wide + 2 * around:g}V{high + 2 * around:g}H0Z", fill=ground)
    cells = ""
    for number in range(block.copies):
        row, column = divmod(number, block.columns)
        at = f"translate({column * piece.width:g} {row * piece.height:g})"
        lines = "" if behind else f"{cut_line(piece.cut, piece.colour)}{fold_line(piece.folds)}"
        cells += f'<g transform="{at}">{piece.back if behind else piece.front}{lines}</g>'
    body += f'<g transform="translate({around:g} {around:g}) scale({scale:.5f})">{cells}</g>'
    outer = Size(block.size.width + 2 * edge, block.size.height + 2 * edge)
    svg = picture(body, Size(outer.width * UNITS, outer.height * UNITS), 0, order.grey)
    return Placed(svg, x - edge, y - edge, outer)
