"""docs/threats.md names files and tests that exist, and every threat has a test."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")


def rows_of(text: str) -> list[list[str]]:
    """The rows of a table, without its heading."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")
    ]
    return rows[1:]


THREATS, CHAPTERS = map(rows_of, TEXT.split("## OWASP ASVS"))
WHO = {
    "Stranger",
    "Guest",
    "Player",
    "Host",
    "Neighbour page",
    "Network",
    "Operator's mistake",
    "Broken client",
    "Bot author",
    "All of them at once",
}


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def file_of(name: str) -> Path:
    return ROOT / name if name.startswith(("src/", "tests/")) else ROOT / "src/pecunia/server" / name


def functions_of(file: Path) -> set[str]:
    nodes = ast.parse(file.read_text(encoding="utf-8")).body
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_everybody_is_there() -> None:
    assert {row[0] for row in THREATS} == WHO
    assert all(len(row) == 5 for row in THREATS)


def test_every_file_exists() -> None:
    for row in THREATS:
        assert codes(row[3]), row
        for name in codes(row[3]):
            assert file_of(name).is_file(), name


def test_every_test_exists() -> None:
    for row in [*THREATS, *CHAPTERS]:
        for name in codes(row[-1]):
            file, _, test = name.partition("::")
            assert test in functions_of(ROOT / "tests" / file), name


def test_every_threat_has_a_test() -> None:
    assert {row[1] for row in THREATS if not codes(row[4])} == set()


def test_every_chapter_of_the_standard_is_there() -> None:
    assert [row[0].split()[0] for row in CHAPTERS] == [f"V{number}" for number in range(1, 15)]
    assert all(codes(row[-1]) for row in CHAPTERS)


def test_it_is_linked_where_people_look() -> None:
    for page in ("SECURITY.md", "docs/README.md", "docs/operating.md"):
        assert "threats.md)" in (ROOT / page).read_text(encoding="utf-8"), page
