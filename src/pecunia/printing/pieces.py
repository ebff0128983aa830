"""Things on a table other than cards: small things to cut out, and things that take a whole page."""

from collections.abc import Callable

from pecunia.art.pieces import Piece
from pecunia.art.shapes import Layout
from pecunia.printing.order import Order
from pecunia.printing.printed import Printed, WholePage

PIECE, WHOLE_PAGE = "piece", "whole-page"


def printed_piece(part: str, key: str, piece: Piece, copies: int, with_board: bool = False) -> Printed:
    layout = Layout(PIECE, key, "", int(piece.width), int(piece.height), (), edge=piece.colour)
    return Printed(PIECE, key, copies, layout, lambda _: {}, piece=piece, with_board=with_board, part=part)


def printed_page(part: str, key: str, whole_page: Callable[[Order], WholePage]) -> Printed:
    layout = Layout(WHOLE_PAGE, key, "", 0, 0, ())
    return Printed(WHOLE_PAGE, key, 1, layout, lambda _: {}, whole_page=whole_page, part=part)
