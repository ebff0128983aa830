"""`pecunia admin`: tables, people, queues and retention, beside a server that runs."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from pecunia.core.errors import PecuniaError
from pecunia.server.store import operator_tickets
from pecunia.server.store.database import migrate, open_engine
from pecunia.server.store.sql_tables import codes, entries, identities, seats, secrets, tables
from pecunia.texts import LANGUAGES, Texts
from tests.server.commands_here import Admin
from tests.server.databases import address_of, connected, places_of
from tests.server.people import Person, Refusal, asked_of, first_move, table_of
from tests.server.processes import Server, free_port

GAME: dict[str, Any] = {"game": "olet"}


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], server: Server) -> Admin:
    return Admin(monkeypatch, capsys).of(server)


def beside(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def told(work: Callable[..., Any], *words: str | Path) -> Any:
    """Run a command while people are connected."""
    return await asyncio.to_thread(work, *words)


def identity_of(server: Server, name: str) -> str:
    with connected(address_of(server)) as connection:
        return str(connection.execute(select(identities.c.id).where(identities.c.name == name)).scalars().one())


# Tables.


def test_tables_are_listed_and_shown(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Livia", "Marcus", **GAME) as chairs, Person(server.url, "Drusus") as drusus:
            playing, waiting = chairs[0].table_id, await drusus.lay_table(**GAME, players=2)
            listed = await told(admin.json, "tables", "list", "--most", "10000")
            found = {table["id"]: table for table in listed}
            assert (found[playing]["status"], found[waiting]["status"]) == ("playing", "open")
            assert [seat["name"] for seat in found[playing]["seats"]] == ["Livia", "Marcus"]
            for words, wanted in {
                ("--status", "open"): {waiting},
                ("--person", identity_of(server, "Marcus")): {playing},
                ("--person", identity_of(server, "Drusus")): {waiting},
                ("--days", "0"): set[str](),
            }.items():
                listed = await told(admin.json, "tables", "list", "--most", "10000", *words)
                assert {table["id"] for table in listed} & {playing, waiting} == wanted
            assert len(await told(admin.json, "tables", "list", "--most", "1")) == 1
            shown = await told(admin.json, "tables", "show", playing)
            assert (shown["host_name"], shown["setting"]["game"]) == ("Livia", "olet")
            with connected(address_of(server)) as connection:
                secret = select(tables.c.seed, tables.c.invitation).where(tables.c.id == playing)
                hidden = connection.execute(secret).one()
            lines = await told(admin.done, "tables", "show", playing)
            assert "Marcus" in lines
            assert not [word for word in hidden if word in lines or word in json.dumps(shown)]

    beside(run)
    assert admin.refused("tables", "show", "nowhere") == "pecunia: There’s no such table."
    assert "closed" in admin.refused("tables", "list", "--status", "closed")


def test_a_table_is_closed_in_the_middle_of_a_game(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", **GAME) as chairs:
            asked = await asked_of(chairs)
            table = asked.table_id
            assert await told(admin.done, "tables", "close", table) == f"Table {table} is closed.\n"
            for chair in chairs:
                await chair.until(lambda chair: chair.over)
                assert chair.table["ended"] == "operator"
            assert await asked.refused("move", move=first_move(asked)) in ("table-over", "game-over")
            assert "is over" in await told(admin.refused, "tables", "close", table)
            assert "no such table" in await told(admin.refused, "tables", "close", "nowhere")

    beside(run)


@pytest.mark.parametrize("old", ["-0cqZVithWpa", "--help-me_ok", "_h3-------hh"])
def test_ids_of_older_tables_may_begin_with_a_hyphen(server: Server, admin: Admin, old: str) -> None:
    async def lay() -> str:
        async with Person(server.url, "Anna") as anna:
            return await anna.lay_table(**GAME, players=2)

    with connected(address_of(server)) as connection:
        row = connection.execute(select(tables).where(tables.c.id == asyncio.run(lay()))).mappings().one()
        connection.execute(insert(tables), {**row, "id": old})
    assert admin.json("tables", "show", old)["id"] == old
    assert admin.done("tables", "repair", old, "--yes") == f"Table {old} can be read. There’s nothing to repair.\n"
    assert "--eys" in admin.refused("tables", "repair", old, "--eys")
    assert admin.done("tables", "close", "--server", server.url, old) == f"Table {old} is closed.\n"
    assert "is over" in admin.refused("tables", "close", old)


# People.


def test_people_are_found_and_shown(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Octavia 100%", "Ben", **GAME) as chairs:
            octavia = identity_of(server, "Octavia 100%")
            for words in ("octavia", "100%", octavia, octavia[:9]):
                found = await told(admin.json, "people", "find", words)
                assert [person["id"] for person in found] == [octavia], words
            assert await told(admin.json, "people", "find", "%") == found
            assert await told(admin.done, "people", "find", "Octavius") == "Nobody found.\n"
            shown = await told(admin.json, "people", "show", octavia)
            assert shown["name"] == "Octavia 100%"
            assert [table["id"] for table in shown["tables"]] == [chairs[0].table_id]
            assert [device["label"] for device in shown["devices"]] == [""]
            lines = await told(admin.done, "people", "show", octavia)
            assert "Program" in lines
            exported = json.loads(await told(admin.done, "people", "export", octavia))
            own = await chairs[0].person.ask("GET", "/me/data")
            own["devices"][0]["current"] = False
            assert exported == own

    beside(run)
    assert "nobody with the id" in admin.refused("people", "show", "nobody")


def test_an_export_is_a_private_file(server: Server, admin: Admin, tmp_path: Path) -> None:
    async def run() -> None:
        async with Person(server.url, "Quintus"):
            quintus, file = identity_of(server, "Quintus"), tmp_path / "quintus.json"
            await told(admin.done, "people", "export", quintus, file)
            assert json.loads(file.read_text())["name"] == "Quintus"
            assert file.stat().st_mode & 0o777 == 0o600
            assert "exists" in await told(admin.refused, "people", "export", quintus, file)
            assert "nobody" in await told(admin.refused, "people", "export", "nobody", tmp_path / "other")
            assert [path.name for path in tmp_path.iterdir()] == ["quintus.json"]

    beside(run)


def test_a_person_gets_another_name_everywhere(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Rude Word", "Ben", **GAME) as chairs:
            rude = identity_of(server, "Rude Word")
            assert "also at one table" in await told(admin.done, "people", "rename", rude, " Kind   Word ")
            await chairs[1].until(lambda chair: chair.table["seats"][0]["name"] == "Kind Word")
            assert (await chairs[0].person.ask("GET", "/me"))["name"] == "Kind Word"
            with connected(address_of(server)) as connection:
                assert places_of(connection, "Rude Word") == []
            assert "can be seen" in await told(admin.refused, "people", "rename", rude, " ")
            assert "nobody" in await told(admin.refused, "people", "rename", "nobody", "Anna")
            assert (await chairs[0].person.ask("GET", "/me"))["name"] == "Kind Word"

    beside(run)


def test_a_person_is_signed_out_everywhere(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with Person(server.url, "Titus") as titus:
            table = await titus.lay_table(**GAME, players=2, public=True)
            async with titus.chair(table) as chair:
                said = await told(admin.done, "people", "sign-out", identity_of(server, "Titus"))
                assert said == "One device is signed out.\n"
                with pytest.raises(ConnectionClosed):
                    await chair.until(lambda chair: False)
            assert await titus.refused("GET", "/me") == "invalid-token"

    beside(run)


def test_a_person_is_deleted(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Caligula", "Ben", **GAME) as chairs:
            caligula = identity_of(server, "Caligula")
            said = await told(admin.run, "people", "delete", caligula)
            assert (said.status, "--yes" in said.out) == (1, True)
            assert (await chairs[0].person.ask("GET", "/me"))["name"] == "Caligula"
            await told(admin.done, "people", "delete", caligula, "--yes")
            assert await chairs[0].person.refused("GET", "/me") == "invalid-token"
            with connected(address_of(server)) as connection:
                assert places_of(connection, "Caligula", caligula) == []
            assert "nobody" in await told(admin.refused, "people", "delete", caligula, "--yes")

    beside(run)


# Queues and retention.


def test_queues_of_a_running_server(server: Server, admin: Admin) -> None:
    found = admin.json("queues")
    assert {"quick", "slow", "review"} <= set(found["queues"])
    assert found["queues"]["quick"] == {"waiting": 0, "running": 0, "refused": 0}
    assert found["tables"] >= 0
    assert "quick" in admin.done("queues")
    assert "No server answers" in admin.refused("queues", "--server", f"http://127.0.0.1:{free_port()}")
    assert "isn’t the address" in admin.refused("queues", "--server", "127.0.0.1:8000")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_too_old_is_counted_and_deleted(
    kind: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is counted without a server. One that runs deletes it."""
    stated = request.getfixturevalue("postgres").new_database() if kind == "postgresql" else ""
    stopped = Server(tmp_path, stated)
    engine = open_engine(address_of(stopped))
    migrate(engine)
    engine.dispose()
    with connected(address_of(stopped)) as connection:
        people = [{"id": f"old{number}", "name": "Fabius", "created": 1.0, "seen": 1.0} for number in range(25)]
        connection.execute(insert(identities), people)
        row = {"setting": "{}", "seed": "", "invitation": "", "host": "old1", "status": "over", "public": True}
        connection.execute(insert(tables), {"id": "old table", **row, "created": 1.0, "changed": 1.0})
        connection.execute(insert(seats), {"table": "old table", "seat": 0, "identity": "old1", "name": "Fabius"})
        line = {"table": "old table", "kind": "chat", "seat": 0, "who": "old1", "client": "", "at": 1.0}
        connection.execute(insert(entries), [{**line, "number": number, "text": "salve"} for number in range(1, 4)])
        code = {"hash": "h", "table": "old table", "seat": 0, "identity": "old1", "expires": 1.0}
        connection.execute(insert(codes), code)
    admin = Admin(monkeypatch, capsys).of(stopped)
    found = {"people": 25, "talk": 3, "games": 1, "expired": 1}
    assert admin.json("retention")["too_old"] == found
    assert "Nothing has been changed" in admin.done("retention")
    assert "No server answers" in admin.refused("retention", "--now")
    assert admin.json("retention")["too_old"] == found
    with stopped as server:
        deleted = admin.json("retention", "--now")["deleted"]
        assert set(deleted) == set(found)
        assert admin.json("retention")["too_old"] == dict.fromkeys(found, 0)
        assert server.errors() == []
    with connected(address_of(stopped)) as connection:
        assert places_of(connection, "Fabius", "salve") == []


# Who may give orders.


def order(server: Server, ticket: str, **body: str) -> httpx.Response:
    headers = {"authorization": ticket} if ticket else {}
    return httpx.post(f"{server.url}/operator", json=body, headers=headers, timeout=60, trust_env=False)


def test_only_who_can_write_to_the_database_gives_orders(server: Server, admin: Admin) -> None:
    ticket = operator_tickets.new_ticket()
    wanted = {"order": "close-table", "table": "nowhere"}
    with connected(address_of(server)) as connection:
        operator_tickets.write_ticket(connection, ticket)
        written = select(secrets.c.value).where(secrets.c.name.startswith("operator"))
        stored = connection.execute(written).scalars().all()
    assert ticket not in stored
    for wrong in ("", f"Bearer {ticket}", "Operator", "Operator x", f"Operator {stored[0]}", "Operator operator"):
        refused = order(server, wrong, **wanted)
        assert (refused.status_code, refused.json()["key"]) == (403, "not-operator"), wrong
    valid = f"Operator {ticket}"
    assert order(server, valid, **wanted).json()["key"] == "unknown-table"
    for body in ({}, {"order": "conquer"}, {"order": "close-table"}, {**wanted, "more": "x"}):
        assert order(server, valid, **body).json()["key"] == "malformed"
    with connected(address_of(server)) as connection:
        old = update(secrets).where(secrets.c.name.startswith("operator"))
        connection.execute(old.values(created=secrets.c.created - operator_tickets.VALID))
    assert order(server, valid, **wanted).json()["key"] == "not-operator"


def test_no_ticket_stays_behind(server: Server, admin: Admin) -> None:
    """One that was left behind all the same, by a command that was killed, goes with the next."""

    def tickets() -> set[str]:
        with connected(address_of(server)) as connection:
            names = select(secrets.c.name).where(secrets.c.name.startswith(operator_tickets.NAME))
            return set(connection.execute(names).scalars())

    before = tickets()
    admin.refused("tables", "close", "nowhere")
    admin.refused("tables", "close", "nowhere", "--server", f"http://127.0.0.1:{free_port()}")
    assert tickets() == before
    with connected(address_of(server)) as connection:
        operator_tickets.write_ticket(connection, "left behind")
    with connected(address_of(server)) as connection:
        connection.execute(update(secrets).where(secrets.c.name.in_(tickets() - before)).values(created=1.0))
    admin.refused("tables", "close", "nowhere")
    assert tickets() <= before


async def refused_soon(person: Person, key: str) -> None:
    """Wait until a person is refused everything with this key."""
    async with asyncio.timeout(60):
        while True:
            try:
                await person.ask("GET", "/me")
            except Refusal as refusal:
                if refusal.key == key:
                    return
                raise
            await asyncio.sleep(0.05)


def test_other_processes_hear_of_it(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Orders go to one process; people are connected to another."""
    one, other = pair
    admin = Admin(monkeypatch, capsys).of(one)

    async def run() -> None:
        async with table_of(other, "Claudia", "Ben", **GAME) as chairs:
            await told(admin.done, "people", "rename", identity_of(one, "Claudia"), "Drusilla")
            await chairs[1].until(lambda chair: chair.table["seats"][0]["name"] == "Drusilla")
            await told(admin.done, "tables", "close", chairs[0].table_id)
            await chairs[1].until(lambda chair: chair.over)
            await told(admin.done, "people", "sign-out", identity_of(one, "Drusilla"))
            await refused_soon(chairs[0].person, "invalid-token")

    beside(run)


# For people.


def test_all_commands_speak_four_languages(server: Server, admin: Admin) -> None:
    for words in (("tables", "list", "--days", "0"), ("people", "find", "no such name"), ("queues",), ("retention",)):
        assert len({admin.run(*words, language=language).out for language in LANGUAGES}) == len(LANGUAGES), words
    # The language of refusals is chosen when the program starts, so these are compared as texts.
    refusals = {"unknown-person": {"person": "x"}, "admin-no-server": {"address": "x"}, "restore-in-use": {}}
    for key, facts in refusals.items():
        sentences = {Texts(language).error(PecuniaError(key, **facts)) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), key
