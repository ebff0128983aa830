"""Everything that can be printed, one line for each: as a PDF, or its first pages as a preview."""

from collections.abc import Callable

from pecunia.core.errors import OptionError
from pecunia.printing.aids import print_aid
from pecunia.printing.booklet import print_rules
from pecunia.printing.order import Order
from pecunia.printing.pdf import Document, new_document
from pecunia.printing.sets import print_cards
from pecunia.printing.slips import print_texts

# Each maker fills a document. If only some pages are requested, it may leave out the rest.
Maker = Callable[[Order, Document, int | None], None]
MAKERS: dict[str, Maker] = {
    "cards": print_cards,
    "texts": print_texts,
    "aid": print_aid,
    "rules": print_rules,
}


def pdf(product: str, order: Order) -> bytes:
    order.check()
    with new_document(order.languages[0], order.games[0]) as document:
        _made(product, order, document, None)
        return document.pdf()


def first_look(product: str, order: Order, pages: int) -> list[bytes]:
    """The first pages as pictures."""
    order.check()
    with new_document(order.languages[0], order.games[0]) as document:
        _made(product, order, document, pages)
        return document.pictures()[:pages]


def _made(product: str, order: Order, document: Document, most: int | None) -> None:
    if product not in MAKERS:
        raise OptionError("print-product", value=product, known=", ".join(MAKERS))
    MAKERS[product](order, document, most)
