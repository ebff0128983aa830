"""Finds where the engine cites the rules: in comments, docstrings and strings such as the clause of a reason."""

import ast
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pecunia.titles.title import Title

ENGINE = "engine"  # the folder with a title's rules; without one, the whole package is searched
CORE = "pecunia.core"
# Roman numerals for the places of cards in a list (`§3.2 XII`).
ONES = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
NUMERALS = [f"{tens}{ones}" for tens in ("", "X") for ones in ONES]
RUN = r"[IVX]+\b(?:–[IVX]+\b)?"
SECTION = re.compile(rf"§(\d+(?:\.\d+)?)(?:–§(\d+\.\d+)| ({RUN}(?:, {RUN})*))?")
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Citation:
    """A clause in the engine: the file within the checkout, the line, and the name of the code (`Table.pay_bank`).

    The name is empty if the clause is cited for a whole file: that tells where to begin reading, not which code keeps
    the rule.
    """

    clause: str
    file: str
    line: int
    name: str


def citations(title: Title[Any], root: Path, letters: str, named: list[str]) -> list[Citation]:
    """All citations in the engine of a title and in the core.

    The numbers of its rulings begin with one of the `letters`. `named` are clauses with a word in place of a number
    (`§3.1 Stammgast`).
    """
    files = [file for package in _packages(title) for file in sorted(folder_of(package, root).rglob("*.py"))]
    return [found for file in files for found in _in_file(file, shown(file, root), letters, tuple(named))]


def _packages(title: Title[Any]) -> list[str]:
    engine = f"{title.package}.{ENGINE}"
    return [CORE, engine if find_spec(engine) else title.package]


def folder_of(package: str, root: Path) -> Path:
    """The folder of a package in the checkout, or the installed package if the title is not part of the checkout."""
    inside = root.joinpath("src", *package.split("."))
    if inside.is_dir():
        return inside
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0])


def shown(file: Path, root: Path) -> str:
    """The path of a file within the checkout."""
    return (file.relative_to(root) if file.is_relative_to(root) else file).as_posix()


def _in_file(file: Path, name: str, letters: str, named: tuple[str, ...]) -> list[Citation]:
    source = file.read_text(encoding="utf-8")
    names = _names(ast.parse(source))
    lines = source.splitlines()
    found: list[Citation] = []
    with tokenize.open(file) as stream:
        for token in tokenize.generate_tokens(stream.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                for number, line in enumerate(token.string.splitlines(), token.start[0]):
                    place = _name_at(names, _code_line(lines, number) if token.type == tokenize.COMMENT else number)
                    found += [Citation(clause, name, number, place) for clause in clauses_in(line, letters, named)]
    return found


def clauses_in(text: str, letters: str, named: tuple[str, ...]) -> Iterator[str]:
    """`A1–A3` is three rulings, `§3.2 I–III, V` four cards; `§2.1.7` is a sentence of §2.1."""
    for clause in named:
        if clause in text:
            yield clause
    for found in re.finditer(rf"\b([{letters}])(\d+)(?:–\1(\d+))?\b", text):
        yield from (f"{found[1]}{number}" for number in range(int(found[2]), int(found[3] or found[2]) + 1))
    for found in SECTION.finditer(text):
        section, last, cards = found.groups()
        if cards:
            yield from (f"§{section} {numeral}" for run in cards.split(", ") for numeral in _numerals(run))
        elif last:
            chapter, _, first = section.partition(".")
            yield from (f"§{chapter}.{number}" for number in range(int(first), int(last.partition(".")[2]) + 1))
        else:
            yield f"§{section}"


def _numerals(run: str) -> list[str]:
    first, _, last = run.partition("–")
    if first not in NUMERALS or (last or first) not in NUMERALS:
        return [run]  # not a numeral: it will be reported as an unknown clause
    return NUMERALS[NUMERALS.index(first) : NUMERALS.index(last or first) + 1]


def _names(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of all definitions; inner ones come after the outer ones."""
    found: list[tuple[int, int, str]] = []

    def look(body: list[ast.stmt], within: str) -> None:
        for node in body:
            last = node.end_lineno or node.lineno
            if isinstance(node, DEFINITIONS):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                found.append((first, last, f"{within}{node.name}"))
                look(node.body, f"{within}{node.name}.")
            elif isinstance(node, ast.Assign | ast.AnnAssign) and not within:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    found.append((node.lineno, last, target.id))

    look(tree.body, "")
    return found


def _name_at(names: list[tuple[int, int, str]], line: int) -> str:
    """The name of the innermost definition around a line."""
    return next((name for first, last, name in reversed(names) if first <= line <= last), "")


def _code_line(lines: list[str], number: int) -> int:
    """The line that a comment is about: its own line, or the next line with code if the comment is alone on its
    line."""
    for later in range(number, len(lines) + 1):
        text = lines[later - 1].strip()
        if text and not text.startswith("#"):
            return later
    return number
