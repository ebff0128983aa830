"""Two people and two bots play whole games of every kind over sockets, losing their connection now and then."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from pecunia.games import from_record
from tests.server.people import Chair, Person
from tests.server.processes import Server

MODULES = ["famous", "upgrades", "events", "careers", "favours"]
KINDS: dict[str, dict[str, Any]] = {
    "first edition": {"game": "non-olet", "options": {"edition": 2005}},
    "second edition": {"game": "non-olet", "options": {"dark_red": True, "open_draft": True}},
    "modules": {"game": "non-olet", "options": {"modules": MODULES, "target": 12, "house": {"ladderWin": "either"}}},
    "house rules": {
        "game": "non-olet",
        "options": {"edition": 2005, "house": {"winBy": "earned", "queueCap5": "true"}},
    },
    "olet": {"game": "olet", "options": {}},
    "open money": {"game": "olet", "options": {"open_money": True, "tie": "replay"}},
}


async def whole_game(server: Server, setting: dict[str, Any]) -> None:
    async with AsyncExitStack() as stack:
        anna, ben, carla = [
            await stack.enter_async_context(Person(server.url, name)) for name in ("Anna", "Ben", "Carla")
        ]
        table = await anna.lay_table(players=4, bots={"B": "greedy", "D": "random"}, public=True, **setting)
        await anna.ask("POST", f"/tables/{table}/sit", {})
        await ben.ask("POST", f"/tables/{table}/sit", {"seat": 2})
        chairs = [await stack.enter_async_context(person.chair(table)) for person in (anna, ben, carla)]
        assert [chair.you for chair in chairs] == [0, 2, -1]
        await anna.ask("POST", f"/tables/{table}/start")
        watcher = asyncio.create_task(chairs[2].until(lambda chair: chair.over))
        await asyncio.gather(chairs[0].play(breaks=0.05), chairs[1].play(breaks=0.05), watcher)
        await compare(anna, table, chairs)


async def compare(person: Person, table: str, chairs: list[Chair]) -> None:
    """The view that every client has built equals the view of the replayed record."""
    record = await person.ask("GET", f"/tables/{table}/record")
    game, read = from_record(record)
    assert game.outcome is not None
    assert read.header["seed"] == chairs[0].table["seed"]
    assert read.header["commitment"] == chairs[0].table["commitment"]
    for chair in chairs:
        assert chair.view == game.view(chair.you).snapshot()
        assert chair.table["ended"] == game.outcome.end
        assert [happening for happening in chair.happenings if happening["kind"] == "game-over"]


@pytest.mark.parametrize("kind", KINDS)
def test_whole_games(server: Server, kind: str) -> None:
    asyncio.run(whole_game(server, KINDS[kind]))
