"""The whole house in a tab: a folder of static files, a plain file server, and then no network at all."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, expect

from pecunia.tab.site import build
from pecunia.texts import Texts
from tests.browser.chromium import LAPTOP
from tests.browser.guest import Guest
from tests.browser.sites import Site

# `make soak` plays whole games.
ANSWERS = 10_000 if "PECUNIA_DEALS" in os.environ else 4
SLOW = 180_000  # milliseconds until Python has started on a busy machine
PLAY = {"non-olet": "web-play-now", "olet": "web-play-olet"}
# Whether the worker of the page keeps all of its files.
ALL_KEPT = """async () => {
    const wanted = await (await fetch("/kept.json")).json();
    const kept = await Promise.all(wanted.map((file) => caches.match(file)));
    return kept.every(Boolean);
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "site"
    build(made)
    return made


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    running = Site(folder)
    yield running
    running.cut()


NewVisitor = Callable[..., Guest]


@pytest.fixture
def new_visitor(new_context: Callable[..., BrowserContext], site: Site) -> NewVisitor:
    def make(language: str = "en") -> Guest:
        return Guest(new_context(**LAPTOP), site, "Anna", language)  # type: ignore[arg-type]  # it has an address

    return make


def answers(guest: Guest, count: int) -> None:
    """Answer so many questions, or fewer if the game ends before."""
    for _ in range(count):
        if not guest.wait_for_question(SLOW) or guest.over:
            return
        with suppress(Error):  # the table has moved on in the meantime
            guest.legal.first.click(no_wait_after=True)


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


def test_half_a_network(new_visitor: NewVisitor, folder: Path) -> None:
    """The page is there and Python is not: a sentence says so, the rules can be read, and loading again helps."""
    anna = new_visitor("fr")
    (folder / "tab").rename(folder / "away")
    try:
        anna.open()
        told = anna.page.get_by_role("alert").filter(has_text=anna.t("web-tab-offline")).first
        told.wait_for(timeout=SLOW)
    finally:
        (folder / "away").rename(folder / "tab")
    anna.button("web-tab-again").click()
    anna.page.get_by_role("progressbar").wait_for()
    anna.page.get_by_role("progressbar").wait_for(state="detached", timeout=SLOW)
    Guest.complaints.clear()  # what the browser says of the files that were away
