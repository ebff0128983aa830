"""One account must not stop all bots: hosts take turns, quick bots do not wait for slow ones, and no bot thinks where
nobody is connected."""

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from pecunia.bots.registry import bot_names, is_quick
from pecunia.core.moves import Move
from pecunia.games import new
from pecunia.network.evaluator import has_network
from pecunia.server.bot_workers.lane import Lane
from pecunia.server.bot_workers.question import BotAnswer, BotQuestion
from pecunia.server.messages import MoveMessage, Pace
from pecunia.server.tables.commands import back_if_away, mark_away
from pecunia.titles.registry import TITLES
from tests.server.people import Chair, Person
from tests.server.processes import Server
from tests.server.worlds import World, open_world, person

KINGS = int(os.environ.get("PECUNIA_KING_TABLES", "6"))  # tables of the attacker


def test_which_bots_are_quick() -> None:
    for title in TITLES:
        slow = ["old-king"] if has_network(title) else ["latrine-king", "old-king"]
        assert [name for name in bot_names() if not is_quick(name, title)] == slow
        assert not is_quick("a bot of others", title)


# The queue.


class Slowly(Lane):
    """A lane whose bots answer when the test says so."""

    def __init__(self) -> None:
        super().__init__("test", 1, 60, 60, 0)
        self.asked: list[str] = []
        self.go = asyncio.Semaphore(0)

    async def _try(self, question: BotQuestion, start: int) -> BotAnswer | None:
        self.asked.append(question.table)
        await self.go.acquire()
        return None


def test_hosts_take_turns_and_so_do_their_tables() -> None:
    async def run() -> None:
        game = new("olet", seed=1, players=2)
        lane = Slowly()
        questions = [BotQuestion(f"mal {number}", 0, "greedy", 0, game, "mal") for number in range(40)]
        questions += [BotQuestion("anna", 0, "greedy", 0, game, "anna"), questions[1]]
        tasks = [asyncio.create_task(lane.answer(question, 0)) for question in questions]
        await asyncio.sleep(0)  # all have asked
        for _ in questions:
            lane.go.release()
        await asyncio.gather(*tasks)
        assert lane.asked[:3] == ["mal 0", "mal 1", "anna"]
        assert lane.asked[-1] == "mal 1", "a second question of one table waits for the other tables of its host"

    asyncio.run(run())


# At tables without a network.


class Counting(World):
    """A table where bots answer at once. It counts their answers, and those that nobody was watching."""

    answers = 0
    patient = 0

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        self.answers += 1
        self.patient += question.patient
        assert question.host == person(0)
        return question.game.view(question.seat).moves[0]

    async def settle(self) -> None:
        """Wait until the bots have nothing more to do."""
        while True:
            number = self.table.number
            for _ in range(20):
                await asyncio.sleep(0)
            if self.table.number == number and self.room.driver.idle:
                return


def at_a_table(kind: str, bots: int) -> Counting:
    """Three seats, the last ones with bots."""
    world = open_world("olet", 3, {})
    table = world.table
    table.setting = type(table.setting)(game="olet", players=3, pace=Pace(kind, 1))  # type: ignore[arg-type]
    for seat in table.seats[3 - bots :]:
        seat.bot, seat.identity = "greedy", ""
    return Counting(table, world.shelf.log)


async def away(world: Counting, seat: int) -> None:
    """Play until it is this person's turn, and let their time run out."""
    while world.table.asked() != seat:
        assert world.table.status == "playing"
        if world.table.seats[world.table.asked()].played_by:
            await world.settle()
        else:
            await world.say(world.table.asked(), first_move(world))
    await world.room.execute(lambda table: mark_away(table, time.time() + 10**9))


def first_move(world: Counting) -> MoveMessage:
    move = world.game.view(world.table.asked()).moves[0].text
    return MoveMessage(f"{world.table.number}", move)


async def nobody_at_a_live_table() -> None:
    """Bots wait for somebody to come, and go on when they do."""
    world = at_a_table("live", 3 - 1)
    while not world.table.seats[world.table.asked()].bot:
        await world.say(0, first_move(world))
    await world.settle()
    assert world.answers == 0
    assert world.room.can_unload()
    spectator = await world.ear(-1)
    await world.settle()
    assert world.answers == 0, "one who only watches does not count"
    ear = await world.ear(0)
    await world.settle()
    assert world.answers > 0
    assert world.table.asked() == 0
    assert world.patient == 0
    world.room.leave(ear)
    world.room.leave(spectator)
    world.close()


async def everybody_away_at_a_live_table() -> None:
    """The clock runs out, but no bot plays for somebody away while nobody is there."""
    world = at_a_table("live", 0)
    await away(world, world.table.asked())
    await world.settle()
    number = world.table.number
    assert world.answers == 0
    await world.ear(world.table.asked())  # as the socket does: first back, then in
    await world.room.execute(lambda table: back_if_away(table, person(table.asked())))
    await world.settle()
    assert world.table.number == number + world.answers + 1
    world.close()


async def days_for_a_move() -> None:
    """Bots play on until a person is asked, although nobody is there. They also play for somebody away, for the others
    are to find their turn."""
    world = at_a_table("days", 1)
    await away(world, 0)
    await world.settle()
    assert world.answers > 0
    assert world.answers == world.patient
    assert world.table.asked() == 1
    answers = world.answers
    await away(world, 1)
    await world.settle()
    assert world.answers == answers, "now nobody is left who expects a move"
    world.close()


TABLES: list[Callable[[], Coroutine[None, None, None]]] = [
    nobody_at_a_live_table,
    everybody_away_at_a_live_table,
    days_for_a_move,
]


@pytest.mark.parametrize("case", TABLES)
def test_who_must_be_there(case: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(case())


# The attack, at a server.


async def king_table(mal: Person) -> str:
    pace = {"kind": "live", "limit": 1}
    table = await mal.lay_table(players=6, game="non-olet", bots=dict.fromkeys("BCDEF", "old-king"), pace=pace)
    await mal.ask("POST", f"/tables/{table}/sit", {})
    await mal.ask("POST", f"/tables/{table}/start")
    return table


async def wait_for_bot(chair: Chair) -> float:
    """Move until the bot is asked. Returns how long it took to move."""
    while True:
        await chair.until(lambda chair: chair.asked or chair.over)
        assert chair.view is not None
        await chair.say("move", move=chair.view["moves"][0])
        if not chair.asked:
            began = time.monotonic()
            await chair.until(lambda chair: chair.asked or chair.over)
            return time.monotonic() - began


def test_tables_full_of_kings_delay_nobody_else(tmp_path: Path) -> None:
    """First nobody is connected to them, then somebody is."""

    async def run(server: Server) -> None:
        async with AsyncExitStack() as stack:
            mal = await stack.enter_async_context(Person(server.url, "Mal"))
            anna = await stack.enter_async_context(Person(server.url, "Anna"))
            table = await anna.lay_table(players=2, game="olet", bots={"B": "greedy"})
            await anna.ask("POST", f"/tables/{table}/sit", {})
            chair = await stack.enter_async_context(anna.chair(table))
            await anna.ask("POST", f"/tables/{table}/start")
            await wait_for_bot(chair)  # the worker has started
            kings = [await king_table(mal) for _ in range(KINGS)]
            await asyncio.sleep(1.5)  # the clocks of the kings' tables run out
            assert server.figure('pecunia_queue_running{kind="bots-slow"}') == 0, "nobody is there"
            alone = [await wait_for_bot(chair) for _ in range(3)]
            for king in kings:
                await stack.enter_async_context(mal.chair(king))
            while server.figure('pecunia_queue_waiting{kind="bots-slow"}') == 0:
                await asyncio.sleep(0.05)
            beside = [await wait_for_bot(chair) for _ in range(5)]
            # The medians, because a busy machine may hold up anything once. Behind the kings it would be ten seconds.
            assert sorted(beside)[2] < 2 + 5 * sorted(alone)[1]

    with Server(tmp_path) as server:
        asyncio.run(run(server))
