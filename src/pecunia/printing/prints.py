"""What a title contributes to print: its decks, the texts on its cards, its player aid and its typefaces."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from pecunia.art.shapes import Layout
from pecunia.printing.printed import Printed
from pecunia.printing.product_names import PRINTED
from pecunia.printing.typefaces import Typefaces
from pecunia.rulebook.blocks import Entry

if TYPE_CHECKING:
    from pecunia.printing.aids import Aid


@dataclass(frozen=True, kw_only=True)
class Prints:
    """The functions get the values to print: the title's own, or those of an owner's box."""

    decks: Mapping[str, Callable[[Any], list[Printed]]]
    check: Callable[[Any], None]  # refuses an owner's values that cannot be drawn
    effects: Mapping[str, Callable[[dict[str, str]], tuple[str, ...]]]  # by kind of card, the text on it
    untold: tuple[str, ...]  # prefixes of tables of values that descriptions of cards in words do not show
    strips: Mapping[str, Mapping[str, str]]  # the effect of each card as signs, by kind and key
    aid: Callable[["Aid"], Iterable[str]]  # the paragraphs of a player aid
    in_book: Mapping[str, Callable[[Entry, Any], tuple[Layout, dict[str, str]]]]  # kinds that the book shows as printed
    stocks: tuple[str, ...]  # colours of paper and stone, which stay white in grey print
    typefaces: Typefaces


def prints_of(game: str) -> Prints:
    return PRINTED[game].prints()


@cache
def stocks() -> tuple[str, ...]:
    return tuple(colour for game in PRINTED for colour in prints_of(game).stocks)


@cache
def effects() -> dict[str, Callable[[dict[str, str]], tuple[str, ...]]]:
    """By kind of card, the text on it. Other cards have only numbers and signs."""
    return {kind: effect for game in PRINTED for kind, effect in prints_of(game).effects.items()}
