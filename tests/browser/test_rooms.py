"""The rooms of Pecunia non olet: everything in the view is drawn, and it fits the window."""

import json
from typing import Any

import pytest

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay
from tests.browser.test_everyone import FITS, MODULES

LAPTOPS = [(1366, 768), (1366, 650)]
OUTSIDE = """() => [...document.querySelectorAll("main [data-key]")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((one) => one.dataset.key)"""
DRAWN = "all => all.map((one) => one.dataset.key)"


@pytest.mark.parametrize(("bots", "modules"), [(1, []), (3, MODULES), (5, [])])
def test_rooms_fit_the_window(new_guest: NewGuest, bots: int, modules: list[str]) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=bots, options={"modules": modules})
    anna.answers(6)
    anna.asked()
    for width, height in LAPTOPS:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.picture(f"rooms-{bots + 1}-{height}")
        assert anna.page.evaluate(FITS) == [0, 0]
        assert anna.page.evaluate(OUTSIDE) == []


def test_rooms_fit_a_phone(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", **PHONE)
    lay(anna, bots=3)
    anna.answers(3)
    anna.asked()
    assert anna.page.evaluate(FITS) == [0, 0]


def test_whatever_is_known_is_drawn(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=3, options={"modules": MODULES})
    anna.asked()
    _compare(anna)  # the draft
    anna.answers(12)
    anna.asked()
    _compare(anna)


def _compare(guest: Guest) -> None:
    """Everything in the view is drawn exactly once."""
    guest.page.reload()
    guest.asked()
    welcome = next(message for message in map(json.loads, reversed(guest.heard)) if message["type"] == "welcome")
    known = _things(welcome["view"])
    drawn = guest.page.locator("main [data-key]").evaluate_all(DRAWN)
    kinds = ("roman-", "upgrade-", "event-", "favour-", "card-")
    assert sorted(key for key in drawn if key.startswith(kinds)) == sorted(known)
    said = guest.page.locator("main").inner_text()
    for pile in ("romans-left", "actions-left"):
        assert str(welcome["view"][pile]) in said


def _things(view: dict[str, Any]) -> list[str]:
    romans = view["shown"] + view["roman-discard"][-1:]
    for player in view["players"]:
        romans += player["queue"] + [roman for roman, _ in player["places"].values() if roman >= 0]
    modules = view["modules"]
    upgrades = modules["upgrades"]["display"] + [key for row in modules["upgrades"]["seats"] for key in row if key]
    events = [key for key, _ in modules["events"]["open"]] + modules["events"]["executed"]
    favours = modules["favours"]["middle"] + [key for key in modules["favours"]["held"] if key]
    hand = view["players"][view["seat"]]["hand"]
    cards = [f"card-{key}-{hand[:at].count(key) + 1}" for at, key in enumerate(hand)]
    found = cards + [f"roman-{roman}" for roman in romans]
    for kind, keys in (("upgrade", upgrades), ("event", events), ("favour", favours)):
        found += [f"{kind}-{key}" for key in keys]
    return found
