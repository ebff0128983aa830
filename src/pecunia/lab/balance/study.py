"""What is asked of a title: in which variants its tables are played, and what chance gives to whom in them."""

from typing import Any, Protocol

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.lab.balance.exposure import Tallies

PLAIN = "plain"  # the table without anything that a variant adds


class Variant:
    """One way to play a deal. `options` are those of `pecunia.new`."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.name = name
        self.options = options


class Watched(Protocol):
    """A game with somebody who notes what chance gives."""

    game: Game

    def look(self, game: Game) -> Move | None:
        """Before each decision; a move where the lot decides instead of the bot."""
        ...

    def tallies(self, victory: list[float]) -> Tallies:
        """After the game."""
        ...


class Study(Protocol):
    def variants(self, options: dict[str, Any]) -> list[Variant]:
        """The plain table first."""
        ...

    def open(self, variant: Variant, deal: int, seed: str) -> Watched:
        """A deal in a variant; who begins goes around with the number of the deal."""
        ...
