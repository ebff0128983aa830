"""My box in the browser: entered with one thumb, played with, taken along, taken in again, contributed, merged."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pecunia.non_olet.engine.names import CLASSES
from pecunia.texts import LANGUAGES
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.commands import pecunia

# Not ours: an owner's cards. Each class has as many as the rulebook says.
ROMANS = {
    "senator": {"1/4": 3, "2/4": 4, "3/5": 4, "4/5": 3, "5/3": 1},
    "citizen": {"1/2": 5, "2/2": 5, "3/3": 5, "4/3": 5},
    "slave": {"1/1": 6, "2/1": 4, "3/2": 6, "4/2": 4},
    "woman": {"2/2": 5, "3/3": 5, "4/4": 5},
}
MOST_TAPS = 90


class Thumb:
    """Taps and counts them."""

    def __init__(self, guest: Guest) -> None:
        self.page: Page = guest.page
        self.taps = 0

    def tap(self, what: str) -> None:
        self.page.locator(what).tap()
        self.taps += 1


def enter_romans(thumb: Thumb) -> None:
    for number, klass in enumerate(CLASSES):
        if number:
            thumb.tap("[data-next]")
        for cell, copies in ROMANS[klass].items():
            for _ in range(copies):
                thumb.tap(f'[data-cell="{cell}"]')


@pytest.fixture
def owner(new_guest: NewGuest) -> Guest:
    anna = new_guest("Anna", language="de", **PHONE)
    anna.open("/box")
    anna.page.locator("[data-cell]").first.wait_for()
    return anna


def downloaded(guest: Guest, button: str, folder: Path) -> Path:
    with guest.page.expect_download() as taken:
        guest.button(button).tap()
    file = folder / taken.value.suggested_filename
    taken.value.save_as(file)
    return file


def share(guest: Guest) -> None:
    guest.button("web-box-compare").tap()
    guest.button("web-box-share").tap()


def test_seventy_romans_with_one_thumb(owner: Guest, new_guest: NewGuest, tmp_path: Path) -> None:
    thumb = Thumb(owner)
    enter_romans(thumb)
    assert thumb.taps < MOST_TAPS, thumb.taps
    expect(owner.page.locator('[data-part="romans"]')).to_contain_text("70/70")
    owner.picture("box-romans")

    # Played with at a table: the cards on it are those of the box.
    owner.open("/")
    owner.button("web-create").tap()
    dialog = owner.page.get_by_role("dialog")
    dialog.get_by_label(re.compile(owner.t("web-box"))).check()
    owner.picture("box-create")
    owner.invite_bots()
    owner.button("web-lay-play").tap()
    owner.asked()
    sent = owner.ask("GET", f"/tables/{owner.table}/values")
    assert tomllib.loads(str(sent))["romans"]["senator"]["cards"] == ROMANS["senator"]
    tokens = owner.ask("GET", f"/tables/{owner.table}/cards")
    assert "romans.senator" not in tokens["reconstructed"]
    assert "famous" in tokens["reconstructed"]  # what is not entered keeps the reconstruction, and is called so
    owner.answers(2)

    # Taken along as a file, and taken in on another device.
    owner.open("/box")
    owner.button("web-box-compare").tap()
    owner.page.locator('[data-part="romans"]').tap()
    expect(owner.page.get_by_role("main")).to_contain_text(owner.t("web-box-ours-count", count=2))
    owner.picture("box-compare")
    owner.button("web-box-share").tap()
    expect(owner.page.get_by_alt_text(owner.t("web-qr"))).to_be_visible()
    owner.picture("box-share")
    file = downloaded(owner, "web-box-save-file", tmp_path)
    link = owner.page.get_by_label(owner.t("web-link")).input_value()
    contributed = downloaded(owner, "web-box-contribute-file", tmp_path)

    ben = new_guest("Ben", language="it", **PHONE)
    ben.open("/box")
    share(ben)
    ben.page.locator("input[type=file]").set_input_files(file)
    expect(ben.page.locator('[data-part="romans"]')).to_contain_text("70/70")
    share(ben)
    other = downloaded(ben, "web-box-contribute-file", tmp_path)

    # The project puts both together.
    out = tmp_path / "agreed.toml"
    done = pecunia("values", "merge", str(contributed), str(other), "--output", str(out), "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "Stated: 4, confirmed: 4" in done.stdout
    agreed = tomllib.loads(out.read_text(encoding="utf-8"))
    assert agreed["romans"]["woman"] == {"provenance": "owner", "confirmed": ["cards"], "cards": ROMANS["woman"]}

    # The link brings the same box; cut in the middle it says so, and nothing is lost.
    carla = new_guest("Carla", language="fr", **PHONE)
    carla.open(link.removeprefix(carla.server.url))
    expect(carla.page.locator('[data-part="romans"]')).to_contain_text("70/70")
    carla.open(link.removeprefix(carla.server.url)[:-40])
    expect(carla.page.get_by_role("alert")).to_have_text(carla.t("web-box-link-broken"))
    expect(carla.page.locator('[data-part="romans"]')).to_contain_text("70/70")


def test_a_card_too_many_is_refused_at_its_place_and_taken_back(owner: Guest) -> None:
    thumb = Thumb(owner)
    for _ in range(16):
        thumb.tap('[data-cell="3/4"]')
    live = owner.page.get_by_role("main")
    expect(live).to_contain_text(owner.t("web-box-full", what="Senatoren", total="15"))
    expect(owner.page.locator('[data-cell="3/4"]')).to_have_text("15")
    owner.page.get_by_role("button", name=owner.t("web-box-undo", what="3/4")).tap()
    expect(owner.page.locator('[data-cell="3/4"]')).to_have_text("14")
    owner.page.locator('[data-cell="3/4"]').focus()
    owner.page.keyboard.press("Delete")
    expect(owner.page.locator('[data-cell="3/4"]')).to_have_text("13")
    owner.page.locator('[data-cell="3/4"]').dispatch_event("pointerdown")  # a thumb that stays
    expect(owner.page.locator('[data-cell="3/4"]')).to_have_text("12")
    owner.page.locator('[data-cell="3/4"]').dispatch_event("pointerup")
    owner.page.locator('[data-cell="3/4"]').dispatch_event("click")
    expect(owner.page.locator('[data-cell="3/4"]')).to_have_text("12")


def test_a_link_replaces_nothing_without_being_asked(owner: Guest, new_guest: NewGuest) -> None:
    Thumb(owner).tap('[data-cell="5/5"]')
    share(owner)
    link = owner.page.get_by_label(owner.t("web-link"))
    expect(link).to_have_value(re.compile("#non-olet"))
    ben = new_guest("Ben", language="en", **PHONE)
    ben.open("/box")
    Thumb(ben).tap('[data-cell="1/1"]')
    ben.open(link.input_value().removeprefix(ben.server.url))
    expect(ben.page.get_by_role("main")).to_contain_text(ben.t("web-box-offered"))
    expect(ben.page.locator('[data-cell="1/1"]')).to_have_text("1")
    ben.picture("box-offered")
    ben.button("web-box-take").tap()
    expect(ben.page.locator('[data-cell="5/5"]')).to_have_text("1")
    ben.page.get_by_role("button", name=ben.t("web-box-undo", what=ben.t("web-box-taken"))).tap()
    expect(ben.page.locator('[data-cell="1/1"]')).to_have_text("1")


def test_half_a_box_is_kept_and_works_without_a_connection(owner: Guest, tmp_path: Path) -> None:
    thumb = Thumb(owner)
    for _ in range(3):
        thumb.tap('[data-cell="2/3"]')
    owner.page.wait_for_function("navigator.serviceWorker.controller !== null")
    owner.page.reload()
    expect(owner.page.locator('[data-cell="2/3"]')).to_have_text("3")
    owner.context.set_offline(True)
    owner.page.reload()
    expect(owner.page.locator('[data-cell="2/3"]')).to_have_text("3")
    thumb.tap('[data-cell="2/4"]')
    expect(owner.page.get_by_role("tab", selected=True)).to_contain_text("4/15")
    share(owner)
    file = downloaded(owner, "web-box-save-file", tmp_path)
    owner.context.set_offline(False)
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert written["unfinished"] == {"romans.senator.cards": {"2/3": 3, "2/4": 1}}
    done = pecunia("simulate", "non-olet", "--games", "1", "--values", str(file))
    assert done.returncode == 0, done.stderr


def test_a_file_that_cannot_be_right(owner: Guest, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[romans.senator]\ncards = { "3/4" = 14 }\n[events]\ntumult = 6\n[famous]\nnobody = "1/1"\n')
    share(owner)
    owner.page.locator("input[type=file]").set_input_files(file)
    alert = owner.page.get_by_role("alert")
    expect(alert.first).to_contain_text("Senatoren: Es müssen 15 Karten sein, nicht 14.")
    expect(owner.page.locator('[data-part="romans"]')).to_contain_text("14/70")
    expect(owner.page.locator('[data-part="events"]')).to_contain_text("1/10")
    assert "romans.senator" not in owner.words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_both_boxes(new_guest: NewGuest, language: str) -> None:
    """Looked at on a phone, and nothing is wider than it."""
    dora = new_guest("Dora", language=language, **PHONE)
    dora.open("/box")
    dora.page.locator("[data-cell]").first.wait_for()
    for label in ("Pecunia non olet", "Pecunia Olet"):
        dora.page.get_by_role("button", name=label, exact=True).tap()
        for part in dora.page.locator("[data-part]").all():
            part.tap()
            key = part.get_attribute("data-part")
            dora.picture(f"box-{language}-{label[-8:].strip().replace(' ', '-')}-{key}")
            wide: Any = dora.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, key
            assert "web-box" not in dora.words()


def test_on_a_laptop(new_guest: NewGuest) -> None:
    """With mouse and keyboard; nothing is wider than the window."""
    elio = new_guest("Elio", language="it")
    elio.open("/box")
    elio.page.locator('[data-cell="2/3"]').click()
    elio.page.locator('[data-cell="2/3"]').press("Enter")
    expect(elio.page.locator('[data-cell="2/3"]')).to_have_text("2")
    elio.picture("box-laptop")
    elio.button("web-box-compare").click()
    elio.picture("box-laptop-compare")
    elio.button("web-box-share").click()
    expect(elio.page.get_by_alt_text(elio.t("web-qr"))).to_be_visible()
    elio.picture("box-laptop-share")
    elio.button("web-box-enter").click()
    elio.page.get_by_role("button", name="Pecunia Olet", exact=True).click()
    elio.page.locator('[data-part="cards"]').click()
    elio.page.locator('[data-choice="lottery"]').click()
    elio.picture("box-laptop-olet")
    assert elio.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_board_and_a_track_row_by_row(owner: Guest) -> None:
    owner.page.get_by_role("button", name="Pecunia Olet", exact=True).tap()
    page = owner.page
    page.locator('[data-part="board-two"]').tap()
    page.locator('[data-number="60"]').tap()
    page.locator('[data-choice="bin"]').tap()
    owner.button("web-box-add").tap()
    expect(page.locator("li")).to_contain_text("60 · ")
    page.locator('[data-part="track-two"]').tap()
    for kind in ("plain", "strike", "last"):
        page.locator(f'[data-choice="{kind}"]').tap()
    expect(page.locator("li")).to_have_count(3)
    page.locator("li button").nth(1).tap()
    expect(page.locator("li")).to_have_count(2)
    owner.picture("box-track")
