"""What can go wrong: reloads, a server that dies in the middle of a move, pages and tables that are gone."""

import os
import signal
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import lay, play
from tests.server.processes import Server


def test_a_reload_in_the_middle_of_a_turn(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    lay(anna, bots=3)
    anna.answers(3)
    anna.asked()
    question = anna.page.locator("#question").inner_text()
    moves = anna.legal.evaluate_all("all => all.map((one) => one.dataset.move).sort()")
    anna.page.reload()
    anna.asked()
    assert anna.page.locator("#question").inner_text() == question
    assert anna.legal.evaluate_all("all => all.map((one) => one.dataset.move).sort()") == moves
    anna.picture("reloaded")
    anna.answers(1)


def test_a_server_that_dies_with_a_move_under_way(new_guest: NewGuest, tmp_path: Path) -> None:
    """The move is sent to a server that never reads it; the next server gets it once, and nothing is lost."""
    with Server(tmp_path) as dying:
        anna, ben = new_guest("Anna", dying), new_guest("Ben", dying)
        table = lay(anna, ben, options={"target": 2})
        (anna if anna.wait_for_question(2000) else ben).answers(2)
        asked = anna if anna.wait_for_question(2000) else ben
        os.kill(dying.pid, signal.SIGSTOP)
        before = len(asked.moves)
        asked.asked().click()
        expect(asked.page.locator("[data-move]:not([aria-disabled=true]):not(:disabled)")).to_have_count(0)
        assert len(asked.moves) == before + 1
        dying.kill()
        expect(asked.page.get_by_text(asked.t("web-connecting"))).to_be_visible()
        asked.picture("server-gone")
        dying.start()
        expect(asked.page.get_by_text(asked.t("web-connecting"))).to_be_hidden()
        play(anna, ben)
        _, record = anna.replayed(table)
        for seat, guest in enumerate((anna, ben)):
            assert [move.text for move in record.moves if move.player == seat] == list(guest.moves.values())


def test_a_stale_page_says_so(new_guest: NewGuest) -> None:
    # Requests that go through a service worker bypass `route`, so the test must not depend on whether one is active.
    anna = new_guest("Anna", service_workers="block")
    anna.open()
    expect(anna.button("web-play-now")).to_be_visible()

    def newer(route: Route) -> None:
        route.fulfill(body='<script type="module" src="/assets/index-newer.js"></script>', content_type="text/html")

    anna.page.route(f"{anna.server.url}/", newer)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.get_by_text(anna.t("web-new-version"))).to_be_visible()
    anna.picture("stale")
    anna.page.unroute(f"{anna.server.url}/")
    anna.button("web-reload").click()
    expect(anna.page.get_by_text(anna.t("web-new-version"))).to_have_count(0)
    expect(anna.button("web-play-now")).to_be_visible()


def test_a_table_that_does_not_exist(new_guest: NewGuest) -> None:
    anna = new_guest("Anna")
    for path, key in (("/t/gone", "error-unknown-table"), ("/nowhere", "web-nothing-here")):
        anna.open(path)
        expect(anna.page.get_by_role("alert")).to_have_text(anna.t(key))
        anna.picture(path.replace("/", "-").strip("-"))
        anna.page.get_by_role("link", name=anna.t("web-to-start")).click()
        expect(anna.button("web-play-now")).to_be_visible()


def test_a_full_table_a_wrong_code_and_a_missing_invitation(new_guest: NewGuest) -> None:
    anna, ben = new_guest("Anna"), new_guest("Ben")
    table = lay(anna, bots=1, begin=False)
    ben.open(f"/t/{table}")
    expect(ben.page.get_by_text(ben.t("web-full"))).to_be_visible()
    expect(ben.button("web-sit")).to_have_count(0)
    ben.picture("full-table")
    secret = lay(anna, bots=1, begin=False, public=False)
    ben.open(f"/t/{secret}")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.t("error-not-invited"))
    ben.open()
    ben.page.get_by_label(ben.t("web-join-label")).fill("no-such-code")
    ben.button("web-go").click()
    expect(ben.page.get_by_role("alert")).to_have_text(ben.t("error-code-unknown"))
    ben.picture("wrong-code")


def test_a_browser_whose_token_is_not_valid(new_guest: NewGuest) -> None:
    """Nothing replaces the token until the person says so; then they can play."""
    anna = new_guest("Anna", language="de")
    forged = "not.a.token"
    anna.context.add_cookies([{"name": "pecunia", "value": forged, "url": anna.server.url, "httpOnly": True}])
    anna.open()
    expect(anna.page.get_by_text(anna.t("web-invalid-token"))).to_be_visible()
    anna.picture("token-rejected")
    anna.button("web-play-now").first.click()
    expect(anna.page.get_by_text(anna.t("error-invalid-token"))).to_be_visible()
    assert [cookie.get("value") for cookie in anna.context.cookies()] == [forged]
    anna.button("web-start-over").click()
    expect(anna.page.get_by_text(anna.t("web-invalid-token"))).to_be_hidden()
    assert [cookie.get("value") for cookie in anna.context.cookies()] != [forged]
    anna.button("web-play-now").first.click()
    anna.asked()
