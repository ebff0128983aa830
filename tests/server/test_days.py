"""The deal of the day: the same for everybody everywhere, one result per person, the weekly totals."""

import asyncio
import io
import time
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from sqlalchemy import update

from pecunia.core.chance import commitment
from pecunia.core.errors import OptionError
from pecunia.daily import Day, Result, date_of, result_of, today, week_of
from pecunia.games import from_record
from pecunia.server.store import daily_results as days
from pecunia.server.store.row_changes import insert_seat
from pecunia.server.store.row_statements import make_change
from pecunia.server.store.rows import SeatRow, TableRow
from pecunia.server.store.sql_tables import days as played_days
from pecunia.server.store.store import Store
from pecunia.terminal.day import Steady
from pecunia.terminal.play import Seat, Session
from pecunia.texts import Texts
from tests.server.people import Chair, Person
from tests.server.processes import Postgres, Server

GAMES = ["non-olet", "olet"]


async def first_moves(chair: Chair) -> None:
    """Play the first legal move each time, until the game is over."""
    while not chair.over:
        if chair.asked:
            assert chair.view is not None
            await chair.say("move", move=chair.view["moves"][0])
        else:
            await chair.hear()


def in_the_terminal(day: Day, file: Path) -> str:
    """Play the same in the terminal. Returns the record of the game."""
    bots = {seat: Steady("latrine-master", seat) for seat in range(day.players) if seat != day.seat}
    seats = [Seat("Anna" if seat == day.seat else "latrine-master", bots.get(seat)) for seat in range(day.players)]
    console = Console(file=io.StringIO(), width=100, height=40)
    session = Session(day.dealt(), seats, Texts("en"), console, file, 0.0)

    def first_move(*given: object, **named: object) -> str:
        assert session.game.question is not None
        return session.game.question.moves[0].text

    console.input = first_move  # type: ignore[method-assign]
    for bot in bots.values():
        bot.session = session
    session.run()
    return file.read_text(encoding="utf-8")


def moves_of(record: str) -> list[str]:
    return record.partition("\nmoves\n")[2].splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_get_the_same_answers_everywhere(sqlite_server: Server, game: str, tmp_path: Path) -> None:
    """Two people who do the same at the server, and one in the terminal, play the same game move by move."""

    async def run() -> list[str]:
        records = []
        for name in ("Anna", "Ben"):
            async with Person(sqlite_server.url, name) as person:
                seen = await person.ask("POST", f"/days/{game}")
                table = seen["table"]
                assert table["setting"]["begin"] == {"kind": "day", "name": today().isoformat()}
                assert seen["you"] == Day(game, today()).seat
                async with person.chair(table["id"]) as chair:
                    await first_moves(chair)
                records.append(await person.ask("GET", f"/tables/{table['id']}/record"))
        return records

    anna, ben = asyncio.run(run())
    day = Day(game, today())
    terminal = in_the_terminal(day, tmp_path / "day.pecunia")
    assert moves_of(anna) == moves_of(ben) == moves_of(terminal)
    assert from_record(anna)[0].seed == day.seed


def test_everybody_has_one_try(server: Server) -> None:
    """Somebody who comes again gets the same table. There is one result, and only when the game is over."""

    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            empty = await ben.ask("GET", "/days/olet")
            seen = await anna.ask("POST", "/days/olet")
            table = seen["table"]["id"]
            assert (await anna.ask("POST", "/days/olet"))["table"]["id"] == table
            begun = await anna.ask("GET", "/days/olet")
            assert (begun["table"], begun["status"], begun["results"]) == (table, "playing", empty["results"])
            async with anna.chair(table) as chair:
                assert chair.table["seed"] == ""
                assert chair.table["commitment"] == commitment(Day("olet", today()).seed)
                assert not any(Day("olet", today()).seed in heard for heard in chair.heard)
                await chair.until(lambda chair: chair.asked)
                move = chair.view["moves"][0] if chair.view else ""
                await chair.say("move", move=move)
                assert await chair.refused("take-back", moves=1 + (chair.view or {})["undo"]) == "cannot-take-back"
                await first_moves(chair)
            over = await anna.ask("GET", "/days/olet")
            (mine,) = [line for line in over["results"] if line["you"]]
            game, _ = from_record(await anna.ask("GET", f"/tables/{table}/record"))
            result = result_of(game, seen["you"])
            said = (mine["won"], mine["margin"], mine["rounds"], mine["points"])
            assert said == (result.won, result.margin, result.rounds, result.points)
            assert [line["points"] for line in over["week"] if line["you"]] == [result.points]
            assert (await anna.ask("POST", "/days/olet"))["table"]["id"] == table
            assert len((await anna.ask("GET", "/days/olet"))["results"]) == len(empty["results"]) + 1
            theirs = (await ben.ask("GET", "/days/olet"))["results"]
            assert [line["name"] for line in theirs if not line["you"]].count("Anna") == 1
            await anna.ask("DELETE", "/me/name")
            assert "Anna" not in [line["name"] for line in (await ben.ask("GET", "/days/olet"))["results"]]
            assert "Anna" not in [line["name"] for line in (await ben.ask("GET", "/days/olet"))["week"]]

    asyncio.run(run())


def test_who_gives_up_has_no_points(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Gaius") as gaius:
            seen = await gaius.ask("POST", "/days/non-olet")
            async with gaius.chair(seen["table"]["id"]) as chair:
                await chair.say("resign")
            board = await gaius.ask("GET", "/days/non-olet")
            (mine,) = [line for line in board["results"] if line["you"]]
            assert (mine["won"], mine["points"]) == (False, 0)
            assert board["status"] == "over"

    asyncio.run(run())


def test_two_windows_at_one_moment(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            both = await asyncio.gather(*(anna.ask("POST", "/days/non-olet") for _ in range(2)))
            assert len({seen["table"]["id"] for seen in both}) == 1

    asyncio.run(run())


def test_what_is_no_day(sqlite_server: Server) -> None:
    async def run() -> None:
        tomorrow = (today() + timedelta(days=1)).isoformat()
        async with Person(sqlite_server.url, "Anna") as anna:
            for query, key in (("?date=yesterday", "option-date"), (f"?date={tomorrow}", "day-not-yet")):
                assert await anna.refused("GET", f"/days/olet{query}") == key
            assert await anna.refused("GET", "/days/chess") == "option-title"
            assert await anna.refused("POST", "/days/chess") == "option-title"
            yesterday = (today() - timedelta(days=1)).isoformat()
            assert (await anna.ask("GET", f"/days/olet?date={yesterday}"))["date"] == yesterday

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'days.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_the_sums_of_a_week(address: str) -> None:
    """From Monday to Sunday, each game separately, the best first; deleted names are gone."""
    monday = date(2026, 11, 16)
    played: list[tuple[str, int, int | None]] = [
        *(("anna", day, 4) for day in (0, 3, 6)),
        *(("ben", day, 6) for day in (-1, 2, 7)),
        ("carla", 5, 13),
        ("dora", 1, None),
        ("emil", 4, 12),
    ]

    async def run() -> None:
        store = Store(address)
        await store.open()
        try:
            for person in ("anna", "ben", "carla", "dora", "emil"):
                await store.add_identity(person, person.title())
            for number, (person, day, points) in enumerate(played):
                await add(store, f"t{number}", person, monday + timedelta(days=day), points)
            await store.forget_name("emil")
            sums = await store.run(lambda open_: days.sums(open_, "olet", monday + timedelta(days=3)))
            assert [tuple(line) for line in sums] == [
                ("carla", "Carla", 13, 1),
                ("anna", "Anna", 12, 3),
                ("ben", "Ben", 6, 1),
            ]
            assert await store.run(lambda open_: days.sums(open_, "non-olet", monday)) == []
            results = await store.run(lambda open_: days.results(open_, "olet", monday + timedelta(days=6)))
            assert [(line.name, line.points) for line in results] == [("Anna", 4)]
        finally:
            await store.close()

    asyncio.run(run())


async def add(store: Store, table: str, person: str, day: date, points: int | None) -> None:
    row = TableRow(table, "{}", "", "", person, "over", False, 0.0, 0.0)
    await store.add_table(row)
    seat = insert_seat(table, SeatRow(0, person, person.title()))
    await store.run(lambda open_: make_change(open_, seat))
    assert await store.run(lambda open_: days.add_day(open_, "olet", day, person, table, 0))
    assert not await store.run(lambda open_: days.add_day(open_, "olet", day, person, table, 0))
    values: dict[str, Any] = {"won": True, "margin": 1, "rounds": 5, "points": points}
    if points is not None:
        done = update(played_days).where(played_days.c.table == table).values(values)
        await store.run(lambda open_: open_.execute(done))


def test_days_are_those_of_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    """The day is the same from New Zealand to Hawaii, whatever the local time."""
    found = set()
    for zone in ("Pacific/Auckland", "UTC", "Pacific/Honolulu"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        found.add((today(), Day("olet", today()).seed))
    monkeypatch.delenv("TZ")
    time.tzset()
    assert len(found) == 1


def test_one_deal_for_each_game_and_day() -> None:
    monday, sunday = week_of(date(2026, 11, 18))
    assert (monday, sunday) == (date(2026, 11, 16), date(2026, 11, 22))
    week = [Day(game, monday + timedelta(days=day)) for game in GAMES for day in range(7)]
    assert Day("non-olet", monday).seed == "day-2026-11-16-non-olet"
    assert len({day.dealt().position() for day in week}) == 14
    assert {day.seat for day in week if day.game == "non-olet"} == {0, 1, 2, 3}
    with pytest.raises(OptionError):
        date_of("2026-1-1")


def test_points() -> None:
    """Three points for winning, and one for every player who has less."""
    game = Day("olet", date(2026, 11, 16)).dealt()
    begun = game.scores()
    assert result_of(game, 0) == Result(False, begun[0] - max(begun[1:]), 1, 0)
    game.end("offshore", [1])
    scores = game.scores()
    assert result_of(game, 1).points == 3 + sum(score < scores[1] for score in scores)
