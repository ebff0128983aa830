"""The things that can be printed for Pecunia non olet."""

from typing import TYPE_CHECKING, Final

from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAMOUS, FAVOURS, MODULES, UPGRADES
from pecunia.printing.part import Deck, PrintingPart

if TYPE_CHECKING:
    from pecunia.printing.prints import Prints

LINES: Final = "print-how-lines"
DECKS: Final = {
    "actions-2005": Deck(name="print-set-actions-2005", values=("deck.2005",)),
    "actions-2016": Deck(name="print-set-actions-2016", values=("deck.2016",)),
    "dark-red": Deck(name="print-set-dark-red", values=("deck.dark-red",)),
    "romans": Deck(name="print-set-romans", values=("romans.", "names")),
    FAMOUS: Deck(name="module-famous", values=("famous",)),
    UPGRADES: Deck(name="module-upgrades", values=()),
    EVENTS: Deck(name="module-events", values=("events",)),
    CAREERS: Deck(name="module-careers", values=("careers",), how=(LINES,)),
    FAVOURS: Deck(name="module-favours", values=()),
    "pieces-2005": Deck(name="print-set-pieces-2005", values=(), how=(LINES,), typed=False),
    "pieces-2016": Deck(name="print-set-pieces-2016", values=(), how=(LINES,), typed=False),
}


def prints() -> "Prints":
    from pecunia.non_olet.printing.prints import PRINTS

    return PRINTS


PRINTING: Final = PrintingPart(
    decks=DECKS,
    boxes={
        "2005": ("actions-2005", "romans", "pieces-2005"),
        "2016": ("actions-2016", "dark-red", "romans", *MODULES, "pieces-2016"),
        "2016-base": ("actions-2016", "romans", "pieces-2016"),
    },
    prints=prints,
)
