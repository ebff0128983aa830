"""Python as a browser has it: the kit of `make site`, run by Node."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

from pecunia.tab.kit import pack

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / ".venv" / "wheels"


class Played(NamedTuple):
    """A game to be played: the numbers of its moves."""

    title: str
    seed: int
    players: int
    options: dict[str, Any]
    moves: list[int]


def node() -> str:
    """The Node of this machine, or the one that the Makefile has fetched."""
    found = shutil.which("node") or shutil.which("node", path=str(ROOT / ".venv-node" / "bin"))
    assert found is not None, "there is no Node: `make page` fetches it"
    return found


def hashes_in_a_browser(games: list[Played], folder: Path) -> list[list[str]]:
    """The hashes of all states of these games, as the Python of the kit finds them."""
    pack(folder, PYODIDE, WHEELS)
    kit = json.loads((folder / "kit.json").read_text(encoding="utf-8"))
    script = Path(__file__).with_name("in_node.mjs")
    done = subprocess.run(
        [node(), str(script), str(PYODIDE), str(folder / kit["folder"])],
        input=json.dumps(games),
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[list[str]] = json.loads(done.stdout)
    return found
