"""The third title in a browser: a table in words; `test_third_title.py` runs it where the title is installed."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import (  # noqa: F401  (fixtures)
    NewGuest,
    browser,
    browser_context_args,
    new_guest,
    pictures,
    playwright,
    quiet_console,
    server,
)
from tests.browser.guest import Guest
from tests.browser.test_everyone import FITS, violations

NAME = "obolus"
LABEL = "Obolus"
TURNS = 2  # a game has three rounds if nobody sets fewer
EVERY_SIZE = pytest.mark.parametrize(("size", "wishes"), [("laptop", {}), ("phone", PHONE)], ids=["laptop", "phone"])


def set_up(guest: Guest) -> None:
    """Open a table of the third title for two in the dialog."""
    guest.button("web-create").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile(f"^{LABEL} ")).check(force=True)
    expect(dialog).to_contain_text(guest.t("web-title-text", least=2, most=4))
    dialog.locator("label", has=guest.page.locator('[name=players][value="2"]')).click()
    guest.page.get_by_text(guest.t("web-more")).click()
    rounds = dialog.get_by_label(guest.t("obolus-rounds"))
    expect(dialog).to_contain_text(guest.texts.attribute("obolus-rounds", "text") or "?")
    expect(rounds).to_have_attribute("max", "3")
    rounds.fill(f"{TURNS}")
    guest.picture(f"{NAME}-create")
    guest.invite_bots()
    guest.button("web-lay-play").click()
    guest.asked()


def table_in_words(guest: Guest) -> None:
    """The page shows the question, the answers and the own hand in the title's words, in the language of the page."""
    guest.asked()
    expect(guest.page.locator("#question")).to_have_text(guest.t("question-lay"))
    answers = guest.page.locator(".answer").all()
    cards = [int(str(answer.get_attribute("data-move")).removeprefix("lay ")) for answer in answers]
    assert cards
    for card, answer in zip(cards, answers, strict=True):
        expect(answer).to_contain_text(guest.t("obolus-lay", card=card))
    hand = guest.t("obolus-hand", cards=", ".join(map(str, cards)))
    expect(guest.page.locator("main .text")).to_contain_text(hand)


@EVERY_SIZE
def test_a_table_in_words_is_played_and_looked_at_again(new_guest: NewGuest, size: str, wishes: dict[str, Any]) -> None:  # noqa: F811
    anna = new_guest("Anna", language="de", settings={"single": False}, **wishes)
    anna.open()
    expect(anna.page.locator(f"[data-title={NAME}]")).to_contain_text(anna.t("web-title-text", least=2, most=4))
    anna.picture(f"{NAME}-start-{size}")
    set_up(anna)

    expect(anna.page).to_have_title(re.compile(LABEL))
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(LABEL)
    expect(anna.page.locator("main svg use")).to_have_count(0)  # nothing is drawn
    expect(anna.button("web-in-pictures")).to_have_count(0)
    table_in_words(anna)
    assert anna.page.evaluate(FITS)[0] == 0
    anna.picture(f"{NAME}-table-{size}")
    assert violations(anna) == []
    for turn in range(1, TURNS):
        anna.answer()
        anna.until(lambda: len(anna.done) == turn)  # noqa: B023  (called at once)
        table_in_words(anna)
    anna.picture(f"{NAME}-later-{size}")
    anna.answers(1)

    expect(anna.end).to_be_visible()
    expect(anna.end).to_contain_text(anna.t("web-over-score"))
    game, _ = anna.replayed(anna.table)
    shown = anna.end.locator("tbody").first.locator("td:nth-child(2)").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(game.scores())
    anna.picture(f"{NAME}-end-{size}")

    anna.page.get_by_role("link", name=anna.t("web-replay-again")).click()
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(game.history())))
    slider.press("End")
    for obols in game.scores():
        expect(anna.page.locator("main .text")).to_contain_text(anna.t("obolus-obols", count=obols))
    anna.picture(f"{NAME}-replay-{size}")
    assert anna.page.evaluate(FITS)[0] == 0


def test_pages_that_it_does_without(new_guest: NewGuest) -> None:  # noqa: F811
    dora = new_guest("Dora", language="fr")
    dora.open(f"/rules/{NAME}")
    expect(dora.page.get_by_role("alert")).to_have_text(dora.t("web-rules-none", game=LABEL))
    dora.open("/puzzles")
    expect(dora.page.get_by_role("heading", level=2).first).to_be_visible()
    assert LABEL not in dora.words()
    dora.open("/day")
    expect(dora.page.locator(f"[data-day={NAME}] h3")).to_have_text(LABEL)
    dora.picture(f"{NAME}-day")
