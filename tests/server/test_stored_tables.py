"""`pecunia admin tables broken` lists the stored tables that the server cannot read, also while it runs."""

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update

from pecunia.cli import main
from pecunia.server.settings import VARIABLES, Settings, variable
from pecunia.server.store.sql_tables import revisions, tables
from pecunia.texts import LANGUAGES
from tests.server.people import Person
from tests.server.processes import Server, free_port


class Check:
    """The command in this process, for the database in a folder."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str], folder: Path) -> None:
        self._patch = patch
        self._capture = capture
        for name in VARIABLES:
            patch.delenv(variable(name), raising=False)
        patch.setenv("PECUNIA_DATA_DIR", str(folder))

    def run(self, *words: str) -> tuple[int, str, str]:
        """The exit status, and what was written to standard output and standard error."""
        self._patch.setattr(sys, "argv", ["pecunia", "admin", "tables", *words])
        with pytest.raises(SystemExit) as end:
            main()
        said = self._capture.readouterr()
        return int(end.value.code or 0), said.out, said.err


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Check:
    return Check(monkeypatch, capsys, tmp_path)


async def lay_tables(server: Server, count: int) -> list[str]:
    async with Person(server.url, "Anna") as person:
        return [await person.lay_table(game="olet", players=2) for _ in range(count)]


def write(folder: Path, statement: object) -> None:
    engine = create_engine(Settings(data_dir=str(folder)).database)
    with engine.begin() as connection:
        connection.execute(statement)  # type: ignore[call-overload]
    engine.dispose()


def test_broken_tables_are_listed(tmp_path: Path, check: Check) -> None:
    with Server(tmp_path) as server:
        good, broken = asyncio.run(lay_tables(server, 2))
        status, told, _ = check.run("broken", "--language", "en")
        assert (status, told) == (0, "All 2 stored tables can be read.\n")
        write(tmp_path, update(tables).where(tables.c.id == broken).values(setting='{"weather":"rain"}'))
        status, told, _ = check.run("broken", "--language", "en")
        assert status == 1
        first, last = told.splitlines()
        assert first.split()[:2] == [broken, "open"]
        assert "weather" in first
        assert last == "1 of 2 stored tables can’t be read."
        assert good not in told
        assert len({check.run("broken", "--language", language)[1] for language in LANGUAGES}) == len(LANGUAGES)


def test_without_a_database_there_is_nothing_to_check(tmp_path: Path, check: Check) -> None:
    status, told, complaint = check.run("broken", "--language", "en")
    assert (status, told) == (2, "")
    assert complaint == "pecunia: There’s no database of tables here yet. “pecunia serve” makes one.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_release_is_not_changed(tmp_path: Path, check: Check) -> None:
    with Server(tmp_path):
        assert check.run("broken", "--language", "fr")[:2] == (0, "Aucune table n’est enregistrée.\n")
    write(tmp_path, update(revisions).values(version_num="0002"))
    for _ in range(2):
        status, told, complaint = check.run("broken", "--language", "en")
        assert (status, told) == (2, "")
        assert "0002" in complaint


def test_a_database_that_does_not_answer_is_one_line(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PECUNIA_DATABASE_URL", f"postgresql://nobody@127.0.0.1:{free_port()}/none")
    status, told, complaint = check.run("broken", "--language", "en")
    assert (status, told, complaint.count("\n")) == (2, "", 1)
    assert "isn’t answering" in complaint
