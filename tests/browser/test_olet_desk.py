"""The desk of Pecunia Olet: all of it in one window, and things that keep their keys wherever they go."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay

pytestmark = pytest.mark.xdist_group("browser-games")

WITHOUT_SCROLLING = [(1366, 768), (1366, 650)]
SIZES = [*WITHOUT_SCROLLING, (390, 844), (683, 384)]  # a phone, and a laptop at 200 %: there the board scrolls
OVERFLOW = """() => {
    const page = document.documentElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight].map((more) => Math.max(0, more));
}"""
# Things and places to click that are cut off by the edge of the window.
OUTSIDE = """() => [...document.querySelectorAll('.desk [data-key], .desk .target')].filter((thing) => {
    const { bottom, right } = thing.getBoundingClientRect();
    return bottom > innerHeight + 1 || right > innerWidth + 1;
}).map((thing) => thing.dataset.key ?? thing.ariaLabel)"""
KEYS = "() => [...document.querySelectorAll('[data-key]')].map((thing) => thing.dataset.key)"
NOTES = """() => Object.fromEntries(
    [...document.querySelectorAll('[data-key^="note-"]')].map((note) => [note.dataset.key, note.dataset.face])
)"""


def click(guest: Guest, move: str) -> None:
    """The move that begins so, as soon as it can be made."""
    guest.page.locator(f'[data-move^="{move}"]:visible').first.click()


@pytest.mark.parametrize("players", [2, 4])
def test_everything_is_in_the_window(new_guest: NewGuest, players: int) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=players - 1, game="olet")
    anna.wait_for_question()
    seen: dict[str, Any] = {}
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.page.locator("#question")).to_be_in_viewport()
        seen[f"{width} x {height}"] = anna.page.evaluate(OVERFLOW)
        if (width, height) in WITHOUT_SCROLLING:
            seen[f"{width} x {height}"] += anna.page.evaluate(OUTSIDE)
        anna.picture(f"olet-{players}-players-{width}x{height}")
    assert seen == {size: [0, 0] for size in seen}


def test_a_fake_turns_real_and_stays_the_same_note(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=1, bot="random", game="olet")
    click(anna, "place PR")
    fakes = anna.page.locator('[data-place="fake-1-0"] [data-key]')
    expect(fakes).to_have_count(2)
    before = anna.page.evaluate(NOTES)
    click(anna, "place SM")
    click(anna, "sell 2/0/0")
    expect(fakes).to_have_count(0)
    after = anna.page.evaluate(NOTES)
    turned = {key: after.get(key) for key, face in before.items() if face == "fake-1"}
    assert list(turned.values()) == ["real-50", "real-50"]
    keys = anna.page.evaluate(KEYS)
    assert len(keys) == len(set(keys))
