"""The entries of a log that only one seat may see. Numbers are found by bisection, however long the log is."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator


class PrivateEntries:
    def __init__(self, entries: Iterable[tuple[int, int]] = ()) -> None:
        self._numbers: list[int] = []
        self._seats: list[int] = []
        self._by_seat: dict[int, list[int]] = {}
        for number, seat in entries:
            self.add(number, seat)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return zip(self._numbers, self._seats, strict=True)

    def copy(self) -> "PrivateEntries":
        twin = PrivateEntries()
        twin._numbers, twin._seats = self._numbers[:], self._seats[:]
        twin._by_seat = {seat: numbers[:] for seat, numbers in self._by_seat.items()}
        return twin

    def add(self, number: int, seat: int) -> None:
        """Only this seat may see the entry. Entries are added in their order."""
        self._numbers.append(number)
        self._seats.append(seat)
        self._by_seat.setdefault(seat, []).append(number)

    def hidden_from(self, seat: int, last: int) -> int:
        """How many of the entries up to `last` a seat may not see."""
        if not self._numbers:
            return 0
        return bisect_right(self._numbers, last) - bisect_right(self._by_seat.get(seat, ()), last)

    def last_of(self, seat: int) -> int:
        """The last entry that only this seat may see; 0 if there is none."""
        numbers = self._by_seat.get(seat)
        return numbers[-1] if numbers else 0

    def only_for(self, number: int) -> int | None:
        """The only seat that may see the last entry of the log; None if everybody may."""
        return self._seats[-1] if self._numbers and self._numbers[-1] == number else None
