"""What a training spends its time on: `python -m bench.training_time olet`. Plays tables with moves drawn at random,
and lets the network think and learn without them. The slower of the two says how many decisions a second are possible.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import jax
import numpy as np

from pecunia.lab.train.crew import Crew
from pecunia.lab.train.network import Network, Sizes
from pecunia.lab.train.ppo import Learning, Method, fresh_state
from pecunia.lab.train.records import RecordShape
from pecunia.lab.train.strength import layout_of
from pecunia.lab.train.training_tables import MakeTables
from pecunia.processes import processor_count

CALLS = 30


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.training_time", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--minibatch", type=int, default=16384)
    parser.add_argument("--workers", type=int, default=max(1, processor_count() - 3))
    asked = parser.parse_args()
    accelerated = jax.default_backend() != "cpu"
    method = Method(
        steps=asked.steps,
        tables=asked.tables,
        past=asked.tables // 6,
        minibatch=asked.minibatch,
        half=accelerated,
    )
    records, played = play(asked.title, method, asked.workers)
    thinking, learning = learn(asked.title, method, records)
    decisions = method.tables * method.groups * method.steps
    updates = method.epochs * (decisions // method.minibatch)
    busy = (method.groups * method.steps * thinking + updates * learning) / decisions
    print(f"{asked.workers} workers: {method.tables / played:,.0f} decisions/s ({1000 * played:.1f} ms for a step)")
    print(f"accelerator: {1 / busy:,.0f} decisions/s ({1000 * thinking:.1f} ms think, {1000 * learning:.1f} ms learn)")


def play(title: str, method: Method, workers: int) -> tuple[Any, float]:
    """Records of tables, and how long all workers need for a step of a group."""
    shape = RecordShape(layout_of(title))
    crew = Crew(MakeTables(title, None, 1), shape.size, 1, method.tables, workers)
    luck = np.random.default_rng(1)
    try:
        crew.deal(1)
        took = []
        for _call in range(CALLS):
            crew.wait(0)
            legal = np.unpackbits(crew.records[0][:, shape.legal], axis=1, count=shape.slots)
            slots = (legal * luck.integers(1, 256, legal.shape, np.uint8)).argmax(axis=1).astype(np.int16)
            began = time.perf_counter()
            crew.answer(0, slots)
            crew.wait(0)
            took.append(time.perf_counter() - began)
            crew.again(0)
        return crew.records[0].copy(), float(np.median(took))
    finally:
        crew.close()


def learn(title: str, method: Method, records: Any) -> tuple[float, float]:
    """How long it takes to choose moves at the tables of a group, and to learn from a minibatch."""
    network = Network(layout_of(title), Sizes())
    functions = Learning(network, method)
    functions.compile()
    state = fresh_state(network.start(1))
    past = state["params"].astype(np.float16)
    key = jax.random.key(1)
    held = [functions.buffers()]

    def think(call: int) -> Any:
        where = np.array([call % method.steps, 0, call], np.int32)
        slots, held[0] = functions.think(kept[0]["params"], past, held[0], records, key, where)
        return np.asarray(slots)

    def update(call: int) -> Any:
        kept[0] = functions.learn(kept[0], held[0], ready, np.zeros(2, np.int32), np.zeros(2, np.float32))
        return kept[0]["updates"]

    kept = [state]
    thinking = median_time(think)
    tails = np.zeros((method.groups, method.tables, RecordShape.tail_size), np.uint8)
    ready = functions.prepare(held[0], tails, key)
    return thinking, median_time(update)


def median_time(work: Callable[[int], Any]) -> float:
    took = []
    for call in range(CALLS):
        began = time.perf_counter()
        jax.block_until_ready(work(call))  # type: ignore[no-untyped-call]
        took.append(time.perf_counter() - began)
    return float(np.median(took))


if __name__ == "__main__":
    main()
