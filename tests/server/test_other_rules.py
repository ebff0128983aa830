"""A table is played only by processes with its rules, and only by those that can read all of its log."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, insert, select, text, update

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import Setting
from pecunia.server.settings import Settings, settings_from
from pecunia.server.store.rows import LogEntry
from pecunia.server.store.sql_tables import entries, tables
from pecunia.server.store.store import Store
from pecunia.server.tables.client import COME_BACK
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.texts import LANGUAGES
from pecunia.titles.registry import TITLES
from tests.server.people import Refusal
from tests.server.processes import Server
from tests.server.test_broken_rows import Break, anna, damage, due, ids, lay, logged
from tests.server.test_memory import enter
from tests.server.test_store import address, in_store, on_connection  # noqa: F401 (a fixture)


def with_rules(version: int) -> Break:
    def change(connection: Connection, table: str) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(rules=version))

    return change


@pytest.mark.parametrize("begun", [False, True])
def test_tables_of_other_rules_are_left_to_others(tmp_path: Path, begun: bool) -> None:
    async def before() -> tuple[str, str, str]:
        async with anna(server) as person:
            return person.token, await lay(person, begun), await lay(person, begun)

    async def after(token: str, good: str, other: str) -> None:
        async with anna(server, token) as person:
            for path in ("/tables", "/tables/mine"):
                assert await ids(person, path) == {good}
            told = set()
            for language in LANGUAGES:
                answer = await person.http.get(f"/tables/{other}", headers={"accept-language": language})
                problem = answer.json()
                assert (answer.status_code, problem["key"]) == (503, "other-rules")
                assert problem["facts"] == {"found": "2", "known": "1"}
                told.add(problem["message"])
            assert len(told) == len(LANGUAGES)
            chair = person.chair(other)
            with pytest.raises(Refusal, match="other-rules"):
                await chair.connect()
            await chair.disconnect()

    with Server(tmp_path) as server:
        token, good, other = asyncio.run(before())
        server.stop()
        damage(server, {other: with_rules(2)})
        server.start()
        asyncio.run(after(token, good, other))
        [line] = logged(server, other)
        assert "plays by version 2 of the rules; this server has version 1" in line["text"]
        if begun:
            assert due(server, other) < time.time()


def test_a_new_table_has_the_rules_of_its_game(tmp_path: Path) -> None:
    async def laid() -> str:
        async with anna(server) as person:
            return await lay(person, False)

    with Server(tmp_path) as server:
        table = asyncio.run(laid())
        engine = create_engine(Settings(data_dir=str(tmp_path)).database)
        with engine.begin() as connection:
            found = connection.execute(select(tables.c.rules).where(tables.c.id == table)).scalar_one()
        engine.dispose()
        assert found == TITLES["olet"].engine.rules_version


def test_old_rows_get_the_rules_of_today(address: str) -> None:  # noqa: F811 (the fixture)
    """Rows from before the column, and rows of a process that does not know the column."""

    async def nothing(store: Store) -> None:
        pass

    in_store(address, nothing)

    def old_row(connection: Connection) -> None:
        connection.execute(text("insert into identities (id, name, created) values ('anna', 'Anna', 0)"))
        columns = "id, setting, seed, invitation, host, status, public, created, changed"
        values = "'t', '{}', 's', 'i', 'anna', 'open', true, 0, 0"
        connection.execute(text(f"insert into tables ({columns}) values ({values})"))

    on_connection(address, old_row)
    assert on_connection(address, lambda connection: connection.execute(select(tables.c.rules)).scalar_one()) == 1


# A room that another, newer process writes to.


async def written_by_a_newer_process(folder: Path) -> None:
    registry = TableRegistry(settings_from({"PECUNIA_DATA_DIR": str(folder)}))
    await registry.open()
    try:
        await registry.store.add_identity("person 0", "Anna")
        broken, good = [await registry.create_table("person 0", Setting(players=2)) for _ in range(2)]
        client, other = await enter(broken, -1), await enter(good, -1)

        def newer(connection: Connection) -> None:
            entry = LogEntry(1, "juggle", 0, "person 0", "", "", 0.0)
            connection.execute(insert(entries), {"table": broken.id, **entry._asdict()})

        await registry.store.run(newer)
        with pytest.raises(PecuniaError, match="unreadable-table"):
            await broken.read_on()
        assert client.close_code == COME_BACK
        assert (other.close_code, list(registry.rooms)) == (0, [good.id])
        assert "juggle" in registry.unreadable[broken.id]
        with pytest.raises(PecuniaError, match="unreadable-table"):
            await registry.room(broken.id)
    finally:
        await registry.close()


def test_a_table_that_becomes_unreadable_is_not_shown_wrongly(tmp_path: Path) -> None:
    asyncio.run(written_by_a_newer_process(tmp_path))
