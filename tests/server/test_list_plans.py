"""Whatever people do again and again reads a few rows by an index, however many tables there are.

The plans are those of a database with 20,000 tables, as the database itself explains them.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, event, text

from pecunia.server.store import archive, erasing
from pecunia.server.store.database import migrate, open_engine
from pecunia.server.store.rows import TableRow
from pecunia.server.store.search import Wanted
from pecunia.server.store.store import Store
from tests.server.databases import new_address
from tests.server.many_tables import HEAVY, fill, table_id

TABLES = 20_000
PATIENCE = 600  # seconds; filling takes a while on a busy machine
LARGE = {"tables", "seats", "entries", "archive", "archived_people"}  # they grow with the tables
OPEN, PLAYING, RECENT, OLD = 0, 1, 2, 15  # the numbers of tables in each of these states


class Said(NamedTuple):
    statement: str
    parameters: Any


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    found = new_address(request, tmp_path_factory.mktemp("many"))
    engine = open_engine(found, seconds=PATIENCE)
    migrate(engine)
    with engine.begin() as connection:
        fill(connection, TABLES)
        connection.execute(text("ANALYZE"))
    engine.dispose()
    return found


def plans(address: str, work: Callable[[Store], Awaitable[Any]]) -> list[str]:
    """Do the work, and explain every statement that it has sent to the database: one line for each step of a plan."""

    async def run() -> list[str]:
        store = Store(address, seconds=PATIENCE)
        said: list[Said] = []

        def note(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
            if not many and not statement.startswith("INSERT"):
                said.append(Said(statement, parameters))

        await store.open()
        try:
            event.listen(store.engine, "before_cursor_execute", note)
            await work(store)
            event.remove(store.engine, "before_cursor_execute", note)
            assert said
            with store.engine.connect() as connection:
                return [step for each in said for step in explained(connection, each)]
        finally:
            await store.close()

    return asyncio.run(run())


def explained(connection: Connection, said: Said) -> Iterator[str]:
    if connection.dialect.name == "sqlite":
        for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said.statement}", said.parameters):
            yield row.detail
    else:
        found = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {said.statement}", said.parameters).scalar_one()
        yield from steps(found[0]["Plan"])


def steps(node: dict[str, Any]) -> Iterator[str]:
    """The steps of a plan of PostgreSQL, in the words of SQLite."""
    kind, on = node["Node Type"], node.get("Relation Name", "")
    if kind == "Sort":
        yield "USE TEMP B-TREE FOR ORDER BY"
    if on and kind.endswith("Scan"):
        uses_index = kind == "Bitmap Heap Scan" or "Index Cond" in node
        yield f"{'SEARCH' if uses_index else 'SCAN'} {on} ({kind})"
    for child in node.get("Plans", ()):
        yield from steps(child)


def scans(found: list[str]) -> list[str]:
    """Steps that read a whole SQL table, or a whole index of it."""
    return [step for step in found if step.split()[0] == "SCAN" and step.split()[1] in LARGE]


async def lobby(store: Store) -> None:
    first = await store.lobby()
    assert len(first.listed) > 60


async def mine(store: Store) -> None:
    for identity in (HEAVY, "person7"):
        first = await store.tables_of(identity)
        assert len(first.listed) == 100
        assert first.next is not None
        assert (await store.tables_of(identity, first.next)).listed
    await store.unfinished_tables(HEAVY)


async def searching(store: Store) -> None:
    for wanted in (
        Wanted("", "name", 0.0, 1e12),
        Wanted("non-olet", "", 1e9, time.time()),
        Wanted("", "zoe", 0.0, 1e12),
    ):
        first = await store.finished_tables(HEAVY, wanted)
        await store.finished_tables(HEAVY, wanted, first.next)


async def laying(store: Store) -> None:
    await store.name_of(HEAVY)
    assert await store.running_tables(HEAVY)
    await store.public_tables(HEAVY, "a" * 24)
    now = time.time()
    row = TableRow(f"new{now}".replace(".", ""), "{}", "seed", "invitation", HEAVY, "open", True, now, now)
    await store.add_table(row, now)


async def opening(store: Store) -> None:
    for number in (OPEN, PLAYING, RECENT, OLD):
        stored = await store.open_table(table_id(number), 200)
        assert stored is not None
        assert stored.log
        await store.open_table(table_id(number), 200, 5)
        await store.load(table_id(number))
        await store.entries_after(table_id(number), 1)
        await store.people_at(table_id(number))
        await store.seats_of(table_id(number))
        await store.is_guest(table_id(number), HEAVY)


async def housekeeping(store: Store) -> None:
    now = time.time()
    await store.unheld(now)
    await store.claim_expired(now, now + 1, 20)
    await store.held("")
    await store.tables_with_more({table_id(PLAYING): 3})
    await store.tables_with_erasures({table_id(PLAYING): 0})
    before = now - 1000 * 86400
    await store.run(lambda connection: archive.tables_to_archive(connection, before, 10, ()))
    await store.run(lambda connection: erasing.erase_old_talk(connection, before, 10))
    await store.run(lambda connection: erasing.erase_archived_talk(connection, before, 10))
    await store.run(lambda connection: erasing.erase_old_games(connection, before, 10))
    await store.run(lambda connection: erasing.erase_old_people(connection, before, 10))


async def people(store: Store) -> None:
    await store.forget_name("person9")
    await store.run(lambda connection: erasing.touched_tables(connection, HEAVY))
    await store.run(lambda connection: erasing.unfinished_tables(connection, HEAVY))


@pytest.mark.parametrize("work", [lobby, mine, searching, laying, opening, housekeeping, people])
def test_nothing_reads_a_whole_table(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    found = plans(address, work)
    assert any("SEARCH" in step for step in found)
    assert scans(found) == []


def test_the_lobby_needs_no_sorting(address: str) -> None:
    assert not any("TEMP B-TREE" in step for step in plans(address, lobby))


@pytest.mark.parametrize(
    "statement",
    ["SELECT id FROM tables WHERE setting = 'x'", "SELECT number FROM entries ORDER BY number LIMIT 9"],
)
def test_a_scan_is_seen(address: str, statement: str) -> None:
    async def work(store: Store) -> None:
        await store.run(lambda connection: connection.execute(text(statement)).all())

    assert len(scans(plans(address, work))) == 1
