"""The part of Pecunia non olet for the rulebook package."""

from typing import Final

from pecunia.non_olet.rulebook import drawings, entries, value_tables
from pecunia.rulebook.part import RulebookPart

RULEBOOK: Final = RulebookPart(
    entries={
        "card": entries.action,
        "famous": entries.famous,
        "upgrade": entries.upgrade,
        "event": entries.event,
        "favour": entries.favour,
        "ladder": entries.ladder,
    },
    tables={"decks": value_tables.decks, "romans": value_tables.romans},
    drawings={
        "roman": drawings.roman,
        "classes": drawings.classes,
        "setup": drawings.setup,
        "clash": drawings.clash,
        "women": drawings.women,
        "villa": drawings.villas,
        "kinds": drawings.kinds,
    },
    spoken=frozenset(["kinds"]),
    cover="setup",
)
