"""Many tables at once: those that nobody uses make room for those that somebody wants."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pecunia.server.messages import Setting
from pecunia.server.settings import settings_from
from pecunia.server.tables import commands
from pecunia.server.tables.table_registry import TableRegistry
from tests.server.people import Person, table_of
from tests.server.processes import Server
from tests.server.worlds import Ear


def in_house(folder: Path, work: Callable[[TableRegistry], Awaitable[None]], most: int) -> None:
    async def run() -> None:
        registry = TableRegistry(settings_from({"PECUNIA_DATA_DIR": str(folder)}, max_tables=most))
        await registry.open()
        try:
            await registry.store.add_identity("person 0", "Anna")
            await work(registry)
        finally:
            await registry.close()

    asyncio.run(run())


def test_looking_at_old_tables_does_not_fill_the_house(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Person(server.url, "Old") as old, Person(server.url, "Anna") as anna:
            tables = []
            for _ in range(30):
                tables.append(await old.lay_table(players=2, public=True))
                await old.ask("DELETE", f"/tables/{tables[-1]}")
            async with table_of(server, "Ben", "Carla", game="olet") as chairs:
                for table in tables:
                    await anna.ask("GET", f"/tables/{table}")
                assert server.figure("pecunia_tables") <= 10
                assert await anna.lay_table(players=2)
                for chair in chairs:
                    await chair.sync()

    with Server(tmp_path, max_tables="10") as server:
        asyncio.run(run(server))
        assert server.errors() == []


def test_a_house_where_all_tables_are_in_use_is_full(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        rooms = [await registry.create_table("person 0", Setting(players=2)) for _ in range(3)]
        for room in rooms:
            await room.enter(Ear(-1), -1)
        with pytest.raises(Exception, match="house-full"):
            await registry.create_table("person 0", Setting(players=2))

    in_house(tmp_path, work, most=3)


def test_the_table_that_was_used_last_stays(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        rooms = [(await registry.create_table("person 0", Setting(players=2))).id for _ in range(3)]
        await registry.room(rooms[0])
        await registry.create_table("person 0", Setting(players=2))
        assert rooms[0] in registry.rooms
        assert rooms[1] not in registry.rooms

    in_house(tmp_path, work, most=3)


def test_there_are_never_two_rooms_of_one_table(tmp_path: Path) -> None:
    """A request holds a room that is unloaded before the request comes to use it."""

    async def work(registry: TableRegistry) -> None:
        held = await registry.create_table("person 0", Setting(players=2))
        await registry.create_table("person 0", Setting(players=2))
        assert held.id not in registry.rooms
        await held.execute(lambda table: commands.sit(table, "person 0", "Anna", 0))
        assert registry.rooms[held.id] is held
        await registry.create_table("person 0", Setting(players=2))
        assert held.id not in registry.rooms
        assert await registry.room(held.id) is held

    in_house(tmp_path, work, most=1)


def test_loading_tables_is_limited_for_each_person(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Person(server.url, "Anna") as anna:
            keys = [await anna.refused("GET", f"/tables/nowhere{number}") for number in range(70)]
        assert set(keys) == {"unknown-table", "too-fast"}
        assert keys[:60] == ["unknown-table"] * 60
        async with Person(server.url, "Ben") as ben:
            assert await ben.refused("GET", "/tables/nowhere") == "unknown-table"

    with Server(tmp_path, rate_percent="100") as server:
        asyncio.run(run(server))
