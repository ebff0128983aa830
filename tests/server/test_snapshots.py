"""A table opened from a snapshot is the table that its whole log makes, whatever has happened at it."""

import asyncio
import zlib
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from pecunia.core.chance import Stream, stream_of
from pecunia.core.moves import Played
from pecunia.lessons.lesson import lessons
from pecunia.server.messages import (
    Answer,
    Chat,
    ClientMessage,
    MoveMessage,
    Rematch,
    Resign,
    TakeBack,
)
from pecunia.server.store.rows import MAX_CHAT, LogEntry, SnapshotRow, StoredTable
from pecunia.server.tables import checkpoints, commands, message_ids, snapshot
from pecunia.server.tables.checkpoints import MAX_CHECKPOINTS, Checkpoints
from pecunia.server.tables.opening import open_stored, restored
from pecunia.server.tables.snapshot import FORM, encoder, from_snapshot, snapshot_due, snapshot_of
from pecunia.server.tables.state import TableState
from tests.server.lesson_logs import played_lesson
from tests.server.test_leaks import GAMES
from tests.server.worlds import World, open_world, person


def same(one: TableState, other: TableState) -> None:
    """Everything that anybody can learn from a table, and everything that it does by itself."""
    for name in ("number", "host", "status", "ended", "asked_at", "ask", "chat", "rematch_offered", "rematch"):
        assert getattr(one, name) == getattr(other, name), name
    for name in ("game_entry", "open_game_entry", "take_back_entry", "take_backs", "taken_back"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.info(lambda seat: True) == other.info(lambda seat: True)
    assert [seat.identity for seat in one.seats] == [seat.identity for seat in other.seats]
    assert (one.deadline(), one.moves_by_itself()) == (other.deadline(), other.moves_by_itself())
    assert one.message_ids.people() == other.message_ids.people()
    for seat in range(-1, len(one.seats)):
        assert one.record(seat) == other.record(seat)
        known, expected = one.known_view(seat), other.known_view(seat)
        assert (known and known.whole()) == (expected and expected.whole())
        numbers = range(0, one.number + 1, 7)
        assert [one.number_for(seat, entry) for entry in numbers] == [
            other.number_for(seat, entry) for entry in numbers
        ]
    if one.game is not None and other.game is not None:
        assert one.game.position() == other.game.position()
        assert [one.game.undo_limit(seat) for seat in range(one.game.seats)] == [
            other.game.undo_limit(seat) for seat in range(one.game.seats)
        ]


def wishes(world: World, stream: Stream) -> Iterator[tuple[int, ClientMessage]]:
    """What people do at a table, at random: mostly they move."""
    while world.table.status == "playing":
        asked = world.table.asked()
        somebody = stream.below(len(world.table.seats))
        id = f"{world.table.number}"
        wish = stream.below(100)
        if wish < 8:
            yield somebody, Chat(id, f"Salve {id}!")
        elif wish < 16:
            mover = world.game.played.player if world.game.played else somebody
            yield mover, TakeBack(id, 1 + stream.below(2))
        elif wish < 19:
            yield somebody, TakeBack(id, 1 + stream.below(60))
        elif world.table.ask is not None and wish < 70:
            yield somebody, Answer(id, stream.below(4) > 0)
        elif wish == 20 and stream.below(12) == 0:
            yield somebody, Resign(id)
        else:
            moves = world.game.view(asked).moves
            yield asked, MoveMessage(id, moves[stream.below(len(moves))].text)
    for seat in range(len(world.table.seats)):
        yield seat, Chat(f"over {seat}", "Vale!")
    yield 0, Rematch("another")


async def something_else(world: World, stream: Stream) -> None:
    """Clocks run out, people come back, a seat goes to another device and back."""
    kind = stream.below(20)
    seat = stream.below(len(world.table.seats))
    if kind == 0 and len(world.table.others_to_ask(seat)) > 1:
        await world.room.execute(lambda table: commands.mark_away(table, 1e18))
    elif kind == 1:
        await world.room.execute(lambda table: commands.back_if_away(table, person(seat)))
    elif kind == 2 and world.table.seats[seat].identity == person(seat):
        await world.room.execute(lambda table: commands.hand_over(table, seat, person(seat), f"other {seat}"))
        await world.room.execute(lambda table: commands.hand_over(table, seat, f"other {seat}", person(seat)))


def from_whole_log(world: World) -> TableState:
    return restored(StoredTable(world.table.row, [], None, [], world.shelf.log)).state


def with_names(table: TableState, like: TableState) -> TableState:
    for seat, named in zip(table.seats, like.seats, strict=True):
        seat.name = named.name
    return table


async def lived(kind: str) -> None:
    title, players, options = GAMES[kind]
    stream = stream_of(f"snapshots {kind}")
    world = open_world(title.name, players, options)
    opened = 0
    for seat, wish in wishes(world, stream):
        await world.say(seat, wish)
        if world.table.status == "playing":
            await something_else(world, stream)
        if stream.below(30) == 0 or world.table.status == "over":
            found = await open_stored(world.shelf, "table")
            assert found is not None
            opened += found.snapshot > 0
            for table in (found.state, from_whole_log(world)):
                same(with_names(table, world.table), world.table)
    assert opened > 5
    written = {entry.kind for entry in world.shelf.log}
    assert {"chat", "ask-back", "agree", "away", "back", "hand-over"} <= written
    assert world.table.take_back_entry > 0
    assert len(world.shelf.snapshots) == 2
    world.close()


@pytest.mark.parametrize("kind", GAMES)
def test_a_snapshot_and_the_whole_log_give_the_same_table(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "SNAPSHOT_EVERY", 64)
    asyncio.run(lived(kind))


def test_snapshots_grow_no_faster_than_the_log() -> None:
    """A snapshot is as long as the log before it. All of them together are some times as long, however long it is."""
    for length in (1_000, 10_000, 100_000):
        taken = [snapshot_due(0)]
        while taken[-1] < length:
            taken.append(snapshot_due(taken[-1]))
        assert sum(taken) < 12 * length
        assert all(after - before <= max(snapshot.SNAPSHOT_EVERY, after / 8) for before, after in pairwise(taken))


@pytest.mark.parametrize("name", lessons())
def test_lessons_are_in_snapshots(name: str) -> None:
    row, log = played_lesson(name)
    table = TableState(row)
    for entry in log:
        table.apply(entry)
        again = from_snapshot(row, snapshot_of(table), [])
        same(again, table)
        assert again.lesson_step() == table.lesson_step()
        if table.game is not None and entry.kind == "move" and table.open_lesson() is not None:
            back = [LogEntry(entry.number + 1, "take-back", log[0].seat, "anna", "1", "", 0.0)]
            for each in (again, twin := table.twin()):
                each.apply_all(back)
            same(again, twin)


# What is wrong with a snapshot does no harm.


def changed(snapshot: SnapshotRow, **fields: Any) -> SnapshotRow:
    """The snapshot with other fields."""
    from pecunia.server.tables.snapshot import decoder

    saved = decoder.decode(zlib.decompress(snapshot.state[1:]))
    text = bytes([FORM]) + zlib.compress(encoder.encode(msgspec.structs.replace(saved, **fields)))
    return SnapshotRow(snapshot.number, text)


DAMAGE: dict[str, Any] = {
    "empty": lambda kept: SnapshotRow(kept.number, b""),
    "form": lambda kept: SnapshotRow(kept.number, bytes([FORM + 1]) + kept.state[1:]),
    "bit": lambda kept: SnapshotRow(kept.number, kept.state[:200] + bytes([kept.state[200] ^ 4]) + kept.state[201:]),
    "cut": lambda kept: SnapshotRow(kept.number, kept.state[:-9]),
    "rules": lambda kept: changed(kept, rules=2),
    "seats": lambda kept: changed(kept, seats=[]),
    "number": lambda kept: SnapshotRow(kept.number - 1, kept.state),
    "later than the log": lambda kept: SnapshotRow(kept.number + 500, changed(kept, number=kept.number + 500).state),
    "position": lambda kept: changed(kept, game=None),
}


async def played_world(entries: int) -> World:
    world = open_world("non-olet", 2, {"target": 99})
    stream = stream_of("damage")
    while world.table.number < entries:
        moves = world.game.view(world.table.asked()).moves
        await world.say(world.table.asked(), MoveMessage(f"{world.table.number}", stream.choose(moves).text))
        await world.say(0, Chat(f"chat {world.table.number}", f"Carthago {world.table.number}"))
    return world


async def damaged(fault: str) -> None:
    world = await played_world(150)
    kept = world.shelf.snapshots[-1]
    world.shelf.snapshots = [DAMAGE[fault](kept)]
    found = await open_stored(world.shelf, "table")
    assert found is not None
    assert found.snapshot == 0
    same(with_names(found.state, world.table), world.table)
    since = await world.room.since(0, world.table.number - 5, "en")
    assert len(since.steps) >= 2
    world.close()


@pytest.mark.parametrize("fault", DAMAGE)
def test_a_damaged_snapshot_is_not_needed(
    fault: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "SNAPSHOT_EVERY", 128)
    asyncio.run(damaged(fault))
    assert "table table is opened without its snapshot" in caplog.text


def test_snapshots_hold_no_words_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "SNAPSHOT_EVERY", 128)

    async def run() -> None:
        world = await played_world(150)
        state = zlib.decompress(world.shelf.snapshots[-1].state[1:])
        assert b"Carthago" not in state
        assert b"Name" not in state
        assert len(world.table.chat) > 50
        found = await open_stored(world.shelf, "table")
        assert found is not None
        assert found.snapshot > 100
        assert found.state.chat == world.table.chat[-MAX_CHAT:]
        world.close()

    asyncio.run(run())


# The parts of a table that are bounded.


def test_taking_back_costs_no_more_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is, taking back a move plays few moves again; so does going further and further back."""
    world = open_world("non-olet", 4, {"target": 999})
    table, stream = world.table, stream_of("long")
    assert table.game is not None
    replayed: list[int] = []  # how many moves a take-back had to look at, those that it takes back included
    original = checkpoints._since

    def counted(played: Played | None, number: int) -> list[Played]:
        found = original(played, number)
        replayed.append(len(found))
        return found

    monkeypatch.setattr(checkpoints, "_since", counted)
    for number in range(table.number + 1, table.number + 1501):
        move = stream.choose(table.game.question.moves)  # type: ignore[union-attr]  # nobody has won yet
        table.apply(LogEntry(number, "move", table.asked(), "", move.text, "", 0.0))
    expected = [(table.game.earlier(back).position()) for back in range(1, 41)]
    assert len(table.checkpoints.kept) <= MAX_CHECKPOINTS
    for position in expected:
        table.apply(LogEntry(table.number + 1, "take-back", 0, "", "1", "", 0.0))
        assert table.game.position() == position
    assert sum(replayed) < 40 * 40
    for back in (100, 400, 700):
        wanted = table.game.earlier(back).position()
        table.apply(LogEntry(table.number + 1, "take-back", 0, "", f"{back}", "", 0.0))
        assert table.game.position() == wanted
        assert replayed[-1] < 3 * back + 64
    world.close()


def test_checkpoints_go_back_to_every_moment() -> None:
    world = open_world("olet", 3, {})
    game, stream = world.game, stream_of("moments")
    kept = Checkpoints()
    while game.question is not None:
        game.play(stream.choose(game.question.moves))
        kept.moved(game)
        back = stream.below(len(game.history()) + 1)
        assert kept.copy().earlier(game, back).position() == game.earlier(back).position()
    world.close()


def test_message_ids_are_bounded_for_each_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_ids, "MAX_MESSAGES", 4)
    monkeypatch.setattr(message_ids, "MAX_PEOPLE", 3)
    ids = message_ids.MessageIds()
    ids.add("ben", "his only message", 1)
    for number in range(2, 12):
        ids.add("anna", f"{number}", number)
    assert [ids.entry_of("anna", f"{number}") for number in range(2, 12)] == [0] * 6 + [8, 9, 10, 11]
    assert ids.entry_of("ben", "his only message") == 1, "others have written a lot since"
    assert ids.entry_of("anna", "his only message") == 0
    for name in ("carla", "dora"):
        ids.add(name, "hello", 20)
    assert list(ids.people()) == ["anna", "carla", "dora"]
