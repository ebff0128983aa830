"""`python -m pecunia.printing.type_table docs/type-sizes.md`: the measured type sizes on every deck of cards.

It fails if a deck has more than three sizes, or words that are too small to read.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path

from pecunia.art.cards import words_of
from pecunia.art.lettering import set_words
from pecunia.art.shapes import Layout
from pecunia.art.type_sizes import MAX_SIZES, MIN_LARGE, MIN_SIZE, POINT
from pecunia.printing.card_sides import UNITS
from pecunia.printing.card_words import worded
from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.printed import Printed
from pecunia.printing.product_names import DECKS
from pecunia.printing.sheets import thing_size
from pecunia.texts import LANGUAGES

CARDS = tuple(name for name, deck in DECKS.items() if deck.typed)
TWO, LARGE = "two languages", "large"
COLUMNS = (*LANGUAGES, TWO, *(f"{LARGE}, {language}" for language in LANGUAGES))
HEAD = f"""# Sizes of type on cards

In points, on cards of 63 × 88 mm: every size that some word of the deck has, measured on the finished cards. A deck
has at most {MAX_SIZES} sizes; no word is under {MIN_SIZE:g} pt, and none under {MIN_LARGE:g} pt in large type.
Numbers on signs are not counted: each has the size of its sign. Banknotes are engraved in Latin and are the same in
large type. *Two languages* are all pairs of languages together.

`python -m pecunia.printing.type_table docs/type-sizes.md` makes this table; a test compares it.
"""
Table = dict[str, dict[str, tuple[float, ...]]]  # by deck and column


def type_table() -> Table:
    return {deck: {column: _measured(_orders(deck, column)) for column in COLUMNS} for deck in CARDS}


def _orders(deck: str, column: str) -> list[Order]:
    if column == TWO:
        return [Order((deck,), pair) for pair in combinations(LANGUAGES, 2)]
    if column.startswith(LARGE):
        return [Order((deck,), (column[-2:],), large=True)]
    return [Order((deck,), (column,))]


def _measured(orders: Iterable[Order]) -> tuple[float, ...]:
    found = {size for order in orders for card in set_of(order.sets[0], order.box) for size in sizes_on(card, order)}
    return tuple(sorted(found, reverse=True))


def sizes_on(card: Printed, order: Order) -> Iterator[float]:
    """The sizes of all words on a card as printed."""
    layout, words = worded(card, order)
    for slot in layout.slots:
        said = words_of(slot, words)
        if any(letter.isalpha() for letter in said):
            yield _points(set_words(said, slot, slot.language or order.languages[0]).size, layout, order)


def _points(size: float, layout: Layout, order: Order) -> float:
    printed = thing_size(layout, order)
    scale = min(printed.width * UNITS / layout.width, printed.height * UNITS / layout.height)
    return round(size * scale / POINT, 1)


def faults(table: Table) -> list[str]:
    """The entries that break the rules for sizes."""
    found = []
    for deck, columns in table.items():
        for column, sizes in columns.items():
            least = MIN_LARGE if column.startswith(LARGE) and DECKS[deck].grows else MIN_SIZE
            if len(sizes) > MAX_SIZES or min(sizes) < least:
                found.append(f"{deck}, {column}: {_said(sizes)}")
    return found


def _said(sizes: Iterable[float]) -> str:
    return " · ".join(f"{size:g}" for size in sizes)


def document(table: Table) -> str:
    rows = [f"| deck | {' | '.join(COLUMNS)} |", "|---" * (len(COLUMNS) + 1) + "|"]
    rows += [
        f"| `{deck}` | {' | '.join(_said(sizes) for sizes in columns.values())} |" for deck, columns in table.items()
    ]
    return f"{HEAD}\n" + "\n".join(rows) + "\n"


def main(file: Path) -> None:
    table = type_table()
    wrong = faults(table)
    if wrong:
        sys.exit("\n".join(wrong))
    file.write_text(document(table), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
