"""What every kind of card declares about itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pecunia.art.shapes import Layout, Symbol
from pecunia.texts import Texts

FULL = "full"  # for reading: with the rules text
TABLE = "table"  # for the table: name and signs, larger
SEAT = "seat"  # of Romans: sitting on a bench
TILE = "tile"  # of Romans: standing in a queue, with numbers that are legible at 47 px
ROOMY = "roomy"  # only for print, with twice the room for words: for large type and for two languages

Words = Callable[[str, Texts, Mapping[str, str]], dict[str, str]]


@dataclass(frozen=True)
class Kind:
    """A kind of card: its keys, its symbols (frames and pictures), its layouts, and the words of a card.

    `words` gives the content of the slots by their names. Facts are what the card shows about a table (duration, fee
    …). A slot without words stays empty. Layouts and symbols that only print uses are not in `details` and `symbols`,
    so no page loads them.
    """

    name: str
    keys: tuple[str, ...]
    symbols: Callable[[], list[Symbol]]
    layout: Callable[[str, str], Layout]
    words: Words
    details: tuple[str, ...] = (FULL, TABLE)
    facts: Mapping[str, str] = field(default_factory=dict)  # examples of the facts, as long as they can get
    printed: Callable[[], list[Symbol]] = list  # symbols of the roomy layouts
