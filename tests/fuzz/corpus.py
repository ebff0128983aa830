"""Hostile texts that are kept: what reviews and fuzzing have found, and what parsers usually fall for.

`corpus/<parser>/<name>.txt` is the text itself. A long text is a recipe, `<name>.json`: a list of pieces, each with how
many times it stands there. `corpus/README.md` says where they come from.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "corpus"


class Kept(NamedTuple):
    parser: str
    name: str
    text: str


def kept() -> Iterator[Kept]:
    for file in sorted(FOLDER.glob("*/*")):
        text = file.read_bytes().decode("utf-8", "surrogatepass")
        if file.suffix == ".json":
            text = "".join(piece * times for piece, times in json.loads(text))
        yield Kept(file.parent.name, file.stem, text)
