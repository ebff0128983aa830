"""The house in a tab where something is missing: room, storage, a modern browser, half of the network, a sound record.

Each of these tests is about a sentence that says what is wrong, and about the way on.
"""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from pecunia.games import from_record
from tests.browser.conftest import NewVisitor
from tests.browser.guest import Guest
from tests.browser.sites import PLAY, SLOW, answers
from tests.browser.test_replays import GOLDEN, KINDS, paste, record

FULL = """
    const add = IDBObjectStore.prototype.add;
    let room = 1; // for moves of the visitor; those of bots find some
    IDBObjectStore.prototype.add = function (...given) {
        if (String(given[0]).includes('"move", 0,') && room-- <= 0) throw new DOMException("", "QuotaExceededError");
        return add.apply(this, given);
    };
    new BroadcastChannel("room").onmessage = () => (room = 1e9);
"""
NOTHING_KEPT = "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };"
OLD = "delete globalThis.DecompressionStream;"


@pytest.fixture
def broken_visitor(new_visitor: NewVisitor, site_folder: Path) -> Callable[..., Guest]:
    """Somebody whose browser lacks something: what the house does first is this script."""

    def make(script: str, language: str = "en") -> Guest:
        guest = new_visitor(language, service_workers="block")

        def with_script(route: Route) -> None:
            file = site_folder / urlsplit(route.request.url).path.lstrip("/")
            route.fulfill(body=script + file.read_text(encoding="utf-8"), content_type="text/javascript")

        guest.context.route("**/assets/house.worker-*.js", with_script)
        return guest

    return make


def test_a_full_disk(broken_visitor: Callable[..., Guest]) -> None:
    """The move is refused and nothing has changed; with some room it can be made."""
    anna = broken_visitor(FULL, "de")
    anna.open()
    anna.page.get_by_role("progressbar").wait_for()
    anna.page.get_by_role("progressbar").wait_for(state="detached", timeout=SLOW)
    anna.button(PLAY["olet"]).click(no_wait_after=True)
    anna.page.wait_for_url("**/t/tab-*", wait_until="commit", timeout=SLOW)
    told = anna.page.get_by_text(anna.t("error-disk-full"))
    for _ in range(5):
        anna.legal.or_(told).first.wait_for(timeout=SLOW)
        if told.is_visible():
            break
        anna.legal.first.click(no_wait_after=True)
        anna.page.wait_for_timeout(300)
    expect(told).to_be_visible()
    anna.picture("disk-full")
    anna.page.evaluate("new BroadcastChannel('room').postMessage('there')")
    answers(anna, 2)
    expect(told).to_be_hidden()


def test_a_window_that_keeps_nothing(broken_visitor: Callable[..., Guest]) -> None:
    """It is said once, and the game runs all the same."""
    anna = broken_visitor(NOTHING_KEPT, "it")
    anna.open()
    told = anna.page.get_by_role("status").filter(has_text=anna.t("web-tab-not-kept"))
    told.wait_for(timeout=SLOW)
    anna.picture("not-kept")
    anna.button("web-tab-leave").click()
    anna.button(PLAY["olet"]).click(no_wait_after=True)
    answers(anna, 2)
    expect(told).to_be_hidden()


def test_an_old_browser(broken_visitor: Callable[..., Guest]) -> None:
    """A sentence says so, and trying again is not offered, for it would not help. The rules can be read."""
    anna = broken_visitor(OLD, "fr")
    anna.open()
    anna.page.get_by_role("alert").filter(has_text=anna.t("web-tab-old")).first.wait_for(timeout=SLOW)
    expect(anna.button("web-tab-again")).to_have_count(0)
    anna.open("/rules/olet")
    anna.page.get_by_role("heading", level=1).wait_for()


def test_half_of_a_part(new_visitor: NewVisitor, site_folder: Path) -> None:
    """A part that broke off is not kept: it is fetched again, and the tables are there."""
    anna = new_visitor()
    (part,) = (site_folder / "tab").glob("*/pecunia.zip.gz")
    whole = part.read_bytes()
    part.write_bytes(whole[: len(whole) // 2])
    try:
        anna.open()
        told = anna.page.get_by_role("alert").filter(has_text=anna.t("web-tab-offline")).first
        told.wait_for(timeout=SLOW)
    finally:
        part.write_bytes(whole)
    anna.button("web-tab-again").click()
    told.wait_for(state="detached", timeout=SLOW)
    anna.button(PLAY["olet"]).click(no_wait_after=True)
    anna.legal.first.wait_for(timeout=SLOW)


def test_a_broken_record(new_visitor: NewVisitor) -> None:
    """The reason is named, as by a server, and what was pasted is still there; a sound file is shown after it."""
    anna = new_visitor("de")
    watcher = paste(anna, record("2005").replace("\nrules 1\n", "\nrules 99\n"))
    reason = anna.t("error-record-rules-version", found="99", known="1")
    expect(anna.page.get_by_role("alert").filter(has_text=reason)).to_be_visible(timeout=SLOW)
    expect(anna.page.get_by_label(anna.t("web-replay-paste"))).to_have_value(re.compile("rules 99"))
    anna.page.locator("input[type=file]").set_input_files(GOLDEN / f"{KINDS['2005']}.pecunia")
    watcher.at(0, len(from_record(record("2005"))[0].history()))
