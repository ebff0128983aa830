"""The whole house in a tab: a folder of static files, a plain file server, and then no network at all."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from pecunia.games import from_record
from pecunia.lessons.lesson import lesson_named
from pecunia.puzzles.collection import puzzle
from pecunia.texts import Texts
from tests.browser.chromium import LAPTOP
from tests.browser.conftest import NewVisitor
from tests.browser.guest import Guest
from tests.browser.sites import ALL_KEPT, KEPT, KIT_KEPT, PLAY, SLOW, Line, Site, answers
from tests.browser.test_lessons import note, step_through
from tests.browser.test_review import FILE, open_review

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


def test_a_first_table_while_python_loads(new_context: Callable[..., BrowserContext], site_folder: Path) -> None:
    """On a slow line the table is there first. A move that is made then is carried out, once, when Python has come."""
    slow = Site(site_folder, Line(bits=20_000_000))
    anna = Guest(new_context(**LAPTOP), slow, "Anna", "it")  # type: ignore[arg-type]
    anna.open()
    anna.button(PLAY["olet"]).click()
    anna.page.wait_for_url("**/t/tab-first-olet-*", wait_until="commit")
    asked = anna.asked()
    loading = anna.page.get_by_role("progressbar")
    assert loading.is_visible(), "Python is still on its way"
    anna.page.locator("[data-key]").first.wait_for()
    anna.picture("first-table")
    asked.click(no_wait_after=True)
    assert loading.is_visible(), "Python is still on its way"
    loading.wait_for(state="detached", timeout=SLOW)
    anna.legal.first.wait_for(timeout=SLOW)
    kept = anna.page.evaluate(KEPT, anna.table)
    moves = [entry for entry in kept if entry[1] == "move"]
    assert moves[0][2] == 0, "the visitor's move is the first"
    assert [entry[0] for entry in kept] == list(range(1, len(kept) + 1))
    assert len({entry[5] for entry in moves if entry[2] == 0}) == len([entry for entry in moves if entry[2] == 0])
    anna.page.reload()
    answers(anna, 1)
    anna.until(lambda: len(anna.page.evaluate(KEPT, anna.table)) > len(kept))
    slow.cut()


def test_a_lesson_a_puzzle_and_a_review_without_a_network(new_visitor: NewVisitor, site: Site) -> None:
    anna = new_visitor("fr")
    anna.open()
    anna.page.wait_for_function(ALL_KEPT, timeout=SLOW)
    anna.page.wait_for_function(KIT_KEPT, timeout=SLOW)
    site.cut()
    anna.page.reload(wait_until="commit")
    anna.page.locator("[data-learn=olet]").click(timeout=SLOW)
    note(anna).wait_for(timeout=SLOW)
    step_through(anna, lesson_named("olet"), until=2)
    anna.open("/puzzles", wait_until="commit")
    anna.page.locator('[data-puzzle="non-olet 1"]').click(timeout=SLOW)
    anna.page.get_by_role("region", name=anna.t("web-puzzle", number=1)).wait_for(timeout=SLOW)
    asked = puzzle("non-olet", 1)
    anna.page.locator(f'[data-move="{asked.judged[0].move}"]').first.dispatch_event("click")
    anna.page.get_by_role("dialog", name=anna.t("web-puzzle-right")).wait_for(timeout=SLOW)
    open_review(anna, FILE)
    seats = from_record(FILE.read_text(encoding="utf-8"))[0].seats
    expect(anna.page.locator("[data-chances]")).to_have_count(seats, timeout=SLOW)
    anna.picture("site-review")


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
