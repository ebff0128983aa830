"""Whole games, played by people at browsers and by bots, from the first question to the last."""

from playwright.sync_api import expect

from pecunia.core.game import Game
from tests.browser.conftest import NewGuest
from tests.browser.guest import A_MOMENT, Guest, lay, play


def agree(game: Game, *guests: Guest) -> None:
    """The record and every page agree on the scores and on who won."""
    assert game.outcome is not None
    told = sorted((score, seat in game.outcome.winners) for seat, score in enumerate(game.outcome.scores))
    for guest in guests:
        rows = guest.end.get_by_role("table").first.get_by_role("row").filter(has=guest.page.get_by_role("rowheader"))
        expect(rows).to_have_count(len(told))
        cells = [row.get_by_role("cell").all_inner_texts() for row in rows.all()]
        assert sorted((int(score), bool(won)) for score, won, *_ in cells) == told


def test_two_people_and_two_bots_play_the_base_game(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    table = lay(anna, ben, bots=2, options={"target": 6})
    anna.wait_for_question()
    anna.picture("base-game")
    play(anna, ben)
    anna.picture("base-game-over")
    agree(anna.replayed(table)[0], anna, ben)


def test_a_game_with_all_modules(new_guest: NewGuest) -> None:
    clara = new_guest("Clara")
    modules = ["famous", "upgrades", "events", "careers", "favours"]
    table = lay(clara, bots=2, options={"edition": 2016, "modules": modules, "dark_red": True})
    clara.asked()
    clara.picture("all-modules-draft")
    clara.answers(25)
    clara.picture("all-modules")
    play(clara)
    clara.picture("all-modules-over")
    agree(clara.replayed(table)[0], clara)


def test_pecunia_olet_with_three(new_guest: NewGuest) -> None:
    dora, emil = new_guest("Dora"), new_guest("Emil")
    table = lay(dora, emil, bots=1, game="olet", options={"round_cap": 4})
    for _ in range(6):
        for guest in (dora, emil):
            if guest.wait_for_question(A_MOMENT):
                guest.answer()
    dora.picture("olet")
    play(dora, emil)
    dora.picture("olet-over")
    agree(dora.replayed(table)[0], dora, emil)
