"""`pecunia admin backup` and `restore`: everything acknowledged before is in it, and nothing is changed by halves."""

import asyncio
import gzip
import os
import subprocess
import time
import zlib
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text

from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.server.settings import Settings
from pecunia.server.store import backing_up, backup_file, database
from pecunia.server.store.backing_up import Backup, check_backup, make_backup
from pecunia.server.store.backup_file import BackupWriter, Manifest
from pecunia.server.store.restoring import restore_backup
from pecunia.server.store.sql_tables import REVISION, entries, identities, metadata, revisions, secrets, tables
from pecunia.server.store.store import Store
from pecunia.texts import LANGUAGES
from tests.commands import pecunia
from tests.server.commands_here import Admin
from tests.server.databases import connected, everything
from tests.server.processes import Postgres, Server
from tests.server.stubborn import Place, Stubborn, open_table

KINDS = ["sqlite", "postgresql"]
LOAD = int(os.environ.get("PECUNIA_BACKUP_TABLES", "4"))  # tables at which people move meanwhile
GAME: dict[str, Any] = {"game": "non-olet", "players": 2, "options": {"edition": 2005, "target": 14}}


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(monkeypatch, capsys)


class Databases:
    """Empty databases of both kinds."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self._folder = folder
        self._postgres = postgres
        self._made = 0

    def stated(self, kind: str) -> tuple[Path, str]:
        """The folder of a server, and its PECUNIA_DATABASE_URL."""
        self._made += 1
        folder = self._folder / f"server{self._made}"
        folder.mkdir()
        return folder, self._postgres.new_database() if kind == "postgresql" else ""

    def new(self, kind: str) -> str:
        """The address of a new database, as the store takes it."""
        folder, stated = self.stated(kind)
        return Settings(data_dir=str(folder), database_url=stated).database


@pytest.fixture
def databases(tmp_path: Path, postgres: Postgres) -> Databases:
    return Databases(tmp_path, postgres)


def nothing(done: int, count: int) -> None:
    pass


def restore(address: str, file: Path, replace: bool = False) -> Backup:
    return restore_backup(address, file, replace, nothing, nothing)


def rows(address: str) -> dict[str, list[str]]:
    """All rows that a backup has to hold."""
    with connected(address) as connection:
        found = everything(connection)
    return {name: sorted(lines) for name, lines in found.items() if name not in backing_up.LEFT_OUT}


def filled(address: str, work: Callable[[Connection], object] = lambda _: None) -> str:
    """A database with two people, a table and its log, and texts that are hard to store."""
    engine = database.open_engine(address)
    database.migrate(engine)
    with engine.begin() as connection:
        people = [{"id": name, "name": name.title(), "created": 1.25, "seen": 0.0} for name in ("anna", "ben")]
        connection.execute(insert(identities), people)
        table = {"id": "t", "setting": "{}", "seed": "s", "invitation": "i", "host": "anna", "status": "playing"}
        connection.execute(insert(tables), {**table, "public": True, "created": 1.0, "changed": 2.0, "due": None})
        line = {"table": "t", "seat": 0, "who": "anna", "client": "", "at": 1700000000.123456}
        said = ["", "é🜚", "' \" \\ \n\t", "x" * 300_000]
        log = [{**line, "number": number, "kind": "chat", "text": text} for number, text in enumerate(said, 1)]
        connection.execute(insert(entries), log)
        connection.execute(insert(secrets), {"name": "identity", "value": "secret", "created": 3.0})
        work(connection)
    engine.dispose()
    return address


# Under load.


class Evening:
    """People who move at several tables of a server, and what they were told before a moment."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people: list[list[Stubborn]] = []
        self.places: list[list[Place]] = []
        self._playing: list[asyncio.Task[None]] = []

    @property
    def answered(self) -> int:
        return sum(len(place.answered) for party in self.places for place in party)

    def acknowledged(self) -> dict[str, set[tuple[str, str]]]:
        """The moves that were acknowledged until now, by table."""
        return {
            party[0].table_id: {move for place in party for move in place.answered.items()} for party in self.places
        }

    async def begin(self, stack: AsyncExitStack) -> None:
        for number in range(LOAD):
            people = [
                await stack.enter_async_context(Stubborn(name, [self.server.url], stream_of(f"{name} {number}")))
                for name in ("Anna", "Ben")
            ]
            self.people.append(people)
            self.places.append(await open_table(people, **GAME))
        self._playing = [asyncio.create_task(self._party(number)) for number in range(LOAD)]

    async def _party(self, number: int) -> None:
        """The same people play on and on, at a new table when a game is over."""
        places = self.places[number]
        while True:
            await asyncio.gather(*[place.play_on() for place in places])
            places = await open_table(self.people[number], **GAME)
            self.places.append(places)

    async def moves(self, more: int) -> None:
        until = self.answered + more
        async with asyncio.timeout(300):
            while self.answered < until:
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def end(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


def administered(server: tuple[Path, str], *words: str | Path) -> subprocess.CompletedProcess[str]:
    """`pecunia admin` in a process of its own."""
    folder, stated = server
    return pecunia("admin", *words, PECUNIA_DATA_DIR=str(folder), PECUNIA_DATABASE_URL=stated)


async def log_of(address: str, table: str) -> list[Any]:
    store = Store(address)
    try:
        loaded = await store.load(table)
    finally:
        await store.close()
    return [] if loaded is None else loaded[2]


@pytest.mark.parametrize(("kind", "other"), [KINDS, KINDS[::-1]], ids=KINDS)
def test_everything_acknowledged_before_a_backup_is_in_it(databases: Databases, kind: str, other: str) -> None:
    """A backup is made while people move, and restored into both kinds of database. There the games go on."""

    async def run() -> None:
        folder, stated = databases.stated(kind)
        file = folder / "backup"
        async with AsyncExitStack() as stack:
            with Server(folder, stated) as server:
                evening = Evening(server)
                await evening.begin(stack)
                await evening.moves(40)
                before = evening.acknowledged()
                backup = asyncio.to_thread(administered, (folder, stated), "backup", file)
                said, _ = await asyncio.gather(backup, evening.moves(20))  # nobody waits for the backup
                assert (said.returncode, said.stderr) == (0, "")
                assert sum(map(len, before.values())) >= 40
                await evening.moves(10)
                after = evening.acknowledged()
                assert server.errors() == []
                await evening.end()
            for target in (kind, other):
                await check_restored(databases.stated(target), file, before, after, evening)

    asyncio.run(run())


async def check_restored(
    target: tuple[Path, str],
    file: Path,
    before: dict[str, set[tuple[str, str]]],
    after: dict[str, set[tuple[str, str]]],
    evening: Evening,
) -> None:
    folder, stated = target
    said = await asyncio.to_thread(administered, target, "restore", file)
    assert (said.returncode, said.stderr) == (0, "")
    address = Settings(data_dir=str(folder), database_url=stated).database
    missing = 0
    for table, moves in after.items():
        log = await log_of(address, table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1)), "a log has a gap"
        written = {(entry.client, entry.text) for entry in log if entry.kind == "move"}
        assert before.get(table, set()) <= written, "an acknowledged move is not in the backup"
        missing += len(moves - written)
    assert missing, "the backup must be older than the last moves, or this test shows nothing"
    with Server(folder, stated) as server:
        ended = await asyncio.gather(*[play_to_the_end(server, people) for people in evening.people])
        assert sum(ended) > 0
        assert server.errors() == []
    found = await asyncio.to_thread(administered, target, "tables", "broken")
    assert found.returncode == 0, found.stdout


async def play_to_the_end(server: Server, people: list[Stubborn]) -> int:
    """People are still signed in, because the keys are in the backup. They end the games that they have begun.

    Returns how many games these were.
    """
    for person in people:
        person.person.url = server.url
        person.person.http.base_url = f"{server.url}/api/v1"
        person.urls = [server.url]
    listed = await people[0].ask("GET", "/tables/mine")
    running = [table["id"] for table in listed if table["status"] == "playing"]
    for table in running:
        places = [person.sit_at(table) for person in people]
        for place in places:
            place.person.name = f"again {place.person.name}"  # for new ids of messages
            await place.come()
        await asyncio.gather(*[place.play_on() for place in places])
        assert all(place.over for place in places)
    return len(running)


# What a backup is.


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_a_restored_database_has_the_same_rows(databases: Databases, tmp_path: Path, kind: str, other: str) -> None:
    address = filled(databases.new(kind))
    file = tmp_path / "backup"
    made = make_backup(address, file, nothing)
    assert made.manifest.rows["entries"] == 4
    assert (made.manifest.revision, made.manifest.database) == (REVISION, kind)
    assert file.stat().st_mode & 0o777 == 0o600
    assert check_backup(file, nothing) == made
    target = databases.new(other)
    assert restore(target, file) == made
    assert rows(target) == rows(address)
    again = tmp_path / "again"
    second = make_backup(target, again, nothing)
    assert second.manifest.rows == made.manifest.rows
    assert make_backup(target, again, nothing).digest != made.digest, "it names another database and time"


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_an_older_schema_is_migrated(databases: Databases, tmp_path: Path, kind: str) -> None:
    """Also one that this release has made before it has ever started: that is when people make one."""
    address = databases.new(kind)
    engine = database.open_engine(address)
    with engine.begin() as connection:
        config = database.migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.execute(text("insert into identities (id, name, created) values ('anna', 'Anna', 0)"))
        add = "insert into tables (id, setting, seed, invitation, host, status, public, created, changed) values "
        connection.execute(text(add + """('t', '{"values":"a = 1"}', '', '', 'anna', 'open', true, 0, 0)"""))
    engine.dispose()
    file = tmp_path / "backup"
    assert make_backup(address, file, nothing).manifest.revision == "0003"
    target = databases.new(kind)
    restore(target, file)
    with connected(target) as connection:
        assert connection.execute(select(revisions)).scalar_one() == REVISION
        assert connection.execute(select(metadata.tables["owner_values"])).all() == [("t", "a = 1")]
        assert connection.execute(select(tables.c.due)).scalar_one() > time.time()
    with connected(address) as connection:
        assert connection.execute(select(revisions)).scalar_one() == "0003", "a backup migrates nothing"


# What is refused, and changes nothing.


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_is_replaced_only_if_wanted(databases: Databases, admin: Admin, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "backup"
    make_backup(filled(databases.new("sqlite")), file, nothing)
    folder, stated = databases.stated(kind)
    address = Settings(data_dir=str(folder), database_url=stated).database
    add = insert(identities).values(id="carla", name="Carla", created=1.0, seen=0.0)
    before = rows(filled(address, lambda connection: connection.execute(add)))
    admin.on(folder, stated)
    assert "--replace" in admin.refused("restore", file)
    assert rows(address) == before
    with connected(address) as connection:
        connection.execute(select(identities)).all()
        assert "database is in use" in admin.refused("restore", file, "--replace")
    assert rows(address) == before
    admin.done("restore", file, "--replace")
    assert "carla" not in str(rows(address))
    assert len(rows(address)["entries"]) == 4
    assert [name for name in os.listdir(folder) if name.startswith(".")] == []


def decompressed(content: bytes) -> bytes:
    try:
        return gzip.decompress(content)
    except (OSError, EOFError, zlib.error):
        return b""


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_backup_is_found_wherever_it_is_damaged(databases: Databases, tmp_path: Path, kind: str) -> None:
    file, bad, target = tmp_path / "backup", tmp_path / "bad", filled(databases.new(kind))
    make_backup(filled(databases.new("sqlite")), file, nothing)
    whole, before = file.read_bytes(), rows(target)
    places = range(0, len(whole), max(1, len(whole) // 60))
    damaged = [whole[:place] for place in places]
    flipped = [whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :] for place in places if place > 9]
    content = gzip.decompress(whole)
    damaged += [one for one in flipped if decompressed(one) != content]  # a few bits of gzip mean nothing
    damaged += [whole + b"more", whole + whole]
    damaged += [gzip.compress(content[:-40]), gzip.compress(content.replace(b"secret", b"forged"))]
    assert len(damaged) > 100
    found = set()
    for one in damaged:
        bad.write_bytes(one)
        with pytest.raises(backup_file.NotABackup) as error:
            restore(target, bad, replace=True)
        found.add(error.value.key)
    assert found == {"backup-foreign", "backup-damaged"}
    assert rows(target) == before


def test_a_backup_of_something_else_is_refused(databases: Databases, admin: Admin, tmp_path: Path) -> None:
    folder, _ = databases.stated("sqlite")
    admin.on(folder)
    assert "no database" in admin.refused("backup", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
    filled(Settings(data_dir=str(folder)).database)
    note = tmp_path / "note"
    note.write_text("Buy bread.")
    assert "isn’t a backup" in admin.refused("restore", note, "--replace")
    assert "isn’t replaced" in admin.refused("backup", note)
    assert "isn’t replaced" in admin.refused("backup", folder / "pecunia.sqlite")
    assert note.read_text() == "Buy bread."
    assert "missing" in admin.refused("restore", tmp_path / "missing")
    assert "nowhere" in admin.refused("backup", tmp_path / "nowhere" / "backup")
    with (tmp_path / "newer").open("wb") as target:
        BackupWriter(target, Manifest("9.0.0", "9999", "sqlite", 1.0, {"tables": ["id"]}, {"tables": 0})).close()
    assert "newer" in admin.refused("restore", tmp_path / "newer", "--replace")
    assert "newer" in admin.refused("backup", "--check", tmp_path / "newer")
    with connected(Settings(data_dir=str(folder)).database) as connection:
        connection.execute(revisions.update().values(version_num="9999"))
    assert "newer" in admin.refused("backup", tmp_path / "backup")


def test_an_error_in_the_middle_leaves_the_old_database(databases: Databases, tmp_path: Path) -> None:
    """PostgreSQL takes no text with a NUL. SQLite does, so such a row can be in a backup."""
    nul = insert(entries).values(table="t", number=9, kind="chat", seat=0, who="anna", text="a\0b", client="", at=1.0)
    file, target = tmp_path / "backup", filled(databases.new("postgresql"))
    made = make_backup(filled(databases.new("sqlite"), lambda connection: connection.execute(nul)), file, nothing)
    before = rows(target)
    with pytest.raises(PecuniaError) as error:
        restore(target, file, replace=True)
    assert error.value.key == "restore-refused"
    assert rows(target) == before
    elsewhere = databases.new("sqlite")
    assert restore(elsewhere, file) == made


def test_an_older_backup_stays_until_the_new_one_is_whole(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, address = tmp_path / "backup", filled(databases.new("sqlite"))
    made = make_backup(address, file, nothing)

    def full(done: int, count: int) -> None:
        raise OSError(28, "No space left on device", str(file))

    with pytest.raises(OSError, match="No space"):
        make_backup(address, file, full)
    assert check_backup(file, nothing) == made
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["backup"]


def test_it_says_what_it_has_done(databases: Databases, admin: Admin, tmp_path: Path) -> None:
    folder, _ = databases.stated("sqlite")
    address = filled(Settings(data_dir=str(folder)).database)
    admin.on(folder)
    file = tmp_path / "backup"
    told = admin.done("backup", file).splitlines()
    assert told[0] == f"The backup is in {file}."
    assert told[1:3] == ["1 table", "4 entries in their logs"]
    assert f"schema {REVISION}" in told[3]
    found = admin.json("backup", "--check", file)
    assert found["sha256"] in told[4]
    assert (found["rows"]["identities"], found["bytes"]) == (2, file.stat().st_size)
    assert len({admin.run("backup", "--check", file, language=language).out for language in LANGUAGES}) == 4
    admin.on(databases.stated("sqlite")[0])
    assert admin.json("restore", file)["sha256"] == found["sha256"]
    assert address
