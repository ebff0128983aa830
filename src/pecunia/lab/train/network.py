"""The network of a title, made from its layout: what its parameters are, and how it judges rows.

    entities of a block     e = relu(W2 relu(W1 f + b1) + b2), shared by all entities of the block
    trunk                   h = W (table, entities …) + b; steps h += W2 relu(W1 relu(h) + b1) + b2; t = relu(h)
    moves                   one score for each slot, linear in t
    moves of an entity      added to that: linear in u = relu(A t + B e + c), shared by all entities of the block
    chances of the players  one score each, linear in relu(A t + B e + c); softmax over those present

The inputs f of an entity follow the order of its fields: an amount divided by the highest one; for a choice, one input
for each alternative, which is 1 for the one that holds and 0 for the others. After these come flags: every amount once
more, as a choice among 0, 1, 2 … and "this many or more". Both the flags and the scores that need not go through
entities make a network learn faster (docs/training.md has figures).
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from math import prod, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pecunia.observers.layout import PLAYER, TABLE, Block, Layout

Array = Any  # of NumPy or of JAX
Params = Mapping[str, Array]
Floats = NDArray[np.float32]
ABSENT = -1e9  # the score of a player who is not there, or of a move that is not legal
SMALL = 16  # amounts up to this need no help
FLAGS = 15  # amounts are also given as choices up to this one
MAX_FLAGGED = 16  # fields with more numbers than this have no flags


@dataclass(frozen=True)
class Sizes:
    """The widths of the layers."""

    table: int = 256
    player: int = 96
    other: int = 32  # entities of other blocks
    trunk: int = 512
    steps: int = 2
    head: int = 64

    def of(self, block: str) -> int:
        return {TABLE: self.table, PLAYER: self.player}.get(block, self.other)

    def plain(self) -> dict[str, int]:
        return asdict(self)


class Number(NamedTuple):
    """A byte of an entity as inputs: an amount is one input, a choice one for each alternative. Higher numbers count as
    the highest."""

    offset: int
    is_choice: bool
    highest: int


def numbers_of(block: Block) -> list[Number]:
    """The numbers of an entity, in the order of the inputs. Long lists of amounts (how many of each card) get no flags:
    they would have more inputs than all the rest."""
    found: list[Number] = []
    flagged: list[Number] = []
    for field in block.fields:
        for offset in range(field.offset, field.offset + field.size):
            found.append(Number(offset, field.choices, field.highest))
            if not field.choices and field.highest > 1 and field.size <= MAX_FLAGGED:
                flagged.append(Number(offset, True, min(field.highest, FLAGS)))
    return found + flagged


class Inputs:
    """How the bytes of an entity become the inputs of the network. `unit` is what we divide amounts by in training.
    Large amounts would hardly be seen if divided by the highest; `stretch` corrects the weights for this when they are
    written to a file."""

    def __init__(self, block: Block) -> None:
        self.numbers = numbers_of(block)
        place: list[int] = []
        value: list[int] = []  # -1 for an amount
        cap: list[int] = []
        unit: list[float] = []
        stretch: list[float] = []
        for offset, is_choice, highest in self.numbers:
            alternatives = highest + 1 if is_choice else 1
            place += [offset] * alternatives
            cap += [highest] * alternatives
            if is_choice:
                value += range(alternatives)
                unit += [1.0] * alternatives
                stretch += [1.0] * alternatives
            else:
                most = max(highest, 1)
                divisor = most if most <= SMALL else sqrt(SMALL * most)
                value.append(-1)
                unit.append(divisor)
                stretch.append(most / divisor)
        self.place = np.array(place, np.int32)
        self.is_choice = np.array(value, np.int32) >= 0
        self.value = np.maximum(np.array(value, np.int32), 0).astype(np.uint8)
        self.cap = np.array(cap, np.uint8)
        self.factor = (1 / np.array(unit)).astype(np.float32)
        self.stretch = np.array(stretch, np.float32)
        self.size = len(place)

    def of(self, xp: Any, entities: Array) -> Array:
        """`entities` are bytes, one entity in each row of the last axis."""
        seen = xp.minimum(entities[..., self.place], self.cap)
        return xp.where(self.is_choice, (seen == self.value).astype(xp.float32), seen.astype(xp.float32) * self.factor)


class Part(NamedTuple):
    """One parameter: an array with these dimensions; its numbers begin at `first` in the vector of all."""

    name: str
    shape: tuple[int, ...]
    first: int
    size: int


class Network:
    """The network of a layout. Its parameters are either arrays by name or one long vector."""

    def __init__(self, layout: Layout, sizes: Sizes) -> None:
        self.layout = layout
        self.sizes = sizes
        self.moves = layout.moves
        self.inputs = {block.name: Inputs(block) for block in layout.blocks}
        self.players = layout.block(PLAYER).count
        self.parts: list[Part] = []
        self.count = 0
        for name, shape in self._shapes():
            self.parts.append(Part(name, shape, self.count, prod(shape)))
            self.count += prod(shape)

    def _shapes(self) -> list[tuple[str, tuple[int, ...]]]:
        sizes, trunk, head = self.sizes, self.sizes.trunk, self.sizes.head
        found: list[tuple[str, tuple[int, ...]]] = []
        joined = 0
        for block in self.layout.blocks:
            width = sizes.of(block.name)
            found += _linear(f"block.{block.name}.w1", f"block.{block.name}.b1", self.inputs[block.name].size, width)
            found += _linear(f"block.{block.name}.w2", f"block.{block.name}.b2", width, width)
            joined += block.count * width
        found += _linear("trunk.w", "trunk.b", joined, trunk)
        for step in range(sizes.steps):
            found += _linear(f"res.{step}.w1", f"res.{step}.b1", trunk, trunk)
            found += _linear(f"res.{step}.w2", f"res.{step}.b2", trunk, trunk)
        found += _linear("head.slots.w", "head.slots.b", trunk, self.moves.slots)
        for block in self.layout.blocks:
            if block.name in self.moves.verbs:
                found += _head(f"head.{block.name}", trunk, sizes.of(block.name), head, self.moves.verbs[block.name])
        return found + _head("value", trunk, sizes.of(PLAYER), head, 1)

    def start(self, seed: int) -> Floats:
        """Parameters to begin with. Residual steps begin small, and the last layers smaller: at first all moves and all
        players have about the same chances."""
        luck = np.random.default_rng(seed)
        vector = np.zeros(self.count, np.float32)
        for part in self.parts:
            if len(part.shape) == 2:
                spread = sqrt(2 / part.shape[0]) * _damped(part.name)
                vector[part.first : part.first + part.size] = luck.normal(0, spread, part.size)
        for block in self.layout.blocks:
            self._start_inputs(block, vector, luck)
        return vector

    def _start_inputs(self, block: Block, vector: Floats, luck: np.random.Generator) -> None:
        """Of the inputs of a choice only one is 1: what counts for the spread are numbers, not inputs."""
        part = next(part for part in self.parts if part.name == f"block.{block.name}.w1")
        numbers = len(self.inputs[block.name].numbers)
        vector[part.first : part.first + part.size] = luck.normal(0, sqrt(2 / max(numbers, 1)), part.size)

    def named(self, vector: Array) -> dict[str, Array]:
        """The parameters by name, out of the vector."""
        return {part.name: vector[part.first : part.first + part.size].reshape(part.shape) for part in self.parts}

    def vector(self, xp: Any, named: Params) -> Array:
        return xp.concatenate([named[part.name].reshape(-1) for part in self.parts])

    def judge(self, xp: Any, params: Params, rows: Array, dot: Callable[[Array, Array], Array]) -> tuple[Array, Array]:
        """The score of every slot, and of every player (clockwise from the own seat; `ABSENT` for one who is not
        there)."""
        games = rows.shape[0]
        seen: dict[str, Array] = {}
        for block in self.layout.blocks:
            entities = rows[:, block.offset : block.offset + block.count * block.size]
            inputs = self.inputs[block.name].of(xp, entities.reshape(games, block.count, block.size))
            name = f"block.{block.name}"
            inner = _relu(xp, dot(inputs, params[f"{name}.w1"]) + params[f"{name}.b1"])
            seen[block.name] = _relu(xp, dot(inner, params[f"{name}.w2"]) + params[f"{name}.b2"])
        joined = xp.concatenate([seen[block.name].reshape(games, -1) for block in self.layout.blocks], 1)
        state = dot(joined, params["trunk.w"]) + params["trunk.b"]
        for step in range(self.sizes.steps):
            inner = _relu(xp, dot(_relu(xp, state), params[f"res.{step}.w1"]) + params[f"res.{step}.b1"])
            state = state + dot(inner, params[f"res.{step}.w2"]) + params[f"res.{step}.b2"]
        state = _relu(xp, state)
        scores = dot(state, params["head.slots.w"]) + params["head.slots.b"]
        more = [xp.zeros((games, self.moves.table), xp.float32)]
        for block in self.layout.blocks:
            if block.name in self.moves.verbs:
                more.append(_of_entities(xp, params, f"head.{block.name}", state, seen[block.name], dot))
        present = rows[:, self._present()] > 0
        players = _of_entities(xp, params, "value", state, seen[PLAYER], dot)
        return scores + xp.concatenate(more, 1), xp.where(present, players, ABSENT)

    def _present(self) -> slice:
        """Where rows say which players are there."""
        block = self.layout.block(PLAYER)
        return slice(block.offset, block.offset + block.count * block.size, block.size)


def _linear(weights: str, bias: str, inputs: int, outputs: int) -> list[tuple[str, tuple[int, ...]]]:
    return [(weights, (inputs, outputs)), (bias, (outputs,))]


def _head(name: str, trunk: int, entity: int, width: int, outputs: int) -> list[tuple[str, tuple[int, ...]]]:
    inner = [(f"{name}.a", (trunk, width)), (f"{name}.b", (entity, width)), (f"{name}.c", (width,))]
    return [*inner, *_linear(f"{name}.w", f"{name}.bias", width, outputs)]


def _damped(name: str) -> float:
    if name.startswith("res.") and name.endswith("w2"):
        return 0.2
    if name == "value.w" or (name.startswith("head.") and name.endswith(".w")):
        return 0.05
    return 1.0


def _of_entities(
    xp: Any, params: Params, name: str, state: Array, entities: Array, dot: Callable[[Array, Array], Array]
) -> Array:
    """What a head says of the entities of a block, entity by entity."""
    around = dot(state, params[f"{name}.a"])[:, None, :]
    inner = _relu(xp, around + dot(entities, params[f"{name}.b"]) + params[f"{name}.c"])
    found = dot(inner, params[f"{name}.w"]) + params[f"{name}.bias"]
    return found.reshape(state.shape[0], -1)


def _relu(xp: Any, numbers: Array) -> Array:
    return xp.maximum(numbers, 0)
