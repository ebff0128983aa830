"""The lobby: fair to everybody, without tables that nobody wants any more, and without long texts."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from pecunia.server.access.addresses import AddressHashes, limit_address
from pecunia.server.messages import Pace, Setting
from pecunia.server.settings import settings_from
from pecunia.server.store.fair_list import MAX_OF_ADDRESS, MAX_OF_HOST, ListedTable, fair_order
from pecunia.server.store.sql_tables import owner_values, tables
from pecunia.server.tables import commands, expiry
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import (
    MAX_PUBLIC_OF_ADDRESS,
    MAX_PUBLIC_OF_HOST,
    MAX_PUBLIC_OF_SITE,
    TableRegistry,
)
from tests.server.people import Person, Refusal
from tests.server.processes import Server
from tests.server.test_store import on_connection
from tests.server.worlds import Ear

OWN = "[targets]\n2 = 31\n"
VALUES = " " * 90_000 + "\n" + OWN  # as long as can be: comments are not stored
HASHES = AddressHashes("secret")


def laid_from(stated: str) -> str:
    return HASHES.hashed(limit_address(stated))


def in_house(folder: Path, work: Callable[[TableRegistry], Awaitable[None]], **variables: Any) -> None:
    async def run() -> None:
        registry = TableRegistry(settings_from({"PECUNIA_DATA_DIR": str(folder)}, **variables))
        await registry.open()
        try:
            for number in range(60):
                await registry.store.add_identity(f"person {number}", f"Name {number}")
            await work(registry)
        finally:
            await registry.close()

    asyncio.run(run())


async def spam(registry: TableRegistry, host: int, address: str) -> str:
    """Lay a public table. Returns the reason if it is refused."""
    try:
        await registry.create_table(f"person {host}", Setting(players=2, public=True), laid_from(address))
    except Exception as error:
        return str(getattr(error, "key", error))
    return ""


# Fairness.


def ids(newest_first: list[ListedTable]) -> list[str]:
    return [table.id for _, table in fair_order(newest_first)]


def test_nobody_pushes_out_the_tables_of_others() -> None:
    many = [ListedTable(f"spam {n}", f"host {n % 8}", "one address") for n in range(160)]
    honest = [ListedTable("honest", "anna", "elsewhere"), ListedTable("second", "anna", "elsewhere")]
    found = ids([*many, *honest])
    assert "honest" in found[:2]
    assert "second" in found[:4]
    assert len(found) == MAX_OF_ADDRESS + 2


def test_one_host_has_a_few_tables_in_the_list() -> None:
    found = ids([ListedTable(f"t{n}", "anna", f"address {n}") for n in range(60)])
    assert found == [f"t{n}" for n in range(MAX_OF_HOST)]
    unknown = ids([ListedTable(f"t{n}", f"host {n}", "") for n in range(60)])
    assert len(unknown) == 60, "tables whose address is not known are those of their hosts"


def test_eight_accounts_at_one_address_do_not_fill_the_lobby(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        honest = await registry.create_table("person 50", Setting(players=2, public=True), laid_from("192.0.2.1"))
        answers = [await spam(registry, n % 8, "198.51.100.7") for n in range(160)]
        assert Counter(answers) == {"": MAX_PUBLIC_OF_ADDRESS, "too-many-public": 160 - MAX_PUBLIC_OF_ADDRESS}
        listed = [found.table.id for found in (await registry.store.lobby()).listed]
        assert honest.id in listed[:2]
        assert await spam(registry, 51, "203.0.113.5") == "", "others can still lay tables"

    in_house(tmp_path, work)


def test_one_host_lays_a_few_public_tables(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        answers = [await spam(registry, 0, f"198.51.100.{n}") for n in range(10)]
        assert answers.count("") == MAX_PUBLIC_OF_HOST
        await registry.create_table("person 0", Setting(players=2))  # by invitation

    in_house(tmp_path, work)


def test_many_at_once_are_counted_too(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        answers = await asyncio.gather(*[spam(registry, n, "198.51.100.7") for n in range(40)])
        assert answers.count("") == MAX_PUBLIC_OF_ADDRESS

    in_house(tmp_path, work)


def test_one_network_of_addresses_has_a_limit(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        answers = [await spam(registry, n % 60, f"2001:db8:1:{n:x}::1") for n in range(MAX_PUBLIC_OF_SITE + 20)]
        assert answers.count("") == MAX_PUBLIC_OF_SITE
        assert await spam(registry, 59, "2001:db8:2::1") == ""

    in_house(tmp_path, work)


def test_where_a_table_was_laid_is_forgotten_with_the_table(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            (kept,) = rows(server, select(tables.c.laid_from).where(tables.c.id == table))
            assert len(kept) == 24
            assert "127" not in kept
            await anna.ask("DELETE", f"/tables/{table}")
            assert rows(server, select(tables.c.laid_from).where(tables.c.id == table)) == [""]
            private = await anna.lay_table(players=2)
            assert rows(server, select(tables.c.laid_from).where(tables.c.id == private)) == [""]

    asyncio.run(run())


def rows(server: Server, wanted: Any) -> list[Any]:
    variables = {"PECUNIA_DATA_DIR": str(server.folder), "PECUNIA_DATABASE_URL": server.database}
    address = settings_from(variables).database
    return list(on_connection(address, lambda connection: connection.execute(wanted).scalars().all()))


# Expiry.


@pytest.mark.parametrize(
    ("setting", "seconds"),
    [
        (Setting(public=True), expiry.LIVE),
        (Setting(public=True, pace=Pace("days", 3)), expiry.DAYS),
        (Setting(), expiry.INVITED),
        (Setting(pace=Pace("days", 3)), expiry.INVITED),
    ],
)
def test_tables_that_wait_for_players_expire(tmp_path: Path, setting: Setting, seconds: float) -> None:
    async def work(registry: TableRegistry) -> None:
        began = time.time()
        laid = await registry.create_table("person 0", setting)
        (due,) = await registry.store.run(lambda connection: connection.execute(select(tables.c.due)).scalars().all())
        assert began + seconds <= due <= time.time() + seconds
        await registry._close_expired()
        assert laid.table.status == "open"
        await late(registry, laid)
        await registry._close_expired()
        assert (laid.table.status, laid.table.ended) == ("over", "expired")
        assert laid.info().ended == "expired"

    in_house(tmp_path, work)


async def late(registry: TableRegistry, room: Room) -> None:
    """Its time is up."""
    await registry.store.release(room.id, time.time() - 1)


def test_a_table_with_somebody_there_does_not_expire(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        laid = await registry.create_table("person 0", Setting(players=2, public=True))
        ear = Ear(-1)
        await laid.enter(ear, -1)
        await late(registry, laid)
        await registry._close_expired()
        assert laid.table.status == "open"
        await registry._keep_waiting()
        assert await registry.store.claim_expired(time.time() + expiry.LIVE - 60, 0.0, 10) == []
        laid.leave(ear)
        await late(registry, laid)
        await registry._close_expired()
        assert laid.table.status == "over"

    in_house(tmp_path, work)


def test_something_that_happens_keeps_a_table(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        laid = await registry.create_table("person 0", Setting(players=2, public=True))
        await late(registry, laid)
        await laid.execute(lambda table: commands.sit(table, "person 1", "Ben", None))
        await registry._close_expired()
        assert laid.table.status == "open"

    in_house(tmp_path, work)


def test_a_running_game_does_not_expire(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        laid = await registry.create_table("person 0", Setting(players=2, public=True, bots={"B": "greedy"}))
        await laid.execute(lambda table: commands.sit(table, "person 0", "Anna", None))
        await laid.execute(lambda table: commands.start(table, "person 0"))
        await late(registry, laid)
        await registry._close_expired()
        assert laid.table.status == "playing"

    in_house(tmp_path, work)


def test_only_one_process_closes_a_table(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        for _ in range(3):
            await late(registry, await registry.create_table("person 0", Setting(players=2)))
        now = time.time()
        first = await registry.store.claim_expired(now, now + 60, 2)
        second = await registry.store.claim_expired(now, now + 60, 10)
        assert (len(first), len(second)) == (2, 1)
        assert not set(first) & set(second)

    in_house(tmp_path, work)


def test_the_housekeeping_closes_expired_tables(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            rows_changed(server, tables.update().where(tables.c.id == table).values(due=time.time() - 1))
            async with asyncio.timeout(60):
                while (await anna.ask("GET", f"/tables/{table}"))["table"]["ended"] != "expired":
                    await asyncio.sleep(0.1)
            assert table not in [line["id"] for line in await anna.ask("GET", "/tables")]

    asyncio.run(run())


def rows_changed(server: Server, change: Any) -> None:
    variables = {"PECUNIA_DATA_DIR": str(server.folder), "PECUNIA_DATABASE_URL": server.database}
    on_connection(settings_from(variables).database, lambda connection: connection.execute(change))


def test_finding_what_has_expired_needs_no_scan(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        await registry.create_table("person 0", Setting(players=2, public=True))

    in_house(tmp_path, work)
    with closing(sqlite3.connect(tmp_path / "pecunia.sqlite")) as connection:
        for asked in (
            "select id from tables where status = 'open' and due < 1 order by due limit 20",
            "select id, host, laid_from from tables where status = 'open' and public order by created desc limit 9",
            "select count(*) from tables where status = 'open' and public and host = 'x'",
            "select count(*) from tables where status = 'open' and public and laid_from between 'a' and 'ag'",
        ):
            plan = " ".join(str(row) for row in connection.execute(f"explain query plan {asked}"))
            assert "USING" in plan, plan
            assert "SCAN tables" not in plan.replace("SCAN tables USING COVERING", ""), plan


# Values.


def test_values_are_told_only_to_those_who_ask(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            laid = await anna.ask("POST", "/tables", {"players": 2, "public": True, "values": VALUES})
            table, plain = laid["table"]["id"], await anna.lay_table(players=2, public=True)
            assert laid["table"]["setting"]["values_size"] == len(VALUES)
            assert "values" not in laid["table"]["setting"]
            for path in (f"/tables/{table}", "/tables", "/tables/mine"):
                answer = await anna.http.get(path)
                assert len(answer.content) < 20_000
            lines = {line["id"]: line["values_size"] for line in await ben.ask("GET", "/tables")}
            assert (lines[table], lines[plain]) == (len(VALUES), 0)
            async with ben.chair(table) as chair:
                assert len(chair.heard[0]) < 20_000
            assert await ben.ask("GET", f"/tables/{table}/values") == VALUES
            assert await ben.refused("GET", f"/tables/{plain}/values") == "no-values"
            private = await anna.ask("POST", "/tables", {"players": 2, "values": VALUES})
            path = f"/tables/{private['table']['id']}/values"
            assert await ben.refused("GET", path) == "not-invited"
            assert await ben.ask("GET", f"{path}?invitation={private['invitation']}") == VALUES

    asyncio.run(run())


def test_values_are_still_there_after_a_restart_and_in_a_rematch(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        laid = await registry.create_table("person 0", Setting(players=2, values=OWN, bots={"B": "greedy"}))
        assert "targets" not in laid.table.row.setting
        registry.rooms.pop(laid.id).close()
        again = await registry.room(laid.id)
        assert again.table.setting.values == OWN
        await again.execute(lambda table: commands.sit(table, "person 0", "Anna", None))
        again.table.rematch_offered = [0]
        rematch = await registry.room(await registry.create_rematch(again.table))
        assert rematch.table.setting.values == OWN
        assert rematch.table.info(bool).setting.values_size == len(OWN)

    in_house(tmp_path, work)


def test_lists_read_no_values(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        await registry.create_table("person 0", Setting(players=2, public=True, values=VALUES))
        asked: list[str] = []
        event.listen(registry.store.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        (listed,) = (await registry.store.lobby()).listed
        (mine,) = (await registry.store.tables_of("person 0")).listed
        assert len(listed.table.setting) < 1000
        assert len(mine.table.setting) < 1000
        assert asked
        assert not any("owner_values" in statement for statement in asked)

    in_house(tmp_path, work)


def test_values_without_their_row_are_an_unreadable_table(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        laid = await registry.create_table("person 0", Setting(players=2, values=VALUES))
        registry.rooms.pop(laid.id).close()
        await registry.store.run(lambda connection: connection.execute(owner_values.delete()))
        with pytest.raises(Exception, match="unreadable-table"):
            await registry.room(laid.id)

    in_house(tmp_path, work)


def test_a_server_says_which_limit_is_reached(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Person(server.url, "Anna") as anna:
            for _ in range(MAX_PUBLIC_OF_HOST):
                await anna.lay_table(players=2, public=True)
            with pytest.raises(Refusal) as found:
                await anna.lay_table(players=2, public=True)
            assert found.value.key == "too-many-public"
            assert str(MAX_PUBLIC_OF_HOST) in found.value.facts["message"]

    with Server(tmp_path, rate_percent="100") as server:
        asyncio.run(run(server))
