"""The review of a game for four takes less than a minute on two cores. The test judges every eighth decision, and
measures processor time, so that other programs on this machine do not count."""

import time
from pathlib import Path

import pytest

import pecunia.bots.verdict
from pecunia.games import from_record
from pecunia.review.judging import decisions_of, judged_at, tries_for

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY = 8
CORES = 2
SECONDS = 60.0
SLOW_MACHINE = 1.5  # rented machines have had half the speed of a laptop on some days
COMPILED = not pecunia.bots.verdict.__file__.endswith(".py")
UNCOMPILED = 40  # how many times longer it may take if the code is not compiled


@pytest.mark.parametrize("name", ["2016-4-players", "modules-all-4-players", "olet-4-players"])
def test_a_game_of_four_is_reviewed_within_a_minute(name: str) -> None:
    game, _ = from_record((GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8"))
    numbers = decisions_of(game)
    sample = numbers[::EVERY]
    began = time.process_time()
    for number in sample:
        assert list(judged_at(game, tries_for(game), [number]))
    whole = (time.process_time() - began) * len(numbers) / len(sample)
    print(f"{name}: {len(numbers)} decisions, {whole / CORES:.1f} s on {CORES} cores")
    assert whole / CORES < SECONDS * SLOW_MACHINE * (1 if COMPILED else UNCOMPILED)
