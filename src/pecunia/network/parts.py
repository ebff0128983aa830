"""What a network is made of. Every number in it is an integer.

An observer writes a row of bytes that consists of blocks of equal entities: the table, the players, the spaces. Each
entity becomes a few activations, by weights that all entities of its block share. The trunk takes them all. The heads
give one score for each slot (a move, or what is done to an entity), and one for each player's chance to win.

    entity:   e = second(first(inputs of the entity))              activations
    trunk:    h = trunk(all e of the first block, of the second, …)  a sum that grows
              h = h + outer(inner(squeeze(h)))                     for each residual part
              t = squeeze(h)                                       activations
    scores:   slot_head(t); for the slots of an entity, out(head(t, its e)) is added
    chances:  value_out(value_head(t, e of a player))

Activations go from 0 to 255, weights from -127 to 127.
"""

from typing import Final

FULL: Final = 255  # the highest activation
LOGIT: Final = 1024  # scores and values are logits, in parts of this size


class Number:
    """A byte of an entity as inputs of its first layer. An amount is one input: the byte times `gain`. A choice (its
    gain is 0) is one input for each of its values, FULL for the one that is chosen."""

    def __init__(self, offset: int, gain: int, highest: int, first: int) -> None:
        self.offset = offset  # of the byte within the entity
        self.gain = gain
        self.highest = highest
        self.first = first  # the number of its first input


class Term:
    """A matrix that is multiplied with one of the inputs of its layer. The weight from input i to output j is at
    i * outputs + j, one byte each. `scales` has one integer for each output."""

    def __init__(self, source: int, inputs: int, scales: list[int], weights: bytes) -> None:
        self.source = source  # which of the layer's inputs
        self.inputs = inputs
        self.scales = scales
        self.weights = weights


class Layer:
    """Output j is (the sum over all terms of scale j times product j, plus offset j) >> shift."""

    def __init__(self, terms: list[Term], offsets: list[int], shift: int) -> None:
        self.terms = terms
        self.offsets = offsets
        self.shift = shift


NOTHING: Final = Layer([], [], 0)  # until the layer is set


class Squeeze:
    """Makes activations of a sum: (number * scale + offset) >> shift, at least 0 and at most FULL."""

    def __init__(self, scale: int, shift: int) -> None:
        self.scale = scale
        self.offset = (1 << shift) >> 1  # rounds to the nearest
        self.shift = shift


class Head:
    """What an entity adds to the scores of its slots. `inner` looks at the trunk (input 0) and the entity (input 1)."""

    def __init__(self, inner: Layer, out: Layer) -> None:
        self.inner = inner
        self.out = out


class Block:
    """Equal entities in a row: entity i begins at offset + i * size. `head` gives `verbs` scores for each entity."""

    def __init__(self, name: str, count: int, offset: int, size: int, numbers: list[Number]) -> None:
        self.name = name
        self.count = count
        self.offset = offset
        self.size = size
        self.numbers = numbers
        self.verbs = 0
        self.first = NOTHING
        self.second = NOTHING
        self.head: Head | None = None


class Residual:
    """A part of the trunk that adds to the sum."""

    def __init__(self, squeeze: Squeeze, inner: Layer, outer: Layer) -> None:
        self.squeeze = squeeze
        self.inner = inner
        self.outer = outer


class Network:
    """A whole network. `table` is the number of slots that belong to no entity; they come first. `players` is the
    number of the block that the values are about."""

    def __init__(self, title: str, version: int, layout: str, blocks: list[Block], table: int, players: int) -> None:
        self.title = title
        self.version = version  # of the layout that it wants
        self.layout = layout  # the hash of that layout
        self.blocks = blocks
        self.table = table
        self.players = players
        self.trunk = NOTHING
        self.residuals: list[Residual] = []
        self.last = Squeeze(0, 0)
        self.slot_head = NOTHING
        self.value_head = Head(NOTHING, NOTHING)

    @property
    def slots(self) -> int:
        """How many moves it can score."""
        return self.table + sum([block.count * block.verbs for block in self.blocks])

    def entity_of(self, slot: int) -> tuple[int, int, int]:
        """Whose slot it is, if it is not the table's: the numbers of the block, the entity and the verb."""
        left = slot - self.table
        for number, block in enumerate(self.blocks):
            if left < block.count * block.verbs:
                return number, left // block.verbs, left % block.verbs
            left -= block.count * block.verbs
        raise IndexError(slot)

    @property
    def row(self) -> int:
        """How many bytes of an observation it looks at."""
        last = self.blocks[-1]
        return last.offset + last.count * last.size

    def layers(self) -> list[Layer]:
        """All layers, in the order of the file."""
        found: list[Layer] = []
        for block in self.blocks:
            found += [block.first, block.second]
            if block.head is not None:
                found += [block.head.inner, block.head.out]
        found.append(self.trunk)
        for residual in self.residuals:
            found += [residual.inner, residual.outer]
        return [*found, self.slot_head, self.value_head.inner, self.value_head.out]


class Result:
    """What a network says about a row: a score for each slot that was asked for, and a value for each player, clockwise
    from the observing seat. All are logits times LOGIT."""

    def __init__(self, scores: list[int], values: list[int]) -> None:
        self.scores = scores
        self.values = values
