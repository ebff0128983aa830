"""The layers in CONTRIBUTING.md match those that import-linter checks."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_contributing_shows_the_layers_that_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["id"]: contract for contract in project["tool"]["importlinter"]["contracts"]}
    layers = contracts["layers"]["layers"]
    checked = [set(layer.split(" | ")) for layer in layers if layer != "__main__"]
    section = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Layers")[1].split("\n## ")[0]
    shown = [
        set(re.findall(r"`([\w.]+)`", row)) for row in re.findall(r"^\| [^|]+ \| (`.*`) \|$", section, re.MULTILINE)
    ]
    assert shown == checked
