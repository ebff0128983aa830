"""How large the activations of a trained network get, measured on rows that came up in games."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pecunia.lab.train.network import Floats, Network
from pecunia.network.parts import FULL

SAMPLE: Final = 4000  # activations of a layer that are kept from one batch
BATCH: Final = 512
CUTS: Final = np.linspace(0.3, 1.0, 29)  # where the largest activations may be cut off, as parts of the highest


class Ranges:
    """Watches a network through its matrix products: the inputs of a product are the activations of a layer."""

    def __init__(self, network: Network, parameters: dict[str, Floats], rows: NDArray[np.uint8]) -> None:
        self.network = network
        self.highest: dict[str, float] = {}
        self._seen: dict[str, list[Floats]] = {}
        self._units: dict[str, float] = {}
        self._names = {id(weights): name for name, weights in parameters.items()}
        self._dice = np.random.default_rng(1)
        for start in range(0, len(rows), BATCH):
            network.judge(np, parameters, rows[start : start + BATCH], self._dot)

    def unit(self, name: str) -> float:
        """What one step of the activations of a layer stands for. A larger step cuts off fewer of the largest ones, a
        smaller step rounds the others less: the squared error decides."""
        if name not in self._units:
            self._units[name] = self._best_unit(name)
        return self._units[name]

    def _best_unit(self, name: str) -> float:
        if name not in self._seen:  # never above 0
            return 1.0
        numbers = np.concatenate(self._seen[name]).astype(np.float64)
        units = self.highest[name] * CUTS / FULL
        errors = [np.square(np.clip(np.rint(numbers / unit), 0, FULL) * unit - numbers).sum() for unit in units]
        return float(units[int(np.argmin(errors))])

    def _dot(self, inputs: Any, weights: Any) -> Any:
        name = self._names[id(weights)]
        if name == "trunk.w":
            start = 0
            for block in self.network.layout.blocks:
                size = block.count * self.network.sizes.of(block.name)
                self._watch(f"{block.name}.second", inputs[:, start : start + size])
                start += size
        else:
            self._watch(activations_before(name), inputs)
        return inputs @ weights

    def _watch(self, name: str, numbers: Floats) -> None:
        positive = numbers[numbers > 0]
        if name and len(positive):
            self.highest[name] = max(self.highest.get(name, 0.0), float(positive.max()))
            sample = self._dice.choice(positive, min(SAMPLE, len(positive)), replace=False)
            self._seen.setdefault(name, []).append(sample)


def activations_before(weights: str) -> str:
    """The name of the activations that a matrix takes; empty for those that are watched elsewhere."""
    layer, _, kind = weights.rpartition(".")
    if layer.startswith("block."):
        return f"{layer.removeprefix('block.')}.first" if kind == "w2" else ""
    if layer == "head.slots":
        return "last"
    return {"w1": f"{layer}.in", "w2": f"{layer}.inner", "w": f"{layer}.inner"}.get(kind, "")
