"""One word for one thing: names that had to be guessed do not come back, and files of one name mean the same."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from pecunia.titles.registry import TITLES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "pecunia"
PYTHON = [*PACKAGE.rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
PAGE = [
    file
    for kind in ("ts", "svelte")
    for file in (ROOT / "web" / "src").rglob(f"*.{kind}")
    if "generated" not in file.parts
]

# What these names had to be explained with is their name now: TableRegistry, Command, EntryBroadcast, RoomServices,
# StartupNotice, KnownView, SpielPosition, SlippingGreedy, ModuleSnapshot, CurrentUser, Registry.
CLASSES = ["House", "Wish", "SitWish", "Tidings", "Surroundings", "Doorman", "Held", "Absent", "Laid", "By", "Here"]
# Likewise: run_in_background, play_from_here, catalogue, print_layouts, score_history, renew_invitation.
FUNCTIONS = ["beside", "onward", "offers", "roomy", "course", "invite_anew"]
GONE = {*CLASSES, *FUNCTIONS}
ONLY_IN_PYTHON = {"Seen"}
ONLY_IN_THE_LAB = {"told", "heard", "_told", "_heard"}  # to_json, from_json
BEGINNINGS = ("MOST_", "LEAST_")  # MAX_, MIN_

DECLARED = re.compile(r"\b(?:class|interface|type|enum|function|const|let)\s+(\w+)")


def defined(source: str) -> Iterator[str]:
    """The classes, functions, constants and names of types that a Python file defines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name) and target.id[0].isupper())


def is_gone(name: str, more: Iterable[str] = ()) -> bool:
    return name in {*GONE, *more} or name.startswith(BEGINNINGS)


def test_names_that_had_to_be_guessed_do_not_come_back() -> None:
    assert len(PYTHON) > 400
    assert len(PAGE) > 100
    found = set()
    for file in PYTHON:
        more = ONLY_IN_PYTHON | (ONLY_IN_THE_LAB if file.is_relative_to(PACKAGE / "lab") else set())
        found |= {(file.name, name) for name in defined(file.read_text(encoding="utf-8")) if is_gone(name, more)}
    for file in PAGE:
        names = DECLARED.findall(file.read_text(encoding="utf-8"))
        found |= {(file.name, name) for name in names if is_gone(name)}
    assert found == set()


@pytest.mark.parametrize("source", ["class Wish: ...", "def beside(): ...", "MOST_BOTS = 3", "LEAST_BOTS: int = 3"])
def test_the_search_finds_them_in_python(source: str) -> None:
    assert any(is_gone(name) for name in defined(source))


@pytest.mark.parametrize("source", ["export interface Wish {", "const MOST_BOTS = 3", "async function onward()"])
def test_the_search_finds_them_on_the_page(source: str) -> None:
    assert any(is_gone(name) for name in DECLARED.findall(source))


# Files that name the same thing, once in each folder.
SAME = {
    "__init__.py",
    "__main__.py",
    "part.py",  # what a title contributes to the package of the folder
    "pieces.py",  # what lies on a table besides cards: drawn in `art`, placed on paper in `printing`
    "registry.py",  # by name: ours, and those that installed packages add
    "search.py",  # looks for the best move (`bots`), for finished games (`server.store`)
}
# A part of a title has the name of the file that says what such a part is, and of the same part of other titles.
TITLES_OF_OURS = [title.package.removeprefix("pecunia.") for title in TITLES.values()]


def files_by_name() -> dict[str, list[tuple[str, ...]]]:
    found = defaultdict(list)
    for file in PYTHON:
        home = PACKAGE if file.is_relative_to(PACKAGE) else ROOT
        if file.name not in SAME:
            found[file.name].append(file.relative_to(home).parts)
    return found


def mean_different_things(paths: list[tuple[str, ...]]) -> bool:
    """Files of one name may be the parts of titles, at one place in each, and one file outside that declares them.

    That file is in the folder of the same name (`art`), or in `core` for a part of an engine. What a title has at its
    top (its judge, its vocabulary) may be declared in any package."""
    parts = {path[1:] for path in paths if path[0] in TITLES_OF_OURS}
    outside = [path for path in paths if path[0] not in TITLES_OF_OURS]
    if len(parts) > 1 or len(outside) > 1:
        return True
    if not parts or not outside:
        return False
    (part,), (declared,) = parts, outside
    return len(part) > 1 and part[0].replace("engine", "core") != declared[0]


def test_files_of_one_name_mean_the_same() -> None:
    differ = {name: paths for name, paths in files_by_name().items() if mean_different_things(paths)}
    assert differ == {}


def test_files_that_mean_different_things_are_found() -> None:
    assert mean_different_things([("lab", "tables.py"), ("server", "messages", "tables.py")])
    assert mean_different_things([("non_olet", "engine", "names.py"), ("server", "http", "names.py")])
    assert mean_different_things([("non_olet", "art", "upgrades.py"), ("non_olet", "engine", "upgrades.py")])
    assert not mean_different_things([("core", "game.py"), ("non_olet", "engine", "game.py")])
    assert not mean_different_things([("non_olet", "judge.py"), ("olet", "judge.py"), ("bots", "judge.py")])
