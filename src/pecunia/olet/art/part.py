"""The part of Pecunia Olet for the art package."""

from typing import Final

from pecunia.art.part import ArtPart
from pecunia.art.print_layouts import line_between
from pecunia.olet.art import board, cards, notes, table_art
from pecunia.olet.art.signs import NUMBERS, signs
from pecunia.olet.art.start_pictures import start_pictures
from pecunia.olet.art.stock import GREEN, LIGHT, MIDDLE, PRINT
from pecunia.olet.art.type_sizes import ENLARGED, SIZES

ART: Final = ArtPart(
    kinds=(cards.KIND, notes.KIND, board.SPACES, board.TRACK, table_art.KIND),
    apart={},
    portraits={},
    signs=signs(),
    numbers=NUMBERS,
    table=list,
    floors={},
    sizes=SIZES,
    enlarged=ENLARGED,
    quieter={GREEN: MIDDLE, LIGHT: "#c9d6bd"},
    between={PRINT: line_between("olet-between", MIDDLE)},
    for_page=lambda: {"players": board.PLAYERS},
    start=start_pictures,
)
