"""All moves of a game, numbered in the order in which they are declared. Nobody counts by hand.

Moves of one form are a family: `play` with every card, `seat` with every place. A number never changes, because
records, networks and other programs rely on it. So a move that is added later gets its number at the end, even if its
family is an old one.
"""

from pecunia.core.moves import Move


class ActionSpace:
    """`moves` by number; `families[number]` is the first number of its family, `indices[number]` its place in it."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.families: list[int] = []
        self.indices: list[int] = []
        self.by_text: dict[str, Move] = {}

    def family(self, texts: list[str]) -> int:
        """A new family of moves, and its first number."""
        first = len(self.moves)
        for index, text in enumerate(texts):
            self._add(first, index, text)
        return first

    def add(self, family: int, text: str) -> None:
        """Add one move to a family, even if other families were declared after it."""
        self._add(family, self.families.count(family), text)

    def _add(self, family: int, index: int, text: str) -> None:
        if text in self.by_text:
            raise ValueError(f"two moves are called {text!r}")
        move = Move(len(self.moves), text)
        self.moves.append(move)
        self.families.append(family)
        self.indices.append(index)
        self.by_text[text] = move

    def of(self, family: int) -> list[Move]:
        """The moves of a family in their order, wherever their numbers are."""
        return [move for move, first in zip(self.moves, self.families) if first == family]
