"""However long the log of a table is, opening it costs about the same, and nobody at another table notices."""

import asyncio
import gc
import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, insert

from pecunia.core.chance import stream_of
from pecunia.server.messages import Options, Pace, Setting
from pecunia.server.settings import Settings
from pecunia.server.store.rows import LogEntry, SnapshotRow, TableRow
from pecunia.server.store.sql_tables import entries, identities, tables
from pecunia.server.store.store import Store
from pecunia.server.tables.catch_up import MAX_STEPS
from pecunia.server.tables.opening import open_stored
from pecunia.server.tables.snapshot import snapshot_of
from pecunia.server.tables.state import TableState
from tests.server.people import Person
from tests.server.processes import Server
from tests.server.test_store import in_store

PLAYED = 2600  # moves of the longest game here; after them, moves are made and taken back, except the newest
SECRET = "senate-schemes"  # a question that all answer without seeing whether others have
SIZES = (100, 1_000, 10_000)


def long_log(name: str, size: int) -> tuple[TableRow, list[LogEntry]]:
    """A public table of four people whose log has so many entries."""
    options = msgspec.convert({"target": 999}, Options)
    setting = Setting(game="non-olet", players=4, public=True, pace=Pace("days", 30), options=options)
    now = time.time()
    text = msgspec.json.encode(setting).decode()
    row = TableRow(name, text, "seed", "invitation", "host", "playing", True, now, now)
    log = [LogEntry(seat + 1, "sit", seat, f"p{seat}", "", "", now) for seat in range(4)]
    log.append(LogEntry(5, "start", -1, "host", "", "", now))
    table = TableState(row)
    table.apply_all(log)
    game, stream = table.game, stream_of("long")
    assert game is not None
    before = game
    while len(log) < size:
        seat = -1 if game.question is None else game.question.player
        if PLAYED < len(log) < size - MAX_STEPS and log[-1].kind == "move":
            kind, text, seat, game = "take-back", "1", log[-1].seat, before
        else:
            assert game.question is not None
            move = stream.choose(game.question.moves)
            before, kind, text = game.copy(), "move", move.text
            game.play(move)
        log.append(LogEntry(len(log) + 1, kind, seat, f"p{seat}", text, f"m{len(log)}", now))
    return row, log


def write(folder: Path, *logs: tuple[TableRow, list[LogEntry]]) -> None:
    """Put tables into the database of a server."""
    engine = create_engine(Settings(data_dir=str(folder)).database)
    with engine.begin() as connection:
        host = {"id": "host", "name": "Host", "created": 0.0}
        connection.execute(insert(identities).prefix_with("or ignore"), host)
        for row, log in logs:
            stored = {name: getattr(row, name) for name in TableRow.__dataclass_fields__}
            connection.execute(insert(tables), {**stored, "due": None})
            connection.execute(insert(entries), [{"table": row.id, **entry._asdict()} for entry in log])
    engine.dispose()


def test_every_table_opens_at_about_the_same_cost(tmp_path: Path) -> None:
    logs = {size: long_log(f"t{size}", size) for size in SIZES}

    async def nothing(store: Store) -> None:
        pass

    async def measured(store: Store) -> None:
        best: dict[int, float] = {}
        for size, (row, log) in logs.items():
            first = await open_stored(store, row.id)
            assert first is not None
            assert (first.snapshot, first.state.number) == (0, size)
            newest = size - 40  # as after any restart, a part of the log comes after the snapshot
            state = TableState(row)
            state.apply_all(log[:newest])
            await store.save_snapshot(row.id, snapshot_of(state))
            best[size] = min([await open_again(store, row.id, newest) for _ in range(9)])
        print({size: f"{1000 * seconds:.1f} ms" for size, seconds in best.items()})
        # What grows is the list of moves, which takes microseconds each: 25 times as many moves here.
        assert best[10_000] < 6 * best[100]

    async def open_again(store: Store, table: str, newest: int) -> float:
        began = time.process_time()  # of all our threads, and of no other program
        opened = await open_stored(store, table)
        took = time.process_time() - began
        assert opened is not None
        assert opened.snapshot == newest
        return took

    address = Settings(data_dir=str(tmp_path)).database
    in_store(address, nothing)
    write(tmp_path, *logs.values())
    in_store(address, measured)


def test_reading_a_whole_log_is_linear() -> None:
    """Without a snapshot the log is read once. What was taken back is not played again and again."""
    took = {}
    for size in (PLAYED + 1_000, PLAYED + 5_000):
        row, log = long_log("t", size)
        took[size] = min(time_of_reading(row, log) for _ in range(5))
    print(took)
    assert took[PLAYED + 5_000] < 6 * took[PLAYED + 1_000]


def time_of_reading(row: TableRow, log: list[LogEntry]) -> float:
    """Processor time without the cycle collector, which would go through all that earlier tests have left behind."""
    table = TableState(row)
    gc.disable()
    try:
        began = time.process_time()
        table.apply_all(log)
        return time.process_time() - began
    finally:
        gc.enable()


def secret_log(size: int) -> tuple[TableRow, list[LogEntry]]:
    """A table at which somebody chooses in secret and takes it back, again and again. The others see none of that."""
    options = msgspec.convert({"modules": ["events"]}, Options)
    setting = Setting(game="non-olet", players=4, pace=Pace("days", 30), options=options)
    row = TableRow("t", msgspec.json.encode(setting).decode(), "seed", "invitation", "host", "playing", False, 0.0, 0.0)
    log = [LogEntry(seat + 1, "sit", seat, f"p{seat}", "", "", 0.0) for seat in range(4)]
    log.append(LogEntry(5, "start", -1, "host", "", "", 0.0))
    table = TableState(row)
    table.apply_all(log)
    game, stream = table.game, stream_of("secret")
    assert game is not None
    while not ((question := game.question) and question.kind == SECRET and len(question.moves) > 2):
        assert question is not None
        move = stream.choose(question.moves)
        log.append(LogEntry(len(log) + 1, "move", question.player, f"p{question.player}", move.text, "", 0.0))
        game.play(move)
    seat, choice = question.player, question.moves[0].text
    while len(log) < size:
        for kind, text in (("move", choice), ("take-back", "1")):
            log.append(LogEntry(len(log) + 1, kind, seat, f"p{seat}", text, "", 0.0))
    return row, log


def test_very_many_secret_entries_cost_no_more_than_others() -> None:
    """Reading such a log, and saying what each of its entries is for somebody who may not see them, is linear."""
    took = {}
    for size in (2_000, 8_000):
        row, log = secret_log(size)
        table = TableState(row)
        table.apply_all(log)
        secret = len(list(table.private_entries))
        assert secret > 0.8 * size
        other = (log[-1].seat + 1) % 4
        assert table.number_for(other) == len(log) - secret
        assert table.number_for(log[-1].seat) == len(log)
        took[size] = min(time_of_reading(row, log) + time_of_numbers(table, other) for _ in range(5))
    print(took)
    assert took[8_000] < 8 * took[2_000]  # four times as many; sixteen times the time, if each went through all others


def time_of_numbers(table: TableState, seat: int) -> float:
    gc.disable()
    try:
        began = time.process_time()
        for entry in range(1, table.number + 1):
            number = table.number_for(seat, entry)
            assert table.number_for(seat, table.entry_for(seat, number)) == number
            table.question_number(seat)
        return time.process_time() - began
    finally:
        gc.enable()


@pytest.mark.parametrize("number", [0, 9_000])
def test_nobody_else_notices_a_long_log(unpaused_server: Server, number: int) -> None:
    """Neither opening the table nor catching up holds up the event loop. Nobody gets more than the newest steps."""
    row, log = long_log(f"long-{number}", 10_000)
    write(unpaused_server.folder, (row, log))

    async def run() -> None:
        async with Person(unpaused_server.url, "Anna") as anna:
            chair = anna.chair(row.id)
            chair.number = number
            async with chair:
                assert chair.number == len(log)
                assert 0 < len(chair.happenings) < 20 * MAX_STEPS
                await chair.send({"type": "catch-up", "id": "all", "number": 0})
                await chair.until(lambda chair: '"type":"welcome"' in chair.heard[-1])
            since = await anna.ask("GET", f"/tables/{row.id}/since?number={number}")
            assert since["left_out"] == len(log) - number - MAX_STEPS
            assert 0 < len(since["steps"]) <= MAX_STEPS

    asyncio.run(run())


def test_the_newest_two_snapshots_are_kept(tmp_path: Path) -> None:
    row, log = long_log("t", 300)

    async def nothing(store: Store) -> None:
        pass

    async def work(store: Store) -> None:
        table = TableState(row)
        for entry in log:
            table.apply(entry)
            if entry.number % 64 == 0:
                await store.save_snapshot("t", snapshot_of(table))
        found = [await store.open_table("t", 200, most) for most in (None, 255, 191, 100)]
        numbers = [stored and stored.snapshot and stored.snapshot.number for stored in found]
        assert numbers == [256, 192, None, None]
        assert [len(stored.log) for stored in found if stored] == [45, 109, 300, 300]
        await store.save_snapshot("t", SnapshotRow(64, b"late"))  # another process was slow
        stored = await store.open_table("t", 200, 100)
        assert stored is not None
        assert stored.snapshot is None

    address = Settings(data_dir=str(tmp_path)).database
    in_store(address, nothing)
    write(tmp_path, (row, log))
    in_store(address, work)
