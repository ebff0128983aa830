"""Player aids: how a turn goes and every card of the sets, on one page or on two, in all languages."""

import re

import pypdfium2
import pytest

from pecunia.non_olet.engine.values import values_from_text
from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.paper import PAPERS
from pecunia.printing.prints import effects
from pecunia.printing.products import pdf
from pecunia.rulebook.box import Box
from pecunia.texts import LANGUAGES, Texts

pytestmark = pytest.mark.usefixtures("every_glyph")
MM = 72 / 25.4
PAGES = {"2005": 1, "2016-base": 1, "2016": 2, "olet": 1}
TURN = {"olet": ["olet-help-goal", "olet-help-turn", "olet-help-end"]}
SHOWN = {"2005": [], "2016-base": [], "2016": ["deck", "careers"], "olet": ["cards"]}  # reconstructed
VALUES = ("deck", "romans", "names", "famous", "events", "careers", "board", "track", "cards")
PHASES = ["print-aid-phase-1", "print-aid-phase-2", "print-aid-phase-3", "print-aid-phase-4", "print-aid-seats"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_the_turn_and_every_card_on_as_many_pages(name: str, language: str) -> None:
    paper = "letter" if language in ("en", "fr") else "a4"
    document = pypdfium2.PdfDocument(pdf("aid", Order((name,), (language,), paper)))
    assert len(document) == 3  # the last page is on a sheet of its own
    colophon = _packed(document[2].get_textpage().get_text_range())
    values = {table: Texts(language).text(f"print-value-{table}", part="all") for table in VALUES}
    assert [table for table, said in values.items() if _packed(said) in colophon] == SHOWN[name]
    printed = _packed("".join(document[number].get_textpage().get_text_range() for number in range(PAGES[name])))
    texts = Texts(language)
    modules = texts.attribute("print-aid-goal", "modules") or ""
    assert (_packed(modules) in printed) == (name == "2016")
    for key in TURN.get(name, PHASES):
        assert _packed(texts.text(key)) in printed
    for card in set_of(name, Box()):
        if card.kind in effects():
            words = card.words(texts)
            assert all(_packed(said) in printed for said in (words["name"], *effects()[card.kind](words))), card.key


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
def test_all_is_inside_the_page(paper: str, large: bool) -> None:
    order = Order(("2016",), ("de",), paper, large=large, grey=True)
    document = pypdfium2.PdfDocument(pdf("aid", order))
    for number in range(len(document)):
        text = document[number].get_textpage()
        for char in range(text.count_chars()):
            if chr(pypdfium2.raw.FPDFText_GetUnicode(text, char)).isspace():
                continue
            left, low, right, high = (edge / MM for edge in text.get_charbox(char))
            assert min(left, low, order.page.width - right, order.page.height - high) > 9


def test_an_owners_numbers_are_used() -> None:
    targets = 'provenance = "owner"\n2 = 31\n3 = 26\n4 = 21\n5 = 21\n6 = 19\n'
    box = Box({"non-olet": values_from_text(f"[targets]\n{targets}", "box.toml")})
    made = pypdfium2.PdfDocument(pdf("aid", Order(("actions-2005",), ("en",), box=box)))
    assert "2:31·3:26·4–5:21·6:19" in _packed(made[0].get_textpage().get_text_range())


def test_two_languages_and_both_games() -> None:
    made = pypdfium2.PdfDocument(pdf("aid", Order(("famous", "olet-cards"), ("fr", "it"))))
    pages = [made[number].get_textpage().get_text_range() for number in range(len(made))]
    assert len(pages) == 9
    assert [bool(page) for page in pages] == [True, False] * 4 + [True]  # each aid on a sheet of its own
    assert ["Pecunia Olet" in page for page in pages[:8:2]] == [False, False, True, True]
    assert "Ton tour" in pages[0]
    assert "Il tuo turno" in pages[2]


def _packed(text: str) -> str:
    """The text without spaces and hyphens, because line breaks do not matter."""
    return re.sub("[\\s\u00ad\ufffe-]+", "", text)
