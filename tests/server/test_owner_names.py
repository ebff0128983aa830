"""Names that the owner of a box has written, at a table with a bot: a worker reads them in every position."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.people import Person, first_move, table_of
from tests.server.processes import Server

# Signs that mean something in positions, TOML, JSON, HTML or a shell, and letters of other scripts.
ODD = [
    '"',
    "'",
    "\\",
    "a b",
    "--",
    "[x]",
    "{x}",
    "=",
    ";",
    ":",
    ",",
    "%s",
    "&amp;",
    "<b>",
    "/",
    "-1",
    "Ω",
    "名",
    "x" * 40,
]
MOVES = 6


def values(*names: str) -> str:
    everybody = [*names, *(f"Nobody {number}" for number in range(15 - len(names)))]
    return f"[names]\nsenator = {json.dumps(everybody, ensure_ascii=False)}\n"


@pytest.mark.parametrize("name", ["Dec#imus", "#", "a@b", "$", "two\nlines", "tab\tbed", "", " "])
def test_a_name_that_would_break_positions_is_refused(sqlite_server: Server, name: str) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            wanted = {"players": 2, "bots": {"B": "random"}, "values": values(name)}
            assert await anna.refused("POST", "/tables", wanted) == "values-name"

    asyncio.run(run())


def test_bots_play_with_every_other_name(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        for names in (ODD[:10], ODD[10:]):
            async with table_of(server, "Anna", bots={"B": "greedy"}, values=values(*names)) as (anna,):
                for _ in range(MOVES):
                    await anna.until(lambda chair: chair.asked)
                    await anna.say("move", move=first_move(anna))
                await anna.until(lambda chair: chair.asked)  # the bot has answered everything that it was asked

    with Server(tmp_path) as server:
        asyncio.run(run(server))
        assert server.figure("pecunia_slow_bots") == 0, "the bot itself has chosen every move"
        assert "worker" not in server.log.read_text()
        assert server.errors() == []
