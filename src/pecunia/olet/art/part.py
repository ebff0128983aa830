"""What Pecunia Olet brings to the art."""

from typing import Final

from pecunia.art.part import ArtPart
from pecunia.art.roomy import line_between
from pecunia.olet.art import board, cards, notes, table
from pecunia.olet.art.signs import NUMBERS, signs
from pecunia.olet.art.start import start_pictures
from pecunia.olet.art.stock import GREEN, LIGHT, MIDDLE, PRINT
from pecunia.olet.art.type_sizes import ENLARGED, SIZES

ART: Final = ArtPart(
    kinds=(cards.KIND, notes.KIND, board.SPACES, board.TRACK, table.KIND),
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
