"""`pecunia admin tables repair` cuts a log back to its last good entry, or closes the table. It says what it does."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, delete, func, select, update

from pecunia.cli import main
from pecunia.server.settings import VARIABLES, Settings, variable
from pecunia.server.store.sql_tables import entries, seats, snapshots, tables
from pecunia.texts import LANGUAGES
from tests.server.people import asked_of, first_move, table_of
from tests.server.processes import Server

MOVES = 70  # enough for a snapshot


class Repairing:
    """The command in this process, and the database of a server on either store."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str], server: Server) -> None:
        self._patch = patch
        self._capture = capture
        for name in VARIABLES:
            patch.delenv(variable(name), raising=False)
        patch.setenv("PECUNIA_DATA_DIR", str(server.folder))
        patch.setenv("PECUNIA_DATABASE_URL", server.database)
        settings = Settings(data_dir=str(server.folder), database_url=server.database)
        self._engine = create_engine(settings.database)

    def run(self, *words: str) -> tuple[int, list[str]]:
        self._patch.setattr(sys, "argv", ["pecunia", "admin", "tables", *words])
        with pytest.raises(SystemExit) as end:
            main()
        said = self._capture.readouterr()
        return int(end.value.code or 0), (said.out + said.err).splitlines()

    def on(self, work: Callable[[Connection], object]) -> object:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def stopped(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Server, str]:
    """A server that is not running any more, and a table at which people have played."""
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else ""

    async def play(server: Server) -> str:
        async with table_of(server, "Anna", "Ben", game="non-olet", options={"target": 99}) as chairs:
            for _ in range(MOVES):
                asked = await asked_of(chairs)
                await asked.say("move", move=first_move(asked))
            return chairs[0].table_id

    with Server(tmp_path, database) as server:
        table = asyncio.run(play(server))
    return server, table


@pytest.fixture
def repairing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stopped: tuple[Server, str]
) -> Iterator[Repairing]:
    found = Repairing(monkeypatch, capsys, stopped[0])
    yield found
    found.close()


def last(connection: Connection, table: str) -> int:
    return int(connection.execute(select(func.max(entries.c.number)).where(entries.c.table == table)).scalar_one())


def test_a_log_is_cut_back(repairing: Repairing, stopped: tuple[Server, str]) -> None:
    server, table = stopped
    count = repairing.on(lambda connection: last(connection, table))
    assert isinstance(count, int)
    assert repairing.run("repair", table, "--language", "en") == (
        0,
        [f"Table {table} can be read. There’s nothing to repair."],
    )
    bad = (entries.c.table == table) & (entries.c.number == 40)
    repairing.on(lambda connection: connection.execute(update(entries).where(bad).values(text="conquer Gaul")))
    status, told = repairing.run("repair", table, "--language", "en")
    assert status == 1
    assert told[0].startswith("Entry 40 (move) can’t be applied: NotAMove")
    assert told[1:] == [
        f"The log ends after entry 39. {count - 39} entries are lost.",
        "Nothing has been changed. Add --yes to do it.",
    ]
    assert repairing.on(lambda connection: last(connection, table)) == count, "this was a dry run"
    languages = [repairing.run("repair", table, "--language", language)[1] for language in LANGUAGES]
    assert len({tuple(lines) for lines in languages}) == len(LANGUAGES)
    status, told = repairing.run("repair", table, "--yes", "--language", "en")
    assert (status, told[-1]) == (0, "Done.")
    assert repairing.on(lambda connection: last(connection, table)) == 39
    numbers = select(snapshots.c.number).where(snapshots.c.table == table)
    assert repairing.on(lambda connection: connection.execute(numbers).scalars().all()) == []
    assert repairing.run("broken", "--language", "en") == (0, ["The only stored table can be read."])

    async def play_on() -> None:
        async with table_of(server, "Carla", "Dora", game="olet") as (carla, _):
            found = await carla.person.ask("GET", f"/tables/{table}")
            assert [seat["name"] for seat in found["table"]["seats"]] == ["Anna", "Ben"]
            assert found["table"]["status"] == "playing"
            async with carla.person.chair(table) as watching:
                assert watching.number >= 39
                assert watching.view is not None

    with server:
        asyncio.run(play_on())
        assert server.errors() == []


def test_seats_follow_the_log(repairing: Repairing, stopped: tuple[Server, str]) -> None:
    """The start is gone, and so is the second person: the table is open again."""
    _, table = stopped
    bad = (entries.c.table == table) & (entries.c.number == 2)
    repairing.on(lambda connection: connection.execute(delete(entries).where(bad)))
    status, told = repairing.run("repair", table, "--yes", "--language", "en")
    assert status == 0
    assert "entry 2 is missing" in told[0]
    sitting = select(seats.c.seat, seats.c.name).where(seats.c.table == table)
    assert repairing.on(lambda connection: [tuple(row) for row in connection.execute(sitting)]) == [(0, "Anna")]
    row = select(tables.c.status, tables.c.due).where(tables.c.id == table)
    assert repairing.on(lambda connection: tuple(connection.execute(row).one())) == ("open", None)
    assert repairing.run("broken", "--language", "en")[0] == 0


def test_a_table_without_a_setting_is_closed(repairing: Repairing, stopped: tuple[Server, str]) -> None:
    _, table = stopped
    this = tables.c.id == table
    repairing.on(lambda connection: connection.execute(update(tables).where(this).values(setting="{")))
    status, told = repairing.run("repair", table, "--language", "en")
    assert (status, len(told)) == (1, 3)
    assert told[0].startswith("The table itself can’t be read: ")
    assert repairing.run("repair", table, "--yes", "--language", "en") == (
        0,
        [told[0], "The table is closed. Its log stays as it is.", "Done."],
    )
    row = select(tables.c.status, tables.c.due).where(this)
    assert repairing.on(lambda connection: tuple(connection.execute(row).one())) == ("over", None)


def test_what_is_not_broken_is_not_repaired(repairing: Repairing, stopped: tuple[Server, str]) -> None:
    _, table = stopped
    assert repairing.run("repair", "nowhere", "--yes", "--language", "en") == (
        2,
        ["pecunia: There’s no such table."],
    )
    this = tables.c.id == table
    repairing.on(lambda connection: connection.execute(update(tables).where(this).values(rules=7)))
    status, [told] = repairing.run("repair", table, "--yes", "--language", "en")
    assert status == 2
    assert "version 7 of the rules" in told
    status, listed = repairing.run("broken", "--language", "en")
    assert status == 1
    assert "version 7 of the rules; this server has version 1" in listed[0]
