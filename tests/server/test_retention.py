"""What is too old is deleted: people who never came back, talk, the people of old games, codes and devices."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, text, update

from pecunia.server.people import retention as people_retention
from pecunia.server.people.devices import Devices
from pecunia.server.people.erasure import Erasure
from pecunia.server.people.key_ring import KeyRing
from pecunia.server.people.retention import LOCK, MAX_MOVED, Retention
from pecunia.server.people.sanctions import Sanctions
from pecunia.server.settings import VARIABLES, Settings
from pecunia.server.store import erasing
from pecunia.server.store.archive import entries_after
from pecunia.server.store.sql_tables import archive, codes, devices, entries, identities, seats, tables
from pecunia.server.tables.table_registry import TableRegistry
from tests.server.databases import new_address, places_of
from tests.server.processes import Postgres

DAY = 24 * 3600.0
NOW = time.time()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_address(request, tmp_path)


class Past:
    """A database with things that happened some days ago."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def person(self, id: str, days: float) -> None:
        row = {"id": id, "name": f"name of {id}", "created": NOW - 2000 * DAY, "seen": NOW - days * DAY}
        self._connection.execute(insert(identities), row)
        self.device(f"device of {id}", id, days)

    def device(self, id: str, identity: str, days: float, revoked: bool = False) -> None:
        row = {"id": id, "identity": identity, "label": "Firefox", "key": "k", "created": 1.0}
        self._connection.execute(insert(devices), {**row, "seen": NOW - days * DAY, "revoked": revoked})

    def table(self, id: str, status: str, days: float, *people: str) -> None:
        """A table at which these people sit and have talked. The first is the host."""
        when = NOW - days * DAY
        row = {"id": id, "setting": "{}", "seed": "", "invitation": "", "host": people[0], "public": True}
        self._connection.execute(insert(tables), {**row, "status": status, "created": when, "changed": when})
        for seat, person in enumerate(people):
            sits = {"table": id, "seat": seat, "identity": person, "name": f"name of {person}"}
            self._connection.execute(insert(seats), sits)
            for number, (kind, said) in enumerate({"sit": "", "chat": f"talk of {person} at {id}"}.items()):
                entry = {"table": id, "number": 10 * seat + number + 1, "kind": kind, "seat": seat, "who": person}
                self._connection.execute(insert(entries), {**entry, "text": said, "client": f"{person}-1", "at": when})

    def code(self, hash: str, table: str, identity: str, seconds: float) -> None:
        row = {"hash": hash, "table": table, "seat": 0, "identity": identity, "expires": NOW + seconds}
        self._connection.execute(insert(codes), row)


def after(
    address: str,
    work: Callable[[Past], None],
    look: Callable[[TableRegistry, Retention], Awaitable[None]],
    archived: bool = False,
    **kept: int,
) -> None:
    """Fill a database, delete what is too old, and look at the rest. If `archived`, old games are in the archive."""

    async def run() -> None:
        nothing = Settings(database_url=address, keep_people=0, keep_talk=0, keep_games=0, archive_days=0)
        registry = TableRegistry(replace(nothing, **kept))  # type: ignore[arg-type]  # all of them are numbers
        found = Devices(registry, KeyRing(registry.store, "secret"), Sanctions(registry))
        erasure = Erasure(registry, found)
        retention = Retention(registry.settings, registry, erasure)
        await registry.store.open()
        try:
            await registry.store.run(lambda connection: work(Past(connection)))
            if archived:
                await Retention(replace(nothing, archive_days=1), registry, erasure).delete_old()
            await retention.delete_old()
            await look(registry, retention)
        finally:
            await erasure.close()
            await registry.store.close()

    asyncio.run(run())


async def left(registry: TableRegistry, *words: str) -> set[str]:
    """Those of the words that the database still has."""

    def work(connection: Connection) -> set[str]:
        if connection.dialect.name == "postgresql":  # reading everything takes long on a busy machine
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        return {word for word in words if places_of(connection, word)}

    return await registry.store.run(work, 60)


@pytest.mark.parametrize("archived", [False, True])
def test_people_who_never_came_back_are_deleted(address: str, archived: bool) -> None:
    def past(past: Past) -> None:
        past.person("gone", 500)
        past.person("playing", 500)
        past.person("hosting", 500)
        past.person("here", 300)
        past.table("t1", "over", 600, "here", "gone")
        past.table("t2", "playing", 600, "here", "playing")
        past.table("t3", "open", 600, "hosting")
        for number in range(25):  # more than one step
            past.person(f"many{number}x", 450)

    async def look(registry: TableRegistry, retention: Retention) -> None:
        everybody = [f"name of {id}" for id in ("gone", "playing", "hosting", "here")]
        assert await left(registry, *everybody) == set(everybody[1:])
        words = ["talk of gone", "gone-1", "talk of here", "name of many3x", "device of many24x", "device of here"]
        assert await left(registry, *words) == {"talk of here", "device of here"}

    after(address, past, look, archived, keep_people=400)


@pytest.mark.parametrize("archived", [False, True])
def test_old_talk_is_deleted(address: str, archived: bool) -> None:
    def past(past: Past) -> None:
        past.person("anna", 0)
        past.table("old", "playing", 31, "anna")
        past.table("older", "over", 40, "anna")
        past.table("new", "over", 29, "anna")

    async def look(registry: TableRegistry, retention: Retention) -> None:
        talk = [f"talk of anna at {table}" for table in ("old", "older", "new")]
        assert await left(registry, *talk) == {"talk of anna at new"}
        assert await left(registry, "name of anna") == {"name of anna"}
        assert (await registry.store.erasures_of(["old", "older", "new"])) == {"old": 1, "older": 1, "new": 0}

    after(address, past, look, archived, keep_talk=30)


@pytest.mark.parametrize("archived", [False, True])
def test_old_games_lose_their_people(address: str, archived: bool) -> None:
    def past(past: Past) -> None:
        past.person("anna", 0)
        past.person("ben", 0)
        past.table("old", "over", 31, "anna", "ben")
        past.table("new", "over", 29, "anna", "ben")
        past.table("long", "playing", 50, "anna", "ben")
        past.code("h", "old", "anna", 1000)

    async def look(registry: TableRegistry, retention: Retention) -> None:
        def people(connection: Connection) -> dict[str, list[Any]]:
            wanted = select(seats.c.identity, seats.c.name).order_by(seats.c.seat)
            return {
                table: [
                    *connection.execute(wanted.where(seats.c.table == table)).all(),
                    *(entry for entry in entries_after(connection, table, 0) if entry.kind == "chat"),
                    connection.execute(select(tables.c.host).where(tables.c.id == table)).scalar_one(),
                ]
                for table in ("old", "new", "long")
            }

        found = await registry.store.run(people)
        assert found["new"][0] == found["long"][0] == ("anna", "name of anna")
        first, second, *talk, host = found["old"]
        assert (first.name, second.name) == ("", "")
        assert [line.text for line in talk] == ["", ""]
        assert host == first.identity == talk[0].who, "they can still be told apart"
        assert len({first.identity, second.identity, "anna", "ben"}) == 4
        assert await left(registry, '["h"', "talk of anna at old") == set()
        await retention.delete_old()
        assert await registry.store.run(people) == found, "once is enough"

    after(address, past, look, archived, keep_games=30)


def test_finished_games_move_to_the_archive(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some days after the end, in steps. A table that cannot be moved is in nobody's way."""
    monkeypatch.setattr(people_retention, "PAUSE", 0.0)

    def past(past: Past) -> None:
        past.person("anna", 0)
        for number in range(MAX_MOVED + 5):
            past.table(f"old{number}", "over", 8, "anna")
        past.table("damaged", "over", 9, "anna")
        past.table("new", "over", 6, "anna")
        past.table("long", "playing", 50, "anna")

    async def look(registry: TableRegistry, retention: Retention) -> None:
        def damage(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == "damaged").values(setting="{"))

        def moved(connection: Connection) -> set[str]:
            found = set(connection.execute(select(tables.c.id).where(tables.c.archived)).scalars())
            assert found == set(connection.execute(select(archive.c.table)).scalars())
            assert found.isdisjoint(connection.execute(select(entries.c.table)).scalars())
            return found

        await registry.store.run(damage)
        assert await registry.store.run(moved) == set()
        for _ in range(2):
            archiving = replace(registry.settings, archive_days=7)
            await Retention(archiving, registry, Erasure(registry, retention._erasure._devices)).delete_old()
            assert await registry.store.run(moved) == {f"old{number}" for number in range(MAX_MOVED + 5)}

    after(address, past, look)


def test_expired_codes_and_devices_are_deleted(address: str) -> None:
    def past(past: Past) -> None:
        past.person("anna", 0)
        past.table("t", "over", 0, "anna")
        past.device("forgotten-phone", "anna", 370)
        past.device("old-phone", "anna", 360)
        past.device("stolen-phone", "anna", 360, revoked=True)
        past.code("used-up", "t", "anna", -1)
        past.code("still-good", "t", "anna", 10_000)

    async def look(registry: TableRegistry, retention: Retention) -> None:
        words = ["forgotten-phone", "old-phone", "stolen-phone", "used-up", "still-good"]
        assert await left(registry, *words) == {"old-phone", "stolen-phone", "still-good"}

    after(address, past, look)


def test_an_operator_deletes_it_step_by_step(address: str) -> None:
    """What was counted before is what the steps say they have deleted."""

    async def look(registry: TableRegistry, retention: Retention) -> None:
        def late(connection: Connection) -> None:
            past = Past(connection)
            past.person("anna", 0)
            for number in range(12):  # more than one step
                past.person(f"gone{number}", 500)
            past.table("t", "over", 500, "anna")
            past.code("used-up", "t", "anna", -1)

        def counted(connection: Connection) -> dict[str, int]:
            found = people_retention.periods(registry.settings, NOW)
            counts = {kind: erasing.count_old(connection, kind, before) for kind, before in found.items()}
            return counts | {"expired": erasing.count_expired(connection, NOW, people_retention.tokens_until(NOW))}

        await registry.store.run(late)
        wanted = await registry.store.run(counted)
        assert wanted == {"people": 12, "talk": 1, "games": 1, "expired": 13}
        done = dict.fromkeys(wanted, 0)
        while any((step := await retention.delete_some()).values()):
            done = {kind: done[kind] + count for kind, count in step.items()}
        assert done == wanted

    after(address, lambda past: None, look, keep_people=400, keep_talk=365, keep_games=400)


@pytest.mark.parametrize("archived", [False, True])
def test_zero_keeps_everything(address: str, archived: bool) -> None:
    def past(past: Past) -> None:
        past.person("anna", 5000)
        past.table("t", "over", 5000, "anna")

    async def look(registry: TableRegistry, retention: Retention) -> None:
        words = {"name of anna", "talk of anna", "anna-1"}
        assert await left(registry, *words) == words

    after(address, past, look, archived)


def test_the_usual_periods() -> None:
    assert Settings.archive_days == 7
    assert {name: getattr(Settings, name) for name in VARIABLES if name.startswith("keep_")} == {
        "keep_people": 400,
        "keep_talk": 365,
        "keep_games": 730,
    }


def test_processes_take_turns(postgres: Postgres) -> None:
    address = Settings(database_url=postgres.new_database()).database

    def past(past: Past) -> None:
        past.person("anna", 0)

    async def look(registry: TableRegistry, retention: Retention) -> None:
        await registry.store.run(lambda connection: Past(connection).person("gone", 500))
        with registry.store.engine.connect() as busy:
            busy.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # or it ends before we look
            busy.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await retention.delete_old()
            assert await left(registry, "name of gone") == {"name of gone"}
            busy.rollback()
        await retention.delete_old()
        assert await left(registry, "name of gone") == set()

    after(address, past, look, keep_people=400)


def test_it_costs_little_when_there_is_nothing_to_do(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few statements, and none of them reads a whole table."""

    def past(past: Past) -> None:
        for number in range(50):
            past.person(f"p{number}", 0)
            past.table(f"t{number}", "over", 0, f"p{number}")

    async def look(registry: TableRegistry, retention: Retention) -> None:
        said: list[tuple[str, Any]] = []

        def note(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
            said.append((statement, parameters))

        event.listen(registry.store.engine, "before_cursor_execute", note)
        await retention.delete_old()
        event.remove(registry.store.engine, "before_cursor_execute", note)
        assert len(said) <= 13
        if registry.store.shared:
            return  # PostgreSQL reads small tables whole, whatever indexes they have
        with registry.store.engine.connect() as connection:
            for statement, parameters in said:
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
                assert not any(
                    "SCAN" in row.detail and "USING" not in row.detail for row in plan if "codes" not in row.detail
                )

    monkeypatch.setattr(people_retention, "PAUSE", 0.0)
    after(address, past, look, keep_people=400, keep_talk=365, keep_games=730, archive_days=7)


def test_a_person_of_an_upgraded_database_has_all_the_time(address: str) -> None:
    """`seen` of people from before the upgrade is the day of the upgrade; of anonymous ones it is 0 for ever."""

    def past(past: Past) -> None:
        past.person("anna", 0)

    async def look(registry: TableRegistry, retention: Retention) -> None:
        await registry.store.run(lambda connection: connection.execute(update(identities).values(seen=0.0)))
        await retention.delete_old()
        assert await left(registry, "name of anna") == {"name of anna"}

    after(address, past, look, keep_people=1)
