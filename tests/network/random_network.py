"""Random networks and rows: the tests of inference need no trained one."""

from random import Random

from pecunia.network.parts import Block, Head, Layer, Network, Residual, Squeeze, Term
from pecunia.network.stored import numbers_of
from pecunia.observers.layout import PLAYER
from pecunia.titles.registry import TITLES

SCALE = 1 << 20


def random_layer(dice: Random, inputs: list[tuple[int, int]], outputs: int, most: int, extreme: bool) -> Layer:
    """A layer with terms (source, inputs). Its outputs are mostly below `most`; some are negative."""
    terms = []
    for source, size in inputs:
        if extreme:  # the largest sums that there can be
            weights = bytes(dice.choice((127, 129)) for weight in range(size * outputs))
        else:
            weights = bytes(dice.randrange(-127, 128) & 255 for weight in range(size * outputs))
        terms.append(Term(source, size, [dice.randrange(1, SCALE) for output in range(outputs)], weights))
    size = sum(size for source, size in inputs)
    shift = max(int(size**0.5 * 100 * 70 * SCALE / 2 / most).bit_length() - 1, 0)
    offsets = [dice.randrange(-(most << shift) // 4, (most << shift) // 4 + 1) for output in range(outputs)]
    return Layer(terms, offsets, shift)


def random_block(
    dice: Random, name: str, count: int, offset: int, fields: list[tuple[int, bool]], width: int, extreme: bool
) -> Block:
    """A block whose entities have these bytes: the highest value, and whether it is a choice."""
    shapes = [(at, 0 if choices else max(255 // highest, 1), highest) for at, (highest, choices) in enumerate(fields)]
    inputs = sum(highest + 1 if choices else 1 for highest, choices in fields)
    block = Block(name, count, offset, len(fields), numbers_of(shapes))
    block.first = random_layer(dice, [(0, inputs), (0, inputs)], width, 300, extreme)
    block.second = random_layer(dice, [(0, width)], width, 300, extreme)
    return block


def random_network(
    seed: int, width: int = 40, hidden: int = 50, residuals: int = 2, extreme: bool = False, spaces: int = 5
) -> Network:
    """A network of any size. With `extreme` all weights are as large as they can be."""
    dice = Random(seed)

    def fields(size: int) -> list[tuple[int, bool]]:
        return [(dice.choice((1, 2, 7, 30, 128, 255)), dice.random() < 0.3) for field in range(size)]

    blocks = [
        random_block(dice, "table", 1, 0, fields(30), width, extreme),
        random_block(dice, "player", 4, 30, fields(12), width // 2, extreme),
        random_block(dice, "space", spaces, 78, fields(8), width // 3, extreme),
    ]
    network = Network("title", 3, "abc", blocks, 9, 1)
    return filled(dice, network, {"player": 3, "space": 2}, hidden, residuals, extreme)


def title_network(name: str, seed: int, width: int = 12, hidden: int = 16) -> Network:
    """A network for the observations of a title. It knows nothing about the game."""
    dice = Random(seed)
    title = TITLES[name]
    layout = title.observer(title.engine.options()).layout
    blocks = []
    for block in layout.blocks:
        fields = [(max(field.highest, 1), field.choices) for field in block.fields for number in range(field.size)]
        blocks.append(random_block(dice, block.name, block.count, block.offset, fields, width, False))
    players = [block.name for block in layout.blocks].index(PLAYER)
    network = Network(name, layout.version, layout.hash, blocks, layout.moves.table, players)
    return filled(dice, network, layout.moves.verbs, hidden, 1, False)


def filled(
    dice: Random, network: Network, verbs: dict[str, int], hidden: int, residuals: int, extreme: bool
) -> Network:
    """Give a network a trunk and heads."""
    blocks = network.blocks
    for block in blocks:
        block.verbs = verbs.get(block.name, 0)
        if block.verbs:
            inner = random_layer(dice, [(0, hidden), (1, len(block.second.offsets))], 20, 300, extreme)
            block.head = Head(inner, random_layer(dice, [(0, 20)], block.verbs, 1000, extreme))
    widths = [(number, block.count * len(block.second.offsets)) for number, block in enumerate(blocks)]
    network.trunk = random_layer(dice, widths, hidden, 1 << 20, extreme)
    for residual in range(residuals):
        inner = random_layer(dice, [(0, hidden)], hidden + 1, 300, extreme)
        outer = random_layer(dice, [(0, hidden + 1)], hidden, 1 << 20, extreme)
        network.residuals.append(Residual(Squeeze(255, 20), inner, outer))
    network.last = Squeeze(200, 20)
    network.slot_head = random_layer(dice, [(0, hidden)], network.slots, 1000, extreme)
    player = len(blocks[network.players].second.offsets)
    inner = random_layer(dice, [(0, hidden), (1, player)], 20, 300, extreme)
    network.value_head = Head(inner, random_layer(dice, [(0, 20)], 1, 1000, extreme))
    return network


def random_row(dice: Random, network: Network) -> bytes:
    """Bytes that an observer could have written; half of the entities are absent."""
    row = bytearray(network.row)
    for block in network.blocks:
        for entity in range(block.count):
            if block.count > 1 and dice.random() < 0.5:
                continue
            for number in block.numbers:
                row[block.offset + entity * block.size + number.offset] = dice.randrange(number.highest + 1)
    return bytes(row)
