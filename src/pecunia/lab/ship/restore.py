"""From the integers that ship back to floats, so that a training can go on from a network whose run was not kept.

The file does not say what one step of an activation stood for in training, and the moves do not depend on it. Here it
is chosen so that the weights of each layer are as large as those that training begins with.
"""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pecunia.lab.ship.quantise import block_numbers, gains
from pecunia.lab.train.checkpoint import Checkpoint
from pecunia.lab.train.network import Floats, Network, Sizes
from pecunia.lab.train.network_file import check_layout
from pecunia.network import parts
from pecunia.network.parts import LOGIT, Layer
from pecunia.network.stored import FIRST_LINE, from_bytes
from pecunia.observers.layout import PLAYER, TABLE, Layout

Units = NDArray[np.float64]


def is_shipped(file: Path) -> bool:
    """Whether this is the file of a network as it ships."""
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(FIRST_LINE)) == FIRST_LINE


def restored(file: Path, layout: Layout) -> Checkpoint:
    """A checkpoint to start from. What the card beside the file says of earlier runs goes into it."""
    shipped = from_bytes(file.read_bytes(), file.name)
    said = {"title": shipped.title, "layout_version": shipped.version, "layout_hash": shipped.layout}
    check_layout(file, said, layout)
    network = Network(layout, sizes_of(shipped))
    vector = Restorer(network, shipped).vector()
    return Checkpoint(network, vector, vector, before=_runs(file.with_suffix(".toml")))


def _runs(card: Path) -> list[dict[str, float]]:
    if not card.is_file():
        return []
    training: dict[str, Any] = tomllib.loads(card.read_text(encoding="utf-8")).get("training", {})
    run = {name: training[name] for name in ("decisions", "seconds") if name in training}
    return [*training.get("before", []), *([run] if run else [])]


def sizes_of(shipped: parts.Network) -> Sizes:
    """The widths of the layers."""
    widths = {block.name: len(block.second.offsets) for block in shipped.blocks}
    others = [width for name, width in widths.items() if name not in (TABLE, PLAYER)]
    return Sizes(
        table=widths[TABLE],
        player=widths[PLAYER],
        other=others[0] if others else Sizes.other,
        trunk=len(shipped.trunk.offsets),
        steps=len(shipped.residuals),
        head=len(shipped.value_head.inner.offsets),
    )


class Restorer:
    def __init__(self, network: Network, shipped: parts.Network) -> None:
        self.network = network
        self.shipped = shipped
        self.found: dict[str, Floats] = {}
        self.usual = network.named(network.start(0))

    def vector(self) -> Floats:
        shipped = self.shipped
        units = [self._block(block) for block in shipped.blocks]
        # The sum of the trunk has one unit: that of its weights. The activations made of it follow.
        trunk = matrices(shipped.trunk, units)
        state = self._unit("trunk.w", np.concatenate(trunk))
        self._keep("trunk.w", "trunk.b", shipped.trunk, np.concatenate(trunk), state)
        for step, part in enumerate(shipped.residuals):
            inner = self._layer(f"res.{step}.w1", f"res.{step}.b1", part.inner, _after(part.squeeze, state))
            [outer] = matrices(part.outer, [inner])
            self._keep(f"res.{step}.w2", f"res.{step}.b2", part.outer, outer, state)
        last = _after(shipped.last, state)
        [slots] = matrices(shipped.slot_head, [last])
        self._keep("head.slots.w", "head.slots.b", shipped.slot_head, slots, 1 / LOGIT)
        for block, unit in zip(shipped.blocks, units):
            if block.head is not None:
                self._head(f"head.{block.name}", block.head, last, unit)
        self._head("value", shipped.value_head, last, units[shipped.players])
        return self.network.vector(np, self.found).astype(np.float32)  # type: ignore[no-any-return]

    def _block(self, block: parts.Block) -> float:
        """Restore the two layers of a block. Returns the unit of its activations."""
        inputs = self.network.inputs[block.name]
        seen = inputs.factor / gains(block_numbers(inputs))
        name = f"block.{block.name}"
        first = self._layer(f"{name}.w1", f"{name}.b1", block.first, seen)
        return self._layer(f"{name}.w2", f"{name}.b2", block.second, first)

    def _head(self, name: str, head: parts.Head, last: float, entity: float) -> None:
        around, own = matrices(head.inner, [last, entity])
        inner = self._unit(f"{name}.a", around)
        self._keep(f"{name}.a", f"{name}.c", head.inner, around, inner)
        self.found[f"{name}.b"] = (own * inner).astype(np.float32)
        [out] = matrices(head.out, [inner])
        self._keep(f"{name}.w", f"{name}.bias", head.out, out, 1 / LOGIT)

    def _layer(self, weights: str, bias: str, layer: Layer, unit: "float | Units") -> float:
        """Restore a layer with one input. Returns the unit of its outputs."""
        [matrix] = matrices(layer, [unit])
        found = self._unit(weights, matrix)
        self._keep(weights, bias, layer, matrix, found)
        return found

    def _unit(self, weights: str, matrix: NDArray[np.float64]) -> float:
        """What one step of the outputs stands for, so that the weights are as large as usual."""
        return float(self.usual[weights].std() / max(matrix.std(), 1e-12))

    def _keep(self, weights: str, bias: str, layer: Layer, matrix: NDArray[np.float64], unit: float) -> None:
        self.found[weights] = (matrix * unit).astype(np.float32)
        half = (1 << layer.shift) >> 1
        offsets = np.array(layer.offsets, np.float64) - half
        self.found[bias] = (offsets / 2.0**layer.shift * unit).astype(np.float32)


def matrices(layer: Layer, units: "list[float] | list[Units] | list[float | Units]") -> list[NDArray[np.float64]]:
    """The weights of each input of a layer, for outputs in steps of one. `units` are the steps of the inputs."""
    found: list[NDArray[np.float64]] = []
    for source, unit in enumerate(units):
        terms = [term for term in layer.terms if term.source == source]
        outputs = len(layer.offsets)
        total = np.zeros((terms[0].inputs, outputs))
        for term in terms:
            whole = np.frombuffer(term.weights, np.int8).reshape(term.inputs, outputs)
            total += whole * (np.array(term.scales) / 2.0**layer.shift)
        found.append(total / np.reshape(unit, (-1, 1)))
    return found


def _after(squeeze: parts.Squeeze, state: float) -> float:
    """The unit of the activations that are made of the trunk's sum."""
    return state * 2.0**squeeze.shift / squeeze.scale
