"""What is in a box: what the rulebooks list, what the last page says, and what docs/printing.md says."""

import re
from pathlib import Path

import pypdfium2
import pytest

from pecunia.printing.card_words import part_name, value_names
from pecunia.printing.contents import parts_of, table
from pecunia.printing.decks import box_of, set_of
from pecunia.printing.order import Order
from pecunia.printing.product_names import DECKS, SETS
from pecunia.printing.products import pdf
from pecunia.printing.sheets import sheets
from pecunia.rulebook.box import Box
from pecunia.texts import LANGUAGES, Texts

DOCUMENT = Path(__file__).parents[2] / "docs" / "printing.md"
# What the rulebooks list (non olet §1.1, olet §1). They do not count career markers: one for each of six players.
PIECES_2016 = {"latrines": 6, "coins-10": 21, "coins-5": 15, "coins-1": 42, "markers": 80}
MODULES = {"famous": 18, "upgrades": 18, "events": 10, "careers": 6, "career-markers": 6, "favours": 7}
NOTES = {"notes-real-10": 32, "notes-real-50": 68, "notes-fake-1": 30, "notes-fake-2": 30, "notes-fake-3": 40}
LISTED = {
    "2005": {"actions-2005": 40, "romans": 70, "latrines": 6, "coins-5": 18, "coins-1": 25, "markers": 60},
    "2016-base": {"actions-2016": 36, "romans": 70, **PIECES_2016},
    "2016": {"actions-2016": 36, "dark-red": 12, "romans": 70, **MODULES, **PIECES_2016},
    "olet": {
        **{"olet-cards": 42, **NOTES, "board-sides": 2},
        **{"henchmen": 12, "screens": 4, "envelopes": 4, "pawn": 1, "officer": 1},
    },
}


@pytest.mark.parametrize("name", LISTED)
def test_a_box_holds_what_the_rulebook_lists(name: str) -> None:
    assert parts_of(set_of(name, Box())) == LISTED[name]


def test_every_set_that_is_no_deck_is_a_box() -> None:
    boxes = [name for name in SETS if name not in DECKS]
    assert set(boxes) == set(LISTED)
    assert boxes == list(SETS)[: len(boxes)]  # boxes come first, as the help says


def test_the_document_has_the_table() -> None:
    assert table() in DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "language"), [("2016", "de"), ("2016", "it"), ("olet", "en"), ("olet", "fr")])
def test_the_last_page_says_what_is_on_which_pages(name: str, language: str) -> None:
    order = Order((name,), (language,))
    texts = order.texts
    made = pypdfium2.PdfDocument(pdf("cards", order))
    said = " ".join(made[len(made) - 2].get_textpage().get_text_range().split())
    found: dict[str, list[int]] = {}
    for number, sheet in enumerate(sheets(set_of(name, Box()), order)):
        for part in {thing.part for thing in sheet.things}:
            found.setdefault(part, []).append(2 * number + 1)
    for part, copies in LISTED[name].items():
        words = " ".join(part_name(part, texts).split())  # a PDF has plain spaces where the text has fixed ones
        listed = re.search(rf"\b{copies} {re.escape(words)} (\d+–\d+(?:, \d+–\d+)*)", said)
        assert listed, part
        spread = [number.split("–") for number in listed[1].split(", ")]
        fronts = [page for first, last in spread for page in range(int(first), int(last) + 1, 2)]
        assert fronts == found[part]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("favours", ["print-how-cut"]),
        ("pieces-2016", ["print-how-lines"]),
        ("careers", ["print-how-cut", "print-how-lines"]),
        ("olet-pieces", ["print-how-lines", "print-how-fold"]),
        ("olet-board", ["print-how-cut", "print-how-board"]),
    ],
)
def test_the_last_page_tells_what_concerns_the_set(name: str, said: list[str]) -> None:
    texts = Texts("en")
    made = pypdfium2.PdfDocument(pdf("cards", Order((name,))))
    page = "".join(made[len(made) - 2].get_textpage().get_text_range().split())
    every = ["print-how-cut", "print-how-lines", "print-how-fold", "print-how-board", "print-how-cut-lines"]
    assert [key for key in every if "".join(texts.text(key).split()) in page] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_named_in_words(language: str) -> None:
    """No name of a table, such as romans.senator, reaches a reader."""
    texts = Texts(language)
    box = Box()
    tables = [*box.values("non-olet").reconstructed(), *box.values("olet").reconstructed()]
    whole = value_names(tables, tables, texts)
    singly = [value_names([table], tables, texts) for table in tables]
    assert len(set(singly)) == len(tables)
    for said in (whole, *singly):
        assert not re.search(r"\w\.\w|dark-red|\bsenator\b|part", said), said
    assert whole.count(";") == len({table.partition(".")[0] for table in tables}) - 1


def test_what_an_owner_states_is_not_called_reconstructed() -> None:
    box = box_of(("romans",), '[romans.senator]\ncards = { "3/4" = 15 }\n', "box.toml")
    made = pypdfium2.PdfDocument(pdf("cards", Order(("romans",), ("en",), box=box)))
    said = " ".join(made[len(made) - 2].get_textpage().get_text_range().split())
    assert "fees of the citizens" in said
    assert "fees of the senators" not in said
    assert "fees of the Romans" not in said
