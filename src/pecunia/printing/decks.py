"""The contents of a box: every card in its printed number of copies, with the values from an owner's file."""

from collections.abc import Mapping
from dataclasses import replace

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.kinds import FULL, ROOMY
from pecunia.core.errors import OptionError
from pecunia.printing.order import games_of
from pecunia.printing.printed import Printed
from pecunia.printing.prints import prints_of
from pecunia.printing.product_names import GAME_OF, SETS
from pecunia.rulebook.box import Box
from pecunia.titles.registry import title


def printed_card(kind: str, key: str, back: str, copies: int, facts: Mapping[str, str], wordy: bool = True) -> Printed:
    """A card of a kind with these facts on it. A wordy card also has a layout with more room."""
    found = MANIFEST[kind]
    roomy = found.layout(key, ROOMY) if wordy else None
    layout = found.layout(key, FULL)
    return Printed(kind, key, copies, layout, lambda texts: found.words(key, texts, facts), back, roomy)


def deck_of(deck: str, box: Box) -> list[Printed]:
    game = GAME_OF[deck]
    return prints_of(game).decks[deck](box.values(game))


def set_of(name: str, box: Box) -> list[Printed]:
    """Everything in a set, in the order of the box."""
    if name not in SETS:
        raise OptionError("print-set", value=name, known=", ".join(SETS))
    return [replace(card, deck=deck, part=card.part or deck) for deck in SETS[name] for card in deck_of(deck, box)]


def box_of(sets: tuple[str, ...], values: str, file: str) -> Box:
    """The box with the values from an owner's file, for the game of the sets."""
    games = games_of(sets)
    if not values or not games:
        return Box()
    if len(games) > 1:
        raise OptionError("print-values-both")
    owned = title(games[0]).engine.values_from_text(values, file)
    prints_of(games[0]).check(owned)
    return Box({games[0]: owned})
