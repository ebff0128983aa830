"""Proximal policy optimisation (PPO) in JAX. Everything here runs on the accelerator; shapes never change.

A rollout is a number of steps at all tables. Its buffers have the axes (steps, groups, tables). The value of a position
is the chance of every player to win. The return of a decision mixes, by `lam`, the chances that its seat saw at its
later decisions and who won in the end. A seat's last decision of a rollout has no return yet, so nothing is learnt
from it.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from pecunia.lab.train.network import ABSENT, Array, Network
from pecunia.lab.train.records import BROKEN_OFF, RecordShape

State = dict[str, Array]  # parameters, Adam's moments, how many updates, sums of figures
Buffers = dict[str, Array]
HALF = jnp.bfloat16
FIGURES = ["policy", "value", "entropy", "clipped", "divergence", "norm"]


@dataclass(frozen=True)
class Method:
    """The numbers of the method that stay the same through a run."""

    steps: int = 64
    groups: int = 2
    tables: int = 4096  # in each group
    past: int = 700  # how many of them have a past self in one seat
    minibatch: int = 16384
    epochs: int = 2
    lam: float = 0.95
    clip: float = 0.2
    value_weight: float = 1.0
    decay: float = 1e-4
    norm: float = 0.5  # gradients longer than this are shortened
    half: bool = True  # multiply matrices in bfloat16


def fresh_state(vector: Array) -> State:
    vector = jnp.asarray(vector, jnp.float32)
    return {
        "params": vector,
        "mean": jnp.zeros_like(vector),
        "square": jnp.zeros_like(vector),
        "updates": jnp.zeros((), jnp.int32),
        "figures": jnp.zeros(len(FIGURES) + 1, jnp.float32),
    }


class Learning:
    """The functions of a run: `think`, `prepare` and `learn`. They are compiled side by side: each takes long."""

    def __init__(self, network: Network, method: Method) -> None:
        self.network = network
        self.method = method
        self.shape = RecordShape(network.layout)
        self.dot = _dot_half if method.half else jnp.matmul
        self.blend: Callable[..., Any] = jax.jit(lambda old, new, keep: old * keep + new * (1 - keep))

    def compile(self) -> None:
        m, count = self.method, self.network.count
        vector, past = _array((count,), jnp.float32), _array((count,), jnp.float16)
        state, buffers = jax.eval_shape(fresh_state, vector), jax.eval_shape(self.buffers)
        records = _array((m.tables, self.shape.size), jnp.uint8)
        tails = _array((m.groups, m.tables, self.shape.tail_size), jnp.uint8)
        key = jax.eval_shape(lambda: jax.random.key(0))
        ready = jax.eval_shape(self._prepare, buffers, tails, key)
        where, which, knobs = _array((3,), jnp.int32), _array((2,), jnp.int32), _array((2,), jnp.float32)
        lowered = [
            jax.jit(self._think, donate_argnums=(2,)).lower(vector, past, buffers, records, key, where),
            jax.jit(self._prepare).lower(buffers, tails, key),
            jax.jit(self._learn, donate_argnums=(0,)).lower(state, buffers, ready, which, knobs),
        ]
        with ThreadPoolExecutor(len(lowered)) as threads:
            compiled = list(threads.map(lambda each: each.compile(), lowered))
        self.think, self.prepare, self.learn = compiled

    def buffers(self) -> Buffers:
        m = self.method
        lead = (m.steps, m.groups, m.tables)
        return {
            "records": jnp.zeros((*lead, self.shape.size), jnp.uint8),
            "slots": jnp.zeros(lead, jnp.int32),
            "logs": jnp.zeros(lead, jnp.float32),
            "chances": jnp.zeros((*lead, self.network.players), jnp.float32),
        }

    # Playing.

    def _judge(self, vector: Array, records: Array) -> tuple[Array, Array]:
        """The logarithms of the chances of all slots, and of all players."""
        shape = self.shape
        params = self.network.named(vector)
        return self._judge_named(params, records[:, shape.row], records[:, shape.legal])

    def _judge_named(self, params: dict[str, Array], rows: Array, legal: Array) -> tuple[Array, Array]:
        scores, players = self.network.judge(jnp, params, rows, self.dot)
        allowed = jnp.unpackbits(legal, axis=1, count=self.shape.slots) > 0
        return jax.nn.log_softmax(jnp.where(allowed, scores, ABSENT)), jax.nn.log_softmax(players)

    def _think(self, vector: Array, past: Array, buffers: Buffers, records: Array, key: Array, where: Array) -> Any:
        """Choose a move at every table of a group, and note everything in the buffers. `where` is step, group and how
        many calls there were."""
        m = self.method
        logs, players = self._judge(vector, records)
        choosing = logs
        if m.past:
            first = m.tables - m.past
            theirs, _chances = self._judge(past.astype(jnp.float32), records[first:])
            own = ~self._is_past(records)[first:, None]
            choosing = jnp.concatenate([logs[:first], jnp.where(own, logs[first:], theirs)])
        luck = jax.random.gumbel(jax.random.fold_in(key, where[2]), choosing.shape, jnp.float32)
        slots = jnp.argmax(choosing + luck, axis=1).astype(jnp.int32)
        seen = {
            "records": records,
            "slots": slots,
            "logs": jnp.take_along_axis(logs, slots[:, None], 1)[:, 0],
            "chances": jnp.exp(players),
        }
        for name, value in seen.items():
            at = (where[0], where[1], *[0] * value.ndim)
            buffers[name] = lax.dynamic_update_slice(buffers[name], value[None, None], at)
        return slots.astype(jnp.int16), buffers

    def _is_past(self, records: Array) -> Array:
        """Whether a past self is asked: at the last tables of a group it has one seat."""
        m, shape = self.method, self.shape
        index = jnp.arange(m.tables)
        seat = index % jnp.maximum(records[..., shape.players].astype(jnp.int32), 1)
        return (index >= m.tables - m.past) & (records[..., shape.seat] == seat)

    # Learning.

    def _prepare(self, buffers: Buffers, tails: Array, key: Array) -> dict[str, Array]:
        """The returns of a rollout, and in which order to learn from its decisions: `order` has a row for each epoch,
        and the first `count` entries of a row are worth learning from. `tails` are the ends of the records that
        follow."""
        m, shape = self.method, self.shape
        records = buffers["records"]
        after = jnp.concatenate([records[1:, ..., shape.tail], tails[None]])
        lead = (m.steps, m.groups * m.tables)
        targets, known = self._returns(
            records[..., shape.seat].astype(jnp.int32).reshape(lead),
            records[..., shape.players].astype(jnp.int32).reshape(lead),
            after[..., shape.ended - shape.seat].reshape(lead),
            after[..., shape.winners - shape.seat].astype(jnp.int32).reshape(lead),
            buffers["chances"].reshape(*lead, -1),
        )
        chosen = lax.population_count(records[..., shape.legal]).astype(jnp.int32).sum(-1) > 1
        useful = (chosen & ~self._is_past(records)).reshape(-1) & known.reshape(-1)
        gains = (targets[..., 0] - buffers["chances"].reshape(*lead, -1)[..., 0]).reshape(-1)
        count = useful.sum()
        mean = jnp.where(useful, gains, 0).sum() / jnp.maximum(count, 1)
        spread = jnp.sqrt(jnp.where(useful, (gains - mean) ** 2, 0).sum() / jnp.maximum(count, 1))
        luck = jax.random.uniform(key, (m.epochs, useful.shape[0]))
        return {
            "targets": targets.reshape(useful.shape[0], -1),
            "gains": (gains - mean) / (spread + 1e-8),
            "order": jnp.argsort(jnp.where(useful, luck, 2.0), axis=1).astype(jnp.int32),
            "count": count,
            # How much of what happened the chances foresaw: 1 all, 0 nothing.
            "foreseen": 1 - spread**2 / (_spread_of(targets[..., 0].reshape(-1), useful) ** 2 + 1e-8),
        }

    def _returns(self, seat: Array, players: Array, ended: Array, winners: Array, chances: Array) -> Any:
        """What each decision led to: the chances of all players, clockwise from the seat that decided."""
        seats = jnp.arange(self.network.players)
        tables = seat.shape[1]
        lam = self.method.lam

        def back(carry: tuple[Array, Array], now: tuple[Array, ...]) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
            following, known = carry  # for every seat: what its next decision leads to, and whether we know it
            seat, players, ended, winners, chances = now
            over = (ended > 0)[:, None]
            following = jnp.where(over[..., None], _outcome(seats, players, winners), following)
            known = jnp.where(over, (ended != BROKEN_OFF)[:, None], known)
            own = seats[None] == seat[:, None]
            target = jnp.where(own[..., None], following, 0).sum(1)
            has = (own & known).any(1)
            before = jnp.where(has[:, None], (1 - lam) * chances + lam * target, chances)
            following = jnp.where(own[..., None], before[:, None], following)
            return (following, known | own), (target, has)

        nothing = (
            jnp.zeros((tables, len(seats), len(seats)), jnp.float32),
            jnp.zeros((tables, len(seats)), bool),
        )
        _carry, found = lax.scan(back, nothing, (seat, players, ended, winners, chances), reverse=True)
        return found

    def _learn(self, state: State, buffers: Buffers, ready: dict[str, Array], which: Array, knobs: Array) -> State:
        """One step on one minibatch. `which` is the epoch and the number of the minibatch, `knobs` are the learning
        rate and the weight of the entropy."""
        m, shape = self.method, self.shape
        part = lax.dynamic_slice(ready["order"], (which[0], which[1] * m.minibatch), (1, m.minibatch))[0]
        records = buffers["records"].reshape(-1, shape.size)[part]
        loss = partial(
            self._loss,
            records=records,
            slots=buffers["slots"].reshape(-1)[part],
            before=buffers["logs"].reshape(-1)[part],
            gains=ready["gains"][part],
            targets=ready["targets"][part],
            surprise=knobs[1],
        )
        slopes, figures = jax.grad(loss, has_aux=True)(self.network.named(state["params"]))
        slope = self.network.vector(jnp, slopes)
        norm = jnp.sqrt((slope**2).sum())
        slope = slope * jnp.minimum(1, m.norm / (norm + 1e-8))
        updates = state["updates"] + 1
        mean = 0.9 * state["mean"] + 0.1 * slope
        square = 0.999 * state["square"] + 0.001 * slope**2
        steps = updates.astype(jnp.float32)
        step = (mean / (1 - 0.9**steps)) / (jnp.sqrt(square / (1 - 0.999**steps)) + 1e-5)
        params = state["params"] - knobs[0] * (step + m.decay * state["params"])
        counted = jnp.concatenate([figures, norm[None], jnp.ones(1)])
        return {
            "params": params,
            "mean": mean,
            "square": square,
            "updates": updates,
            "figures": state["figures"] + counted,
        }

    def _loss(
        self,
        params: dict[str, Array],
        records: Array,
        slots: Array,
        before: Array,
        gains: Array,
        targets: Array,
        surprise: Array,
    ) -> tuple[Array, Array]:
        m, shape = self.method, self.shape
        logs, players = self._judge_named(params, records[:, shape.row], records[:, shape.legal])
        change = jnp.take_along_axis(logs, slots[:, None], 1)[:, 0] - before
        ratio = jnp.exp(change)
        kept = jnp.clip(ratio, 1 - m.clip, 1 + m.clip)
        policy = -jnp.minimum(ratio * gains, kept * gains).mean()
        value = -(targets * players).sum(1).mean()
        entropy = -(jnp.exp(logs) * logs).sum(1).mean()
        clipped = (jnp.abs(ratio - 1) > m.clip).mean()
        loss = policy + m.value_weight * value - surprise * entropy
        return loss, jnp.stack([policy, value, entropy, clipped, -change.mean()])


def _outcome(seats: Array, players: Array, winners: Array) -> Array:
    """Who won, as each seat sees it: winners share a victory, and without a winner all share it. The axes are
    tables, the seat that looks, players clockwise from it."""
    there = seats[None] < players[:, None]
    won = ((winners[:, None] >> seats[None]) & 1) * there
    won = jnp.where(won.sum(1, keepdims=True) > 0, won, there)
    share = won / jnp.maximum(won.sum(1, keepdims=True), 1)
    around = (seats[None, :, None] + seats[None, None, :]) % jnp.maximum(players, 1)[:, None, None]
    seen = jnp.take_along_axis(share[:, None, :], around, axis=2)
    return jnp.where(there[:, None, :], seen, 0.0)


def _spread_of(numbers: Array, useful: Array) -> Array:
    count = jnp.maximum(useful.sum(), 1)
    mean = jnp.where(useful, numbers, 0).sum() / count
    return jnp.sqrt(jnp.where(useful, (numbers - mean) ** 2, 0).sum() / count)


def _array(shape: tuple[int, ...], dtype: Any) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, dtype)  # type: ignore[no-untyped-call]


@jax.custom_vjp
def _dot_half(left: Array, right: Array) -> Array:
    """A product of matrices in bfloat16, summed in float32; in slopes, too. (JAX would multiply those in float32 and
    convert all inputs back.)"""
    return _halves(left.astype(HALF), right.astype(HALF))


def _halves(left: Array, right: Array) -> Array:
    return jnp.matmul(left, right, preferred_element_type=jnp.float32)


def _dot_forward(left: Array, right: Array) -> tuple[Array, tuple[Array, Array]]:
    halves = left.astype(HALF), right.astype(HALF)
    return _halves(*halves), halves


def _dot_backward(halves: tuple[Array, Array], slope: Array) -> tuple[Array, Array]:
    left, right = halves
    slope = slope.astype(HALF)
    rows = _halves(left.reshape(-1, left.shape[-1]).T, slope.reshape(-1, slope.shape[-1]))
    return _halves(slope, right.T), rows


_dot_half.defvjp(_dot_forward, _dot_backward)
