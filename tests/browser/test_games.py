"""Whole games, played by people at browsers and by bots, from the first question to the last."""

import pytest
from playwright.sync_api import expect

from pecunia.core.game import Game
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay, play

pytestmark = pytest.mark.xdist_group("browser-games")


def agree(game: Game, *guests: Guest) -> None:
    """The record tells the same end as every page: the scores, and who won."""
    assert game.outcome is not None
    told = sorted((score, seat in game.outcome.winners) for seat, score in enumerate(game.outcome.scores))
    for guest in guests:
        rows = guest.end.get_by_role("table").first.get_by_role("row").filter(has=guest.page.get_by_role("rowheader"))
        expect(rows).to_have_count(len(told))
        cells = [row.get_by_role("cell").all_inner_texts() for row in rows.all()]
        assert sorted((int(score), bool(won)) for score, won, *_ in cells) == told


def test_two_people_and_two_bots_play_the_base_game(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    table = lay(anna, ben, bots=2, options={"target": 8})
    anna.wait_for_question()
    anna.picture("base-game")
    play(anna, ben)
    anna.picture("base-game-over")
    agree(anna.replayed(table), anna, ben)
