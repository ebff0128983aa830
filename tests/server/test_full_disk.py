"""A full disk: players learn that nothing has happened, and go on when there is room again."""

import asyncio
import resource
import sqlite3
from pathlib import Path

import httpx

from tests.server.people import Chair, asked_of, first_move, table_of
from tests.server.processes import Server

MOVES = 8
TALK = "x" * 400
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def play(chairs: list[Chair], moves: int) -> int:
    """Play so many moves. Returns the number of the last one."""
    number = 0
    for _ in range(moves):
        chair = await asked_of(chairs)
        number = await chair.say("move", move=first_move(chair))
    return number


async def ready(server: Server) -> tuple[int, bool]:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        answer = await client.get("/ready")
        return answer.status_code, answer.json()["store"]


async def play_through(server: Server, folder: Path) -> tuple[str, int]:
    """Play, fill the disk, and play on when there is room. Returns the table and how many entries its log must have."""
    async with table_of(server, "Anna", "Ben", game="olet") as chairs:
        last = await play(chairs, MOVES)
        assert await ready(server) == (200, True)

        # No file can grow any more, so nothing can be added to the log of SQLite. What is there can be read.
        size = (folder / "pecunia.sqlite-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        anna = await asked_of(chairs)
        view = anna.view
        for _ in range(3):
            assert await anna.refused("move", move=first_move(anna)) == "store-unavailable"
            assert await anna.refused("chat", text=TALK) == "store-unavailable"
        assert await anna.person.refused("POST", "/tables", {"players": 2}) == "store-unavailable"
        async with asyncio.timeout(60):
            while await ready(server) != (503, False):  # the answer from before is good for some seconds
                await asyncio.sleep(0.2)
        assert server.healthy(), "to start it again would not help"
        async with anna.person.chair(anna.table_id) as again:
            assert (again.number, again.view) == (anna.number, view), (
                "nothing has happened, and tables can be looked at"
            )

        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        async with asyncio.timeout(60):
            while await ready(server) != (200, True):
                await asyncio.sleep(0.2)
        now = await play(chairs, MOVES)
        for chair in chairs:
            await chair.sync()
            assert chair.number == now == last + MOVES
            assert not chair.chat, "what was refused was not done later"
        return chairs[0].table_id, now


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, last = asyncio.run(play_through(server, tmp_path))
        assert server.errors() == []
    with sqlite3.connect(tmp_path / "pecunia.sqlite") as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        found = connection.execute('select number from entries where "table" = ? order by number', [table]).fetchall()
    connection.close()
    assert [number for (number,) in found] == list(range(1, last + 1))
