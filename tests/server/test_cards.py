"""Views of Pecunia non olet name Romans by number; the server says which Roman that is."""

import asyncio
from pathlib import Path

import pytest

from pecunia.games import from_record
from tests.server.people import Person, Refusal
from tests.server.processes import Server


async def numbers(server: Server) -> None:
    async with Person(server.url, "Anna") as anna:
        table = await anna.lay_table(players=2, bots={"B": "random"}, public=True)
        await anna.ask("POST", f"/tables/{table}/sit", {})
        await anna.ask("POST", f"/tables/{table}/start")
        cards = await anna.ask("GET", f"/tables/{table}/cards")
        assert "romans.senator" in cards["reconstructed"]
        async with anna.chair(table) as chair:
            assert chair.view is not None
            queue = [cards["tokens"][roman] for roman in chair.view["players"][0]["queue"]]
            await chair.say("resign")
            await chair.until(lambda chair: chair.over)
        game, _ = from_record(await anna.ask("GET", f"/tables/{table}/record"))
        told = [
            line for line in game.earlier(len(game.history())).position().splitlines() if line.startswith("A queue")
        ]
        assert told == [" ".join(["A queue", *queue])]


async def strangers(server: Server) -> None:
    async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        table = await anna.lay_table(game="olet", players=2)
        assert (await anna.ask("GET", f"/tables/{table}/cards"))["tokens"] == []
        with pytest.raises(Refusal, match="not-invited"):
            await ben.ask("GET", f"/tables/{table}/cards")


async def warnings(server: Server) -> None:
    box = Path(__file__).parents[1] / "properties" / "olet-large-box.toml"
    async with Person(server.url, "Anna") as anna:
        text = box.read_text(encoding="utf-8")
        table = await anna.lay_table(game="olet", players=3, values=text)
        (warning,) = (await anna.ask("GET", f"/tables/{table}/cards"))["warnings"]
        assert warning.startswith(f"values.toml:{text.splitlines().index('[board.many]') + 1}: ")
        ordinary = await anna.lay_table(game="olet", players=3)
        assert (await anna.ask("GET", f"/tables/{ordinary}/cards"))["warnings"] == []


def test_unlikely_values_of_an_owner_are_told(sqlite_server: Server) -> None:
    asyncio.run(warnings(sqlite_server))


def test_numbers_of_cards_are_explained(sqlite_server: Server) -> None:
    asyncio.run(numbers(sqlite_server))


def test_only_to_those_who_may_see_the_table(sqlite_server: Server) -> None:
    asyncio.run(strangers(sqlite_server))
