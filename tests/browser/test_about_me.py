"""In the settings people see their devices, sign them out, download what the server has about them, and delete it."""

import json
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect
from sqlalchemy import insert, select

from pecunia.server.access.identity import Signer
from pecunia.server.store.device_rows import day_of
from pecunia.server.store.sql_tables import devices, secrets
from pecunia.texts import LANGUAGES
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay
from tests.server.databases import address_of, connected, places_of

FITS = "(dialog) => dialog.scrollWidth - dialog.clientWidth"


def cookie_of(guest: Guest) -> str:
    return next(str(cookie.get("value")) for cookie in guest.context.cookies() if cookie.get("name") == "pecunia")


def sign_in_elsewhere(guest: Guest, *others: Guest, label: str = "Safari, iPhone") -> None:
    """Sign the same person in on further devices, as a later release will."""
    with connected(address_of(guest.server)) as connection:
        signer = Signer(connection.execute(select(secrets.c.value).where(secrets.c.name == "identity")).scalar_one())
        signed = signer.read(cookie_of(guest))
        assert signed is not None
        for other in others:
            row = {
                "id": f"{other.name}-{time.time_ns()}",
                "identity": signed.identity,
                "label": label,
                "key": signer.key,
            }
            seen = day_of(time.time())
            connection.execute(insert(devices), {**row, "created": seen, "seen": seen, "revoked": False})
            token = signer.token(signed.identity, row["id"])
            other.context.add_cookies([{"name": "pecunia", "value": token, "url": other.server.url, "httpOnly": True}])


def open_settings(guest: Guest) -> Locator:
    guest.button("web-settings").click()
    return guest.page.get_by_role("dialog")


def test_a_lost_phone_is_signed_out(new_guest: NewGuest) -> None:
    anna, phone = new_guest("Anna"), new_guest("phone", **PHONE)
    table = lay(anna, bots=1, game="olet", public=True)
    sign_in_elsewhere(anna, phone)
    phone.open(f"/t/{table}")
    phone.asked()
    open_settings(anna)
    expect(anna.page.get_by_text(anna.t("web-device-current"), exact=True)).to_be_visible()
    anna.button("web-device-revoke", device="Safari, iPhone").click()
    said = anna.page.get_by_role("status").filter(has_text=anna.t("web-device-out", device="Safari, iPhone"))
    expect(said).to_be_visible()
    expect(anna.button("web-device-revoke", device="Safari, iPhone")).to_have_count(0)
    expect(phone.page.get_by_text(phone.t("web-invalid-token"))).to_be_visible()
    phone.picture("signed-out-elsewhere")
    anna.page.keyboard.press("Escape")
    anna.asked()


def test_all_other_devices_are_signed_out(new_guest: NewGuest) -> None:
    anna, phone, tablet = new_guest("Anna"), new_guest("phone"), new_guest("tablet")
    anna.introduce()
    sign_in_elsewhere(anna, phone, tablet)
    anna.open()
    open_settings(anna)
    anna.button("web-devices-revoke").click()
    expect(anna.page.get_by_text(anna.t("web-devices-out"))).to_be_visible()
    for other in (phone, tablet):
        assert other.context.request.get(f"{other.server.url}/api/v1/me").status == 401
    assert anna.ask("GET", "/me") == {"name": "Anna"}


def test_people_download_what_the_server_has(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    table = lay(anna, bots=1)
    open_settings(anna)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=anna.t("web-data")).click()
    data: Any = json.loads(download.value.path().read_text())
    assert download.value.suggested_filename == "pecunia.json"
    assert (data["name"], [one["id"] for one in data["tables"]]) == ("Anna", [table])


def test_everything_is_deleted_by_keys_alone(new_guest: NewGuest) -> None:
    """Pressing Enter once too often deletes nothing."""
    anna, ben = new_guest("Andromache"), new_guest("Ben")
    table = lay(anna, ben, bots=1, game="olet")
    cookie = cookie_of(anna)
    open_settings(anna)
    delete = anna.button("web-delete-all")
    delete.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.button("web-delete-all-not")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.button("web-delete-all-certain")).to_have_count(0)
    assert anna.ask("GET", "/me") == {"name": "Andromache"}
    anna.button("web-delete-all").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.button("web-delete-all-not")).to_be_focused()
    anna.page.keyboard.press("Shift+Tab")
    expect(anna.button("web-delete-all-certain")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(anna.t("web-deleted"))).to_be_visible()
    assert anna.context.cookies() == []
    with connected(address_of(anna.server)) as connection:
        assert places_of(connection, "Andromache", cookie) == []
    ben.page.reload()  # what Ben has read before, his page may still show; the server tells him the name no more
    ben.page.wait_for_function("() => !document.body.textContent.includes('Andromache')")
    ben.asked()
    assert ben.table == table


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_phone(new_guest: NewGuest, language: str) -> None:
    anna, one, two = new_guest("Anna", language=language, **PHONE), new_guest("one"), new_guest("two")
    anna.introduce()
    sign_in_elsewhere(anna, one, label="Samsung Internet, Android")
    sign_in_elsewhere(anna, two, label="")
    anna.open()
    dialog = open_settings(anna)
    anna.button("web-sign-out").scroll_into_view_if_needed()
    anna.picture(f"about-me-devices-{language}")
    anna.button("web-delete-all").click()
    expect(anna.button("web-delete-all-certain")).to_be_visible()
    assert dialog.evaluate(FITS) == 0
    small = [
        box
        for box in dialog.locator("button, a.button").all()
        if (box.bounding_box() or {"height": 0})["height"] < 43.5
    ]
    assert small == []
    anna.button("web-delete-all-certain").scroll_into_view_if_needed()
    anna.picture(f"about-me-{language}")
    assert Axe().run(anna.page).response["violations"] == []
