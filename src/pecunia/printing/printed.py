"""A thing that is printed."""

from collections.abc import Callable
from dataclasses import dataclass

from pecunia.art.pieces import Piece
from pecunia.art.shapes import Layout
from pecunia.printing.order import Order
from pecunia.texts import Texts


@dataclass(frozen=True)
class WholePage:
    """What fills a page that lies on its side: what is drawn on it, where to cut and where to fold it."""

    body: str
    cut: str = ""
    folds: str = ""


@dataclass(frozen=True)
class Printed:
    """A card, a note, a piece or a board: its layouts, its words in a language, its back, how many there are."""

    kind: str
    key: str
    copies: int
    layout: Layout
    words: Callable[[Texts], dict[str, str]]
    back: str = ""  # the symbol of the back; nothing where the back stays white
    roomy: Layout | None = None  # with more room for words; None where the words need no more
    piece: Piece | None = None  # of small things that are cut out along an outline
    whole_page: Callable[[Order], WholePage] | None = None  # of things that take a page each
    with_board: bool = False  # of things that stand on a board, and are as much larger as it is
    place: float = 0.0  # of a board larger than paper: how wide the place for a card is, in its units
    deck: str = ""  # the deck it was taken from
    part: str = ""  # what it is counted as, where a deck has several parts
