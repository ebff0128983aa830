"""A row of the store that cannot be read breaks its own table and nothing else.

Such a row is damaged, or a newer process has written it during an upgrade.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, select, update

from pecunia.server.settings import Settings
from pecunia.server.store.sql_tables import entries, tables
from pecunia.texts import LANGUAGES
from tests.server.people import Person, Refusal
from tests.server.processes import Server

Break = Callable[[Connection, str], None]


def in_setting(**changed: Any) -> Break:
    def change(connection: Connection, table: str) -> None:
        text = connection.execute(select(tables.c.setting).where(tables.c.id == table)).scalar_one()
        setting = json.dumps({**json.loads(text), **changed})
        connection.execute(update(tables).where(tables.c.id == table).values(setting=setting))

    return change


def no_json(connection: Connection, table: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(setting='{"game":'))


def unknown_entry(connection: Connection, table: str) -> None:
    last = (entries.c.table == table) & (entries.c.number == 1)
    connection.execute(update(entries).where(last).values(kind="juggle"))


# The name of the fault, how it comes about, and what the log says about it.
SETTINGS: dict[str, tuple[Break, str]] = {
    "field": (in_setting(weather="rain"), "weather"),
    "json": (no_json, "truncated"),
    "game": (in_setting(game="chess"), "chess"),
    "bot": (in_setting(bots={"B": "oracle"}), "oracle"),
}
# These are found only when the table is opened.
OPENED: dict[str, tuple[Break, str]] = {
    "option": (in_setting(options={"tie": "dice"}), "tie"),
    "entry": (unknown_entry, "juggle"),
}
ALL = {**SETTINGS, **OPENED}


def damage(server: Server, faults: dict[str, Break]) -> None:
    """Write into the database, by table."""
    engine = create_engine(Settings(data_dir=str(server.folder)).database)
    with engine.begin() as connection:
        for table, fault in faults.items():
            fault(connection, table)
    engine.dispose()


def due(server: Server, table: str) -> float:
    engine = create_engine(Settings(data_dir=str(server.folder)).database)
    with engine.begin() as connection:
        found = connection.execute(select(tables.c.due).where(tables.c.id == table)).scalar_one()
    engine.dispose()
    return float(found)


@asynccontextmanager
async def anna(server: Server, token: str = "") -> AsyncIterator[Person]:
    """Anna at the server; with her token she is the same person as before a restart."""
    person = Person(server.url, "Anna")
    if token:
        person.token = token
        person.http.headers["authorization"] = f"Bearer {token}"
        yield person
        await person.http.aclose()
    else:
        async with person:
            yield person


async def lay(person: Person, begun: bool) -> str:
    table = await person.lay_table(game="olet", players=2, bots={"B": "greedy"}, public=True)
    await person.ask("POST", f"/tables/{table}/sit", {})
    if begun:
        await person.ask("POST", f"/tables/{table}/start")
    return table


async def ids(person: Person, path: str) -> set[str]:
    return {line["id"] for line in await person.ask("GET", path)}


def logged(server: Server, table: str) -> list[dict[str, str]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if table in line["text"]]


@pytest.mark.parametrize("begun", [False, True])
def test_lists_leave_out_what_cannot_be_read(tmp_path: Path, begun: bool) -> None:
    async def before() -> tuple[str, str, dict[str, str]]:
        async with anna(server) as person:
            return person.token, await lay(person, begun), {fault: await lay(person, begun) for fault in ALL}

    async def after(token: str, good: str, broken: dict[str, str]) -> None:
        async with anna(server, token) as person:
            for opened in (begun, True):  # a running table is opened to see whose turn it is
                unseen = set() if opened else {broken[fault] for fault in OPENED}
                assert await ids(person, "/tables/mine") == {good} | unseen
                assert await ids(person, "/tables") == {good} | unseen
                for table in broken.values():
                    assert await person.refused("GET", f"/tables/{table}") == "unreadable-table"
            assert (await person.ask("GET", f"/tables/{good}"))["table"]["id"] == good
            async with person.chair(good) as chair:
                assert chair.table["id"] == good

    with Server(tmp_path) as server:
        token, good, broken = asyncio.run(before())
        server.stop()
        damage(server, {broken[fault]: change for fault, (change, _) in ALL.items()})
        server.start()
        asyncio.run(after(token, good, broken))
        for fault, (_, reason) in ALL.items():
            [line] = logged(server, broken[fault])
            assert reason in line["text"]
        assert "Traceback" not in server.log.read_text()
        for table in broken.values() if begun else ():
            assert due(server, table) < time.time()  # another process that can read it may take it over


def test_a_table_that_cannot_be_read_says_so_in_four_languages(tmp_path: Path) -> None:
    async def after(token: str, table: str) -> None:
        async with anna(server, token) as person:
            told = set()
            for language in LANGUAGES:
                path = f"/tables/{table}"
                answer = await person.http.get(path, headers={"accept-language": language})
                assert (answer.status_code, answer.json()["key"]) == (503, "unreadable-table")
                assert "weather" not in answer.text
                told.add(answer.json()["message"])
            assert len(told) == len(LANGUAGES)
            chair = person.chair(table)
            with pytest.raises(Refusal) as refusal:
                await chair.connect()
            await chair.disconnect()
            assert refusal.value.key == "unreadable-table"

    with Server(tmp_path) as server:
        token, table = asyncio.run(lay_one(server))
        server.stop()
        damage(server, {table: in_setting(weather="rain")})
        server.start()
        asyncio.run(after(token, table))


async def lay_one(server: Server) -> tuple[str, str]:
    async with anna(server) as person:
        return person.token, await lay(person, True)


def test_a_repaired_table_opens_again(tmp_path: Path) -> None:
    async def opens(token: str, table: str) -> str:
        async with anna(server, token) as person:
            answer = await person.http.get(f"/tables/{table}")
            listed = table in await ids(person, "/tables")
            return str(answer.json().get("key", "")) or f"listed: {listed}"

    with Server(tmp_path) as server:
        token, table = asyncio.run(lay_one(server))
        server.stop()
        damage(server, {table: in_setting(game="chess")})
        server.start()
        assert asyncio.run(opens(token, table)) == "unreadable-table"
        damage(server, {table: in_setting(game="olet")})
        assert asyncio.run(opens(token, table)) == "listed: True"


def test_puzzles_and_the_deal_of_the_day_go_on(tmp_path: Path) -> None:
    """Anna has a puzzle and the deal of the day open, and neither can be read."""

    async def before() -> tuple[str, str, str]:
        async with anna(server) as person:
            puzzle = await person.ask("POST", "/puzzles/olet/1")
            day = await person.ask("POST", "/days/olet")
            return person.token, puzzle["table"]["id"], day["table"]["id"]

    async def after(token: str, puzzle: str, day: str) -> None:
        async with anna(server, token) as person:
            assert (await person.ask("POST", "/puzzles/olet/2"))["table"]["id"] != puzzle
            board = await person.ask("GET", "/days/olet")
            assert (board["table"], board["status"]) == ("", "")
            assert await person.refused("POST", "/days/olet") == "unreadable-table"
            assert await person.refused("GET", f"/tables/{day}") == "unreadable-table"

    with Server(tmp_path) as server:
        token, puzzle, day = asyncio.run(before())
        server.stop()
        damage(server, {puzzle: no_json, day: in_setting(weather="rain")})
        server.start()
        asyncio.run(after(token, puzzle, day))
        assert len(logged(server, puzzle)) == len(logged(server, day)) == 1
