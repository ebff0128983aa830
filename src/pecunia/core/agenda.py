"""The agenda: a stack of small steps that are still to be done. It takes the place of the call stack.

So a game can be copied, stored or searched in the middle of any effect, and the rules read from top to bottom.
"""

from typing import Generic, TypeVar

from pecunia.core.errors import Reason
from pecunia.core.moves import Move

G = TypeVar("G")

NOT_NOW = Reason("not-now", "")


class Step(Generic[G]):
    """One thing to do. Steps never change: a step that is half done replaces itself with what is left to do.

    `run` is called when the step lies on top. It either acts (and leaves or changes the agenda), or it asks and changes
    nothing. A step that asks may run again, for instance in a game whose unseen cards were dealt again.
    """

    def run(self, game: G) -> None:
        raise NotImplementedError

    def answer(self, game: G, move: int) -> None:
        """The move with this number was chosen among those that `run` offered."""
        raise NotImplementedError

    def why_not(self, game: G, move: Move) -> Reason:
        """Why the move is not among those on offer."""
        return NOT_NOW

    def about(self, game: G) -> dict[str, int | str]:
        """Plain facts about the step's question that everybody may know."""
        return {}

    def text(self) -> str:
        """The step in a position file: its name and its numbers."""
        raise NotImplementedError
