"""Draws print-non-olet.png and print-olet.png: a page of cards of each game, as it is printed.

python docs/images/make_print.py
"""

from pathlib import Path

from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.pdf import new_document
from pecunia.printing.sheets import pages

PAGES = {"print-non-olet.png": ("famous", "de"), "print-olet.png": ("olet-cards", "it")}
DOTS = 79.0  # in an inch


def main() -> None:
    for name, (deck, language) in PAGES.items():
        order = Order((deck,), (language,), backs=False)
        with new_document(language) as document:
            document.page(next(iter(pages(set_of(deck, order.box), order))))
            (picture,) = document.pictures(DOTS)
        Path(__file__).with_name(name).write_bytes(picture)


if __name__ == "__main__":
    main()
