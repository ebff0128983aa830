"""The desk of Pecunia Olet: all of it fits in one window, and things keep their keys wherever they go."""

from pathlib import Path
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
# Things and clickable places that are cut off by the edge of the window.
OUTSIDE = """() => [...document.querySelectorAll('.desk [data-key], .desk .target')].filter((thing) => {
    const { bottom, right } = thing.getBoundingClientRect();
    return bottom > innerHeight + 1 || right > innerWidth + 1;
}).map((thing) => thing.dataset.key ?? thing.ariaLabel)"""
KEYS = "() => [...document.querySelectorAll('[data-key]')].map((thing) => thing.dataset.key)"
NOTES = """() => Object.fromEntries(
    [...document.querySelectorAll('[data-key^="note-"]')].map((note) => [note.dataset.key, note.dataset.face])
)"""


def click(guest: Guest, move: str) -> None:
    """Click the first move that begins with this text, as soon as it is legal."""
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


LARGE_BOX = Path(__file__).parents[1] / "properties" / "olet-large-box.toml"


def test_a_board_larger_than_ours_can_be_played_on(new_guest: NewGuest) -> None:
    """Twelve market positions and eight spaces of each kind are all there, do not overlap, and can be clicked."""
    anna = new_guest("Anna")
    lay(anna, bots=1, bot="random", game="olet", values=LARGE_BOX.read_text(encoding="utf-8"))
    anna.wait_for_question()
    names = [f"{letters}{number}" for letters in ("PR", "SM", "RC", "TX", "JT") for number in range(1, 9)]
    for width, height in ((1366, 768), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        for name in [*names, *(f"M{number}" for number in range(1, 13)), "CF1"]:
            expect(anna.page.locator(f'[data-place="space-{name}"]')).to_have_count(1)
        boxes = [anna.page.locator(f'[data-place="space-{name}"]').bounding_box() for name in names]
        anna.picture(f"olet-large-board-{width}x{height}")
        narrow = [name for name, box in zip(names, boxes, strict=True) if box is None or box["width"] < 12]
        beyond = [name for name, box in zip(names, boxes, strict=True) if box and box["x"] + box["width"] > width + 1]
        assert (narrow, beyond) == ([], [])
    click(anna, "place TX8")
    expect(anna.page.locator('[data-place="space-TX8"] [data-key^="henchman-"]')).to_have_count(1)


def test_a_board_with_few_spaces_is_laid_with_a_warning(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", language="fr")
    lay(anna, bots=2, begin=False, game="olet", values=LARGE_BOX.read_text(encoding="utf-8"))
    facts = {"table": anna.t("values-board-many"), "found": "11", "expected": "12"}
    expect(anna.page.get_by_text(anna.t("warning-values-few-spaces", **facts))).to_be_visible()
    anna.picture("olet-few-spaces")


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
