"""What a number of games shows: a share with its 95 % interval, and the difference in Elo.

The independent units are the blocks: all games played on one deal. Only the mean of each block counts, so it does not
matter that its games depend on each other. One won block and one lost block are added to those that were played, as
Agresti and Coull do with coins. Then the mean is treated as normal, with Student's quantile for few blocks. So the
interval is also honest for few blocks and near 0 and 1, where the usual one is too short.
"""

from collections.abc import Sequence
from math import fsum, log10, sqrt
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95
ELO = 400  # ten to one


def interval(blocks: Sequence[float]) -> tuple[float, float]:
    """An interval that contains the true share in 95 of 100 matches."""
    widened = [*blocks, 0.0, 1.0]
    middle = fmean(widened)
    reach = student(len(widened) - 1) * sqrt(variance(widened, middle) / len(widened))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution, by Fisher's series. Correct to a hundredth from five degrees of
    freedom on."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def elo(share: float, even: float, games: int) -> float:
    """How much stronger a player is who wins this share of the games, if an equally strong player would win `even`.

    Nobody is infinitely strong: the share is kept at least half a game away from 0 and 1.
    """
    edge = 0.5 / max(games, 1)
    share = min(max(share, edge), 1 - edge)
    return ELO * log10(share / (1 - share) * (1 - even) / even)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float, float]:
    """The sum of the parts divided by the sum of the wholes, with its interval. Each block has one part and one
    whole."""
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
