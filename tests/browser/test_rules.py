"""The rules as pages: found by searching, reached from the table and left again, read on a phone."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay

MARKED = "() => CSS.highlights.get('found').size"
FIRST_IN_SIGHT = "one => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"


def in_sight(guest: Guest, anchor: str) -> bool:
    return bool(guest.page.locator(f"#{anchor}").evaluate(FIRST_IN_SIGHT))


def test_a_search_finds_a_card(new_guest: NewGuest) -> None:
    """By keyboard alone, in Italian, ignoring accents and capitals. The page shows the place and marks the match."""
    carla = new_guest("Carla", language="it")
    carla.open("/rules/non-olet")
    expect(carla.page.get_by_role("heading", level=1)).to_have_text(carla.t("rulebook-title-non-olet"))
    carla.page.keyboard.press("/")
    field = carla.page.get_by_role("searchbox")
    expect(field).to_be_focused()
    carla.page.keyboard.type("EPIDÈMIA di topi")
    first = carla.page.get_by_role("search").get_by_role("link").first
    expect(first).to_contain_text(carla.t("card-rat-infestation"))
    assert carla.page.evaluate(MARKED) > 0
    carla.picture("rules-search")
    carla.page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    carla.page.keyboard.press("Enter")
    expect(carla.page).to_have_url(re.compile("/rules/non-olet#card-rat-infestation$"))
    carla.until(lambda: in_sight(carla, "card-rat-infestation"))
    field.fill("xyzzy")
    expect(carla.page.get_by_role("status").filter(has_text=carla.t("web-rules-found", count=0))).to_be_visible()
    carla.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(carla.page.get_by_role("navigation")).to_contain_text(carla.t("module-favours"))


@pytest.mark.parametrize("way", ["mouse", "finger", "key"])
def test_from_a_card_to_its_place_and_back(new_guest: NewGuest, way: str) -> None:
    anna = new_guest("Anna", language="de", **PHONE if way == "finger" else {})
    table = lay(anna, bots=2)
    anna.asked()
    card = anna.page.locator('[data-place="hand"] button').first
    key = re.sub(r"-\d+$", "", (card.get_attribute("data-key") or "").removeprefix("card-"))
    tooltip = anna.page.get_by_role("tooltip")
    anna.page.keyboard.press("Tab")  # makes the focus visible, as keys do
    if way == "mouse":
        card.hover()
        tooltip.get_by_role("link").click()
    elif way == "finger":
        with long_press(anna, card):
            expect(tooltip).to_be_visible()
        anna.page.evaluate("new Promise((done) => setTimeout(done, 500))")  # longer than an explanation lingers
        tooltip.get_by_role("link").tap()
    else:
        card.focus()
        expect(tooltip).to_be_visible()
        anna.page.keyboard.press("?")
    expect(anna.page).to_have_url(re.compile(f"/rules/non-olet#card-{key}$"))
    place = anna.page.locator(f"#card-{key}")
    expect(place.get_by_role("heading", name=anna.t(f"card-{key}"))).to_be_visible()
    anna.until(lambda: in_sight(anna, f"card-{key}"))
    expect(place.locator("svg")).to_be_visible()
    anna.picture("rules-card")
    anna.page.get_by_role("link", name=anna.t("web-rules-back")).click()
    assert anna.table == table
    anna.asked()


@contextmanager
def long_press(guest: Guest, thing: Locator) -> Iterator[None]:
    """Hold a finger on the middle of a thing, and lift it at the end."""
    thing.scroll_into_view_if_needed()
    at = thing.bounding_box()
    assert at is not None
    hand = guest.context.new_cdp_session(guest.page)
    place = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    yield
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_elsewhere_ends_an_explanation(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", **PHONE)
    lay(anna, bots=2)
    anna.asked()
    tooltip = anna.page.get_by_role("tooltip")
    with long_press(anna, anna.page.locator('[data-place="hand"] button').first):
        expect(tooltip).to_be_visible()
    anna.page.touchscreen.tap(2, 2)
    expect(tooltip).to_be_hidden()
    assert anna.moves == {}


def test_from_a_refusal_to_its_ruling(new_guest: NewGuest) -> None:
    dora = new_guest("Dora", language="fr")
    lay(dora, bots=1, game="olet")
    dora.asked()
    dora.page.locator('button[data-place="space-JT1"]').press("Enter")
    dora.button("web-rule", clause="O62").click()
    dora.page.get_by_role("dialog").get_by_role("link").click()
    expect(dora.page).to_have_url(re.compile("/rules/olet#O62$"))
    expect(dora.page.locator("#O62")).to_contain_text(dora.t("rule-olet-O62"))
    dora.until(lambda: in_sight(dora, "O62"))


def test_the_rules_on_a_phone(new_guest: NewGuest) -> None:
    """Contents and search are in a drawer. A link to a place, opened again, shows it in the reader's language."""
    bea = new_guest("Bea", language="en", **PHONE)
    bea.open("/rules/non-olet#module-events")
    bea.until(lambda: in_sight(bea, "module-events"))
    drawer = bea.page.get_by_role("button", name=bea.t("web-rules-contents"))
    field = bea.page.get_by_role("searchbox")
    expect(field).to_be_hidden()
    drawer.tap()
    expect(field).to_be_visible()
    bea.picture("rules-phone")
    bea.page.get_by_role("navigation").get_by_role("link", name=bea.t("module-famous")).tap()
    expect(field).to_be_hidden()
    bea.until(lambda: in_sight(bea, "module-famous"))
    assert bea.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0


def test_from_a_module_to_its_chapter_and_back(new_guest: NewGuest) -> None:
    """While waiting for others, people can read about the modules of their game."""
    emil = new_guest("Emil", language="de")
    table = lay(emil, bots=1, begin=False, options={"modules": ["events"], "house": {"winBy": "earned"}})
    emil.page.get_by_role("link", name=emil.t("module-events")).click()
    expect(emil.page).to_have_url(re.compile("/rules/non-olet#module-events$"))
    emil.until(lambda: in_sight(emil, "module-events"))
    emil.page.get_by_role("link", name=emil.t("web-rules-back")).click()
    assert emil.table == table
    emil.page.get_by_role("link", name=emil.t("house-winBy")).click()
    emil.until(lambda: in_sight(emil, "house-winBy"))
