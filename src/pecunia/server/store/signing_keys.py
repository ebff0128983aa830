"""The keys that sign identities, in the store. The newest signs; the others still verify."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store.sql_tables import devices, secrets

FIRST = "identity"  # the name of the only key that older releases had
LATER = "key "  # the names of all others begin with this


class StoredKey(NamedTuple):
    """A key as stored. `created` is 0 if an older release has made it."""

    name: str
    secret: str
    created: float


def signing_keys(connection: Connection) -> list[StoredKey]:
    """All keys, the newest first."""
    ours = (secrets.c.name == FIRST) | secrets.c.name.startswith(LATER)
    found = connection.execute(select(secrets).where(ours).order_by(secrets.c.created.desc(), secrets.c.name))
    return [StoredKey(row.name, row.value, row.created) for row in found]


def keys_or_first(connection: Connection, fresh: str, now: float) -> list[StoredKey]:
    """All keys. If there is none yet, `fresh` becomes the first, unless another process is faster."""
    found = signing_keys(connection)
    if found:
        return found
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    add = dialect.insert(secrets).on_conflict_do_nothing()
    connection.execute(add, {"name": FIRST, "value": fresh, "created": now})
    return signing_keys(connection)


def add_key(connection: Connection, id: str, secret: str, now: float) -> None:
    connection.execute(insert(secrets), {"name": f"{LATER}{id}", "value": secret, "created": now})


def delete_key(connection: Connection, name: str) -> None:
    connection.execute(delete(secrets).where(secrets.c.name == name))


def devices_by_key(connection: Connection) -> dict[str, int]:
    """For each key id, the number of devices whose newest token it has signed."""
    wanted = select(devices.c.key, func.count()).where(~devices.c.revoked).group_by(devices.c.key)
    return {str(key): int(count) for key, count in connection.execute(wanted)}
