"""The page of a server whose network goes: games against bots go on in the tab, and those with others wait.

The server is killed and started again: that is what a cut line looks like to a page.
"""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay
from tests.browser.sites import ALL_KEPT, KIT_KEPT, PLAY, SLOW, answers
from tests.browser.test_lessons import note
from tests.server.processes import Server


def word(guest: Guest, key: str) -> None:
    """Where the tables are, as the bar says it."""
    expect(guest.page.locator("header").get_by_text(guest.t(key), exact=True)).to_be_visible(timeout=SLOW)


def keep(guest: Guest) -> None:
    """Have the browser keep the games, as the settings offer it."""
    guest.open()
    guest.button("web-settings").click()
    guest.button("web-offline-keep").click()
    guest.button("web-offline-remove").wait_for(timeout=SLOW)
    guest.button("web-close").last.click()
    guest.page.wait_for_function(ALL_KEPT, timeout=SLOW)


@pytest.fixture
def falling(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_the_network_goes_and_comes_back(new_guest: NewGuest, falling: Server) -> None:
    with falling as server:
        anna, ben = new_guest("Anna", server, language="fr"), new_guest("Ben", server)
        together = lay(anna, ben, game="olet")
        (anna if anna.wait_for_question(2000) else ben).answers(2)
        keep(anna)
        assert anna.page.evaluate(KIT_KEPT)
        word(anna, "web-tab-there")
        server.kill()
        anna.page.reload(wait_until="commit")
        word(anna, "web-tab-here")
        anna.picture("offline")
        anna.button(PLAY["non-olet"]).click(no_wait_after=True, timeout=SLOW)
        anna.page.wait_for_url("**/t/tab-*", wait_until="commit", timeout=SLOW)
        alone = anna.table
        answers(anna, 3)
        word(anna, "web-tab-here")
        anna.open(f"/t/{together}", wait_until="commit")
        anna.page.get_by_text(anna.t("web-connecting")).first.wait_for(timeout=SLOW)
        anna.open("/rules/olet", wait_until="commit")
        anna.page.get_by_role("heading", level=1).first.wait_for(timeout=SLOW)
        anna.open("/puzzles", wait_until="commit")
        anna.page.get_by_role("main").get_by_role("button").first.click(timeout=SLOW)
        anna.page.wait_for_url("**/t/tab-*", wait_until="commit", timeout=SLOW)
        anna.legal.first.wait_for(timeout=SLOW)
        anna.open(wait_until="commit")
        anna.page.locator(f'a[href="/t/{alone}"]').wait_for(timeout=SLOW)
        server.start()
        word(anna, "web-tab-there")
        for table in (together, alone):
            anna.page.locator(f'a[href="/t/{table}"]').wait_for(timeout=SLOW)
        anna.picture("online-again")
        anna.page.locator(f'a[href="/t/{alone}"]').click()
        answers(anna, 1)
        word(anna, "web-tab-here")
        anna.open(f"/t/{together}")
        ben.page.reload()
        asked = anna if anna.wait_for_question(3000) else ben
        before = len(asked.done)
        asked.answers(1)
        anna.until(lambda: len(asked.done) > before)


def test_a_lesson_goes_on_where_the_line_breaks_in_the_middle_of_a_visit(new_guest: NewGuest, falling: Server) -> None:
    """Nobody reloads: the page notices by itself."""
    with falling as server:
        anna = new_guest("Anna", server, language="it")
        keep(anna)
        server.kill()
        anna.page.locator("[data-learn=olet]").click(no_wait_after=True)
        anna.page.wait_for_url("**/t/tab-*", wait_until="commit", timeout=SLOW)
        word(anna, "web-tab-here")
        note(anna).wait_for(timeout=SLOW)


def test_without_the_games_a_page_says_that_there_is_no_connection(new_guest: NewGuest, falling: Server) -> None:
    with falling as server:
        anna = new_guest("Anna", server)
        anna.open()
        anna.button(PLAY["olet"]).wait_for()
        anna.page.wait_for_load_state("networkidle")
        server.kill()
        anna.button(PLAY["olet"]).click(no_wait_after=True)
        expect(anna.page.get_by_role("alert")).to_have_text(anna.t("web-offline"))
        assert not anna.page.get_by_role("progressbar").is_visible()
