"""Everything that the server has about a person, as one JSON document. It is made and sent table by table."""

from collections.abc import AsyncIterator
from typing import BinaryIO

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server import messages as m
from pecunia.server.messages.decoding import DECODE_ERRORS
from pecunia.server.people.device_labels import PROGRAM, UNKNOWN_BROWSER
from pecunia.server.store import erasing, exporting
from pecunia.server.store.device_rows import DeviceRow
from pecunia.server.store.exporting import PersonRows, TableRows
from pecunia.server.store.store import Store
from pecunia.server.store.used_once import with_store
from pecunia.server.tables.stored_setting import StoredSetting

TABLES_AT_ONCE = 20
END = b"]}"  # of a document whose last field is an empty list

encoder = msgspec.json.Encoder()


def device_info(row: DeviceRow, current: str) -> m.Device:
    kind: m.DeviceKind = "program" if row.label == PROGRAM else "browser"
    label = "" if row.label == UNKNOWN_BROWSER else row.label
    return m.Device(row.id, kind, label, row.created, row.seen, row.id == current)


async def personal_data(store: Store, rows: PersonRows, current: str) -> AsyncIterator[bytes]:
    """The parts of a `PersonalData` in JSON."""
    identity = rows.person.id
    yield encoder.encode(_person(rows, current)).removesuffix(END)
    between = b""
    wanted = await store.run(lambda connection: erasing.touched_tables(connection, identity))
    for first in range(0, len(wanted), TABLES_AT_ONCE):
        group = wanted[first : first + TABLES_AT_ONCE]
        found = await store.run(lambda connection: exporting.table_rows(connection, identity, group))  # noqa: B023
        yield between + b",".join([encoder.encode(_table(rows, identity)) for rows in found])
        between = b","
    yield END


def _person(rows: PersonRows, current: str) -> m.PersonalData:
    person = rows.person
    return m.PersonalData(
        identity=person.id,
        name=person.name,
        created=person.created,
        seen=person.seen,
        devices=[device_info(row, current) for row in rows.devices],
        codes=[m.PersonalCode(row.table, row.seat, row.expires) for row in rows.codes],
        days=[
            m.PersonalDay(row.game, row.date, row.table, row.seat, row.won, row.margin, row.rounds, row.points)
            for row in rows.days
        ],
        guest_at=rows.guest_at,
        sanctions=[m.PersonalSanction(row.kind, row.created, row.until) for row in rows.sanctions],
        tables=[],
    )


def _table(rows: TableRows, identity: str) -> m.PersonalTable:
    table, seat = rows.table, rows.seats[0] if rows.seats else None
    hosts = table.host == identity
    return m.PersonalTable(
        id=table.id,
        status=table.status,
        public=table.public,
        created=table.created,
        changed=table.changed,
        host=hosts,
        setting=_setting(table.setting, rows.values) if hosts else None,
        seat=seat.seat if seat else None,
        name=seat.name if seat else "",
        entries=[
            m.PersonalEntry(entry.number, entry.kind, entry.seat, entry.text, entry.client, entry.at)
            for entry in rows.entries
        ],
    )


def _setting(text: str, values: str) -> m.Setting | None:
    """The setting as the host gave it, without what the server has noted there."""
    try:
        stored = msgspec.json.decode(text, type=StoredSetting)
    except DECODE_ERRORS:
        return None
    fields = {name: getattr(stored, name) for name in m.Setting.__struct_fields__}
    return m.Setting(**{**fields, "values": values})


def write_personal_data(url: str, person: str, target: BinaryIO) -> None:
    """Everything about a person, as they could get it themselves. Raises PecuniaError if there is no such person."""

    async def work(store: Store) -> None:
        rows = await store.run(lambda connection: exporting.person_rows(connection, person))
        if rows is None:
            raise PecuniaError("unknown-person", person=person)
        async for part in personal_data(store, rows, ""):
            target.write(part)

    with_store(url, work)
