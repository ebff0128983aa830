"""The tables of observations and actions in the documentation match the code."""

import re
from pathlib import Path

import pytest

from pecunia.envs.describe import page
from pecunia.non_olet.engine.notation import ACTIONS

DOCS = Path(__file__).parents[2] / "docs"
TABLES = DOCS / "envs-tables.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "envs.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_tables_are_up_to_date() -> None:
    assert TABLES.read_text(encoding="utf-8") == page(), "run: python -m pecunia.envs docs/envs-tables.md"


def test_every_action_stands_in_one_row() -> None:
    part = page().partition("## Pecunia non olet: actions")[2].partition("## ")[0]
    numbers: list[int] = []
    for line in part.splitlines():
        cell = line.strip("| ").split(" | ")[0]
        if cell[:1].isdigit():
            first, _, last = cell.partition("–")
            numbers += range(int(first), int(last or first) + 1)
    assert numbers == list(range(ACTIONS))


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run(example: str) -> None:
    found: dict[str, object] = {}
    exec(example, found)
    assert found["terminated"] is True
