"""Only a title's own folder knows its name: everything else reaches a game through its `Title`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from pecunia.titles.registry import TITLES

SOURCE = Path(__file__).parents[2] / "src" / "pecunia"
NAMED = re.compile(r"(?<![a-z])olet(?![a-z])", re.IGNORECASE)  # finds non-olet, OLET_TABLES, pecunia.olet, olet-card
LIST = "titles/registry.py"  # lists the titles that come with the package


def identifiers(file: Path) -> Iterator[tuple[int, str]]:
    """Names, imports and strings of a file, with their lines. Docstrings and comments may give examples."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield line, node.value
        elif isinstance(node, ast.ImportFrom):
            yield line, " ".join([node.module or "", *(name.name for name in node.names)])
        elif isinstance(node, ast.Import):
            yield line, " ".join(name.name for name in node.names)
        for field in ("id", "attr", "name", "arg"):
            if isinstance(found := getattr(node, field, None), str):
                yield line, found


def test_no_file_outside_a_title_names_a_game() -> None:
    homes = [SOURCE / title.package.removeprefix("pecunia.").replace(".", "/") for title in TITLES.values()]
    files = [file for file in SOURCE.rglob("*.py") if not any(file.is_relative_to(home) for home in homes)]
    assert len(files) > 250
    named = {
        f"{file.relative_to(SOURCE).as_posix()}:{line}: {said[:60]}"
        for file in files
        for line, said in identifiers(file)
        if NAMED.search(said)
    }
    assert {each for each in named if not each.startswith(f"{LIST}:")} == set()


def test_the_search_finds_names(tmp_path: Path) -> None:
    file = tmp_path / "named.py"
    for source in (
        "GAME = 'olet'",
        "import pecunia.olet.engine",
        "OLET_TABLES = 1",
        "x = y.non_olet",
        "f'olet-{x}'",
    ):
        file.write_text(source, encoding="utf-8")
        assert any(NAMED.search(said) for _, said in identifiers(file)), source
    for source in ('"""As in non-olet."""', "violet = 'violet'", "x = 1  # olet"):
        file.write_text(source, encoding="utf-8")
        assert not any(NAMED.search(said) for _, said in identifiers(file)), source
