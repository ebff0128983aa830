"""The names of things to print, for code that needs only the names."""

from pecunia.printing.part import Deck, PrintingPart
from pecunia.titles.registry import TITLES

PRINTED = {name: title.printing() for name, title in TITLES.items() if title.printing is not None}
PRODUCTS = ("cards", "texts", "aid", "rules")


def _once(parts: dict[str, PrintingPart]) -> None:
    """Sets are requested by name alone, so two titles must not use the same name."""
    names = [name for part in parts.values() for name in (*part.boxes, *part.decks)]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two sets to print are called {name}")


_once(PRINTED)
DECKS: dict[str, Deck] = {name: deck for part in PRINTED.values() for name, deck in part.decks.items()}
GAME_OF: dict[str, str] = {deck: game for game, part in PRINTED.items() for deck in part.decks}
# The decks of each set. A box is everything in it, including pieces. Each deck is also a set.
SETS: dict[str, tuple[str, ...]] = {
    **{name: decks for part in PRINTED.values() for name, decks in part.boxes.items()},
    **{deck: (deck,) for deck in DECKS},
}
