"""A house in a tab: the same games, lessons, puzzles, replays and reviews as at a server, kept by the browser."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from pecunia.core.errors import PecuniaError
from pecunia.daily import today
from pecunia.games import from_record
from pecunia.lessons.lesson import READ, TRY, lesson_named
from pecunia.puzzles.collection import puzzle
from pecunia.server.store.failures import StoreUnavailable
from tests.tab.browsers import Browser, Window

GAMES = {"non-olet": ["greedy", "random", "greedy"], "olet": ["greedy", "random"]}
every = pytest.mark.parametrize("game", GAMES)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


@every
def test_a_whole_game(game: str) -> None:
    async def play() -> None:
        browser = Browser()
        table = await browser.lay(game, GAMES[game])
        assert table.startswith("tab-")
        assert await browser.play(table) > 5
        assert [(line["id"], line["status"]) for line in await browser.ask("GET", "/tables/mine")] == [(table, "over")]
        assert [line["id"] for line in await browser.ask("GET", f"/tables/mine/over?game={game}&opponent=an")] == [
            table
        ]
        assert await browser.ask("GET", "/tables/mine/over?opponent=nobody") == []
        record = await browser.ask("GET", f"/tables/{table}/record")
        assert from_record(record)[0].outcome is not None
        course = await browser.ask("GET", f"/tables/{table}/course")
        assert len(course["scores"]) > 2
        shown = await browser.ask("GET", f"/tables/{table}/replay", language="de")
        assert shown["record"] == record
        assert await browser.ask("POST", "/replays", {"record": record}, language="de") == shown
        seen = {"record": record, "at": 3, "seat": "A"}
        assert (await browser.ask("POST", "/replays/text", seen, language="fr"))["parts"]
        onward = await browser.ask("POST", "/onward", {"record": record, "move": 2, "seat": 0, "bot": "greedy"})
        assert onward["you"] == 0
        browser.house.close()

    run(play())


@every
def test_a_game_goes_on_after_a_reload(game: str) -> None:
    async def play() -> None:
        browser = Browser()
        table = await browser.lay(game, GAMES[game])
        await browser.play(table, moves=4)
        before = (await browser.house.room(table)).table
        browser.house.close()
        assert before.game is not None
        again = Browser(browser.drawer)
        assert (await again.ask("GET", "/me"))["name"] == "Anna"
        assert (await again.ask("GET", "/tables/mine"))[0]["id"] == table
        after = (await again.house.room(table)).table
        assert after.game is not None
        assert after.number == before.number
        assert after.game.state_hash() == before.game.state_hash()
        await again.play(table)
        assert (await again.house.room(table)).table.status == "over"
        again.house.close()

    run(play())


def test_two_tabs_have_one_table() -> None:
    """Nobody's entry is lost or written twice: what one tab has written, the other one reads before it writes."""

    async def play() -> None:
        one = Browser()
        table = await one.lay("olet", GAMES["olet"])
        other = Browser(one.drawer)
        windows = [Window(browser.house, table) for browser in (one, other)]
        for window in windows:
            await window.wait()
        for count in range(3):
            for window in windows:
                assert (await window.say("chat", text=f"line {count}"))["type"] in ("done", "news")
        numbers = [int(key.rpartition("/")[2]) for key in one.drawer.kept if key.startswith(f"entry/{table}/")]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))
        said = [json.loads(text)[4] for key, text in sorted(one.drawer.kept.items()) if '"chat"' in text]
        assert said == ["line 0", "line 0", "line 1", "line 1", "line 2", "line 2"]
        await one.house.entry_elsewhere(table, len(numbers))
        assert (await one.house.room(table)).table.number == len(numbers)
        for browser, window in zip((one, other), windows, strict=True):
            window.line.close()
            browser.house.close()

    run(play())


@pytest.mark.parametrize("key", ["disk-full", "store-unavailable"])
def test_a_browser_that_cannot_write(key: str) -> None:
    """The move is refused with the reason, the table stays as it was, and goes on once there is room."""

    async def play() -> None:
        browser = Browser()
        table = await browser.lay("olet", GAMES["olet"])
        await browser.play(table, moves=2)
        room = await browser.house.room(table)
        window = Window(browser.house, table)
        await window.wait()
        while room.table.asked() != window.you:
            await asyncio.sleep(0.001)
        assert room.table.game is not None
        before = room.table.game.state_hash()
        move = room.table.game.view(window.you).moves[0].text
        browser.drawer.full = StoreUnavailable(key)
        refused = await window.say("move", move=move, question=room.table.number)
        assert (refused["type"], refused["key"]) == ("refused", key)
        assert room.table.game.state_hash() == before
        browser.drawer.full = None
        window.line.close()
        await browser.play(table)
        assert room.table.status == "over"
        browser.house.close()

    run(play())


@every
def test_a_lesson(game: str) -> None:
    async def learn() -> None:
        browser = Browser()
        await browser.ask("PUT", "/me", {"name": "Anna"})
        table = (await browser.ask("POST", f"/lessons/{game}"))["table"]["id"]
        room, window = await browser.house.room(table), Window(browser.house, table, language="it")
        welcome = await window.wait()
        assert welcome["said"]["lesson"]
        for item in lesson_named(game).items:
            while room.table.open_lesson() is not None and room.table.moves_by_itself():
                await asyncio.sleep(0.001)
            if item.scripted:
                continue
            if item.seat in (READ, TRY):
                heard = await window.say("lesson", wish="read-on")
            else:
                heard = await window.say("move", move=item.moves[0], question=room.table.number)
            assert heard["type"] in ("done", "news"), heard
        window.line.close()
        browser.house.close()

    run(learn())


@every
def test_a_puzzle(game: str) -> None:
    async def solve() -> None:
        browser = Browser()
        await browser.ask("PUT", "/me", {"name": "Anna"})
        assert len(await browser.ask("GET", f"/puzzles/{game}")) > 5
        first = (await browser.ask("POST", f"/puzzles/{game}/1"))["table"]["id"]
        table = (await browser.ask("POST", f"/puzzles/{game}/2"))["table"]["id"]
        assert (await browser.ask("GET", f"/tables/{first}", status=404))["key"] == "unknown-table"
        assert await browser.ask("GET", "/tables/mine") == []
        window, room = Window(browser.house, table), await browser.house.room(table)
        await window.wait()
        await window.say("move", move=puzzle(game, 2).best, question=room.table.number)
        verdict = await browser.ask("GET", f"/tables/{table}/puzzle", language="fr")
        assert verdict["right"]
        window.line.close()
        browser.house.close()

    run(solve())


def test_the_deal_of_the_day() -> None:
    async def play() -> None:
        browser = Browser()
        await browser.ask("PUT", "/me", {"name": "Anna"})
        table = (await browser.ask("POST", "/days/olet"))["table"]["id"]
        assert (await browser.ask("POST", "/days/olet"))["table"]["id"] == table
        assert (await browser.ask("GET", "/days/olet"))["status"] == "playing"
        await browser.play(table)
        board = await browser.ask("GET", f"/days/olet?date={today().isoformat()}")
        assert (board["status"], board["table"]) == ("over", table)
        assert [(line["name"], line["you"]) for line in board["results"]] == [("Anna", True)]
        assert [line["days"] for line in board["week"]] == [1]
        browser.house.close()

    run(play())


def test_a_review_is_made_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pecunia.tab.page_workers.REVIEW_TRIES", 2)

    async def review() -> None:
        browser = Browser()
        table = await browser.lay("olet", GAMES["olet"])
        await browser.play(table)
        asked = {"record": await browser.ask("GET", f"/tables/{table}/record")}
        state = (await browser.ask("POST", "/reviews", asked))["state"]
        assert state["running"]
        assert state["of"] > 5
        await browser.helpers.make_reviews(browser.house)
        assert not (await browser.ask("GET", f"/reviews/{state['id']}"))["running"]
        for again in (browser, Browser(browser.drawer)):
            found = await again.ask("POST", "/reviews", asked, language="de")
            assert found["review"]["tries"] == 2
            assert len(found["review"]["decisions"]) == state["of"]
        browser.house.close()

    run(review())


def test_a_review_can_be_stopped() -> None:
    async def review() -> None:
        browser = Browser()
        table = await browser.lay("olet", GAMES["olet"])
        await browser.play(table)
        asked = {"record": await browser.ask("GET", f"/tables/{table}/record")}
        state = (await browser.ask("POST", "/reviews", asked))["state"]
        await browser.ask("DELETE", f"/reviews/{state['id']}")
        assert browser.helpers.reviews == {}
        assert not (await browser.ask("GET", f"/reviews/{state['id']}"))["running"]
        browser.house.close()

    run(review())


def test_what_is_refused() -> None:
    async def ask() -> None:
        browser = Browser()
        refused: list[tuple[str, str, Any, int, str]] = [
            ("GET", "/me", None, 401, "signed-out"),
            ("POST", "/tables", {"game": "olet", "players": 2}, 401, "signed-out"),
            ("POST", "/replays", {"record": "no record"}, 400, ""),
            ("POST", "/replays", {}, 400, "malformed"),
            ("GET", "/tables/unknown", None, 404, "unknown-table"),
            ("GET", "/nowhere", None, 404, "unknown-path"),
            ("POST", "/codes", {"code": "ABC"}, 409, "not-in-a-tab"),
            ("GET", "/print", None, 409, "not-in-a-tab"),
            ("PUT", "/me", {"name": "greedy"}, 400, "option-name"),
        ]
        for method, path, body, status, key in refused:
            problem = await browser.ask(method, path, body, "de", status)
            assert problem["key"] == key or not key, problem
            assert problem["message"]

    run(ask())


def test_deleting_everything() -> None:
    async def delete() -> None:
        browser = Browser()
        table = await browser.lay("olet", GAMES["olet"])
        assert f"table/{table}" in await browser.ask("GET", "/me/data")
        await browser.ask("DELETE", "/me/data")
        assert browser.drawer.kept == {}
        with pytest.raises(PecuniaError):
            await browser.house.room(table)

    run(delete())
