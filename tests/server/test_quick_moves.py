"""Moves that are carried out without a task: they do what others do, wait when they have to, and keep their order."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from pecunia.core.errors import PecuniaError
from pecunia.server.connections.protocols import Inbox
from pecunia.server.light_figures import LightCounter, LightHistogram
from pecunia.server.settings import settings_from
from pecunia.server.sockets.quick_moves import QuickMoves
from pecunia.server.store.appending import ROWS_AT_ONCE
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable, TableMoved
from pecunia.server.store.rows import LogEntry, RowChange, TableRow
from pecunia.server.store.store import Store
from pecunia.server.store.writer import Told
from pecunia.server.tables import room
from pecunia.server.tables.client import COME_BACK, Client
from pecunia.server.tables.table_lock import TableLock
from tests.server.worlds import Ear, Shelf, World, open_world, person


class SlowShelf(Shelf):
    """A store that answers when the test says so."""

    def __init__(self, log: Sequence[LogEntry]) -> None:
        super().__init__(log)
        self.asked: list[tuple[LogEntry, Told]] = []

    def put(self, table: str, entry: LogEntry, effects: Sequence[RowChange], fence: int, told: Told) -> None:
        self.asked.append((entry, told))

    def answer(self, error: PecuniaError | None = None, free: bool = True) -> None:
        entry, told = self.asked.pop(0)
        if error is None and free:
            self.log.append(entry)
        told(error is None and free, error)


class Wire:
    """The connection of the client that moves."""

    def __init__(self) -> None:
        self.held = False
        self.again: list[bytes] = []

    def listen(self, listener: object) -> None:
        raise AssertionError("the endpoint does this")

    def hold(self) -> None:
        assert not self.held
        self.held = True

    def release(self, again: bytes | None = None) -> None:
        assert self.held
        self.held = False
        if again is not None:
            self.again.append(again)


class Mover:
    """Somebody at a table whose store is slow, and what the others hear."""

    def __init__(self) -> None:
        self.world = open_world("olet", 2, {})
        self.shelf = self.world.store = SlowShelf(self.world.shelf.log)
        self.shelf.row = self.world.table.row
        self.refused: list[str] = []
        self.lost: list[room.Room] = []
        self.world.lose = self.lost.append  # type: ignore[method-assign, assignment]
        self.wire = Wire()

    async def enter(self) -> None:
        self.seat = self.world.table.asked()
        self.ear = await self.world.ear(self.seat)
        self.other = await self.world.ear(1 - self.seat)
        self.quick = QuickMoves(self.world.room, self.ear, self.wire, lambda kind, client: None, self._refuse)

    def _refuse(self, client: Client, id: str, error: PecuniaError) -> None:
        assert client is self.ear
        self.refused.append(f"{id} {error.key}")

    @property
    def legal(self) -> str:
        return self.world.game.view(self.seat).moves[0].text

    def say(self, move: str = "", id: str = "1") -> bool:
        return self.quick.take(b'{"type":"move","id":"%b","move":"%b"}' % (id.encode(), (move or self.legal).encode()))

    def news(self, ear: Ear) -> list[str]:
        return [text for text in ear.heard if '"type":"news"' in text]


async def told_when_written(mover: Mover) -> None:
    before = mover.world.table.number
    assert mover.say()
    assert mover.wire.held
    assert (mover.news(mover.ear), mover.news(mover.other)) == ([], []), "nobody hears of what is not durable"
    assert mover.world.table.number == before
    mover.shelf.answer()
    assert not mover.wire.held
    assert mover.world.table.number == before + 1
    assert '"id":"1"' in mover.news(mover.ear)[0]
    assert '"id"' not in mover.news(mover.other)[0]


async def sent_again(mover: Mover) -> None:
    move = mover.legal
    assert mover.say(move)
    mover.shelf.answer()
    assert mover.say(move)
    assert '"type":"done"' in mover.ear.heard[-1]
    assert (mover.shelf.asked, mover.wire.held) == ([], False)


async def not_allowed(mover: Mover) -> None:
    number = mover.world.table.number
    assert mover.say("no such move", "bad")
    assert mover.refused[0].startswith("bad ")
    assert (mover.wire.held, mover.world.table.number, mover.shelf.asked) == (False, number, [])
    assert mover.say(), "the table is free again"


async def only_moves(mover: Mover) -> None:
    for text in (b'{"type":"chat","id":"1","text":"Hello"}', b"{", b'{"type":"move","id":"1"}', b"\xff", b" " * 2000):
        assert not mover.quick.take(text)
    assert not mover.wire.held


async def one_at_a_time(mover: Mover) -> None:
    assert mover.say()
    assert not mover.world.room.is_free(person(1 - mover.seat)), "a move is being written"
    mover.shelf.answer()
    async with mover.world.room._lock:
        assert not mover.say("anything", "2"), "something else is in progress"


async def outcome_unknown(mover: Mover) -> None:
    """The entry was written all the same: it is found, and the message that comes again is not carried out twice."""
    move, number = mover.legal, mover.world.table.number
    assert mover.say(move)
    entry, told = mover.shelf.asked.pop()
    mover.shelf.log.append(entry)
    told(False, OutcomeUnknown())
    assert mover.refused == ["1 outcome-unknown"]
    assert not mover.say(move), "what is uncertain is read first"
    while mover.world.table.number == number:
        await asyncio.sleep(0.01)
    assert mover.say(move)
    assert '"type":"done"' in mover.ear.heard[-1]


async def nothing_written(mover: Mover) -> None:
    move, number = mover.legal, mover.world.table.number
    assert mover.say(move)
    mover.shelf.answer(StoreUnavailable())
    assert (mover.refused, mover.world.table.number) == (["1 store-unavailable"], number)
    assert mover.say(move, "2")
    mover.shelf.answer()
    assert mover.world.table.number == number + 1


async def number_taken(mover: Mover) -> None:
    """Another process has written that number: the message is carried out in the usual way."""
    assert mover.say()
    mover.shelf.answer(free=False)
    assert len(mover.wire.again) == 1
    assert (mover.refused, mover.wire.held, mover.world.room._lock.locked()) == ([], False, False)


async def table_moved(mover: Mover) -> None:
    assert mover.say()
    mover.shelf.answer(TableMoved())
    assert mover.ear.close_code == COME_BACK
    assert mover.lost == [mover.world.room]
    assert not mover.world.room._lock.locked()


CASES = [
    told_when_written,
    sent_again,
    not_allowed,
    only_moves,
    one_at_a_time,
    outcome_unknown,
    nothing_written,
    number_taken,
    table_moved,
]


@pytest.mark.parametrize("case", CASES)
def test_a_move_without_a_task(
    case: Callable[[Mover], Coroutine[None, None, None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "RETRY", 0.01)

    async def run() -> None:
        mover = Mover()
        await mover.enter()
        await case(mover)
        mover.world.close()

    asyncio.run(run())


def test_tasks_and_moves_without_one_lead_to_the_same_table() -> None:
    async def play(quick: bool) -> tuple[list[str], list[str]]:
        mover = Mover()
        await mover.enter()
        heard: list[str] = []
        for number in range(40):
            seat = mover.world.table.asked()
            move = mover.world.game.view(seat).moves[number % 2 - 1].text
            if quick and seat == mover.seat:
                assert mover.say(move, str(number))
                mover.shelf.answer()
            else:
                text = b'{"type":"move","id":"%d","move":"%b"}' % (number, move.encode())
                await through_a_task(mover.world, seat, text)
            heard.append(mover.world.game.position())
        return heard, [text for text in mover.other.heard if '"type":"news"' in text]

    async def both() -> None:
        (positions, news), (expected, told) = await play(True), await play(False)
        assert positions == expected
        assert [text.partition('"happenings"')[0] for text in news] == [
            text.partition('"happenings"')[0] for text in told
        ]

    asyncio.run(both())


async def through_a_task(world: World, seat: int, text: bytes) -> None:
    from pecunia.server.sockets.quick_moves import decoder

    await world.room.carry_out(person(seat), decoder.decode(text))


# What they are made of.


def test_the_inbox_keeps_the_order() -> None:
    """While a message that went past the inbox is being carried out, those that arrive wait; then they come in turn."""

    async def run() -> None:
        inbox, read = Inbox(), list[str]()
        assert not inbox.idle, "nobody reads yet"

        async def reading() -> None:
            while len(read) < 3:
                read.append(await inbox.get())

        reader = asyncio.create_task(reading())
        await asyncio.sleep(0)
        assert inbox.idle
        inbox.hold()
        inbox.put_nowait("second")
        inbox.put_nowait("third")
        await asyncio.sleep(0.01)
        assert (read, inbox.idle) == ([], False)
        inbox.put_first("first, after all")
        inbox.release()
        await reader
        assert read == ["first, after all", "second", "third"]

    asyncio.run(run())


def test_the_lock_of_a_table_is_given_in_turn() -> None:
    async def run() -> None:
        lock, turns = TableLock(), list[str]()
        assert lock.take()
        assert not lock.take()

        async def wait(name: str) -> None:
            async with lock:
                turns.append(name)
                await asyncio.sleep(0)

        first, gone, last = [asyncio.create_task(wait(name)) for name in ("first", "gone", "last")]
        await asyncio.sleep(0)
        gone.cancel()
        lock.release()
        assert not lock.take(), "others have waited longer"
        await asyncio.gather(first, last, gone, return_exceptions=True)
        assert (turns, lock.locked()) == (["first", "last"], False)

        # Somebody who is cancelled in the moment in which the lock becomes theirs passes it on.
        assert lock.take()
        late, next_one = asyncio.create_task(wait("late")), asyncio.create_task(wait("next"))
        await asyncio.sleep(0)
        lock.release()
        late.cancel()
        await asyncio.gather(late, next_one, return_exceptions=True)
        assert (turns[2:], lock.locked()) == (["next"], False)

    asyncio.run(run())


@pytest.mark.parametrize("count", [1, ROWS_AT_ONCE, 2 * ROWS_AT_ONCE + 1])
def test_groups_of_every_size_are_written(tmp_path: Path, count: int) -> None:
    """All entries that wait are written, and one whose number is taken harms no other."""

    async def run() -> None:
        store = Store(settings_from({"PECUNIA_DATA_DIR": str(tmp_path)}).database)
        await store.open()
        try:
            await store.add_identity("anna", "Anna")
            await store.add_table(TableRow("t", "{}", "seed", "invitation", "anna", "open", True, 0.0, 0.0))
            log = [LogEntry(number, "chat", 0, "anna", f"line {number}", "", 0.0) for number in range(1, count + 1)]
            assert all(await asyncio.gather(*[store.append("t", entry) for entry in log]))
            late = log[-1]._replace(text="too late")
            more = [entry._replace(number=entry.number + count) for entry in log]
            assert (
                await asyncio.gather(*[store.append("t", entry) for entry in (late, *more)]) == [False] + [True] * count
            )
            assert (await store.entries_after("t", 0))[1] == log + more
        finally:
            await store.close()

    asyncio.run(run())


def test_light_figures_are_read_like_others() -> None:
    registry = CollectorRegistry()
    seconds = LightHistogram("waited_seconds", "How long", registry, (0.1, 1))
    kinds = LightCounter("things", "How many", "kind", registry)
    for amount in (0.05, 0.1, 0.5, 7):
        seconds.observe(amount)
    for kind in ("a", "b", "a"):
        kinds.inc(kind)
    said = generate_latest(registry).decode()
    for line in (
        'waited_seconds_bucket{le="0.1"} 2.0',
        'waited_seconds_bucket{le="1.0"} 3.0',
        'waited_seconds_bucket{le="+Inf"} 4.0',
        "waited_seconds_count 4.0",
        "waited_seconds_sum 7.65",
        'things_total{kind="a"} 2.0',
        'things_total{kind="b"} 1.0',
    ):
        assert line in said.splitlines()
