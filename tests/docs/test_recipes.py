"""The recipes name files that exist, and commands and tests that there are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = sorted((ROOT / "docs" / "recipes").glob("*.md"))
PATH = re.compile(r"`((?:src|web|tests|docs|bench)/[^`\s]+)`")
# Words in a path that stand for any of their kind, with one of them.
EXAMPLES = {"LANGUAGE": "en"}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda file: file.stem)
def test_the_files_exist(recipe: Path) -> None:
    named = PATH.findall(recipe.read_text(encoding="utf-8"))
    assert len(named) >= 5
    for path in named:
        for word, example in EXAMPLES.items():
            path = path.replace(word, example)
        assert list(ROOT.glob(path)), path


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda file: file.stem)
def test_it_says_what_to_run_and_what_fails(recipe: Path) -> None:
    text = recipe.read_text(encoding="utf-8")
    assert "## Check\n" in text
    assert "## What fails if you forget something\n" in text
    for line in re.findall(r"^pytest (.*)$", text, re.MULTILINE):
        assert all((ROOT / path).exists() for path in line.split()), line
