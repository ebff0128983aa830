"""Two processes that both believe that a table is theirs: only the owner can write, whatever the other one tries."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import pytest
from sqlalchemy import Connection, text

from pecunia.core.chance import stream_of
from pecunia.server.settings import Settings
from pecunia.server.store import leases
from pecunia.server.store.failures import TableMoved
from pecunia.server.store.leases import Released
from pecunia.server.store.quick_connection import QuickConnection
from pecunia.server.store.rows import LogEntry, TableRow
from pecunia.server.store.store import Store
from tests.server.processes import Postgres

TAKEOVERS = int(os.environ.get("PECUNIA_RACES", "25"))  # of one table, by processes that go on writing
WRITERS = 3


@pytest.fixture
def address(postgres: Postgres) -> str:
    return Settings(database_url=postgres.new_database()).database


def entry(number: int, who: str) -> LogEntry:
    return LogEntry(number, "chat", 0, "anna", who, "", float(number))


async def open_stores(stack: AsyncExitStack, address: str, count: int = 2) -> list[Store]:
    """A store for each process, and a table."""
    stores = [Store(address) for _ in range(count)]
    for number, store in enumerate(stores):
        await store.open()
        stack.push_async_callback(store.close)
        await store.run(partial(leases.register, process=f"p{number}", node=f"node {number}", address="127.0.0.1:9"))
        await store.run(partial(revive, process=f"p{number}"))
    await stores[0].add_identity("anna", "Anna")
    await stores[0].add_table(TableRow("t", "{}", "seed", "invitation", "anna", "playing", True, 1.0, 1.0))
    return stores


def die(connection: Connection, process: str) -> None:
    """No sign of life for long."""
    connection.execute(text("UPDATE processes SET seen = 0 WHERE id = :id"), {"id": process})


async def take(store: Store, process: str) -> leases.Lease:
    lease = await store.run(lambda connection: leases.take(connection, "t", process))
    assert lease is not None
    return lease


async def log_of(store: Store) -> list[LogEntry]:
    return (await store.entries_after("t", 0))[1]


async def the_former_owner_cannot_write(stores: list[Store]) -> None:
    first, second = stores
    old = await take(first, "p0")
    assert await first.append("t", entry(1, "p0"), fence=old.fence)
    assert await take(second, "p1") == leases.Lease(0, "p0"), "it is alive, so it keeps the table"
    await first.run(lambda connection: die(connection, "p0"))
    new = await take(second, "p1")
    assert new.fence > old.fence
    assert new.former == "p0"
    with pytest.raises(TableMoved):
        await first.append("t", entry(2, "p0"), fence=old.fence)
    assert await second.append("t", entry(2, "p1"), fence=new.fence)
    assert [line.text for line in await log_of(first)] == ["p0", "p1"]


async def what_it_loses_harms_no_other_table(stores: list[Store]) -> None:
    """Entries of a lost table and of others are in one group."""
    first = stores[0]
    await first.add_table(TableRow("other", "{}", "seed", "invitation", "anna", "open", True, 1.0, 1.0))
    old = await take(first, "p0")
    other = await first.run(lambda connection: leases.take(connection, "other", "p0"))
    assert other is not None
    assert await first.run(lambda connection: leases.pass_on(connection, "t", "p0", old.fence, "p1"))
    found = await asyncio.gather(
        first.append("other", entry(1, "p0"), fence=other.fence),
        first.append("t", entry(1, "p0"), fence=old.fence),
        first.append("other", entry(1, "too late"), fence=other.fence),
        return_exceptions=True,
    )
    assert sorted(map(str, (found[0], found[2]))) == ["False", "True"]
    assert isinstance(found[1], TableMoved)
    assert await log_of(first) == []


async def an_entry_from_before_the_table_was_lost_is_not_taken_for_a_new_one(stores: list[Store]) -> None:
    """A process loses a table and gets it again, and both what it has written before and since waits for the store."""
    old = await take(stores[0], "p0")
    new = await take(stores[0], "p0")
    both = await asyncio.gather(
        stores[0].append("t", entry(1, "old"), fence=old.fence),
        stores[0].append("t", entry(1, "new"), fence=new.fence),
        return_exceptions=True,
    )
    assert [line.text for line in await log_of(stores[0])] == ["new"]
    assert (type(both[0]), both[1]) == (TableMoved, True)
    both = await asyncio.gather(
        stores[0].append("t", entry(1, "new"), fence=new.fence),
        stores[0].append("t", entry(1, "old"), fence=old.fence),
        return_exceptions=True,
    )
    assert (both[0], type(both[1])) == (False, TableMoved), "a number that is taken is no reason to lose the table"


async def a_released_table_is_nobodys(stores: list[Store]) -> None:
    first, second = stores
    old = await take(first, "p0")
    await first.run(lambda connection: leases.release(connection, "p0", [Released("t", old.fence, 5.0)]))
    with pytest.raises(TableMoved):
        await first.append("t", entry(1, "p0"), fence=old.fence)
    assert await first.unheld(6.0) == ["t"]
    new = await take(second, "p1")
    assert (new.fence > old.fence, new.former) == (True, "")
    await first.run(lambda connection: leases.release(connection, "p0", [Released("t", old.fence, 7.0)]))
    assert await second.append("t", entry(1, "p1"), fence=new.fence), "the former owner cannot release it again"


async def dead_processes_are_shared_out(stores: list[Store]) -> None:
    """Running tables get new owners, other leases are deleted, and then nothing is left of the dead."""
    first, second = stores
    for number in range(20):
        status = "playing" if number % 2 else "over"
        await first.add_table(TableRow(f"t{number}", "{}", "s", "i", "anna", status, True, 1.0, 1.0), None, "p0")
    await first.run(lambda connection: die(connection, "p0"))
    found = await second.run(lambda connection: leases.take_from_dead(connection, "p1", 6))
    assert len(found) == 6
    found |= await second.run(lambda connection: leases.take_from_dead(connection, "p1", 6))
    assert sorted(found) == sorted(f"t{number}" for number in range(20) if number % 2)
    await second.run(leases.bury)
    assert await second.run(lambda connection: leases.leases_of(connection, "p0")) == {}
    signs = QuickConnection(first.engine, None, 5, leases.BEAT)
    assert await leases.beat(signs, "p0") == (
        None,
        [leases.ProcessRow("p1", "127.0.0.1:9", True)],
        False,
    ), "it learns that it is dead"
    signs.close()


async def a_frozen_transaction_does_not_hold_up_others(stores: list[Store]) -> None:
    """An owner hangs after it has written an entry and before it commits. The database gives up on it."""
    first, second = stores
    old = await take(first, "p0")
    with first.engine.connect() as frozen:
        assert leases.lost_leases(frozen, {"t": old.fence}) == set()
        frozen.execute(text("INSERT INTO entries VALUES ('t', 1, 'chat', 0, 'anna', 'p0', '', 1.0)"))
        await first.run(lambda connection: die(connection, "p0"))
        new = await take(second, "p1")
        assert await second.append("t", entry(1, "p1"), fence=new.fence)
        frozen.invalidate()
    assert [line.text for line in await log_of(second)] == ["p1"]


CASES: list[Callable[[list[Store]], Awaitable[None]]] = [
    the_former_owner_cannot_write,
    what_it_loses_harms_no_other_table,
    an_entry_from_before_the_table_was_lost_is_not_taken_for_a_new_one,
    a_released_table_is_nobodys,
    dead_processes_are_shared_out,
    a_frozen_transaction_does_not_hold_up_others,
]


@pytest.mark.parametrize("case", CASES)
def test_fences(address: str, case: Callable[[list[Store]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            await case(await open_stores(stack, address))

    asyncio.run(run())


class Rival:
    """A process that takes the table again and again, and always goes on writing as if it still had it."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.name = name
        self.written: list[tuple[int, int]] = []  # the numbers of its entries, and its fence at the time
        self.refused = 0
        self.tenures: list[tuple[int, int]] = []  # its fences, and the length of the log when it got the table

    async def rule(self, fence: int) -> None:
        """Read the log as a new owner does, and write until the table is gone."""
        number = len(await log_of(self.store))
        self.tenures.append((fence, number))
        while True:
            number += 1
            try:
                assert await self.store.append("t", entry(number, f"{self.name} {fence}"), fence=fence)
            except TableMoved:
                self.refused += 1
                return
            self.written.append((number, fence))


def test_owners_that_fight_for_a_table(address: str) -> None:
    """Processes take a table from each other while the former owner writes as fast as it can.

    Every entry was written under the newest fence of its time, and every owner has seen all that came before it.
    """

    async def run() -> None:
        async with AsyncExitStack() as stack:
            stores = await open_stores(stack, address, WRITERS)
            rivals = [Rival(store, f"p{number}") for number, store in enumerate(stores)]
            chance = stream_of("rivals")
            ruling: list[asyncio.Task[None]] = []
            owner = WRITERS - 1
            for _ in range(TAKEOVERS):
                former, owner = owner, (owner + 1 + chance.below(WRITERS - 1)) % WRITERS
                await stores[owner].run(partial(die, process=f"p{former}"))
                await stores[owner].run(partial(revive, process=f"p{owner}"))
                lease = await take(stores[owner], f"p{owner}")
                assert lease.fence
                ruling.append(asyncio.create_task(rivals[owner].rule(lease.fence)))
                await asyncio.sleep(chance.below(40) / 1000)
            await stores[owner].run(lambda c: die(c, f"p{owner}"))
            await stores[owner].run(lambda c: c.execute(text("UPDATE leases SET fence = nextval('fences')")))
            await asyncio.gather(*ruling)
            log = await log_of(stores[0])
            written = sorted(pair for rival in rivals for pair in rival.written)
            fences = [int(line.text.split()[1]) for line in log]
            assert fences == sorted(fences), "no owner has written after the next one"
            assert [number for number, _ in written] == list(range(1, len(log) + 1)), "nothing is lost or doubled"
            assert [fence for _, fence in written] == fences
            assert sum(rival.refused for rival in rivals) == TAKEOVERS
            tenures = sorted(tenure for rival in rivals for tenure in rival.tenures)
            for (fence, length), _ in zip(tenures, tenures[1:], strict=False):
                assert [each for each in fences[:length] if each >= fence] == []
                assert [each for each in fences[length:] if each < fence] == [], "a new owner knows all entries"
            print(f"{TAKEOVERS} takeovers, {len(log)} entries")

    asyncio.run(run())


def revive(connection: Connection, process: str) -> None:
    """It is alive for the next hour, however slow the test is."""
    now = "extract(epoch FROM clock_timestamp())"
    connection.execute(text(f"UPDATE processes SET seen = {now} + 3600 WHERE id = :id"), {"id": process})
