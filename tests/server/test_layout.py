"""The folders of the server: commands load nothing that acts, and no two files share a name. The contract in
pyproject.toml says which folder may load which."""

import ast
from collections import Counter
from pathlib import Path

import pecunia.server

ROOT = Path(pecunia.server.__file__).parent


def loaded(file: Path) -> set[str]:
    """The names below `pecunia.server` that a file loads: `tables.room`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pecunia.server"):
            module = (node.module or "").removeprefix("pecunia.server").removeprefix(".")
            found |= {module} if "." in module else {f"{module}.{name.name}".strip(".") for name in node.names}
    return found


def test_commands_know_the_table_and_nothing_that_acts() -> None:
    """Message → command → entry → everybody hears of it. Nothing goes the other way."""
    for module, allowed in {
        "commands": {"tables.log_limits", "tables.state", "tables.stored_setting"},
        "state": {
            "tables.checkpoints",
            "tables.known_values",
            "tables.message_ids",
            "tables.private_entries",
            "tables.seats",
            "tables.stored_setting",
        },
        "broadcast": {"tables.client", "tables.state"},
    }.items():
        inside = {name for name in loaded(ROOT / "tables" / f"{module}.py") if name.startswith("tables.")}
        assert inside == allowed


def test_no_two_files_have_one_name() -> None:
    names = Counter(file.name for file in ROOT.rglob("*.py") if file.name != "__init__.py")
    assert [name for name, count in names.items() if count > 1] == []
