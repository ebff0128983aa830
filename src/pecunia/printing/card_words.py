"""The words on a card, in one language, in two, or in large type; and the names of things to print."""

from collections.abc import Iterable, Sequence

from pecunia.art.print_layouts import both, large
from pecunia.art.shapes import Layout
from pecunia.printing.order import Order
from pecunia.printing.printed import Printed
from pecunia.printing.product_names import DECKS
from pecunia.texts import Texts


def worded(card: Printed, order: Order) -> tuple[Layout, dict[str, str]]:
    """The layout of a card and its words, as ordered."""
    said = [card.words(Texts(language)) for language in order.languages]
    if card.roomy and len(said) == 2:
        return both(card.roomy, said[0], said[1], (order.languages[0], order.languages[1]))
    if card.roomy and order.large:
        return large(card.roomy), said[0]
    return card.layout, said[0]


def set_name(name: str, texts: Texts) -> str:
    return texts.text(DECKS[name].name if name in DECKS else f"print-set-{name}")


def part_name(part: str, texts: Texts) -> str:
    """The name of a part of a set: a whole deck, or a kind of piece."""
    return set_name(part, texts) if part in DECKS else texts.text(f"print-part-{part}")


def value_names(tables: Sequence[str], every: Iterable[str], texts: Texts) -> str:
    """Readable names of tables of values: `romans.senator` is what is printed on senators. If all parts of a table are
    listed, the table is named once; `every` has all existing tables."""
    parts: dict[str, list[str]] = {}
    for table in tables:
        name, _, part = table.partition(".")
        parts.setdefault(name, []).append(part)
    found = []
    for name, meant in parts.items():
        whole = [table.partition(".")[2] for table in every if table.partition(".")[0] == name]
        for part in ["all"] if len(meant) == len(whole) else meant:
            found.append(texts.text(f"print-value-{name}", part=part))
    return "; ".join(found)


def product_name(name: str, texts: Texts) -> str:
    return texts.text(f"print-as-{name}")
