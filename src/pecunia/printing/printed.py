"""A thing that is printed."""

from collections.abc import Callable
from dataclasses import dataclass

from pecunia.art.pieces import Piece
from pecunia.art.shapes import Layout
from pecunia.printing.order import Order
from pecunia.texts import Texts


@dataclass(frozen=True)
class WholePage:
    """A whole page in landscape: its drawing, where to cut and where to fold it."""

    body: str
    cut: str = ""
    folds: str = ""


@dataclass(frozen=True)
class Printed:
    """A card, a note, a piece or a board: its layouts, its words in a language, its back, its number of copies."""

    kind: str
    key: str
    copies: int
    layout: Layout
    words: Callable[[Texts], dict[str, str]]
    back: str = ""  # the symbol of the back; empty if the back stays white
    roomy: Layout | None = None  # a layout with more room for words; None if the words need no more
    piece: Piece | None = None  # for small things that are cut out along an outline
    whole_page: Callable[[Order], WholePage] | None = None  # for things that take a page each
    with_board: bool = False  # for things that stand on a board and are scaled with it
    place: float = 0.0  # for a board larger than the paper: how wide the place for a card is, in its units
    deck: str = ""  # the deck it was taken from
    part: str = ""  # the part it counts as, if a deck has several parts
