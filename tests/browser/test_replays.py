"""Recorded games: every kind by paste and by link, keys, choice of seat, a table of the server, the offline file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pecunia.core.game import Game
from pecunia.games import from_record
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.review.review import chances_of
from pecunia.server.background.replays import MIN_SWING
from pecunia.texts import Texts
from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay
from tests.browser.test_everyone import FITS, SMALLEST_TARGET, violations

GOLDEN = Path(__file__).parents[1] / "golden"
KINDS = {"2005": "2005-3-players", "2016-all-modules": "modules-all-4-players", "olet": "olet-3-players"}
EYES = "select:has(option[value=spectator])"
CAN_COPY = {"permissions": ["clipboard-read", "clipboard-write"]}
FINGERS = "all => all.map((one) => one.getBoundingClientRect().toJSON())"


def record(kind: str) -> str:
    return (GOLDEN / f"{KINDS[kind]}.pecunia").read_text(encoding="utf-8")


class Watcher:
    """Somebody who watches a recorded game."""

    def __init__(self, page: Page, texts: Texts) -> None:
        self.page = page
        self.texts = texts

    def at(self, move: int, last: int) -> None:
        """The replay is at this move."""
        slider = self.page.get_by_role("slider")
        expect(slider).to_have_attribute(
            "aria-valuetext", re.compile(self.texts.text("web-replay-move", at=move, last=last))
        )

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def look(self, eye: str) -> None:
        self.page.locator(EYES).select_option(eye)


def paste(guest: Guest, text: str) -> Watcher:
    guest.open("/replay")
    guest.page.get_by_label(guest.t("web-replay-paste")).fill(text)
    guest.button("web-replay-show").click()
    return Watcher(guest.page, guest.texts)


def turns(game: Game) -> list[int]:
    """How many moves had been made when each turn began."""
    past = game.history()
    return [at for at, played in enumerate(past) if not at or past[at - 1].turn != played.turn]


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_is_pasted_played_by_keys_and_shared_at_a_move(new_guest: NewGuest, kind: str) -> None:
    anna = new_guest("Anna", **CAN_COPY)
    text = record(kind)
    game, _ = from_record(text)
    last = len(game.history())
    begins = turns(game)
    watcher = paste(anna, text)
    watcher.at(0, last)
    watcher.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
    watcher.at(2, last)
    watcher.press("End")
    watcher.at(last, last)
    watcher.press("Home", "PageDown", "ArrowDown")
    watcher.at(begins[2], last)
    watcher.press("PageUp")
    watcher.at(begins[1], last)
    watcher.press("Home", "n")
    anna.until(lambda: int(anna.page.get_by_role("slider").input_value()) > 0)
    swing = int(anna.page.get_by_role("slider").input_value())
    before, after = chances_of(game)[swing - 1 : swing + 1]
    assert max(abs(now - then) for then, now in zip(before, after, strict=True)) >= MIN_SWING
    watcher.press("n", "p")
    watcher.at(swing, last)
    watcher.press("Home", " ")
    anna.until(lambda: int(anna.page.get_by_role("slider").input_value()) >= 2)
    watcher.press(" ")
    expect(anna.button("web-replay-play")).to_be_visible()

    anna.page.get_by_role("slider").fill("20")
    watcher.look("B")
    watcher.at(20, last)
    assert anna.page.locator("[data-move]").count() == 0  # nothing can be played
    anna.picture(f"replay-{kind}")
    words = anna.page.locator("section:has(> #in-words)")
    expect(words).to_contain_text(f"B {game_names(text)[1]}")
    anna.button("web-replay-share").click()
    expect(anna.page.get_by_text(anna.t("web-replay-shared"))).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")

    ben = new_guest("Ben")
    ben.page.goto(link)
    shown = Watcher(ben.page, ben.texts)
    shown.at(20, last)
    expect(ben.page.locator(EYES)).to_have_value("B")
    expect(ben.page.locator("section:has(> #in-words)")).to_have_text(words.inner_text(), use_inner_text=True)
    ben.page.keyboard.press("ArrowRight")
    ben.until(lambda: "at=21" in ben.page.url)
    ben.page.reload()
    shown.at(21, last)


def game_names(text: str) -> list[str]:
    return from_record(text)[1].seats


def test_whose_eyes(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    text = record("2016-all-modules")
    game, _ = from_record(text)
    last = len(game.history())
    watcher = paste(anna, text)
    anna.page.get_by_role("slider").fill("60")
    watcher.at(60, last)
    hands = [[CARD_KEYS[card] for card in game.earlier(last - 60).view(seat).hand] for seat in range(4)]  # type: ignore[attr-defined]
    own = anna.page.locator(".before [data-place=hand] li")
    others = anna.page.locator(".open-hand li")
    for eye, count, more in [
        ("A", len(hands[0]), 0),
        ("spectator", 0, 0),
        ("open", len(hands[0]), sum(map(len, hands[1:]))),
    ]:
        watcher.look(eye)
        expect(own).to_have_count(count)
        expect(others).to_have_count(more)


def test_what_cannot_be_shown_is_said_and_a_file_can_be_chosen(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", language="de")
    text = record("2005")
    watcher = paste(anna, text.replace("\nrules 1\n", "\nrules 99\n"))
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.t("error-record-rules-version", found="99", known="1"))
    expect(anna.page.get_by_label(anna.t("web-replay-paste"))).to_have_value(re.compile("rules 99"))
    anna.page.locator("input[type=file]").set_input_files(GOLDEN / f"{KINDS['2005']}.pecunia")
    watcher.at(0, len(from_record(text)[0].history()))
    anna.open("/replay#r=abc&at=3")
    expect(anna.page.get_by_role("alert")).to_have_text(anna.t("web-replay-broken-link"))


def test_a_table_of_the_house_is_watched_again_from_its_end(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    table = lay(anna, bots=1, game="olet", public=False)
    anna.answers(2)
    anna.asked()
    anna.resign()
    anna.page.get_by_role("link", name=anna.t("web-replay-again")).click()
    last = len(anna.replayed(table)[0].history())
    watcher = Watcher(anna.page, anna.texts)
    watcher.at(0, last)
    watcher.press("End")
    watcher.at(last, last)
    ben = new_guest("Ben")
    ben.open(f"/replay/{table}")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.t("error-not-invited"))


@pytest.mark.parametrize("kind", ["2005", "olet"])
def test_a_phone(new_guest: NewGuest, kind: str) -> None:
    anna = new_guest("Anna", **PHONE)
    watcher = paste(anna, record(kind))
    anna.button("web-replay-forth").tap()
    watcher.at(1, len(from_record(record(kind))[0].history()))
    anna.picture(f"replay-phone-{kind}")
    assert anna.page.evaluate(FITS)[0] == 0
    boxes = anna.page.locator("footer[data-present] :is(button, select, input)").evaluate_all(FINGERS)
    assert boxes
    assert [box for box in boxes if box["height"] < SMALLEST_TARGET - 0.5 or box["width"] < SMALLEST_TARGET - 0.5] == []


def test_nothing_keeps_people_out(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    anna.open("/replay")
    assert violations(anna) == []
    watcher = paste(anna, record("2005"))
    watcher.press("PageDown", "ArrowRight")
    expect(anna.page.locator(".before [data-place=hand] svg").first).to_be_visible()  # the drawings are loaded
    assert violations(anna) == []


@pytest.mark.parametrize(("kind", "language"), [("2016-all-modules", "fr"), ("olet", "de")])
def test_the_file_shows_the_game_without_a_network(
    new_guest: NewGuest, browser: Browser, tmp_path: Path, kind: str, language: str
) -> None:
    anna = new_guest("Anna", language=language)
    text = record(kind)
    last = len(from_record(text)[0].history())
    paste(anna, text).at(0, last)
    with anna.page.expect_download() as download:
        anna.button("web-replay-download").click()
    file = tmp_path / "game.html"
    download.value.save_as(file)

    context = browser.new_context(**LAPTOP, offline=True)
    asked: list[str] = []
    complaints: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(file.as_uri())
    watcher = Watcher(page, anna.texts)
    watcher.at(0, last)
    watcher.look("B")
    watcher.press("ArrowRight", "ArrowRight")
    watcher.at(2, last)
    watcher.press("End")
    watcher.at(last, last)
    page.get_by_role("slider").fill("60")
    expect(page.locator("#turns")).to_have_text(anna.t("web-replay-turns"))
    page.wait_for_function("document.fonts.status === 'loaded'")
    families = page.evaluate(
        "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
    )
    assert families
    page.screenshot(path=f"build/screenshots/replay-file-{kind}.png")
    page.get_by_role("button", name=anna.t("web-in-words"), exact=True).click()
    expect(page.locator(".text h3").first).to_have_text(anna.t("spoken-now"))
    assert complaints == []
    assert asked == [file.as_uri()] or all(address.startswith(("data:", "file:")) for address in asked)
    context.close()
