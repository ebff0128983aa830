"""The walks in docs/architecture.md name functions that exist, and its drawing shows every room of the server."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALKS = {part.splitlines()[0]: part for part in TEXT.split("\n## ")[1:]}
STEP = re.compile(r"^\d+\. `([^`]+)`: (`[^`]+`(?:, `[^`]+`)*) – ", re.MULTILINE)


def steps(walk: str) -> list[tuple[str, str]]:
    """The file and the name of each function of a walk."""
    found = STEP.findall(WALKS[walk])
    return [(file, name) for file, names in found for name in re.findall(r"`([^`]+)`", names)]


def python_names(source: str) -> set[str]:
    """Functions and methods of a module, as `function` and `Class.method`."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            names |= {f"{node.name}.{method.name}" for method in methods}
    return names


def page_has(source: str, name: str) -> bool:
    """Whether TypeScript or Svelte defines `function`, or `Class.method`, or `object.method`."""
    owner, _, last = name.rpartition(".")
    if not owner:
        return bool(re.search(rf"^\s*(export )?(async )?(function|const) {re.escape(last)}\b", source, re.MULTILINE))
    body = re.search(rf"^(export )?(class|const) {re.escape(owner)}\b.*?^}}", source, re.MULTILINE | re.DOTALL)
    return bool(body and re.search(rf"^  (async |readonly )*{re.escape(last)}(<.*?>)?(\(|: )", body[0], re.MULTILINE))


@pytest.mark.parametrize("walk", WALKS)
def test_every_step_names_functions_that_exist(walk: str) -> None:
    numbered = re.findall(r"^\d+\. ", WALKS[walk], re.MULTILINE)
    assert len(numbered) == len(STEP.findall(WALKS[walk])) >= 10
    for file, name in steps(walk):
        source = (ROOT / file).read_text(encoding="utf-8")
        there = name in python_names(source) if file.endswith(".py") else page_has(source, name)
        assert there, f"{file} has no {name}"


def test_what_is_not_there_is_found_out() -> None:
    page = "export class Table {\n  async play(move: string) {\n    this.show();\n  }\n}\nfunction click(): void {}\n"
    assert page_has(page, "Table.play")
    assert page_has(page, "click")
    assert not page_has(page, "Table.show")
    assert not page_has(page, "Stage.play")
    assert not page_has(page, "play")
    module = "class Room:\n    def act(self): ...\ndef move(): ...\n"
    assert python_names(module) == {"Room.act", "move"}


def test_those_who_count_the_walks_count_right() -> None:
    assert len(WALKS) == 4
    for name in ("CONTRIBUTING.md", "docs/README.md", "docs/architecture.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert re.findall(r"\b(two|three|four|five|six) walks\b", text) == ["four"], name


def test_the_drawing_shows_every_room_of_the_server() -> None:
    drawing = (ROOT / "docs/images/architecture.svg").read_text(encoding="utf-8")
    server = drawing.split("<!-- server -->")[1].split("<!-- around games -->")[0]
    shown = set(re.findall(r"(\w+)/", " ".join(re.findall(r'class="name[^>]*>([^<]+)<', server))))
    rooms = {folder.name for folder in (ROOT / "src/pecunia/server").iterdir() if (folder / "__init__.py").exists()}
    assert shown == rooms | {"server"}
    around = drawing.split("<!-- around games -->")[1]
    for name in re.findall(r"(\w+)/", " ".join(re.findall(r'class="name[^>]*>([^<]+)<', around))):
        assert (ROOT / "src/pecunia" / name).is_dir(), name
