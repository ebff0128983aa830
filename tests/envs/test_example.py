"""The training example: its gradients and gains are right, and it learns."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from examples.curve import draw, interval
from examples.network import CLIP, ENTROPY, VALUE, Eyes, Floats, Lesson, Network
from examples.ppo import LAMBDA, gains

ROOT = Path(__file__).parents[2]


def test_eyes_see_every_value_of_a_number() -> None:
    eyes = Eyes(np.array([2, 255, 1], np.uint8))
    assert eyes.size == 3 + 2 + 2
    assert eyes(np.array([[1, 0, 1], [2, 32, 0]], np.uint8))[:, :6].tolist() == [[0, 1, 0, 0, 1, 0], [0, 0, 1, 1, 0, 1]]


def loss(network: Network, lesson: Lesson) -> float:
    """The loss that `learn` should reduce, as in the paper on PPO."""
    x, legal, taken, before, gain, goal = lesson
    logs, value = network.answer(x, legal)
    ratio = np.exp(logs[np.arange(len(x)), taken] - before)
    bounded = np.minimum(ratio * gain, np.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -(np.exp(logs) * np.where(legal, logs, 0)).sum(axis=1)
    return float((-bounded - ENTROPY * entropy + VALUE / 2 * (value - goal) ** 2).mean())


@pytest.mark.parametrize("name", ["w1", "b1", "w2", "b2", "wpolicy", "bpolicy", "wvalue", "bvalue"])
def test_gradients_are_those_of_the_loss(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = np.random.default_rng(5)
    network = Network(7, 5, luck)
    network.weights = {key: luck.standard_normal(each.shape) / 4 for key, each in network.weights.items()}
    legal = luck.random((40, 5)) < 0.6
    legal[:, 2] = True
    x = luck.standard_normal((40, 7))
    before = network.answer(x, legal)[0][:, 2] + luck.normal(scale=0.3, size=40)  # some are clipped
    lesson = Lesson(x, legal, np.full(40, 2), before, luck.standard_normal(40), luck.uniform(-1, 1, 40))
    found: dict[str, Floats] = {}
    monkeypatch.setattr(network, "_step", lambda slopes, rate: found.update(slopes))
    network.learn(lesson, 0.1)
    weights, step = network.weights[name], 1e-5
    for index in list(np.ndindex(weights.shape))[:: max(weights.size // 12, 1)]:
        kept = weights[index]
        weights[index] = kept + step
        above = loss(network, lesson)
        weights[index] = kept - step
        below = loss(network, lesson)
        weights[index] = kept
        assert found[name][index] == pytest.approx((above - below) / (2 * step), rel=1e-3, abs=1e-7)


def test_gains_follow_the_decisions_of_each_seat() -> None:
    """Seat 0 decides twice, with seat 1 in between, and wins. Then seat 1 decides in a game that is not over yet."""
    seats = np.array([[0], [1], [0], [1]])
    ended = np.array([[False], [False], [True], [False]])
    won = np.zeros((4, 1, 2))
    won[2, 0] = [1, -1]
    value = np.array([[0.1], [-0.2], [0.4], [0.3]])
    found = gains(seats, ended, won, value, np.array([[-0.25, 0.5]]))
    last = 1 - 0.4
    assert found[:, 0].tolist() == pytest.approx([0.4 - 0.1 + LAMBDA * last, -1 + 0.2, last, 0.5 - 0.3])


def test_a_curve_is_an_image_with_a_line_for_each_opponent() -> None:
    picture = draw("Games <won>", {"random": [(0, 5, 5), (100, 10, 0)], "greedy": [(0, 0, 10), (100, 6, 4)]})
    tags = [each.tag.rpartition("}")[2] for each in ElementTree.fromstring(picture).iter()]
    assert tags.count("polyline") == tags.count("polygon") == 2
    assert interval(0, 0) == (0, 1)
    low, high = interval(600, 400)
    assert (low, high) == pytest.approx((0.569, 0.630), abs=0.001)


def test_it_learns_to_beat_random(tmp_path: Path) -> None:
    """That takes seconds. Beating `greedy` takes minutes, so the command says that it is not beaten yet."""
    few = ["--lessons", "300", "--decisions", "16384", "--every", "16384", "--games", "100", "--final", "20"]
    command = [sys.executable, "-m", "examples.ppo", *few, "--folder", str(tmp_path)]
    alone = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # other tests run beside it
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=alone)
    assert done.returncode == 1, done.stderr
    assert "against greedy" in done.stdout.splitlines()[-1]
    points = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert [point[0] for point in points["random"]] == [0, 0, 16384]
    assert points["random"][0][1] < 50 < 80 < points["random"][-1][1]
    assert (tmp_path / "curve.svg").stat().st_size > 1000
    assert np.load(tmp_path / "network.npz")["wvalue"].shape[1] == 1
