"""A lesson, read from its file: a deal, and steps in which the learner does one thing each."""

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import seat_number
from pecunia.titles.registry import TITLES
from pecunia.titles.title import LESSON

READ: Final = -1  # nobody moves: the learner reads on
TRY: Final = -2  # the learner tries what cannot be done, and reads why


class Item(NamedTuple):
    """One event in a lesson: a move by a seat, or the learner has read, or tried something. The first of `moves` is
    shown."""

    step: int
    seat: int
    moves: list[str]
    scripted: bool  # played by the table itself


class Lesson:
    """One guided game. `keys` and `points` are lists by step: its text, and the things on the table that it
    mentions."""

    def __init__(self, name: str, told: dict[str, Any]) -> None:
        self.name = name
        self.seat = seat_number(told["seat"])
        self.bot = str(told["bot"])  # plays the other seats once the lesson is over
        self.options: dict[str, int] = told["options"]
        stated = " ".join(f"{option}={value}" for option, value in self.options.items())
        self.start = f"pecunia position 1\ngame {name}\noptions {stated}\n{told['start']}"
        self.keys = [f"lesson-{name}-{step['key']}" for step in told["steps"]]
        self.points: list[list[str]] = [step.get("point", []) for step in told["steps"]]
        self.items = [item for number, step in enumerate(told["steps"]) for item in self._items(number, step)]

    def _items(self, number: int, step: dict[str, Any]) -> list[Item]:
        wanted = step.get("wanted", [])
        moves = [wanted] if isinstance(wanted, str) else wanted
        items = [Item(number, self.seat if moves else READ, moves, False)]
        if "try" in step:
            items = [Item(number, TRY, [step["try"]], False)]
        for line in step.get("then", []):
            letter, _, move = line.partition(": ")
            items.append(Item(number, seat_number(letter), [move], True))
        return items


def lessons() -> list[str]:
    """The titles that have a guided first game."""
    return [name for name, title in TITLES.items() if title.lesson is not None]


@cache
def lesson_named(name: str) -> Lesson:
    """The lesson of a title. Raises PecuniaError if there is none."""
    if name not in lessons():
        raise PecuniaError("unknown-lesson", name=name, known=", ".join(lessons()))
    return Lesson(name, tomllib.loads(TITLES[name].file(LESSON)))
