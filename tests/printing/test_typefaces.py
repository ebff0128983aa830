"""Each game is set in its own typefaces, whatever is printed."""

import ctypes

import pypdfium2
import pytest

from pecunia.printing.names import PRODUCTS
from pecunia.printing.order import Order
from pecunia.printing.products import pdf

RAW = pypdfium2.raw
FACES = {"2005": {"Caudex", "AlegreyaSans"}, "olet": {"BarlowCondensed", "DiplomataSC"}}


def typefaces(made: bytes) -> set[str]:
    """The families of all text in a document."""
    document = pypdfium2.PdfDocument(made)
    found = set()
    for number in range(len(document)):
        for part in document[number].get_objects([RAW.FPDF_PAGEOBJ_TEXT], max_depth=5):
            font = RAW.FPDFTextObj_GetFont(part)
            name = ctypes.create_string_buffer(100)
            RAW.FPDFFont_GetBaseFontName(font, name, 100)
            found.add(name.value.decode().rpartition("+")[2].partition("-")[0])
    return found


@pytest.mark.parametrize("product", PRODUCTS)
@pytest.mark.parametrize("name", FACES)
def test_a_game_has_its_own(name: str, product: str) -> None:
    used = typefaces(pdf(product, Order((name,), ("fr",))))
    assert used
    assert used <= FACES[name]


def test_slips_of_both_games_on_one_sheet() -> None:
    used = typefaces(pdf("texts", Order(("favours", "olet-cards"), ("it",))))
    assert used == {"Caudex", "AlegreyaSans", "BarlowCondensed"}
