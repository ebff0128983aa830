"""What a number of games says: a share with its 95 % interval, and the difference in Elo.

The independent units are the blocks: all games played on one deal. Each counts by its mean, whatever its games have in
common. To the blocks that were played one is added that was won and one that was lost, as Agresti and Coull do with
coins; then their mean is taken for normal (Student's quantile where they are few). So the interval is honest for few
blocks, too, and near 0 and 1, where the plain one is too short.
"""

from collections.abc import Sequence
from math import fsum, log10, sqrt
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95
ELO = 400  # ten to one


def interval(blocks: Sequence[float]) -> tuple[float, float]:
    """Where the true share lies, in 95 of 100 matches."""
    widened = [*blocks, 0.0, 1.0]
    middle = fmean(widened)
    reach = student(len(widened) - 1) * sqrt(variance(widened, middle) / len(widened))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution: Fisher's series, right to a hundredth from five on."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def elo(share: float, even: float, games: int) -> float:
    """How much stronger somebody is who wins this share of the games where equals would win the share `even`.

    Nobody is infinitely strong: a share is at least half a game away from nothing and from everything.
    """
    edge = 0.5 / max(games, 1)
    share = min(max(share, edge), 1 - edge)
    return ELO * log10(share / (1 - share) * (1 - even) / even)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float, float]:
    """The sum of the parts over that of the wholes, with its interval; of each block there is one of either."""
    whole = fsum(wholes)
    if not whole:
        return 0.0, 0.0, 0.0
    found = fsum(parts) / whole
    blocks = len(parts)
    if blocks < 2:
        return found, found, found
    squares = fsum((part - found * each) ** 2 for part, each in zip(parts, wholes))
    reach = student(blocks - 1) * sqrt(squares * blocks / (blocks - 1)) / whole
    return found, found - reach, found + reach


def mean(blocks: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the blocks with its interval."""
    return ratio(blocks, [1.0] * len(blocks))
