"""What a title adds to the accounts of a review: which happenings move money, and the names of the things involved."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.review.review_report import Source

Thing = tuple[str, str]  # group and key


class Book:
    """The accounts of all seats, by thing. The report lists the `groups` in this order."""

    def __init__(self, seats: int, groups: list[str]) -> None:
        self._seats = seats
        self._groups = groups
        self._times: dict[Thing, list[int]] = {}
        self._amounts: dict[Thing, list[int]] = {}

    def note(self, thing: Thing, seat: int, amount: int, times: int = 1) -> None:
        self._times.setdefault(thing, [0] * self._seats)[seat] += times
        self._amounts.setdefault(thing, [0] * self._seats)[seat] += amount

    def sources(self) -> list[Source]:
        """All things, group by group, those that moved most money first."""

        def weight(thing: Thing) -> tuple[int, int, Thing]:
            return (self._groups.index(thing[0]), -sum(abs(amount) for amount in self._amounts[thing]), thing)

        return [Source(*thing, self._times[thing], self._amounts[thing]) for thing in sorted(self._times, key=weight)]


class Income(Protocol):
    """Listens to a game that is replayed and notes who got or paid what."""

    def move(self, text: str) -> None:
        """A move begins."""
        ...

    def hear(self, happening: Happening) -> None: ...


@dataclass(frozen=True, kw_only=True)
class Accounts:
    """How a title keeps accounts. `groups` gives each group a text key with `{}` for the thing. `names` has the text
    keys of things that do not follow the pattern of their group."""

    income: Callable[[Game, Book], Income]
    groups: Mapping[str, str]
    names: Mapping[str, str]

    def name_of(self, source: Source) -> str:
        """The text key of a thing."""
        return self.names.get(source.key) or self.groups[source.group].format(source.key)
