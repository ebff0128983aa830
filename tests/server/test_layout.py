"""The folders of the server: what may load what, and no two files of one name."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import pecunia.server

ROOT = Path(pecunia.server.__file__).parent
# Each folder, and the folders of the server that it may load.
MAY_LOAD = {
    "messages": set(),
    "access": set(),
    "store": set(),
    "bot_workers": set(),
    "background": {"messages"},
    "tables": {"messages", "access", "store", "bot_workers"},
    "sockets": {"messages", "access", "tables"},
    "http": {"messages", "access", "store", "tables", "background"},
}
ALONE = {"settings", "metrics"}  # modules beside the folders that load nothing of the server


def loaded(file: Path) -> set[str]:
    """The names below `pecunia.server` that a file loads: `tables.room`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pecunia.server"):
            module = (node.module or "").removeprefix("pecunia.server").removeprefix(".")
            found |= {module} if "." in module else {f"{module}.{name.name}".strip(".") for name in node.names}
    return found


@pytest.mark.parametrize("folder", MAY_LOAD)
def test_folders_load_one_way(folder: str) -> None:
    files = list((ROOT / folder).rglob("*.py"))
    assert files
    for file in files:
        others = {name.partition(".")[0] for name in loaded(file)} - {folder} - ALONE
        assert others <= MAY_LOAD[folder], f"{file.relative_to(ROOT)} loads {others - MAY_LOAD[folder]}"


def test_all_folders_are_listed() -> None:
    assert {file.parent.name for file in ROOT.glob("*/__init__.py")} == set(MAY_LOAD)
    for module in ALONE:
        assert not loaded(ROOT / f"{module}.py")


def test_commands_know_the_table_and_nothing_that_acts() -> None:
    """Message → command → entry → everybody is told: nothing goes back the other way."""
    for module, allowed in {
        "commands": {"tables.state"},
        "state": {"tables.seats"},
        "broadcast": {"tables.client", "tables.state"},
    }.items():
        inside = {name for name in loaded(ROOT / "tables" / f"{module}.py") if name.startswith("tables.")}
        assert inside == allowed


def test_no_two_files_have_one_name() -> None:
    names = Counter(file.name for file in ROOT.rglob("*.py") if file.name != "__init__.py")
    assert [name for name, count in names.items() if count > 1] == []
