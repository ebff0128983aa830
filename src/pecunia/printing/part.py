"""What a title contributes to print. Names are available at once; drawings are loaded when something is printed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pecunia.printing.prints import Prints


@dataclass(frozen=True, kw_only=True)
class Deck:
    """A deck of cards, or other things that belong together."""

    name: str  # the key of its name in the texts
    values: tuple[str, ...]  # prefixes of the tables of values that are printed on its cards
    how: tuple[str, ...] = ()  # keys of instructions for printing, if it is more than cards
    typed: bool = True  # whether it has words, whose sizes are measured
    grows: bool = True  # whether its words are larger in large type


@dataclass(frozen=True, kw_only=True)
class PrintingPart:
    decks: Mapping[str, Deck]
    boxes: Mapping[str, tuple[str, ...]]  # by name, the decks of a whole box, pieces included
    prints: Callable[[], "Prints"]
