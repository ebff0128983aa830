"""A small neural network in NumPy: its inputs, its outputs, and how it learns (PPO, written by hand)."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]

HIDDEN = 256
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5  # PPO: how far a lesson may go; weights of entropy and value in the loss
LONGEST_STEP = 0.5
MEAN, SQUARE = 0.9, 0.999  # Adam
NEVER = np.float32(-1e9)


class Eyes:
    """Turns an observation into inputs of the network: small numbers as a flag for each value, large ones on two
    scales."""

    FLAGS = 10  # numbers that never exceed this are small

    def __init__(self, highest: NDArray[np.uint8]) -> None:
        small = np.flatnonzero(highest <= self.FLAGS)
        self.large = np.flatnonzero(highest > self.FLAGS)
        self.place = np.concatenate([np.full(highest[number] + 1, number) for number in small])
        self.value = np.concatenate([np.arange(highest[number] + 1) for number in small])
        self.size = len(self.place) + 2 * len(self.large)

    def __call__(self, seen: NDArray[np.uint8]) -> Floats:
        flags = (seen[:, self.place] == self.value).astype(np.float32)
        large = seen[:, self.large].astype(np.float32)
        return np.concatenate([flags, large / 32, np.log1p(large) / 4], axis=1)


class Lesson(NamedTuple):
    """Decisions to learn from: what was seen, which actions were legal, and which was taken; the logarithm of its
    probability `before`, what it gained, and what the value should have been."""

    x: Floats
    legal: Flags
    taken: Numbers
    before: Floats
    gain: Floats
    goal: Floats

    def part(self, rows: Numbers) -> "Lesson":
        x, legal, taken, before, gain, goal = self
        return Lesson(x[rows], legal[rows], taken[rows], before[rows], gain[rows], goal[rows])


class Network:
    """Two hidden layers, and two outputs: the probability of each action, and a prediction of who is going to win."""

    def __init__(self, inputs: int, actions: int, luck: np.random.Generator) -> None:
        layers = {"1": (inputs, HIDDEN, 2.0), "2": (HIDDEN, HIDDEN, 2.0), "policy": (HIDDEN, actions, 0.01)}
        self.weights: dict[str, Floats] = {}
        for name, (rows, columns, scale) in {**layers, "value": (HIDDEN, 1, 0.1)}.items():
            spread = np.sqrt(scale / rows)
            self.weights["w" + name] = (luck.standard_normal((rows, columns)) * spread).astype(np.float32)
            self.weights["b" + name] = np.zeros(columns, np.float32)
        self.mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, x: Floats, legal: Flags) -> tuple[Floats, Floats, Floats, Floats]:
        """Both hidden layers, the logarithm of each action's probability, and the value from -1 to 1."""
        w = self.weights
        first = np.maximum(x @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        logs = np.where(legal, second @ w["wpolicy"] + w["bpolicy"], NEVER)
        logs -= logs.max(axis=1, keepdims=True)
        logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
        return first, second, logs, np.tanh(second @ w["wvalue"] + w["bvalue"])[:, 0]

    def answer(self, x: Floats, legal: Flags) -> tuple[Floats, Floats]:
        return self.forward(x, legal)[2:]

    def learn(self, lesson: Lesson, rate: float) -> None:
        """One step of learning: actions that brought a gain become more likely, as far as PPO allows, and the value
        moves closer to the goal."""
        x, legal, taken, before, gain, goal = lesson
        first, second, logs, value = self.forward(x, legal)
        rows = np.arange(len(x))
        ratio = np.exp(logs[rows, taken] - before)
        bound = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        # Derivatives of the loss: by the logarithm of the taken action's probability, by the logits, by the value.
        pull = np.where(bound, 0, -gain * ratio)[:, None]
        chance = np.exp(logs)
        known = np.where(legal, logs, 0)
        to_logits = chance * (ENTROPY * (known - (chance * known).sum(axis=1, keepdims=True)) - pull)
        to_logits[rows, taken] += pull[:, 0]
        to_value = (VALUE * (value - goal) * (1 - value**2))[:, None]
        w = self.weights
        to_second = (to_logits @ w["wpolicy"].T + to_value @ w["wvalue"].T) * (second > 0)
        to_first = (to_second @ w["w2"].T) * (first > 0)
        layers = {
            "policy": (second, to_logits),
            "value": (second, to_value),
            "2": (first, to_second),
            "1": (x, to_first),
        }
        slopes: dict[str, Floats] = {}
        for name, (below, above) in layers.items():
            slopes["w" + name] = below.T @ above / len(x)
            slopes["b" + name] = above.mean(axis=0)
        self._step(slopes, rate)

    def _step(self, slopes: dict[str, Floats], rate: float) -> None:
        """A step of Adam, with the gradient clipped to a maximum length."""
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope * min(1.0, LONGEST_STEP / (length + 1e-9))
            self.mean[name] += (1 - MEAN) * (slope - self.mean[name])
            self.square[name] += (1 - SQUARE) * (slope**2 - self.square[name])
            steady = self.mean[name] / (1 - MEAN**self.steps)
            scale = np.sqrt(self.square[name] / (1 - SQUARE**self.steps)) + 1e-5
            self.weights[name] -= np.float32(rate) * steady / scale
