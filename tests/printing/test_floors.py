"""Floors on paper: no bright lines between their tiles, whichever program shows the PDF."""

from dataclasses import replace

import numpy as np
import pytest

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.floors import floor_tiles, patterns
from pecunia.art.sheet import HEAD, all_symbols
from pecunia.printing.card_sides import face_svg
from pecunia.printing.floor_shapes import FILLED, without_patterns
from pecunia.printing.paper import Size
from pecunia.printing.pdf import new_document
from pecunia.printing.picture_page import Page, Placed
from pecunia.texts import Texts
from tests.printing.rendering import ENGINES

SIDE = 50.0  # millimetres
INSIDE = 3.0  # the page is cut this far inside the floor, because its edge is blended with the white paper
ROUNDING = 2  # shades of 256
every_floor = pytest.mark.parametrize("floor", floor_tiles())
every_engine = pytest.mark.parametrize("engine", ENGINES)


def floor_svg(name: str) -> str:
    units = SIDE * 10
    field = f'<path fill="url(#{name})" d="M0 0H{units:g}V{units:g}H0Z"/>'
    size = f'width="{SIDE:g}mm" height="{SIDE:g}mm"'
    return f'{HEAD} viewBox="0 0 {units:g} {units:g}" {size}><defs>{patterns()[name]}</defs>{field}</svg>'


def plain_svg(colour: str) -> str:
    return (
        f'{HEAD} viewBox="0 0 9 9" width="{SIDE:g}mm" height="{SIDE:g}mm"><path fill="{colour}" d="M0 0H9V9H0Z"/></svg>'
    )


def pages_of(*svgs: str) -> bytes:
    """Each drawing in the middle of a page that is smaller than the drawing."""
    size = SIDE - 2 * INSIDE
    with new_document("en") as document:
        for svg in svgs:
            document.page(Page(Size(size, size), (Placed(svg, -INSIDE, -INSIDE, Size(SIDE, SIDE)),)))
        return document.pdf()


def too_bright(svg: str, name: str, engine: str, dots: int) -> int:
    """How many shades the brightest dot of a floor is brighter than the brightest of its stones."""
    stones = [plain_svg(colour) for _, colour in floor_tiles()[name].stones]
    shown, *plain = ENGINES[engine](pages_of(svg, *stones), dots)
    return int(shown.max()) - max(int(image.max()) for image in plain)


@every_floor
@every_engine
@pytest.mark.parametrize("dots", [100, 150, 600])
def test_no_line_is_brighter_than_the_stones(floor: str, engine: str, dots: int) -> None:
    assert too_bright(without_patterns(floor_svg(floor)), floor, engine, dots) <= ROUNDING


@every_engine
@pytest.mark.parametrize("dots", [100, 150, 600])
@pytest.mark.parametrize(("kind", "key"), [("roman", "senator-1"), ("roman", "woman-1"), ("famous", "spartacus")])
def test_no_line_is_brighter_than_the_stones_on_a_card(kind: str, key: str, engine: str, dots: int) -> None:
    """The floor as it is on a card, without the figure in front of it."""
    layout = MANIFEST[kind].layout(key, "full")
    (floor,) = (use for use in layout.uses if use.symbol.startswith("ground-"))
    svg = face_svg(replace(layout, items=(floor,)), {}, "en", Size(63, 88), 0)
    page = Size(floor.width / 10 - 2 * INSIDE, floor.height / 10 - 2 * INSIDE)
    name = f"floor-{floor.symbol.split('-')[1]}"
    with new_document("en") as document:
        document.page(Page(page, (Placed(svg, -floor.x / 10 - INSIDE, -floor.y / 10 - INSIDE, Size(63, 88)),)))
        for _, colour in floor_tiles()[name].stones:
            document.page(Page(page, (Placed(plain_svg(colour), -INSIDE, -INSIDE, Size(90, 90)),)))
        shown, *plain = ENGINES[engine](document.pdf(), dots)
    assert int(shown.max()) <= max(int(image.max()) for image in plain) + ROUNDING
    assert len(np.unique(shown)) > 2


def test_the_seams_of_a_pattern_are_seen() -> None:
    """The check itself can fail: patterns have such seams."""
    assert too_bright(floor_svg("floor-senator"), "floor-senator", "poppler", 150) > 20


@every_floor
def test_a_floor_laid_stone_by_stone_looks_like_its_pattern(floor: str) -> None:
    """Every part of it is as bright as before. PDFium shows patterns nearly without seams at this size."""
    one, other = ENGINES["pdfium"](pages_of(floor_svg(floor), without_patterns(floor_svg(floor))), 300)
    step = 40
    for y in range(0, one.shape[0] - step, step):
        for x in range(0, one.shape[1] - step, step):
            shades = [float(image[y : y + step, x : x + step].mean()) for image in (one, other)]
            assert abs(shades[0] - shades[1]) < 4, (x, y)


def test_nothing_that_is_printed_has_patterns() -> None:
    filled = [
        symbol.name for symbol in all_symbols().values() if "url(#" in symbol.markup and FILLED.search(symbol.markup)
    ]
    assert len(filled) >= len(floor_tiles())
    for kind, key in (("roman", "slave-1"), ("action", "alms"), ("famous", "livia")):
        card = MANIFEST[kind]
        svg = face_svg(card.layout(key, "full"), card.words(key, Texts("en"), card.facts), "en", Size(63, 88), 3)
        assert "<pattern" not in svg
        assert "url(#floor" not in svg
        assert "url(#tesserae" not in svg


def test_floors_fill_rectangles_only() -> None:
    with pytest.raises(ValueError, match="rectangle"):
        without_patterns('<path fill="url(#tesserae)" d="M0 0L9 9Z"/>')
