"""Puzzles at the server: the person gets the seat that is asked, and the solution is secret until the answer."""

import asyncio
import json

import pytest

from pecunia.puzzles.collection import puzzle, puzzles
from tests.server.people import Person
from tests.server.processes import Server


@pytest.mark.parametrize(("game", "number"), [("non-olet", 2), ("olet", 4)])
def test_a_puzzle(server: Server, game: str, number: int) -> None:
    asked = puzzle(game, number)
    wrong = asked.judged[-1].move

    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            lines = await anna.ask("GET", f"/puzzles/{game}")
            assert [line["name"] for line in lines] == [one.name for one in puzzles(game)]
            seen = await anna.ask("POST", f"/puzzles/{game}/{number}")
            table = seen["table"]["id"]
            assert seen["you"] == asked.seat
            assert seen["table"]["setting"]["begin"] == {"kind": "puzzle", "name": str(number)}
            assert await anna.refused("GET", f"/tables/{table}/puzzle") == "puzzle-unanswered"
            async with anna.chair(table) as chair:
                assert chair.view is not None
                assert sorted(chair.view["moves"]) == sorted(judged.move for judged in asked.judged)
                before = " ".join([*chair.heard, json.dumps(seen), json.dumps(lines)])
                assert "chance" not in before.replace('"chance"', "")
                assert str(asked.judged[0].chance) not in before
                await chair.say("move", move=wrong)
            verdict = await anna.ask("GET", f"/tables/{table}/puzzle")
            assert (verdict["right"], verdict["move"], verdict["count"]) == (False, wrong, len(lines))
            assert [judged["move"] for judged in verdict["judged"]] == [judged.move for judged in asked.judged]
            assert all(judged["words"] for judged in verdict["judged"])
            assert await ben.refused("GET", f"/tables/{table}/puzzle") == "not-invited"
            again = (await anna.ask("POST", f"/puzzles/{game}/{number}"))["table"]["id"]
            assert (await anna.ask("GET", f"/tables/{table}"))["table"]["status"] == "over"
            async with anna.chair(again) as chair:
                await chair.say("move", move=asked.best)
            assert (await anna.ask("GET", f"/tables/{again}/puzzle"))["right"]
            assert await anna.ask("GET", "/tables/mine") == []

    asyncio.run(run())


def test_what_is_no_puzzle(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            assert await anna.refused("POST", "/puzzles/olet/999") == "puzzle-unknown"
            assert await anna.refused("POST", "/puzzles/chess/1") == "option-title"
            table = await anna.lay_table(players=2)
            assert await anna.refused("GET", f"/tables/{table}/puzzle") == "no-puzzle"

    asyncio.run(run())
