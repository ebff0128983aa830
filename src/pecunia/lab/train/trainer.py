"""Plays and learns until the time is over. Learning from one rollout runs beside the next: the accelerator learns while
the workers play, so a move is chosen by parameters that are at most one rollout behind.

The order of everything follows from the steps, never from the clock: with one seed and a number of decisions, one
machine gives the same parameters again. With a limit in minutes the clock sets the learning rate and the end.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from pecunia.lab.train.checkpoint import Checkpoint, Progress, read_checkpoint, write_checkpoint
from pecunia.lab.train.crew import Crew
from pecunia.lab.train.curves import Curves
from pecunia.lab.train.network import Array
from pecunia.lab.train.ppo import FIGURES, Buffers, Learning, Method, fresh_state
from pecunia.lab.train.records import OVER, RecordShape

Say = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Plan:
    """How long a run takes and what changes on the way, from the first number to the second."""

    seconds: float = 0.0  # 0: the decisions alone count
    decisions: int = 0  # in all, those before a resumed checkpoint too; 0: the clock alone counts
    rate: tuple[float, float] = (6e-4, 5e-5)
    entropy: tuple[float, float] = (0.01, 0.001)
    keep: float = 0.9  # how much of the averaged parameters an iteration keeps
    warm: int = 5  # the learning rate grows during the first iterations
    pool: int = 24  # past selves
    recent: int = 8  # of these are the newest
    written: int = 4  # of them go into a checkpoint
    checkpoint: int = 150_000_000  # decisions between checkpoints
    tell: float = 5.0  # seconds between lines of progress
    seed: int = 1


@dataclass
class Rollout:
    """A rollout that is over: what it noted, and what is still to be learnt from it."""

    buffers: Buffers
    ready: dict[str, Array] = field(default_factory=dict)
    minibatches: int = 0  # in each epoch
    learnt: int = 0


@dataclass
class Tally:
    """What happened since the last line of progress."""

    since: float
    decisions: int = 0
    games: int = 0
    past_games: int = 0
    past_won: float = 0.0  # by past selves
    past_even: float = 0.0  # what equals would have won
    foreseen: float = 0.0
    prepared: int = 0
    iterations: int = 0
    waited: float = 0.0  # seconds, for the tables
    thought: float = 0.0  # seconds, for the accelerator


class Trainer:
    def __init__(
        self, crew: Crew, start: Checkpoint, method: Method, plan: Plan, out: Path, meta: dict[str, Any], began: float
    ) -> None:
        self.crew, self.method, self.plan, self.out, self.meta = crew, method, plan, out, meta
        self.network = start.network
        self.learning = Learning(start.network, method)
        self.learning.compile()
        self.began = began
        self.key = jax.random.key(plan.seed)
        self.spare = self.learning.buffers()
        self.last: Rollout | None = None
        self.tally = Tally(time.perf_counter())
        self.begin(start)

    def begin(self, start: Checkpoint) -> None:
        """Go on from a checkpoint, with new games at all tables."""
        self.progress = start.progress
        self.before = start.before
        self.written = start.progress.decisions
        self.state = fresh_state(start.params)
        if start.mean is not None and start.square is not None:
            self.state |= {"mean": jnp.asarray(start.mean), "square": jnp.asarray(start.square)}
            self.state["updates"] = jnp.asarray(start.progress.updates, jnp.int32)
        self.averaged = jnp.asarray(start.averaged)
        half = jnp.asarray(start.params).astype(jnp.float16)
        self.pool = [jnp.asarray(one) for one in start.pool] or [half]
        self.progress.deals += 1
        self.crew.deal(self.progress.deals)

    def fraction(self) -> float:
        """How much of the run is over."""
        plan = self.plan
        by_clock = (time.perf_counter() - self.began) / plan.seconds if plan.seconds else 0.0
        by_count = self.progress.decisions / plan.decisions if plan.decisions else 0.0
        return min(1.0, max(by_clock, by_count))

    def run(self, say: Say, aside: Callable[["Trainer", Curves], None] | None = None) -> None:
        """Train, write checkpoints and curves. `aside` is called after each iteration."""
        curves = Curves(self.out)
        iteration = 0.0  # how long one takes
        while (fraction := self.fraction()) < 1:
            before = time.perf_counter()
            if self.plan.seconds and before + iteration > self.began + self.plan.seconds:
                break
            self.iterate(fraction)
            now = time.perf_counter()
            iteration = now - before
            if now - self.tally.since > self.plan.tell:
                line = self.learning_figures()
                curves.add("learning", **line)
                say(line)
            if aside is not None:
                aside(self, curves)
            if self.progress.decisions - self.written >= self.plan.checkpoint:
                self.write()
        self.write(goes_on=False)
        if self.tally.iterations:
            curves.add("learning", **self.learning_figures())
        curves.close()

    # One iteration.

    def iterate(self, fraction: float) -> None:
        """Play a rollout, and learn from the one before."""
        method, crew = self.method, self.crew
        calls = method.steps * method.groups
        turn = self.progress.iterations * calls
        past = self.pool[np.random.default_rng((self.plan.seed, turn)).integers(len(self.pool))]
        knobs = self.knobs(fraction)
        buffers = self.spare
        tails = np.zeros((method.groups, method.tables, RecordShape.tail_size), np.uint8)
        for call in range(calls):
            step, group = divmod(call, method.groups)
            began = time.perf_counter()
            crew.wait(group)
            asked = time.perf_counter()
            records = crew.records[group]
            self.count_ends(records)
            if step == 0:
                tails[group] = records[:, self.learning.shape.tail]
            where = np.array([step, group, turn + call], np.int32)
            slots, buffers = self.learning.think(self.state["params"], past, buffers, records, self.key, where)
            crew.answer(group, np.asarray(slots))
            self.tally.waited += asked - began
            self.tally.thought += time.perf_counter() - asked
            if call == method.groups - 1 and self.last is not None:
                self.prepare(self.last, tails)
            if self.last is not None and self.last.minibatches:
                share = (call + 2 - method.groups) / (calls + 1 - method.groups)
                self.learn(self.last, int(share * self.last.minibatches * method.epochs), knobs)
        self.spare = self.learning.buffers() if self.last is None else self.last.buffers
        self.last = Rollout(buffers)
        self.after_iteration()

    def knobs(self, fraction: float) -> NDArray[np.float32]:
        plan = self.plan
        warm = min(1.0, (self.progress.iterations + 1) / plan.warm)
        rate = (plan.rate[0] + (plan.rate[1] - plan.rate[0]) * fraction) * warm
        return np.array([rate, plan.entropy[0] * (plan.entropy[1] / plan.entropy[0]) ** fraction], np.float32)

    def prepare(self, rollout: Rollout, tails: NDArray[np.uint8]) -> None:
        key = jax.random.fold_in(jax.random.key(self.plan.seed + 1), self.progress.iterations)
        rollout.ready = self.learning.prepare(rollout.buffers, tails, key)
        rollout.minibatches = int(rollout.ready["count"]) // self.method.minibatch
        self.tally.foreseen += float(rollout.ready["foreseen"])
        self.tally.prepared += 1

    def learn(self, rollout: Rollout, until: int, knobs: NDArray[np.float32]) -> None:
        while rollout.learnt < until:
            which = np.array(divmod(rollout.learnt, rollout.minibatches), np.int32)
            self.state = self.learning.learn(self.state, rollout.buffers, rollout.ready, which, knobs)
            rollout.learnt += 1
            self.progress.updates += 1

    def after_iteration(self) -> None:
        """Average the parameters, and now and then keep them as a past self."""
        method, progress = self.method, self.progress
        decisions = method.steps * method.groups * method.tables
        progress.iterations += 1
        progress.decisions += decisions
        self.tally.decisions += decisions
        self.tally.iterations += 1
        keep = min(self.plan.keep, 1 - 1 / progress.iterations)
        self.averaged = self.learning.blend(self.averaged, self.state["params"], np.float32(keep))
        if _is_kept(progress.iterations):
            self.pool.append(self.state["params"].astype(jnp.float16))
            if len(self.pool) > self.plan.pool:
                # The newest stay; of the others any may go.
                luck = np.random.default_rng((self.plan.seed, progress.iterations))
                del self.pool[luck.integers(max(1, len(self.pool) - self.plan.recent))]

    def count_ends(self, records: NDArray[np.uint8]) -> None:
        shape, method, tally = self.learning.shape, self.method, self.tally
        over = np.flatnonzero(records[:, shape.ended] == OVER)
        tally.games += len(over)
        own = over[over >= method.tables - method.past]
        for table in own:
            players, winners = int(records[table, shape.among]), int(records[table, shape.winners])
            if winners:
                seat = int(table) % players
                tally.past_games += 1
                tally.past_won += (winners >> seat & 1) / winners.bit_count()
                tally.past_even += 1 / players

    # What is reported and kept.

    def learning_figures(self) -> dict[str, Any]:
        """The figures since the last call: one row of the curves."""
        now = time.perf_counter()
        tally, self.tally = self.tally, Tally(now)
        *sums, count = np.asarray(self.state["figures"]).tolist()
        self.state["figures"] = jnp.zeros_like(self.state["figures"])
        found: dict[str, Any] = {
            "decisions": self.progress.decisions,
            "seconds": now - self.began,
            "speed": round(tally.decisions / (now - tally.since)),
            "rate": float(self.knobs(self.fraction())[0]),
            "foreseen": tally.foreseen / max(tally.prepared, 1),
            "games": tally.games,
            "waited": tally.waited / (now - tally.since),
            "thought": tally.thought / (now - tally.since),
        }
        found |= {name: value / max(count, 1) for name, value in zip(FIGURES, sums)}
        if tally.past_games:
            found |= {
                "past_games": tally.past_games,
                "past_share": tally.past_won / tally.past_games,
                "past_even": tally.past_even / tally.past_games,
            }
        return found

    def write(self, goes_on: bool = True) -> None:
        """Learn what is left, write a checkpoint, and go on from it."""
        knobs = self.knobs(self.fraction())
        if self.last is not None:
            tails = np.zeros((self.method.groups, self.method.tables, RecordShape.tail_size), np.uint8)
            for group in range(self.method.groups):
                self.crew.wait(group)
                tails[group] = self.crew.records[group][:, self.learning.shape.tail]
            self.prepare(self.last, tails)
            self.learn(self.last, self.last.minibatches * self.method.epochs, knobs)
            self.spare, self.last = self.last.buffers, None
            self.averaged = self.learning.blend(self.averaged, self.state["params"], np.float32(self.plan.keep))
        self.progress.seconds = time.perf_counter() - self.began
        write_checkpoint(self.out, self.checkpoint(), self.meta | {"plan": asdict(self.plan)})
        if goes_on:
            self.begin(read_checkpoint(self.out, self.network.layout))

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(
            self.network,
            np.asarray(self.state["params"]),
            np.asarray(self.averaged),
            np.asarray(self.state["mean"]),
            np.asarray(self.state["square"]),
            [np.asarray(one) for one in spread_out(self.pool, self.plan.written)],
            Progress(**asdict(self.progress)),
            self.before,
        )


def _is_kept(iterations: int) -> bool:
    """At 1, 2, 3 … and then ever more seldom: every time a tenth has been added."""
    return iterations < 10 or iterations % max(1, 10 ** (len(str(iterations)) - 2)) == 0


def spread_out(pool: list[Array], count: int) -> list[Array]:
    """This many of them, from the oldest to the newest."""
    if len(pool) <= count:
        return pool
    return [pool[round(place * (len(pool) - 1) / (count - 1))] for place in range(count)]
