"""Everything that can be printed, one line each."""

from collections.abc import Callable

from pecunia.core.errors import OptionError
from pecunia.printing.cards import cards_pdf
from pecunia.printing.order import Order

MAKERS: dict[str, Callable[[Order], bytes]] = {
    "cards": cards_pdf,
}


def product(name: str) -> Callable[[Order], bytes]:
    if name not in MAKERS:
        raise OptionError("print-product", value=name, known=", ".join(MAKERS))
    return MAKERS[name]
