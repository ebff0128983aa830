"""What is asked of a title: in which variants its tables are played, and what chance gives to whom in them."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.lab.balance.exposure import Tallies
from pecunia.texts import Texts

PLAIN = "plain"  # the table without anything that a variant adds


class Variant:
    """One way to play a deal. `options` are those of `pecunia.new`."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.name = name
        self.options = options


class Group(NamedTuple):
    """Things of one kind, which a report lists together."""

    name: str  # `balance-card` is its heading
    measured_in: Callable[[str], bool]  # whether a variant of this name says what they are worth
    played: bool  # whether they can be kept unused: the report then has a column for it


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
    """Which variants there are, and how a report shows them."""

    groups: list[Group]
    compared: list[str]  # variants whose start and length are compared; a table of fewer than two is left out

    def variant_name(self, variant: str, texts: Texts) -> str: ...

    def thing_name(self, thing: str, texts: Texts) -> str:
        """What people call `card alms`."""
        ...

    def variants(self, options: dict[str, Any]) -> list[Variant]:
        """The plain table first."""
        ...

    def open(self, variant: Variant, deal: int, seed: str) -> Watched:
        """A deal in a variant; who begins goes around with the number of the deal."""
        ...
