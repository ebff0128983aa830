"""A host decides who comes: a new link, and removing a guest, with the keyboard alone and on a phone."""

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay
from tests.browser.test_everyone import FITS


def link(host: Guest) -> str:
    """The link of the waiting room, without the address of the server."""
    shown = host.page.get_by_label(host.t("web-link"), exact=True).input_value()
    return shown.removeprefix(host.server.url)


def test_a_host_removes_a_guest_from_a_seat(new_guest: NewGuest) -> None:
    anna, ben, carla = new_guest("Anna"), new_guest("Ben"), new_guest("Carla")
    lay(anna, ben, begin=False, public=False, players=3)
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).not_to_have_count(0)
    old = link(anna)
    remove = anna.page.get_by_role("region", name=anna.t("web-guests")).get_by_role("button", name="Ben")
    remove.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.button("web-remove-certain")).to_be_focused()
    anna.picture("guests-certain")
    anna.button("web-cancel").last.click()
    expect(remove).to_be_visible()
    assert ben.page.get_by_text(ben.t("error-removed")).count() == 0, "nothing has happened yet"
    remove.click()
    expect(anna.button("web-remove-certain")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("heading", name=ben.t("error-removed"))).to_be_visible()
    expect(anna.page.get_by_text(anna.t("web-removed", name="Ben"))).to_be_visible()
    expect(remove).to_have_count(0)
    assert link(anna) != old
    carla.introduce()
    carla.open(old)
    expect(carla.page.get_by_role("heading", name=carla.t("error-not-invited"))).to_be_visible()
    carla.open(link(anna))
    expect(carla.button("web-sit").first).to_be_visible()


def test_a_host_makes_a_new_link(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna", language="de", **PHONE), new_guest("Ben")
    lay(anna, begin=False, public=False, players=2)
    old = link(anna)
    anna.button("web-new-link").tap()
    expect(anna.page.get_by_text(anna.t("web-new-link-text"))).to_be_visible()
    anna.page.locator("#guests").scroll_into_view_if_needed()
    anna.picture("guests-phone")
    assert anna.page.evaluate(FITS)[0] == 0, "nothing sticks out at the side"
    anna.button("web-new-link-certain").tap()
    expect(anna.page.get_by_text(anna.t("web-new-link-made"))).to_be_visible()
    ben.introduce()
    ben.open(old)
    expect(ben.page.get_by_role("heading", name=ben.t("error-not-invited"))).to_be_visible()
    assert link(anna) != old


def test_a_host_removes_somebody_who_watches_a_game(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    table = lay(anna, bots=1, public=False)
    anna.asked()
    invitation = anna.ask("GET", f"/tables/{table}")["invitation"]
    ben.introduce()
    ben.open(f"/t/{table}#{invitation}")
    expect(ben.page.locator("main")).to_be_visible()
    ben.until(lambda: bool(ben.heard))
    anna.button("web-settings").click()
    anna.button("web-remove-name", name="Ben").click()
    anna.button("web-remove-certain").click()
    expect(ben.page.get_by_role("heading", name=ben.t("error-removed"))).to_be_visible()
    expect(anna.page.get_by_label(anna.t("web-link"), exact=True)).to_be_visible()
    anna.page.locator("#guests").scroll_into_view_if_needed()
    anna.picture("guests-playing")
    anna.button("web-close").click()
    anna.answers(1)


def test_only_the_host_sees_guests(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    lay(anna, ben)
    ben.legal.first.or_(ben.page.locator("#question")).first.wait_for()
    ben.button("web-settings").click()
    expect(ben.page.get_by_text(ben.t("web-other-device"), exact=True)).to_be_visible()
    expect(ben.page.locator("#guests")).to_have_count(0)
    anna.button("web-settings").click()
    expect(anna.page.locator("#guests")).to_be_visible()
