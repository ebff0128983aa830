"""Floats to integers: weights of eight bits with a scale for each output, activations of eight bits with a scale for
each layer.

The first layers are small and decide what the rest can tell apart, so their weights have a second term for what the
first one rounds away: sixteen bits in all. So have the last layers, which make the scores.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from pecunia.lab.ship.ranges import Ranges
from pecunia.lab.train import network as trained
from pecunia.lab.train.network import Floats
from pecunia.network.parts import FULL, LOGIT, Block, Head, Layer, Network, Number, Residual, Squeeze, Term
from pecunia.network.stored import numbers_of
from pecunia.observers import layout as observed

WEIGHT: Final = 127
SCALE: Final = 1 << 20  # scales are at most this: their rounding is then too small to matter
STATE: Final = 1 << 20  # the largest number seen in the sum of the trunk
FINE: Final = 2  # terms for weights of sixteen bits


class Quantiser:
    def __init__(self, network: trained.Network, parameters: dict[str, Floats], rows: NDArray[np.uint8]) -> None:
        self.trained = network
        self.parameters = parameters
        self.ranges = Ranges(network, parameters, rows)
        sums = [f"res.{step}.in" for step in range(network.sizes.steps)] + ["last"]
        self.state = max(self.ranges.highest.get(name, 1e-3) for name in sums) / STATE  # the unit of the trunk's sum

    def network(self) -> Network:
        layout = self.trained.layout
        blocks = [self._block(block) for block in layout.blocks]
        players = [block.name for block in blocks].index(observed.PLAYER)
        network = Network(layout.title, layout.version, layout.hash, blocks, layout.moves.table, players)
        network.trunk = self._trunk(blocks)
        for step in range(self.trained.sizes.steps):
            name = f"res.{step}"
            inner = self._layer([(f"{name}.w1", f"{name}.in")], f"{name}.b1", self.ranges.unit(f"{name}.inner"))
            outer = self._layer([(f"{name}.w2", f"{name}.inner")], f"{name}.b2", self.state)
            network.residuals.append(Residual(self._squeeze(f"{name}.in"), inner, outer))
        network.last = self._squeeze("last")
        network.slot_head = self._layer([("head.slots.w", "last")], "head.slots.b", 1 / LOGIT, FINE)
        network.value_head = self._head("value", observed.PLAYER)
        return network

    def _block(self, block: observed.Block) -> Block:
        numbers = block_numbers(self.trained.inputs[block.name])
        name = f"block.{block.name}"
        units = self.trained.inputs[block.name].factor / gains(numbers)
        weights = self.parameters[f"{name}.w1"] * units[:, None]
        made = Block(block.name, block.count, block.offset, block.size, numbers)
        unit = self.ranges.unit(f"{block.name}.first")
        made.first = make_layer([(0, weights)], self.parameters[f"{name}.b1"], unit, FINE)
        unit = self.ranges.unit(f"{block.name}.second")
        made.second = self._layer([(f"{name}.w2", f"{block.name}.first")], f"{name}.b2", unit)
        made.verbs = self.trained.moves.verbs.get(block.name, 0)
        if made.verbs:
            made.head = self._head(f"head.{block.name}", block.name)
        return made

    def _trunk(self, blocks: list[Block]) -> Layer:
        """The trunk has a term for each block, because each has a unit of its own."""
        weights = self.parameters["trunk.w"]
        terms = []
        start = 0
        for number, block in enumerate(blocks):
            size = block.count * len(block.second.offsets)
            terms.append((number, weights[start : start + size] * self.ranges.unit(f"{block.name}.second")))
            start += size
        return make_layer(terms, self.parameters["trunk.b"], self.state)

    def _head(self, name: str, block: str) -> Head:
        inputs = [(f"{name}.a", "last"), (f"{name}.b", f"{block}.second")]
        inner = self._layer(inputs, f"{name}.c", self.ranges.unit(f"{name}.inner"))
        return Head(inner, self._layer([(f"{name}.w", f"{name}.inner")], f"{name}.bias", 1 / LOGIT, FINE))

    def _layer(self, inputs: list[tuple[str, str]], bias: str, unit: float, fine: int = 1) -> Layer:
        """A layer from the names of its weights, each with the name of the activations that it takes."""
        terms = [(at, self.parameters[name] * self.ranges.unit(source)) for at, (name, source) in enumerate(inputs)]
        return make_layer(terms, self.parameters[bias], unit, fine)

    def _squeeze(self, name: str) -> Squeeze:
        ratio = self.state / self.ranges.unit(name)
        shift = shift_for(ratio)
        return Squeeze(round(ratio * 2**shift), shift)


def block_numbers(inputs: trained.Inputs) -> list[Number]:
    """The bytes of an entity as inputs. An amount is multiplied so that it uses most of an activation's range."""
    shapes = []
    for offset, is_choice, highest in inputs.numbers:
        gain = 0 if is_choice else max(FULL // max(highest, 1), 1)
        shapes.append((offset, gain, highest))
    return numbers_of(shapes)


def gains(numbers: list[Number]) -> NDArray[np.float64]:
    """How many steps of an activation one step of each input makes."""
    found: list[int] = []
    for number in numbers:
        found += [number.gain] if number.gain else [FULL] * (number.highest + 1)
    return np.array(found, np.float64)


def make_layer(terms: list[tuple[int, NDArray[np.floating]]], bias: Floats, unit: float, fine: int = 1) -> Layer:
    """A layer whose outputs come in steps of `unit`. The weights are for inputs in steps of one activation."""
    parts: list[tuple[int, NDArray[np.int8], NDArray[np.float64]]] = []
    for source, weights in terms:
        left = weights.astype(np.float64)
        for term in range(fine):
            most = np.abs(left).max(axis=0)
            scales = np.where(most > 0, most / WEIGHT, 1e-30)
            whole = np.rint(left / scales)
            parts.append((source, whole.astype(np.int8), scales / unit))
            left = left - whole * scales
    shift = shift_for(max(float(ratios.max()) for source, whole, ratios in parts))
    made = [
        Term(source, len(whole), np.rint(ratios * 2.0**shift).astype(np.int64).tolist(), whole.tobytes())
        for source, whole, ratios in parts
    ]
    half = (1 << shift) >> 1
    return Layer(made, [round(float(number) / unit * 2.0**shift) + half for number in bias], shift)


def shift_for(ratio: float) -> int:
    """How far a scale is shifted so that it is an integer of about 20 bits."""
    return min(max(int(np.floor(np.log2(SCALE / ratio))), 0), 40)
