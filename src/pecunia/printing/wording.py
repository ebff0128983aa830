"""What is written on a card: in one language, in two, or in large type; and what things to print are called."""

from pecunia.art.roomy import both, large
from pecunia.art.shapes import Layout
from pecunia.non_olet.module_names import MODULES
from pecunia.printing.order import Order
from pecunia.printing.printed import Printed
from pecunia.texts import Texts


def worded(card: Printed, order: Order) -> tuple[Layout, dict[str, str]]:
    """The layout of a card and the words in it, as they were ordered."""
    said = [card.words(Texts(language)) for language in order.languages]
    if card.roomy and len(said) == 2:
        return both(card.roomy, said[0], said[1], (order.languages[0], order.languages[1]))
    if card.roomy and order.large:
        return large(card.roomy), said[0]
    return card.layout, said[0]


def set_name(name: str, texts: Texts) -> str:
    return texts.text(f"module-{name}" if name in MODULES else f"print-set-{name}")


def product_name(name: str, texts: Texts) -> str:
    return texts.text(f"print-as-{name}")
