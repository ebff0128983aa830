"""What a title contributes to its rulebook besides the chapters in its folder: cards, tables and drawings."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pecunia.core.errors import OptionError
from pecunia.rulebook.blocks import Entry, Table
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES, title


@dataclass(frozen=True, kw_only=True)
class RulebookPart:
    """The functions get the values to print: the title's own, or those of an owner's box."""

    entries: Mapping[str, Callable[[str, Texts, Any], Entry]]  # by the word of a directive: `{card alms}`
    tables: Mapping[str, Callable[[Texts, Any], Table]]
    drawings: Mapping[str, Callable[[Texts, Any], str]]
    spoken: frozenset[str]  # drawings with words, which exist in each language
    cover: str  # the drawing on the first page


def rulebook_of(game: str) -> RulebookPart:
    found = title(game).rulebook
    if found is None:
        raise OptionError("rulebook-none", game=title(game).label, known=", ".join(with_rulebook()))
    return found()


def with_rulebook() -> list[str]:
    """The titles that have a rulebook."""
    return [name for name, each in TITLES.items() if each.rulebook is not None]
