"""Records what chance gave to each seat, and what it might have given. Only this comparison shows what a thing is
worth.

Whether the owners of a card win says little: a player who wins early has drawn few cards, and a player who plays a card
has chosen to. But which card of the pile comes next is pure chance. So whenever chance gives one of several things, the
surprise of each is added up: 1 minus its chance for the thing that came, 0 minus its chance for the others. Surprises
are zero on average, whatever happened before. Multiplied by who won and divided by how uncertain they were, they show
what a thing is worth: how much more a player wins if chance gives this thing instead of the others possible at that
moment.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

Tallies = dict[str, list[float]]  # by thing: pull, weight, how often it came, how often it was used


class Exposure:
    """The surprises of one game, by thing and seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._surprise: dict[str, list[float]] = {}
        self._weight: dict[str, float] = {}
        self._came: Counter[str] = Counter()
        self._used: Counter[str] = Counter()

    def lot(self, seat: int, came: str, chances: dict[str, float]) -> None:
        """Chance gave a seat one of several things. `chances` has the probability of each thing that might have
        come."""
        self._came[came] += 1
        for thing, chance in chances.items():
            surprise = self._surprise.setdefault(thing, [0.0] * self.seats)
            surprise[seat] += (thing == came) - chance
            self._weight[thing] = self._weight.get(thing, 0.0) + chance * (1 - chance)

    def drawn(self, draws: Sequence[tuple[int, str]], left: Iterable[str]) -> None:
        """Seats drew these cards one after another from a shuffled pile. `left` are the cards still in it."""
        pile = Counter(left)
        size = pile.total()
        for seat, card in reversed(draws):
            pile[card] += 1
            size += 1
            self.lot(seat, card, {thing: number / size for thing, number in pile.items()})

    def used(self, thing: str) -> None:
        self._used[thing] += 1

    def tallies(self, victory: Sequence[float]) -> Tallies:
        """The tallies of a finished game. `victory` is each seat's part of the victory."""
        even = 1 / self.seats
        found: Tallies = {}
        for thing, surprise in sorted(self._surprise.items()):
            pull = sum(each * (part - even) for each, part in zip(surprise, victory))
            found[thing] = [round(pull, 9), round(self._weight[thing], 9), self._came[thing], self._used[thing]]
        return found
