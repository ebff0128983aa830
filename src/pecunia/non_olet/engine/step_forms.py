"""How positions write a step of the agenda: its name, the allowed numbers, and how the step is built from them.

Each card and each module declares the forms of its own steps.
"""

from collections.abc import Callable
from typing import Any

from pecunia.core.agenda import Step
from pecunia.core.numbers import is_number
from pecunia.non_olet.engine.names import CARDS, SPOTS
from pecunia.non_olet.engine.table import Table

# Whether the number at an index is possible at the table. A position must not name things that are not there.
Limit = Callable[[Table, list[int], int], bool]


def any_number(table: Table, numbers: list[int], at: int) -> bool:
    return True


def small(table: Table, numbers: list[int], at: int) -> bool:
    """A count, or a number that the step itself checks."""
    return numbers[at] < 100


def a_player(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] < table.players


def a_roman(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] < len(table.klass)


def a_spot(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] < SPOTS


def a_card(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] < CARDS


def in_his_queue(table: Table, numbers: list[int], at: int) -> bool:
    """A place in the queue of the player whose number comes before it."""
    return numbers[at - 1] < table.players and numbers[at] < len(table.queues[numbers[at - 1]])


def below(limit: int) -> Limit:
    def fits(table: Table, numbers: list[int], at: int) -> bool:
        return numbers[at] < limit

    return fits


class StepForm:
    """A step that is written as a name and some numbers."""

    def __init__(self, name: str, numbers: list[Limit], make: Callable[[list[int]], Step[Any]]) -> None:
        self.name = name
        self.numbers = numbers
        self.make = make

    def read(self, words: list[str]) -> Step[Any] | None:
        """The step with these words after its name; None if they make no sense."""
        if len(words) != len(self.numbers) or not all([is_number(word) for word in words]):
            return None
        return self.make([int(word) for word in words])

    def fits(self, table: Table, step: Step[Any]) -> bool:
        """Whether everything that the step names is at the table."""
        numbers = [int(word) for word in step.text().split()[1:]]
        return all([limit(table, numbers, at) for at, limit in enumerate(self.numbers)])


class ListStep(Step[Table]):
    """A step that holds its own Romans or cards."""

    def fits(self, table: Table) -> bool:
        """Whether its contents are possible: a row for every player, and only things that are there."""
        raise NotImplementedError


class ListForm(StepForm):
    """A step with lists among its words; `parse` builds it from them."""

    def __init__(self, name: str, count: int, parse: Callable[[list[str]], ListStep]) -> None:
        super().__init__(name, [], _not_of_numbers)
        self.count = count
        self.parse = parse

    def read(self, words: list[str]) -> Step[Any] | None:
        if len(words) != self.count:
            return None
        try:
            return self.parse(words)
        except (ValueError, IndexError):
            return None

    def fits(self, table: Table, step: Step[Any]) -> bool:
        return isinstance(step, ListStep) and step.fits(table)


def _not_of_numbers(numbers: list[int]) -> Step[Any]:
    raise NotImplementedError


def romans_fit(table: Table, romans: list[int]) -> bool:
    """Whether these Romans can lie together: each is in the box, and only once."""
    return len(set(romans)) == len(romans) and all([roman < len(table.klass) for roman in romans])


def number_in(word: str) -> int:
    if not is_number(word):
        raise ValueError(word)
    return int(word)


def numbers_in(word: str) -> list[int]:
    return [] if word == "-" else [number_in(number) for number in word.split(",")]


def rows_in(word: str) -> list[list[int]]:
    return [numbers_in(row) for row in word.split("/")]


def forms_by_name(forms: list[StepForm]) -> dict[str, StepForm]:
    """Every form once. Cards may share a form; two different forms need two names."""
    found: dict[str, StepForm] = {}
    for form in forms:
        if found.setdefault(form.name, form) is not form:
            raise ValueError(f"two steps are called {form.name!r}")
    return found
