"""What is written on a card, and how: in one language, in two, or in large type."""

from pecunia.art.shapes import Layout
from pecunia.non_olet.module_names import MODULES
from pecunia.printing.decks import Printed
from pecunia.printing.order import Order
from pecunia.texts import Texts


def worded(card: Printed, order: Order) -> tuple[Layout, dict[str, str]]:
    return card.layout, card.words(Texts(order.languages[0]))


def set_name(name: str, texts: Texts) -> str:
    return texts.text(f"module-{name}" if name in MODULES else f"print-set-{name}")
