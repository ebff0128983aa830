"""Secrets that all processes of a server share. The first process makes them."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.server.store.sql_tables import secrets


def shared_secret(connection: Connection, name: str, fresh: str) -> str:
    """The secret of that name. If there is none yet, `fresh` becomes the secret, unless another process is faster."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    add = dialect.insert(secrets).on_conflict_do_nothing()
    connection.execute(add, {"name": name, "value": fresh})
    return str(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())
