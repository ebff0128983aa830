"""A network as compiled loops over machine words: one row at a time.

A word holds three weights, 21 bits each, so one multiplication does three. The weights are stored with 127 added, so
that none is negative: an activation times such a weight is below 2¹⁶, and 32 of these products fit into 21 bits. After
every 32 inputs the three sums are taken out of the word. Four words side by side make twelve outputs a group. Inputs
that are 0 are skipped.

(`vec` is mypyc's array of machine words. Uncompiled, this module gives the same numbers, slowly.)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pecunia.network.parts import Block, Head, Layer, Network, Result, Squeeze, Term

BIAS: Final = 127
BITS: Final[i64] = 21
MASK: Final[i64] = (1 << 21) - 1
RUN: Final[i64] = 32  # products that fit into a third of a word: 32 * 255 * 254 < 2²¹
WORDS: Final = 4  # in a group
LANES: Final = 12  # outputs of a group
TOP: Final[i64] = 255


class Active:
    """The activations that are not 0, and where they are. It is used again and again."""

    def __init__(self, most: int) -> None:
        self.where: vec[i64] = zeros(most)
        self.what: vec[i64] = zeros(most)
        self.count: i64 = 0

    def add(self, where: i64, what: i64) -> None:
        self.where[self.count] = where
        self.what[self.count] = what
        self.count += 1

    def add_all(self, other: "Active", first: i64) -> None:
        """Append other activations, as inputs from `first` on."""
        count = self.count
        for index in range(other.count):
            self.where[count] = first + other.where[index]
            self.what[count] = other.what[index]
            count += 1
        self.count = count

    def take(self, sums: vec[i64], outputs: i64, scale: i64, offset: i64, shift: i64) -> None:
        """Become (sum * scale + offset) >> shift, at least 0 and at most 255."""
        where = self.where
        what = self.what
        count: i64 = 0
        for index in range(outputs):
            number = (sums[index] * scale + offset) >> shift
            if number > 0:
                where[count] = index
                what[count] = number if number < TOP else TOP
                count += 1
        self.count = count


def zeros(size: int) -> vec[i64]:
    return words_of([0] * size)


def words_of(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


class LoopTerm:
    def __init__(self, term: Term, outputs: int) -> None:
        self.source = term.source
        self.groups: i64 = (outputs + LANES - 1) // LANES
        self.inputs: i64 = term.inputs
        padding = [0] * (int(self.groups) * LANES - outputs)
        self.scales: vec[i64] = words_of(term.scales + padding)
        self.words: vec[i64] = packed(term, outputs)


def packed(term: Term, outputs: int) -> vec[i64]:
    """The weights in words: the first group of outputs for each input, then the next group."""
    groups: i64 = (outputs + LANES - 1) // LANES
    inputs: i64 = term.inputs
    width: i64 = outputs
    weights = term.weights
    words = zeros(int(groups * inputs) * WORDS)
    at: i64 = 0
    for group in range(groups):
        for index in range(inputs):
            for word in range(i64(WORDS)):
                packed_word: i64 = 0
                for lane in range(i64(3)):
                    output = group * LANES + word * 3 + lane
                    if output < width:
                        byte: i64 = weights[index * width + output]
                        biased = ((byte + BIAS) & 255) << (BITS * lane)
                        packed_word |= biased
                words[at] = packed_word
                at += 1
    return words


def multiply(term: LoopTerm, active: Active, sums: vec[i64]) -> None:
    """Add the products of a term, times its scales.

    It is one long function on purpose: the twelve sums are local numbers in C. In an array, or behind a call, the
    innermost loop would have to write them to memory.
    """
    words = term.words
    scales = term.scales
    inputs = term.inputs
    where = active.where
    what = active.what
    count = active.count
    excess: i64 = 0
    for index in range(count):
        excess += what[index]
    excess *= BIAS
    for group in range(term.groups):
        first = group * inputs * WORDS
        t0: i64 = 0
        t1: i64 = 0
        t2: i64 = 0
        t3: i64 = 0
        t4: i64 = 0
        t5: i64 = 0
        t6: i64 = 0
        t7: i64 = 0
        t8: i64 = 0
        t9: i64 = 0
        t10: i64 = 0
        t11: i64 = 0
        at: i64 = 0
        while at < count:
            stop = at + RUN
            if stop > count:
                stop = count
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            while at < stop:
                word = first + where[at] * WORDS
                activation = what[at]
                a += activation * words[word]
                b += activation * words[word + 1]
                c += activation * words[word + 2]
                d += activation * words[word + 3]
                at += 1
            t0 += a & MASK
            t1 += (a >> BITS) & MASK
            t2 += a >> (2 * BITS)
            t3 += b & MASK
            t4 += (b >> BITS) & MASK
            t5 += b >> (2 * BITS)
            t6 += c & MASK
            t7 += (c >> BITS) & MASK
            t8 += c >> (2 * BITS)
            t9 += d & MASK
            t10 += (d >> BITS) & MASK
            t11 += d >> (2 * BITS)
        output = group * LANES
        sums[output + 0] += (t0 - excess) * scales[output + 0]
        sums[output + 1] += (t1 - excess) * scales[output + 1]
        sums[output + 2] += (t2 - excess) * scales[output + 2]
        sums[output + 3] += (t3 - excess) * scales[output + 3]
        sums[output + 4] += (t4 - excess) * scales[output + 4]
        sums[output + 5] += (t5 - excess) * scales[output + 5]
        sums[output + 6] += (t6 - excess) * scales[output + 6]
        sums[output + 7] += (t7 - excess) * scales[output + 7]
        sums[output + 8] += (t8 - excess) * scales[output + 8]
        sums[output + 9] += (t9 - excess) * scales[output + 9]
        sums[output + 10] += (t10 - excess) * scales[output + 10]
        sums[output + 11] += (t11 - excess) * scales[output + 11]


class LoopLayer:
    def __init__(self, layer: Layer) -> None:
        self.outputs: i64 = len(layer.offsets)
        self.terms = [LoopTerm(term, len(layer.offsets)) for term in layer.terms]
        padding = [0] * (-len(layer.offsets) % LANES)
        self.offsets: vec[i64] = words_of(layer.offsets + padding)
        self.sums: vec[i64] = zeros(len(layer.offsets) + len(padding))
        self.shift: i64 = layer.shift

    def begin(self) -> None:
        sums = self.sums
        offsets = self.offsets
        for index in range(i64(len(offsets))):
            sums[index] = offsets[index]

    def add(self, source: int, active: Active) -> None:
        """Add the terms that look at this input of the layer."""
        for term in self.terms:
            if term.source == source:
                multiply(term, active, self.sums)

    def activate(self, result: Active) -> None:
        result.take(self.sums, self.outputs, 1, 0, self.shift)

    def number(self, index: i64) -> int:
        return int(self.sums[index] >> self.shift)


class LoopHead:
    def __init__(self, head: Head) -> None:
        self.inner = LoopLayer(head.inner)
        self.out = LoopLayer(head.out)
        self.trunk: vec[i64] = zeros(len(self.inner.sums))  # the part that is the same for all entities
        self.active = Active(len(head.inner.offsets))

    def begin(self, trunk: Active) -> None:
        self.inner.begin()
        self.inner.add(0, trunk)
        for index in range(i64(len(self.trunk))):
            self.trunk[index] = self.inner.sums[index]

    def look(self, entity: Active) -> None:
        """Compute the scores of an entity; `out.number` has them."""
        for index in range(i64(len(self.trunk))):
            self.inner.sums[index] = self.trunk[index]
        self.inner.add(1, entity)
        self.inner.activate(self.active)
        self.out.begin()
        self.out.add(0, self.active)


class LoopBlock:
    def __init__(self, block: Block) -> None:
        self.block = block
        self.offsets: vec[i64] = words_of([number.offset for number in block.numbers])
        self.gains: vec[i64] = words_of([number.gain for number in block.numbers])
        self.highest: vec[i64] = words_of([number.highest for number in block.numbers])
        self.firsts: vec[i64] = words_of([number.first for number in block.numbers])
        self.first = LoopLayer(block.first)
        self.second = LoopLayer(block.second)
        self.width: i64 = len(block.second.offsets)
        self.head = None if block.head is None else LoopHead(block.head)
        self.inputs = Active(len(block.numbers))
        self.hidden = Active(len(block.first.offsets))
        self.entities = [Active(len(block.second.offsets)) for entity in range(block.count)]
        self.all = Active(block.count * len(block.second.offsets))

    def look(self, row: bytes) -> None:
        """Compute the activations of all entities."""
        self.all.count = 0
        at: i64 = self.block.offset
        place: i64 = 0
        for entity in self.entities:
            self._inputs(row, at)
            self.first.begin()
            self.first.add(0, self.inputs)
            self.first.activate(self.hidden)
            self.second.begin()
            self.second.add(0, self.hidden)
            self.second.activate(entity)
            self.all.add_all(entity, place)
            at += self.block.size
            place += self.width

    def _inputs(self, row: bytes, first: i64) -> None:
        inputs = self.inputs
        inputs.count = 0
        for index in range(i64(len(self.offsets))):
            byte: i64 = row[first + self.offsets[index]]
            if byte > self.highest[index]:
                byte = self.highest[index]
            gain = self.gains[index]
            if gain == 0:
                inputs.add(self.firsts[index] + byte, TOP)
            elif byte > 0:
                inputs.add(self.firsts[index], byte * gain)


class LoopNetwork:
    """Computes the scores of one row at a time."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.blocks = [LoopBlock(block) for block in network.blocks]
        self.trunk = LoopLayer(network.trunk)
        self.inner = [LoopLayer(residual.inner) for residual in network.residuals]
        self.outer = [LoopLayer(residual.outer) for residual in network.residuals]
        self.slot_head = LoopLayer(network.slot_head)
        self.value_head = LoopHead(network.value_head)
        widths = [len(layer.offsets) for layer in network.layers()]
        self.active = Active(max(widths))
        self.hidden = Active(max(widths))
        self.state: vec[i64] = zeros(len(network.trunk.offsets))

    def result(self, row: bytes, slots: list[int], players: int) -> Result:
        """The scores of these slots, and the values of the first so many players."""
        network = self.network
        for block in self.blocks:
            block.look(row)
        self._run_trunk()
        scores: list[int] = []
        if slots:
            self.slot_head.begin()
            self.slot_head.add(0, self.active)
        block_number = -1
        place = -1
        for slot in slots:
            score = self.slot_head.number(slot)
            if slot < network.table:
                scores.append(score)
                continue
            number, entity, verb = network.entity_of(slot)
            block = self.blocks[number]
            head = block.head
            assert head is not None
            if number != block_number:
                head.begin(self.active)
                place = -1
            if entity != place:
                head.look(block.entities[entity])
            block_number = number
            place = entity
            scores.append(score + head.out.number(verb))
        values: list[int] = []
        self.value_head.begin(self.active)
        seats = self.blocks[network.players]
        for seat in range(players):
            self.value_head.look(seats.entities[seat])
            values.append(self.value_head.out.number(0))
        return Result(scores, values)

    def _run_trunk(self) -> None:
        """Leave the activations at the end of the trunk in `active`."""
        state = self.state
        size: i64 = len(state)
        trunk = self.trunk
        trunk.begin()
        for number in range(len(self.blocks)):
            trunk.add(number, self.blocks[number].all)
        for index in range(size):
            state[index] = trunk.sums[index] >> trunk.shift
        for step in range(len(self.inner)):
            self._squeeze(self.network.residuals[step].squeeze, size)
            inner = self.inner[step]
            inner.begin()
            inner.add(0, self.active)
            inner.activate(self.hidden)
            outer = self.outer[step]
            outer.begin()
            outer.add(0, self.hidden)
            for index in range(size):
                state[index] += outer.sums[index] >> outer.shift
        self._squeeze(self.network.last, size)

    def _squeeze(self, squeeze: Squeeze, size: i64) -> None:
        self.active.take(self.state, size, squeeze.scale, squeeze.offset, squeeze.shift)
