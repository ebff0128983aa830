"""People find their finished games by game, the name of another player and date, and nobody finds those of others."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from pecunia.server.messages import Setting
from pecunia.server.store import search
from pecunia.server.store.archive import move_to_archive
from pecunia.server.store.listings import PAGE
from pecunia.server.store.search import Wanted
from pecunia.server.store.sql_tables import identities, seats, tables
from pecunia.server.store.store import Store
from tests.server.databases import address_of, connected, new_address
from tests.server.people import Person, table_of
from tests.server.processes import Server
from tests.server.test_pages import all_pages, ids_of, next_of
from tests.server.test_store import in_store

EVER = Wanted("", "", 0.0, 1e12)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_address(request, tmp_path)


def finished(id: str, ended: float, *people: str, game: str = "olet") -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The rows of a game. The first person is its host."""
    setting = msgspec.json.encode(Setting(game=game, players=2)).decode()
    row = {"id": id, "setting": setting, "seed": "", "invitation": "", "host": people[0].lower(), "status": "over"}
    sits = [{"table": id, "seat": at, "identity": one.lower(), "name": one} for at, one in enumerate(people)]
    return {**row, "public": False, "created": ended, "changed": ended}, sits


async def add(store: Store, *games: tuple[dict[str, Any], list[dict[str, Any]]]) -> None:
    def work(connection: Any) -> None:
        connection.execute(insert(tables), [row for row, _ in games])
        connection.execute(insert(seats), [sits for _, rows in games for sits in rows])

    await store.run(work)


async def with_people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_identity(name.lower(), name)


@pytest.mark.parametrize("archived", [(), ("g2", "g3"), ("g1", "g2", "g3", "g4", "g5")])
def test_each_wish_narrows_the_search(address: str, archived: tuple[str, ...]) -> None:
    async def work(store: Store) -> None:
        await with_people(store, "Anna", "Öttil", "Carla")
        await add(
            store,
            finished("g1", 100.0, "Anna", "Öttil"),
            finished("g2", 200.0, "Anna", "Carla", game="non-olet"),
            finished("g3", 300.0, "Öttil", "Anna"),
            finished("g4", 400.0, "Anna", "Carla"),
            finished("g5", 500.0, "Öttil", "Carla"),
        )
        for table in archived:
            assert await store.run(lambda connection, id=table: move_to_archive(connection, id, 900.0))  # type: ignore[misc]

        async def found(identity: str = "anna", **wishes: Any) -> list[str]:
            return ids_of([await store.finished_tables(identity, EVER._replace(**wishes))])

        assert await found() == ["g4", "g3", "g2", "g1"]
        assert await found(game="non-olet") == ["g2"]
        assert await found(game="olet") == ["g4", "g3", "g1"]
        assert await found(opponent="öTT") == ["g3", "g1"]
        assert await found(opponent="anna") == [], "one does not play with oneself"
        assert await found(since=200.0, until=400.0) == ["g3", "g2"]
        assert await found(since=200.0, until=400.0, opponent="carl", game="non-olet") == ["g2"]
        assert await found("carla") == ["g5", "g4", "g2"]
        assert await found("nobody") == []

    in_store(address, work)


def test_a_search_goes_on_page_by_page(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at a limited number of games in one go, and then has a page that is not full, or even empty."""
    monkeypatch.setattr(search, "MAX_LOOKED_AT", 250)

    async def work(store: Store) -> None:
        await with_people(store, "Anna", "Ben", "Carla")
        games = [finished(f"g{n:03}", float(n // 3), "Anna", "Ben" if n % 2 else "Carla") for n in range(600)]
        games += [finished(f"z{n}", 1000.0 + n, "Anna", "Zoe") for n in range(2)]
        await with_people(store, "Zoe")
        await add(store, *games)
        for number in range(0, 600, 2):
            await store.run(lambda connection, id=f"g{number:03}": move_to_archive(connection, id, 9e9))  # type: ignore[misc]
        for name, wanted in (
            ("ben", [f"g{n:03}" for n in range(599, 0, -2)]),
            ("carla", [f"g{n:03}" for n in range(598, -1, -2)]),
            ("zoe", ["z1", "z0"]),
        ):
            asked = EVER._replace(opponent=name)
            pages = await all_pages(lambda place, asked=asked: store.finished_tables("anna", asked, place))
            assert ids_of(pages) == wanted
            assert max(len(page.listed) for page in pages) <= PAGE

    in_store(address, work)


def test_only_games_that_are_over_are_found(server: Server) -> None:
    async def run() -> None:
        async with (
            table_of(server, "Anna", "Ben", game="olet") as (anna, ben),
            table_of(server, "Carla", "Ben", game="olet") as (carla, _),
        ):
            assert await anna.person.ask("GET", "/tables/mine/over") == []
            await anna.say("resign")
            await anna.until(lambda chair: chair.over)
            for person in (anna.person, ben.person):
                (line,) = await person.ask("GET", "/tables/mine/over")
                assert (line["id"], line["status"]) == (anna.table_id, "over")
            assert await carla.person.ask("GET", "/tables/mine/over") == [], "nobody finds the games of others"
            (line,) = await anna.person.ask("GET", "/tables/mine/over?opponent=BE&game=olet")
            assert line["names"] == ["Anna", "Ben"]
            assert await anna.person.ask("GET", "/tables/mine/over?game=non-olet") == []
            today = datetime.now(UTC).date().isoformat()
            for wish, count in ((f"since={today}", 1), (f"until={today}", 1), ("until=2020-01-01", 0)):
                assert len(await anna.person.ask("GET", f"/tables/mine/over?{wish}")) == count

    asyncio.run(run())


def test_a_search_that_makes_no_sense_is_refused(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            for wish, key in (
                ("game=chess", "option-title"),
                ("since=yesterday", "option-date"),
                ("until=2026-13-01", "option-date"),
                ("after=x", "bad-cursor"),
                (f"opponent={'x' * 25}", "malformed"),
            ):
                answer = await anna.http.get(f"/tables/mine/over?{wish}")
                assert (answer.status_code, answer.json()["key"]) == (400, key)
            for day in ("0001-01-01", "9999-12-31"):
                assert await anna.ask("GET", f"/tables/mine/over?since={day}&until={day}") == []
            del anna.http.headers["authorization"]
            assert await anna.refused("GET", "/tables/mine/over") == "signed-out"

    asyncio.run(run())


def test_the_link_keeps_the_wishes(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Searching & finding") as anna:
            with connected(address_of(server)) as connection:
                identity = connection.execute(
                    select(identities.c.id).where(identities.c.name == anna.name)
                ).scalar_one()
                rows = [finished(f"{identity[:16]}{n}", float(n), identity) for n in range(150)]
                connection.execute(insert(tables), [row for row, _ in rows])
                sits = [{"table": row["id"], "seat": 1, "identity": identity, "name": "A & B"} for row, _ in rows]
                connection.execute(insert(seats), sits)
            first = await anna.http.get("/tables/mine/over", params={"game": "olet", "until": "2020-01-01"})
            assert "game=olet&until=2020-01-01&after=" in next_of(first)
            second = await anna.http.get(next_of(first))
            assert (len(first.json()), len(second.json())) == (100, 50)

    asyncio.run(run())
