"""Whole sets as PDFium and poppler show them: finds pages that only one of the two programs shows correctly."""

import os
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from pecunia.art.sheet import HEAD
from pecunia.printing.order import Order
from pecunia.printing.paper import PAPERS, Size
from pecunia.printing.pdf import new_document
from pecunia.printing.picture_page import Page, Placed
from pecunia.printing.product_names import PRODUCTS, SETS
from pecunia.printing.products import pdf
from pecunia.texts import LANGUAGES
from tests.printing.rendering import Picture, by_pdfium, by_poppler

Levels = npt.NDArray[np.float64]
DOTS = 100.0  # per inch; dots are compared two by two, because programs place thin lines and letters differently
CELL = 10  # pairs of dots: 5 mm
# How much two programs may differ. Fine engraving reaches 16 in a cell, and 9 of 1,000 dots that are far off.
IN_A_CELL, FAR, FAR_OFF = 22.0, 48.0, 0.015

# `make test` compares two boxes and decks of the third; `make soak` every form, language, paper and way of printing.
SOAK = bool(os.environ.get("PECUNIA_SHEETS"))


def orders() -> Iterator[tuple[str, Order]]:
    yield "cards", Order(("famous", "events"), ("de",))
    yield "cards", Order(("2005",), ("en",), "letter", grey=True, backs=False)
    yield "cards", Order(("olet",), ("it",))
    yield "aid", Order(("olet",), ("fr",))
    if SOAK:
        for name in ("2005", "2016", "olet"):
            for language in LANGUAGES:
                for paper in PAPERS:
                    for product in PRODUCTS:
                        yield product, Order((name,), (language,), paper)
                    yield "cards", Order((name,), (language,), paper, large=True, bleed=False)
                    yield "cards", Order((name,), (language,), paper, grey=True, backs=False, size="44x68")
        for name in SETS:
            yield "cards", Order((name,), ("fr", "it"))


def named(product: str, order: Order) -> str:
    said = [product, *order.sets, *order.languages, order.paper, order.size]
    return "-".join([*said, *(name for name in ("grey", "large") if getattr(order, name))])


@pytest.mark.parametrize(("product", "order"), [pytest.param(*wish, id=named(*wish)) for wish in orders()])
def test_two_programs_show_the_same(product: str, order: Order) -> None:
    made = pdf(product, order)
    worst = 0.0
    seen: set[bytes] = set()
    both = zip(by_pdfium(made, DOTS), by_poppler(made, DOTS), strict=True)
    for number, (one, other) in enumerate(both, 1):
        shown = one.tobytes() + other.tobytes()
        if shown in seen:  # most backs
            continue
        seen.add(shown)
        cell, far = difference(one, other)
        worst = max(worst, cell)
        assert cell < IN_A_CELL, f"page {number}"
        assert far < FAR_OFF, f"page {number}"
    print(f"{named(product, order)}: {number} pages, in a cell at most {worst:.1f}")


def difference(one: Picture, other: Picture) -> tuple[float, float]:
    """How much two pictures of a page differ: the most in a cell, and the share of dots that are far off.

    A dot may be as bright as any of its neighbours in the other picture, because letters and lines may shift by a dot.
    """
    assert abs(one.shape[0] - other.shape[0]) <= 1
    assert abs(one.shape[1] - other.shape[1]) <= 1
    first, second = averaged(one, 2), averaged(other, 2)
    high, wide = (min(sides) for sides in zip(first.shape, second.shape))
    first, second = first[:high, :wide], second[:high, :wide]
    off = np.maximum(beyond(first, second), beyond(second, first))
    return float(averaged(off, CELL).max()), float((off > FAR).mean())


def averaged(dots: Picture | Levels, count: int) -> Levels:
    high, wide = (side // count * count for side in dots.shape)
    cells = dots[:high, :wide].reshape(high // count, count, wide // count, count)
    found: Levels = cells.mean(axis=(1, 3))
    return found


def beyond(near: Levels, dots: Levels) -> Levels:
    """How much brighter or darker each dot is than everything around it in the other picture."""
    high, wide = near.shape
    padded = np.pad(near, 1, mode="edge")
    around = [padded[down : down + high, right : right + wide] for down in range(3) for right in range(3)]
    brighter, darker = dots - np.maximum.reduce(around), np.minimum.reduce(around) - dots
    found: Levels = np.maximum(0.0, np.maximum(brighter, darker))
    return found


def page_with(*parts: str) -> bytes:
    """A page of 100 × 100 mm with these drawings on it."""
    size = Size(100, 100)
    svg = f'{HEAD} viewBox="0 0 1000 1000">{"".join(parts)}</svg>'
    with new_document("en") as document:
        document.title = "page"
        document.page(Page(size, (Placed(svg, 0, 0, size),)))
        return document.pdf()


WORDS = '<text x="100" y="{y}" font-family="{family}" font-size="90" font-weight="700">Pecunia non olet</text>'
SQUARE = '<path fill="#35211b" d="M{x} 600h200v200h-200Z"/>'
# The same square in tiles, between which some programs leave bright lines.
TILES = (
    '<pattern id="tiles" width="17" height="17" patternUnits="userSpaceOnUse"><path fill="#35211b" d="M0 0H17V17H0Z"/>'
    '</pattern><path fill="url(#tiles)" d="M300 600h200v200h-200Z"/>'
)


@pytest.mark.parametrize(
    ("other", "same"),
    [
        ((WORDS.format(y=300, family="caudex"), SQUARE.format(x=300)), True),
        ((WORDS.format(y=300, family="caudex"),), False),  # something is missing
        ((WORDS.format(y=300, family="caudex"), SQUARE.format(x=330)), False),  # something has moved by 3 mm
        ((WORDS.format(y=300, family="barlowcondensed"), SQUARE.format(x=300)), False),  # another typeface
        ((WORDS.format(y=320, family="caudex"), SQUARE.format(x=300)), False),  # words 2 mm lower
        ((WORDS.format(y=300, family="caudex"), TILES), False),  # seams in a pattern
    ],
)
def test_the_measure_can_fail(other: tuple[str, ...], same: bool) -> None:
    """Compares a page shown by one program with a slightly different page shown by the other."""
    right = page_with(WORDS.format(y=300, family="caudex"), SQUARE.format(x=300))
    (one,), (two,) = by_pdfium(right, DOTS), by_poppler(page_with(*other), DOTS)
    cell, far = difference(one, two)
    assert (cell < IN_A_CELL and far < FAR_OFF) == same
