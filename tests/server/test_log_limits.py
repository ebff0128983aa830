"""The log of a table has an end. Talk stops well before it, taking back has limits, and every game ends."""

import asyncio
import json
from typing import Any

import pytest

from pecunia.core.chance import stream_of
from pecunia.server.messages import Answer, Chat, MoveMessage, Rematch, TakeBack
from pecunia.server.store.rows import StoredTable
from pecunia.server.tables import log_limits
from pecunia.server.tables.opening import restored
from pecunia.texts import LANGUAGES, Texts
from tests.server.test_rooms import Listening, pondering
from tests.server.worlds import World, open_world


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limits, "MAX_ENTRIES", 40)
    monkeypatch.setattr(log_limits, "TALK_ENTRIES", 10)


async def said(world: World, seat: int, message: Any) -> str:
    """The key of the refusal, or `done`."""
    answer = json.loads(await world.say(seat, message))
    return str(answer.get("key", answer["type"]))


async def play_on(world: World, entries: int) -> None:
    stream = stream_of("on")
    while world.table.number < entries:
        asked = world.table.asked()
        move = MoveMessage(f"{world.table.number}", stream.choose(world.game.view(asked).moves).text)
        assert await said(world, asked, move) == "done"


def test_talk_stops_and_the_game_goes_on(small: None) -> None:
    async def run() -> None:
        world = open_world("non-olet", 2, {"target": 99})
        while world.table.number < 10:
            assert await said(world, 0, Chat(f"{world.table.number}", "Salve!")) == "done"
        assert await said(world, 0, Chat("more", "Salve!")) == "log-full"
        await play_on(world, 39)
        assert [entry.kind for entry in world.shelf.log[10:]] == ["move"] * 29
        world.close()

    asyncio.run(run())


def test_a_full_log_ends_the_game(small: None) -> None:
    """The last entry closes the game. Everybody hears of it, and the move that has no room any more is refused."""

    async def run() -> None:
        world = open_world("non-olet", 2, {"target": 99})
        await play_on(world, 38)
        ears = [Listening(seat) for seat in (0, 1, -1)]
        for ear in ears:
            await world.room.enter(ear, -1)
        asked = world.table.asked()
        moves = [move.text for move in world.game.view(asked).moves]
        both = [said(world, asked, MoveMessage(f"last {at}", moves[0])) for at in range(2)]
        assert (await asyncio.gather(*both))[0] == "done"
        while world.table.status == "playing":
            for ear in ears:
                ear.told.clear()
            await asyncio.wait_for(asyncio.gather(*[ear.told.wait() for ear in ears]), 5)
        assert (world.table.number, world.table.ended) == (40, "too-long")
        assert json.loads(ears[2].heard[-1])["table"]["ended"] == "too-long"
        assert await said(world, asked, MoveMessage("late", moves[0])) == "table-over"
        assert await said(world, 0, Chat("late", "Salve!")) == "log-full"
        again = restored(StoredTable(world.table.row, [], None, [], world.shelf.log)).state
        assert (again.status, again.ended) == ("over", "too-long")
        assert await said(world, 0, Rematch("another")) == "done"
        world.close()

    asyncio.run(run())


def test_a_full_log_stops_bots(small: None) -> None:
    async def run() -> None:
        world = pondering()
        await world.reach()
        table = world.table
        log_limits.MAX_ENTRIES = table.number + 1
        log_limits.TALK_ENTRIES = table.number
        world.go.set()
        async with asyncio.timeout(5):
            while table.status == "playing":
                await asyncio.sleep(0)
        assert world.shelf.log[-1].kind == "close"
        world.close()

    asyncio.run(run())


def test_taking_back_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limits, "MAX_TAKE_BACKS", 3)

    async def run() -> None:
        world = open_world("olet", 2, {})
        await play_on(world, 5)
        for turn in range(3):
            assert await said(world, 0, TakeBack(f"back {turn}", 1)) == "done"
            if world.table.ask is not None:
                assert await said(world, 1, Answer(f"answer {turn}", True)) == "done"
            await play_on(world, world.table.number + 1)
        assert await said(world, 0, TakeBack("once more", 1)) == "no-more-take-backs"
        assert await said(world, 1, TakeBack("the other", 1)) == "done"
        world.close()

    asyncio.run(run())


def test_the_number_of_moves_taken_back_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limits, "MAX_TAKEN_BACK", 10)

    async def run() -> None:
        world = open_world("olet", 2, {})
        await play_on(world, 23)
        assert await said(world, 0, TakeBack("too many", 11)) == "no-more-take-backs"
        assert await said(world, 0, TakeBack("many", 8)) == "done"
        assert await said(world, 1, Answer("yes", True)) == "done"
        assert world.table.taken_back == 8
        assert await said(world, 1, TakeBack("three more", 3)) == "no-more-take-backs"
        world.close()

    asyncio.run(run())


def test_an_honest_game_has_room() -> None:
    """All that people can do besides playing fits, and leaves more than any game has ever needed."""
    besides = log_limits.TALK_ENTRIES + 6 * log_limits.MAX_TAKE_BACKS + log_limits.MAX_TAKEN_BACK
    assert log_limits.MAX_ENTRIES - besides > 4_000
    assert set(log_limits.AT_THE_END).isdisjoint(log_limits.TALK)


@pytest.mark.parametrize("key", ["error-log-full", "error-no-more-take-backs", "web-ended-too-long"])
def test_limits_are_said_in_four_languages(key: str) -> None:
    assert len({Texts(language).text(key) for language in LANGUAGES}) == len(LANGUAGES)
