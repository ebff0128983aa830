"""Networks that learn by self-play: what they compute, what they learn, and that nothing is lost when they stop."""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pecunia.lab.train.checkpoint import Checkpoint, read_checkpoint
from pecunia.lab.train.crew import Crew, CrewError, single_threaded
from pecunia.lab.train.curves import Curves, read_curves
from pecunia.lab.train.network import ABSENT, Array, Inputs, Network, Sizes
from pecunia.lab.train.network_file import TrainedError, read_network, write_network
from pecunia.lab.train.ppo import Learning, Method, _dot_half
from pecunia.lab.train.records import BROKEN_OFF, GOES_ON, OVER, RecordShape
from pecunia.lab.train.trainer import Plan, Trainer
from pecunia.processes import ONE_THREAD
from pecunia.texts import LANGUAGES, Texts
from tests.lab.guessing import Failing, Guessing, guessing_layout, make_guessing, tell_environment

SIZES = Sizes(table=16, player=8, other=8, trunk=24, steps=1, head=8)
METHOD = Method(steps=8, tables=48, past=8, minibatch=128, half=False)
ITERATION = METHOD.steps * METHOD.tables * METHOD.groups


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """One for all tests: every training begins by dealing anew."""
    found = Crew(make_guessing, RecordShape(guessing_layout()).size, METHOD.groups, METHOD.tables, 1)
    yield found
    found.close()


@pytest.fixture(scope="module", autouse=True)
def _compiled_once() -> Iterator[None]:
    """All trainings here have the same shapes, and to compile takes much longer than to train."""
    compiled: list[Learning] = []
    compile_now = Learning.compile

    def compile_once(learning: Learning) -> None:
        assert learning.method == METHOD
        assert learning.network.sizes == SIZES
        if not compiled:
            compile_now(learning)
            compiled.append(learning)
        first = compiled[0]
        learning.think, learning.prepare, learning.learn = first.think, first.prepare, first.learn

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Learning, "compile", compile_once)
        jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
        yield
        jax.config.update("jax_disable_most_optimizations", False)  # type: ignore[no-untyped-call]


def fresh(seed: int = 1) -> Checkpoint:
    network = Network(guessing_layout(), SIZES)
    vector = network.start(seed)
    return Checkpoint(network, vector, vector)


def trainer(crew: Crew, start: Checkpoint, iterations: int, out: Path, checkpoint: int = 10**9) -> Trainer:
    plan = Plan(
        decisions=iterations * ITERATION,
        rate=(2e-3, 5e-4),
        entropy=(0.05, 0.01),
        checkpoint=checkpoint,
        tell=0,
        seed=3,
    )
    return Trainer(crew, start, METHOD, plan, out, {}, time.perf_counter())


def test_it_learns(crew: Crew, tmp_path: Path) -> None:
    run = trainer(crew, fresh(), 40, tmp_path)
    run.run(lambda line: None)
    network, vector, meta = read_network(tmp_path / "network.npz", guessing_layout())
    assert meta["decisions"] == 40 * ITERATION
    records = crew.records[0]
    scores, _players = network.judge(np, network.named(vector), records[:, run.learning.shape.row], np.matmul)
    shown = records[:, 0]
    assert (scores[:, :4].argmax(axis=1) == shown).mean() > 0.95
    lines = [line for line in read_curves(tmp_path) if line["kind"] == "learning"]
    assert lines[-1]["entropy"] < 0.5 * lines[1]["entropy"]
    assert lines[-1]["decisions"] == 40 * ITERATION
    assert all(line["foreseen"] <= 1 for line in lines)
    # Past selves know less, so they win less than equals would.
    past = [line for line in lines if "past_games" in line]
    assert sum(line["past_share"] * line["past_games"] for line in past) < sum(
        line["past_even"] * line["past_games"] for line in past
    )


def test_resuming_is_the_same_as_not_stopping(crew: Crew, tmp_path: Path) -> None:
    """The checkpoint after two iterations is put aside while the training goes on, and resumed later."""
    whole, copy = tmp_path / "whole", tmp_path / "copy"

    def put_aside(run: Trainer, curves: Curves) -> None:
        if run.progress.iterations == 3:
            shutil.copytree(whole, copy)

    trainer(crew, fresh(), 5, whole, 2 * ITERATION).run(lambda line: None, put_aside)
    again = read_checkpoint(copy, guessing_layout())
    assert again.progress.decisions == 2 * ITERATION
    trainer(crew, again, 5, copy, 2 * ITERATION).run(lambda line: None)
    for name in ("params.npz", "network.npz", "adam.npz", "pool-1.npz"):
        first, second = np.load(whole / name), np.load(copy / name)
        for array in set(first.files) - {"meta"}:
            np.testing.assert_array_equal(first[array], second[array], err_msg=f"{name} {array}")
    assert not np.array_equal(again.params, read_checkpoint(whole, guessing_layout()).params)


def test_training_starts_from_a_network_alone(crew: Crew, tmp_path: Path) -> None:
    start = fresh(7)
    write_network(tmp_path / "start.npz", start.network, start.params, {"decisions": 5, "seconds": 0.5})
    again = read_checkpoint(tmp_path / "start.npz", guessing_layout())
    np.testing.assert_allclose(again.params, start.params, rtol=1e-6)
    run = trainer(crew, again, 1, tmp_path / "out")
    run.run(lambda line: None)
    assert run.progress.updates > 0
    # The file tells what came before it, also when the run is resumed, and as the start of another one.
    earlier = {"decisions": 5, "seconds": 0.5}
    assert read_checkpoint(tmp_path / "out", guessing_layout()).before == [earlier]
    later = read_checkpoint(tmp_path / "out" / "network.npz", guessing_layout()).before
    assert later == [earlier, {"decisions": run.progress.decisions, "seconds": run.progress.seconds}]


def test_returns_are_what_later_decisions_and_the_end_say() -> None:
    """One table of two, six decisions. Seat 1 wins after the fourth; then a new game begins."""
    learning = Learning(Network(guessing_layout(), SIZES), Method(lam=0.5, half=False))
    seat = np.array([0, 1, 0, 1, 0, 1])[:, None]
    ended = np.array([GOES_ON, GOES_ON, GOES_ON, OVER, GOES_ON, GOES_ON], np.uint8)[:, None]
    winners = np.array([0, 0, 0, 0b10, 0, 0])[:, None]
    own = np.array([0.5, 0.6, 0.4, 0.8, 0.5, 0.5])
    chances = np.stack([own, 1 - own, 0 * own], axis=1)[:, None].astype(np.float32)
    targets, known = learning._returns(seat, np.full((6, 1), 2), ended, winners, chances)
    assert np.asarray(known)[:, 0].tolist() == [True, True, True, True, False, False]
    # Seat 0 saw 0.4 at its next decision and then lost; seat 1 saw 0.8 and won.
    np.testing.assert_allclose(np.asarray(targets)[:4, 0, 0], [0.5 * 0.4, 0.5 * 0.8 + 0.5, 0.0, 1.0], rtol=1e-6)
    np.testing.assert_allclose(np.asarray(targets)[:4].sum(axis=2), 1, rtol=1e-6)


def test_nothing_is_learnt_from_games_that_are_broken_off() -> None:
    learning = Learning(Network(guessing_layout(), SIZES), Method(half=False))
    seat = np.array([0, 1])[:, None]
    ended = np.array([GOES_ON, BROKEN_OFF], np.uint8)[:, None]
    chances = np.full((2, 1, 3), 0.5, np.float32)
    _targets, known = learning._returns(seat, np.full((2, 1), 2), ended, np.zeros((2, 1), int), chances)
    assert not np.asarray(known).any()


def test_victories_are_shared() -> None:
    """Three players; the first and the third have won. Without a winner all share."""
    learning = Learning(Network(guessing_layout(), SIZES), Method(half=False))
    seat, players = np.array([[2, 1]]), np.array([[3, 2]])
    ended, winners = np.full((1, 2), OVER, np.uint8), np.array([[0b101, 0]])
    chances = np.zeros((1, 2, 3), np.float32)
    targets, _known = learning._returns(seat, players, ended, winners, chances)
    np.testing.assert_allclose(np.asarray(targets)[0], [[0.5, 0.5, 0.0], [0.5, 0.5, 0.0]])


def test_gradients() -> None:
    """The loss changes along a direction as its slope says. No ratio is near the edge where it is clipped."""
    network = Network(guessing_layout(), SIZES)
    learning = Learning(network, METHOD)
    records = np.zeros((64, learning.shape.size), np.uint8)
    Guessing(records, np.zeros(64, np.int16)).deal("1")
    luck = np.random.default_rng(1)
    targets = luck.dirichlet([1, 1], 64).astype(np.float32)
    fixed = {
        "records": jnp.asarray(records),
        "slots": jnp.asarray(luck.integers(0, 4, 64)),
        "before": jnp.full(64, -1.5),
        "gains": jnp.asarray(luck.normal(size=64), jnp.float32),
        "targets": jnp.asarray(np.concatenate([targets, np.zeros((64, 1), np.float32)], axis=1)),
        "surprise": jnp.float32(0.01),
    }
    vector = jnp.asarray(network.start(1) + luck.normal(0, 0.05, network.count).astype(np.float32))

    loss = jax.jit(jax.value_and_grad(lambda vector: learning._loss(network.named(vector), **fixed)[0]))
    slope = np.asarray(loss(vector)[1])
    way = slope / np.sqrt((slope**2).sum())
    step = 2e-3
    found = (loss(vector + step * way)[0] - loss(vector - step * way)[0]) / (2 * step)
    assert float(found) == pytest.approx(float((slope * way).sum()), rel=0.02)


def test_slopes_in_half_precision() -> None:
    """Products of bfloat16 have about the slopes of exact ones."""
    luck = np.random.default_rng(1)
    weights = jnp.asarray(luck.normal(size=(4, 3)), jnp.float32)
    entities = jnp.asarray(luck.normal(size=(5, 6, 4)), jnp.float32)

    @jax.jit
    def slopes(entities: Array, weights: Array) -> list[tuple[Array, Array]]:
        return [
            jax.grad(lambda left, right, dot=dot: (dot(left, right) ** 2).sum(), (0, 1))(entities, weights)
            for dot in (_dot_half, jnp.matmul)
        ]

    for found, exact in zip(*slopes(entities, weights)):
        assert found.dtype == jnp.float32
        np.testing.assert_allclose(found, exact, atol=0.02 * float(jnp.abs(exact).max()))


def test_small_amounts_are_choices_too() -> None:
    inputs = Inputs(guessing_layout().block("table"))
    assert inputs.size == 4 + 1 + 16
    for amount, flag in ((0, 0), (3, 3), (15, 15), (150, 15)):
        found = inputs.of(np, np.array([[2, amount]], np.uint8))[0]
        assert found[:4].tolist() == [0, 0, 1, 0]
        assert np.flatnonzero(found[5:]).tolist() == [flag]
        assert found[4] == pytest.approx(amount / np.sqrt(16 * 200))


def test_the_trunk_scores_the_slots_of_entities_by_itself() -> None:
    """If only entities could raise the scores of their slots, networks would learn to choose among them too slowly."""
    start = fresh()
    named = {name: np.zeros_like(array) for name, array in start.network.named(start.params).items()}
    named["head.slots.b"] = np.arange(5, dtype=np.float32)
    rows = np.zeros((1, start.network.layout.size), np.uint8)
    scores, _players = start.network.judge(np, named, rows, np.matmul)
    assert scores[0].tolist() == [0, 1, 2, 3, 4]
    named["head.player.bias"] = np.full(1, 10, np.float32)
    scores, _players = start.network.judge(np, named, rows, np.matmul)
    assert scores[0].tolist() == [0, 1, 12, 13, 14]


def test_processes_beside_the_workers_use_one_thread() -> None:
    """All workers wait for the slowest. The process that measures must not take their processors."""
    before = dict(os.environ)
    worker = single_threaded(tell_environment, name="pecunia-test")
    found = worker.pipe.recv()
    assert {name: found.get(name) for name in ONE_THREAD} == ONE_THREAD
    worker.wait()
    assert dict(os.environ) == before


def test_files_divide_all_amounts_by_the_highest(tmp_path: Path) -> None:
    """In a file the weights of large amounts fit inputs divided by the highest; both forms compute the same."""
    start = fresh()
    write_network(tmp_path / "net.npz", start.network, start.params, {})
    with np.load(tmp_path / "net.npz") as found:
        written = found["block.table.w1"]
    own = start.network.named(start.params)["block.table.w1"]
    unit = np.sqrt(16 * 200)
    np.testing.assert_allclose(written[4] / 200, own[4] / unit, rtol=1e-5)
    np.testing.assert_allclose(written[:4], own[:4])
    _network, vector, _meta = read_network(tmp_path / "net.npz", guessing_layout())
    np.testing.assert_allclose(vector, start.params, rtol=1e-6)


def test_absent_players_have_no_chance() -> None:
    network = Network(guessing_layout(), SIZES)
    row = np.zeros((1, network.layout.size), np.uint8)
    row[0, network.layout.at("player", "present", 0)] = 1
    row[0, network.layout.at("player", "present", 1)] = 1
    scores, players = network.judge(np, network.named(network.start(1)), row, np.matmul)
    assert scores.shape == (1, 5)
    assert players[0, 2] == ABSENT
    assert players[0, 0] > ABSENT / 2


def test_unsuitable_files_are_refused(tmp_path: Path) -> None:
    start = fresh()
    file = tmp_path / "net.npz"
    write_network(file, start.network, start.params, {})
    other = guessing_layout()
    other.title = "another"
    damaged = tmp_path / "damaged.npz"
    damaged.write_bytes(file.read_bytes()[:1000])
    cases = [
        (file, guessing_layout(version=2), "train-layout"),
        (file, other, "train-title"),
        (damaged, guessing_layout(), "train-damaged"),
        (tmp_path / "none.npz", guessing_layout(), "train-not-found"),
    ]
    for place, layout, key in cases:
        with pytest.raises(TrainedError) as caught:
            read_network(place, layout)
        assert caught.value.key == key
        sentences = {Texts(language).error(caught.value) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert all(str(place) in sentence for sentence in sentences)


def test_a_worker_that_fails_ends_the_training() -> None:
    crew = Crew(Failing, RecordShape(guessing_layout()).size, 1, 4, 1)
    crew.deal(1)
    crew.wait(0)
    crew.answer(0, np.zeros(4, np.int16))
    with pytest.raises(CrewError) as caught:
        crew.wait(0)
    assert "no such move" in str(caught.value)
    crew.close()
