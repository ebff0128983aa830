"""How far a learner has come. This follows from what was played and read, so a lesson can be left and resumed at any
time."""

from typing import Literal

from pecunia.lessons.lesson import READ, TRY, Item, Lesson

Doing = Literal["move", "read", "try", "watch"]


class Progress:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._at = 0
        self._left = False

    @property
    def over(self) -> bool:
        """Whether everybody plays freely: all steps are done, or the lesson was left."""
        return self._left or self._at == len(self.lesson.items)

    @property
    def item(self) -> Item:
        return self.lesson.items[self._at]

    @property
    def doing(self) -> Doing:
        """What the learner does now: make a move, read, or watch the others."""
        if self.item.scripted:
            return "watch"
        if self.item.seat == TRY:
            return "try"
        return "read" if self.item.seat == READ else "move"

    @property
    def scripted(self) -> str:
        """The move that the table plays by itself now; empty if it waits for the learner."""
        return "" if self.over or not self.item.scripted else self.item.moves[0]

    @property
    def wanted(self) -> list[str]:
        """The moves that the learner may make now, even before having read everything. Empty: all moves are allowed.

        What is to be tried first is no legal move, so there all others are refused.
        """
        if self.over or self._next_move() == len(self.lesson.items):
            return []
        item = self.lesson.items[self._next_move()]
        return item.moves

    def _next_move(self) -> int:
        at = self._at
        while at < len(self.lesson.items) and self.lesson.items[at].seat == READ:
            at += 1
        return at

    def moved(self, move: str) -> None:
        """A move was made. If no step expects it, the lesson has changed since the game began. Then everybody plays
        freely."""
        wanted = self.wanted
        if wanted and move not in wanted:
            self._left = True
        elif not self.over:
            self._at = min(self._next_move() + 1, len(self.lesson.items))

    def read(self) -> None:
        if not self.over and self.doing in ("read", "try"):
            self._at += 1

    def state(self) -> tuple[int, bool, int]:
        """The progress as plain values: the item, whether the lesson was left, and how many items it has."""
        return self._at, self._left, len(self.lesson.items)

    def resume(self, at: int, left: bool, count: int) -> None:
        """Go on where somebody was. Raises ValueError if the lesson has changed since."""
        if count != len(self.lesson.items) or not 0 <= at <= count:
            raise RuntimeError("the lesson has changed")
        self._at, self._left = at, left

    def skip(self) -> None:
        self._left = True

    def went_back(self, moves: int) -> None:
        """Moves were taken back, and this many are left: go to the item of the next move. What was read need not be
        read again."""
        if not self.over:
            played = [at for at, item in enumerate(self.lesson.items) if item.seat >= 0]
            self._at = played[moves]
