"""The end of a game: who won, the course of the money in a chart and in numbers, and on to another game."""

import pytest
from playwright.sync_api import expect

from pecunia.server.background.score_history import score_history
from tests.browser.conftest import NewGuest
from tests.browser.guest import lay, play

pytestmark = pytest.mark.xdist_group("browser-games")


def test_the_end_tells_the_course_and_leads_to_another_game(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    table = lay(anna, bots=1, options={"target": 12})
    play(anna)
    course = score_history(anna.replayed(table)[0])

    expect(anna.end.get_by_role("img", name=anna.t("web-over-chart"))).to_be_visible()
    anna.end.get_by_text(anna.t("web-over-numbers")).click()
    numbers = anna.end.get_by_role("region").get_by_role("row")
    expect(numbers).to_have_count(len(course.moments) + 1)
    told = [[int(cell) for cell in row.get_by_role("cell").all_inner_texts()] for row in numbers.all()[1:]]
    assert told == course.scores
    anna.picture("end-numbers")

    anna.button("web-look").click()
    expect(anna.end).to_be_hidden()
    anna.button("web-over-again").click()
    anna.button("web-rematch").click()
    anna.page.wait_for_url(lambda address: "/t/" in address and table not in address)
