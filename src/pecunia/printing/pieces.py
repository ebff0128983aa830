"""What lies on a table besides cards: latrines, coins and markers; henchmen, screens and envelopes."""

from dataclasses import replace

from pecunia.art.frames.olet_board import PLAYERS
from pecunia.art.shapes import SANS, Layout, Slot, Use
from pecunia.art.sheet import all_symbols
from pecunia.art.table import BENCH_HEIGHT, BENCH_WIDTH, EMBLEMS, SEATS, bench
from pecunia.printing.printed import Printed

PIECE = "piece"
BENCH = 2.0  # a seat has room for a card
COIN, MARKER, EMBLEM, MAN = 200, 130, 160, 300  # how wide, in tenths of a millimetre
WHITE = "#ffffff"
LATRINES = 6
# What the rulebooks state (§1): coins by their worth, and turn markers.
COINS = {"2005": {1: 25, 5: 18}, "2016": {1: 42, 5: 15, 10: 21}}
MARKERS = {"2005": 60, "2016": 80}
HENCHMEN = 3  # for each player


def non_olet_pieces(edition: str) -> list[Printed]:
    found = [_latrine()]
    found += [_coin(worth, copies) for worth, copies in COINS[edition].items()]
    found.append(_piece("table-drop", MARKER, MARKERS[edition]))
    if edition == "2016":  # career ladders: a marker for each player (§1.1)
        found += [_piece(f"table-emblem-{animal}", EMBLEM, 1) for animal in EMBLEMS]
    return found


def olet_pieces() -> list[Printed]:
    found = [_piece(f"olet-henchman-{player}", MAN, HENCHMEN) for player in PLAYERS]
    found += [_piece(f"olet-screen-{player}", 2 * MAN, 1) for player in PLAYERS]
    found.append(_piece("olet-envelope", 2 * MAN, len(PLAYERS)))
    return found + [_piece(f"olet-{piece}", MAN, 1) for piece in ("pawn", "officer")]


def _latrine() -> Printed:
    holes = [Use("table-seat-free", *vars(seat.keyhole).values()) for seat in SEATS if seat.keyhole]
    items = tuple(
        replace(use, x=use.x * BENCH, y=use.y * BENCH, width=use.width * BENCH, height=use.height * BENCH)
        for use in [*bench(), *holes]
    )
    wide, high = int(BENCH_WIDTH * BENCH), int(BENCH_HEIGHT * BENCH)
    layout = Layout(PIECE, "latrine", "", wide, high, items, edge=WHITE)
    return Printed(PIECE, "latrine", LATRINES, layout, lambda _: {})


def _coin(worth: int, copies: int) -> Printed:
    """A coin says what it is worth."""
    size = COIN * 0.6
    said = Slot(
        *("worth", COIN / 2, COIN / 2 - size * 0.58, COIN, size * 1.12, size),
        weight=800,
        family=SANS,
        capitals=True,
        fixed=str(worth),
    )
    plain = _piece(f"table-coin-{worth}", COIN, copies)
    return replace(plain, layout=replace(plain.layout, items=(*plain.layout.items, said)))


def _piece(symbol: str, wide: int, copies: int) -> Printed:
    drawn = all_symbols()[symbol]
    high = round(wide * drawn.height / drawn.width)
    layout = Layout(PIECE, symbol, "", wide, high, (Use(symbol, 0, 0, wide, high),), edge=WHITE)
    return Printed(PIECE, symbol, copies, layout, lambda _: {})
