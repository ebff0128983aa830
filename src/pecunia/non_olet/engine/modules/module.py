"""The hooks by which a module changes the base game. The base game calls them and does not know the modules."""

from typing import TYPE_CHECKING

from pecunia.core.chance import Stream
from pecunia.core.errors import Reason
from pecunia.core.moves import Move

if TYPE_CHECKING:
    from pecunia.non_olet.engine.table import Table


class Module:
    """One module at one table, with its cards and markers. Hooks that a module does not need do nothing."""

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
        """Before the draft: lay out the cards that can be taken in it."""

    def draft_moves(self, table: "Table", player: int, moves: list[Move]) -> None:
        """Add the moves for cards that the player may still take."""

    def draft_answer(self, table: "Table", player: int, move: int) -> None:
        """The player has taken one of this module's cards."""

    def drafted(self) -> int:
        """How many of the module's cards have been taken in the draft and lie before their owners."""
        return 0

    def set_up(self, table: "Table") -> None:
        """After the base game's set-up (§2.2)."""

    # Windows: upgrades, favours and the ladder may be used whenever cards may be played (§2.3).

    def window_moves(self, table: "Table", moves: list[Move]) -> None:
        """Add the moves that the active player may make in a window."""

    def window_answer(self, table: "Table", move: int) -> bool:
        """Carry out the move, if it belongs to this module."""
        return False

    def why_not(self, table: "Table", move: Move) -> Reason | None:
        """Why one of this module's moves is not on offer; None if the move is not this module's."""
        return None

    # Seating (§2.5).

    def lifts_neighbours(self, table: "Table", player: int, place: int, other: int) -> bool:
        """Whether senators and slaves may be neighbours on these two seats."""
        return False

    def bars(self, table: "Table", player: int, roman: int, place: int, beside: int) -> bool:
        """Whether the Roman refuses the place; `beside` is a Roman who would sit down there just before him."""
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
        """New markers are laid: decide where they come from."""

    def run_emptied(self, table: "Table") -> None:
        """Step 7: events whose last marker was taken."""

    def pays_otherwise(self, table: "Table", player: int, spot: int) -> bool:
        """Step 1 of LEAVE: whether the owner is asked for something instead of the fee."""
        return False

    def departed(self, table: "Table", player: int, roman: int, place: int, paid: bool) -> None:
        """Steps 5 to 8 of LEAVE: the effects of a departure."""

    # Counting.

    def target_reached(self, table: "Table", player: int) -> None:
        """A player owns the target, in a game in which that alone does not win."""

    def received(self, table: "Table", player: int, amount: int) -> None:
        """A player got money for a departure."""

    def hastened(self, table: "Table", player: int, count: int) -> None:
        """A card or a module moved markers from a player's visitors to the pool."""

    def played(self, table: "Table") -> None:
        """The active player played an action card."""

    def turn_ends(self, table: "Table") -> None:
        """After phase 4: counters are reset, events replaced."""

    def finishes_others(self, table: "Table") -> bool:
        """Whether it can take the last marker of a visitor whose owner is not the active player."""
        return False

    def lies_aside(self) -> list[str]:
        """The zones that hold things in the middle of an effect."""
        return []

    # Hidden cards, and positions.

    def deal_again(self, table: "Table", seat: int, stream: Stream) -> None:
        """Deal the cards that the seat cannot see again."""

    def snapshot(self, table: "Table") -> dict[str, object]:
        """The public facts about the module. No module shows anything to some seats only."""
        return {}

    def lines(self, table: "Table") -> list[str]:
        """The lines of a position about the module."""
        return []
