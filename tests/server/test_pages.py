"""Lists come in pages: nothing is listed twice or left out, and a bad cursor is refused."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select

from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.server.http.cursors import MAX_CURSOR, cursor_of, place_of
from pecunia.server.messages import Begin, Setting
from pecunia.server.settings import Settings
from pecunia.server.store import lobby
from pecunia.server.store.archive import move_to_archive
from pecunia.server.store.fair_list import MAX_OF_HOST, ListedTable, fair_order
from pecunia.server.store.listings import PAGE
from pecunia.server.store.rows import LobbyPlace, MinePlace, Page
from pecunia.server.store.sql_tables import identities, seats, tables
from pecunia.server.store.store import Store
from pecunia.texts import LANGUAGES
from tests.server.databases import address_of, connected, new_address
from tests.server.people import Person
from tests.server.processes import Server
from tests.server.test_store import in_store

SETTING = msgspec.json.encode(Setting(players=2)).decode()
PUZZLE = msgspec.json.encode(Setting(players=2, begin=Begin("puzzle", "1"))).decode()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_address(request, tmp_path)


def row(id: str, host: str, at: float, status: str = "over", **more: Any) -> dict[str, Any]:
    fixed = {"setting": SETTING, "seed": "s", "invitation": "i", "public": True}
    return {**fixed, "id": id, "host": host, "status": status, "created": at, "changed": at, **more}


async def add(store: Store, rows: list[dict[str, Any]]) -> None:
    await store.run(lambda connection: connection.execute(insert(tables), rows))


async def all_pages(ask: Any) -> list[Page[Any]]:
    pages = [await ask(None)]
    while pages[-1].next is not None:
        pages.append(await ask(pages[-1].next))
    return pages


def ids_of(pages: list[Page[Any]]) -> list[str]:
    return [listed.table.id for page in pages for listed in page.listed]


def test_my_tables_come_in_pages(address: str) -> None:
    """Those that are not over come first, though the others have changed since. Many have changed at one moment."""

    async def work(store: Store) -> None:
        for person in ("anna", "ben"):
            await store.add_identity(person, person)
        over = [row(f"over{n:03}", "anna", 1000.0 + n // 7) for n in range(250)]
        unfinished = [row(f"playing{n:03}", "anna", float(n), "playing") for n in range(30)]
        others = [row(f"other{n}", "ben", 5000.0) for n in range(20)]
        await add(store, [*over, *unfinished, *others])
        sits = [{"table": f"other{n}", "seat": 0, "identity": "anna", "name": "Anna"} for n in range(5)]
        await store.run(lambda connection: connection.execute(insert(seats), sits))
        wanted = [f"playing{n:03}" for n in reversed(range(30))]
        wanted += [f"other{n}" for n in reversed(range(5))] + [f"over{n:03}" for n in reversed(range(250))]
        for archived_before in (0.0, 1017.0, 9000.0):
            for each in over:
                if each["changed"] < archived_before:
                    await store.run(lambda connection, id=each["id"]: move_to_archive(connection, id, 9000.0))  # type: ignore[misc]
            pages = await all_pages(lambda place: store.tables_of("anna", place))
            assert ids_of(pages) == wanted
            assert [len(page.listed) for page in pages] == [PAGE, PAGE, 85]

    in_store(address, work)


def test_a_page_of_mine_goes_on_where_the_last_one_ended(address: str) -> None:
    async def work(store: Store) -> None:
        await store.add_identity("anna", "anna")
        await add(store, [row(f"t{n:03}", "anna", float(n)) for n in range(150)])
        first = await store.tables_of("anna")
        await add(store, [row("newer", "anna", 9000.0)])
        second = await store.tables_of("anna", first.next)
        assert ids_of([first, second]) == [f"t{n:03}" for n in reversed(range(150))]

    in_store(address, work)


def test_the_lobby_comes_in_pages(address: str) -> None:
    """Each host's newest, then each host's second, also over the border of a page; then tables that can be watched."""

    async def work(store: Store) -> None:
        hosts = [f"host{n:02}" for n in range(20)]
        for host in hosts:
            await store.add_identity(host, host)
        waiting = [row(f"w-{host}-{n:02}", host, 100.0 * n, "open") for host in hosts for n in range(MAX_OF_HOST + 2)]
        playing = [row(f"p-{host}", host, 1.0, "playing") for host in hosts]
        await add(store, [*waiting, *playing, row("private", "host00", 1.0, "open", public=False)])
        wanted = [f"w-{host}-{n:02}" for n in range(MAX_OF_HOST + 1, 1, -1) for host in hosts]
        wanted += [f"p-{host}" for host in hosts]
        pages = await all_pages(store.lobby)
        assert ids_of(pages) == wanted
        assert [len(page.listed) for page in pages] == [PAGE, PAGE, 20]

    in_store(address, work)


@pytest.mark.parametrize("few", [1, 101, 110, 150, 2000])
def test_the_lobby_is_the_same_however_much_is_read_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    monkeypatch.setattr(lobby, "FEW", few)
    chance = stream_of("lobby")

    async def work(store: Store) -> None:
        hosts = [f"host{n:03}" for n in range(90)]
        for host in hosts:
            await store.add_identity(host, host)
        rows = [row(f"t{n:03}", hosts[chance.below(90)], float(n // 3), "open") for n in range(300)]
        await add(store, rows)
        newest_first = [ListedTable(one["id"], one["host"], "", one["created"]) for one in reversed(rows)]
        turns = {table.id: turn for turn, table in fair_order(newest_first)}
        found = ids_of(await all_pages(store.lobby))
        assert sorted(found) == sorted(turns)
        assert [turns[id] for id in found] == sorted(turns.values()), "in turns"

    in_store(Settings(data_dir=str(tmp_path)).database, work)


# Over HTTP.


def fill(server: Server, name: str, count: int, **more: Any) -> None:
    """Give somebody finished tables, behind the back of the server."""
    with connected(address_of(server)) as connection:
        identity = connection.execute(select(identities.c.id).where(identities.c.name == name)).scalar_one()
        now = time.time()
        connection.execute(
            insert(tables), [row(f"{identity[:12]}{len(more)}{n:04}", identity, now - n, **more) for n in range(count)]
        )


def next_of(answer: httpx.Response) -> str:
    found = re.fullmatch(r'</api/v1([^>]+)>; rel="next"', answer.headers.get("link", ""))
    return found[1] if found else ""


def test_a_link_leads_to_the_next_page(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, f"Pages {time.time()}"[:24]) as anna:
            assert "link" not in (await anna.http.get("/tables/mine")).headers
            fill(server, anna.name, 220)
            path, found = "/tables/mine", []
            sizes = []
            while path:
                answer = await anna.http.get(path)
                assert answer.status_code == 200
                lines = answer.json()
                sizes.append(len(lines))
                found += [line["id"] for line in lines]
                path = next_of(answer)
            assert sizes == [100, 100, 20]
            assert len(set(found)) == 220

    asyncio.run(run())


def test_puzzles_do_not_hide_games(server: Server) -> None:
    """They are not listed, but they are read. A page that would be empty is left out."""

    async def run() -> None:
        async with Person(server.url, f"Puzzler {time.time()}"[:24]) as anna:
            fill(server, anna.name, 3)
            fill(server, anna.name, 150, setting=PUZZLE, public=False)
            answer = await anna.http.get("/tables/mine")
            assert len(answer.json()) == 3
            answer = await anna.http.get(next_of(answer))
            assert answer.json() == []
            assert next_of(answer) == ""

    asyncio.run(run())


BAD = (
    "x",
    "a" * 40,
    "WyJhIl0",  # ["a"]
    cursor_of((False, 0, 1.0)),
    cursor_of((False, 1.0, "a b")),
    cursor_of((False, 1.0, "\x00")),
    cursor_of((False, 0, 1.0, "\x00")),
    cursor_of((False, 1e300 * 1e300, "t")),
    cursor_of((1, 2, 3, 4, 5)),
    cursor_of({"over": True}),
    cursor_of(MinePlace(True, 1.0, "t")) + "=",
    "é",
)


@pytest.mark.parametrize("path", ["/tables", "/tables/mine"])
def test_a_bad_cursor_is_refused(server: Server, path: str) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            for cursor in BAD:
                answer = await anna.http.get(path, params={"after": cursor})
                assert (answer.status_code, answer.json()["key"]) == (400, "bad-cursor"), cursor
            assert await anna.refused("GET", f"{path}?after={'a' * (MAX_CURSOR + 1)}") == "malformed"
            said = set()
            for language in LANGUAGES:
                answer = await anna.http.get(path, params={"after": "x"}, headers={"accept-language": language})
                said.add(answer.json()["message"])
            assert len(said) == len(LANGUAGES)

    asyncio.run(run())


def test_a_cursor_is_for_one_list() -> None:
    mine, lobby = MinePlace(True, 1731.25, "t-_1"), LobbyPlace(False, 3, 0.1, "t")
    assert place_of(cursor_of(mine), MinePlace) == mine
    assert place_of(cursor_of(lobby), LobbyPlace) == lobby
    assert place_of("", MinePlace) is None
    for cursor, kind in ((cursor_of(mine), LobbyPlace), (cursor_of(lobby), MinePlace)):
        with pytest.raises(PecuniaError, match="bad-cursor"):
            place_of(cursor, kind)
    longest = LobbyPlace(False, 2000, time.time() + 0.123456789, "x" * 32)
    assert len(cursor_of(longest)) < MAX_CURSOR
