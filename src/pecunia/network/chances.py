"""Chances from logits, without floats that could differ from machine to machine: powers of e are looked up in tables of
integers. Only the last division makes floats, and every machine rounds a division in the same way."""

from typing import Final

from pecunia.core.chance import WORD, Stream
from pecunia.network.parts import LOGIT

BITS: Final = 30
ONE: Final = 1 << BITS
FINE_BITS: Final = 60
MAX_LOGITS: Final = 24  # logits: beyond this, e to the minus is less than the tables can hold
DRAWN: Final = 14  # bits of a weight when a move is drawn


def _powers(step: int, count: int) -> list[int]:
    """The powers of a number that has FINE_BITS bits behind the point, from 0 on, with BITS bits."""
    found: list[int] = []
    power = 1 << FINE_BITS
    for number in range(count):
        found.append(power >> (FINE_BITS - BITS))
        power = power * step >> FINE_BITS
    return found


def _small_step() -> int:
    """e to the minus 1 / LOGIT, by its series."""
    total = 0
    part = 1 << FINE_BITS
    for number in range(1, 10):
        total += part
        part = -part // (LOGIT * number)
    return total


SMALL: Final[list[int]] = _powers(_small_step(), LOGIT + 1)
LARGE: Final[list[int]] = _powers(SMALL[LOGIT] << (FINE_BITS - BITS), MAX_LOGITS + 1)


def weight(below: int) -> int:
    """e to the minus (below / LOGIT), times ONE."""
    if below >= MAX_LOGITS * LOGIT:
        return 0
    return LARGE[below // LOGIT] * SMALL[below % LOGIT] >> BITS


def shares(logits: list[int]) -> list[float]:
    """The softmax: positive numbers that add up to 1."""
    most = max(logits)
    weights = [weight(most - logit) for logit in logits]
    total = sum(weights)
    return [each / total for each in weights]


def draw(logits: list[int], temperature: int, stream: Stream) -> int:
    """An index, drawn by the softmax at a temperature in hundredths. At 0 it is the first of the highest."""
    most = max(logits)
    if temperature == 0:
        return logits.index(most)
    weights = [weight((most - logit) * 100 // temperature) >> (BITS - DRAWN) for logit in logits]
    total = sum(weights)
    while total > WORD:  # what a stream can draw at once
        weights = [each >> 1 for each in weights]
        total = sum(weights)
    left = stream.below(total)
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0:
            return index
    return logits.index(most)
