"""Networks in files: the parameters by name as NumPy's .npz, and what they belong to as JSON under `meta`.

In a file the inputs of all amounts are divided by the highest amount; in training large ones are divided by less. The
first weights differ accordingly.
"""

import json
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from pecunia.core.errors import PecuniaError
from pecunia.files import write_atomically
from pecunia.lab.train.network import Floats, Network, Sizes
from pecunia.observers.layout import Layout

Meta = dict[str, Any]


class TrainedError(PecuniaError):
    """A file that is no network, or one of another title or layout."""


def meta_of(network: Network) -> Meta:
    layout = network.layout
    return {
        "title": layout.title,
        "layout_version": layout.version,
        "layout_hash": layout.hash,
        "slots": layout.moves.slots,
        "sizes": network.sizes.plain(),
    }


def write_network(file: Path, network: Network, vector: Floats, meta: Meta) -> None:
    """Write the parameters and what they belong to. `meta` is what else there is to say."""
    named = _stretched(network, network.named(np.asarray(vector, np.float32)), inverse=False)
    write_arrays(file, meta_of(network) | meta, named)


def read_network(file: Path, layout: Layout) -> tuple[Network, Floats, Meta]:
    """The network in a file. Raises TrainedError if it does not belong to this layout."""
    meta, arrays = read_arrays(file)
    check_layout(file, meta, layout)
    try:
        network = Network(layout, Sizes(**meta["sizes"]))
        named = {part.name: arrays[part.name].astype(np.float32).reshape(part.shape) for part in network.parts}
    except (KeyError, TypeError, ValueError):
        raise TrainedError("train-damaged", file=str(file)) from None
    return network, network.vector(np, _stretched(network, named, inverse=True)), meta


def check_layout(file: Path, meta: Meta, layout: Layout) -> None:
    """Refuse what was written for another title or layout."""
    if meta.get("title") != layout.title:
        raise TrainedError("train-title", file=str(file), found=str(meta.get("title")), title=layout.title)
    version, hash_ = meta.get("layout_version"), meta.get("layout_hash")
    if (version, hash_) != (layout.version, layout.hash):
        raise TrainedError(
            "train-layout",
            file=str(file),
            found=f"{version} ({hash_})",
            layout=f"{layout.version} ({layout.hash})",
        )


def _stretched(network: Network, named: dict[str, Floats], inverse: bool) -> dict[str, Floats]:
    found = dict(named)
    for block, inputs in network.inputs.items():
        factor = 1 / inputs.stretch if inverse else inputs.stretch
        found[f"block.{block}.w1"] = (named[f"block.{block}.w1"] * factor[:, None]).astype(np.float32)
    return found


def write_arrays(file: Path, meta: Meta, arrays: dict[str, Any]) -> None:
    """Write arrays and a JSON object; either the whole file appears or nothing."""
    buffer = BytesIO()
    text = np.frombuffer(json.dumps(meta, sort_keys=True).encode(), np.uint8)
    np.savez(buffer, meta=text, **arrays)
    write_atomically(file, buffer.getvalue(), durable=True)


def read_arrays(file: Path) -> tuple[Meta, dict[str, Any]]:
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        meta = json.loads(arrays.pop("meta").tobytes())
        if not isinstance(meta, dict):
            raise ValueError(meta)
    except (OSError, BadZipFile, KeyError, ValueError) as error:
        if isinstance(error, FileNotFoundError):
            raise TrainedError("train-not-found", file=str(file)) from None
        raise TrainedError("train-damaged", file=str(file)) from None
    return meta, arrays
