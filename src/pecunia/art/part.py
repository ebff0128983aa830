"""What a title contributes to the art: its kinds of cards and everything else that is drawn for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from pecunia.core.errors import OptionError
from pecunia.titles.registry import TITLES, title

if TYPE_CHECKING:
    from pecunia.art.floors import FloorTile
    from pecunia.art.kinds import Kind
    from pecunia.art.shapes import Symbol
    from pecunia.art.signs import NumberOnSign
    from pecunia.art.type_sizes import Sizes


@dataclass(frozen=True, kw_only=True)
class ArtPart:
    kinds: tuple["Kind", ...]
    apart: Mapping[str, str]  # by module, the kind with its own sheet: tables without the module need not load it
    portraits: Mapping[str, str]  # by kind of card, the folder of its portrait, which can look the other way
    signs: Mapping[str, "Symbol"]  # by the token of a strip
    numbers: Mapping[str, "NumberOnSign"]  # how numbers are written on signs, by token
    table: Callable[[], list["Symbol"]]  # things on the table other than cards
    floors: Mapping[str, "FloorTile"]  # patterns, by id
    sizes: Mapping[str, Mapping[str, "Sizes"]]  # type sizes, by kind of card and role of the words
    enlarged: Mapping[str, float]  # kinds that are drawn smaller than they are printed, and the factor
    quieter: Mapping[str, str]  # by colour of words, the colour of a second language beside them
    between: Mapping[str, "Symbol"]  # by typeface, the line between two languages
    for_page: Callable[[], dict[str, Any]]  # further data for the browser besides cards and symbols
    start: Callable[[], dict[str, str]]  # pictures of the start page, by name


def art_of(game: str) -> ArtPart:
    found = title(game).art
    if found is None:
        raise OptionError("art-none", game=title(game).label)
    return found()


@cache
def all_art() -> dict[str, ArtPart]:
    """The art of every title that has some."""
    return {name: each.art() for name, each in TITLES.items() if each.art is not None}
