"""Both sides of the paper: every odd page is a front, and behind each thing on it is its back, or nothing at all."""

import os
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pypdfium2
import pytest

from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.paper import PAPERS, UNPRINTED
from pecunia.printing.pdf import new_document
from pecunia.printing.picture_page import Page, Placed, Sheet, Thing
from pecunia.printing.product_names import SETS
from pecunia.printing.products import pdf
from pecunia.printing.sheets import pages, sheets
from pecunia.rulebook.box import Box
from tests.printing.rendering import INCH, Picture, by_pdfium

DOTS = 50.0  # per inch
DRIFT = 1.0  # millimetres by which the sides of a sheet may slip against each other
# `make test` prints the boxes on A4; `make soak` every deck by itself as well, on all papers.
SOAK = bool(os.environ.get("PECUNIA_SHEETS"))
PRINTED = [name for name in SETS if SOAK or name in ("2005", "2016", "olet")]
WHITE = 250  # the brightness of bare paper


def boxed(order: Order) -> list[Sheet]:
    return list(sheets(set_of(order.sets[0], Box()), order))


def behind(page: Page, thing: Thing) -> tuple[float, float]:
    """The place of a thing on the other side of a sheet that is turned over its long edge."""
    return page.size.width - thing.x - thing.size.width, thing.y


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("bleed", [True, False])
@pytest.mark.parametrize("name", PRINTED)
def test_fronts_and_backs_are_in_register(name: str, bleed: bool, paper: str) -> None:
    order = Order((name,), paper=paper, bleed=bleed)
    printed = 0
    for sheet in boxed(order):
        assert sheet.front.pictures
        assert sheet.front.size == sheet.back.size
        printed += len(sheet.things)
        backs = {(round(placed.x, 3), round(placed.y, 3)): placed for placed in sheet.back.pictures}
        fronts = {(round(placed.x, 3), round(placed.y, 3)): placed for placed in sheet.front.pictures}
        for (x, y), back in backs.items():
            front = fronts[round(order.page.width - x - back.size.width, 3), y]
            assert front.size == back.size
            # A front turned right has a back turned left, so that both have their top at the same edge.
            assert ("rotate(90)" in front.svg) == ("rotate(-90)" in back.svg)
        for thing in sheet.things:
            assert covered(sheet.front, thing.x, thing.y, thing) == 1
            assert covered(sheet.back, *behind(sheet.front, thing), thing) == int(thing.backed)
    assert printed == expected(name, order)


def expected(name: str, order: Order) -> int:
    """The number of things: as many as in the box, but a side of the board is many pieces."""
    copies = sum(card.copies for card in set_of(name, Box()))
    if "olet-board" not in SETS[name]:
        return copies
    board = sum(card.copies for card in set_of("olet-board", Box()))
    return copies - board + len(boxed(Order(("olet-board",), paper=order.paper)))


def covered(page: Page, x: float, y: float, thing: Thing) -> int:
    """How many pictures of a page cover all of a thing."""
    return sum(
        placed.x <= x + 1e-6
        and placed.y <= y + 1e-6
        and placed.x + placed.size.width >= x + thing.size.width - 1e-6
        and placed.y + placed.size.height >= y + thing.size.height - 1e-6
        for placed in page.pictures
    )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PRINTED)
def test_things_are_on_the_paper_and_apart(name: str, paper: str) -> None:
    order = Order((name,), paper=paper)
    for sheet in boxed(order):
        if sheet.front.size != order.page:  # a whole page, on its side
            assert sheet.front.size == order.page.turned
            continue
        for number, one in enumerate(sheet.things):
            assert one.x >= UNPRINTED
            assert one.y >= UNPRINTED
            assert one.x + one.size.width <= order.page.width - UNPRINTED
            assert one.y + one.size.height <= order.page.height - UNPRINTED
            assert all(apart(one, other) for other in sheet.things[:number])


def apart(one: Thing, other: Thing) -> bool:
    gap = max(
        max(one.x, other.x) - min(one.x + one.size.width, other.x + other.size.width),
        max(one.y, other.y) - min(one.y + one.size.height, other.y + other.size.height),
    )
    return gap > -1e-6


@pytest.mark.parametrize("paper", PAPERS if SOAK else ["a4"])
@pytest.mark.parametrize("name", PRINTED)
def test_ink_lies_behind_every_cut(name: str, paper: str) -> None:
    """On rendered pages, a back covers the area around the cut of its front. Without a back, the paper is white."""
    order = Order((name,), paper=paper)
    made = boxed(order)
    pictures = by_pdfium(pdf("cards", order), DOTS)
    assert len(pictures) == 2 * len(made) + 2  # the last page, and its white back
    assert pictures[-1].min() > WHITE
    for number, sheet in enumerate(made):
        front, back = pictures[2 * number], pictures[2 * number + 1]
        assert front.shape == back.shape
        assert front.min() < WHITE
        if not any(thing.backed for thing in sheet.things):
            assert back.min() > WHITE
            continue
        for thing in sheet.things:
            x, y = behind(sheet.front, thing)
            inked = all(along(back, x, y, thing)) if thing.backed else inside(back, x, y, thing).min() < WHITE
            assert inked == thing.backed, (number, thing)


def along(picture: Picture, x: float, y: float, thing: Thing) -> Iterator[bool]:
    """Whether there is ink everywhere just inside and just outside of the edge of a thing."""
    for away in (-DRIFT, DRIFT):
        left, right = dot(x - away), dot(x + thing.size.width + away)
        top, low = dot(y - away), dot(y + thing.size.height + away)
        edges = (picture[top, left:right], picture[low, left:right], picture[top:low, left], picture[top:low, right])
        yield all(bool(np.all(edge < WHITE)) for edge in edges)


def inside(picture: Picture, x: float, y: float, thing: Thing) -> Picture:
    return picture[dot(y) + 1 : dot(y + thing.size.height), dot(x) + 1 : dot(x + thing.size.width)]


def dot(millimetres: float) -> int:
    return int(millimetres * DOTS / INCH)


def test_a_back_out_of_register_is_found() -> None:
    """The checks themselves can fail: backs in the same order as their fronts are not behind them."""
    order = Order(("favours",))
    (sheet,) = boxed(order)
    first, *_ = sheet.things
    swapped = sheet.back.pictures[1:]
    assert covered(Page(order.page, swapped), *behind(sheet.front, first), first) == 0
    picture = by_pdfium(pdf("cards", order), DOTS)[0]
    last = sheet.things[-1]  # seven cards: beside the last one there is bare paper
    assert not all(along(picture, *behind(sheet.front, last), last))


def test_without_backs_only_fronts() -> None:
    for name in ("romans", "olet-money", "pieces-2016"):
        cards = set_of(name, Box())
        both, fronts = (len(list(pages(cards, Order((name,), backs=backs)))) for backs in (True, False))
        assert both == 2 * fronts
    made = pypdfium2.PdfDocument(pdf("cards", Order(("favours",), backs=False)))
    assert len(made) == 2


def test_no_back_betrays_a_note() -> None:
    """Real or fake, of ten or of fifty: all notes have the same back, and it looks the same upside down."""
    order = Order(("olet-money",))
    made = boxed(order)
    assert len({placed.svg for sheet in made for placed in sheet.back.pictures}) == 1
    assert other_when_turned(made[0].back.pictures[0]) < 0.01
    assert other_when_turned(made[0].front.pictures[0]) > 0.05  # a front looks different


def other_when_turned(placed: Placed) -> float:
    """The share of dots of a picture that change when it is turned upside down."""
    with new_document("en") as document:
        document.page(Page(placed.size, (replace(placed, x=0, y=0),)))
        (shown,) = by_pdfium(document.pdf(), 2 * DOTS)
    assert shown.min() < 128  # something is printed on it
    return float((np.abs(shown.astype(int) - shown[::-1, ::-1]) > 100).mean())
