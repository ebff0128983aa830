"""The things that can be printed for Pecunia Olet."""

from typing import TYPE_CHECKING, Final

from pecunia.printing.part import Deck, PrintingPart

if TYPE_CHECKING:
    from pecunia.printing.prints import Prints

DECKS: Final = {
    "olet-cards": Deck(name="print-set-olet-cards", values=("cards.",)),
    "olet-money": Deck(name="print-set-olet-money", values=(), grows=False),
    "olet-board": Deck(name="print-set-olet-board", values=("board.", "track."), how=("print-how-board",), typed=False),
    "olet-pieces": Deck(
        name="print-set-olet-pieces", values=(), how=("print-how-lines", "print-how-fold"), typed=False
    ),
}


def prints() -> "Prints":
    from pecunia.olet.printing.prints import PRINTS

    return PRINTS


PRINTING: Final = PrintingPart(decks=DECKS, boxes={"olet": tuple(DECKS)}, prints=prints)
