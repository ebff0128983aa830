"""What can go wrong: messages that are invalid or come twice; databases locked, slow or gone; a bot that hangs."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import websockets

from tests.server.people import Chair, Refusal, asked_of, first_move, table_of
from tests.server.processes import Postgres, Server


async def record_of(chair: Chair) -> str:
    return str(await chair.person.ask("GET", f"/tables/{chair.table_id}/record"))


# Messages.


def test_a_message_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def run() -> None:
        with Server(tmp_path) as server:
            async with table_of(server, "Anna", "Ben", game="olet") as chairs:
                asked = await asked_of(chairs)
                message = {"type": "move", "id": "once", "move": first_move(asked)}
                await asked.send(message)
                number = await asked.answer_to("once")
                record = await record_of(asked)
                for _ in range(3):
                    await asked.send(message)
                    assert await asked.answer_to("once") == number
                server.kill()
                server.start()
                for chair in chairs:
                    await chair.disconnect()
                    await chair.connect()
                await asked.send(message)
                assert await asked.answer_to("once") == number
                assert await record_of(asked) == record
                # Ids belong to one client: somebody else may use the same one.
                other = await asked_of(chairs)
                await other.send({"type": "move", "id": "once", "move": first_move(other)})
                assert await other.answer_to("once") > number or other is asked
            assert server.errors() == []

    asyncio.run(run())


WRONG: list[tuple[Any, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ("null", "malformed"),
    ('{"type": "move"}', "malformed"),
    ('{"type": "conquer", "id": "1"}', "malformed"),
    ('{"id": "1", "move": "pass"}', "malformed"),
    ('{"type": "move", "id": 1, "move": "pass"}', "malformed"),
    ('{"type": "move", "id": "1", "move": "pass", "seat": 1}', "malformed"),
    ('{"type": "move", "id": "", "move": "pass"}', "malformed"),
    (json.dumps({"type": "move", "id": "1", "move": "x" * 201}), "malformed"),
    (json.dumps({"type": "chat", "id": "1", "text": "x" * 20_000}), "too-large"),
    ("[" * 5000, "malformed"),
    ('{"type": "move", "id": "1", "move": "conquer Gaul"}', "not-a-move"),
    ('{"type": "take-back", "id": "1", "moves": 0}', "malformed"),
    ('{"type": "catch-up", "id": "1", "number": -1}', "malformed"),
    ('{"type": "answer", "id": "1", "agree": true}', "nothing-asked"),
    ('{"type": "rematch", "id": "1"}', "already-started"),
]


def test_what_cannot_be_changes_nothing(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs:
            asked = await asked_of(chairs)
            other = chairs[1 - asked.you]
            before = [await record_of(chair) for chair in chairs]
            view = asked.view
            for text, key in WRONG:
                await asked.send(text)
                with pytest.raises(Refusal) as refusal:
                    await asked.hear()
                assert refusal.value.key == key, text[:80]
            assert await other.refused("move", move=first_move(asked)) == "not-your-question"
            await asked.sync()
            assert asked.view == view
            assert [await record_of(chair) for chair in chairs] == before
            # A move that has been overtaken.
            move = first_move(asked)
            await asked.say("move", move=move)
            if not asked.asked:
                assert await asked.refused("move", move=move) == "not-your-question"
            await asked_of(chairs)  # both are still connected

    asyncio.run(run())


def test_a_flood_ends_nobody_elses_connection(sqlite_server: Server) -> None:
    """A message larger than any frame may be ends the connection it came on, and no other."""

    async def run() -> None:
        async with table_of(sqlite_server, "Anna", "Ben", game="olet") as (anna, ben):
            with suppress(websockets.ConnectionClosed):  # it may end while she is still sending
                await anna.send("x" * (1 << 21))
            with pytest.raises(websockets.ConnectionClosed):
                await anna.until(lambda chair: False)
            await ben.until(lambda chair: chair.here == [False, True])
            await anna.disconnect()
            await anna.connect()
            asked = await asked_of([anna, ben])
            await asked.say("move", move=first_move(asked))

    asyncio.run(run())


# The database.


async def refused_and_repeated(chairs: list[Chair], trouble: Any, relief: Any) -> None:
    """A move is refused during the trouble. Afterwards the same message goes through, once."""
    asked = await asked_of(chairs)
    record = await record_of(asked)
    move = first_move(asked)
    await trouble()
    await asked.send({"type": "move", "id": "again", "move": move})
    with pytest.raises(Refusal) as refusal:
        await asked.answer_to("again")
    assert refusal.value.key == "store-unavailable"
    await relief()
    until = time.monotonic() + 30
    while True:
        await asked.send({"type": "move", "id": "again", "move": move})
        try:
            await asked.answer_to("again")
            break
        except Refusal as late:
            if late.key != "store-unavailable" or time.monotonic() > until:
                raise
    after = await record_of(asked)
    assert after.count(";") + after.count("\n") == record.count(";") + record.count("\n") + 1
    following = await asked_of(chairs)
    await following.say("move", move=first_move(following))


def test_a_locked_sqlite(tmp_path: Path) -> None:
    async def run() -> None:
        with Server(tmp_path) as server:
            locker = sqlite3.connect(tmp_path / "pecunia.sqlite", isolation_level=None, check_same_thread=False)

            async def lock() -> None:
                locker.execute("BEGIN EXCLUSIVE")

            async def unlock() -> None:
                locker.execute("ROLLBACK")

            async with table_of(server, "Anna", "Ben", game="olet") as chairs:
                await refused_and_repeated(chairs, lock, unlock)
            locker.close()
            assert server.errors() == []

    asyncio.run(run())


def test_a_slow_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        database = postgres.new_database()
        with Server(tmp_path, database) as server:
            locker = await psycopg.AsyncConnection.connect(database)

            async def lock() -> None:
                await locker.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")

            async with table_of(server, "Anna", "Ben", game="olet") as chairs:
                await refused_and_repeated(chairs, lock, locker.rollback)
            await locker.close()
            assert server.errors() == []

    asyncio.run(run())


def test_a_postgresql_that_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        with Postgres() as own, Server(tmp_path, own.new_database()) as server:

            async def ready(status: int) -> None:
                async with httpx.AsyncClient(trust_env=False, timeout=60) as client, asyncio.timeout(60):
                    while (await client.get(f"{server.url}/ready")).status_code != status:
                        await asyncio.sleep(0.2)
                    assert (await client.get(f"{server.url}/health")).status_code == 200

            async def go() -> None:
                await asyncio.to_thread(own.pause)
                await ready(503)

            async def come() -> None:
                await asyncio.to_thread(own.start)

            async with table_of(server, "Anna", "Ben", game="olet") as chairs:
                await refused_and_repeated(chairs, go, come)
                await ready(200)
            assert server.errors() == []

    asyncio.run(run())


# Bots.


def thinkers(server: Server) -> list[int]:
    """The worker processes of a server's bots."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            continue
        if parent == server.pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


def test_a_bot_that_hangs_delays_only_its_table(tmp_path: Path) -> None:
    async def run() -> None:
        with Server(tmp_path, bot_seconds="12", bot_workers="1") as server:
            async with (
                table_of(server, "Anna", game="olet", bots={"B": "greedy"}) as (anna,),
                table_of(server, "Ben", game="olet", bots={"B": "greedy"}) as (ben,),
            ):
                for chair in (anna, ben):
                    await chair.until(lambda chair: chair.asked)
                while not thinkers(server):  # at least one table has asked its bot, or will with the next move
                    await turn(anna)
                for process in thinkers(server):
                    os.kill(process, signal.SIGSTOP)
                stopped = time.monotonic()
                while anna.asked:
                    await anna.say("move", move=first_move(anna))
                    await anna.sync()
                await turn(ben)  # another process thinks for Ben's bot meanwhile
                assert time.monotonic() < stopped + 11
                await anna.sync()
                assert not anna.asked
                await anna.until(lambda chair: chair.asked)  # a legal move was made in the bot's place
                assert time.monotonic() > stopped + 11
                async with httpx.AsyncClient(trust_env=False) as client:
                    assert "pecunia_slow_bots 1.0" in (await client.get(f"{server.url}/metrics")).text
                await turn(anna)
            assert server.errors() == []

    async def turn(chair: Chair) -> None:
        """Play until the bot has moved and it is our turn again."""
        while chair.asked:
            await chair.say("move", move=first_move(chair))
            await chair.sync()
        await chair.until(lambda chair: chair.asked)

    asyncio.run(run())
