"""Printing, as it is done in another process: it takes seconds and much memory."""

from base64 import b64encode
from typing import Final

import msgspec

from pecunia.printing.decks import box_of
from pecunia.printing.order import Order
from pecunia.printing.products import first_look, pdf
from pecunia.server import messages as m

PRINT_SECONDS: Final = 120  # of computing, for the largest order on a slow machine
LOOKED_AT: Final = 4  # pages


def print_pdf(data: m.PrintOrder) -> bytes:
    return pdf(data.product, _order(data))


def print_look(data: m.PrintOrder) -> bytes:
    """The first pages, as JSON."""
    pages = first_look(data.product, _order(data), LOOKED_AT)
    pictures = [f"data:image/png;base64,{b64encode(page).decode()}" for page in pages]
    return msgspec.json.encode(m.PrintLook(pictures))


def _order(data: m.PrintOrder) -> Order:
    sets = tuple(data.sets)
    box = box_of(sets, data.values, data.values_file)
    looks = (data.bleed, data.backs, data.grey, data.large)
    return Order(sets, tuple(data.languages), data.paper, data.size, *looks, box)
