"""Chances from integers: the softmax, and moves drawn by it."""

from math import exp

from pecunia.core.chance import stream_of
from pecunia.network.chances import ONE, draw, shares, weight
from pecunia.network.parts import LOGIT


def test_powers_of_e_are_right_to_eight_digits() -> None:
    for below in (0, 1, 17, LOGIT - 1, LOGIT, 3 * LOGIT + 511, 9 * LOGIT):
        assert abs(weight(below) / ONE - exp(-below / LOGIT)) < 1e-8
    assert weight(1000 * LOGIT) == 0


def test_shares_are_the_softmax() -> None:
    logits = [300, -1500, 2048, 0]
    whole = sum(exp(logit / LOGIT) for logit in logits)
    for share, logit in zip(shares(logits), logits):
        assert abs(share - exp(logit / LOGIT) / whole) < 1e-8
    assert shares([5]) == [1.0]


def test_at_temperature_zero_the_first_of_the_best_is_drawn() -> None:
    stream = stream_of("a")
    assert draw([1, 7, 7, -3], 0, stream) == 1
    assert stream.drawn() == 0


def test_the_temperature_decides_how_often_worse_moves_are_drawn() -> None:
    """Two moves that differ by one logit: e to one at temperature 1, more even when hotter."""
    for temperature, expected in ((50, 0.881), (100, 0.731), (400, 0.562)):
        stream = stream_of("b")
        drawn = [draw([LOGIT, 0], temperature, stream) for number in range(4000)]
        assert abs(drawn.count(0) / 4000 - expected) < 0.03


def test_hundreds_of_moves_can_be_drawn_from() -> None:
    stream = stream_of("c")
    assert len({draw([0] * 3000, 100, stream) for number in range(500)}) > 400
