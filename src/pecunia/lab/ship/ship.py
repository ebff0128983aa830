"""Makes the file that ships with a title from a trained network, and its card."""

import json
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pecunia.core.errors import PecuniaError
from pecunia.files import write_atomically
from pecunia.lab.ship.quantise import Quantiser
from pecunia.lab.ship.sample import Sample, sample
from pecunia.lab.train.network import ABSENT
from pecunia.lab.train.network_file import read_network
from pecunia.ledger.ledger import find_checkout
from pecunia.network.arrays import ArrayNetwork
from pecunia.network.parts import LOGIT, Network
from pecunia.network.stored import LIMIT, NetworkError, to_bytes
from pecunia.titles.registry import title
from pecunia.titles.title import CARD, NETWORK

BATCH: Final = 256
HEADING: Final = """\
# The network of the bot `champion`: how it was trained, and how well its integers follow the floats of the training.
# Made together with {network} by `pecunia lab ship`.
"""


@dataclass(frozen=True)
class Fidelity:
    """How well integers follow floats, on rows that were not used to find their scales: how often both choose the same
    move, and how far scores (logits) and chances are apart on average."""

    rows: int
    same_move: float
    score_error: float
    chance_error: float


@dataclass(frozen=True)
class Shipped:
    content: bytes
    card: str
    fidelity: Fidelity


def ship(name: str, file: Path, rows: int, seed: str) -> Shipped:
    """The file and the card of a trained network. `rows` of self-play measure the scales, as many others the result."""
    known = title(name)
    trained, vector, meta = read_network(file, known.observer(known.engine.options()).layout)
    parameters = {part: np.asarray(numbers) for part, numbers in trained.named(vector).items()}
    network = Quantiser(trained, parameters, sample(trained, parameters, rows, f"{seed}.scales").rows).network()
    content = to_bytes(network)
    if len(content) > LIMIT:
        raise NetworkError("network-large", bytes=len(content), most=LIMIT)
    seen = sample(trained, parameters, rows, f"{seed}.result")
    scores, values = in_batches(lambda some: trained.judge(np, parameters, some, np.matmul), seen.rows)
    fidelity = compare(network, seen, scores, values)
    return Shipped(content, card_text(network, content, meta, fidelity), fidelity)


def compare(network: Network, seen: Sample, scores: NDArray[Any], values: NDArray[Any]) -> Fidelity:
    """Compare a network of integers with the scores and values that floats gave for the same rows."""
    whole_scores, whole_values = in_batches(ArrayNetwork(network).results, seen.rows)
    present = values > ABSENT / 2
    return Fidelity(
        rows=len(seen.rows),
        same_move=float(np.mean(seen.choices(scores) == seen.choices(whole_scores))),
        score_error=float(np.abs(whole_scores / LOGIT - scores)[seen.legal].mean()),
        chance_error=float(np.abs(softmax(whole_values / LOGIT, present) - softmax(values, present))[present].mean()),
    )


def softmax(values: NDArray[Any], present: NDArray[np.bool_]) -> NDArray[Any]:
    powers = np.where(present, np.exp(values - values.max(axis=1, keepdims=True, where=present, initial=-50.0)), 0.0)
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def in_batches(look: Any, rows: NDArray[np.uint8]) -> tuple[NDArray[Any], NDArray[Any]]:
    found = [look(rows[start : start + BATCH]) for start in range(0, len(rows), BATCH)]
    return np.concatenate([scores for scores, values in found]), np.concatenate([values for scores, values in found])


def card_text(network: Network, content: bytes, meta: dict[str, Any], fidelity: Fidelity) -> str:
    """The card: what the training says about itself, and what was measured here."""
    shipped = {
        "bytes": len(content),
        "sha256": sha256(content).hexdigest(),
        "weights": sum(len(term.weights) for layer in network.layers() for term in layer.terms),
        "rows": fidelity.rows,
        "same_move": round(fidelity.same_move, 4),
        "score_error": round(fidelity.score_error, 4),
        "chance_error": round(fidelity.chance_error, 4),
    }
    lines = [HEADING.format(network=NETWORK)]
    for table, entries in (("training", meta), ("shipped", shipped)):
        lines += [f"[{table}]", *[f"{key} = {toml(value)}" for key, value in entries.items() if value is not None], ""]
    return "\n".join(lines)


def toml(value: Any) -> str:
    """A value of JSON as TOML writes it."""
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {toml(each)}" for key, each in value.items() if each is not None)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(toml(each) for each in value)}]"
    return json.dumps(value)


def place_for(name: str, out: Path | None) -> Path:
    """The folder that the files go to; by default the title's folder in this checkout. It is made if there is none.
    One that cannot be written to is refused before anything is played."""
    folder = out or find_checkout(Path.cwd()).joinpath("src", *title(name).package.split("."))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise PecuniaError("fit-cannot-write", file=str(folder), detail=error.strerror or "") from None


def write(shipped: Shipped, folder: Path) -> None:
    write_atomically(folder / NETWORK, shipped.content, durable=True)
    write_atomically(folder / CARD, shipped.card, durable=True)
