"""Latrine boards: seats as wide as cards, everything on the paper, and a different look for each player."""

import pytest

from pecunia.non_olet.art.boards import NICHES, SAFE, WALLS, LatrineBoard, board_markup
from pecunia.non_olet.art.table_art import EMBLEMS
from pecunia.texts import LANGUAGES, Texts

PAPERS = {"a4": (2970, 2100), "letter": (2794, 2159)}
CARDS = {"63x88": (630, 880), "44x68": (440, 680), "59x92": (590, 920), "70x120": (700, 1200), "130x130": (1300, 1300)}


def board(paper: str, card: str) -> LatrineBoard:
    return LatrineBoard(*PAPERS[paper], *CARDS[card])


@pytest.mark.parametrize("paper", PAPERS)
def test_seats_are_as_wide_as_the_usual_cards_and_75_mm_apart(paper: str) -> None:
    found = board(paper, "63x88")
    assert found.seat == 630
    assert found.seat_high == 880
    first, second, third = found.seats
    assert second - first == third - second == 750


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("card", CARDS)
def test_all_is_on_the_paper(paper: str, card: str) -> None:
    found = board(paper, card)
    assert 440 <= found.seat <= CARDS[card][0]
    assert found.bench_left > 0
    assert found.bench_left + found.bench_width < found.niche_left
    assert found.niche_width >= NICHES[0]
    assert found.niche_left + found.niche_width < found.width
    assert found.seats[0] >= SAFE
    assert all(later - earlier >= found.seat for earlier, later in zip(found.seats, found.seats[1:]))
    assert found.seat_top > 300  # below the motto
    assert found.seat_top + found.seat_high == found.bench_top + 10  # the seats stand on the bench
    assert found.height - found.floor_top >= 290  # the numbers of a queue can be read
    assert found.queue[0] >= SAFE
    assert found.queue[-1] + found.seat <= found.width - SAFE
    assert len(found.queue) >= 3


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit(language: str, paper: str) -> None:
    """Words have fixed sizes. Words that do not fit are an error."""
    texts = Texts(language)
    for card in CARDS:
        drawn = board_markup("duck", board(paper, card), texts)
        assert texts.text("print-board-left").upper() in drawn
        assert (texts.attribute("print-board-front", "text") or "?").split()[-1] in drawn


def test_there_is_room_for_the_coins_of_the_edition_and_no_others() -> None:
    found = board("a4", "63x88")
    assert ">10<" in board_markup("duck", found, Texts("en"))
    drawn = board_markup("duck", found, Texts("en"), coins=(1, 5))
    assert ">5<" in drawn
    assert ">10<" not in drawn


def test_wall_animal_and_motto_tell_players_apart() -> None:
    assert tuple(WALLS) == EMBLEMS
    for said in ("colour", "motto"):
        assert len({getattr(wall, said) for wall in WALLS.values()}) == len(WALLS)
    drawn = [board_markup(animal, board("a4", "63x88"), Texts("en"), white=True) for animal in WALLS]
    assert len(set(drawn)) == len(WALLS)  # in grey, too
    assert all(WALLS[animal].colour not in picture for animal, picture in zip(WALLS, drawn))
