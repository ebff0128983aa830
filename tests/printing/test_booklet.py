"""Rulebooks on paper: every chapter, card and ruling is there, in all languages, in glyphs that the fonts have."""

import re
from collections.abc import Iterator

import pypdfium2
import pytest
import typst

from pecunia.non_olet.engine.module_names import LADDER_KEYS
from pecunia.printing.decks import box_of
from pecunia.printing.markup import said
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.pdf import new_document
from pecunia.printing.products import pdf
from pecunia.rulebook.blocks import Entry, Heading, HouseRule, Ruling
from pecunia.rulebook.book import Book, book
from pecunia.texts import LANGUAGES

pytestmark = pytest.mark.usefixtures("every_glyph")
MM = 72 / 25.4
SETS = {"non-olet": "2005", "olet": "olet"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SETS)
def test_everything_that_has_a_name_is_in_the_booklet(game: str, language: str) -> None:
    pages = _pages(pdf("rules", Order((SETS[game],), (language,), "letter" if language == "en" else "a4")))
    printed = "".join(map(_packed, pages))
    whole = book(game, language)
    missing = [name for name in _names(whole) if _packed(name) not in printed]
    assert missing == []
    contents = "".join(map(_packed, pages[:2]))
    at = 0
    for chapter in whole.chapters:
        at = contents.index(_packed(chapter.title), at)
        assert _packed(chapter.title) in "".join(map(_packed, pages[2:]))


def test_a_glyph_that_no_font_has_is_found() -> None:
    with new_document("en") as document:
        document.title = "Arrow"
        document.chapter(said("\u2192"))
        with pytest.raises(typst.TypstError, match="could not be displayed"):
            document.pdf()


def test_pages_are_numbered_and_the_contents_name_them() -> None:
    pages = _pages(pdf("rules", Order(("olet",), ("de",))))
    assert [page.split()[-1] for page in pages[:-1]] == [str(number) for number in range(1, len(pages))]
    title = next(chapter.title for chapter in book("olet", "de").chapters if chapter.anchor == "rulings")
    named = re.search(rf"{title}[ .]*?(\d+)\s", " ".join(pages[:2]))
    assert named is not None
    assert title in pages[int(named[1]) - 1]


@pytest.mark.parametrize(("paper", "large", "size"), [("a4", False, (148.5, 210)), ("letter", True, (215.9, 279.4))])
def test_all_is_inside_the_page(paper: str, large: bool, size: tuple[float, float]) -> None:
    """A page is half a sheet, or a whole one in large type. No text reaches into the margin."""
    document = pypdfium2.PdfDocument(pdf("rules", Order(("olet",), ("de",), paper, large=large)))
    page_size = Size(*size)
    for number in range(len(document)):
        page = document[number]
        assert page.get_size() == pytest.approx((page_size.width * MM, page_size.height * MM), abs=0.1)
        text = page.get_textpage()
        for char in range(text.count_chars()):
            if chr(pypdfium2.raw.FPDFText_GetUnicode(text, char)).isspace():
                continue
            left, low, right, high = (edge / MM for edge in text.get_charbox(char))
            assert left >= 13
            assert right <= page_size.width - 13
            assert low >= 5
            assert high <= page_size.height - 14.5


def test_two_languages_one_after_the_other_and_both_games() -> None:
    printed = "".join(_pages(pdf("rules", Order(("olet",), ("fr", "it"), grey=True))))
    assert printed.index("les règles") < printed.index("le regole")
    order = Order(("olet-money", "romans"), ("en",))
    pages = _pages(pdf("rules", order))
    assert "Pecunia non olet" in pages[0]
    assert "Reconstructed" in pages[-1]
    assert "the police track" in pages[-1]


def test_an_owners_values_are_in_the_tables_and_nobody_calls_them_reconstructed() -> None:
    ladders = "\n".join(f'{key} = ["hand 1", "hand 2", "hand 3", "hand 4", "hand 7"]' for key in LADDER_KEYS)
    text = f"[careers]\nprice = [0, 3, 4, 5, 6, 91]\n[careers.ladders]\n{ladders}\n"
    box = box_of(("2016",), text, "box.toml")
    pages = _pages(pdf("rules", Order(("2016",), ("en",), box=box)))
    assert len(re.findall(r"latrine king\s+91\s+7 action cards in hand", " ".join(pages))) == len(LADDER_KEYS)
    assert "career ladders" not in pages[-1]
    assert "famous Romans" in pages[-1]


def _names(whole: Book) -> Iterator[str]:
    for chapter in whole.chapters:
        yield chapter.title
        for block in chapter.blocks:
            if isinstance(block, Heading):
                yield block.text
            elif isinstance(block, Entry | HouseRule):
                yield block.name
                yield block.text
            elif isinstance(block, Ruling):
                yield f"{block.clause} {block.holds}"
                yield block.why


def _pages(made: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(made)
    return [document[number].get_textpage().get_text_range() for number in range(len(document))]


def _packed(text: str) -> str:
    """The text without spaces, hyphens and the page number, because line breaks do not matter."""
    return re.sub("[\\s\u00ad\ufffe\u2060-]+", "", re.sub(r"\s\d+\s*$", "", text))
