"""Hints at a table: alone among bots or by agreement, from what the seat sees, and never where results are compared."""

import asyncio
from pathlib import Path

import pytest

from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.games import from_record
from pecunia.server.background import hint_jobs
from pecunia.server.background.hint_jobs import BEST, hints_of
from tests.server.people import Person, asked_of, first_move, table_of
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", ["non-olet", "olet"])
def test_alone_among_bots(server: Server, game: str) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", game=game, bots={"B": "random"}) as (anna,):
            table = f"/tables/{anna.table_id}/hints"
            assert anna.table["hints"] == "on"
            await anna.until(lambda chair: chair.asked)
            assert anna.view is not None
            moves = anna.view["moves"]
            seen = await anna.person.ask("POST", table, {})
            judged = seen["judged"]
            assert 1 <= len(judged) <= BEST
            assert {one["move"] for one in judged} <= set(moves)
            assert all(one["words"] and 0 <= one["chance"] <= 1 for one in judged)
            assert anna.view["moves"] == moves, "asking changes nothing"
            mine = next((move for move in moves if move not in {one["move"] for one in judged}), moves[0])
            compared = (await anna.person.ask("POST", table, {"move": mine}))["judged"]
            assert mine in {one["move"] for one in compared}
            await anna.say("resign")
            assert await anna.person.refused("POST", table, {}) == "table-over"

    asyncio.run(run())


def test_with_others_all_have_to_agree(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs, Person(server.url, "Carla") as carla:
            anna, ben = chairs
            table = f"/tables/{anna.table_id}/hints"
            asked = await asked_of(chairs)
            other = ben if asked is anna else anna
            assert anna.table["hints"] == "ask"
            assert await asked.person.refused("POST", table, {}) == "hints-not-agreed"
            await asked.say("allow-hints")
            assert await asked.person.refused("POST", table, {}) == "hints-not-agreed"
            await asked.say("allow-hints")  # once is enough
            await other.say("allow-hints")
            await asked.sync()
            assert (asked.table["hints"], sorted(asked.table["hints_agreed"])) == ("on", [0, 1])
            assert (await asked.person.ask("POST", table, {}))["judged"]
            assert await other.person.refused("POST", table, {}) == "hints-later"
            assert await carla.refused("POST", table, {}) == "not-seated"
            await asked.say("move", move=first_move(asked))

    asyncio.run(run())


def test_not_where_results_are_compared(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            for path in ("/days/olet", "/puzzles/olet/1", "/lessons/olet"):
                seen = await anna.ask("POST", path)
                assert seen["table"]["hints"] == "off"
                table = seen["table"]["id"]
                assert await anna.refused("POST", f"/tables/{table}/hints", {}) == "hints-compared"
                async with anna.chair(table) as chair:
                    assert await chair.refused("allow-hints") == "hints-compared"

    asyncio.run(run())


def test_a_hint_knows_what_the_seat_sees_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that look the same to a seat get the same hints, if the clock has no say."""
    monkeypatch.setattr(hint_jobs, "BUDGET", Budget(hint_jobs.BUDGET.iterations))
    whole, _ = from_record((GOLDEN / "olet-2-players.pecunia").read_text(encoding="utf-8"))
    game = whole.earlier(len(whole.history()) - 12)
    assert game.question is not None
    view = game.view(game.question.player)
    again = view.imagine(stream_of("dealt again")).view(view.seat)
    assert hints_of(view, "seed", "") == hints_of(again, "seed", "")
