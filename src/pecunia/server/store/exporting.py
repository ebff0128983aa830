"""Everything that the store has about a person."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, select

from pecunia.server.store.archive import ArchivedGame, archived_game
from pecunia.server.store.device_rows import DeviceRow
from pecunia.server.store.failures import DamagedArchive
from pecunia.server.store.rows import LogEntry
from pecunia.server.store.sanction_rows import SanctionRow, sanctions_of
from pecunia.server.store.sql_tables import (
    codes,
    days,
    devices,
    entries,
    guests,
    identities,
    owner_values,
    seats,
    tables,
)

Rows = Sequence[Row[Any]]


class PersonRows(NamedTuple):
    """The rows about a person, except what belongs to a table."""

    person: Row[Any]
    devices: list[DeviceRow]
    codes: Rows
    days: Rows
    guest_at: list[str]
    sanctions: list[SanctionRow]


class TableRows(NamedTuple):
    """What a person has left at one table."""

    table: Row[Any]
    seats: Rows
    entries: list[LogEntry]
    values: str  # the table's own values, if there are any


def person_rows(connection: Connection, identity: str) -> PersonRows | None:
    """None if nobody knows the person."""
    person = connection.execute(select(identities).where(identities.c.id == identity)).one_or_none()
    if person is None:
        return None
    columns = [devices.c[name] for name in DeviceRow._fields]
    own = connection.execute(select(*columns).where(devices.c.identity == identity))
    made = connection.execute(select(codes).where(codes.c.identity == identity)).all()
    begun = connection.execute(select(days).where(days.c.identity == identity)).all()
    shown = connection.execute(select(guests.c.table).where(guests.c.identity == identity)).scalars()
    return PersonRows(
        person, [DeviceRow(*row) for row in own], made, begun, sorted(shown), sanctions_of(connection, identity)
    )


def table_rows(connection: Connection, identity: str, wanted: Sequence[str]) -> list[TableRows]:
    found = []
    for id in wanted:
        table = connection.execute(select(tables).where(tables.c.id == id)).one()
        own = connection.execute(select(seats).where(seats.c.table == id, seats.c.identity == identity)).all()
        game = _archived(connection, id)
        own_values = select(owner_values.c.text).where(owner_values.c.table == id)
        values = game.values if game else connection.execute(own_values).scalar_one_or_none()
        found.append(TableRows(table, own, _entries_of(connection, id, identity, game), values or ""))
    return found


def _archived(connection: Connection, table: str) -> ArchivedGame | None:
    """The archived game of a table; None if there is none that can be read."""
    try:
        return archived_game(connection, table)
    except DamagedArchive:
        return None


def _entries_of(connection: Connection, table: str, identity: str, game: ArchivedGame | None) -> list[LogEntry]:
    columns = [entries.c[name] for name in LogEntry._fields]
    acted = connection.execute(select(*columns).where(entries.c.table == table, entries.c.who == identity))
    found = {row.number: LogEntry(*row) for row in acted}
    if game is not None:
        found |= {entry.number: entry for entry in game.log if entry.who == identity}
    return [found[number] for number in sorted(found)]
