"""The part of Pecunia Olet for the rulebook package."""

from typing import Final

from pecunia.olet.rulebook import drawings, entries, value_tables
from pecunia.rulebook.part import RulebookPart

RULEBOOK: Final = RulebookPart(
    entries={"card": entries.card, "space": entries.space, "sign": entries.sign, "track": entries.track},
    tables={
        "olet-market": value_tables.market,
        "olet-spaces": value_tables.spaces,
        "olet-track": value_tables.track,
        "olet-cards": value_tables.cards,
    },
    drawings={
        "olet-cards": drawings.cards,
        "olet-notes": drawings.notes,
        "olet-spaces": drawings.spaces,
        "olet-market": drawings.market,
        "olet-track": drawings.track,
    },
    spoken=frozenset(["olet-cards", "olet-market", "olet-spaces"]),
    cover="olet-spaces",
)
