"""Everything printed for a game is set in the typefaces of that game."""

import subprocess
import tempfile

import pytest

from pecunia.printing.order import Order
from pecunia.printing.product_names import PRODUCTS
from pecunia.printing.products import pdf

FACES = {"2005": {"Caudex", "AlegreyaSans"}, "olet": {"BarlowCondensed", "DiplomataSC"}}


def typefaces(made: bytes) -> set[str]:
    """The families of all text in a document, as poppler lists them."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        file.write(made)
        file.flush()
        listed = subprocess.run(["pdffonts", file.name], check=True, capture_output=True, text=True).stdout
    return {line.split()[0].rpartition("+")[2].partition("-")[0] for line in listed.splitlines()[2:]}


@pytest.mark.parametrize("product", PRODUCTS)
@pytest.mark.parametrize("name", FACES)
def test_a_game_has_its_own(name: str, product: str) -> None:
    used = typefaces(pdf(product, Order((name,), ("fr",))))
    assert used
    assert used <= FACES[name]


def test_slips_of_both_games_on_one_sheet() -> None:
    used = typefaces(pdf("texts", Order(("favours", "olet-cards"), ("it",))))
    assert used == {"Caudex", "AlegreyaSans", "BarlowCondensed"}
