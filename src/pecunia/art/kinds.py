"""What every kind of card says of itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pecunia.art.shapes import Layout, Symbol
from pecunia.texts import Texts

FULL = "full"  # for reading: with the rules text
TABLE = "table"  # for the table: name and signs, larger
SEAT = "seat"  # of Romans: as they sit on a bench
TILE = "tile"  # of Romans: as they stand in a queue, with numbers that are read at 47 px
ROOMY = "roomy"  # for print alone, with twice the room for words: for large type, and for two languages

Words = Callable[[str, Texts, Mapping[str, str]], dict[str, str]]


@dataclass(frozen=True)
class Kind:
    """A kind of card: its keys, its symbols (frames and pictures), its layouts, and the words of a card.

    `words` gives what stands in the slots, by their names; facts are what the card shows of a table (duration, fee …),
    and a slot without words stays empty. What only print shows is not among `details` and `symbols`: no page loads it.
    """

    name: str
    keys: tuple[str, ...]
    symbols: Callable[[], list[Symbol]]
    layout: Callable[[str, str], Layout]
    words: Words
    details: tuple[str, ...] = (FULL, TABLE)
    facts: Mapping[str, str] = field(default_factory=dict)  # examples of the facts, the longest that can be
    printed: Callable[[], list[Symbol]] = list  # symbols of the roomy layouts
