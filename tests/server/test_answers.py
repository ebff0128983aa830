"""An answer says which question it answers. Of two different answers to one question exactly one is accepted."""

import asyncio
import json
import os
from typing import Any

import pytest

from pecunia.core.chance import Stream, stream_of
from pecunia.server.messages import Chat, MoveMessage, TakeBack
from tests.server.people import Chair, Refusal, table_of
from tests.server.processes import Server
from tests.server.test_leaks import GAMES
from tests.server.worlds import World, open_world

RACES = int(os.environ.get("PECUNIA_RACES", "200"))


async def said(world: World, seat: int, message: Any) -> str:
    answer = json.loads(await world.say(seat, message))
    return str(answer.get("key", answer["type"]))


def a_move(world: World, id: str, question: int, stream: Stream) -> MoveMessage:
    return MoveMessage(id, stream.choose(world.game.view(world.table.asked()).moves).text, question)


async def numbers(kind: str) -> None:
    """At every moment of a game: the number that a seat knows is good, any number before its last view is not."""
    title, players, options = GAMES[kind]
    world, stream = open_world(title.name, players, options), stream_of(f"numbers {kind}")
    late = chatted = 0
    while world.table.status == "playing":
        seat = world.table.asked()
        question = world.table.number_for(seat)
        assert world.table.question_number(seat) <= question
        for _ in range(stream.below(3)):  # chat lines do not make an answer invalid
            await said(world, stream.below(players), Chat(f"chat {world.table.number}", "Salve!"))
            chatted += 1
        before = world.table.number
        wrong = a_move(world, f"wrong {before}", world.table.question_number(seat) - 1, stream)
        assert await said(world, seat, wrong) == "question-answered"
        assert world.table.number == before
        first, second = [a_move(world, f"{name} {before}", question, stream) for name in ("first", "second")]
        assert await said(world, seat, first) == "done"
        if world.table.status == "playing":
            assert await said(world, seat, second) == "question-answered"
            assert await said(world, seat, first) == "done", "it was carried out before"
            late += world.table.asked() == seat
        if stream.below(15) == 0 and world.table.status == "playing" and world.game.undo_limit(seat):
            asked = world.table.number_for(seat)
            assert await said(world, seat, TakeBack(f"back {before}", 1)) == "done"
            assert await said(world, seat, a_move(world, f"old {before}", asked, stream)) == "question-answered"
    assert late > 10
    assert chatted > 10
    world.close()


@pytest.mark.parametrize("kind", GAMES)
def test_a_number_names_its_question(kind: str) -> None:
    asyncio.run(numbers(kind))


def test_without_a_question_a_move_answers_what_is_asked() -> None:
    async def run() -> None:
        world = open_world("olet", 2, {})
        for number in range(5):
            asked = world.table.asked()
            move = MoveMessage(f"{number}", world.game.view(asked).moves[0].text)
            assert await said(world, asked, move) == "done"
        world.close()

    asyncio.run(run())


# Two devices.


async def race(devices: list[Chair], stream: Stream, counts: list[int]) -> None:
    """Both devices have seen the same question and answer it at the same moment."""
    for chair in devices:
        await chair.sync()
    if not devices[0].asked or devices[0].number != devices[1].number:
        for chair in devices:
            if not chair.asked and not chair.over:
                await chair.until(lambda chair: chair.asked or chair.over)
        return
    assert devices[0].view is not None
    moves = devices[0].view["moves"]
    first = stream.below(len(moves))
    answers = [moves[first], moves[(first + 1) % len(moves)]]
    question = devices[0].number

    async def answer(chair: Chair, move: str) -> str:
        id = f"{devices.index(chair)} {counts[0]}"  # devices make up ids of their own
        try:
            await chair.send({"type": "move", "id": id, "move": move, "question": question})
            await chair.answer_to(id)
        except Refusal as refusal:
            return refusal.key
        return "accepted"

    found = await asyncio.gather(*[answer(chair, move) for chair, move in zip(devices, answers, strict=True)])
    counts[0] += 1
    over = found.count("table-over")
    assert found.count("accepted") == 1, found
    assert found.count("question-answered") == 1 - over, found


async def races(servers: list[Server]) -> None:
    """One person at two devices, against a bot."""
    counts = [0]
    stream = stream_of("races")
    setting: dict[str, Any] = {"game": "non-olet", "bots": {"B": "random"}, "options": {"target": 99}}
    while counts[0] < RACES:
        async with table_of(servers[0], "Anna", **setting) as (one,):
            two = one.person.chair(one.table_id)
            base = one.person.url
            one.person.url = servers[-1].url
            async with two:
                one.person.url = base
                while not one.over and counts[0] < RACES:
                    await race([one, two], stream, counts)


def test_of_two_answers_one_is_accepted(sqlite_server: Server) -> None:
    asyncio.run(races([sqlite_server]))


def test_of_two_answers_at_two_processes_one_is_accepted(pair: tuple[Server, Server]) -> None:
    asyncio.run(races([*pair]))
