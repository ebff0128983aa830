"""`python -m bench.network_speed`: how long a network takes to look at a row, in each of the ways that give the same
scores.

It measures the network that ships with each title, or, where there is none, one of the same size that knows nothing.
The rows come up when an untrained network plays against itself. A move takes this time and some microseconds for the
observation. Processor time, median of the rows, one core.

`--save DIR` keeps networks and rows, and `--plain DIR` measures them with plain Python alone: it runs on every Python,
without NumPy and without anything compiled.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from pecunia.network.parts import Network
from pecunia.network.plain import PlainNetwork
from pecunia.network.stored import from_bytes, to_bytes

ROWS = 200
BATCHES = (1, 8, 64)
SLOTS = 12  # how many moves are scored


def milliseconds(look: Callable[[bytes], object], rows: list[bytes]) -> float:
    taken = []
    for row in rows:
        began = time.process_time()
        look(row)
        taken.append(1000 * (time.process_time() - began))
    return statistics.median(taken)


def prepared(name: str) -> tuple[Network, list[bytes]]:
    """The network of a title, and rows of its games."""
    import numpy as np

    from pecunia.lab.ship.quantise import Quantiser
    from pecunia.lab.ship.sample import sample
    from pecunia.lab.train import network as trained
    from pecunia.network.evaluator import evaluator_of, has_network
    from pecunia.titles.registry import TITLES

    title = TITLES[name]
    untrained = trained.Network(title.observer(title.engine.options()).layout, trained.Sizes())
    parameters = {part: np.asarray(each) for part, each in untrained.named(untrained.start(1)).items()}
    rows = sample(untrained, parameters, ROWS, "bench").rows
    found = evaluator_of(name).network if has_network(name) else Quantiser(untrained, parameters, rows).network()
    print(f"{name}: {'its own network' if has_network(name) else 'an untrained network'}", end=", ")
    return found, [row.tobytes() for row in rows]


def spread_slots(network: Network) -> list[int]:
    return [number * network.slots // SLOTS for number in range(SLOTS)]


def measure(network: Network, rows: list[bytes]) -> None:
    import numpy as np

    from pecunia.network.arrays import ArrayNetwork
    from pecunia.network.loops import LoopNetwork
    from pecunia.network.ways import compiled

    slots = spread_slots(network)
    weights = sum(len(term.weights) for layer in network.layers() for term in layer.terms)
    print(f"{weights:,} weights, {len(to_bytes(network)):,} bytes")
    if compiled():
        loops = LoopNetwork(network)
        print(f"    compiled loops          {milliseconds(lambda row: loops.result(row, slots, 2), rows):7.3f} ms")
    measure_plain(network, rows)
    arrays = ArrayNetwork(network)
    for size in BATCHES:
        batches = [b"".join(rows[at : at + size]) for at in range(0, len(rows) - size + 1, size)]
        taken = milliseconds(
            lambda batch: arrays.results(np.frombuffer(batch, np.uint8).reshape(-1, network.row)), batches
        )
        print(f"    NumPy, {size:2} rows at once   {taken / size:7.3f} ms a row")


def measure_plain(network: Network, rows: list[bytes]) -> None:
    slots = spread_slots(network)
    began = time.process_time()
    plain = PlainNetwork(network)
    loading = 1000 * (time.process_time() - began)
    first = milliseconds(lambda row: plain.result(row, slots, 2), rows)
    version = ".".join(map(str, sys.version_info[:2]))
    print(f"    plain Python {version}       {first:7.3f} ms ({loading:.0f} ms once)")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.network_speed", description=__doc__)
    parser.add_argument("--save", type=Path, metavar="DIR")
    parser.add_argument("--plain", type=Path, metavar="DIR")
    arguments = parser.parse_args()
    if arguments.plain:
        for file in sorted(arguments.plain.glob("*.network")):
            network = from_bytes(file.read_bytes(), str(file))
            content = file.with_suffix(".rows").read_bytes()
            print(file.stem)
            measure_plain(network, [content[at : at + network.row] for at in range(0, len(content), network.row)])
        return
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from pecunia.titles.registry import TITLES

    for name in TITLES:
        network, rows = prepared(name)
        if arguments.save:
            arguments.save.mkdir(parents=True, exist_ok=True)
            (arguments.save / f"{name}.network").write_bytes(to_bytes(network))
            (arguments.save / f"{name}.rows").write_bytes(b"".join(rows))
        measure(network, rows)


if __name__ == "__main__":
    main()
