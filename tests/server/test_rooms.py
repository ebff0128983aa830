"""A room when things go wrong around it: writes with an unknown result, bots overtaken, clients that do not read."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from pecunia.core.moves import Move
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import Chat, MoveMessage, TakeBack
from pecunia.server.settings import settings_from
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable
from pecunia.server.store.row_changes import insert_seat
from pecunia.server.store.rows import LogEntry, RowChange, SeatRow, TableRow
from pecunia.server.store.store import Store
from pecunia.server.tables import room
from pecunia.server.tables.client import MAX_QUEUED, TOO_SLOW, Client, Encoded
from pecunia.server.tables.commands import EntryDraft
from tests.server.worlds import Ear, Shelf, World, open_world, person


class Doubtful(Shelf):
    """A store that does not answer in time. Nobody knows whether it has written the entry."""

    def __init__(self, log: Sequence[LogEntry], writes: bool) -> None:
        super().__init__(log)
        self.writes = writes
        self.silent = False

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = (), fence: int = 0) -> bool:
        if self.silent:
            if self.writes:
                self.log.append(entry)
            raise OutcomeUnknown
        return await super().append(table, entry, effects, fence)

    async def entries_after(self, table: str, number: int) -> tuple[list[SeatRow], list[LogEntry]]:
        if self.silent:
            raise StoreUnavailable
        return await super().entries_after(table, number)


class Listening(Ear):
    """A connection that a test can wait for: `told` is set when news comes."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.told = asyncio.Event()

    def push(self, message: Encoded) -> None:
        super().push(message)
        if '"type":"news"' in message.text:
            self.told.set()


def doubtful_world(writes: bool) -> tuple[World, Doubtful]:
    world = open_world("olet", 2, {})
    store = Doubtful(world.shelf.log, writes)
    store.row = world.table.row
    world.store = store
    return world, store


def first_move(world: World, id: str = "1") -> MoveMessage:
    return MoveMessage(id, world.game.view(world.table.asked()).moves[0].text)


async def written_all_the_same() -> None:
    """The move is stored, but nobody knew. Everybody hears of it, and a repeated message is answered as done."""
    world, store = doubtful_world(writes=True)
    ear = Listening(-1)
    await world.room.enter(ear, -1)
    mover, move = world.table.asked(), first_move(world)
    store.silent = True
    assert json.loads(await world.say(mover, move))["key"] == "outcome-unknown"
    store.silent = False
    await asyncio.wait_for(ear.told.wait(), 5)
    number = len(store.log)
    assert json.loads(ear.heard[-1])["number"] == number
    assert json.loads(await world.say(mover, move)) == {"type": "done", "id": "1", "number": number}
    assert len(store.log) == number
    world.close()


async def not_written() -> None:
    """The move is not stored, and nobody knew. Sending it again makes the move. Of others, nothing happened."""
    world, store = doubtful_world(writes=False)
    mover, move, number = world.table.asked(), first_move(world), len(store.log)
    store.silent = True
    assert json.loads(await world.say(mover, move))["key"] == "outcome-unknown"
    assert json.loads(await world.say(mover, move))["key"] == "outcome-unknown"
    assert json.loads(await world.say(1 - mover, Chat("1", "Salve!")))["key"] == "store-unavailable"
    store.silent = False
    assert json.loads(await world.say(mover, move)) == {"type": "done", "id": "1", "number": number + 1}
    world.close()


class Pondering(World):
    """The second player is a bot, which thinks until `go` is set."""

    asked = 0
    anna = 0

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        self.asked += 1
        self.thinks.set()
        await self.go.wait()
        return question.game.view(question.seat).moves[0]

    async def reach(self) -> None:
        """Play until the bot is thinking."""
        self.thinks, self.go = asyncio.Event(), asyncio.Event()
        self.anna = self.table.asked()
        await self.ear(self.anna)  # bots think only where somebody is
        seat = self.table.seats[1 - self.anna]
        seat.bot, seat.identity = "greedy", ""
        while self.table.asked() == self.anna:
            await self.say(self.anna, first_move(self, f"{self.table.number}"))
        await asyncio.wait_for(self.thinks.wait(), 5)


def pondering() -> Pondering:
    world = open_world("olet", 2, {})
    return Pondering(world.table, world.shelf.log)


async def chat_while_a_bot_thinks() -> None:
    """Chat does not make it start again."""
    world = pondering()
    await world.reach()
    ear = Listening(world.anna)
    await world.room.enter(ear, -1)
    for number in range(5):
        await world.say(world.anna, Chat(f"chat {number}", "Hurry up!"))
    assert [entry.kind for entry in world.shelf.log[-5:]] == ["chat"] * 5
    ear.told.clear()
    world.go.set()
    await asyncio.wait_for(ear.told.wait(), 5)
    assert world.shelf.log[-1].kind == "move"
    assert (world.shelf.log[-1].seat, world.asked) == (1 - world.anna, 1)
    world.close()


async def take_back_while_a_bot_thinks() -> None:
    """The move it was thinking about is dropped."""
    world = pondering()
    await world.reach()
    assert json.loads(await world.say(world.anna, TakeBack("back", 1)))["type"] == "done"
    assert world.table.asked() == world.anna
    number = world.table.number
    thought = world.asked
    world.go.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert world.table.number == number
    assert world.asked == thought
    await world.say(world.anna, first_move(world, "again"))
    assert world.table.number > number
    world.close()


async def somebody_does_not_read() -> None:
    """Clients that read hear everything. A client that does not is dropped, and nobody waits for it."""
    world = open_world("olet", 2, {})
    stuck: asyncio.Event = asyncio.Event()

    async def never(message: Any) -> None:
        await stuck.wait()

    deaf = Client(never, person(1), 1)
    writing = asyncio.create_task(deaf.write())
    await world.room.enter(deaf, -1)
    ear = await world.ear(0)
    for number in range(MAX_QUEUED + 10):
        await asyncio.wait_for(world.say(0, Chat(f"{number}", "Are you there?")), 5)
    assert len([text for text in ear.heard if '"chat":{' in text]) == MAX_QUEUED + 10
    assert deaf.close_code == TOO_SLOW
    stuck.set()
    await asyncio.wait_for(writing, 5)
    world.close()


async def seat_goes_elsewhere() -> None:
    """A connection whose seat has moved to another device gets no more views, even if it asks."""
    world = open_world("olet", 2, {})
    ear = await world.ear(1)
    await world.room.execute(lambda table: EntryDraft("hand-over", 1, "another device"))
    heard = len(ear.heard)
    assert ear.close_code
    await world.room.enter(ear, 0)
    assert len(ear.heard) == heard
    assert ear not in world.room.audience.clients.get(1, ())
    world.close()


TROUBLES: list[Callable[[], Coroutine[None, None, None]]] = [
    written_all_the_same,
    not_written,
    chat_while_a_bot_thinks,
    take_back_while_a_bot_thinks,
    somebody_does_not_read,
    seat_goes_elsewhere,
]


@pytest.mark.parametrize("trouble", TROUBLES)
def test_trouble(monkeypatch: pytest.MonkeyPatch, trouble: Callable[[], Coroutine[None, None, None]]) -> None:
    monkeypatch.setattr(room, "RETRY", 0.01)
    asyncio.run(trouble())


async def one_bad_entry(folder: Path) -> None:
    store = Store(settings_from({"PECUNIA_DATA_DIR": str(folder)}).database)
    await store.open()
    try:
        await store.add_identity("anna", "Anna")
        for name in ("first", "second", "third"):
            await store.add_table(TableRow(name, "{}", "seed", "invitation", "anna", "open", True, 0.0, 0.0))
        entry = LogEntry(1, "sit", 0, "anna", "", "", 0.0)
        nobody = insert_seat("second", SeatRow(0, "nobody we know", "Nobody"))
        written = await asyncio.gather(
            store.append("first", entry, [insert_seat("first", SeatRow(0, "anna", "Anna"))]),
            store.append("second", entry, [nobody]),
            store.append("third", entry),
            store.append("third", entry._replace(text="too late")),
            return_exceptions=True,
        )
        assert [written[0], type(written[1]), sorted(map(str, written[2:]))] == [
            True,
            StoreUnavailable,
            ["False", "True"],
        ]
        assert (await store.entries_after("second", 0)) == ([], [])
    finally:
        await store.close()


def test_what_the_store_refuses_harms_no_other_table(tmp_path: Path) -> None:
    asyncio.run(one_bad_entry(tmp_path))
