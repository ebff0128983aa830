"""What a title provides for balance measurements: the variants of its tables, and a record of what chance gives to each
seat."""

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
    measured_in: Callable[[str], bool]  # whether the variant of this name shows what they are worth
    played: bool  # whether they can stay unused: then the report has a column for how often they were used


class Watched(Protocol):
    """A game, with an observer that notes what chance gives."""

    game: Game

    def look(self, game: Game) -> Move | None:
        """Called before each decision. Returns a move if it is to be decided by lot instead of by the bot."""
        ...

    def tallies(self, victory: list[float]) -> Tallies:
        """Called after the game."""
        ...


class Study(Protocol):
    """Which variants there are, and how a report shows them."""

    groups: list[Group]
    compared: list[str]  # variants whose start and length are compared; fewer than two get no table

    def variant_name(self, variant: str, texts: Texts) -> str: ...

    def thing_name(self, thing: str, texts: Texts) -> str:
        """What people call `card alms`."""
        ...

    def variants(self, options: dict[str, Any]) -> list[Variant]:
        """All variants of a table, the plain one first."""
        ...

    def used_by(self, move: Move) -> str:
        """The thing that a move uses: `card alms`. Empty for most moves."""
        ...

    def use_name(self, thing: str, texts: Texts) -> str:
        """What people call a thing that moves use."""
        ...

    def open(self, variant: Variant, deal: int, seed: str) -> Watched:
        """A deal in a variant. The starting player rotates with the number of the deal."""
        ...
