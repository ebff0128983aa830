"""A refusal means that nothing has happened. If nobody knows, the key says so, and sending it again finds out."""

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import Connection

from pecunia.server.settings import Settings
from pecunia.server.store import attempt
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable
from pecunia.server.store.store import Store
from pecunia.texts import LANGUAGES, Texts
from tests.server.people import Chair, Refusal, asked_of, first_move, table_of
from tests.server.processes import Postgres, Server, free_port
from tests.server.test_store import entry, in_store, with_table

TABLES = 12
UNKNOWN = "outcome-unknown"


# The store.


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = attempt.Attempt.__init__
    monkeypatch.setattr(attempt.Attempt, "__init__", lambda own, engine, seconds: usual(own, engine, 0.3))


class Held:
    """Holds a method of all connections until the test lets it go on."""

    def __init__(self, patch: pytest.MonkeyPatch, method: str) -> None:
        self.go_on = threading.Event()
        self.reached = threading.Event()
        original: Callable[..., Any] = getattr(Connection, method)

        def held(connection: Connection, *args: Any, **kwargs: Any) -> Any:
            if not args or str(args[0]).startswith("INSERT INTO entries"):
                self.reached.set()
                self.go_on.wait(30)
            return original(connection, *args, **kwargs)

        patch.setattr(Connection, method, held)


def address(folder: Path) -> str:
    return Settings(data_dir=str(folder)).database


def test_what_waits_before_its_commit_is_called_off(
    tmp_path: Path, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first hangs in its insert, the second waits behind it. Neither is written later."""

    async def work(store: Store) -> None:
        await with_table(store)
        with monkeypatch.context() as patch:
            held = Held(patch, "exec_driver_sql")  # how SQLite gets a group of entries
            tries = [asyncio.create_task(store.append("t", entry(1, "first")))]
            await asyncio.to_thread(held.reached.wait, 5)
            tries.append(asyncio.create_task(store.append("t", entry(2, "second"))))
            for failed in await asyncio.gather(*tries, return_exceptions=True):
                assert type(failed) is StoreUnavailable
            held.go_on.set()
        assert await store.append("t", entry(1, "third"))
        assert [line.text for line in (await store.entries_after("t", 0))[1]] == ["third"]

    in_store(address(tmp_path), work)


def test_what_hangs_in_its_commit_is_unknown(tmp_path: Path, hurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        await with_table(store)
        with monkeypatch.context() as patch:
            held = Held(patch, "commit")
            with pytest.raises(OutcomeUnknown):
                await store.append("t", entry(1, "first"))
            held.go_on.set()
        assert not await store.append("t", entry(1, "again")), "it was written"
        assert [line.text for line in (await store.entries_after("t", 0))[1]] == ["first"]
        with monkeypatch.context() as patch:
            held = Held(patch, "commit")
            with pytest.raises(OutcomeUnknown):
                await store.rename("anna", "Anna the Great")
            held.go_on.set()
        while await store.name_of("anna") != "Anna the Great":
            await asyncio.sleep(0)

    in_store(address(tmp_path), work)


# A PostgreSQL that is frozen.


async def played(chairs: list[list[Chair]], thawed: asyncio.Event) -> dict[tuple[str, str], str]:
    """People play until somebody is refused, or the database is back. Returns the keys, by table and id."""
    keys: dict[tuple[str, str], str] = {}

    async def play(table: list[Chair]) -> None:
        while not thawed.is_set():
            asked = next(chair for chair in table if chair.asked)
            id = asked.next_id()
            await asked.send({"type": "move", "id": id, "move": first_move(asked), "question": asked.number})
            try:
                await asked.answer_to(id)
            except Refusal as refusal:
                keys[asked.table_id, id] = refusal.key
                return
            number = asked.number
            while table[1 - asked.you].number < number:
                await table[1 - asked.you].hear()

    await asyncio.gather(*[play(table) for table in chairs])
    return keys


async def written(server: Server, table: str) -> list[str]:
    """The ids of all messages in the log of a table, as they stand in the database."""
    store = Store(Settings(database_url=server.database).database)
    try:
        loaded = await store.load(table)
    finally:
        await store.close()
    assert loaded is not None
    return [line.client for line in loaded[2] if line.client]


@asynccontextmanager
async def many_tables(server: Server) -> AsyncIterator[list[list[Chair]]]:
    async with AsyncExitStack() as stack:
        names = [(f"Anna {number}", f"Ben {number}") for number in range(TABLES)]
        long: dict[str, Any] = {"game": "non-olet", "options": {"target": 99}}
        yield [await stack.enter_async_context(table_of(server, *pair, **long)) for pair in names]


async def frozen(postgres: Postgres, server: Server) -> None:
    async with many_tables(server) as tables:
        thawed = asyncio.Event()
        going = asyncio.create_task(played(tables, thawed))
        await asyncio.sleep(0.5)  # everybody is playing
        postgres.freeze()
        await asyncio.wait([going], timeout=30)  # until everybody was refused
        postgres.thaw()
        thawed.set()
        keys = await going
        assert keys
        assert set(keys.values()) <= {"store-unavailable", UNKNOWN}
        await asyncio.sleep(2)  # whatever is still under way arrives
        for (table, id), key in keys.items():
            if key == "store-unavailable":
                assert id not in await written(server, table)
        await find_out(server, tables, keys)


async def find_out(server: Server, tables: list[list[Chair]], keys: dict[tuple[str, str], str]) -> None:
    """Sending a message with an unknown outcome again finds out what became of it."""
    for chairs in tables:
        for chair in chairs:
            for (table, id), key in keys.items():
                if key != UNKNOWN or table != chair.table_id or not id.startswith(f"{chair.person.name}-"):
                    continue
                while key in (UNKNOWN, "store-unavailable"):
                    assert chair.view is not None
                    move = (chair.view["moves"] or ["no move is left"])[0]
                    await chair.send({"type": "move", "id": id, "move": move})
                    try:
                        await chair.answer_to(id)
                        key = "done"
                    except Refusal as refusal:
                        key = refusal.key
                assert (await written(server, table)).count(id) == (key == "done")


def test_a_postgresql_that_is_frozen(tmp_path: Path) -> None:
    with Postgres() as own, Server(tmp_path, own.new_database(), database_seconds="3") as server:
        try:
            asyncio.run(frozen(own, server))
        finally:
            own.thaw()
        assert server.errors() == []


# A network that loses the answer to a commit.


class Line:
    """Passes everything on between the server and its database. While it is `mute`, no answer comes back."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self._target = urlsplit(database)
        self._open = asyncio.Event()
        self._open.set()

    @property
    def address(self) -> str:
        return self._target._replace(netloc=f"pecunia@127.0.0.1:{self.port}").geturl()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        async with await asyncio.start_server(self._connected, "127.0.0.1", self.port) as listening:
            yield
            listening.close()

    def mute(self) -> None:
        self._open.clear()

    def unmute(self) -> None:
        self._open.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, port = self._target.hostname, self._target.port
        there, to_there = await asyncio.open_connection(host, port)
        try:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                await asyncio.gather(self._pass_on(reader, to_there), self._pass_back(there, writer))
        finally:
            to_there.close()
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    async def _pass_back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._open.wait()
            writer.write(data)
        writer.close()


# Every commit takes a moment, so that the line can be cut in the middle of one.
SLOW = """
create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return null; end $$;
create constraint trigger linger after insert on entries deferrable initially deferred
    for each row when (new.kind = 'move') execute function linger();
"""


def test_the_answer_to_a_commit_is_lost(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()

    async def run() -> None:
        line = Line(database)
        async with line.serving():
            server = Server(tmp_path, line.address)
            await asyncio.to_thread(server.start)
            try:
                async with table_of(server, "Anna", "Ben", game="olet") as chairs:
                    await cut_off(line, chairs, server)
            finally:
                line.unmute()
                await asyncio.to_thread(server.stop)
            assert server.errors() == []

    async def cut_off(line: Line, chairs: list[Chair], server: Server) -> None:
        asked = await asked_of(chairs)
        other = chairs[1 - asked.you]
        async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
            await connection.execute(SLOW)
        message = {"type": "move", "id": "lost", "move": first_move(asked), "question": asked.number}
        await asked.send(message)
        await asyncio.sleep(0.2)  # the commit is under way
        line.mute()
        for _ in range(2):  # as long as the database does not answer, nobody knows
            with pytest.raises(Refusal) as refusal:
                await asked.answer_to("lost")
            assert refusal.value.key == UNKNOWN
            await asked.send(message)
        assert await other.refused("chat", text="What happened?") == "store-unavailable"
        line.unmute()
        number = 0
        while not number:
            try:
                number = await asked.answer_to("lost")
            except Refusal as late:
                if late.key != UNKNOWN:
                    raise
                await asked.send(message)
        direct = Server(tmp_path, database)  # not started; only its database is read
        assert (await written(direct, asked.table_id)).count("lost") == 1
        following = await asked_of(chairs)
        await following.say("move", move=first_move(following))

    asyncio.run(run())


def test_people_are_told_in_four_languages() -> None:
    for key in ("error-outcome-unknown", "error-question-answered", "web-finding-out"):
        assert len({Texts(language).text(key) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_request_with_an_unknown_outcome_says_so(tmp_path: Path, postgres: Postgres) -> None:
    """Sitting down over HTTP while the answer to the commit is lost; then once more."""
    database = postgres.new_database()

    async def run() -> None:
        line = Line(database)
        async with line.serving():
            server = Server(tmp_path, line.address)
            await asyncio.to_thread(server.start)
            try:
                async with table_of(server, "Anna", "Ben", begun=False, game="olet") as (anna, _):
                    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
                        await connection.execute(SLOW.replace("'move'", "'start'"))
                    starting = asyncio.create_task(anna.person.refused("POST", f"/tables/{anna.table_id}/start"))
                    await asyncio.sleep(0.2)
                    line.mute()
                    assert await starting == UNKNOWN
                    line.unmute()
                    until = time.monotonic() + 30
                    while (key := await anna.person.refused("POST", f"/tables/{anna.table_id}/start")) in (
                        UNKNOWN,
                        "store-unavailable",
                    ):
                        assert time.monotonic() < until
                    assert key == "already-started"
            finally:
                line.unmute()
                await asyncio.to_thread(server.stop)
            assert server.errors() == []

    asyncio.run(run())
