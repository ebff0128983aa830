"""People get everything that the server has about them, and can delete it. Each test reads the database itself."""

import asyncio
import os
import time
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, insert, select, text
from websockets.exceptions import ConnectionClosed

from pecunia.server.access.identity import Signer
from pecunia.server.messages import PersonalData
from pecunia.server.store import erasing
from pecunia.server.store.archive import move_to_archive
from pecunia.server.store.sql_tables import identities, metadata, seats, tables
from pecunia.server.store.store import Store
from tests.server.databases import address_of, connected, places_of
from tests.server.people import PATIENCE, Person, asked_of, first_move, table_of
from tests.server.processes import Postgres, Redis, Server
from tests.server.test_keys import name_with

SECRET = "a secret that the tests know"
numbers = count(1)


def new_name() -> str:
    """A name that nobody else has, so that it can be searched for."""
    return f"Xanthippe {next(numbers)} of {os.getpid()}"


def talk_of(person: Person) -> str:
    return f"The cat of {person.name} is called Mausolos"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else ""
    with Server(tmp_path_factory.mktemp("data"), database, secret=SECRET) as running:
        yield running
        assert running.errors() == []


def identity_of(person: Person) -> str:
    found = Signer(SECRET).read(person.token)
    assert found is not None
    return found.identity


def traces_of(server: Server, person: Person) -> list[str]:
    """Where the database still has the identity or the name of a person, or talk, in which the name occurs."""
    with connected(address_of(server)) as connection:
        return places_of(connection, identity_of(person), person.name)


class Life:
    """Somebody who has left something everywhere: tables in every state, talk, a code, a day, an invitation."""

    def __init__(self, server: Server, person: Person, friend: Person, third: Person) -> None:
        self.server = server
        self.person = person
        self.friend = friend
        self.third = third
        self.identity = identity_of(person)
        self.tables: dict[str, str] = {}

    async def lead(self) -> None:
        person, friend = self.person, self.friend
        self.tables["open"] = await person.lay_table(players=2, values=f"[targets]\n2 = 31 # {person.name}\n")
        await person.ask("POST", f"/tables/{self.tables['open']}/sit", {})
        theirs = await friend.ask("POST", "/tables", {"players": 3})
        self.tables["theirs"] = theirs["table"]["id"]
        await person.ask("POST", f"/tables/{self.tables['theirs']}/sit", {"invitation": theirs["invitation"]})
        await person.ask("POST", f"/tables/{self.tables['theirs']}/code")
        for status in ("playing", "over", "left"):
            await self._play(status)
        self.tables["day"] = (await person.ask("POST", "/days/olet"))["table"]["id"]

    async def _play(self, status: str) -> None:
        laid = await self.person.ask("POST", "/tables", {"players": 3, "game": "olet"})
        table = self.tables[status] = laid["table"]["id"]
        people = (self.person, self.friend, self.third)
        for one in people:
            await one.ask("POST", f"/tables/{table}/sit", {"invitation": laid["invitation"]})
        await self.person.ask("POST", f"/tables/{table}/start")
        async with AsyncExitStack() as stack:
            mine, other, third = chairs = [await stack.enter_async_context(one.chair(table)) for one in people]
            await mine.say("chat", text=talk_of(self.person))
            await other.say("chat", text="How nice!")
            for _ in range(3):
                asked = await asked_of(chairs)
                await asked.say("move", move=first_move(asked))
            if status != "playing":
                await mine.say("resign")
            if status == "over":
                await third.say("resign")


async def lived(server: Server, person: Person, friend: Person) -> Life:
    async with Person(server.url, "Carla") as carla:
        life = Life(server, person, friend, carla)
        await life.lead()
    return life


# Export.


def test_people_get_everything(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, new_name()) as anna, Person(server.url, "Ben") as ben:
            life = await lived(server, anna, ben)
            data = await anna.ask("GET", "/me/data")
            assert set(data) == set(PersonalData.__struct_fields__)
            assert (data["identity"], data["name"]) == (life.identity, anna.name)
            assert [one["kind"] for one in data["devices"]] == ["program"]
            assert [code["table"] for code in data["codes"]] == [life.tables["theirs"]]
            assert [day["table"] for day in data["days"]] == [life.tables["day"]]
            assert data["guest_at"] == [life.tables["theirs"]]
            found = {table["id"]: table for table in data["tables"]}
            assert set(found) == set(life.tables.values())
            playing = found[life.tables["playing"]]
            assert (playing["status"], playing["name"], playing["host"]) == ("playing", anna.name, True)
            assert playing["setting"]["game"] == "olet"
            assert found[life.tables["theirs"]]["setting"] is None
            assert found[life.tables["open"]]["setting"]["values"] == "[targets]\n2 = 31\n"
            kinds = [entry["kind"] for entry in playing["entries"]]
            assert {"sit", "start", "chat"} <= set(kinds)
            assert [entry["text"] for entry in playing["entries"] if entry["kind"] == "chat"] == [talk_of(anna)]
            # The database has nothing about her that is not in the document.
            with connected(address_of(server)) as connection:
                rows = connection.execute(
                    text('SELECT "table", number FROM entries WHERE who = :who'), {"who": life.identity}
                )
                stored = sorted(tuple(row) for row in rows)
            assert stored == sorted((id, entry["number"]) for id, table in found.items() for entry in table["entries"])
            other = await ben.http.get("/me/data")
            assert anna.name not in other.text
            assert life.identity not in other.text
            assert "attachment" in other.headers["content-disposition"]

    asyncio.run(run())


def test_nothing_goes_on_after_a_download(postgres: Postgres, tmp_path: Path) -> None:
    """A streamed answer waits until the sender is gone, and requests that may be passed on bring no such message."""

    async def run(server: Server) -> None:
        async with Person(server.url, "Anna") as anna:
            await anna.ask("GET", "/me/data")

    with Server(tmp_path, postgres.new_database()) as server:
        asyncio.run(run(server))
        server.stop()
        assert server.errors() == []


def test_nobody_gets_the_data_of_others(server: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False) as client:
            for method in ("GET", "DELETE"):
                assert (await client.request(method, "/me/data")).json()["key"] == "signed-out"

    asyncio.run(run())


# Deletion.


@pytest.mark.parametrize("archived", [False, True])
def test_nothing_is_left_of_a_deleted_person(server: Server, archived: bool) -> None:
    async def run() -> None:
        async with Person(server.url, new_name()) as anna, Person(server.url, "Ben") as ben:
            life = await lived(server, anna, ben)
            if archived:
                with connected(address_of(server)) as connection:
                    assert move_to_archive(connection, life.tables["over"], time.time() + 1)
            before = traces_of(server, anna)
            assert ("archive" in before, "archived_people" in before) == (archived, archived)
            assert {"identities", "devices", "tables", "entries", "seats", "guests", "codes", "days"} <= set(before)
            async with anna.chair(life.tables["playing"]) as mine, ben.chair(life.tables["playing"]) as other:
                await other.sync()
                assert await anna.ask("DELETE", "/me/data") is None
                # The page of the other forgets her, too.
                await other.until(lambda chair: chair.table["seats"][0]["name"] == "")
                assert [line["text"] for line in other.chat] == ["How nice!"]
                assert other.table["seats"][0]["resigned"]
                assert other.table["status"] == "playing", "a bot plays on for her"
                with pytest.raises(ConnectionClosed):
                    await mine.until(lambda _: False)
            assert traces_of(server, anna) == []
            assert await name_with(server, anna.token) == "invalid-token"
            await _others_go_on(life)

    asyncio.run(run())


async def _others_go_on(life: Life) -> None:
    """The games stay for the others, and can be opened again by a server that knows nothing else."""
    ben = life.friend
    mine = {line["id"]: line["status"] for line in await ben.ask("GET", "/tables/mine")}
    assert {mine[life.tables[name]] for name in ("over", "left", "playing", "theirs")} <= {"over", "playing", "open"}
    for _ in range(2):
        async with ben.chair(life.tables["playing"]) as chair, life.third.chair(life.tables["playing"]) as third:
            assert life.person.name not in "".join(chair.heard)
            assert chair.table["seats"][0]["taken"]
            async with asyncio.timeout(PATIENCE):
                while not (chair.asked or third.asked):  # while the bot moves in her place
                    await chair.sync()
                    await third.sync()
            asked = await asked_of([chair, third])
            await asked.say("move", move=first_move(asked))
        record = await ben.ask("GET", f"/tables/{life.tables['over']}/record")
        assert life.person.name not in record
        life.server.kill()
        life.server.start()


def test_games_of_a_deleted_person_cannot_be_linked(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, new_name()) as anna, Person(server.url, "Ben") as ben:
            life = await lived(server, anna, ben)
            await anna.ask("DELETE", "/me/data")
        with connected(address_of(server)) as connection:
            of_her = seats.c.table.in_([life.tables["over"], life.tables["left"], life.tables["playing"]])
            found = connection.execute(select(seats.c.identity).where(of_her, seats.c.name == "")).scalars().all()
            hosts = (
                connection.execute(select(tables.c.host).where(tables.c.id.in_(life.tables.values()))).scalars().all()
            )
            assert len(set(found)) == 3, "another identity at each table"
            assert len(set(hosts)) == len(hosts) == len(life.tables)
            rows = connection.execute(select(identities).where(identities.c.id.in_(found))).all()
            assert {(row.name, row.created, row.seen) for row in rows} == {("", 0.0, 0.0)}

    asyncio.run(run())


def test_a_deleted_person_can_begin_again_as_somebody_new(server: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False, timeout=60) as browser:
            await browser.put("/me", json={"name": "Anna"})
            await browser.post("/tables", json={"players": 2})
            assert (await browser.delete("/me/data")).status_code == 204
            assert "pecunia" not in browser.cookies
            await browser.put("/me", json={"name": "Anna"})
            assert (await browser.get("/tables/mine")).json() == []

    asyncio.run(run())


def test_other_processes_forget_a_deleted_person(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Over the bus, and also while it is away."""

    async def run(one: Server, other: Server) -> None:
        for _ in range(2):
            async with Person(one.url, new_name()) as anna, Person(one.url, "Ben") as ben:
                life = await lived(one, anna, ben)
                ben.url = other.url
                async with ben.chair(life.tables["playing"]) as chair:
                    await chair.until(lambda chair: chair.chat)
                    await anna.ask("DELETE", "/me/data")
                    await chair.until(lambda chair: chair.table["seats"][0]["name"] == "" and len(chair.chat) == 1)
                assert traces_of(one, anna) == []
            redis.stop()

    database = postgres.new_database()
    with (
        Server(tmp_path, database, redis.url, secret=SECRET) as one,
        Server(tmp_path, database, redis.url, secret=SECRET) as other,
    ):
        asyncio.run(run(one, other))


def test_a_message_of_the_last_moment_is_deleted_too(tmp_path: Path) -> None:
    """Another process may write an entry for somebody who has just been deleted."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'pecunia.sqlite'}")
        await store.open()
        await store.add_identity("anna", "Anna")
        row = {
            "id": "t",
            "setting": "{}",
            "seed": "",
            "invitation": "",
            "host": "anna",
            "status": "open",
            "public": True,
        }
        entry = {"table": "t", "number": 1, "kind": "chat", "seat": 0, "who": "anna", "text": "Hello", "client": "1"}

        def write(connection: Any) -> None:
            connection.execute(insert(tables), {**row, "created": 1.0, "changed": 1.0})

        def write_late(connection: Any) -> None:
            connection.execute(insert(metadata.tables["entries"]), {**entry, "at": 1.0})

        await store.run(write)
        erased = await store.run(lambda connection: erasing.erase_person(connection, "anna"))
        await store.run(write_late)
        assert await store.run(lambda connection: places_of(connection, "anna", "Hello")) == ["entries"]
        late = await store.run(lambda connection: erasing.erase_late_entries(connection, "anna", erased.tables))
        assert late == ["t"]
        assert await store.run(lambda connection: places_of(connection, "anna", "Hello")) == []
        await store.close()

    asyncio.run(run())


def test_somebody_with_thousands_of_games_can_be_deleted(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, new_name()) as anna:
            identity = identity_of(anna)
            row = {"setting": "{}", "seed": "", "invitation": "", "host": identity, "status": "over", "public": False}
            entry = {"seat": 0, "who": identity, "client": anna.name, "at": 1.0}
            ids = [f"many-{number}" for number in range(2000)]
            with connected(address_of(server)) as connection:
                laid = [{"id": id, **row, "created": 1.0, "changed": 1.0} for id in ids]
                connection.execute(insert(tables), laid)
                said = [
                    {
                        "table": id,
                        "number": number,
                        "kind": kind,
                        "text": talk_of(anna) if kind == "chat" else "",
                        **entry,
                    }
                    for id in ids
                    for number, kind in enumerate(("sit", "chat"))
                ]
                connection.execute(insert(metadata.tables["entries"]), said)
            began = time.monotonic()
            await anna.ask("DELETE", "/me/data")
            assert time.monotonic() - began < 30
            assert traces_of(server, anna) == []

    asyncio.run(run())


# New SQL tables.


def test_rows_of_new_tables_are_deleted_without_further_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {str(column) for column in erasing.references(identities)} == {
        "archived_people.identity",
        "devices.identity",
        "guests.identity",
        "codes.identity",
        "days.identity",
        "sanctions.identity",
    }
    later = MetaData()
    for table in metadata.sorted_tables:
        table.to_metadata(later)
    Table(
        "passkeys", later, Column("id", Integer, primary_key=True), Column("owner", String, ForeignKey("identities.id"))
    )
    monkeypatch.setattr(erasing, "metadata", later)
    assert "passkeys.owner" in {str(column) for column in erasing.references(later.tables["identities"])}


# The name alone.


def test_deleting_the_name_leaves_unfinished_games_alone(server: Server) -> None:
    """`DELETE /me/name` does what its text says, and no more."""

    async def run() -> None:
        async with Person(server.url, new_name()) as anna, Person(server.url, "Ben") as ben:
            life = await lived(server, anna, ben)
            async with ben.chair(life.tables["over"]) as chair:
                await anna.ask("DELETE", "/me/name")
                await chair.until(lambda chair: chair.table["seats"][0]["name"] == "")
            with connected(address_of(server)) as connection:
                wanted = (
                    select(tables.c.status).join(seats, seats.c.table == tables.c.id).where(seats.c.name == anna.name)
                )
                left = set(connection.execute(wanted.where(seats.c.identity == life.identity)).scalars())
            assert left == {"open", "playing"}
            assert (await anna.ask("GET", "/me"))["name"] == anna.name

    asyncio.run(run())


def test_two_people_leave_the_same_table(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, new_name(), new_name(), "Carla", game="olet") as chairs:
            for chair in chairs[:2]:
                await chair.say("chat", text=talk_of(chair.person))
                await chair.person.ask("DELETE", "/me/data")
                assert traces_of(server, chair.person) == []
            carla = chairs[2]
            await carla.until(lambda chair: [seat["name"] for seat in chair.table["seats"]] == ["", "", "Carla"])
            assert (carla.over, carla.chat) == (True, [])

    asyncio.run(run())
