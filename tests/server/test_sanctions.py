"""People whom the operator has banned or muted: refused at once, in every process, and nothing else changes."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from pecunia.server.store.sql_tables import sanctions
from pecunia.server.tables.client import REFUSED
from pecunia.texts import LANGUAGES, Texts
from tests.server.commands_here import Admin
from tests.server.databases import address_of, connected, places_of
from tests.server.people import Chair, Person, Refusal, asked_of, first_move, table_of
from tests.server.processes import Server
from tests.server.test_admin import beside, identity_of, refused_soon, told

GAME: dict[str, Any] = {"game": "olet"}


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], server: Server) -> Admin:
    return Admin(monkeypatch, capsys).of(server)


async def end_of(chair: Chair) -> tuple[str, int]:
    """The last refusal that somebody hears, and the code with which the socket is closed."""
    key = ""
    while True:
        try:
            await chair.hear()
        except Refusal as refusal:
            key = refusal.key
        except ConnectionClosed as closed:
            return key, closed.rcvd.code if closed.rcvd else 0


def test_somebody_who_is_banned_is_refused_everything(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Nero", "Ben", **GAME) as (nero, ben):
            person = identity_of(server, "Nero")
            assert await told(admin.done, "people", "ban", person) == "Banned for good.\n"
            assert await end_of(nero) == ("banned", REFUSED)
            assert await nero.person.refused("GET", "/me") == "banned"
            assert await nero.person.refused("PUT", "/me", {"name": "Anna", "start_over": True}) == "banned"
            assert await nero.person.refused("POST", "/tables", {"players": 2}) == "banned"
            await nero.disconnect()
            with pytest.raises(Refusal) as refusal:
                await nero.connect()
            assert refusal.value.key == "banned"
            await ben.say("chat", text="At last.")
            assert "Banned for good" in await told(admin.done, "people", "show", person)
            # What the law gives to everybody.
            data = await nero.person.ask("GET", "/me/data")
            assert [(one["kind"], one["until"]) for one in data["sanctions"]] == [("ban", None)]
            # They have never been signed out, so they come back as themselves.
            assert await told(admin.done, "people", "unban", person) == "Not banned any more.\n"
            assert (await nero.person.ask("GET", "/me"))["name"] == "Nero"
            async with nero.person.chair(nero.table_id) as again:
                assert again.you == 0
            assert "wasn’t banned" in await told(admin.done, "people", "unban", person)

    beside(run)


def test_somebody_who_is_muted_plays_but_does_not_talk(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with table_of(server, "Cicero", "Ben", **GAME) as (cicero, ben):
            person = identity_of(server, "Cicero")
            await cicero.say("chat", text="Quousque tandem?")
            await told(admin.done, "people", "mute", person, "--days", "3")
            assert await cicero.refused("chat", text="O tempora!") == "muted"
            await ben.say("chat", text="Peace.")
            for _ in range(4):
                asked = await asked_of([cicero, ben])
                await asked.say("move", move=first_move(asked))
            assert "O tempora" not in str(ben.chat)
            shown = await told(admin.json, "people", "show", person)
            [sanction] = shown["sanctions"]
            assert sanction["kind"] == "mute"
            assert sanction["until"] == pytest.approx(time.time() + 3 * 86400, abs=600)
            await told(admin.done, "people", "unmute", person)
            await cicero.say("chat", text="O mores!")

    beside(run)


def test_it_ends_by_itself_and_is_forgotten(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with Person(server.url, "Galba") as galba:
            person = identity_of(server, "Galba")
            await told(admin.done, "people", "ban", person, "--days", "0.001")
            assert await galba.refused("GET", "/me") == "banned"
            with connected(address_of(server)) as connection:
                connection.execute(update(sanctions).where(sanctions.c.identity == person).values(until=1.0))
            await told(admin.done, "people", "mute", person)  # so that the server reads them again
            assert (await galba.ask("GET", "/me"))["name"] == "Galba"
            await told(admin.done, "retention", "--now")
            with connected(address_of(server)) as connection:
                left = select(sanctions.c.kind).where(sanctions.c.identity == person)
                assert connection.execute(left).scalars().all() == ["mute"]

    beside(run)


def test_nothing_is_left_of_somebody_who_is_deleted(server: Server, admin: Admin) -> None:
    async def run() -> None:
        async with Person(server.url, "Otho") as otho:
            person = identity_of(server, "Otho")
            for kind in ("ban", "mute"):
                await told(admin.done, "people", kind, person)
            await otho.ask("DELETE", "/me/data")
            with connected(address_of(server)) as connection:
                assert places_of(connection, person, "Otho") == []

    beside(run)


def test_orders_about_nobody_or_nonsense_are_refused(server: Server, admin: Admin) -> None:
    for words in (("ban", "nobody"), ("unban", "nobody"), ("mute", "nobody"), ("unmute", "nobody")):
        assert "nobody with the id" in admin.refused("people", *words)
    assert "--days" in admin.refused("people", "ban", "nobody", "--days", "-1")


def test_other_processes_hear_of_it(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The order goes to one process, and the person is connected to another."""
    one, other = pair
    admin = Admin(monkeypatch, capsys).of(one)

    async def run() -> None:
        async with table_of(other, "Nero", "Seneca", **GAME) as (nero, seneca):
            began = time.monotonic()
            await told(admin.done, "people", "ban", identity_of(one, "Nero"))
            assert await end_of(nero) == ("banned", REFUSED)
            await refused_soon(nero.person, "banned")
            assert time.monotonic() - began < 25, "it was told, not found out after half a minute"
            await told(admin.done, "people", "mute", identity_of(one, "Seneca"))
            async with asyncio.timeout(25):
                while True:
                    try:
                        await seneca.say("chat", text="Salve!")
                    except Refusal as refusal:
                        if refusal.key == "muted":
                            break
                        raise

    beside(run)


def test_a_process_that_starts_later_knows_them(server: Server, tmp_path: Path, admin: Admin) -> None:
    with Server(tmp_path) as first:
        admin.of(first)

        async def ban() -> str:
            async with Person(first.url, "Nero") as nero:
                await told(admin.done, "people", "ban", identity_of(first, "Nero"))
                return nero.token

        token = asyncio.run(ban())
    with Server(tmp_path) as second:

        async def look() -> None:
            person = Person(second.url, "Nero")
            person.http.headers["authorization"] = f"Bearer {token}"
            assert await person.refused("GET", "/me") == "banned"
            await person.http.aclose()

        beside(look)


def test_both_refusals_are_in_four_languages() -> None:
    for key in ("error-banned", "error-muted"):
        assert len({Texts(language).text(key) for language in LANGUAGES}) == len(LANGUAGES)
