"""Runs the example of a bot account in docs/bot.py exactly as it is."""

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.processes import PATIENCE, Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "bot.py"


async def run_example(*words: str) -> str:
    environment = {**os.environ, "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), *words, env=environment, stdout=-1, stderr=-1
    )
    async with asyncio.timeout(2 * PATIENCE):
        out, error = await process.communicate()
    if process.returncode:
        raise RuntimeError(error.decode())
    return out.decode()


def test_it_plays_a_whole_game_against_a_bot(sqlite_server: Server) -> None:
    end, winners, scores = json.loads(asyncio.run(run_example(sqlite_server.url)))
    assert end
    assert set(winners) <= {0, 1}
    assert len(scores) == 2


async def beside(server: Server) -> None:
    async with Person(server.url, "Anna") as anna:
        laid = await anna.ask("POST", "/tables", {"game": "olet", "players": 2})
        table = laid["table"]["id"]
        await anna.ask("POST", f"/tables/{table}/sit", {})
        with pytest.raises(RuntimeError, match="invitation"):
            await run_example(server.url, table)
        async with anna.chair(table) as chair:
            example = asyncio.create_task(run_example(server.url, table, laid["invitation"]))
            await chair.until(lambda chair: all(seat["taken"] for seat in chair.table["seats"]))
            await anna.ask("POST", f"/tables/{table}/start")
            await chair.play()
            assert chair.view is not None
            assert json.loads(await example) == chair.view["outcome"]


def test_it_sits_down_where_it_is_invited(sqlite_server: Server) -> None:
    asyncio.run(beside(sqlite_server))
