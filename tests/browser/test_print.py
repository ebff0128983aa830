"""Printing in the browser: choose, preview, download."""

from pathlib import Path

import pypdfium2
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest


def test_cards_are_chosen_looked_at_and_taken_along(new_guest: NewGuest, tmp_path: Path) -> None:
    anna = new_guest("Anna", language="de", **PHONE)
    anna.open("/")
    anna.page.get_by_role("link", name=anna.t("web-print-open")).tap()
    anna.page.get_by_label(anna.t("print-set-2016"), exact=True).uncheck()
    expect(anna.button("web-print-download")).to_be_disabled()
    anna.page.get_by_label(anna.t("module-favours"), exact=True).check()
    anna.page.get_by_label(anna.t("web-print-second")).select_option("it")
    anna.button("web-print-look").tap()
    pages = anna.page.get_by_role("img", name=anna.t("web-print-page", number=1))
    expect(pages).to_be_visible()
    anna.picture("print")
    with anna.page.expect_download() as taken:
        anna.button("web-print-download").tap()
    assert taken.value.suggested_filename == "pecunia-favours-cards-de-it.pdf"
    taken.value.save_as(tmp_path / "cards.pdf")
    assert len(pypdfium2.PdfDocument(tmp_path / "cards.pdf")) == 4


def test_what_is_wrong_is_said(new_guest: NewGuest) -> None:
    carla = new_guest("Carla", language="it")
    carla.open("/print")
    carla.page.get_by_label(carla.t("web-print-size")).fill("5x5")
    carla.button("web-print-download").click()
    expect(carla.page.get_by_role("alert")).to_contain_text("5x5")
