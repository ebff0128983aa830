"""The store on either database: its schema, the migrations, and what it promises."""

import asyncio
import json
import shutil
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib import resources
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text, update
from sqlalchemy.exc import DBAPIError

from pecunia.core.errors import PecuniaError
from pecunia.server.settings import Settings
from pecunia.server.store import database as opening
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.row_changes import delete_seat, insert_seat
from pecunia.server.store.rows import LogEntry, SeatRow, TableRow
from pecunia.server.store.signing_keys import keys_or_first
from pecunia.server.store.sql_tables import REVISION, metadata, owner_values, revisions, tables
from pecunia.server.store.store import Store
from tests.server.processes import Postgres

LATER = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "later", "{before}"
def upgrade():
    op.add_column("tables", sa.Column("stars", sa.Integer, nullable=False, server_default="7"))
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, as SQLAlchemy writes its address."""
    stated = ""
    if request.param == "postgresql":
        stated = request.getfixturevalue("postgres").new_database()
    return Settings(data_dir=str(tmp_path), database_url=stated).database


def in_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(address)
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def on_connection(address: str, work: Callable[[Connection], Any]) -> Any:
    engine = opening.open_engine(address)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def table(id: str = "t", host: str = "anna") -> TableRow:
    return TableRow(id, "{}", "seed", "invitation", host, "open", True, 1.0, 1.0)


def entry(number: int, text: str = "", kind: str = "chat") -> LogEntry:
    return LogEntry(number, kind, 0, "anna", text, "", float(number))


async def with_table(store: Store) -> None:
    await store.add_identity("anna", "Anna")
    await store.add_identity("ben", "Ben")
    await store.add_table(table())


# The schema of the database.


def by_migrations(connection: Connection) -> None:
    config = opening.migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form(connection: Connection) -> dict[str, Any]:
    """Everything the database itself says about its tables."""
    found = inspect(connection)
    return {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)],
            found.get_pk_constraint(name)["constrained_columns"],
            sorted((key["constrained_columns"], key["referred_table"]) for key in found.get_foreign_keys(name)),
            sorted((index["name"] or "", index["column_names"]) for index in found.get_indexes(name)),
        )
        for name in found.get_table_names()
    }


def test_migrations_are_numbered_without_gaps() -> None:
    found = sorted(opening.known_revisions())
    assert found == [f"{number:04}" for number in range(1, len(found) + 1)]
    files = resources.files("pecunia.server.store").joinpath("migrations", "versions").iterdir()
    assert sorted(file.name[:4] for file in files if file.name[0].isdigit()) == found


def test_migrations_end_in_the_schema(address: str) -> None:
    on_connection(address, by_migrations)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert on_connection(address, differences) == []
    on_connection(address, lambda connection: connection.execute(text("drop index seats_identity")))
    assert len(on_connection(address, differences)) == 1, "the comparison sees what is missing"


def test_an_empty_database_gets_the_form_that_migrations_make(address: str) -> None:
    async def nothing(store: Store) -> None:
        pass

    in_store(address, nothing)
    new = on_connection(address, form)
    stated = on_connection(address, lambda connection: connection.execute(select(revisions)).scalar_one())

    def emptied(connection: Connection) -> None:
        metadata.drop_all(connection)
        revisions.drop(connection)

    on_connection(address, emptied)
    on_connection(address, by_migrations)
    assert on_connection(address, form) == new
    assert set(new) == {*metadata.tables, "alembic_version"}
    assert stated == REVISION == ScriptDirectory.from_config(opening.migrations()).get_current_head()


def add_later_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this were the next release."""
    folder = tmp_path / "migrations"
    shutil.copytree(str(resources.files("pecunia.server.store").joinpath("migrations")), folder)
    (folder / "versions" / "later.py").write_text(LATER.format(before=REVISION))
    config = opening.migrations()
    config.set_main_option("script_location", str(folder))
    monkeypatch.setattr(opening, "migrations", lambda: config)
    monkeypatch.setattr(opening, "REVISION", "later")


def test_an_older_database_is_brought_up_to_date(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_store(address, with_table)
    add_later_migration(tmp_path, monkeypatch)

    async def still_there(store: Store) -> None:
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded[0] == table()
        with store.engine.begin() as connection:
            assert connection.execute(text("select stars from tables")).scalar_one() == 7
            assert connection.execute(select(revisions)).scalar_one() == "later"

    in_store(address, still_there)
    in_store(address, still_there)  # the migration runs only once


def test_a_migration_that_has_to_wait_holds_up_nobody(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup reads the tables for long. Others must not queue behind the migration that waits for its end."""
    address = Settings(database_url=postgres.new_database()).database
    in_store(address, with_table)
    add_later_migration(tmp_path, monkeypatch)
    monkeypatch.setattr(opening, "LOCK_SECONDS", 0.5)
    monkeypatch.setattr(opening, "LOCK_PAUSE", 0.5)
    engine = opening.open_engine(address, seconds=60)
    read = text("select id from tables")
    waiting = text("select count(*) from pg_locks where not granted and relation = 'tables'::regclass")
    migrating = Thread(target=opening.migrate, args=(engine,), daemon=True)
    with engine.connect() as backup:
        backup.execute(text("set idle_in_transaction_session_timeout = 0"))
        assert backup.execute(read).scalar_one() == "t"
        migrating.start()
        with engine.connect() as other:
            while not other.execute(waiting).scalar_one():
                time.sleep(0.02)
            other.execute(text("set statement_timeout = 20000"))
            assert other.execute(read).scalar_one() == "t", "it is not refused"
        assert migrating.is_alive()
    migrating.join(60)
    with engine.connect() as later:
        assert later.execute(text("select stars from tables")).scalar_one() == 7
    engine.dispose()


def test_the_migration_moves_values(address: str) -> None:
    """Rows of the schema before, with values, without and damaged."""
    values = "# An owner's note.\n" * 5000
    long = json.dumps({"game": "non-olet", "values": values, "players": 2}, separators=(",", ":"))
    none = json.dumps({"game": "non-olet", "values": "", "players": 2}, separators=(",", ":"))
    written = {"long": long, "none": none, "broken": '{"values":', "odd": '{"values":7}'}

    def before(connection: Connection) -> None:
        config = opening.migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.execute(text("insert into identities (id, name, created) values ('anna', 'Anna', 0)"))
        add = text(
            "insert into tables (id, setting, seed, invitation, host, status, public, created, changed)"
            " values (:id, :setting, '', '', 'anna', 'open', true, 0, 0)"
        )
        for id, setting in written.items():
            connection.execute(add, {"id": id, "setting": setting})

    def after(connection: Connection) -> None:
        config = opening.migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        found = {id: setting for id, setting in connection.execute(select(tables.c.id, tables.c.setting))}
        assert json.loads(found["long"]) == {"game": "non-olet", "values": "", "players": 2, "values_size": len(values)}
        assert {id: found[id] for id in ("none", "broken", "odd")} == {id: written[id] for id in found if id != "long"}
        assert [tuple(row) for row in connection.execute(select(owner_values))] == [("long", values)]
        dues = connection.execute(select(tables.c.due)).scalars().all()
        assert all(due is not None and due > time.time() for due in dues)

    on_connection(address, before)
    on_connection(address, after)


def test_a_database_of_a_newer_pecunia_is_refused(address: str) -> None:
    in_store(address, with_table)
    on_connection(address, lambda connection: connection.execute(update(revisions).values(version_num="9999")))
    with pytest.raises(PecuniaError, match="serve-newer"):
        in_store(address, with_table)


def test_several_that_start_at_once(postgres: Postgres) -> None:
    address = Settings(database_url=postgres.new_database()).database

    async def run() -> None:
        stores = [Store(address) for _ in range(3)]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            assert await store.name_of("nobody") is None
            await store.close()

    asyncio.run(run())


# What it promises.


def test_a_number_is_written_once(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        seat = [insert_seat("t", SeatRow(0, "anna", "Anna"))]
        wishes = [store.append("t", entry(1, text, "sit"), seat) for text in "abc"]
        assert sorted(await asyncio.gather(*wishes)) == [False, False, True]
        assert not await store.append("t", entry(1, "late"), [delete_seat("t", 0)])
        seats, log = await store.entries_after("t", 0)
        assert len(log) == 1
        assert seats == [SeatRow(0, "anna", "Anna")], "what went with a refused entry did not happen"

    in_store(address, work)


def test_a_log_is_read_from_any_number(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        for number in range(1, 6):
            assert await store.append("t", entry(number, f"line {number}"))
        assert [line.number for line in (await store.entries_after("t", 3))[1]] == [4, 5]
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded[2] == [entry(number, f"line {number}") for number in range(1, 6)]
        assert await store.load("nowhere") is None

    in_store(address, work)


def test_a_code_is_good_once_and_for_a_while(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await store.add_code("good", "t", 2, "anna", 1e12)
        await store.add_code("old", "t", 1, "anna", 1.0)
        assert await store.use_code("old") is None
        found = await asyncio.gather(*[store.use_code("good") for _ in range(4)])
        assert [code for code in found if code] == [("t", 2, "anna")]
        assert await store.use_code("good") is None

    in_store(address, work)


def test_names_go_from_finished_games_only(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await store.add_table(table("over"))
        for name in ("t", "over"):
            await store.append(name, entry(1, kind="sit"), [insert_seat(name, SeatRow(0, "anna", "Anna"))])
        with store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == "over").values(status="over"))
        assert await store.forget_name("anna") == ["over"]
        assert (await store.entries_after("over", 0))[0] == [SeatRow(0, "anna", "")]
        assert (await store.entries_after("t", 0))[0] == [SeatRow(0, "anna", "Anna")]

    in_store(address, work)


def test_the_secret_is_made_once(address: str) -> None:
    async def work(store: Store) -> None:
        makers = [partial(keys_or_first, fresh=f"fresh {number}", now=number + 1.0) for number in range(4)]
        found = await asyncio.gather(*[store.run(make) for make in makers])
        assert [len(keys) for keys in found] == [1, 1, 1, 1]
        assert len({keys[0].secret for keys in found}) == 1

    in_store(address, work)


def test_a_connection_that_is_lost_in_a_transaction(postgres: Postgres) -> None:
    """Also where the work goes on after the error: nothing has happened, and the next transaction gets through."""

    def lose(connection: Connection) -> None:
        with suppress(DBAPIError):
            connection.execute(text("select pg_terminate_backend(pg_backend_pid())"))
        connection.execute(select(tables))

    async def work(store: Store) -> None:
        with pytest.raises(StoreUnavailable, match="store-unavailable"):
            await store.run(lose)
        assert (await store.run(lambda connection: connection.execute(select(tables)).all())) == []

    in_store(Settings(database_url=postgres.new_database()).database, work)


def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with store.engine.begin() as connection:
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
            for pragma, value in wanted.items():
                assert connection.execute(text(f"pragma {pragma}")).scalar_one() == value

    in_store(Settings(data_dir=str(tmp_path)).database, work)
