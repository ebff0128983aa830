"""What `make bench-envs` says about figures."""

import pytest

from bench.aec import play
from bench.envs import GIN_RUMMY, THEIR_PYTHON_GAME, gymnasium_seat, missed, taken
from bench.other_engines import open_spiel
from pecunia.envs import olet_v0

OURS = {
    "pettingzoo non_olet_v0": 12_000.0,
    "pettingzoo olet_v0": 9_000.0,
    "pettingzoo non_olet_v0, all modules": 9_500.0,
    "open_spiel pecunia_olet": 20_000.0,
    "gymnasium Olet": 1.0,
}


@pytest.mark.parametrize(
    ("gin_rummy", "python_game", "count"), [(900, 20_000, 0), (901, 20_000, 1), (900, 20_001, 1), (2000, 30_000, 2)]
)
def test_the_slowest_of_our_games_is_compared(
    gin_rummy: float, python_game: float, count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = {GIN_RUMMY: gin_rummy, f"open_spiel {THEIR_PYTHON_GAME}": python_game, "rlcard uno": 1e9}
    assert missed(OURS, theirs) == count
    told = capsys.readouterr().out
    assert told.count("MISSED") == count
    assert told.count("reached") == 2 - count
    assert len(told.splitlines()) == 6


def test_every_kind_of_environment_is_played() -> None:
    steps, spent = play(olet_v0.env(), 0.05)
    assert steps > 100
    assert spent >= 0.05
    measured = taken([lambda seconds: open_spiel("pecunia_olet", seconds), lambda seconds: None], 0.05)
    measured.append(gymnasium_seat("Olet", 0.05))
    assert [each.name.split()[0] for each in measured] == ["open_spiel", "gymnasium"]
    assert all(each.per_second > 10 for each in measured)
