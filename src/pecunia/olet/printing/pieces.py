"""Screens, envelopes, henchmen, the pawn and the officer."""

from functools import partial

from pecunia.olet.art import pieces as art
from pecunia.olet.art.board import PLAYERS
from pecunia.olet.art.screens import screen_markup
from pecunia.printing.card_sides import UNITS
from pecunia.printing.order import Order
from pecunia.printing.pieces import printed_page, printed_piece
from pecunia.printing.printed import Printed, WholePage

HENCHMEN = 3  # for each player


def pieces() -> list[Printed]:
    found = [printed_page("screens", player, partial(_screen, player)) for player in PLAYERS]
    found += [printed_piece("envelopes", player, art.envelope(player), 1, with_board=True) for player in PLAYERS]
    found += [_figure("henchmen", f"henchman-{player}", HENCHMEN) for player in PLAYERS]
    return found + [_figure(figure, figure, 1) for figure in ("pawn", "officer")]


def _figure(part: str, figure: str, copies: int) -> Printed:
    return printed_piece(part, figure, art.figure(f"olet-{figure}"), copies, with_board=True)


def _screen(player: str, order: Order) -> WholePage:
    page = order.page.turned
    return WholePage(*screen_markup(player, page.width * UNITS, page.height * UNITS))
