"""Finished games move to the archive, and everything that can be done with them goes on."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select, update

from pecunia.server import messages as m
from pecunia.server.settings import Settings
from pecunia.server.store import archive as archiving
from pecunia.server.store import erasing
from pecunia.server.store.archive import ArchivedGame, archived_game, move_to_archive, packed
from pecunia.server.store.cutting import CutTable
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.sql_tables import (
    archive,
    archived_people,
    entries,
    identities,
    owner_values,
    seats,
    snapshots,
    tables,
)
from pecunia.server.store.store import Store
from pecunia.server.tables.check import check_tables
from tests.server.databases import address_of, connected, new_address
from tests.server.people import Person, table_of
from tests.server.processes import Postgres, Server
from tests.server.test_store import entry, in_store, with_table

VALUES = '[board.two]\nmarket = ["60", "50", "40", "30 bin", "20 bin"]\n'


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_address(request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is started again and again, and so knows nothing but its database."""
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else ""
    with Server(tmp_path_factory.mktemp("house"), database) as running:
        yield running
        assert running.errors() == []


def archived(house: Server, table: str) -> None:
    """Move a table to the archive, as if it had been over for long, and start the server again."""
    house.kill()
    with connected(address_of(house)) as connection:
        assert move_to_archive(connection, table, time.time() + 1)
    house.start()


def rows(house: Server, wanted: Any) -> list[Any]:
    with connected(address_of(house)) as connection:
        return list(connection.execute(wanted))


ABOUT = ("", "/record", "/replay", "/course", "/cards", "/text", "/since?number=0", "/values")


async def everything(person: Person, table: str) -> dict[str, Any]:
    """All that somebody can get about a table, and what they get about themselves."""
    answers = {path: (await person.http.get(f"/tables/{table}{path}")).content for path in ABOUT}
    lines = await person.ask("GET", "/tables/mine")
    data = await person.ask("GET", "/me/data")
    async with person.chair(table) as chair:
        return {**answers, "lines": lines, "data": data, "table": chair.table, "view": chair.view, "chat": chair.chat}


def test_an_archived_game_is_as_it_was(house: Server) -> None:
    async def run() -> None:
        setting: dict[str, Any] = {"game": "olet", "bots": {"B": "random"}, "values": VALUES, "public": False}
        async with table_of(house, "Anna", **setting) as (anna,):
            await anna.say("chat", text="Good luck!")
            await anna.play()
            table = anna.table_id
            await anna.disconnect()
            before = await everything(anna.person, table)
            assert VALUES.encode() in before["/values"]
            assert [line["text"] for line in before["chat"]] == ["Good luck!"]
            archived(house, table)
            for hot in (entries, snapshots, owner_values):
                assert rows(house, select(hot).where(hot.c.table == table)) == []
            assert await everything(anna.person, table) == before
            assert rows(house, select(snapshots).where(snapshots.c.table == table)) == [], "it is opened from its log"

    asyncio.run(run())


def test_it_takes_less_room(house: Server) -> None:
    async def run() -> None:
        async with table_of(house, "Anna", "Ben") as (anna, ben):
            for number in range(100):
                await (anna, ben)[number % 2].say("chat", text=f"This is line {number} of what we say.")
            await anna.say("resign")
            await anna.until(lambda chair: chair.over)
            table = anna.table_id
            (written,) = rows(house, select(func.sum(func.length(entries.c.text) + 32)).where(entries.c.table == table))
            archived(house, table)
            (kept,) = rows(house, select(func.length(archive.c.log)).where(archive.c.table == table))
            assert kept[0] < written[0] / 2

    asyncio.run(run())


def test_talk_goes_on_in_an_archived_game(house: Server) -> None:
    async def run() -> None:
        async with table_of(house, "Anna", "Ben", game="olet") as (anna, ben):
            await anna.say("chat", text="Well played!")
            await anna.say("resign")
            await anna.until(lambda chair: chair.over)
            table, last = anna.table_id, anna.number
            archived(house, table)
            async with ben.person.chair(table) as chair:
                await chair.say("chat", text="You too!")
                assert chair.number == last + 1
            house.kill()
            house.start()
            async with anna.person.chair(table) as chair:
                assert [line["text"] for line in chair.chat] == ["Well played!", "You too!"]
                assert chair.number == last + 1

    asyncio.run(run())


def test_a_seat_moves_at_an_archived_table(house: Server) -> None:
    async def run() -> None:
        async with (
            table_of(house, "Anna", "Ben", game="olet", public=False) as (anna, _),
            Person(house.url, "Anna’s phone") as phone,
        ):
            await anna.say("resign")
            await anna.until(lambda chair: chair.over)
            table = anna.table_id
            archived(house, table)
            code = await anna.person.ask("POST", f"/tables/{table}/code")
            assert (await phone.ask("POST", "/codes", {"code": code["code"]}))["you"] == 0
            assert [line["id"] for line in await phone.ask("GET", "/tables/mine")] == [table]
            assert await anna.person.ask("GET", "/tables/mine") == []
            house.kill()
            house.start()
            assert (await phone.ask("GET", f"/tables/{table}"))["you"] == 0

    asyncio.run(run())


def test_names_go_from_archived_games(house: Server) -> None:
    async def run() -> None:
        async with table_of(house, "Melissa", "Ben", game="olet") as (anna, ben):
            await anna.say("resign")
            await anna.until(lambda chair: chair.over)
            archived(house, anna.table_id)
            await anna.person.ask("DELETE", "/me/name")
            for _ in range(2):
                assert "Melissa" not in str(await ben.person.ask("GET", f"/tables/{anna.table_id}/record"))
                (line,) = await ben.person.ask("GET", "/tables/mine")
                assert line["names"] == ["", "Ben"]
                house.kill()
                house.start()

    asyncio.run(run())


def test_a_damaged_archive_is_an_unreadable_table(house: Server) -> None:
    async def run() -> None:
        async with table_of(house, "Anna", game="olet", bots={"B": "random"}) as (anna,):
            await anna.say("resign")
            await anna.until(lambda chair: chair.over)
            archived(house, anna.table_id)
            whole = rows(house, select(archive.c.log).where(archive.c.table == anna.table_id))[0].log
            damaged = update(archive).where(archive.c.table == anna.table_id)
            with connected(address_of(house)) as connection:
                connection.execute(damaged.values(log=whole[:-10]))
            assert await anna.person.refused("GET", f"/tables/{anna.table_id}") == "unreadable-table"
            assert await anna.person.ask("GET", "/tables/mine") == []
            _, broken = await asyncio.to_thread(check_tables, address_of(house))
            assert anna.table_id in [table.id for table in broken]
            assert [data["entries"] for data in (await anna.person.ask("GET", "/me/data"))["tables"]] == [[]]
            with connected(address_of(house)) as connection:
                connection.execute(damaged.values(log=whole))
            assert (await anna.person.ask("GET", f"/tables/{anna.table_id}"))["table"]["status"] == "over"

    asyncio.run(run())


# The store.


async def finished(store: Store, id: str = "t", setting: str = "{}") -> None:
    def over(connection: Any) -> None:
        connection.execute(update(tables).where(tables.c.id == id).values(status="over", setting=setting))

    await store.run(over)


def test_an_older_process_does_not_open_an_archived_table(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await finished(store, setting=msgspec.json.encode(m.Setting()).decode())
        assert await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        found = await store.load("t")
        assert found is not None
        with pytest.raises(msgspec.ValidationError, match="archived"):
            msgspec.json.decode(found[0].setting, type=m.Setting)

    in_store(address, work)


def test_only_quiet_finished_tables_move(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await store.append("t", entry(1, "hello"))
        await store.append("t", entry(2, "still here"))
        assert not await store.run(lambda connection: move_to_archive(connection, "t", 10.0)), "it is open"
        await finished(store)
        assert not await store.run(lambda connection: move_to_archive(connection, "t", 2.0)), "somebody has just talked"
        await finished(store, setting="{")
        assert not await store.run(lambda connection: move_to_archive(connection, "t", 10.0)), "its setting is damaged"
        await finished(store)
        assert await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        assert not await store.run(lambda connection: move_to_archive(connection, "t", 10.0)), "once is enough"
        assert [line.text for line in (await store.entries_after("t", 1))[1]] == ["still here"]
        people = await store.people_at("t")
        assert people is not None
        assert (people.number, [line.text for line in people.talk]) == (2, ["hello", "still here"])

    in_store(address, work)


def test_a_number_is_written_once_beside_the_archive(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await store.append("t", entry(1, "hello"))
        await finished(store)
        await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        assert sorted(await asyncio.gather(*[store.append("t", entry(2, word)) for word in "ab"])) == [False, True]
        assert [line.number for line in (await store.entries_after("t", 0))[1]] == [1, 2]

    in_store(address, work)


def test_an_entry_that_is_written_meanwhile_is_kept(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    address = Settings(database_url=postgres.new_database()).database

    def packed_slowly(game: ArchivedGame) -> bytes:
        with connected(address) as other:
            other.execute(insert(entries), {"table": "t", **entry(2, "a moment later")._asdict()})
        return packed(game)

    monkeypatch.setattr(archiving, "packed", packed_slowly)

    async def work(store: Store) -> None:
        await with_table(store)
        await store.append("t", entry(1, "hello"))
        await finished(store)
        assert await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        assert [line.text for line in (await store.entries_after("t", 0))[1]] == ["hello", "a moment later"]

    in_store(address, work)


def test_an_archived_log_can_be_repaired(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        for number in range(1, 5):
            await store.append("t", entry(number, f"line {number}"))
        await finished(store, setting='{"game":"olet"}')
        await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        assert await store.cut_log("t", 4, CutTable(3, "over", "anna", []))
        found = await store.load("t")
        assert found is not None
        assert (found[0].setting, found[0].archived) == ('{"game":"olet"}', False)
        assert [line.number for line in found[2]] == [1, 2, 3]
        assert await store.run(lambda connection: archived_game(connection, "t")) is None
        left = await store.run(lambda connection: connection.execute(select(archived_people)).all())
        assert left == []

    in_store(address, work)


def test_people_in_the_log_are_noted(address: str) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        await store.append("t", entry(1, kind="sit")._replace(who="ben"))
        await store.append("t", entry(2, kind="sit")._replace(who="unknown to us"))
        await finished(store, setting='{"game":"olet"}')
        await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        found = await store.run(lambda connection: connection.execute(select(archived_people)).all())
        assert {(row.identity, row.game, row.listed) for row in found} == {
            ("anna", "olet", True),
            ("ben", "olet", False),
        }
        assert await store.run(lambda connection: connection.execute(select(seats)).all()) == []

    in_store(address, work)


def test_an_older_process_deletes_nobody_from_the_archive(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not know the archive, so it could not take them out of there. It must not say that it has."""
    older = [column for column in erasing.references(identities) if column.table is not archived_people]
    monkeypatch.setattr(erasing, "references", lambda wanted: older)

    async def work(store: Store) -> None:
        await with_table(store)
        await finished(store)
        await store.run(lambda connection: move_to_archive(connection, "t", 10.0))
        with pytest.raises(StoreUnavailable):
            await store.run(lambda connection: erasing.erase_person(connection, "anna"))
        assert await store.name_of("anna") == "Anna"

    in_store(address, work)


def test_what_an_older_release_does_not_know_is_refused() -> None:
    """A newer release may put more into an archived row. This one must not read half of it."""
    newer = msgspec.json.decode(msgspec.json.encode(ArchivedGame([])))
    assert set(newer) == {"log", "start", "values"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({**newer, "stars": 7}), type=ArchivedGame)
    assert packed(ArchivedGame([entry(1)])) == packed(ArchivedGame([entry(1)])), "the same log has the same bytes"
