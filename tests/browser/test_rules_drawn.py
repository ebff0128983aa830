"""Each place in the rules has its drawing beside it, even if both have the same name."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest

STRANGERS = """() => [...document.querySelectorAll("use[href^='#art-']")]
    .map((use) => use.getAttribute("href").slice(1))
    .filter((id) => document.getElementById(id)?.tagName !== "symbol")"""


@pytest.mark.parametrize(("game", "place"), [("olet", "olet-track-godfather"), ("non-olet", "famous-caesar")])
def test_a_place_and_its_drawing(new_guest: NewGuest, game: str, place: str) -> None:
    anna = new_guest("Anna", language="it")
    anna.open(f"/rules/{game}#{place}")
    section = anna.page.locator(f"section#{place}")
    expect(section.locator(f'use[href="#art-{place}"]')).to_have_count(1)
    expect(section).to_be_in_viewport()
    assert anna.page.evaluate(STRANGERS) == []
