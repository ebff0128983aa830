"""Texts to glue on: one for every card with words, as many as in the box, none larger than its card."""

import re
from itertools import pairwise

import pypdfium2
import pytest

from pecunia.non_olet.engine.module_names import LADDER_KEYS
from pecunia.printing.decks import box_of, set_of
from pecunia.printing.order import Order
from pecunia.printing.prints import effects
from pecunia.printing.products import pdf
from pecunia.printing.slips import NARROWER, slips_of
from pecunia.rulebook.box import Box
from pecunia.texts import LANGUAGES

pytestmark = pytest.mark.usefixtures("every_glyph")
MM = 72 / 25.4
# How many cards have words on them, as the rulebooks state.
COUNTS = {"2005": 40, "2016": 36 + 12 + 18 + 18 + 10 + 6 + 7, "2016-base": 36, "olet": 42, "romans": 0, "olet-money": 0}


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_a_slip_for_every_card_with_an_effect(name: str, count: int) -> None:
    order = Order((name,), ("de",))
    cards = set_of(name, Box())
    slips = slips_of(cards, order)
    assert sum(slips.values()) == count
    said = {slip.said[0][0] for slip in slips}
    assert {card.words(order.texts)["name"] for card in cards if card.kind in effects()} == said
    assert all(paragraph for slip in slips for _, paragraphs in slip.said for paragraph in paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_text_is_on_paper_in_its_number(language: str) -> None:
    order = Order(("2016", "olet-cards"), (language,))
    slips = slips_of((card for name in order.sets for card in set_of(name, order.box)), order)
    printed = _packed(" ".join(_pages(pdf("texts", order))[:-1]))
    for slip, copies in slips.items():
        name, paragraphs = slip.said[0]
        whole = _packed(name + "".join(paragraphs))
        assert printed.count(whole) >= copies, f"{name}: {printed.count(whole)} of {copies}"


def test_two_languages_on_one_slip() -> None:
    printed = _packed(_pages(pdf("texts", Order(("favours",), ("fr", "it"))))[0])
    assert printed.index("Cérès") < printed.index("Cerere") < printed.index("Diane")


@pytest.mark.parametrize("wish", [{}, {"languages": ("de", "fr")}, {"large": True}, {"size": "44x68"}])
def test_slips_fit_on_their_cards_and_words_in_their_slips(wish: dict[str, object]) -> None:
    """Measured in the PDF: between the cut lines, in every row."""
    sets = ("actions-2016", "famous", "favours")
    order = Order(**{"sets": sets, "languages": ("de",), "paper": "letter", **wish})  # type: ignore[arg-type]
    document = pypdfium2.PdfDocument(pdf("texts", order))
    width = order.card.width - NARROWER
    columns = int((order.page.width - 8) // width)
    left = (order.page.width - columns * width) / 2
    for number in range(len(document) - 1):
        page = document[number]
        lines = sorted({round(at, 1) for at in _cuts(page)})
        assert lines
        assert all(second - first < order.card.height - NARROWER for first, second in pairwise(lines))
        text = page.get_textpage()
        for char in range(text.count_chars()):
            begin, low, end, high = (edge / MM for edge in text.get_charbox(char, loose=False))
            if end - begin <= 0:
                continue
            column = int((begin - left) // width)
            assert 0 <= column < columns
            assert left + column * width < begin
            assert end < left + (column + 1) * width
            assert lines[0] < low
            assert high < lines[-1]
            assert not any(low + 0.1 < line < high - 0.1 for line in lines)


def test_an_owners_ladders_are_printed() -> None:
    ladders = "\n".join(f'{key} = ["hand 1", "hand 2", "hand 3", "hand 4", "hand 5"]' for key in LADDER_KEYS)
    text = f"[careers]\nprice = [0, 3, 4, 5, 6, 9]\n[careers.ladders]\n{ladders}\n"
    box = box_of(("careers",), text, "box.toml")
    slips = slips_of(set_of("careers", box), Order(("careers",), ("en",), box=box))
    assert all(slip.said[0][1][0].startswith("latrine king (9) – 5 action cards") for slip in slips)


def _pages(made: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(made)
    return [document[number].get_textpage().get_text_range() for number in range(len(document))]


def _packed(text: str) -> str:
    """The text without spaces, line breaks and hyphens, because they depend on where lines end."""
    return re.sub("[\\s\u00ad\ufffe-]+", "", text)


def _cuts(page: pypdfium2.PdfPage) -> list[float]:
    """The heights of the horizontal lines, in millimetres."""
    found = []
    for part in page.get_objects([pypdfium2.raw.FPDF_PAGEOBJ_PATH]):
        left, bottom, right, top = part.get_bounds()
        if right - left > top - bottom:
            found.append((bottom + top) / 2 / MM)
    return found
