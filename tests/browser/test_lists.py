"""Long lists: more of one's own games on request, and a search among them."""

import time
from typing import Any

from playwright.sync_api import expect
from sqlalchemy import insert, select

from pecunia.server.store.sql_tables import identities, seats, tables
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.server.databases import address_of, connected
from tests.server.test_search import finished

GAMES = 130


def give_games(guest: Guest) -> None:
    """Somebody has played many games, with Livia every fifth time. They are written behind the back of the server."""
    with connected(address_of(guest.server)) as connection:
        named = select(identities.c.id).where(identities.c.name == guest.name)
        person = connection.execute(named).scalar_one()
        row = {"created": 0.0, "seen": time.time()}
        for other in ("Livia", "Marcus"):
            connection.execute(insert(identities), {**row, "id": f"{other} of {person[:9]}", "name": other})
        games: list[dict[str, Any]] = []
        sitting: list[dict[str, Any]] = []
        for number in range(GAMES):
            game, _ = finished(f"{person[:12]}-{number}", time.time() - 60 * number, person)
            games.append(game)
            other = "Marcus" if number % 5 else "Livia"
            for seat, (identity, name) in enumerate([(person, guest.name), (f"{other} of {person[:9]}", other)]):
                sitting.append({"table": game["id"], "seat": seat, "identity": identity, "name": name})
        connection.execute(insert(tables), games)
        connection.execute(insert(seats), sitting)


def test_finished_games_are_shown_page_by_page_and_found(new_guest: NewGuest) -> None:
    anna = new_guest("Anna of many games")
    anna.open()
    anna.ask("PUT", "/me", {"name": anna.name})
    give_games(anna)
    anna.page.reload()
    over = anna.page.locator("details", has=anna.page.get_by_role("heading", name=anna.t("web-my-over")))
    over.locator("summary").click()
    lines = over.get_by_role("listitem")
    expect(lines).to_have_count(100)
    over.get_by_role("button", name=anna.t("web-show-more")).click()
    expect(lines).to_have_count(GAMES)
    expect(over.get_by_role("button", name=anna.t("web-show-more"))).to_have_count(0)
    anna.picture("finished-games")
    over.get_by_label(anna.t("web-find-with")).fill("livia")
    over.get_by_role("button", name=anna.t("web-find-game")).click()
    expect(lines).to_have_count(GAMES // 5)
    expect(lines.filter(has_text="Marcus")).to_have_count(0)
    over.get_by_label(anna.t("web-find-to")).fill("2020-01-01")
    over.get_by_role("button", name=anna.t("web-find-game")).click()
    expect(over.get_by_text(anna.t("web-find-none"))).to_be_visible()
    for wish in ("web-find-with", "web-find-to"):
        over.get_by_label(anna.t(wish)).fill("")
    over.get_by_role("button", name=anna.t("web-find-game")).click()
    expect(lines).to_have_count(GAMES)
