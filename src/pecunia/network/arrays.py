"""A network with NumPy: many rows at once.

Matrices of float32 are multiplied fastest. They are exact here, because all numbers are whole and no sum exceeds 2²⁴:
where one could, the matrix is cut into parts. Everything else is done with 64-bit integers.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pecunia.network.parts import FULL, Block, Head, Layer, Network, Squeeze, Term

EXACT: Final = 1 << 24  # float32 has all whole numbers up to here
Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


class ArrayTerm:
    def __init__(self, term: Term, outputs: int) -> None:
        self.source = term.source
        self.scales: Whole = np.array(term.scales, np.int64)
        weights = np.frombuffer(term.weights, np.int8).reshape(term.inputs, outputs)
        self.parts = [(cut, weights[cut].astype(np.float32)) for cut in exact_parts(weights)]

    def products(self, inputs: Floats) -> Whole:
        found = [(inputs[:, cut] @ weights).astype(np.int64) for cut, weights in self.parts]
        return np.sum(found, axis=0) if len(found) > 1 else found[0]

    def products_of_alike(self, inputs: Floats) -> Whole:
        """The same, quicker if most inputs are the same in all rows: these are multiplied only once."""
        found: Any = 0
        for cut, weights in self.parts:
            part = inputs[:, cut]
            differ = np.flatnonzero((part != part[0]).any(axis=0))
            same = part[:1].copy()
            same[0, differ] = 0
            found = found + (same @ weights + part[:, differ] @ weights[differ]).astype(np.int64)
        whole: Whole = found
        return whole


def exact_parts(weights: NDArray[np.int8]) -> list[slice]:
    """Cut the inputs so that no sum of products can exceed what float32 has exactly."""
    sums = np.abs(weights.astype(np.int64)) * FULL
    parts: list[slice] = []
    start = 0
    while start < len(sums):
        most = np.cumsum(sums[start:], axis=0).max(axis=1)
        size = int(np.searchsorted(most, EXACT, side="right"))
        parts.append(slice(start, start + size))
        start += size
    return parts


class ArrayLayer:
    def __init__(self, layer: Layer) -> None:
        outputs = len(layer.offsets)
        self.terms = [ArrayTerm(term, outputs) for term in layer.terms]
        self.offsets: Whole = np.array(layer.offsets, np.int64)
        self.shift = layer.shift

    def sums(self, source: int, inputs: Floats) -> Whole:
        """What one input of the layer adds, before the shift."""
        return sum(term.products(inputs) * term.scales for term in self.terms if term.source == source)  # type: ignore[return-value]

    def numbers(self, inputs: Floats) -> Whole:
        return self.shifted(self.sums(0, inputs))

    def shifted(self, sums: Whole) -> Whole:
        return (sums + self.offsets) >> self.shift


class ArrayHead:
    def __init__(self, head: Head) -> None:
        self.inner = ArrayLayer(head.inner)
        self.out = ArrayLayer(head.out)

    def scores(self, trunk: Floats, entities: Floats) -> Whole:
        """By row, entity and verb."""
        rows, count, width = entities.shape
        own = self.inner.sums(1, entities.reshape(rows * count, width)).reshape(rows, count, -1)
        inner = activations(self.inner.shifted(own + self.inner.sums(0, trunk)[:, None]))
        return self.out.numbers(inner.reshape(rows * count, -1)).reshape(rows, count, -1)


class ArrayBlock:
    def __init__(self, block: Block) -> None:
        self.block = block
        self.first = ArrayLayer(block.first)
        self.second = ArrayLayer(block.second)
        self.head = None if block.head is None else ArrayHead(block.head)
        amounts = [number for number in block.numbers if number.gain]
        choices = [number for number in block.numbers if not number.gain]
        self.inputs = block.first.terms[0].inputs
        self.amounts = [np.array([getattr(each, name) for each in amounts], np.int64) for name in PARTS]
        self.choices = [np.array([getattr(each, name) for each in choices], np.int64) for name in PARTS]

    def entities(self, rows: NDArray[np.uint8]) -> Floats:
        """The activations of all entities, by row and entity."""
        block = self.block
        size = block.count * block.size
        content = rows[:, block.offset : block.offset + size].reshape(-1, block.size)
        content, where = distinct(content)
        found: Floats = np.zeros((len(content), self.inputs), np.float32)
        offsets, highest, gains, firsts = self.amounts
        found[:, firsts] = np.minimum(content[:, offsets], highest) * gains
        offsets, highest, gains, firsts = self.choices
        chosen = firsts + np.minimum(content[:, offsets], highest)
        np.put_along_axis(found, chosen, np.float32(FULL), axis=1)
        active = activations(self.second.numbers(activations(self.first.numbers(found))))
        return active[where].reshape(len(rows), block.count, -1)


def distinct(content: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.intp]]:
    """Every different entity once, and where each one is among them. Tables that are looked at together are much alike:
    of their players, one in twenty is different."""
    whole = np.ascontiguousarray(content).view(np.dtype((np.void, content.shape[1]))).ravel()
    _, first, where = np.unique(whole, return_index=True, return_inverse=True)
    return content[first], where


PARTS: Final = ("offset", "highest", "gain", "first")


class ArrayNetwork:
    """Computes all scores and values of many rows."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.blocks = [ArrayBlock(block) for block in network.blocks]
        self.trunk = ArrayLayer(network.trunk)
        self.residuals = [(each.squeeze, ArrayLayer(each.inner), ArrayLayer(each.outer)) for each in network.residuals]
        self.slot_head = ArrayLayer(network.slot_head)
        self.value_head = ArrayHead(network.value_head)

    def results(self, rows: NDArray[np.uint8]) -> tuple[Whole, Whole]:
        """A score for every slot, and a value for every player, for each row."""
        entities = [block.entities(rows) for block in self.blocks]
        trunk = self._trunk(entities)
        scores = self.slot_head.numbers(trunk)
        first = self.network.table
        for block, active in zip(self.blocks, entities):
            if block.head is not None:
                more = block.head.scores(trunk, active).reshape(len(rows), -1)
                scores[:, first : first + more.shape[1]] += more
                first += more.shape[1]
        values = self.value_head.scores(trunk, entities[self.network.players])[:, :, 0]
        return scores, values

    def _trunk(self, entities: list[Floats]) -> Floats:
        rows = len(entities[0])
        sums: Any = 0
        for number, active in enumerate(entities):
            for term in self.trunk.terms:
                if term.source == number:
                    sums = sums + term.products_of_alike(active.reshape(rows, -1)) * term.scales
        state = self.trunk.shifted(sums)
        for squeeze, inner, outer in self.residuals:
            state = state + outer.numbers(activations(inner.numbers(squeezed(squeeze, state))))
        return squeezed(self.network.last, state)


def squeezed(squeeze: Squeeze, numbers: Whole) -> Floats:
    return activations((numbers * squeeze.scale + squeeze.offset) >> squeeze.shift)


def activations(numbers: Whole) -> Floats:
    return np.clip(numbers, 0, FULL).astype(np.float32)
