"""The whole house in a tab: a folder of static files, a plain file server, and then no network at all."""

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pecunia.texts import Texts
from tests.browser.conftest import NewVisitor
from tests.browser.guest import Guest
from tests.browser.sites import ALL_KEPT, PLAY, SLOW, Site, answers

# `make soak` plays whole games.
ANSWERS = 10_000 if "PECUNIA_DEALS" in os.environ else 4


@pytest.mark.parametrize(("game", "language", "other"), [("non-olet", "de", "fr"), ("olet", "it", "en")])
def test_a_game_without_a_network(new_visitor: NewVisitor, site: Site, game: str, language: str, other: str) -> None:
    """Begun with a network, reloaded in the middle of the game without one, and played on in another language."""
    anna = new_visitor(language)
    anna.open()
    anna.button(PLAY[game]).click(no_wait_after=True)
    anna.page.wait_for_url("**/t/tab-*", wait_until="commit", timeout=SLOW)
    answers(anna, 2)
    anna.page.wait_for_function(ALL_KEPT, timeout=SLOW)
    table = anna.table
    site.cut()
    settings = json.dumps({"speed": "instant", "language": other})
    anna.page.evaluate("settings => (localStorage.pecunia = settings)", settings)
    anna.page.reload(wait_until="commit")
    anna.texts = Texts(other)
    answers(anna, ANSWERS)
    expect(anna.page.locator("html")).to_have_attribute("lang", other)
    assert anna.table == table
    if ANSWERS > 100:
        anna.end.wait_for()


def test_half_a_network(new_visitor: NewVisitor, site_folder: Path) -> None:
    """The page is there and Python is not: a sentence says so, the rules can be read, and loading again helps."""
    anna = new_visitor("fr")
    (site_folder / "tab").rename(site_folder / "away")
    try:
        anna.open()
        told = anna.page.get_by_role("alert").filter(has_text=anna.t("web-tab-offline")).first
        told.wait_for(timeout=SLOW)
    finally:
        (site_folder / "away").rename(site_folder / "tab")
    anna.button("web-tab-again").click()
    anna.page.get_by_role("progressbar").wait_for()
    anna.page.get_by_role("progressbar").wait_for(state="detached", timeout=SLOW)
    Guest.complaints.clear()  # what the browser says of the files that were away
