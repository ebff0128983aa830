"""The kit of a tab: everything in it can be imported by the Python of browsers, and nothing is in it twice."""

import json
import sys
from base64 import b64encode
from io import BytesIO
from zipfile import ZipFile

import pytest

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.games import new
from pecunia.tab.bytecode import archive, needed_files
from pecunia.tab.kit import KIT
from pecunia.titles.registry import TITLES
from pecunia.titles.title import NETWORK
from tests.tab.node import KIT_FOLDER, in_node

IMPORT_ALL = """
import importlib
import pkgutil
from importlib.util import find_spec

import pecunia
from pecunia.tab.plain_packages import install

install()
found = {}
for each in pkgutil.walk_packages(pecunia.__path__, "pecunia."):
    if not each.name.endswith("__main__"):
        try:
            importlib.import_module(each.name)
        except ModuleNotFoundError as error:
            found[each.name] = error.name
        except OSError:
            pass  # drawings are loaded when somebody saves a recorded game as a page
"""


def test_all_of_it_can_be_imported() -> None:
    """Python's own library is cut down to what our modules can import. Nothing that one wants may be missing."""
    failed = in_node(IMPORT_ALL)
    assert failed, "some need packages that a browser does not have"
    library = sys.stdlib_module_names - {"resource"}  # which no browser has
    missing = {name: wanted for name, wanted in failed.items() if wanted.partition(".")[0] in library}
    assert missing == {}


CHAMPION = """
from base64 import b64decode
from pathlib import Path

import pecunia
from pecunia.tab.plain_packages import install

install()
Path(pecunia.__file__).parent.joinpath(file).write_bytes(b64decode(network))
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of

game = pecunia.new(title, seed=1)
bot = make_bot("champion", stream_of("kit"))
found = []
while len(found) < 5:
    move = bot.choose(game.view(game.question.player))
    found.append(str(move))
    game.play(move)
"""


@pytest.mark.parametrize("name", [name for name, title in TITLES.items() if title.has_data(NETWORK)])
def test_the_champion_plays_there_as_he_does_here(name: str) -> None:
    """All of it is bytecode there, and nothing is compiled."""
    package = TITLES[name].package.removeprefix("pecunia.")
    network = b64encode(TITLES[name].data(NETWORK)).decode()
    there = in_node(CHAMPION, title=name, file=f"{package}/{NETWORK}", network=network)
    game, bot = new(name, seed=1), make_bot("champion", stream_of("kit"))
    here: list[str] = []
    while len(here) < len(there):
        question = game.question
        assert question is not None
        move = bot.choose(game.view(question.player))
        here.append(str(move))
        game.play(move)
    assert there == here


def test_sizes_are_those_of_the_files() -> None:
    kit = json.loads((KIT_FOLDER / KIT).read_text(encoding="utf-8"))
    sizes = {file.name: file.stat().st_size for file in (KIT_FOLDER / kit["folder"]).iterdir()}
    assert sizes.items() <= kit["sizes"].items()
    assert all(name.startswith("network-") for name in kit["sizes"].keys() - sizes)


def test_what_is_needed_of_the_library() -> None:
    """Whatever is imported at any place, and what that imports. Not what only the name of something else looks like."""
    library = archive(
        [
            ("shelf/__init__.py", b""),
            ("shelf/book.py", b"def read():\n    from . import page"),
            ("shelf/page.py", b"import paper as p"),
            ("shelf/unread.py", b""),
            ("paper.py", b"import test.paper"),
            ("test/paper.py", b""),
            ("dusty.py", b""),
        ]
    )
    ours = archive([("ours/__init__.py", b""), ("ours/desk.py", b"from shelf.book import read")])
    with ZipFile(BytesIO(library)) as one, ZipFile(BytesIO(ours)) as other:
        assert sorted(needed_files(one, other)) == ["paper.py", "shelf/__init__.py", "shelf/book.py", "shelf/page.py"]
