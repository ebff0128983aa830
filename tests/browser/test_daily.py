"""Puzzles and the deal of the day, in the browser."""

import pytest
from playwright.sync_api import expect

from pecunia.daily import Day, today
from pecunia.puzzles.collection import puzzle
from tests.browser.conftest import NewGuest
from tests.browser.test_everyone import DRAWN, SCHEMES, violations


@pytest.mark.parametrize(("game", "number", "language"), [("non-olet", 2, "en"), ("olet", 9, "de")])
def test_a_puzzle(new_guest: NewGuest, game: str, number: int, language: str) -> None:
    """A wrong answer, another try, the right answer: each time with chances and reasons, then a tick in the list."""
    asked = puzzle(game, number)
    anna = new_guest("Anna", language=language)
    anna.open("/")
    anna.page.get_by_role("link", name=anna.t("web-puzzles-open")).click()
    anna.page.locator(f'[data-puzzle="{game} {number}"]').click()
    note = anna.page.get_by_role("region", name=anna.t("web-puzzle", number=number))
    expect(note).to_contain_text(anna.t("web-puzzle-asks"))
    for judged, told in ((asked.judged[-1], "web-puzzle-wrong"), (asked.judged[0], "web-puzzle-right")):
        anna.page.locator(f'[data-move="{judged.move}"]').first.dispatch_event("click")
        verdict = anna.page.get_by_role("dialog", name=anna.t(told))
        chance = anna.t("number-percent", percent=round(asked.judged[0].chance * 100))
        expect(verdict.get_by_role("listitem").first).to_contain_text(chance)
        expect(verdict).to_contain_text(anna.t("web-puzzle-yours"))
        topic = asked.judged[0].topics[0][1]
        expect(verdict.get_by_role("listitem").first).to_contain_text(anna.t(f"topic-{topic}"))
        anna.picture(f"puzzle-{game}-{told}")
        if judged is not asked.judged[0]:
            table = anna.table
            verdict.get_by_role("button", name=anna.t("web-puzzle-again"), exact=True).click()
            anna.until(lambda table=table: anna.table != table)  # type: ignore[misc]
            expect(note).to_contain_text(anna.t("web-puzzle-asks"))
    anna.button("web-puzzle-on").click()
    expect(note).to_contain_text(anna.t("web-puzzle-right"))
    note.get_by_role("link").click()
    expect(anna.page.locator(f'[data-puzzle="{game} {number}"]')).to_contain_text(anna.t("web-puzzle-ticked"))
    anna.page.reload()
    expect(anna.page.locator(".ticked")).to_have_count(1)


def test_the_deal_of_the_day(new_guest: NewGuest) -> None:
    """Where it is already tomorrow, the day is the same as everywhere else. The result can be shared."""
    anna = new_guest("Anna", timezone_id="Pacific/Kiritimati", permissions=["clipboard-read", "clipboard-write"])
    anna.introduce()
    anna.open("/")
    anna.page.get_by_role("link", name=anna.t("web-day-open")).click()
    board = anna.page.locator('[data-day="olet"]')
    board.get_by_role("button", name=anna.t("web-day-play"), exact=True).click()
    anna.asked()
    seen = anna.ask("GET", f"/tables/{anna.table}")
    assert seen["table"]["setting"]["begin"] == {"kind": "day", "name": today().isoformat()}
    assert seen["you"] == Day("olet", today()).seat
    anna.open("/day")
    board.get_by_role("link", name=anna.t("web-day-on")).click()
    anna.asked()
    anna.resign()
    anna.page.get_by_role("dialog").wait_for()
    anna.open("/day")
    expect(board.get_by_role("row").filter(has_text="Anna").first).to_contain_text("0")
    board.get_by_role("button", name=anna.t("web-day-share"), exact=True).click()
    expect(board.get_by_role("status")).to_have_text(anna.t("web-day-copied"))
    assert "/day" in anna.page.evaluate("navigator.clipboard.readText()")
    with anna.page.expect_download() as taken:
        board.get_by_role("button", name=anna.t("web-over-picture"), exact=True).click()
    assert taken.value.suggested_filename == "pecunia.png"
    anna.picture("day")
    anna.page.get_by_role("button", name=anna.t("web-day-before")).click()
    expect(board).to_contain_text(anna.t("web-day-missed"))
    expect(board).to_contain_text(anna.t("web-day-nobody"))


def test_nothing_keeps_anybody_out_here(new_guest: NewGuest) -> None:
    """axe, in the light and the dark theme: the list, a verdict, the deal of the day with results."""
    anna = new_guest("Carla", reduced_motion="reduce")
    found: list[str] = []

    def look(page: str, shown: str) -> None:
        for scheme, options in SCHEMES.items():
            anna.page.emulate_media(color_scheme=scheme)
            expect(anna.page.locator("html")).to_have_attribute("data-theme", scheme)
            anna.page.reload()
            anna.page.locator(shown).first.wait_for()
            anna.page.evaluate(DRAWN)
            found.extend(f"{page}, {scheme}: {violation}" for violation in violations(anna, **options))

    anna.introduce()
    table = anna.ask("POST", "/days/olet")["table"]["id"]
    anna.open(f"/t/{table}")
    anna.asked()
    anna.resign()
    anna.page.get_by_role("dialog").wait_for()
    anna.open("/day")
    expect(anna.page.locator(".mine")).to_be_visible()
    look("day", ".mine")
    anna.open("/puzzles")
    anna.page.locator('[data-puzzle="olet 2"]').wait_for()
    look("puzzles", "[data-puzzle]")
    anna.page.locator('[data-puzzle="olet 2"]').click()
    anna.page.locator(f'[data-move="{puzzle("olet", 2).best}"]').first.dispatch_event("click")
    expect(anna.page.get_by_role("dialog", name=anna.t("web-puzzle-right"))).to_be_visible()
    look("verdict", "dialog[open] .best")
    assert not found, "\n".join(found)
