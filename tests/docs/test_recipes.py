"""The recipes name files and tests that exist, and that of a language every file that lists the languages."""

import re
from pathlib import Path

import pytest

from pecunia.server.schema import documents

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


def test_the_recipe_states_the_lines_of_the_example() -> None:
    """Every file of the third title is in the table with its lines, and the sentence below it has the sums."""
    text = (ROOT / "docs" / "recipes" / "title.md").read_text(encoding="utf-8")
    stated = {
        file: int(lines) for file, lines in re.findall(r"^\| `(tests/third_title/[^`]+)` \| (\d+) \|", text, re.M)
    }
    counted = {file: sum(lines_of(path) for path in ROOT.glob(file)) for file in stated}
    assert stated == counted
    example = ROOT / "tests" / "third_title" / "obolus"
    named = {path for file in stated for path in ROOT.glob(file)}
    assert {path for path in example.rglob("*.*") if path.suffix != ".pyc" and lines_of(path) > 1} <= named

    part = {Path(file).name: lines for file, lines in counted.items()}
    rest = part["title.py"] + part["parts.py"] + part["scope.toml"] + part["entry_points.txt"]
    total = sum(part.values())
    sentence = (
        f"Obolus has {total} lines: {part['game.py']} are its rules, {part['bots.py']} judge and observer, "
        f"{part['words.py']} words, {part['obolus.ftl']} the texts in four languages, and {rest} name the parts"
    )
    assert sentence in " ".join(text.split())


def lines_of(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def lists_languages(text: str) -> bool:
    """Code with the codes of two languages, as strings, keys or folders; or prose with their English names."""
    return all(re.search(rf"[\"'/]{code}[\"'/]|^ *{code}: ", text, re.MULTILINE) for code in ("fr", "it")) or all(
        name in text for name in ("French", "Italian")
    )


def test_the_recipe_of_a_language_names_every_file_that_lists_languages() -> None:
    recipe = (ROOT / "docs/recipes/language.md").read_text(encoding="utf-8")
    named = {file for path in re.findall(r"`([^`\s]+)`", recipe) if "/" in path for file in ROOT.glob(path)}
    made = {ROOT / name for name in documents()}
    code = [
        *(ROOT / "src/pecunia").rglob("*.py"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
    ]
    files = {file for file in code if "page" not in file.parts and "generated" not in file.parts} - made
    files |= {*ROOT.glob("docs/*.md"), ROOT / "README.md"}
    listing = {file for file in files if lists_languages(file.read_text(encoding="utf-8"))}
    assert len(listing) >= 6
    assert listing <= named | {ROOT / "README.md"}
    nobody_edits = {file for file in made if lists_languages(file.read_text(encoding="utf-8"))}
    assert nobody_edits <= named | {ROOT / "web/src/lib/words/all.ts"}
