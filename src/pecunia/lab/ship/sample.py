"""Rows that come up when a trained network plays against itself, at tables with all kinds of options."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from pecunia.core.chance import Stream, stream_of
from pecunia.lab.train.network import Floats, Network
from pecunia.observers.batch import EVERY_SEAT, Batch, Dealt
from pecunia.titles.registry import title

TABLES: Final = 64
MAX_TURNS: Final = 400
ILLEGAL: Final = np.float32(-1e9)


class Sample:
    """Rows, and for each row which slots are legal. Rows with a single legal slot are left out."""

    def __init__(self, rows: NDArray[np.uint8], legal: NDArray[np.bool_]) -> None:
        self.rows = rows
        self.legal = legal

    def choices(self, scores: NDArray[np.floating] | NDArray[np.int64]) -> NDArray[np.int64]:
        """The best legal slot of each row."""
        best: NDArray[np.int64] = np.where(self.legal, scores, np.iinfo(np.int32).min).argmax(axis=1)
        return best


class Dealer:
    """Deals games with options that the title draws."""

    def __init__(self, name: str, seed: str) -> None:
        self.title = title(name)
        self.seed = seed
        self.stream: Stream = stream_of(f"{seed}.options")
        self.dealt = 0

    def __call__(self, index: int) -> Dealt:
        self.dealt += 1
        options = self.title.lab().variant(self.stream)
        return Dealt(self.title.engine.new(options, f"{self.seed}.{self.dealt}"), self.title.observer(options))


def sample(network: Network, parameters: dict[str, Floats], count: int, seed: str) -> Sample:
    """Let the network play against itself, drawing moves as it likes them, until there are enough rows."""
    layout = network.layout
    batch = Batch(Dealer(layout.title, seed), TABLES, 0, MAX_TURNS, EVERY_SEAT, [], by_slots=True)
    for index in range(TABLES):
        batch.deal(index)
    batch.look()
    luck = np.random.default_rng(1)
    rows: list[NDArray[np.uint8]] = []
    legals: list[NDArray[np.bool_]] = []
    kept = 0
    while kept < count:
        seen = np.frombuffer(batch.rows.getvalue(), np.uint8).reshape(TABLES, -1)
        counts = np.frombuffer(batch.counts.getvalue(), "<i2")
        legal = np.zeros((TABLES, layout.moves.slots), np.bool_)
        legal[np.repeat(np.arange(TABLES), counts), np.frombuffer(batch.slots.getvalue(), "<i2")] = True
        scores, _ = network.judge(np, parameters, seen, np.matmul)
        drawn = np.where(legal, scores + luck.gumbel(size=scores.shape), ILLEGAL).argmax(axis=1)
        rows.append(seen[counts > 1])
        legals.append(legal[counts > 1])
        kept += len(rows[-1])
        batch.step_slots(drawn.tolist())
    return Sample(np.concatenate(rows)[:count], np.concatenate(legals)[:count])
