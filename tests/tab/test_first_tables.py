"""Tables that visitors see while Python is loading: what is written down of them is what the house tells later."""

import asyncio
import json
from typing import Any

from pecunia.tab.first_tables import COUNT, VISITOR, first_files, first_id
from pecunia.texts import LANGUAGES
from pecunia.titles.registry import TITLES
from tests.tab.browsers import Browser, Window

CLOCKS = ("now", "deadline")


def test_they_begin_as_they_were_shown_and_the_game_goes_on() -> None:
    async def play() -> None:
        files = await first_files()
        numbers = json.loads(files["first.json"])
        assert {game: len(found) for game, found in numbers.items()} == dict.fromkeys(TITLES, COUNT)
        assert len(files) == 1 + (COUNT + 1) * len(TITLES) * len(LANGUAGES)
        for game, found in numbers.items():
            for number, language in zip(found, LANGUAGES, strict=False):
                browser = Browser()
                await browser.ask("PUT", "/me", {"name": "Anna"})
                table = (await browser.ask("POST", f"/first/{game}/{number}"))["table"]["id"]
                assert table == first_id(game, number)
                shown = json.loads(files[f"first/{game}-{number}.{language}.json"].replace(VISITOR, "Anna"))
                assert shown["view"]["asked"] == shown["you"] == 0, "the visitor may move at once"
                assert shown["view"]["moves"]
                window = Window(browser.house, table, language=language)
                assert without_clocks(await window.wait()) == without_clocks(shown)
                cards = json.loads(files[f"first/{game}-cards.{language}.json"])
                assert await browser.ask("GET", f"/tables/{table}/cards", language=language) == cards
                again = Window(browser.house, table, number=shown["number"], language=language)
                assert (await again.wait())["happenings"] == [], "what was shown is not told once more"
                assert await browser.play(table, moves=3) == 3
                room = await browser.house.room(table)
                assert (await browser.ask("POST", f"/first/{game}/{number}"))["table"]["id"] == table
                assert await browser.house.room(table) is room, "it is not laid once more"
                browser.house.close()

    asyncio.run(asyncio.wait_for(play(), 120))


def without_clocks(welcome: dict[str, Any]) -> dict[str, Any]:
    here = [{**seat, "here": True} for seat in welcome["table"]["seats"]]  # known once the welcome is on its way
    return {name: fact for name, fact in welcome.items() if name not in CLOCKS} | {
        "table": {**welcome["table"], "seats": here}
    }
