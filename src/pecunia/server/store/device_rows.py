"""The devices of people in the store: when they were last here, and which of them are signed out."""

import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store.sql_tables import devices, identities

DAY = 24 * 3600


class DeviceRow(NamedTuple):
    id: str
    identity: str
    label: str
    key: str
    created: float
    seen: float


def day_of(now: float) -> float:
    """The midnight (UTC) before a time. We keep on which day people were here, not when."""
    return now // DAY * DAY


def new_row(id: str, identity: str, label: str, key: str, created: float) -> DeviceRow:
    return DeviceRow(id, identity, label, key, created, day_of(time.time()))


def add_person(connection: Connection, name: str, device: DeviceRow) -> None:
    """A new identity with its first device."""
    person = {"id": device.identity, "name": name, "created": device.created, "seen": device.seen}
    connection.execute(insert(identities), person)
    connection.execute(insert(devices), {**device._asdict(), "revoked": False})


def add_device(connection: Connection, device: DeviceRow) -> None:
    """A device of somebody we know. It may be there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    add = dialect.insert(devices).on_conflict_do_nothing()
    connection.execute(add, {**device._asdict(), "revoked": False})


def last_seen(connection: Connection, device: str, identity: str) -> float | None:
    """The day on which a device was last here. -1 if it is signed out, None if there is no such device."""
    wanted = select(devices.c.seen, devices.c.revoked)
    row = connection.execute(wanted.where(devices.c.id == device, devices.c.identity == identity)).one_or_none()
    return None if row is None else -1.0 if row.revoked else float(row.seen)


def older_tokens_from(connection: Connection, identity: str) -> float | None:
    """Since when tokens without a device are valid for somebody. None if nobody knows the person."""
    wanted = select(identities.c.tokens_from).where(identities.c.id == identity)
    found = connection.execute(wanted).scalar_one_or_none()
    return None if found is None else float(found)


def note_seen(connection: Connection, device: str, identity: str, day: float) -> None:
    connection.execute(update(devices).where(devices.c.id == device).values(seen=day))
    connection.execute(update(identities).where(identities.c.id == identity, identities.c.seen > 0).values(seen=day))


def note_key(connection: Connection, device: str, key: str) -> None:
    connection.execute(update(devices).where(devices.c.id == device, devices.c.key != key).values(key=key))


def devices_of(connection: Connection, identity: str) -> list[DeviceRow]:
    """The devices on which somebody is signed in, the newest first."""
    columns = [devices.c[name] for name in DeviceRow._fields]
    wanted = select(*columns).where(devices.c.identity == identity, ~devices.c.revoked)
    return [DeviceRow(*row) for row in connection.execute(wanted.order_by(devices.c.created.desc()))]


def revoke(connection: Connection, identity: str, wanted: Collection[str]) -> list[str]:
    """Sign devices of somebody out. Their rows stay until the tokens have expired, but without a label."""
    mine = (devices.c.identity == identity) & ~devices.c.revoked & devices.c.id.in_(wanted)
    change = update(devices).where(mine).values(revoked=True, label="").returning(devices.c.id)
    return [str(id) for id in connection.execute(change).scalars()]


def end_older_tokens(connection: Connection, identity: str, now: float) -> None:
    """Tokens without a device that were issued before now are not valid any more, unless their device is known."""
    connection.execute(update(identities).where(identities.c.id == identity).values(tokens_from=now))


def signed_in(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of the devices that are signed in."""
    found: set[str] = set()
    listed = sorted(ids)
    for first in range(0, len(listed), 500):
        wanted = select(devices.c.id).where(devices.c.id.in_(listed[first : first + 500]), ~devices.c.revoked)
        found |= {str(id) for id in connection.execute(wanted).scalars()}
    return found
