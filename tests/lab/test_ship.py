"""From the floats of the training to the integers that ship."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from pecunia import non_olet
from pecunia.lab.ship.quantise import Quantiser, make_layer
from pecunia.lab.ship.restore import is_shipped, restored
from pecunia.lab.ship.sample import sample
from pecunia.lab.ship.ship import compare, place_for, ship, softmax, write
from pecunia.lab.train.network import ABSENT, Network, Sizes
from pecunia.lab.train.network_file import TrainedError, write_network
from pecunia.network.evaluator import evaluator_from
from pecunia.titles.registry import TITLES

SMALL = Sizes(table=24, player=16, other=8, trunk=48, steps=2, head=12)
ROWS = 300


def untrained(name: str) -> tuple[Network, "np.ndarray[tuple[int], np.dtype[np.float32]]"]:
    """A small network as training begins with. Its last layers are made larger, or all moves would be alike."""
    title = TITLES[name]
    network = Network(title.observer(title.engine.options()).layout, SMALL)
    vector = network.start(3)
    for part in network.parts:
        if part.name.endswith(".w") and part.name != "trunk.w":
            vector[part.first : part.first + part.size] *= 20
    return network, vector


@pytest.mark.parametrize("name", ["non-olet", "olet"])
def test_integers_choose_as_floats_do(name: str) -> None:
    network, vector = untrained(name)
    parameters = network.named(vector)
    whole = Quantiser(network, parameters, sample(network, parameters, ROWS, "a").rows).network()
    assert whole.slots == network.moves.slots
    assert whole.row == network.layout.size
    seen = sample(network, parameters, ROWS, "b")
    assert seen.legal.sum(axis=1).min() > 1
    scores, values = network.judge(np, parameters, seen.rows, np.matmul)
    found = compare(whole, seen, scores, values)
    assert found.same_move > 0.95
    assert found.score_error < 0.05 * scores[seen.legal].std()
    assert found.chance_error < 0.01


def test_a_trained_file_becomes_the_file_of_its_title(tmp_path: Path) -> None:
    network, vector = untrained("olet")
    file = tmp_path / "trained.npz"
    write_network(file, network, vector, {"decisions": 12, "seed": 3, "options": {"players": 2, "house": None}})
    shipped = ship("olet", file, ROWS, "1")
    folder = tmp_path / "made" / "for it"
    write(shipped, place_for("olet", folder))
    assert shipped == ship("olet", file, ROWS, "1")
    evaluator_from((folder / "champion.bin").read_bytes(), "champion.bin", "olet")
    card = tomllib.loads((folder / "champion.toml").read_text())
    assert card["training"]["decisions"] == 12
    assert card["training"]["options"] == {"players": 2}
    assert card["shipped"]["bytes"] == len(shipped.content)
    assert card["shipped"]["same_move"] == round(shipped.fidelity.same_move, 4)


def test_a_network_of_another_title_is_refused(tmp_path: Path) -> None:
    network, vector = untrained("olet")
    write_network(tmp_path / "a.npz", network, vector, {})
    with pytest.raises(TrainedError, match="train-title"):
        ship("non-olet", tmp_path / "a.npz", ROWS, "1")


def test_a_second_term_keeps_what_the_first_rounds_away() -> None:
    luck = np.random.default_rng(1)
    weights = luck.normal(size=(50, 7)).astype(np.float32)
    bias = np.zeros(7, np.float32)
    inputs = luck.integers(0, 256, 50)
    errors = []
    for fine in (1, 2):
        layer = make_layer([(0, weights)], bias, 0.01, fine)
        total = np.array(layer.offsets)
        for term in layer.terms:
            matrix = np.frombuffer(term.weights, np.int8).reshape(50, 7).astype(np.int64)
            total = total + (inputs @ matrix) * np.array(term.scales)
        errors.append(np.abs((total >> layer.shift) * 0.01 - inputs @ weights.astype(np.float64)).max())
    assert errors[0] > 0.5
    assert errors[1] < 0.1


@pytest.mark.parametrize("name", ["non-olet", "olet"])
def test_a_training_can_go_on_from_what_ships(name: str, tmp_path: Path) -> None:
    network, vector = untrained(name)
    file = tmp_path / "trained.npz"
    write_network(file, network, vector, {"decisions": 12, "seconds": 3.5})
    write(ship(name, file, ROWS, "1"), tmp_path)
    shipped = tmp_path / "champion.bin"
    assert is_shipped(shipped)
    assert not is_shipped(file)
    start = restored(shipped, network.layout)
    assert start.network.parts == network.parts
    assert start.before == [{"decisions": 12, "seconds": 3.5}]
    seen = sample(network, network.named(vector), ROWS, "b")
    scores, chances = network.judge(np, network.named(vector), seen.rows, np.matmul)
    again, chances_again = network.judge(np, network.named(start.params), seen.rows, np.matmul)
    assert np.mean(seen.choices(scores) == seen.choices(again)) > 0.95
    present = chances > ABSENT / 2
    assert np.abs(softmax(chances, present) - softmax(chances_again, present))[present].mean() < 0.01


def test_what_ships_for_one_title_is_refused_for_another() -> None:
    olet = TITLES["olet"].observer(TITLES["olet"].engine.options()).layout
    with pytest.raises(TrainedError, match="train-title"):
        restored(Path(non_olet.__file__).with_name("champion.bin"), olet)
