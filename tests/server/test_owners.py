"""Several processes on one database: each table is in one of them. The owner dies, hangs, or is cut off.

`make soak` does each of these many times (PECUNIA_KILLS).
"""

import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import psycopg
import pytest
import websockets
from psycopg.sql import SQL, Identifier
from redis import asyncio as redis_client
from redis.asyncio.client import PubSub

from pecunia.server.store.rows import LogEntry
from pecunia.server.store.store import Store
from pecunia.server.tables.bus import Notice, decoder
from tests.server.houses import (
    FAULTS,
    PATIENCE,
    House,
    address,
    first_move,
    go_away,
    housed,
    moved,
    people,
    taken_over,
    think,
)
from tests.server.people import Chair, Person, Refusal
from tests.server.processes import Postgres, Redis, Server
from tests.server.stubborn import check_game, open_table
from tests.server.takeovers import Takeover, takeover, watch

# How often each fault happens.
TIMES = max(1, int(os.environ.get("PECUNIA_KILLS", "8")) // 40)
TAKEOVER = 3.0  # seconds from the last sign of life of an owner until another process has the table
# Seconds from the fault until a move is acknowledged again. People have to come back, and this machine may be busy.
GOES_ON = 10.0
IDLE = 120  # tables
DAYS = {"kind": "days", "limit": 3}
# The transaction that wrote a row, and where it lies.
FINGERPRINT = "select md5(string_agg(t.xmin::text || t.ctid::text, ',' order by t.ctid)) from {} t"


def test_people_at_different_processes_play_one_game(postgres: Postgres, tmp_path: Path) -> None:
    """The table is in one of three processes. The others pass on what people say and hear."""

    async def run(house: House) -> None:
        async with AsyncExitStack() as stack:
            three = await people(stack, *([server] for server in house.servers))
            places = await open_table(three, players=3, game="olet")
            assert sorted(house.figures("pecunia_tables_owned")) == [0, 0, 1]
            before = house.figures("pecunia_processes")
            await asyncio.gather(*(place.play_on() for place in places))
            await check_game(address(house), places)
            assert before == [3, 3, 3]
            owned = house.figures("pecunia_tables_owned")
            assert sorted(owned) == [0, 0, 1], "the table has not moved"
            told = house.figures('pecunia_forwarded_total{kind="frame"}')
            assert [bool(count) for count in told] == [not each for each in owned]

    with housed(postgres, tmp_path, 3) as house:
        asyncio.run(run(house))
        for server in house.servers:
            assert server.errors() == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_owner(postgres: Postgres, redis: Redis, tmp_path: Path, fault: str) -> None:
    """Two devices play. Whatever happens to the owner, the game goes on, and nothing acknowledged is lost."""
    begin, end, moves_on = FAULTS[fault]
    waits: list[Takeover] = []
    waits_of_people: list[float] = []

    async def run(house: House) -> None:
        watch(house)
        async with AsyncExitStack() as stack:
            # They are connected to two processes. The third one may take over, too.
            two = await people(stack, house.servers[:2], house.servers[1::-1])
            done = 0
            while done < TIMES:
                places = await open_table(two, players=2, game="non-olet", options={"target": 40}, pace=DAYS)
                playing = [asyncio.create_task(place.play_on()) for place in places]
                await moved(places, 6)
                owner = house.owner(places[0].table_id)
                fences = house.ask("select max(fence) from leases")[0][0]
                began = time.monotonic()
                await begin(house, owner)
                if moves_on:
                    await taken_over(house, places[0].table_id, owner)
                    taken = takeover(house, places[0].table_id)
                    waits.append(taken)
                    assert taken.seconds <= TAKEOVER + taken.held_up
                if fault == "frozen":
                    go_away(house, places, owner)
                await moved(places, 1)
                if moves_on:
                    waits_of_people.append(first_move(places, began + 1) - began)
                    assert waits_of_people[-1] <= GOES_ON + taken.held_up
                think(places, 0.2)
                await moved(places, 5)
                await end(house, owner)
                assert not places[0].over, "the game was too short for this test"
                think(places, 0)
                for person in two:
                    person.urls = [server.url for server in house.servers[:2]]
                await moved(places, 6)
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*playing)
                await check_game(address(house), places)
                done += 1
                assert (house.ask("select max(fence) from leases")[0][0] > fences) == moves_on

    with housed(postgres, tmp_path, 3, redis) as house:
        asyncio.run(run(house))
        assert sum(house.figures("pecunia_takeovers_total")) >= (TIMES if moves_on and fault != "killed" else 0)
        for server in house.servers:
            assert server.errors() == []
    print(f"{fault}: taken over {waits}; people waited {', '.join(f'{wait:.1f}' for wait in waits_of_people)} s")


# Processes that cannot reach each other.


def unreachable(house: House) -> None:
    """From now on, processes say that they are where nobody is."""
    with psycopg.connect(house.database) as connection:
        connection.execute(
            "create function nowhere() returns trigger language plpgsql as "
            "$$ begin new.address = '127.0.0.1:9'; return new; end $$"
        )
        connection.execute("create trigger nowhere before insert on processes for each row execute function nowhere()")


def test_processes_that_cannot_reach_each_other(postgres: Postgres, tmp_path: Path) -> None:
    """The owner decides. Somebody at the other process hears so, and gets the table when the owner has nobody."""

    async def run(house: House) -> None:
        first, second = house.servers
        async with (
            Person(first.url, "Anna") as anna,
            Person(second.url, "Ben") as ben,
        ):
            table = await anna.lay_table(players=2, public=True, game="olet")
            await ben.ask("POST", f"/tables/{table}/sit", {})  # nobody is connected, so the second process gets it
            assert house.owner(table) == 1
            async with ben.chair(table) as here:
                assert await anna.refused("POST", f"/tables/{table}/sit", {}) == "table-elsewhere"
                with pytest.raises(Refusal) as refusal:
                    await anna.chair(table).connect()
                assert refusal.value.key == "table-elsewhere"
                await here.say("chat", text="The owner goes on.")
            seated = await anna.ask("POST", f"/tables/{table}/sit", {})
            assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ben", "Anna"]
            assert house.owner(table) == 0
            async with anna.chair(table) as there:
                assert [line["text"] for line in there.chat] == ["The owner goes on."]

    with housed(postgres, tmp_path, 1) as house:
        unreachable(house)
        with Server(tmp_path, house.servers[0].database) as second, Server(tmp_path, second.database) as third:
            house.servers[0].stop()
            both = house._replace(servers=[second, third])
            asyncio.run(run(both))
            for server in both.servers:
                assert server.errors() == []


# The end of a process.


def test_a_process_that_ends_hands_its_tables_over(postgres: Postgres, tmp_path: Path) -> None:
    """Nobody waits until it counts as dead: people come back at once, and find what was said last."""

    async def run(house: House) -> None:
        first, second = house.servers
        async with Person(first.url, "Anna") as anna, Person(first.url, "Ben") as ben:
            table = await anna.lay_table(players=2, public=True, game="olet")
            empty = await anna.lay_table(players=2, public=True, game="olet")
            for person in (anna, ben):
                await person.ask("POST", f"/tables/{table}/sit", {})
            chairs = [anna.chair(table), ben.chair(table)]
            for chair in chairs:
                await chair.connect()
            await chairs[0].say("chat", text="before")
            os.kill(first.pid, signal.SIGTERM)
            for chair in chairs:
                with pytest.raises(websockets.ConnectionClosed) as end:
                    await chair.until(lambda chair: False)
                assert end.value.rcvd is not None
                assert end.value.rcvd.code == 1012
                await chair.disconnect()
                chair.person.url = second.url
                chair.person.http.base_url = f"{second.url}/api/v1"
                await chair.connect()
            await asyncio.to_thread(first.ended)
            for chair in chairs:  # whose messages may have been passed on to the first until it ended
                await chair.disconnect()
                await chair.connect()
            assert house.owner(table) == 1
            await chairs[1].say("chat", text="after")
            await chairs[0].until(lambda chair: len(chair.chat) == 2)
            assert [line["text"] for line in chairs[0].chat] == ["before", "after"]
            assert (await anna.ask("GET", f"/tables/{empty}"))["you"] == -1
            assert second.figure("pecunia_takeovers_total") == 0, "they were handed over, not taken"
            assert house.ask("select count(*) from processes") == [(1,)]
            for chair in chairs:
                await chair.disconnect()

    with housed(postgres, tmp_path, 2, drain_seconds="2") as house:
        asyncio.run(run(house))
        for server in house.servers:
            assert server.errors() == []


# Processes of an older release.


def test_a_process_without_leases_beside_one_with(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """During an upgrade, an old process writes to a table and says so over Redis. People at the owner hear of it, and
    the owner says what it writes itself."""

    async def run(house: House) -> None:
        async with (
            redis_client.from_url(redis.url) as bus,
            bus.pubsub() as channel,
            Person(house.servers[0].url, "Anna") as anna,
        ):
            await channel.subscribe("pecunia.tables")
            table = await anna.lay_table(players=2, public=True, game="olet")
            async with anna.chair(table) as chair:
                await anna.ask("POST", f"/tables/{table}/sit", {})
                await chair.sync()
                store = Store(address(house))
                await store.open()
                try:
                    ((who,),) = house.ask("select id from identities")
                    line = LogEntry(chair.number + 1, "chat", 0, who, "from an old process", "", time.time())
                    assert await store.append(table, line)
                finally:
                    await store.close()
                await bus.publish("pecunia.tables", msgspec.msgpack.encode(["old", table, line.number, [0], 0, []]))
                await chair.until(lambda chair: bool(chair.chat))
                assert chair.chat[-1]["text"] == "from an old process"
                await chair.say("chat", text="from the new one")
                async with asyncio.timeout(PATIENCE):
                    while True:
                        heard = await channel.get_message(ignore_subscribe_messages=True, timeout=1)
                        notice = msgspec.msgpack.decode(heard["data"]) if heard else ["", ""]
                        if notice[0] != "old" and notice[1] == table:
                            break
                assert notice[2] == line.number + 1

    with housed(postgres, tmp_path, 1, redis) as house:
        asyncio.run(run(house))
        assert house.servers[0].errors() == []


# Idle tables.


def test_idle_tables_cost_nothing(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """People sit at tables where nothing happens. Only signs of life of the processes are written and published, and
    nothing is read that was not read without any table."""

    async def passed(house: House, seconds: float) -> float:
        """Bytes a second between the processes and the database."""
        before, began = sum(wire.passed for wire in house.stores), time.monotonic()
        await asyncio.sleep(seconds)
        return (sum(wire.passed for wire in house.stores) - before) / (time.monotonic() - began)

    async def run(house: House) -> None:
        async with AsyncExitStack() as stack, redis_client.from_url(redis.url) as bus, bus.pubsub() as news:
            four = [await stack.enter_async_context(Person(server.url, "Anna")) for server in house.servers * 2]
            without = await passed(house, 3)
            seated = await asyncio.gather(*(sit_idly(person, IDLE // 4) for person in four))
            chairs = [await stack.enter_async_context(chair) for group in seated for chair in group]
            for chair in chairs:
                await chair.until(lambda chair: chair.asked)
            assert house.ask("select count(*) from leases") == [(IDLE,)]
            await asyncio.sleep(2)
            rows, alive = written_rows(house), signs_of_life(house)
            await news.psubscribe("*")
            with_tables = await passed(house, 6)
            assert written_rows(house) == rows
            assert 0 < signs_of_life(house) - alive <= 2 * 2 * 8, "one row for each process, twice a second"
            published = await heard(news)
            assert {notice.table for notice in published} == {""}, "a sign of life names no table"
            assert len(published) <= 2 * 8, "one for each process, once a second"
            print(f"{without:.0f} bytes a second without tables, {with_tables:.0f} with {IDLE}")
            assert with_tables < without + 20 * IDLE, "no table is read every few seconds"

    with housed(postgres, tmp_path, 2, redis) as house:
        asyncio.run(run(house))


async def sit_idly(person: Person, count: int) -> list[Chair]:
    """Places at so many tables where a bot waits, too, and the person is asked."""
    chairs = []
    for _ in range(count):
        table = await person.lay_table(players=2, bots={"B": "random"}, game="olet", pace=DAYS)
        await person.ask("POST", f"/tables/{table}/sit", {})
        await person.ask("POST", f"/tables/{table}/start")
        chairs.append(person.chair(table))
    return chairs


async def heard(news: PubSub) -> list[Notice]:
    """What has come since the subscription."""
    found = []
    while (message := await news.get_message(timeout=0.1)) is not None:
        if message["type"] == "pmessage":
            found.append(decoder.decode(message["data"]))
    return found


def written_rows(house: House) -> dict[str, str]:
    """A fingerprint of the rows of each SQL table, but for signs of life: every write of a row gives it another
    transaction. (PostgreSQL's own counters of writes come up to ten seconds late.)"""
    with psycopg.connect(house.database, autocommit=True) as connection:
        names = connection.execute("select relname from pg_stat_user_tables").fetchall()
        return {
            name: str(connection.execute(SQL(FINGERPRINT).format(Identifier(name))).fetchone())
            for (name,) in names
            if name not in ("processes", "secrets")
        }


def signs_of_life(house: House) -> int:
    """How many rows of processes have been written so far."""
    with psycopg.connect(house.database, autocommit=True) as connection:
        counted = connection.execute(
            "select n_tup_ins + n_tup_upd from pg_stat_user_tables where relname = 'processes'"
        ).fetchone()
    assert counted is not None
    return int(counted[0])
