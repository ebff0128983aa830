"""The file of a network: a line that says what it is, a line of JSON with its shape, then the integers of its layers,
and a hash of everything before.

A layer is stored as its offsets (eight bytes each, the lowest first), then for each term the scales (four bytes each)
and the weights (one byte each).
"""

import json
from array import array
from hashlib import sha256
from typing import Any, Final

from pecunia.core.errors import PecuniaError
from pecunia.network.parts import Block, Head, Layer, Network, Number, Residual, Squeeze, Term

FORMAT: Final = 2
FIRST_LINE: Final = b"pecunia network %d\n" % FORMAT
LIMIT: Final = 4 << 20  # the largest file that is shipped, in bytes
HASH: Final = 32


class NetworkError(PecuniaError):
    """A network that is not there, cannot be read, or was trained for another layout."""


def to_bytes(network: Network) -> bytes:
    """The network as a file."""
    layers = network.layers()
    header = {
        "title": network.title,
        "layout": [network.version, network.layout],
        "slots": network.slots,
        "table": network.table,
        "players": network.players,
        "blocks": [_block_shape(block) for block in network.blocks],
        "squeezes": [[each.scale, each.shift] for each in _squeezes(network)],
        "layers": [_layer_shape(layer) for layer in layers],
    }
    parts = [FIRST_LINE, json.dumps(header, separators=(",", ":")).encode(), b"\n"]
    for layer in layers:
        parts.append(_little(array("q", layer.offsets)))
        for term in layer.terms:
            parts += [_little(array("i", term.scales)), term.weights]
    content = b"".join(parts)
    return content + sha256(content).digest()


def from_bytes(content: bytes, file: str) -> Network:
    """The network in a file. Raises a NetworkError that names the file if it is none, or damaged."""
    if not content.startswith(FIRST_LINE):
        raise NetworkError("network-format", file=file, format=FORMAT)
    body = content[:-HASH]
    if sha256(body).digest() != content[-HASH:]:
        raise NetworkError("network-damaged", file=file)
    end = body.find(b"\n", len(FIRST_LINE))
    try:
        header = json.loads(body[len(FIRST_LINE) : end])
        network = _network(header, _layers(header["layers"], body, end + 1))
        fits = network.slots == header["slots"] == len(network.slot_head.offsets)
    except (AttributeError, LookupError, OverflowError, RecursionError, TypeError, ValueError):
        fits = False
    if not fits:
        raise NetworkError("network-damaged", file=file)
    return network


def _squeezes(network: Network) -> list[Squeeze]:
    return [*[residual.squeeze for residual in network.residuals], network.last]


def _block_shape(block: Block) -> dict[str, Any]:
    numbers = [[each.offset, each.gain, each.highest] for each in block.numbers]
    return {
        "name": block.name,
        "count": block.count,
        "offset": block.offset,
        "size": block.size,
        "verbs": block.verbs,
        "numbers": numbers,
    }


def _layer_shape(layer: Layer) -> list[Any]:
    return [layer.shift, len(layer.offsets), [[term.source, term.inputs] for term in layer.terms]]


def _layers(shapes: list[Any], body: bytes, at: int) -> list[Layer]:
    found: list[Layer] = []
    for shift, outputs, terms in shapes:
        offsets = _numbers("q", body[at : at + 8 * outputs], outputs)
        at += 8 * outputs
        layer = Layer([], offsets, shift)
        for source, inputs in terms:
            scales = _numbers("i", body[at : at + 4 * outputs], outputs)
            at += 4 * outputs
            weights = body[at : at + inputs * outputs]
            at += inputs * outputs
            layer.terms.append(Term(source, inputs, scales, weights))
        found.append(layer)
    if at != len(body):
        raise ValueError  # the layers do not fill the file
    return found


def _network(header: dict[str, Any], layers: list[Layer]) -> Network:
    version, layout = header["layout"]
    blocks = [_block(shape) for shape in header["blocks"]]
    network = Network(header["title"], version, layout, blocks, header["table"], header["players"])
    squeezes = [Squeeze(scale, shift) for scale, shift in header["squeezes"]]
    layers = layers[::-1]  # taken from the end, in the order of `Network.layers`
    for block in blocks:
        block.first, block.second = layers.pop(), layers.pop()
        if block.verbs:
            block.head = Head(layers.pop(), layers.pop())
    network.trunk = layers.pop()
    network.residuals = [Residual(squeeze, layers.pop(), layers.pop()) for squeeze in squeezes[:-1]]
    network.last = squeezes[-1]
    network.slot_head = layers.pop()
    network.value_head = Head(layers.pop(), layers.pop())
    return network


def _block(shape: dict[str, Any]) -> Block:
    block = Block(shape["name"], shape["count"], shape["offset"], shape["size"], numbers_of(shape["numbers"]))
    block.verbs = shape["verbs"]
    return block


def numbers_of(shapes: list[tuple[int, int, int]]) -> list[Number]:
    """The bytes of an entity (offset, gain, highest) as inputs, one after the other."""
    numbers: list[Number] = []
    first = 0
    for offset, gain, highest in shapes:
        numbers.append(Number(offset, gain, highest, first))
        first += 1 if gain else highest + 1
    return numbers


def _little(numbers: "array[int]") -> bytes:
    """Their bytes, the lowest first on every machine."""
    if _BIG_ENDIAN:
        numbers.byteswap()
    return numbers.tobytes()


def _numbers(kind: str, content: bytes, count: int) -> list[int]:
    numbers = array(kind)
    numbers.frombytes(content)
    if _BIG_ENDIAN:
        numbers.byteswap()
    if len(numbers) != count:
        raise ValueError  # the file ends early
    return numbers.tolist()


_BIG_ENDIAN: Final = array("h", [1]).tobytes()[0] == 0
