"""docs/reference.md matches the code: every question and every reason, with its clause and its sentence."""

from pathlib import Path

import pytest

from pecunia.scenarios.reference import page
from pecunia.scenarios.vocabulary import vocabulary_of
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES

DOCS = Path(__file__).parents[2] / "docs"
NAMES = {name: title.label for name, title in TITLES.items()}


def test_the_reference_is_up_to_date() -> None:
    written = (DOCS / "reference.md").read_text(encoding="utf-8")
    assert written == page(), "run: python -m pecunia.scenarios docs/reference.md"
    assert "(reference.md)" in (DOCS / "scenarios.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading."""
    section = page().partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "`" in line]


@pytest.mark.parametrize(("game", "name"), NAMES.items())
def test_nothing_is_missing(game: str, name: str) -> None:
    vocabulary = vocabulary_of(game)
    texts = Texts("en")
    asked = [[f"`{kind}`", texts.text(f"question-{kind}")] for kind in vocabulary.questions]
    assert rows(f"{name}: questions") == asked
    clauses = {key.strip("`"): clause.split(", ") for key, clause, _ in rows(f"{name}: reasons")}
    for reason in vocabulary.reasons:
        assert (reason.clause or "–") in clauses[reason.key]
    common = {key.strip("`") for key, _, _ in rows("Both games: reasons")}
    assert vocabulary.reason_keys <= clauses.keys() | common


def test_every_sentence_is_whole() -> None:
    for heading in [*(f"{name}: {kind}" for name in NAMES.values() for kind in ("questions", "reasons"))]:
        assert rows(heading)
        for *_, sentence in rows(heading):
            assert sentence.endswith((".", "?", "!", "”"))
            assert "{" not in sentence
