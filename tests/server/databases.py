"""Reading the database of a server behind its back."""

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, create_engine, select

from pecunia.server.settings import Settings
from tests.server.processes import Server


def address_of(server: Server) -> str:
    return Settings(data_dir=str(server.folder), database_url=server.database).database


@contextmanager
def connected(address: str) -> Iterator[Connection]:
    """A connection in a transaction."""
    engine = create_engine(address)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def new_address(request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of an empty database of the kind that a fixture's parameter names."""
    stated = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else ""
    return Settings(data_dir=str(folder), database_url=stated).database


def everything(connection: Connection) -> dict[str, list[str]]:
    """All rows of all tables that the database has, each row as text. Archived logs are unpacked."""
    found = MetaData()
    found.reflect(connection)
    return {
        name: [json.dumps(list(map(readable, row)), ensure_ascii=False) for row in connection.execute(select(table))]
        for name, table in found.tables.items()
    }


def readable(value: Any) -> str:
    if isinstance(value, bytes):
        with suppress(zlib.error):
            return zlib.decompress(value).decode()
    return str(value)


def places_of(connection: Connection, *words: Any) -> list[str]:
    """The tables of the database in which one of the words is written somewhere."""
    rows = everything(connection)
    return [name for name, texts in rows.items() if any(str(word) in text for word in words for text in texts)]
