"""The review beside a replay: it is made while somebody watches, its chart agrees with the command, and one can play
on from any moment."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from pecunia.core.moves import seat_letter
from pecunia.games import from_record
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.test_everyone import violations
from tests.commands import pecunia

GOLDEN = Path(__file__).parents[1] / "golden"
FILE = GOLDEN / "end-alms.pecunia"
LONG = GOLDEN / "modules-all-6-players.pecunia"


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the command says about the same record."""
    result = pecunia("review", FILE, "--json", XDG_CACHE_HOME=str(tmp_path_factory.mktemp("cache")))
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def open_review(guest: Guest, file: Path) -> None:
    guest.open("/replay")
    guest.page.get_by_label(guest.t("web-replay-paste")).fill(file.read_text(encoding="utf-8"))
    guest.button("web-replay-show").click()
    guest.button("web-review").click()


@pytest.mark.parametrize(("language", "wishes"), [("en", {}), ("de", PHONE)])
def test_the_chart_agrees_with_the_command(
    new_guest: NewGuest, said: dict[str, Any], language: str, wishes: dict[str, Any]
) -> None:
    anna = new_guest("Anna", language=language, **wishes)
    open_review(anna, FILE)
    lines = anna.page.locator("[data-chances]")
    expect(lines).to_have_count(len(said["seats"]), timeout=60_000)
    for seat in range(len(said["seats"])):
        drawn = [float(chance) for chance in str(lines.nth(seat).get_attribute("data-chances")).split()]
        assert drawn == [chances[seat] for chances in said["chances"]]
    mistakes = sorted((each for each in said["decisions"] if each["size"]), key=lambda each: -each["loss"])
    listed = anna.page.locator("section[aria-labelledby=review-title] ol").first.locator("li")
    expect(listed).to_have_count(len(mistakes))
    worst = listed.first
    expect(worst).to_contain_text(anna.t(f"review-size-{mistakes[0]['size']}"))
    expect(worst).to_contain_text("−" + anna.t("number-percent", percent=round(mistakes[0]["loss"] * 100)))
    worst.get_by_role("button").click()
    expect(worst).to_contain_text(anna.t("web-review-better"))
    expect(anna.page.get_by_role("slider")).to_have_value(str(mistakes[0]["number"]))
    rows = anna.page.get_by_role("table").first.locator("tbody tr")
    for balance in said["balances"]:
        expect(rows.nth(balance["seat"])).to_contain_text(str(round(balance["result"] * 100)))
    for part in ("review-balances", "review-income"):
        box = anna.page.get_by_role("region", name=anna.t(part)).bounding_box()
        assert box is not None
        assert box["height"] > 24 * len(said["seats"])
    assert violations(anna) == []


def test_a_review_is_stopped(new_guest: NewGuest) -> None:
    anna = new_guest("Anna", language="it")
    open_review(anna, LONG)
    anna.button("web-review-stop").click()
    expect(anna.button("web-review-begin")).to_be_visible()


def test_one_plays_on_from_a_moment(new_guest: NewGuest) -> None:
    """The table shows what the seat could see then, and the seat gets the same question."""
    anna = new_guest("Anna", language="fr")
    game, _ = from_record(FILE.read_text(encoding="utf-8"))
    past = game.history()
    at = 6
    open_review(anna, FILE)
    anna.page.get_by_role("slider").fill(str(at))
    seat = past[at].player
    name = f"{seat_letter(seat)} random"  # all three are called random
    anna.button("web-onward", name=name).click()
    anna.page.wait_for_url("**/t/*")
    before = game.earlier(len(past) - at)
    expect(anna.page.get_by_text(anna.t(f"question-{before.view(seat).kind}")).first).to_be_visible()
