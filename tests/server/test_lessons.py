"""Guided games at the server: started, played, left and resumed, refused kindly, skipped."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pecunia.lessons.lesson import lesson_named, lessons
from pecunia.server.tables.state import TableState
from pecunia.texts import Texts
from tests.server.lesson_logs import played_lesson
from tests.server.people import Chair, Person
from tests.server.processes import Server


def step_of(chair: Chair) -> dict[str, Any]:
    step: dict[str, Any] = chair.table["lesson"]
    return step


async def lesson_of(person: Person, name: str) -> str:
    return str((await person.ask("POST", f"/lessons/{name}"))["table"]["id"])


async def settled(chair: Chair) -> None:
    """Wait until the learner has something to do, or the lesson is over."""
    await chair.until(lambda chair: chair.table["lesson"] is None or step_of(chair)["doing"] != "watch")


@pytest.mark.parametrize("name", lessons())
def test_show_me_leads_through_the_whole_lesson(server: Server, name: str) -> None:
    lesson = lesson_named(name)

    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            table = await lesson_of(anna, name)
            async with anna.chair(table, language="de") as chair:
                numbers = []
                while chair.table["lesson"] is not None:
                    step = step_of(chair)
                    numbers.append(step["number"])
                    assert chair.said is not None
                    assert chair.said["lesson"] == Texts("de").text(step["key"])
                    assert bool(chair.said["task"]) == (step["doing"] in ("move", "try"))
                    await chair.say("lesson", wish="show")
                    await settled(chair)
                assert numbers == list(range(1, len(lesson.keys) + 1))
                assert chair.asked
                await chair.play()
                assert chair.table["ended"] in ("fee", "most-money", "shared", "gift", "alms")

    asyncio.run(run())


def test_another_move_is_refused_kindly_and_an_illegal_one_with_its_reason(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            table = await lesson_of(anna, "non-olet")
            async with anna.chair(table) as chair:
                assert await chair.refused("move", move="play line-cutter") == "lesson-first"
                assert await chair.refused("move", move="seat M") == "senator-beside-slave"
                assert await chair.refused("lesson", wish="read-on") == "lesson-first"
                before = chair.number
                await chair.say("move", move="seat R")
                assert chair.number == before + 1
                assert (step_of(chair)["doing"], step_of(chair)["tries"]) == ("try", "seat M")
                assert await chair.refused("move", move="done") == "lesson-first"
                assert await chair.refused("move", move="play line-cutter") == "lesson-first"
                await chair.say("lesson", wish="read-on")
                assert step_of(chair)["number"] == 3
                await chair.say("take-back", moves=1)
                assert step_of(chair)["number"] == 1

    asyncio.run(run())


def test_skipped(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            table = await lesson_of(anna, "olet")
            async with anna.chair(table) as chair:
                await chair.say("lesson", wish="skip")
                assert chair.table["lesson"] is None
                await chair.say("move", move="place TX1")
                assert await chair.refused("lesson", wish="show") == "no-lesson"
                await chair.until(lambda chair: chair.asked)  # bots play as usual
            mine = await anna.ask("GET", "/tables/mine")
            assert mine[0]["begin"] == {"kind": "lesson", "name": "olet"}
            assert await anna.refused("POST", "/lessons/chess") == "unknown-lesson"
        async with Person(sqlite_server.url, "Bert") as bert:
            laid = await bert.ask("POST", "/tables", {"players": 2, "bots": {"B": "greedy"}})
            await bert.ask("POST", f"/tables/{laid['table']['id']}/sit", {})
            async with bert.chair(laid["table"]["id"]) as chair:
                assert await chair.refused("lesson", wish="skip") == "no-lesson"

    asyncio.run(run())


def test_after_a_restart_the_learner_stands_at_the_same_step(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Person(server.url, "Anna") as anna:
            table = await lesson_of(anna, "olet")
            for _ in range(2):
                async with anna.chair(table) as chair:
                    for _ in range(3):
                        await chair.say("lesson", wish="show")
                        await settled(chair)
                    step = step_of(chair)
                server.kill()
                server.start()
                async with anna.chair(table) as chair:
                    assert step_of(chair) == step

    with Server(tmp_path) as server:
        asyncio.run(run(server))


@pytest.mark.parametrize("name", lessons())
def test_every_step_follows_from_the_log(name: str) -> None:
    """A table rebuilt from the log after any entry is at the same step as the table that applied them one by one."""
    row, log = played_lesson(name)
    along = TableState(row)
    for entry in log:
        along.apply(entry)
        anew = TableState(row)
        anew.apply_all(log[: entry.number])
        assert anew.lesson_step() == along.lesson_step()
        assert (along.lesson_step() is None) == (entry.number in (1, len(log)))
