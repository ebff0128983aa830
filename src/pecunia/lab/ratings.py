"""An Elo rating for each bot of a field, from the results of all pairs (Bradley and Terry's model).

As in a single match, the independent units are the deals, here with the games of all pairs on them. One won deal and
one lost deal are added to each pair. So with two bots, the difference is the same as in their match.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from pecunia.lab.intervals import ELO, student

Pair = tuple[int, int]
Matrix = list[list[float]]
STEPS = 100  # Newton's method needs fewer than ten
LONGEST_STEP = 2.0
NEAR = 1e-12


class Rating:
    """How much stronger a bot is than the mean of the field, with its 95 % interval."""

    def __init__(self, elo: float, low: float, high: float) -> None:
        self.elo = elo
        self.low = low
        self.high = high


def rate(field: int, shares: dict[Pair, dict[int, float]], games: int) -> list[Rating]:
    """Rate a field of this size. `shares` has how much the first of a pair has won on each deal; `games` is how many
    games a pair plays on a deal."""
    played: dict[Pair, float] = {}
    widened: dict[Pair, float] = {}
    counts: dict[Pair, int] = {}
    for pair, won in shares.items():
        edge = 0.5 / (games * len(won))  # nobody is infinitely strong
        played[pair] = min(max(sum(won.values()) / len(won), edge), 1 - edge)
        widened[pair] = (sum(won.values()) + 1) / (len(won) + 2)
        counts[pair] = len(won) + 2
    best = strengths(field, played, counts)
    middle = strengths(field, widened, counts)
    scale = ELO / log(10)
    ratings = []
    for strength, centre, reach in zip(best, middle, _reaches(field, middle, shares, counts)):
        low, high = min(strength, centre - reach), max(strength, centre + reach)
        ratings.append(Rating(scale * strength, scale * low, scale * high))
    return ratings


def strengths(field: int, shares: dict[Pair, float], counts: dict[Pair, int]) -> list[float]:
    """The strengths for which these shares are most likely, as logarithms whose mean is 0."""
    found = [0.0] * field
    for step in range(STEPS):
        slope = [0.0] * field
        for pair, share in shares.items():
            _add(slope, pair, counts[pair] * (share - expected(found, pair)))
        steps = _times(_inverse(_curvature(field, found, counts)), slope)
        length = max(map(abs, steps))
        found = [old + by * min(1.0, LONGEST_STEP / max(length, NEAR)) for old, by in zip(found, steps)]
        if length < NEAR:
            break
    return found


def expected(strengths: Sequence[float], pair: Pair) -> float:
    return 1 / (1 + exp(strengths[pair[1]] - strengths[pair[0]]))


def _reaches(
    field: int, middle: list[float], shares: dict[Pair, dict[int, float]], counts: dict[Pair, int]
) -> list[float]:
    """Half the width of each strength's interval, estimated from how much the deals differ."""
    units: dict[object, list[float]] = {}
    for pair, won in shares.items():
        for unit, share in [*won.items(), ((pair, "won"), 1.0), ((pair, "lost"), 0.0)]:
            _add(units.setdefault(unit, [0.0] * field), pair, share - expected(middle, pair))
    inverse = _inverse(_curvature(field, middle, counts))
    number = max(counts.values())
    moved = [_times(inverse, unit) for unit in units.values()]
    quantile = student(number - 1) * sqrt(number / (number - 1))
    return [quantile * sqrt(sum(by[one] ** 2 for by in moved)) for one in range(field)]


def _add(vector: list[float], pair: Pair, amount: float) -> None:
    vector[pair[0]] += amount
    vector[pair[1]] -= amount


def _curvature(field: int, strengths: list[float], counts: dict[Pair, int]) -> Matrix:
    """The information matrix of the strengths. Only differences of strengths matter; fixing their mean at 0 makes the
    matrix invertible."""
    found = [[1.0] * field for one in range(field)]
    for pair, count in counts.items():
        likely = expected(strengths, pair)
        known = count * likely * (1 - likely)
        for one, other in (pair, pair[::-1]):
            found[one][one] += known
            found[one][other] -= known
    return found


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(entry * number for entry, number in zip(row, vector)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse by Gauss-Jordan elimination. A positive definite matrix needs no pivoting."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        head = rows[column][column]
        rows[column] = [entry / head for entry in rows[column]]
        for number in range(size):
            factor = rows[number][column]
            if number != column:
                rows[number] = [entry - factor * above for entry, above in zip(rows[number], rows[column])]
    return [row[size:] for row in rows]
