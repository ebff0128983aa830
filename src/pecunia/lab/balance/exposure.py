"""What chance gave to whom, beside what it might have given: the only sound ground for saying what a thing is worth.

Whether somebody wins who has a card says little: who wins early has drawn few, and who plays a card has chosen to. But
which card of the pile comes next is chance alone. So for each thing that chance gives, the surprise is added up: 1 less
its chance for what came, nothing less its chance for what did not. Surprises are zero on average, whatever had happened
before; multiplied with who won, and divided by how uncertain they were, they tell what the thing is worth: by how much
more is won by somebody to whom chance gives it instead of what else it might have given at this moment.
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
        """Chance gave a seat one of several things; `chances` are those of all that might have come."""
        self._came[came] += 1
        for thing, chance in chances.items():
            surprise = self._surprise.setdefault(thing, [0.0] * self.seats)
            surprise[seat] += (thing == came) - chance
            self._weight[thing] = self._weight.get(thing, 0.0) + chance * (1 - chance)

    def drawn(self, draws: Sequence[tuple[int, str]], left: Iterable[str]) -> None:
        """Seats drew these cards one after another from a shuffled pile in which others are left."""
        pile = Counter(left)
        size = pile.total()
        for seat, card in reversed(draws):
            pile[card] += 1
            size += 1
            self.lot(seat, card, {thing: number / size for thing, number in pile.items()})

    def used(self, thing: str) -> None:
        self._used[thing] += 1

    def tallies(self, victory: Sequence[float]) -> Tallies:
        """What is kept of a game once it is known who has won which part of it."""
        even = 1 / self.seats
        found: Tallies = {}
        for thing, surprise in sorted(self._surprise.items()):
            pull = sum(each * (part - even) for each, part in zip(surprise, victory))
            found[thing] = [round(pull, 9), round(self._weight[thing], 9), self._came[thing], self._used[thing]]
        return found
