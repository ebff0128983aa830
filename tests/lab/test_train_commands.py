"""`pecunia lab train` and `pecunia lab measure` at real tables, small: few decisions, a tiny network."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import jax
import numpy as np
import pytest

from pecunia.cli import main
from pecunia.lab.train import session
from pecunia.lab.train.curves import Curves, read_curves
from pecunia.lab.train.network import Network, Sizes
from pecunia.lab.train.network_file import read_network, write_network
from pecunia.lab.train.strength import layout_of
from pecunia.lab.train.trainer import Plan, Trainer
from tests.commands import pecunia

TINY = Sizes(table=8, player=8, other=4, trunk=16, steps=1, head=4)
FEW = ["--tables", "16", "--steps", "8", "--minibatch", "64", "--workers", "1", "--measured", "0", "--seed", "2"]
ITERATION = 2 * 16 * 8  # two groups of tables
PATIENCE = 100.0  # seconds

Train = Callable[..., int]


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Iterator[Train]:
    """Runs `pecunia lab train` in this process, with a tiny network: one of the usual size takes long to compile."""

    def run(*words: str | int | Path) -> int:
        monkeypatch.setattr(sys, "argv", ["pecunia", "lab", "train", *map(str, words), "--language", "en"])
        with pytest.raises(SystemExit) as ended:
            main()
        assert isinstance(ended.value.code, int)
        return ended.value.code

    monkeypatch.setattr(session, "Request", partial(session.Request, sizes=TINY))
    jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
    yield run
    jax.config.update("jax_disable_most_optimizations", False)  # type: ignore[no-untyped-call]


def measured(name: str, file: Path, *words: str | Path) -> list[dict[str, Any]]:
    """What `pecunia lab measure` says."""
    result = pecunia("lab", "measure", name, file, *words, "--json")
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def untrained(name: str, seed: int, file: Path) -> Path:
    network = Network(layout_of(name), TINY)
    write_network(file, network, network.start(seed), {})
    return file


def test_options_are_drawn_for_every_table(train: Train, tmp_path: Path) -> None:
    """And what has been trained can play."""
    out = tmp_path / "run"
    assert train("non-olet", "--out", out, *FEW, "--decisions", 2 * ITERATION) == 0
    network, vector, meta = read_network(out / "network.npz", layout_of("non-olet"))
    assert (meta["decisions"], meta["seed"], meta["options"]) == (2 * ITERATION, 2, None)
    assert network.sizes == TINY
    assert np.isfinite(vector).all()
    assert not np.array_equal(vector, network.start(2))
    lines = measured("non-olet", out / "network.npz", "--bots", "random,greedy", "--players", "3", "--games", "5")
    assert [(line["bot"], line["options"], line["games"]) for line in lines] == [
        ("random", {"players": 3}, 6),  # every deal from every seat
        ("greedy", {"players": 3}, 6),
    ]
    assert all(0 <= line["low"] <= line["share"] <= line["high"] <= 1 for line in lines)


def test_a_training_goes_on_from_its_folder(train: Train, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With stated options, which hold for all tables."""
    out = tmp_path / "run"
    more = ["olet", "--out", out, *FEW, "--players", 3, "--decisions"]
    assert train(*more, 2 * ITERATION) == 0
    assert str(out) in capsys.readouterr().out
    _network, first, meta = read_network(out / "network.npz", layout_of("olet"))
    assert (meta["decisions"], meta["options"]) == (2 * ITERATION, {"players": 3})
    assert train(*more, 4 * ITERATION, "--resume", out) == 0
    _network, second, meta = read_network(out / "network.npz", layout_of("olet"))
    assert meta["decisions"] == 4 * ITERATION
    assert not np.array_equal(first, second)
    learning = [line for line in read_curves(out) if line["kind"] == "learning"]
    assert [line["decisions"] for line in learning] == [2 * ITERATION, 4 * ITERATION]
    assert all(0 < line["entropy"] < 8 and np.isfinite(line["value"]) for line in learning)


def test_a_training_has_an_end(train: Train, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train("olet", "--out", tmp_path / "run") == 2
    assert "--minutes" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_network_against_itself_is_even(tmp_path: Path) -> None:
    """Both choose the best moves they know, so the games from both seats of a deal are one game."""
    file = untrained("olet", 1, tmp_path / "one.npz")
    (line,) = measured("olet", file, "--bots", file, "--players", "2", "--games", "8")
    assert (line["games"], line["share"]) == (8, 0.5)


def test_measures_beside_a_training(tmp_path: Path) -> None:
    """Another process measures the averaged network, and its lines come into the curves."""
    request = session.Request("olet", {"players": 2}, tmp_path, None, Plan(decisions=1), measured=4, sizes=TINY)
    network = Network(layout_of("olet"), TINY)
    trainer = SimpleNamespace(averaged=network.start(1), progress=SimpleNamespace(decisions=77))
    aside, curves = session.Aside(request, network), Curves(tmp_path)
    until = time.monotonic() + PATIENCE
    try:
        while not (lines := read_curves(tmp_path)) and time.monotonic() < until:
            aside(cast("Trainer", trainer), curves)
            time.sleep(0.02)
    finally:
        aside.close()
        curves.close()
    assert [(line["kind"], line["decisions"], line["bot"], line["options"], line["games"]) for line in lines] == [
        ("match", 77, "greedy", {"players": 2}, 4)
    ]
    assert lines[0]["share"] < 0.5  # it knows nothing yet
