"""Clocks: when one runs out, a bot plays for the absent person until they are back."""

import asyncio
import json
import time
from pathlib import Path

from tests.server.people import Chair, asked_of, first_move, table_of
from tests.server.processes import Server

SHORT = {"kind": "live", "limit": 2}


def test_a_bot_plays_for_a_player_who_is_away(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet", pace=SHORT) as chairs:
            late = await asked_of(chairs)
            other = chairs[1 - late.you]
            began = time.time()
            await other.until(lambda chair: chair.table["seats"][late.you]["away"])
            assert time.time() - began > 0.5
            assert other.table["seats"][late.you]["played_by"] == "greedy"
            await other.until(lambda chair: chair.asked)
            # Somebody who is away holds nobody up, not even where everybody would have to agree.
            assert other.view is not None
            await other.say("move", move=other.view["moves"][0])
            await other.say("take-back", moves=2)
            assert other.table["ask"] is None
            await late.say("back")
            await other.until(lambda chair: not chair.table["seats"][late.you]["away"])
            assert other.table["seats"][late.you]["played_by"] == ""
            assert await late.say("back") > 0  # saying it twice does no harm

    asyncio.run(run())


def test_a_player_who_comes_back_plays_on(sqlite_server: Server) -> None:
    """Somebody who moves or connects again is back."""

    async def run() -> None:
        async with table_of(sqlite_server, "Anna", "Ben", game="olet", pace=SHORT) as chairs:
            late = await asked_of(chairs)
            other = chairs[1 - late.you]
            await late.disconnect()
            await other.until(lambda chair: not chair.here[late.you])
            await other.until(lambda chair: chair.table["seats"][late.you]["away"])
            await late.connect()
            assert not late.table["seats"][late.you]["away"]
            await other.until(lambda chair: not chair.table["seats"][late.you]["away"])

    asyncio.run(run())


def test_everybody_away_and_the_game_ends(sqlite_server: Server) -> None:
    async def run() -> None:
        pace = {"kind": "live", "limit": 1}
        async with table_of(sqlite_server, "Anna", "Ben", game="olet", pace=pace) as (anna, _):
            await anna.until(lambda chair: chair.over)
            assert [seat["away"] for seat in anna.table["seats"]] == [True, True]

    asyncio.run(run())


def test_days_for_a_move(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet", pace={"kind": "days", "limit": 3}) as chairs:
            asked = await asked_of(chairs)
            await asked.disconnect()
            await asked.connect()
            assert asked.deadline is not None
            assert abs(asked.deadline - time.time() - 3 * 86400) < 60
            assert asked.view is not None
            await asked.say("move", move=asked.view["moves"][0])
            line = next(line for line in await asked.person.ask("GET", "/tables/mine") if line["id"] == asked.table_id)
            assert line["pace"] == {"kind": "days", "limit": 3}

    asyncio.run(run())


# The clock of the server itself goes wrong. What is promised stands in docs/operating.md.


async def restart(server: Server, chairs: list[Chair], skew: float) -> None:
    """Kill the server, start it with another clock, and let everybody come back."""
    server.kill()
    server.skew = skew
    await asyncio.to_thread(server.start)
    for chair in chairs:
        await chair.disconnect(abruptly=True)
        await chair.connect()


def time_left(chair: Chair) -> float:
    """How long the asked person has, by the clock of the server, according to the last welcome."""
    welcome = [message for text in chair.heard if (message := json.loads(text))["type"] == "welcome"][-1]
    return float(welcome["deadline"] - welcome["now"])


def test_a_clock_set_back_takes_nothing_from_anybody(tmp_path: Path) -> None:
    """The asked person has longer for this one decision. Nobody is away, and the next decision has its usual time."""

    async def run() -> None:
        with Server(tmp_path) as server:
            async with table_of(server, "Anna", "Ben", game="olet", pace={"kind": "live", "limit": 600}) as chairs:
                asked = await asked_of(chairs)
                done = await asked.say("move", move=first_move(asked))
                await restart(server, chairs, -240)
                assert min(chair.number for chair in chairs) >= done
                assert [seat["away"] for seat in chairs[0].table["seats"]] == [False, False]
                assert 600 < time_left(chairs[0]) < 850
                asked = await asked_of(chairs)
                await asked.say("move", move=first_move(asked))
                await asked.sync()
                assert time_left(asked) < 605
            assert server.errors() == []

    asyncio.run(run())


def test_a_clock_set_forward_makes_nobody_lose_their_seat(tmp_path: Path) -> None:
    """To the server, hours have passed: a bot may have played for the asked person, who is back by coming back."""

    async def run() -> None:
        with Server(tmp_path) as server:
            async with table_of(server, "Anna", "Ben", game="olet", pace={"kind": "live", "limit": 600}) as chairs:
                asked = await asked_of(chairs)
                done = await asked.say("move", move=first_move(asked))
                await restart(server, chairs, 7200)
                for chair in chairs:
                    await chair.sync()
                    assert chair.number >= done
                assert [seat["away"] for seat in chairs[0].table["seats"]] == [False, False]
                asked = await asked_of(chairs)
                assert 0 < time_left(asked) < 605
                await asked.say("move", move=first_move(asked))
            assert server.errors() == []

    asyncio.run(run())
