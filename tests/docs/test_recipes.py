"""The recipes name files and tests that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = sorted((ROOT / "docs" / "recipes").glob("*.md"))
PATH = re.compile(r"`((?:src|web|tests|docs|bench)/[^`\s]+)`")
# Placeholders in paths, each with an example.
EXAMPLES = {"LANGUAGE": "en"}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda file: file.stem)
def test_the_files_exist(recipe: Path) -> None:
    named = PATH.findall(recipe.read_text(encoding="utf-8"))
    assert len(named) >= 3
    for path in named:
        for word, example in EXAMPLES.items():
            path = path.replace(word, example)
        assert list(ROOT.glob(path)), path


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda file: file.stem)
def test_the_tests_it_names_exist(recipe: Path) -> None:
    text = recipe.read_text(encoding="utf-8")
    named = [path for words in re.findall(r"\bpytest ((?:tests/\S+ ?)+)", text) for path in words.split()]
    named += re.findall(r"`(tests/[^`\s]+)`", text)
    for path in named:
        assert list(ROOT.glob(path.strip("`.,;:)"))), path
