"""The table of type sizes: the documentation has it, and it keeps its rules."""

from pathlib import Path

import pytest

from pecunia.printing.product_names import DECKS
from pecunia.printing.type_table import CARDS, COLUMNS, Table, document, faults, type_table

FILE = Path(__file__).parents[2] / "docs" / "type-sizes.md"


@pytest.fixture(scope="module")
def table() -> Table:
    return type_table()


def test_every_deck_is_in_the_table(table: Table) -> None:
    assert set(table) == {deck for deck in DECKS if "pieces" not in deck and "board" not in deck} == set(CARDS)
    for columns in table.values():
        assert set(columns) == set(COLUMNS)
        assert all(columns.values())


def test_decks_have_few_sizes_and_none_is_small(table: Table) -> None:
    assert faults(table) == []


def test_what_breaks_the_rules_is_found() -> None:
    said = {"de": (13.0, 9.5, 9.0, 8.0), "it": (6.4,), "fr": (6.5,), "large, de": (7.9,), "large, fr": (8.0,)}
    found = faults({"favours": said})
    assert found == ["favours, de: 13 · 9.5 · 9 · 8", "favours, it: 6.4", "favours, large, de: 7.9"]


def test_the_documentation_has_this_table(table: Table) -> None:
    """`python -m pecunia.printing.type_table docs/type-sizes.md` updates it."""
    assert FILE.read_text(encoding="utf-8") == document(table)
