"""Python as a browser has it: the kit of `make site`, run by Node."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

from pecunia.tab.kit import KIT, PACKAGE

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
KIT_FOLDER = PACKAGE / "server" / "page" / "tab"  # `make` packs it with the page


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


def in_node(work: str, **given: Any) -> Any:
    """What Python code says, as JSON, to the Python of the kit. `given` are texts that it knows by these names."""
    kit = json.loads((KIT_FOLDER / KIT).read_text(encoding="utf-8"))
    script = Path(__file__).with_name("in_node.mjs")
    done = subprocess.run(
        [node(), str(script), str(PYODIDE), str(KIT_FOLDER / kit["folder"])],
        input=json.dumps({"work": work, "given": given}),
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


PLAY = """
from pecunia.games import new

found = []
for title, seed, players, options, moves in json.loads(asked):
    game = new(title, seed=seed, players=players, **options)
    hashes = [game.state_hash()]
    for number in moves:
        game.play(game.move_numbered(number))
        hashes.append(game.state_hash())
    found.append(hashes)
"""


def hashes_in_a_browser(games: list[Played]) -> list[list[str]]:
    """The hashes of all states of these games, as the Python of the kit finds them."""
    found: list[list[str]] = in_node(PLAY, asked=json.dumps(games))
    return found
