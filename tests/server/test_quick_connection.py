"""Entries that PostgreSQL gets from the event loop itself: nothing on the way changes them, and a connection that has
ended is no reason to refuse anybody."""

import asyncio
import time
from collections.abc import Callable
from typing import cast

import pytest
import uvloop
from sqlalchemy import text

from pecunia.server.peers.heartbeat import BeatResult, Heartbeat
from pecunia.server.settings import Settings
from pecunia.server.store import leases
from pecunia.server.store.database import POOL
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable
from pecunia.server.store.rows import LogEntry, TableRow
from pecunia.server.store.store import Store
from tests.server.processes import Postgres

ODD = ["", "NULL", 'say "no"', "C:\\tables\\", "{1,2}", "a\nb\tc", "π ≠ 3 🎲", "'; --", '"', "\\", ',",', " "]


@pytest.fixture
def store(postgres: Postgres) -> Store:
    return Store(Settings(database_url=postgres.new_database()).database)


def entry(number: int, said: str) -> LogEntry:
    return LogEntry(number, "chat", -1, "anna", said, said[:40], 1.0 / 3 * number)


async def opened(store: Store, *tables: str) -> None:
    await store.open()
    await store.add_identity("anna", "Anna")
    for table in tables:
        await store.add_table(TableRow(table, "{}", "seed", "invitation", "anna", "playing", True, 1.0, 1.0))


async def log_of(store: Store, table: str) -> list[LogEntry]:
    return (await store.entries_after(table, 0))[1]


@pytest.mark.parametrize("together", [False, True], ids=["one at a time", "in a group"])
def test_entries_arrive_as_they_were_sent(store: Store, together: bool) -> None:
    async def work() -> None:
        await opened(store, "t")
        sent = [entry(number, said) for number, said in enumerate(ODD, 1)]
        groups = store.writer.groups
        if together:
            await asyncio.gather(*[store.append("t", each) for each in sent])
        else:
            for each in sent:
                assert await store.append("t", each)
        assert store.writer.groups - groups == (1 if together else len(sent))
        assert await log_of(store, "t") == sent
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("bad", ["a\0b", "\ud800"], ids=["zero byte", "no text"])
def test_what_cannot_be_stored_is_refused_and_harms_no_other_table(store: Store, bad: str) -> None:
    async def work() -> None:
        await opened(store, "s", "t", "u")
        tables = ("s", "t", "u")
        found = await asyncio.gather(
            *[store.append(table, entry(1, bad if table == "t" else "good")) for table in tables],
            return_exceptions=True,
        )
        assert [type(each) for each in found] == [bool, StoreUnavailable, bool]
        assert [len(await log_of(store, table)) for table in tables] == [1, 0, 1]
        await store.close()

    asyncio.run(work())


def test_a_number_is_written_once(store: Store) -> None:
    async def work() -> None:
        await opened(store, "t")
        assert await store.append("t", entry(1, "first"))
        assert not await store.append("t", entry(1, "alone"))
        assert await asyncio.gather(*[store.append("t", entry(number, "group")) for number in (1, 2, 2)]) == [
            False,
            True,
            False,
        ]
        assert [each.text for each in await log_of(store, "t")] == ["first", "group"]
        await store.close()

    asyncio.run(work())


def test_a_connection_that_has_ended_is_opened_anew(store: Store) -> None:
    async def work() -> None:
        await opened(store, "t")
        assert await store.append("t", entry(1, "before"))
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%INSERT INTO entries%'"
        alive = text(f"{ended} AND pid <> pg_backend_pid() AND datname = current_database()")
        assert (await store.run(lambda connection: connection.execute(alive).all())) == [(True,)]
        await asyncio.sleep(0.2)  # the end arrives
        assert await store.append("t", entry(2, "after"))
        assert [each.text for each in await log_of(store, "t")] == ["before", "after"]
        await store.close()

    asyncio.run(work())


def test_a_statement_that_the_database_takes_no_more_is_prepared_anew(store: Store) -> None:
    """As after a migration by a newer process, which changes what the statement returns."""

    async def work() -> None:
        await opened(store, "t")
        assert await store.append("t", entry(1, "before"))
        change = text("ALTER TABLE entries ALTER COLUMN number TYPE bigint")
        await store.run(lambda connection: connection.execute(change))
        assert await store.append("t", entry(2, "after"))
        await store.close()

    asyncio.run(work())


def test_texts_are_the_same_in_a_database_with_another_encoding(postgres: Postgres) -> None:
    latin = "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    store = Store(Settings(database_url=postgres.new_database(latin)).database)

    async def work() -> None:
        await opened(store, "t")
        assert await store.append("t", entry(1, "café"))
        assert [each.text for each in await log_of(store, "t")] == ["café"]
        await store.close()

    asyncio.run(work())


def test_an_error_of_our_own_does_not_end_the_writer(store: Store) -> None:
    async def work() -> None:
        await opened(store, "t")
        wrong = entry(1, "")._replace(text=cast(str, 7))
        async with asyncio.timeout(5):
            found = await asyncio.gather(
                store.append("t", wrong), store.append("t", entry(2, "")), return_exceptions=True
            )
            assert [type(each) for each in found] == [OutcomeUnknown, OutcomeUnknown]
            assert await store.append("t", entry(1, "after"))
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_group_that_is_too_large_for_one_go(store: Store, loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def work() -> None:
        await opened(store, "t")
        sent = [entry(number, "π" * 2_000_000) for number in range(1, 4)]
        assert await asyncio.gather(*[store.append("t", each) for each in sent]) == [True, True, True]
        assert await log_of(store, "t") == sent
        await store.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work())


def test_signs_of_life_do_not_wait_for_the_rest_of_the_process(store: Store) -> None:
    """Also while others want tables of it, and every thread of the store is busy."""

    async def work() -> None:
        await opened(store, "t")
        heard: list[BeatResult | None] = []

        async def hear(result: BeatResult | None) -> None:
            heard.append(result)

        heart = Heartbeat(store, "node", hear)
        await heart.start("127.0.0.1:9")
        await store.run(lambda connection: leases.take(connection, "t", heart.process))
        busy = asyncio.gather(*[store.run(lambda _: time.sleep(3)) for _ in range(POOL - 2)])

        def want() -> None:
            with store.engine.begin() as connection:
                leases.want(connection, "t", "other")

        await asyncio.to_thread(want)
        await asyncio.sleep(2.5)
        assert heart.steady
        assert [each.wanted for each in heard if each is not None and each.wanted] == [[("t", "other")]]
        await busy
        await heart.close()
        await store.close()

    asyncio.run(work())
