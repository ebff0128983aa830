"""A thing that is printed."""

from collections.abc import Callable
from dataclasses import dataclass

from pecunia.art.shapes import Layout
from pecunia.texts import Texts


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
