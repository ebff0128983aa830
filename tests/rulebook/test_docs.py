"""The books in docs/rules are up to date. `python -m pecunia.rulebook docs/rules` makes them."""

import re
from pathlib import Path
from xml.etree import ElementTree

from pecunia.rulebook.book import book
from pecunia.rulebook.docs import documents
from pecunia.texts import LANGUAGES
from pecunia.titles.registry import TITLES

DOCS = Path(__file__).parents[2] / "docs" / "rules"
LARGEST = 70_000  # bytes of a drawing


def test_the_books_are_of_today() -> None:
    made: dict[str, str] = {}
    for game in TITLES:
        for language in LANGUAGES:
            made |= documents(book(game, language))
    kept = {
        str(path.relative_to(DOCS)): path.read_text(encoding="utf-8")
        for folder in (*LANGUAGES, "images")
        for path in (DOCS / folder).iterdir()
    }
    assert sorted(kept) == sorted(made)
    assert [path for path in made if made[path] != kept[path]] == []


def test_links_and_pictures_are_there() -> None:
    for language in LANGUAGES:
        for path in (DOCS / language).iterdir():
            text = path.read_text(encoding="utf-8")
            for file, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)]+))?\)", text):
                target = (path.parent / file).resolve() if file else path
                assert target.is_file(), f"{path.name}: {file}"
                assert not anchor or f'<a id="{anchor}"></a>' in target.read_text(encoding="utf-8"), (
                    f"{path}: #{anchor}"
                )


def test_drawings_are_small_and_sound() -> None:
    for path in (DOCS / "images").iterdir():
        assert path.stat().st_size < LARGEST, path.name
        assert ElementTree.parse(path).getroot().get("viewBox")
