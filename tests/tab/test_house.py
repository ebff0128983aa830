"""A house in a tab: the same games, lessons, puzzles, replays and reviews as at a server, kept by the browser."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from pecunia.games import from_record
from tests.tab.browsers import Browser

GAMES = {"non-olet": ["greedy", "random", "greedy"], "olet": ["greedy", "random"]}
every = pytest.mark.parametrize("game", GAMES)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


@every
def test_a_whole_game(game: str) -> None:
    async def play() -> None:
        browser = Browser()
        table = await browser.lay(game, GAMES[game])
        assert await browser.play(table) > 5
        assert [(line["id"], line["status"]) for line in await browser.ask("GET", "/tables/mine")] == [(table, "over")]
        record = await browser.ask("GET", f"/tables/{table}/record")
        assert from_record(record)[0].outcome is not None
        course = await browser.ask("GET", f"/tables/{table}/course")
        assert len(course["scores"]) > 2
        shown = await browser.ask("GET", f"/tables/{table}/replay", language="de")
        assert shown["record"] == record
        assert await browser.ask("POST", "/replays", {"record": record}, language="de") == shown
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
        again = Browser(browser.drawer)
        assert (await again.ask("GET", "/me"))["name"] == "Anna"
        assert (await again.ask("GET", "/tables/mine"))[0]["id"] == table
        after = (await again.house.room(table)).table
        assert before.game is not None
        assert after.game is not None
        assert after.number >= before.number
        assert after.game.history()[: len(before.game.history())] == before.game.history() or len(
            after.game.history()
        ) >= len(before.game.history())
        await again.play(table)
        assert (await again.house.room(table)).table.status == "over"
        again.house.close()

    run(play())
