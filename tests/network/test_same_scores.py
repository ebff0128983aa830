"""Compiled loops, plain Python and NumPy give the same integers."""

from random import Random
from typing import Any

import numpy as np
import pytest

from pecunia.network.arrays import EXACT, ArrayNetwork, exact_parts
from pecunia.network.loops import LoopNetwork
from pecunia.network.parts import FULL, Network
from pecunia.network.plain import PlainNetwork
from tests.network.random_network import random_network, random_row

SIZES: list[dict[str, Any]] = [
    {"seed": 1},
    {"seed": 2, "width": 61, "hidden": 127, "residuals": 3},
    {"seed": 3, "residuals": 0, "spaces": 1},
    {"seed": 4, "extreme": True, "hidden": 90},
]


def compare(network: Network, rows: list[bytes]) -> set[int]:
    """Compare all scores and values of the rows. Returns the scores that came up."""
    loops, plain = LoopNetwork(network), PlainNetwork(network)
    scores, values = ArrayNetwork(network).results(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
    slots = list(range(network.slots))
    players = network.blocks[network.players].count
    for row, row_scores, row_values in zip(rows, scores.tolist(), values.tolist()):
        one, other = loops.result(row, slots, players), plain.result(row, slots, players)
        assert one.scores == other.scores == row_scores
        assert one.values == other.values == row_values
    return set(scores.flatten().tolist())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["seed"]))
def test_all_three_give_the_same_scores(size: dict[str, Any]) -> None:
    network = random_network(**size)
    dice = Random(size["seed"])
    seen = compare(network, [random_row(dice, network) for row in range(12)])
    assert len(seen) > 100  # the rows differ, and the network has not just saturated


def test_only_the_slots_that_were_asked_for_are_scored() -> None:
    network = random_network(5)
    row = random_row(Random(5), network)
    everything = PlainNetwork(network).result(row, list(range(network.slots)), 4)
    some = [network.slots - 1, 0, 12, 3, 10]
    for way in (LoopNetwork(network), PlainNetwork(network)):
        result = way.result(row, some, 2)
        assert result.scores == [everything.scores[slot] for slot in some]
        assert result.values == everything.values[:2]


def test_one_row_does_not_change_the_next() -> None:
    """Both ways keep things between rows: buffers, and entities that came up before."""
    network = random_network(6)
    dice = Random(6)
    rows = [random_row(dice, network) for row in range(3)]
    slots = list(range(network.slots))
    for way in (LoopNetwork, PlainNetwork):
        used = way(network)
        for row in rows + rows[::-1]:
            assert used.result(row, slots, 4).scores == way(network).result(row, slots, 4).scores


def test_large_sums_are_cut_where_float32_would_round() -> None:
    weights = np.full((2000, 3), 127, np.int8)
    weights[:, 1] = -1
    parts = exact_parts(weights)
    assert [part.start for part in parts[1:]] == [part.stop for part in parts[:-1]]
    assert (parts[0].start, parts[-1].stop) == (0, 2000)
    assert len(parts) == 4
    for part in parts:
        assert 127 * FULL * (part.stop - part.start) <= EXACT
