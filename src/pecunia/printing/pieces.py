"""What lies on a table besides cards: latrines, coins and markers; henchmen, screens and envelopes."""

from functools import partial

from pecunia.art import pieces as art
from pecunia.art.boards import LatrineBoard, board_markup
from pecunia.art.frames.olet_board import PLAYERS
from pecunia.art.pieces import Piece
from pecunia.art.screens import screen_markup
from pecunia.art.shapes import Layout
from pecunia.art.table import EMBLEMS
from pecunia.printing.faces import UNITS
from pecunia.printing.order import Order
from pecunia.printing.printed import Printed, WholePage

PIECE, OLET_PIECE, WHOLE_PAGE = "piece", "olet-piece", "whole-page"
# What the rulebooks state (§1): coins by their worth, and turn markers.
COINS = {"2005": {5: 18, 1: 25}, "2016": {10: 21, 5: 15, 1: 42}}
MARKERS = {"2005": 60, "2016": 80}
HENCHMEN = 3  # for each player


def non_olet_pieces(edition: str) -> list[Printed]:
    found = [_page("latrines", animal, partial(_latrine, animal, tuple(COINS[edition]))) for animal in EMBLEMS]
    found += [
        _piece(PIECE, f"coins-{worth}", str(worth), art.coin(worth), copies) for worth, copies in COINS[edition].items()
    ]
    found.append(_piece(PIECE, "markers", "drop", art.marker(), MARKERS[edition]))
    return found


def career_markers() -> list[Printed]:
    """One for each player (§1.1)."""
    return [_piece(PIECE, "career-markers", animal, art.career_marker(animal), 1) for animal in EMBLEMS]


def olet_pieces() -> list[Printed]:
    found = [_page("screens", player, partial(_screen, player)) for player in PLAYERS]
    found += [_piece(OLET_PIECE, "envelopes", player, art.envelope(player), 1) for player in PLAYERS]
    found += [_figure("henchmen", f"henchman-{player}", HENCHMEN) for player in PLAYERS]
    return found + [_figure(figure, figure, 1) for figure in ("pawn", "officer")]


def _figure(part: str, figure: str, copies: int) -> Printed:
    return _piece(OLET_PIECE, part, figure, art.figure(f"olet-{figure}"), copies)


def _piece(kind: str, part: str, key: str, piece: Piece, copies: int) -> Printed:
    layout = Layout(kind, key, "", int(piece.width), int(piece.height), (), edge=piece.colour)
    return Printed(kind, key, copies, layout, lambda _: {}, piece=piece, part=part)


def _page(part: str, key: str, whole_page: "partial[WholePage]") -> Printed:
    layout = Layout(WHOLE_PAGE, key, "", 0, 0, ())
    return Printed(WHOLE_PAGE, key, 1, layout, lambda _: {}, whole_page=whole_page, part=part)


def _latrine(animal: str, coins: tuple[int, ...], order: Order) -> WholePage:
    """In grey the wall stays white: it takes most of the ink, and animal and motto are enough."""
    page = order.page.turned
    card = order.card
    board = LatrineBoard(page.width * UNITS, page.height * UNITS, card.width * UNITS, card.height * UNITS)
    return WholePage(board_markup(animal, board, order.texts, white=order.grey, coins=coins))


def _screen(player: str, order: Order) -> WholePage:
    page = order.page.turned
    return WholePage(*screen_markup(player, page.width * UNITS, page.height * UNITS))
