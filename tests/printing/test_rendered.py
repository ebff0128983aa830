"""Cards as they are printed: every card in every language as an image, with all words inside their boxes."""

import time
from collections.abc import Iterator

import pypdfium2
import pytest
from fontTools.ttLib import TTFont

from pecunia.art.lettering import fonts_used
from pecunia.art.shapes import Layout, Slot
from pecunia.printing.card_sides import UNITS, face_svg
from pecunia.printing.card_words import worded
from pecunia.printing.decks import set_of
from pecunia.printing.fonts import fonts_folder
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.pdf import new_document
from pecunia.printing.picture_page import Page, Placed
from pecunia.printing.printed import Printed
from pecunia.printing.product_names import DECKS
from pecunia.printing.products import first_look, pdf
from pecunia.rulebook.box import Box
from pecunia.texts import LANGUAGES, Texts

DOTS = 2.0  # per millimetre of an image
# Letters may hang over: an accent on a capital above the line, a tail below it; the ends of a line by half a dot.
HANGS = {"across": 0.5, "down": 0.8}  # millimetres
PAIRS = [("de", "it"), ("fr", "en")]
WHOLE = 20.0  # seconds
LARGEST = 10_000_000


WORDED = [deck for deck in DECKS if "pieces" not in deck]


def orders() -> Iterator[tuple[str, Order]]:
    for deck in WORDED:
        for language in LANGUAGES:
            yield f"{deck}-{language}", Order((deck,), (language,))
            yield f"{deck}-{language}-large", Order((deck,), (language,), large=True)
        for pair in PAIRS:
            yield f"{deck}-{'-'.join(pair)}", Order((deck,), pair)


def pictures_of(svgs: list[tuple[str, Size]]) -> list[pypdfium2.PdfBitmap]:
    """Each picture on a page of its own, as an image in grey."""
    with new_document("en") as document:
        for svg, size in svgs:
            document.page(Page(size, (Placed(svg, 0, 0, size),)))
        made = pypdfium2.PdfDocument(document.pdf())
    return [page.render(scale=DOTS * 25.4 / 72, grayscale=True) for page in made]


def words_alone(layout: Layout) -> Layout:
    """The card without its drawings, with all words black on white."""
    slots = [item for item in layout.items if isinstance(item, Slot)]
    black = [Slot(**{**vars(slot), "colour": "#000000"}) for slot in slots]
    return Layout(layout.kind, layout.key, layout.detail, layout.width, layout.height, tuple(black), edge="#ffffff")


def outside(image: pypdfium2.PdfBitmap, layout: Layout, words: dict[str, str]) -> list[tuple[int, int]]:
    """The dots of ink outside all boxes of words."""
    boxes = []
    for slot in layout.slots:
        if slot.fixed or words.get(slot.says):
            left = slot.x if slot.left else slot.x - slot.width / 2
            boxes.append((left, slot.y, left + slot.width, slot.y + slot.height))
    across, down = HANGS["across"] * UNITS, HANGS["down"] * UNITS
    rows = bytes(image.buffer)
    found = []
    for y in range(image.height):
        line = rows[y * image.stride : y * image.stride + image.width]
        if min(line) > 127:
            continue
        for x, shade in enumerate(line):
            if shade <= 127:
                at_x, at_y = (x + 0.5) / DOTS * UNITS, (y + 0.5) / DOTS * UNITS
                if not any(
                    left - across <= at_x <= right + across and top - down <= at_y <= bottom + down
                    for left, top, right, bottom in boxes
                ):
                    found.append((x, y))
    return found


@pytest.mark.parametrize("order", [pytest.param(order, id=name) for name, order in orders()])
def test_words_stay_in_their_boxes(order: Order) -> None:
    cards: dict[str, Printed] = {}
    for card in set_of(order.sets[0], Box()):
        if card.piece is None:
            cards.setdefault(f"{card.kind} {card.key} {card.words(Texts('en'))}", card)
    settings = [worded(card, order) for card in cards.values()]
    svgs = []
    for layout, words in settings:
        size = Size(layout.width / UNITS, layout.height / UNITS)
        svgs.append((face_svg(words_alone(layout), words, order.languages[0], size, 0), size))
    for image, (layout, words) in zip(pictures_of(svgs), settings, strict=True):
        assert outside(image, layout, words) == [], f"{layout.kind} {layout.key}"
        assert min(bytes(image.buffer)) < 127, f"nothing is written on {layout.kind} {layout.key}"


def test_a_word_that_is_too_long_is_seen() -> None:
    """The check itself can fail."""
    slot = Slot("name", 315, 100, 300, 80, 60)
    layout = Layout("action", "alms", "full", 630, 880, (slot,))
    wide = Layout("action", "alms", "full", 630, 880, (Slot("name", 315, 100, 600, 80, 60),))
    size = Size(63, 88)
    svg = face_svg(words_alone(wide), {"name": "MMMMMM"}, "en", size, 0)
    assert outside(pictures_of([(svg, size)])[0], layout, {"name": "M"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_glyph_is_missing(language: str) -> None:
    fonts = {name: set(TTFont(f"{fonts_folder()}/{name}.ttf").getBestCmap()) for name in fonts_used()}
    for deck in DECKS:
        order = Order((deck,), (language,))
        for card in set_of(deck, Box()):
            layout, words = worded(card, order)
            for slot in layout.slots:
                said = (slot.fixed or words.get(slot.says, "")).replace("\u202f", "\u00a0")
                said = said.upper() if slot.capitals else said
                assert {ord(letter) for letter in said} <= fonts[f"{slot.family}-{slot.weight}"], said


def test_a_whole_box_is_quick_and_small() -> None:
    began = time.process_time()
    made = pdf("cards", Order(("2016",), ("de",)))
    seconds = time.process_time() - began
    print(f"2016, everything, German: {len(made) / 1e6:.2f} MB, {seconds:.1f} s of a processor")
    assert seconds < WHOLE
    assert len(made) < LARGEST
    pages = pypdfium2.PdfDocument(made)
    said = pages[len(pages) - 2].get_textpage().get_text_range()
    assert "347" in said
    assert "Rekonstruiert" in said


@pytest.mark.parametrize("deck", ["romans", "famous", "upgrades", "olet-cards", "olet-money"])
def test_grey_leaves_the_stock_white(deck: str) -> None:
    card = set_of(deck, Box())[0]
    layout, words = worded(card, Order((deck,)))
    size = Size(layout.width / UNITS, layout.height / UNITS)
    (image,) = pictures_of([(face_svg(layout, words, "en", size, 3, grey=True), size)])
    assert image.buffer[image.stride + 1] == 255


def test_grey_has_no_colour() -> None:
    (page,) = first_look("cards", Order(("favours",), ("fr",), grey=True, backs=False), 1)
    assert page.startswith(b"\x89PNG")
    made = pypdfium2.PdfDocument(pdf("cards", Order(("favours",), ("fr",), grey=True, backs=False)))
    image = made[0].render(scale=1)
    pixels = bytes(image.buffer)
    step = image.n_channels
    assert all(
        max(pixels[at : at + 3]) - min(pixels[at : at + 3]) < 3
        for row in range(image.height)
        for at in range(row * image.stride, row * image.stride + image.width * step, step)
    )
