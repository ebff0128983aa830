"""What a title brings to print. Names are there at once; drawings are loaded when something is printed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pecunia.printing.prints import Prints


@dataclass(frozen=True, kw_only=True)
class Deck:
    """A deck of cards, or other things that come together."""

    name: str  # the key of what people call it
    values: tuple[str, ...]  # the tables of values that stand on its cards begin with these
    how: tuple[str, ...] = ()  # keys of what has to be said of it, where it is more than cards
    typed: bool = True  # whether it has words, whose sizes are measured
    grows: bool = True  # whether its words are larger in large type


@dataclass(frozen=True, kw_only=True)
class PrintingPart:
    decks: Mapping[str, Deck]
    boxes: Mapping[str, tuple[str, ...]]  # by name, the decks of a whole box, pieces included
    prints: Callable[[], "Prints"]
