"""The values that a book or a card shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pecunia.titles.registry import title


@dataclass(frozen=True)
class Box:
    """The values to print, by title: ours, or an owner's."""

    owned: Mapping[str, Any] = field(default_factory=dict)

    def values(self, game: str) -> Any:
        return self.owned[game] if game in self.owned else title(game).engine.own_values()

    def reconstructed(self, game: str) -> list[str]:
        """The tables of values that neither a rulebook nor the owner states."""
        found: list[str] = self.values(game).reconstructed()
        return found
