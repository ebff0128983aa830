"""News are put together from encoded parts. They are the bytes that the schema gives, and lead to the right view."""

import asyncio
from typing import Any

import msgspec
import pytest

from pecunia.core.chance import stream_of
from pecunia.core.changes import applied
from pecunia.server.messages import Chat, MoveMessage, News, Resign, TakeBack
from pecunia.server.tables.client import Encoded, encoder
from pecunia.server.tables.commands import mark_away
from tests.server.test_leaks import GAMES
from tests.server.worlds import Ear, World, open_world, person

decoder = msgspec.json.Decoder(News)
MOVES = 120
SPECTATOR = -1


class Follower(Ear):
    """A connection that follows its view from message to message."""

    def __init__(self, seat: int, language: str = "") -> None:
        super().__init__(seat)
        self.language = language
        self.messages: list[Encoded] = []
        self.view: dict[str, object] | None = None

    def push(self, message: Encoded) -> None:
        super().push(message)
        self.messages.append(message)
        told: dict[str, Any] = msgspec.json.decode(message.payload)
        if told["type"] == "welcome" or "view" in told:
            self.view = told["view"]
        elif told["type"] == "news" and self.view is not None:
            self.view = applied(self.view, told["changes"])


async def followers(world: World, seats: int) -> list[Follower]:
    found = [Follower(seat, language) for seat in range(SPECTATOR, seats) for language in ("", "de")]
    for follower in found:
        await world.room.enter(follower, -1)
    return found


async def played(world: World, kind: str, moves: int) -> None:
    """Random moves, sent by the connections of the players, with talk and moves taken back in between."""
    stream = stream_of(f"news {kind}")
    for number in range(moves):
        question = world.game.question
        if question is None:
            return
        seat = question.player
        for client in world.room.audience.clients[seat]:
            client.pending_id = f"m{number}"
        await world.say(seat, MoveMessage(f"m{number}", stream.choose(question.moves).text))
        if stream.below(10) == 0:
            await world.say(seat, Chat(f"c{number}", 'All "well"? Ça va ✓'))
        if stream.below(10) == 0:
            await world.say(seat, TakeBack(f"t{number}"))
    await world.say(0, Resign("r"))


@pytest.mark.parametrize("kind", GAMES)
def test_news_are_what_the_schema_says_and_lead_to_the_view(kind: str) -> None:
    async def run() -> None:
        title, players, options = GAMES[kind]
        world = open_world(title.name, players, options)
        present = await followers(world, players)
        await played(world, kind, MOVES)
        answered = worded = 0
        for follower in present:
            for message in follower.messages:
                if message.payload.startswith(b'{"type":"news"'):
                    news = decoder.decode(message.payload)
                    assert encoder.encode(news) == message.payload
                    answered += news.id is not msgspec.UNSET
                    worded += news.said is not msgspec.UNSET
                    assert (news.said is not msgspec.UNSET) == bool(follower.language)
            known = world.table.known_view(follower.seat)
            assert known is not None
            assert follower.view == msgspec.json.decode(encoder.encode(known.whole()))
        assert answered > 20
        assert worded > 100
        world.close()

    asyncio.run(run())


def test_seats_that_hear_the_same_share_one_message() -> None:
    """A chat line is the same for everybody except for the one who is answered."""

    async def run() -> None:
        world = open_world("non-olet", 4, {})
        present = [Follower(seat) for seat in range(SPECTATOR, 4)]
        for follower in present:
            await world.room.enter(follower, -1)
        present[1].pending_id = "c"
        await world.say(0, Chat("c", "Hello"))
        last = {follower.seat: follower.messages[-1] for follower in present}
        assert len({id(last[seat]) for seat in (SPECTATOR, 1, 2, 3)}) == 1
        assert decoder.decode(last[0].payload).id == "c"
        assert decoder.decode(last[1].payload).id is msgspec.UNSET
        world.close()

    asyncio.run(run())


def test_a_move_while_the_clock_runs_out_brings_its_player_back() -> None:
    """The clock's entry is being written when the move comes. The player is not away after it."""

    async def run() -> None:
        world = open_world("non-olet", 3, {})
        room, asked = world.room, world.table.asked()
        written = asyncio.Event()
        append = world.shelf.append

        async def slowly(*given: Any) -> bool:
            await written.wait()
            return await append(*given)

        world.shelf.append = slowly  # type: ignore[assignment, method-assign]
        clock = asyncio.create_task(room.execute(lambda table: mark_away(table, 1e18)))
        await asyncio.sleep(0)
        question = world.game.question
        assert question is not None
        move = asyncio.create_task(room.carry_out(person(asked), MoveMessage("m", question.moves[0].text)))
        await asyncio.sleep(0)
        written.set()
        await asyncio.gather(clock, move)
        assert [entry.kind for entry in world.shelf.log[-3:]] == ["away", "back", "move"]
        assert not world.table.seats[asked].away
        world.close()

    asyncio.run(run())
