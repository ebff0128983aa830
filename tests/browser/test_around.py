"""Around the tables: opening one, inviting, the table in words, another device, several tables, no connection."""

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay

# How many files the service worker has cached.
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().length;
}"""


def told(guest: Guest) -> list[str]:
    """The lines of the table in words, as the server gives them."""
    parts = guest.ask("GET", f"/tables/{guest.table}/text")["parts"]
    return [line for part in parts for line in (part["title"], *part["lines"])]


def test_the_table_in_words(new_guest: NewGuest) -> None:
    """It is beside the drawn table for screen readers, and replaces it on request. It is always up to date."""
    anna = new_guest("Anna")
    lay(anna, bots=2)
    anna.asked()
    words = anna.page.get_by_role("region", name=anna.t("web-in-words"))
    expect(words.get_by_role("heading", level=3)).to_have_count(5)
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Tab")
    expect(anna.button("web-in-words")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.button("web-in-pictures")).to_be_focused()
    anna.answers(3)
    anna.asked()
    lines = anna.page.locator(".text h3, .text li")
    anna.until(lambda: lines.all_inner_texts() == told(anna))
    anna.picture("table-in-words")
    anna.page.reload()
    expect(anna.button("web-in-pictures")).to_be_attached()
    anna.button("web-in-pictures").press("Enter")
    expect(anna.page.locator(".text")).to_have_count(0)
    anna.asked()


def test_a_table_as_one_wishes_it(new_guest: NewGuest) -> None:
    """The dialog offers what can be combined, the waiting room shows it, and anybody with the link can sit down."""
    anna, ben = new_guest("Anna"), new_guest("Ben")
    anna.open()
    anna.page.get_by_label(anna.t("web-your-name")).fill("Anna")
    anna.button("web-create").click()
    dialog = anna.page.get_by_role("dialog", name=anna.t("web-create"))
    events = dialog.get_by_label(anna.t("module-events"))
    events.check()
    dialog.get_by_label("2005").check()
    expect(events).to_have_count(0)
    dialog.get_by_label("2016").check()
    expect(events).to_be_checked()
    dialog.get_by_role("radiogroup").get_by_text("2", exact=True).click()
    dialog.get_by_label(anna.t("web-seat-of", letter="B")).select_option("")
    anna.picture("create")
    anna.button("web-lay").click()
    expect(anna.page.get_by_text(anna.t("module-events"))).to_be_visible()
    expect(anna.button("web-begin-bots", count=1)).to_be_visible()  # nobody has to wait for the last guest
    link = anna.page.get_by_label(anna.t("web-link"), exact=True).input_value()
    ben.page.goto(link)
    ben.page.get_by_label(ben.t("web-your-name")).fill("Ben")
    ben.button("web-sit").click()
    expect(ben.button("web-stand")).to_be_visible()
    expect(anna.page.get_by_text("Ben").first).to_be_visible()  # at the seat, and among the guests
    anna.picture("waiting-room")
    anna.button("web-start").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Pecunia non olet")
    setting = anna.ask("GET", f"/tables/{anna.table}")["table"]["setting"]
    assert setting["options"] == {"edition": 2016, "modules": ["events"]}
    assert (setting["players"], setting["bots"], setting["public"]) == (2, {}, False)


def test_the_dialog_sets_the_options_of_each_game(new_guest: NewGuest) -> None:
    """The form is drawn from what the server says of the options: switches, a choice, a number."""
    anna = new_guest("Anna")
    anna.open()
    anna.button("web-create").click()
    dialog = anna.page.get_by_role("dialog", name=anna.t("web-create"))
    famous = dialog.get_by_label(anna.t("setting-famous"))
    expect(famous).to_have_count(0)  # needs its module
    dialog.get_by_label(anna.t("module-famous")).check()
    options = famous.locator("option").all_inner_texts()
    assert options == [anna.t("web-as-usual"), "4", "6", "8", "10", "12", anna.t("setting-famous-all")]
    famous.select_option("all")
    dialog.get_by_text(anna.t("web-more"), exact=True).click()
    for text in (anna.t("setting-dark-red"), anna.texts.attribute("setting-dark-red", "text") or "?"):
        expect(dialog).to_contain_text(text)
    dialog.locator("[name=dark_red]").check()
    dialog.locator("[name=open_draft]").check()
    dialog.locator("[name=open_draft]").uncheck()
    expect(dialog.locator("[name=open_money]")).to_have_count(0)
    dialog.get_by_role("spinbutton", name=anna.t("setting-target")).fill("40")
    anna.picture("create-options")
    anna.invite_bots()
    anna.button("web-lay-play").click()
    anna.asked()
    setting = anna.ask("GET", f"/tables/{anna.table}")["table"]["setting"]
    expected = {"edition": 2016, "modules": ["famous"], "famous": "all", "dark_red": True, "target": 40}
    assert setting["options"] == expected

    anna.open()
    anna.button("web-create").click()
    dialog.get_by_role("radio", name="Pecunia Olet ").check(force=True)
    dialog.get_by_text(anna.t("web-more"), exact=True).click()
    expect(dialog.locator("[name=dark_red], [name=target], [name=round_cap]")).to_have_count(0)
    dialog.locator("[name=open_money]").check()
    dialog.locator("[name=tie]").check()
    anna.picture("create-options-olet")
    anna.invite_bots()
    anna.button("web-lay-play").click()
    anna.asked()
    setting = anna.ask("GET", f"/tables/{anna.table}")["table"]["setting"]
    assert setting["options"] == {"open_money": True, "tie": "replay"}


def test_a_seat_goes_to_another_device(new_guest: NewGuest) -> None:
    laptop, phone = new_guest("Anna"), new_guest("Anna's phone")
    table = lay(laptop, bots=1)
    laptop.asked()
    laptop.button("web-settings").click()
    laptop.button("web-code").click()
    code = laptop.page.get_by_role("dialog").locator("output").inner_text()
    laptop.picture("settings")
    phone.open()
    phone.page.get_by_label(phone.t("web-join-label")).fill(code.lower())
    phone.button("web-go").click()
    phone.asked()
    assert phone.table == table
    expect(laptop.page.get_by_role("alert")).to_have_text(laptop.t("web-seat-moved"))


def test_another_table_waits(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    first = lay(anna, bots=1)
    anna.asked()
    lay(anna, bots=1, game="olet")
    anna.page.get_by_role("link", name=anna.t("web-turns-elsewhere", count=1)).click()
    anna.asked()
    assert anna.table == first
    anna.page.get_by_role("link", name="Pecunia").click()
    expect(anna.page.get_by_text(anna.t("web-your-turn"))).to_have_count(2)
    expect(anna.page).to_have_title(anna.t("web-turns-title", count=2))
    expect(anna.page.locator("#content")).to_be_focused()
    anna.picture("my-games")


def test_what_is_set_stays_set(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=1)
    anna.asked()
    anna.button("web-settings").click()
    anna.page.get_by_role("combobox", name=anna.t("web-theme")).select_option("dark")
    anna.page.get_by_role("combobox", name=anna.t("web-language"), exact=True).select_option("it")
    expect(anna.page.get_by_role("dialog", name="Impostazioni")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("button", name="Impostazioni")).to_be_focused()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.open()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("C’è un posto libero.")


def test_the_page_opens_without_a_connection(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    anna.open()
    anna.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    anna.until(lambda: int(anna.page.evaluate(KEPT)) > 10)
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.t("web-offline"))
    expect(anna.button("web-play-now")).to_be_visible()
    anna.picture("offline")
    anna.context.set_offline(False)
    Guest.complaints.clear()  # a browser complains about every address that it cannot reach
