"""What operators look up: tables and people. Nothing here tells hidden cards, invitations or keys."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, or_, select

from pecunia.core.errors import PecuniaError
from pecunia.server.store.device_rows import DeviceRow, devices_of
from pecunia.server.store.erasing import touched_tables
from pecunia.server.store.rows import SeatRow
from pecunia.server.store.sanction_rows import SanctionRow, sanctions_of
from pecunia.server.store.sql_tables import entries, guests, identities, seats, tables

COLUMNS = [tables.c[name] for name in ("id", "status", "public", "host", "created", "changed", "rules")]


class FoundTable(NamedTuple):
    id: str
    status: str
    public: bool
    host: str
    created: float
    changed: float
    rules: int
    seats: list[SeatRow]


class TableFacts(NamedTuple):
    """One table with what is known about it. `setting` is JSON, as stored."""

    table: FoundTable
    host_name: str
    setting: str
    entries: int
    last_entry: float
    guests: int


class FoundPerson(NamedTuple):
    id: str
    name: str
    created: float
    seen: float


class PersonFacts(NamedTuple):
    person: FoundPerson
    sanctions: list[SanctionRow]
    devices: list[DeviceRow]
    tables: list[FoundTable]


def found_tables(
    connection: Connection, most: int, status: str = "", person: str = "", since: float = 0.0
) -> list[FoundTable]:
    """Tables, the last changed first: of a status, of a person, changed since a time."""
    wanted = select(*COLUMNS).where(tables.c.changed >= since)
    if status:
        wanted = wanted.where(tables.c.status == status)
    if person:
        sits = select(seats.c.table).where(seats.c.identity == person)
        wanted = wanted.where(or_(tables.c.id.in_(sits), tables.c.host == person))
    rows = connection.execute(wanted.order_by(tables.c.changed.desc()).limit(most)).all()
    return _with_seats(connection, rows)


def table_facts(connection: Connection, table: str) -> TableFacts:
    """Raises PecuniaError if there is no such table."""
    row = connection.execute(select(*COLUMNS).where(tables.c.id == table)).one_or_none()
    if row is None:
        raise PecuniaError("unknown-table")
    setting = connection.execute(select(tables.c.setting).where(tables.c.id == table)).scalar_one()
    host = connection.execute(select(identities.c.name).where(identities.c.id == row.host)).scalar_one_or_none()
    log = select(func.count(), func.max(entries.c.at)).where(entries.c.table == table)
    count, last = connection.execute(log).one()
    invited = select(func.count()).select_from(guests).where(guests.c.table == table, guests.c.removed.is_(False))
    [found] = _with_seats(connection, [row])
    return TableFacts(found, host or "", setting, count, last or 0.0, connection.execute(invited).scalar_one())


def found_people(connection: Connection, words: str, most: int) -> list[FoundPerson]:
    """People whose id begins with these words, or in whose name they stand; those last here first."""
    columns = [identities.c[name] for name in FoundPerson._fields]
    named = func.lower(identities.c.name).contains(words.lower(), autoescape=True)
    ids = identities.c.id.startswith(words.lower(), autoescape=True)
    wanted = select(*columns).where(identities.c.seen > 0, or_(named, ids))
    found = connection.execute(
        wanted.order_by(identities.c.seen.desc(), identities.c.name, identities.c.id).limit(most)
    )
    return [FoundPerson(*row) for row in found]


def person_facts(connection: Connection, identity: str, most: int) -> PersonFacts:
    """Raises PecuniaError if there is no such person. Someone anonymous in an old game is nobody."""
    columns = [identities.c[name] for name in FoundPerson._fields]
    wanted = select(*columns).where(identities.c.id == identity, identities.c.seen > 0)
    row = connection.execute(wanted).one_or_none()
    if row is None:
        raise PecuniaError("unknown-person", person=identity)
    touched = touched_tables(connection, identity)
    rows: list[Any] = []
    for first in range(0, len(touched), 500):
        rows += connection.execute(select(*COLUMNS).where(tables.c.id.in_(touched[first : first + 500]))).all()
    rows = sorted(rows, key=lambda row: -row.changed)[:most]
    sanctions = sanctions_of(connection, identity)
    return PersonFacts(FoundPerson(*row), sanctions, devices_of(connection, identity), _with_seats(connection, rows))


def _with_seats(connection: Connection, rows: Any) -> list[FoundTable]:
    found = {row.id: FoundTable(**row._mapping, seats=[]) for row in rows}
    ids = list(found)
    for first in range(0, len(ids), 500):
        wanted = select(seats).where(seats.c.table.in_(ids[first : first + 500])).order_by(seats.c.seat)
        for row in connection.execute(wanted):
            found[row.table].seats.append(SeatRow(row.seat, row.identity, row.name))
    return list(found.values())
