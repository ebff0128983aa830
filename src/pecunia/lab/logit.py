"""Fits weights that predict which of several seats wins from the features of each (a conditional logit). The loss is
convex, so that the same positions always give the same weights. Needs numpy for the matrices."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pecunia.bots.weights import STEPS

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]
ROUNDS = 50  # most rounds of Newton's method, which needs about ten
ENOUGH = 1e-9  # stop when a round improves the loss by a smaller part than this
TENTHS = 10


@dataclass
class Positions:
    """Rows of features. The rows of one position are together, and `starts` has the first of each position. `shares`
    has the part of the victory of each row."""

    rows: Numbers
    starts: Places
    shares: Numbers

    @property
    def count(self) -> int:
        return len(self.starts)


def positions(found: list[tuple[int, list[list[float]], list[float]]]) -> Positions:
    """Make positions from tuples: the step of the game, each seat's features, each seat's part of the victory. Every
    feature becomes two columns, one for its early and one for its late weight."""
    rows: list[list[float]] = []
    shares: list[float] = []
    starts: list[int] = []
    phases: list[float] = []
    for step, features, parts in found:
        starts.append(len(rows))
        rows.extend(features)
        shares.extend(parts)
        phases.extend([step / STEPS] * len(features))
    late = np.array(rows) * np.array(phases)[:, None]
    return Positions(np.hstack([np.array(rows) - late, late]), np.array(starts), np.array(shares))


def fit(known: Positions, prior: Sequence[float], shrink: float) -> list[float]:
    """The weights that make the victories most likely. `shrink` pulls weights that matter little towards the prior."""
    scale = known.rows.std(axis=0)
    scale[scale < 1e-9] = 1.0
    scaled = Positions(known.rows / scale, known.starts, known.shares)
    start = np.array(prior) * scale
    weights = start
    loss = _loss(scaled, weights, start, shrink)
    for _ in range(ROUNDS):
        step = _newton(scaled, weights, start, shrink)
        length = 1.0
        better = _loss(scaled, weights - step, start, shrink)
        while better > loss and length > 1e-6:
            length /= 2
            better = _loss(scaled, weights - length * step, start, shrink)
        weights = weights - length * step
        if loss - better < ENOUGH * loss:
            break
        loss = better
    return [float(weight) for weight in weights / scale]


def chances(known: Positions, weights: Sequence[float] | Numbers) -> Numbers:
    """Each seat's chance to win."""
    scores = known.rows @ np.asarray(weights)
    sizes = np.diff(np.append(known.starts, len(scores)))
    likely = np.exp(scores - np.repeat(np.maximum.reduceat(scores, known.starts), sizes))
    found: Numbers = likely / np.repeat(np.add.reduceat(likely, known.starts), sizes)
    return found


def log_loss(known: Positions, likely: Numbers) -> float:
    """How surprising the victories were, on average over the positions. 0 if all were predicted with certainty."""
    return float(-(known.shares * np.log(np.maximum(likely, 1e-12))).sum() / known.count)


def accuracy(known: Positions, likely: Numbers) -> float:
    """How often the most likely seat has won. If several are equally likely, their average counts."""
    sizes = np.diff(np.append(known.starts, len(likely)))
    best = likely == np.repeat(np.maximum.reduceat(likely, known.starts), sizes)
    right = np.add.reduceat(known.shares * best, known.starts) / np.add.reduceat(best, known.starts)
    return float(right.mean())


def even(known: Positions) -> Numbers:
    """Equal chances for all: the prediction if only the number of players is known."""
    sizes = np.diff(np.append(known.starts, len(known.shares)))
    return np.repeat(1.0 / sizes, sizes)


def calibration(known: Positions, likely: Numbers) -> list[tuple[int, float, float]]:
    """For each tenth of the predicted chance: the number of seats, their mean chance, and the share of them that
    won."""
    tenths = np.minimum((likely * TENTHS).astype(np.int64), TENTHS - 1)
    found = []
    for tenth in range(TENTHS):
        inside = tenths == tenth
        count = int(inside.sum())
        if count:
            found.append((count, float(likely[inside].mean()), float(known.shares[inside].mean())))
        else:
            found.append((0, 0.0, 0.0))
    return found


def _loss(known: Positions, weights: Numbers, prior: Numbers, shrink: float) -> float:
    away = weights - prior
    return log_loss(known, chances(known, weights)) * known.count + shrink / 2 * float(away @ away)


def _newton(known: Positions, weights: Numbers, prior: Numbers, shrink: float) -> Numbers:
    likely = chances(known, weights)
    slope = known.rows.T @ (likely - known.shares) + shrink * (weights - prior)
    weighed = known.rows * likely[:, None]
    means = np.add.reduceat(weighed, known.starts, axis=0)
    curvature = known.rows.T @ weighed - means.T @ means + shrink * np.eye(len(weights))
    step: Numbers = np.linalg.solve(curvature, slope)
    return step
