"""Latrines, coins and markers."""

from functools import partial

from pecunia.non_olet.art import pieces as art
from pecunia.non_olet.art.boards import LatrineBoard, board_markup
from pecunia.non_olet.art.table_art import EMBLEMS
from pecunia.printing.card_sides import UNITS
from pecunia.printing.order import Order
from pecunia.printing.pieces import printed_page, printed_piece
from pecunia.printing.printed import Printed, WholePage

# The numbers in the rulebooks (§1): coins by their value, and turn markers.
COINS = {"2005": {5: 18, 1: 25}, "2016": {10: 21, 5: 15, 1: 42}}
MARKERS = {"2005": 60, "2016": 80}


def pieces(edition: str) -> list[Printed]:
    found = [printed_page("latrines", animal, partial(_latrine, animal, tuple(COINS[edition]))) for animal in EMBLEMS]
    found += [
        printed_piece(f"coins-{worth}", str(worth), art.coin(worth), copies) for worth, copies in COINS[edition].items()
    ]
    found.append(printed_piece("markers", "drop", art.marker(), MARKERS[edition]))
    return found


def career_markers() -> list[Printed]:
    """One for each player (§1.1)."""
    return [printed_piece("career-markers", animal, art.career_marker(animal), 1) for animal in EMBLEMS]


def _latrine(animal: str, coins: tuple[int, ...], order: Order) -> WholePage:
    """In grey print the wall stays white: it takes most of the ink, and animal and motto are enough to tell boards
    apart."""
    page = order.page.turned
    card = order.card
    board = LatrineBoard(page.width * UNITS, page.height * UNITS, card.width * UNITS, card.height * UNITS)
    return WholePage(board_markup(animal, board, order.texts, white=order.grey, coins=coins))
