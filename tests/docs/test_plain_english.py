"""Phrases that make a reader stop. Hand-written documents must not use them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MADE = {"envs-tables.md", "reference.md", "type-sizes.md"}  # made from code, which has their sentences
WRITTEN = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted(file for file in (ROOT / "docs").glob("*.md") if file.name not in MADE),
    *sorted((ROOT / "docs").glob("recipes/*.md")),
]
RIDDLES = [
    r"\bwho(?:m|se)?(?:so)?ever\b",  # say who: the player, you, the host
    r"\bwhat is told\b|\btold is\b|\bis what is\b",  # say who reports what
    r"^Was another|\. Was another",  # if another …
    r"\banew\b",  # again
]


@pytest.mark.parametrize("document", WRITTEN, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_riddles(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    found = [match[0] for riddle in RIDDLES for match in re.finditer(riddle, text, re.IGNORECASE | re.MULTILINE)]
    assert found == []
