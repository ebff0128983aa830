"""Whom the operator has banned or muted, in the store."""

from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store.sql_tables import sanctions

SanctionKind = Literal["ban", "mute"]


class SanctionRow(NamedTuple):
    """`until` is None if it is for good."""

    identity: str
    kind: str
    created: float
    until: float | None


def set_sanction(connection: Connection, row: SanctionRow) -> None:
    """Ban or mute somebody. It replaces an older one of the same kind."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    keys = (sanctions.c.identity, sanctions.c.kind)
    add = dialect.insert(sanctions)
    values = {"created": row.created, "until": row.until}
    connection.execute(add.on_conflict_do_update(index_elements=keys, set_=values), row._asdict())


def lift_sanction(connection: Connection, identity: str, kind: str) -> bool:
    """False if there was none."""
    mine = (sanctions.c.identity == identity) & (sanctions.c.kind == kind)
    return connection.execute(delete(sanctions).where(mine).returning(sanctions.c.kind)).first() is not None


def sanctions_at(connection: Connection, now: float) -> list[SanctionRow]:
    """All that are in force at a time."""
    return [SanctionRow(*row) for row in connection.execute(select(sanctions).where(_in_force(now)))]


def sanctions_of(connection: Connection, identity: str) -> list[SanctionRow]:
    """All of one person, also those that are over but not deleted yet."""
    wanted = select(sanctions).where(sanctions.c.identity == identity).order_by(sanctions.c.kind)
    return [SanctionRow(*row) for row in connection.execute(wanted)]


def _in_force(now: float) -> ColumnElement[bool]:
    return or_(sanctions.c.until.is_(None), sanctions.c.until > now)
