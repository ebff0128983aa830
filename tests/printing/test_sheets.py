"""Cards on pages: inside the paper, not overlapping, backs behind their fronts, cuts where cards end."""

from itertools import pairwise

import pytest

from pecunia.core.errors import OptionError
from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.paper import BLEED, MARK, PAPERS, UNPRINTED, card_size, grid_for, paper_of
from pecunia.printing.picture_page import marks
from pecunia.printing.sheets import pages
from pecunia.rulebook.box import Box

SIZES = ("63x88", "59x92", "44x68", "70x120")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bleed", [0.0, BLEED])
def test_cards_and_marks_are_on_the_paper_and_apart(paper: str, size: str, bleed: float) -> None:
    grid = grid_for(paper_of(paper), card_size(size), bleed)
    assert grid.count >= 2
    across, down = grid.edges()
    for cuts, room in ((across, grid.paper.width), (down, grid.paper.height)):
        assert cuts[0] - bleed - MARK > 0
        assert cuts[-1] + bleed + MARK < room
        assert cuts[0] + cuts[-1] == pytest.approx(room)  # centred, so that mirrored backs are behind their fronts
    sides = (grid.cell.width, grid.cell.height)
    for spots, side in zip(([x for x, _ in grid.spots()], [y for _, y in grid.spots()]), sides, strict=True):
        assert all(second - first >= side + 2 * bleed - 1e-6 for first, second in pairwise(sorted(set(spots))))


def test_the_usual_cards_stand_eight_on_a_page() -> None:
    assert grid_for(paper_of("a4"), card_size("63x88"), BLEED).count == 8
    assert grid_for(paper_of("a4"), card_size("63x88"), 0).count == 9


@pytest.mark.parametrize("paper", PAPERS)
def test_marks_are_on_the_paper(paper: str) -> None:
    order = Order(("olet",), paper=paper)
    made = [page for page in pages(set_of("olet", Box()), order) if marks(page)]
    assert len(made) > 30
    for page in made:
        for x, y, wide, high in marks(page):
            assert x > UNPRINTED - 1e-6
            assert y > UNPRINTED - 1e-6
            assert x + wide < order.page.width - UNPRINTED + 1e-6
            assert y + high < order.page.height - UNPRINTED + 1e-6


def test_without_backs_only_fronts() -> None:
    cards = set_of("romans", Box())
    both, fronts = (len(list(pages(cards, Order(("romans",), backs=backs)))) for backs in (True, False))
    assert both == 2 * fronts


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"sets": ("2017",)}, "print-set"),
        ({"languages": ("es",)}, "option-language"),
        ({"languages": ("de", "de")}, "print-languages"),
        ({"paper": "a3"}, "print-paper"),
        ({"size": "88x63"}, "print-size"),
        ({"size": "63"}, "print-size"),
        ({"languages": ("de", "it"), "large": True}, "print-large-two"),
    ],
)
def test_wrong_orders_are_refused(wish: dict[str, object], key: str) -> None:
    with pytest.raises(OptionError, match=key):
        Order(**{"sets": ("2005",), **wish}).check()  # type: ignore[arg-type]


@pytest.mark.parametrize("size", ["44x62", "63x88"])
def test_cards_fit_on_the_board(size: str) -> None:
    """The pieces add up to a whole side of the board, which is scaled like the cards."""
    order = Order(("olet-board",), size=size)
    first, _ = set_of("olet-board", Box())
    made = list(pages([first], order))[::2]  # their backs are white
    scale = order.card.width / 44
    across = sum(page.pictures[0].size.width for page in made)
    down = made[0].pictures[0].size.height
    rows = round(297 * scale / down)
    assert rows * down == pytest.approx(297 * scale)
    assert across / rows == pytest.approx(420 * scale)
    assert len({page.pictures[0].svg.partition("viewBox")[2][:40] for page in made}) == len(made)
