"""A training from beginning to end: starts the workers, trains, measures beside it, and leaves all in a folder."""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import numpy as np

from pecunia.core.errors import OptionError
from pecunia.games import options_for
from pecunia.lab.ship.restore import is_shipped, restored
from pecunia.lab.train.checkpoint import Checkpoint, read_checkpoint
from pecunia.lab.train.crew import Crew, single_threaded
from pecunia.lab.train.curves import Curves
from pecunia.lab.train.network import Network, Sizes
from pecunia.lab.train.ppo import Method
from pecunia.lab.train.records import RecordShape
from pecunia.lab.train.strength import Setting, layout_of, serve_measures
from pecunia.lab.train.trainer import Plan, Say, Trainer
from pecunia.lab.train.training_tables import MakeTables
from pecunia.processes import processor_count
from pecunia.titles.registry import title

PAST = 6  # one table in this many has a past self
MEASURE_SECONDS = 20.0  # at least, between two measures


@dataclass(frozen=True)
class Request:
    """What to train, and how."""

    title: str
    options: dict[str, Any] | None  # None: all kinds of tables
    out: Path
    resume: Path | None
    plan: Plan
    tables: int = 4096  # in each of two groups
    steps: int = 64
    minibatch: int = 16384
    workers: int = 0  # 0: as many as there are processors, less those that learn and measure, and feed the accelerator
    measured: int = 200  # games against greedy in each setting, again and again; 0: none
    sizes: Sizes = field(default_factory=Sizes)


def train(request: Request, say: Say) -> None:
    """Train until the plan is fulfilled. Refuses a request that cannot be fulfilled before anything starts."""
    began = time.perf_counter()
    start = _start(request)
    if not request.plan.seconds and not request.plan.decisions:
        raise OptionError("train-limit")
    if request.options is not None:
        options_for(request.title, **request.options)
    accelerated = jax.default_backend() != "cpu"
    method = Method(
        steps=request.steps,
        tables=request.tables,
        past=request.tables // PAST,
        minibatch=request.minibatch,
        half=accelerated,
    )
    spare = 1 + bool(request.measured) + accelerated
    workers = request.workers or max(1, processor_count() - spare)
    make = MakeTables(request.title, request.options, request.plan.seed)
    shape = RecordShape(start.network.layout)
    aside = Aside(request, start.network) if request.measured else None
    crew = Crew(make, shape.size, method.groups, method.tables, min(workers, method.tables))
    meta = {"seed": request.plan.seed, "options": request.options}
    try:
        trainer = Trainer(crew, start, method, request.plan, request.out, meta, began)
        trainer.run(say, aside)
    finally:
        crew.close()
        if aside is not None:
            aside.close()


def _start(request: Request) -> Checkpoint:
    layout = layout_of(request.title)
    if request.resume is not None:
        if is_shipped(request.resume):
            return restored(request.resume, layout)
        return read_checkpoint(request.resume, layout)
    network = Network(layout, request.sizes)
    vector = network.start(request.plan.seed)
    return Checkpoint(network, vector, vector)


class Aside:
    """A process that measures the averaged parameters while the training goes on."""

    def __init__(self, request: Request, network: Network) -> None:
        stated = request.options
        players = title(request.title).players
        tables = [stated] if stated is not None else [{"players": players[0]}, {"players": min(4, players[-1])}]
        settings = [Setting(request.title, table, "greedy", "aside") for table in tables]
        there = (settings, network.sizes, request.measured)
        self.worker = single_threaded(serve_measures, *there, name="pecunia-measure")
        self.is_busy = False
        self.last = 0.0

    def __call__(self, trainer: Trainer, curves: Curves) -> None:
        if self.is_busy and self.worker.pipe.poll():
            self.is_busy = False
            for line in self.worker.pipe.recv():
                curves.add("match", **line)
        now = time.perf_counter()
        if not self.is_busy and now - self.last > MEASURE_SECONDS:
            self.worker.pipe.send((np.asarray(trainer.averaged), trainer.progress.decisions))
            self.is_busy = True
            self.last = now

    def close(self) -> None:
        """What is still being measured is left out."""
        self.worker.kill()
