"""The kept hostile texts, in every run."""

import pytest

from tests.fuzz.corpus import FOLDER, Kept, kept
from tests.fuzz.parsers import PARSERS
from tests.fuzz.test_parsers import tried

BY_NAME = {parser.name: parser for parser in PARSERS}
KEPT = list(kept())
ACCEPTED = {  # harmless, or what the parser must cope with
    ("box", "moment"),  # what is wrong is said beside what is read
    ("cookie", "foreign-json-first"),
    ("cookie", "thousands-of-foreign-ones"),
    ("message", "id-twice"),
    ("record", "comments"),
}


@pytest.mark.parametrize("one", KEPT, ids=lambda one: f"{one.parser}-{one.name}")
def test_kept_texts_do_no_harm(one: Kept) -> None:
    parser = BY_NAME[one.parser]
    key = tried(parser, one.text)
    assert key != "internal"
    if parser.refuses:
        assert bool(key) != ((one.parser, one.name) in ACCEPTED), key or "it is accepted"


def test_every_parser_has_a_corpus() -> None:
    assert {one.parser for one in KEPT} == set(BY_NAME)


def test_kept_files_are_small_and_explained() -> None:
    """Long texts are recipes, and the page of the corpus has a line for every file."""
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for file in FOLDER.glob("*/*"):
        assert file.stat().st_size < 4000, file
        assert f"`{file.parent.name}/{file.stem}`" in page, file
    assert sum(1 for line in page.splitlines() if line.startswith("| `")) == len(KEPT)


def test_a_recipe_is_cooked() -> None:
    (found,) = [one for one in KEPT if (one.parser, one.name) == ("values-olet", "long-dotted-header")]
    assert len(found.text) > 80_000
