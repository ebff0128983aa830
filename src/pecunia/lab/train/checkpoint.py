"""Everything that is needed to go on with a run, in a folder of a few files:

params.npz      the parameters, and how far the run is
adam.npz        the moments of Adam, in half precision
pool-1.npz …    some of the past selves, in half precision, a few in each file
network.npz     the averaged parameters: the network that is shipped

Half precision loses digits. A run therefore goes on from what it has written, exactly like one that was stopped and
resumed. If only `network.npz` is there, training can start from it, too.
"""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pecunia.lab.train.network import Floats, Network
from pecunia.lab.train.network_file import (
    TrainedError,
    check_layout,
    meta_of,
    read_arrays,
    read_network,
    write_arrays,
    write_network,
)
from pecunia.observers.layout import Layout

PARAMS, ADAM, NETWORK = "params.npz", "adam.npz", "network.npz"
POOL = "pool-{}.npz"
FILE_BYTES = 15 * 2**20  # no file of past selves is larger


@dataclass
class Progress:
    """How far a run is."""

    decisions: int = 0
    iterations: int = 0
    updates: int = 0
    deals: int = 0  # how often all tables were dealt anew
    seconds: float = 0.0


@dataclass
class Checkpoint:
    network: Network
    params: Floats
    averaged: Floats
    mean: Floats | None = None  # Adam's moments; without them it begins anew
    square: Floats | None = None
    pool: list[NDArray[np.float16]] = field(default_factory=list)
    progress: Progress = field(default_factory=Progress)
    before: list[dict[str, float]] = field(default_factory=list)  # the runs that it started from, the first one first


def write_checkpoint(folder: Path, found: Checkpoint, meta: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    said = meta_of(found.network) | asdict(found.progress) | {"before": found.before} | meta
    write_network(folder / NETWORK, found.network, found.averaged, said)
    assert found.mean is not None
    assert found.square is not None
    write_arrays(folder / ADAM, said, {"mean": _shortened(found.mean), "square": _shortened(found.square)})
    for number, part in enumerate(_files(found), 1):
        write_arrays(folder / POOL.format(number), said, {str(place): one for place, one in enumerate(part)})
    write_arrays(folder / PARAMS, said, {"params": found.params})


def _files(found: Checkpoint) -> list[list[NDArray[np.float16]]]:
    each = max(1, FILE_BYTES // (2 * found.network.count))
    return [found.pool[first : first + each] for first in range(0, len(found.pool), each)]


def read_checkpoint(place: Path, layout: Layout) -> Checkpoint:
    """A checkpoint in a folder, or the file of a network to start from."""
    if place.is_file() or not (place / PARAMS).is_file():
        network, vector, meta = read_network(place if place.is_file() else place / NETWORK, layout)
        run: dict[str, float] = {name: meta[name] for name in ("decisions", "seconds") if name in meta}
        return Checkpoint(network, vector, vector, before=[*meta.get("before", []), run])
    network, averaged, _meta = read_network(place / NETWORK, layout)
    meta, arrays = read_arrays(place / PARAMS)
    check_layout(place / PARAMS, meta, layout)
    try:
        found = Checkpoint(network, arrays["params"], averaged)
        found.progress = Progress(**{name: meta[name] for name in asdict(Progress())})
        found.before = meta.get("before", [])
        if found.params.shape != (network.count,):
            raise ValueError(found.params.shape)
        if (place / ADAM).is_file():
            moments = read_arrays(place / ADAM)[1]
            found.mean, found.square = _lengthened(moments["mean"]), _lengthened(moments["square"])
    except (KeyError, ValueError):
        raise TrainedError("train-damaged", file=str(place)) from None
    number = 1
    while (place / POOL.format(number)).is_file():
        members = read_arrays(place / POOL.format(number))[1]
        found.pool += [members[str(at)] for at in range(len(members))]
        number += 1
    return found


def _shortened(numbers: Floats) -> NDArray[np.uint16]:
    """The upper half of each number: bfloat16, rounded."""
    bits = np.ascontiguousarray(numbers, np.float32).view(np.uint32).astype(np.uint64)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def _lengthened(short: NDArray[np.uint16]) -> Floats:
    return (short.astype(np.uint32) << 16).view(np.float32)
