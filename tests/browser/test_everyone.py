"""Everybody can play: with two clicks, by keyboard alone, on a phone, in each language; or watch."""

import re
from functools import cache
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import expect

from pecunia.texts import LANGUAGES, text_files
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay

SCHEMES: dict[Literal["light", "dark"], Any] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
SMALLEST_TARGET = 44
MODULES = ["famous", "upgrades", "events", "careers", "favours"]
FITS = "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
SIZES = "all => all.map((one) => [one.dataset.move, one.getBoundingClientRect().toJSON()])"
HAS_FOCUS = """([selector, name]) => {
    const focused = document.activeElement;
    return focused.matches(selector) && (!name || focused.textContent.trim() === name);
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SOMETHING_HAS_FOCUS = "() => document.activeElement !== document.body && document.activeElement !== null"


def test_two_clicks_to_the_first_own_move(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", settings={"speed": "normal"})
    anna.open()
    anna.picture("start")
    anna.button("web-play-now").click()
    anna.asked().click()
    anna.until(lambda: len(anna.done) == 1)
    assert anna.done == list(anna.moves)


@pytest.mark.parametrize(("game", "bots"), [("non-olet", 3), ("olet", 2)])
def test_a_laptop_shows_the_whole_table(new_guest: NewGuest, game: str, bots: int) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=bots, game=game)
    anna.answers(4)
    anna.asked()
    anna.picture(f"laptop-{game}")
    assert anna.page.evaluate(FITS) == [0, 0]


@pytest.mark.parametrize(("game", "bots"), [("non-olet", 3), ("olet", 2)])
def test_a_phone_is_played_with_fingers(new_guest: NewGuest, game: str, bots: int) -> None:
    anna = new_guest("Anna", **PHONE)
    anna.open()
    anna.picture(f"phone-start-{game}")
    lay(anna, bots=bots, game=game)
    for _ in range(5):
        anna.asked()
        sizes = anna.legal.evaluate_all(SIZES)
        small = [move for move, box in sizes if min(box["width"], box["height"]) < SMALLEST_TARGET - 0.5]
        assert small == []
        anna.answers(1)
    anna.asked()
    anna.picture(f"phone-{game}")
    assert anna.page.evaluate(FITS)[0] == 0


def test_keys_alone(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    anna.open()
    _tab_to(anna, "button", anna.t("web-play-now"))
    anna.page.keyboard.press("Enter")
    for count in range(1, 6):
        anna.asked()
        assert anna.page.evaluate(SOMETHING_HAS_FOCUS)
        anna.page.keyboard.press("1")
        anna.until(lambda count=count: len(anna.done) >= count)  # type: ignore[misc]
    anna.asked()
    before = len(anna.done)
    _tab_to(anna, "[data-move]:not([aria-disabled=true])")
    anna.picture("keys")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: len(anna.done) > before)
    _tab_to(anna, "button", anna.t("web-settings"))
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    expect(anna.button("web-settings")).to_be_focused()


def _tab_to(guest: Guest, selector: str, name: str = "") -> None:
    """Press Tab until this element has the focus."""
    for _ in range(200):
        if guest.page.evaluate(HAS_FOCUS, [selector, name]):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector} {name}")


@cache
def plain_texts(language: str) -> dict[str, str]:
    """All texts of a language that need no facts, by key."""
    texts: dict[str, str] = {}
    for file in text_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                parts = entry.value.elements if entry.value else []
                texts[entry.id.name] = parts[0].value if len(parts) == 1 and isinstance(parts[0], TextElement) else ""
    return texts


def strange_words(guest: Guest, language: str) -> list[str]:
    """Raw keys, and English sentences that should have been translated."""
    said = guest.words()
    known, own = plain_texts("en"), plain_texts(language)
    keys = [word for word in re.findall(r"[a-z]+(?:[-_][a-zA-Z0-9]+)+", said) if word in known]
    everything_own = "\n".join(own.values())
    leaks = [text for key, text in known.items() if len(text.split()) > 1 and text != own.get(key, text)]
    leaks = [text for text in leaks if text not in everything_own and re.search(rf"\b{re.escape(text)}\b", said)]
    return keys + leaks


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language(new_guest: NewGuest, language: str) -> None:
    anna = new_guest("Anna", language=language)
    anna.open()
    expect(anna.button("web-play-now")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    strange = {"start": strange_words(anna, language)}
    anna.button("web-create").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    expect(anna.page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    anna.picture(f"create-{language}")
    strange["create"] = strange_words(anna, language)
    anna.button("web-cancel").click()
    anna.button("web-settings").click()
    strange["settings"] = strange_words(anna, language)
    for game, bots, options in (("non-olet", 3, {"modules": MODULES}), ("olet", 2, {})):
        lay(anna, bots=bots, game=game, options=options)
        anna.answers(3)
        anna.asked()
        anna.picture(f"{game}-{language}")
        strange[game] = strange_words(anna, language)
    assert strange == {page: [] for page in strange}


def test_somebody_watches(new_guest: NewGuest) -> None:
    anna, sven = new_guest("Anna"), new_guest("Sven")
    table = lay(anna, bots=3)
    sven.open(f"/t/{table}")
    expect(sven.page.get_by_text(sven.t("web-waits", name="Anna")).first).to_be_visible()
    expect(anna.page.get_by_label(anna.t("web-hand"), exact=True)).not_to_have_count(0)
    anna.answers(3)
    anna.asked()
    sven.picture("spectator")
    assert sven.legal.count() == 0
    expect(sven.page.get_by_label(sven.t("web-hand"), exact=True)).to_have_count(0)
    assert any('"hand":' in text for text in anna.heard)
    assert not any('"hand":' in text for text in sven.heard)


def violations(guest: Guest, **options: Any) -> list[str]:
    """The serious and critical faults that axe finds on the page as it is."""
    found = Axe().run(guest.page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def test_nothing_keeps_anybody_out(new_guest: NewGuest) -> None:
    """axe, on every page, in the light and the dark theme. In the dark only the colours differ."""
    anna = new_guest("Anna", reduced_motion="reduce")
    found: list[str] = []

    def look(page: str) -> None:
        for scheme, options in SCHEMES.items():
            anna.page.emulate_media(color_scheme=scheme)
            expect(anna.page.locator("html")).to_have_attribute("data-theme", scheme)
            anna.page.evaluate(
                "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
            )
            anna.picture(f"{page}-{scheme}")
            found.extend(f"{page}, {scheme}: {violation}" for violation in violations(anna, **options))

    anna.open()
    expect(anna.button("web-play-now")).to_be_visible()
    look("start")
    anna.button("web-create").click()
    expect(anna.page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    look("create")
    anna.button("web-cancel").click()
    anna.button("web-settings").click()
    look("settings")
    anna.open("/nowhere")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    look("nowhere")
    anna.open("/rules/olet")
    expect(anna.page.locator("#olet-card-printer svg")).to_be_visible()
    look("rules")
    lay(anna, bots=2, begin=False)
    expect(anna.button("web-start")).to_be_visible()
    look("waiting-room")
    lay(anna, bots=3, options={"modules": MODULES})
    anna.answers(3)
    anna.asked()
    look("non-olet")
    lay(anna, bots=2, game="olet", options={"round_cap": 1})
    anna.answers(2)
    anna.asked()
    look("olet")
    anna.answers(100)
    expect(anna.end).to_be_visible()
    look("over")
    assert not found, "\n".join(found)
