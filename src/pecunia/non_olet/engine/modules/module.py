"""What a module may change about the base game: the base game calls these hooks and does not know the modules."""

from typing import TYPE_CHECKING

from pecunia.core.chance import Stream
from pecunia.core.errors import Reason
from pecunia.core.moves import Move

if TYPE_CHECKING:
    from pecunia.non_olet.engine.table import Table


class Module:
    """One module at one table, with what it lays on it. Hooks that a module does not need do nothing."""

    @property
    def key(self) -> str:
        raise NotImplementedError

    def copy(self) -> "Module":
        raise NotImplementedError

    @property
    def drafts(self) -> bool:
        """Whether the module's cards are drafted together with the first Romans."""
        return False

    def lay_out(self, table: "Table") -> None:
        """Before the draft: what can be taken in it."""

    def draft_moves(self, table: "Table", player: int, moves: list[Move]) -> None:
        """Add what the player may still take."""

    def draft_answer(self, table: "Table", player: int, move: int) -> None:
        """The player has taken one of this module's cards."""

    def drafted(self) -> int:
        """How many of the module's cards have been taken in the draft and lie before their owners."""
        return 0

    def set_up(self, table: "Table") -> None:
        """After the base game's set-up (§2.2)."""

    # Windows: upgrades, favours and the ladder may be used whenever cards may be played (§2.3).

    def window_moves(self, table: "Table", moves: list[Move]) -> None:
        """Add what the active player may do in a window."""

    def window_answer(self, table: "Table", move: int) -> bool:
        """Do what the move says, if it is one of this module's."""
        return False

    def why_not(self, table: "Table", move: Move) -> Reason | None:
        """Why one of this module's moves is not on offer; None where the move is not this module's."""
        return None

    # Seating (§2.5).

    def lifts_neighbours(self, table: "Table", player: int, place: int, other: int) -> bool:
        """Whether senators and slaves may be neighbours on these two seats."""
        return False

    def bars(self, table: "Table", player: int, roman: int, place: int, beside: int) -> bool:
        """Whether the Roman refuses the place; `beside` is somebody who would sit down there just before him."""
        return False

    def lets_share(self, table: "Table", player: int, roman: int, host: int, place: int, together: bool) -> bool:
        """Whether the Roman may join the visitor on the place, or both may sit down together."""
        return False

    def seating_moves(self, table: "Table", moves: list[Move]) -> None:
        """Add further ways to fill a place in phase 3."""

    def forbids_end(self, table: "Table") -> bool:
        """Whether phase 3 cannot end yet."""
        return False

    # ENTER and LEAVE (§2.6).

    def duration(self, table: "Table", player: int, place: int, roman: int, markers: int) -> int:
        """Step 3: how many markers a new visitor gets."""
        return markers

    def entering(self, table: "Table", player: int, place: int, roman: int) -> None:
        """Steps 5 and 6: coins on the new visitor, a card for his host."""

    def entered(self, table: "Table", player: int, roman: int) -> None:
        """Step 8: the effect of a famous Roman."""

    def taking(self, table: "Table", taker: int, count: int) -> None:
        """Markers are laid anew: where they come from."""

    def run_emptied(self, table: "Table") -> None:
        """Step 7: events whose last marker was taken."""

    def pays_otherwise(self, table: "Table", player: int, spot: int) -> bool:
        """Step 1 of LEAVE: whether the owner is asked for something instead of the fee."""
        return False

    def departed(self, table: "Table", player: int, roman: int, place: int, paid: bool) -> None:
        """Steps 5 to 8 of LEAVE: what a departure brings about."""

    # What is counted.

    def target_reached(self, table: "Table", player: int) -> None:
        """A player owns the target, where that alone does not win."""

    def received(self, table: "Table", player: int, amount: int) -> None:
        """A player got money for a departure."""

    def hastened(self, table: "Table", player: int, count: int) -> None:
        """Markers went from a player's visitors to the pool by a card or a module."""

    def played(self, table: "Table") -> None:
        """The active player played an action card."""

    def turn_ends(self, table: "Table") -> None:
        """After phase 4: counters are reset, events replaced."""

    def finishes_others(self, table: "Table") -> bool:
        """Whether it can take the last marker of somebody whose turn it is not."""
        return False

    def lies_aside(self) -> list[str]:
        """The zones in which something lies that an effect has not finished with."""
        return []

    # What is hidden, and what is written down.

    def deal_anew(self, table: "Table", seat: int, stream: Stream) -> None:
        """Deal what the seat cannot see anew."""

    def snapshot(self, table: "Table") -> dict[str, object]:
        """What everybody may know of it: no module hides anything from some and not from others."""
        return {}

    def lines(self, table: "Table") -> list[str]:
        """What a position says of it, a line each."""
        return []
