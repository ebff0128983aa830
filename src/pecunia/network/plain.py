"""A network in plain Python, for where nothing is compiled.

Python multiplies a long integer with a short one in a tight loop. So all weights of an input are written into one long
integer, 32 bits for each output; adding up activation times weights gives all products of a layer at once. That takes a
tenth of the time of `math.sumprod`. Weights are stored with 127 added, so that none is negative, and 127 times the sum
of the activations is taken off at the end. Inputs that are 0 are skipped.

Most entities stay as they are from move to move, so what they add to the trunk is remembered.
"""

from sys import byteorder
from typing import Final

from pecunia.network.parts import FULL, Block, Head, Layer, Network, Number, Result, Squeeze, Term

BIAS: Final = 127
BIASED: Final = bytes((byte + BIAS) & 255 for byte in range(256))
LANE: Final = 4  # bytes for an output: 255 * 254 times the number of inputs fits
LOWEST: Final = 0 if byteorder == "little" else LANE - 1
KEPT: Final = 4096  # how many entities are remembered

Active = list[tuple[int, int]]  # the inputs that are not 0: number and activation
Sum = tuple[int, int]  # the long integer, and the sum of the activations


class PlainTerm:
    def __init__(self, term: Term, outputs: int) -> None:
        self.source = term.source
        self.scales = term.scales
        self.size = LANE * outputs
        biased = term.weights.translate(BIASED)
        self.rows = [self._long(biased[at : at + outputs]) for at in range(0, len(biased), outputs)]

    def _long(self, row: bytes) -> int:
        spread = bytearray(self.size)
        spread[LOWEST::LANE] = row
        return int.from_bytes(spread, byteorder)

    def add(self, active: Active, first: int = 0) -> Sum:
        """Multiply and add. `first` is the number of the first input that the activations belong to."""
        rows = self.rows
        long = 0
        total = 0
        for at, activation in active:
            long += activation * rows[first + at]
            total += activation
        return long, total

    def products(self, added: Sum) -> list[int]:
        """One number for each output."""
        long, total = added
        excess = BIAS * total
        return [lane - excess for lane in memoryview(long.to_bytes(self.size, byteorder)).cast("I")]


class PlainLayer:
    def __init__(self, layer: Layer) -> None:
        self.terms = [PlainTerm(term, len(layer.offsets)) for term in layer.terms]
        self.offsets = layer.offsets
        self.shift = layer.shift

    def numbers(self, inputs: list[Active]) -> list[int]:
        return self.scaled([term.add(inputs[term.source]) for term in self.terms])

    def scaled(self, sums: list[Sum]) -> list[int]:
        """The outputs, from what was added up for each term."""
        shift = self.shift
        outputs = self.offsets
        for term, added in zip(self.terms, sums):
            outputs = [output + p * s for output, p, s in zip(outputs, term.products(added), term.scales)]
        return [output >> shift for output in outputs]

    def active(self, inputs: list[Active]) -> Active:
        return _active(self.numbers(inputs))


class PlainHead:
    def __init__(self, head: Head) -> None:
        self.inner = PlainLayer(head.inner)
        self.out = PlainLayer(head.out)

    def scores(self, trunk: Active, entity: Active) -> list[int]:
        return self.out.numbers([self.inner.active([trunk, entity])])


class PlainBlock:
    def __init__(self, number: int, block: Block, trunk: PlainLayer) -> None:
        self.block = block
        self.first = PlainLayer(block.first)
        self.second = PlainLayer(block.second)
        self.width = len(block.second.offsets)
        self.head = None if block.head is None else PlainHead(block.head)
        self.terms = [term for term in trunk.terms if term.source == number]  # the part of the trunk that looks at it
        self._seen: dict[bytes, Active] = {}
        self._added: dict[tuple[int, bytes], list[Sum]] = {}

    def entity(self, content: bytes) -> Active:
        """The activations of an entity."""
        active = self._seen.get(content)
        if active is None:
            if len(self._seen) >= KEPT:
                self._seen.clear()
            active = self.second.active([self.first.active([inputs(self.block.numbers, content)])])
            self._seen[content] = active
        return active

    def added(self, place: int, content: bytes) -> list[Sum]:
        """What an entity adds to the trunk, for each of the terms."""
        found = self._added.get((place, content))
        if found is None:
            if len(self._added) >= KEPT:
                self._added.clear()
            active = self.entity(content)
            found = [term.add(active, place * self.width) for term in self.terms]
            self._added[place, content] = found
        return found

    def contents(self, row: bytes) -> list[bytes]:
        block = self.block
        return [
            row[at : at + block.size] for at in range(block.offset, block.offset + block.count * block.size, block.size)
        ]


class PlainNetwork:
    """Computes the scores of one row at a time."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.trunk = PlainLayer(network.trunk)
        self.blocks = [PlainBlock(number, block, self.trunk) for number, block in enumerate(network.blocks)]
        self.residuals = [(each.squeeze, PlainLayer(each.inner), PlainLayer(each.outer)) for each in network.residuals]
        self.slot_head = PlainLayer(network.slot_head)
        self.value_head = PlainHead(network.value_head)

    def result(self, row: bytes, slots: list[int], players: int) -> Result:
        """The scores of these slots, and the values of the first so many players."""
        contents = [block.contents(row) for block in self.blocks]
        trunk = self._trunk(contents)
        known: dict[tuple[int, int], list[int]] = {}
        own = self.slot_head.numbers([trunk]) if slots else []
        scores: list[int] = []
        for slot in slots:
            if slot < self.network.table:
                scores.append(own[slot])
                continue
            number, place, verb = self.network.entity_of(slot)
            found = known.get((number, place))
            if found is None:
                block = self.blocks[number]
                assert block.head is not None
                found = known[number, place] = block.head.scores(trunk, block.entity(contents[number][place]))
            scores.append(own[slot] + found[verb])
        seats = self.blocks[self.network.players]
        entities = contents[self.network.players][:players]
        values = [self.value_head.scores(trunk, seats.entity(content))[0] for content in entities]
        return Result(scores, values)

    def _trunk(self, contents: list[list[bytes]]) -> Active:
        """The activations at the end of the trunk."""
        sums: dict[int, Sum] = {}
        for block, entities in zip(self.blocks, contents):
            for place, content in enumerate(entities):
                for term, (long, total) in zip(block.terms, block.added(place, content)):
                    before = sums.get(id(term), (0, 0))
                    sums[id(term)] = (before[0] + long, before[1] + total)
        state = self.trunk.scaled([sums[id(term)] for term in self.trunk.terms])
        for squeeze, inner, outer in self.residuals:
            change = outer.numbers([inner.active([_squeezed(squeeze, state)])])
            state = [number + more for number, more in zip(state, change)]
        return _squeezed(self.network.last, state)


def inputs(numbers: list[Number], content: bytes) -> Active:
    """The inputs that an entity gives to its first layer."""
    active: Active = []
    for number in numbers:
        byte = content[number.offset]
        if number.gain == 0:
            active.append((number.first + min(byte, number.highest), FULL))
        elif byte:
            active.append((number.first, min(byte, number.highest) * number.gain))
    return active


def _squeezed(squeeze: Squeeze, numbers: list[int]) -> Active:
    scale = squeeze.scale
    offset = squeeze.offset
    shift = squeeze.shift
    return _active([(number * scale + offset) >> shift for number in numbers])


def _active(numbers: list[int]) -> Active:
    return [(at, number if number < FULL else FULL) for at, number in enumerate(numbers) if number > 0]
