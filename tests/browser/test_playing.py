"""What a table does for those who play: it says why not, explains cards, moves what moves, tells what was missed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from pecunia.core.moves import seat_letter
from pecunia.core.record import read_record
from tests.browser.conftest import NewGuest
from tests.browser.guest import A_MOMENT, Guest, lay

# What is animated, and for how long; written down by the page itself.
WATCH_MOTION = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    motions.push([[...new Set(frames.flatMap(Object.keys))], timing.duration]);
    return animate.call(this, frames, timing);
};
"""
MOVED_PARTS = {"transform", "opacity", "offset", "easing"}
LONGEST_MOTION = 1500


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not (apart or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"])


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    return dict(found)  # type: ignore[arg-type]  # a typed dictionary of numbers


def test_why_not(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", language="de")
    lay(anna, bots=2)
    anna.asked()
    waiting = anna.page.locator('[data-place="queue-0"] button').nth(1)
    assert waiting.get_attribute("aria-disabled") == "true"
    waiting.focus()
    anna.page.keyboard.press("Enter")
    reason = f"{anna.t('reason-not-now')} (§2.3)"
    expect(anna.page.get_by_role("status").filter(has_text=reason)).to_be_visible()
    anna.button("web-rule", clause="§2.3").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("phases")
    anna.picture("why-not")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_text(reason)).to_have_count(0)
    assert not anna.moves


def test_a_card_explains_itself(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", settings={"second": "it"})
    lay(anna, bots=2)
    anna.asked()
    card = anna.page.locator('[data-place="hand"] button').first
    key = (card.get_attribute("data-key") or "").removeprefix("card-")
    tooltip = anna.page.get_by_role("tooltip")
    for explain in (card.hover, card.focus):
        anna.page.keyboard.press("Tab")  # a focus that keys have brought is seen
        explain()
        expect(tooltip).to_be_visible()
        assert not overlap(box(tooltip), box(card))
        name = re.match(r"[a-z-]+?(?=-\d+$|$)", key)
        assert name is not None
        expect(tooltip).to_contain_text(anna.t(f"card-{name[0]}"))
        anna.page.keyboard.press("Escape")
        expect(tooltip).to_be_hidden()
        anna.page.mouse.move(2, 2)
    anna.page.locator('[data-place="queue-0"] button').first.hover()
    expect(tooltip).to_contain_text(anna.t("web-reconstructed"))
    assert not anna.moves


def test_everything_on_the_desk_explains_itself_in_words(new_guest: NewGuest) -> None:
    """Cards, spaces and notes: none shows the key of a text."""
    dora = new_guest("Dora", language="fr", settings={"second": "de"})
    lay(dora, bots=1, game="olet")
    dora.asked()
    tooltip = dora.page.get_by_role("tooltip")
    for place in ("space-M1", "space-PR1", "space-TX1", "cards-0", "real-10-0"):
        dora.page.locator(f'button[data-place="{place}"], [data-place="{place}"] button').last.hover()
        expect(tooltip).to_be_visible()
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z0-9-]+", tooltip.inner_text()), tooltip.inner_text()
        dora.page.keyboard.press("Escape")
        expect(tooltip).to_be_hidden()
        dora.page.mouse.move(2, 2)


def drag(guest: Guest, thing: Locator, place: Locator) -> None:
    thing.hover()
    guest.page.mouse.down()
    to = box(place)
    guest.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=5)
    guest.page.mouse.up()


def test_a_henchman_is_dragged_to_work(new_guest: NewGuest) -> None:
    dora = new_guest("Dora")
    lay(dora, bots=2, game="olet")
    dora.asked()
    henchman = dora.page.locator('[data-key^="henchman-0-"]').first
    drag(dora, henchman, dora.page.locator("#question"))  # nothing can be done there
    place = dora.page.locator('[data-from][data-move^="place PR"]').first
    move = place.get_attribute("data-move")
    drag(dora, henchman, place)
    dora.until(lambda: list(dora.moves.values()) == [move])
    assert all(one["type"] != "why-not" for one in dora.sent)


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_explains_and_is_over_soon(new_guest: NewGuest, reduced: bool) -> None:
    wishes: dict[str, Any] = {"reduced_motion": "reduce"} if reduced else {}
    anna = new_guest("Anna", settings={"speed": "normal", "single": False}, **wishes)
    anna.page.add_init_script(WATCH_MOTION)
    lay(anna, bots=2)
    anna.answers(4)
    anna.asked()
    motions = anna.page.evaluate("motions")
    assert motions
    parts = {part for motion, _ in motions for part in motion}
    assert parts <= ({"opacity"} if reduced else MOVED_PARTS)
    assert reduced or "transform" in parts
    assert max(duration for _, duration in motions) <= LONGEST_MOTION
    before = len(motions)
    anna.answer()
    anna.page.keyboard.press("Shift")  # any key brings everything to its end
    anna.asked()
    anna.until(lambda: anna.page.evaluate("document.getAnimations().filter((one) => !one.animationName).length") == 0)
    assert len(anna.page.evaluate("motions")) >= before


def test_what_was_missed_is_told_on_return(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    table = lay(anna, ben, options={"target": 30})
    while not ben.wait_for_question(A_MOMENT):
        anna.answer()
    anna.open("/")
    ben.answers(2)
    anna.open(f"/t/{table}")
    missed = anna.page.get_by_role("status").filter(has=anna.page.get_by_role("heading", name=anna.t("web-missed")))
    expect(missed).to_contain_text("Ben")
    anna.picture("missed")
    anna.button("web-missed-close").click()
    expect(missed).to_have_count(0)


def test_the_log_in_words_and_in_notation(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", settings={"single": False})
    table = lay(anna, bots=1, game="olet")
    anna.answers(2)
    anna.asked()
    anna.page.reload()
    anna.asked()
    log = anna.page.get_by_role("region", name=anna.t("web-log")).get_by_role("listitem")
    anna.until(lambda: log.count() > 4)  # what was before the page was opened is there, too
    anna.page.get_by_role("checkbox", name=anna.t("web-notation")).check()
    record = read_record(anna.ask("GET", f"/tables/{table}/record"), "record")
    expect(log).to_have_text([f"{move.turn} {seat_letter(move.player)} {move.text}" for move in record.moves])
    spoken = anna.page.locator('[aria-live="assertive"]').all_inner_texts()
    assert anna.page.locator("#question").inner_text() in spoken
