"""Several processes on one PostgreSQL, with wires that can be cut; and what can happen to the owner of a table."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from pecunia.core.chance import stream_of
from pecunia.server.settings import Settings
from pecunia.server.store.database import migrate, open_engine
from tests.server.processes import Postgres, Redis, Server, free_port
from tests.server.stubborn import Place, Stubborn
from tests.server.wires import Wire

# A busy machine needs its time; this is far more than a takeover takes.
PATIENCE = 60.0


class House(NamedTuple):
    """Processes on one PostgreSQL. Each reaches it, and Redis if there is one, over wires of its own; and it is reached
    by the other processes over a wire."""

    servers: list[Server]
    stores: list[Wire]
    buses: list[Wire]
    links: list[Wire]
    database: str  # without a wire

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as connection:
            return connection.execute(query, values).fetchall()

    def owner(self, table: str) -> int:
        """Which of the servers has the table."""
        ((node,),) = self.ask(
            'select p.node from leases l join processes p on p.id = l.process where l."table" = %s', table
        )
        return [str(server.port) for server in self.servers].index(node.split()[-1])

    def figures(self, name: str) -> list[float]:
        return [server.figure(name) for server in self.servers]


# Processes say where they listen; the others shall find a wire there.
DETOURS = """
create table detours (address text primary key, wire text);
create function detour() returns trigger language plpgsql as
$$ begin
new.address = coalesce((select wire from detours where address = new.address), new.address);
return new;
end $$;
create trigger detour before insert on processes for each row execute function detour();
"""


@contextmanager
def housed(
    postgres: Postgres, folder: Path, count: int, redis: Redis | None = None, **settings: str
) -> Iterator[House]:
    database = postgres.new_database()
    with ExitStack() as stack:
        stores = [stack.enter_context(Wire(postgres.port)) for _ in range(count)]
        buses = [stack.enter_context(Wire(redis.port)) for _ in range(count)] if redis else []
        ports = [free_port() for _ in range(count)]
        links = [stack.enter_context(Wire(port)) for port in ports]
        engine = open_engine(Settings(database_url=database).database, seconds=int(PATIENCE))
        migrate(engine)
        engine.dispose()
        with psycopg.connect(database) as connection:
            connection.execute(DETOURS)
            for port, link in zip(ports, links, strict=True):
                between = f"127.0.0.1:{port}", f"127.0.0.1:{link.port}"
                connection.execute("insert into detours values (%s, %s)", between)
        servers = []
        for number, store in enumerate(stores):
            url = database.replace(f":{postgres.port}/", f":{store.port}/")
            bus = f"redis://127.0.0.1:{buses[number].port}/0" if redis else ""
            server = Server(folder, url, bus, peer_port=str(ports[number]), **settings)
            servers.append(stack.enter_context(server))
        yield House(servers, stores, buses, links, database)
        for wire in (*stores, *buses, *links):
            wire.mend()


def address(house: House) -> str:
    return Settings(database_url=house.database).database


async def people(stack: AsyncExitStack, *servers: list[Server]) -> list[Stubborn]:
    """Somebody for each list of servers, who goes to the next one if one does not answer."""
    found = []
    for number, known in enumerate(servers):
        urls = [server.url for server in known]
        found.append(await stack.enter_async_context(Stubborn(f"Person {number}", urls, stream_of(f"{number}"))))
    return found


# What can happen to an owner, and how it ends.


async def kill(house: House, at: int) -> None:
    house.servers[at].kill()


async def start(house: House, at: int) -> None:
    await asyncio.to_thread(house.servers[at].start)


async def freeze(house: House, at: int) -> None:
    os.kill(house.servers[at].pid, signal.SIGSTOP)


async def thaw(house: House, at: int) -> None:
    os.kill(house.servers[at].pid, signal.SIGCONT)


async def cut_store(house: House, at: int) -> None:
    house.stores[at].cut()


async def mend_store(house: House, at: int) -> None:
    house.stores[at].mend()


async def cut_bus(house: House, at: int) -> None:
    house.buses[at].cut()


async def mend_bus(house: House, at: int) -> None:
    house.buses[at].mend()


async def cut_links(house: House, at: int) -> None:
    """All processes live, and reach the database, but none hears of another."""
    for link in house.links:
        link.cut()
    await reaches(house, 0)


async def mend_links(house: House, at: int) -> None:
    for link in house.links:
        link.mend()
    await reaches(house, len(house.servers) - 1)


async def reaches(house: House, count: int) -> None:
    """Wait until each process is linked to so many others."""
    async with asyncio.timeout(PATIENCE):
        while {*await asyncio.to_thread(house.figures, "pecunia_links")} != {count}:
            await asyncio.sleep(0.05)


Fault = Callable[[House, int], Awaitable[None]]
FAULTS: dict[str, tuple[Fault, Fault, bool]] = {  # and whether somebody else has the table afterwards
    "killed": (kill, start, True),
    "frozen": (freeze, thaw, True),
    "cut off from PostgreSQL": (cut_store, mend_store, True),
    "cut off from Redis": (cut_bus, mend_bus, False),
    "cut off from the other processes": (cut_links, mend_links, False),
}


async def moved(places: list[Place], more: int) -> None:
    """Wait until people have moved so many times."""
    until = sum(len(place.answered) for place in places) + more
    while sum(len(place.answered) for place in places) < until and not all(place.over for place in places):
        await asyncio.sleep(0.01)


async def taken_over(house: House, table: str, former: int) -> None:
    """Wait until another process has the table."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = house.ask(
                'select p.node from leases l join processes p on p.id = l.process where l."table" = %s', table
            )
            if found and not found[0][0].endswith(f" {house.servers[former].port}"):
                return
            await asyncio.sleep(0.02)


def think(places: list[Place], seconds: float) -> None:
    """From now on, people take so long for a move."""
    for place in places:
        place.pause = seconds


def go_away(house: House, places: list[Place], frozen: int) -> None:
    """Nobody hears from a process that hangs. A proxy leads people to another one, or their patience does."""
    for place in places:
        place.who.urls = [server.url for number, server in enumerate(house.servers) if number != frozen]
        if place.who.person.url == house.servers[frozen].url and place._socket is not None:
            place._socket.transport.abort()


def first_move(places: list[Place], after: float) -> float:
    """When a move was acknowledged for the first time after a moment."""
    return min(at for place in places for at, _ in place.moved if at > after)
