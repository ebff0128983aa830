"""Pecunia non olet on paper: decks, effects of cards, typefaces."""

from typing import Final

from pecunia.art.kinds import TABLE
from pecunia.art.shapes import DISPLAY, SANS, Layout
from pecunia.non_olet.art.frames import (
    actions,
    event_frames,
    famous_frames,
    favour_frames,
    upgrade_frames,
)
from pecunia.non_olet.art.frames.ladder_frames import ladder_layout
from pecunia.non_olet.art.palette import CREAM, MARBLE
from pecunia.non_olet.engine.module_names import FAVOUR_KEYS, LADDER_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.values import Values
from pecunia.non_olet.printing import decks
from pecunia.non_olet.printing.aid import aid
from pecunia.non_olet.printing.pieces import pieces
from pecunia.printing.fonts import family_name
from pecunia.printing.prints import Prints
from pecunia.printing.typefaces import Typefaces
from pecunia.rulebook.blocks import Entry

RUNGS: Final = ("5", "4", "3", "2", "1")  # of a ladder, in their order on its card


def effect(words: dict[str, str]) -> tuple[str, ...]:
    return (words["text"],)


def climb(words: dict[str, str]) -> tuple[str, ...]:
    return tuple(f"{words[f'rung-{rung}']} ({words[f'price-{rung}']}) – {words[f'task-{rung}']}" for rung in RUNGS)


def ladder_in_book(block: Entry, values: Values) -> tuple[Layout, dict[str, str]]:
    """A ladder with the tasks and prices of the box."""
    layout = ladder_layout(block.key, values.ladders[LADDER_KEYS.index(block.key)], TABLE)
    return layout, {f"price-{rung}": str(price) for rung, price in enumerate(values.prices) if rung}


PRINTS: Final = Prints(
    decks={
        "actions-2005": lambda values: decks.actions(values, "2005"),
        "actions-2016": lambda values: decks.actions(values, "2016"),
        "dark-red": lambda values: decks.actions(values, "dark-red"),
        "romans": decks.romans,
        "famous": decks.famous,
        "upgrades": decks.simple("upgrade", UPGRADE_KEYS),
        "events": decks.events,
        "careers": decks.ladders,
        "favours": decks.simple("favour", FAVOUR_KEYS),
        "pieces-2005": lambda values: pieces("2005"),
        "pieces-2016": lambda values: pieces("2016"),
    },
    check=decks.check,
    effects={**dict.fromkeys(("action", "famous", "upgrade", "event", "favour"), effect), "ladder": climb},
    untold=("romans.", "names", "famous", "events"),
    # Ladders are not here: their tasks have signs, too, but on paper they are in words.
    strips={
        "action": actions.STRIPS,
        "famous": famous_frames.STRIPS,
        "upgrade": upgrade_frames.STRIPS,
        "event": event_frames.STRIPS,
        "favour": favour_frames.STRIPS,
    },
    aid=aid,
    in_book={"ladder": ladder_in_book},
    stocks=(CREAM, MARBLE),
    typefaces=Typefaces(
        family_name(SANS), family_name(DISPLAY), family_name(DISPLAY), 700, 1.9, ("Caudex", "Alegreya Sans")
    ),
)
