"""Backs: one for each pile, the same upside down, and nothing near the cut that would show a drift of the paper."""

import numpy as np
import pytest

from pecunia.non_olet.art.table_art import BACKS
from pecunia.olet.engine.names import LETTERS
from pecunia.printing.card_sides import back_svg
from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.paper import BLEED, Size
from pecunia.printing.pdf import new_document
from pecunia.printing.picture_page import Page, Placed
from pecunia.printing.printed import Printed
from pecunia.printing.sheets import thing_size
from pecunia.rulebook.box import Box
from pecunia.texts import Texts
from tests.printing.rendering import Picture, by_pdfium

DOTS = 150
CLEAR = 8.0  # millimetres from the cut without a line
SHUFFLED = (
    ("actions-2005",),
    ("actions-2016", "dark-red"),
    ("romans", "famous"),
    ("upgrades",),
    ("events",),
    ("favours",),
)


def cards_of(*decks: str) -> list[Printed]:
    return [card for deck in decks for card in set_of(deck, Box())]


def every_back() -> dict[str, Size]:
    decks = ("actions-2016", "romans", "upgrades", "events", "favours", "careers", "olet-cards")
    return {card.back: thing_size(card.layout, Order(("2016",))) for card in cards_of(*decks) if card.back}


def image_of(back: str, size: Size) -> Picture:
    outer = Size(size.width + 2 * BLEED, size.height + 2 * BLEED)
    with new_document("en") as document:
        document.page(Page(outer, (Placed(back_svg(back, size, BLEED), 0, 0, outer),)))
        (image,) = by_pdfium(document.pdf(), DOTS)
    return image


def test_all_backs_are_looked_at() -> None:
    assert set(every_back()) == {*BACKS.values(), *(f"olet-back-{letter}" for letter in LETTERS)}


@pytest.mark.parametrize("decks", SHUFFLED)
def test_cards_that_are_shuffled_together_have_one_back(decks: tuple[str, ...]) -> None:
    assert len({card.back for card in cards_of(*decks)}) == 1


def test_the_back_of_an_olet_card_says_its_letter_and_nothing_more() -> None:
    for card in cards_of("olet-cards"):
        assert card.back == f"olet-back-{card.words(Texts('en'))['letter']}"


@pytest.mark.parametrize(("back", "size"), every_back().items())
def test_a_back_is_the_same_turned_round(back: str, size: Size) -> None:
    image = image_of(back, size)
    turned = image[::-1, ::-1]
    differing = int((np.abs(image.astype(int) - turned.astype(int)) > 60).sum())
    assert differing < 0.002 * image.size, f"{differing} of {image.size} dots"


@pytest.mark.parametrize(("back", "size"), every_back().items())
def test_no_line_is_near_the_cut(back: str, size: Size) -> None:
    image = image_of(back, size)
    clear = int((BLEED + CLEAR) * DOTS / 25.4)
    inner = image[1:-1, 1:-1].astype(int)  # the outermost dots are blended with the white of the page
    rim = np.ones(inner.shape, bool)
    rim[clear - 1 : 1 - clear, clear - 1 : 1 - clear] = False
    assert np.ptp(inner[rim]) <= 1
    assert len(np.unique(image)) > 10  # further inside there is a drawing
