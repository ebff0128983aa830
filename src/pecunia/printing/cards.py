"""Whole sets of cards as a PDF, with a colophon that says what they are and what nobody has stated."""

from itertools import islice

from pecunia.printing.decks import set_of
from pecunia.printing.document import Document, all_pages, quoted
from pecunia.printing.names import SETS
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.printed import Printed
from pecunia.printing.sheets import pages
from pecunia.printing.wording import set_name


def print_cards(order: Order, document: Document, most: int | None = None) -> None:
    """All pages, or the first ones and the colophon."""
    cards = [card for name in order.sets for card in set_of(name, order.box)]
    document.title = order.texts.text(
        "print-title-cards", sets=", ".join(set_name(name, order.texts) for name in order.sets)
    )
    all_pages(document, islice(pages(cards, order), most))
    colophon(document, order, _how(order, cards))


def _how(order: Order, cards: list[Printed]) -> list[str]:
    """How to print and cut, and how many there are."""
    return [
        order.texts.text("print-how-backs" if order.backs else "print-how"),
        order.texts.text("print-how-cut" if order.bleed else "print-how-cut-lines"),
        order.texts.text("print-count", count=sum(card.copies for card in cards)),
    ]


def colophon(
    document: Document, order: Order, how: list[str], reconstructed: list[str] | None = None, page: Size | None = None
) -> None:
    """The last page: how to print, what is reconstructed (of what the cards say, or these), whose work this is."""
    texts = order.texts
    page = page or order.page
    found = on_cards(order) if reconstructed is None else reconstructed
    values = texts.text("print-values-reconstructed", tables=", ".join(found)) if found else ""
    said = [
        *how,
        values or texts.text("print-values-stated"),
        texts.text("print-drawings"),
        texts.text("print-fonts-licence"),
        texts.text("print-no-link"),
    ]
    size = f"width: {page.width:g}mm, height: {page.height:g}mm"
    paragraphs = "\n\n".join(f"#{quoted(sentence)}" for sentence in said)
    document.chapter(f"#page({size}, margin: 12%)[= #{quoted(document.title)}\n{paragraphs}\n]")


def on_cards(order: Order) -> list[str]:
    """Which of the tables of values that stand on these cards no rulebook states."""
    decks = {deck for name in order.sets for deck in SETS[name]}
    tables = [*order.box.non_olet.reconstructed(), *order.box.olet.reconstructed()]
    return [table for table in tables if any(table.startswith(start) for deck in decks for start in TABLES[deck])]


# Which tables of values stand on the cards of a deck.
TABLES: dict[str, tuple[str, ...]] = {
    "actions-2005": ("deck.2005",),
    "actions-2016": ("deck.2016",),
    "dark-red": ("deck.dark-red",),
    "romans": ("romans.", "names"),
    "famous": ("famous",),
    "upgrades": (),
    "events": ("events",),
    "careers": ("careers",),
    "favours": (),
    "pieces-2005": (),
    "pieces-2016": (),
    "olet-cards": ("cards.",),
    "olet-money": (),
    "olet-board": ("board.", "track."),
    "olet-pieces": (),
}
