"""Tickets with which `pecunia admin` shows a running server that it may give orders.

A person who can write to the database can do anything with it already. So this is what counts: the command writes the
hash of a secret into the database, and the server looks for it there. It needs no setting, and works for a server on
another machine.
"""

import secrets as random
import time
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from pecunia.server.store.sql_tables import secrets

NAME = "operator "  # the names of all tickets begin with this
VALID = 300.0  # seconds; the clocks of two machines may differ


def new_ticket() -> str:
    return random.token_hex(32)


def write_ticket(connection: Connection, ticket: str) -> None:
    """Make a ticket valid. Those that somebody has left behind are deleted."""
    now = time.time()
    connection.execute(delete(secrets).where(_tickets(), secrets.c.created < now - 2 * VALID))
    name = f"{NAME}{random.token_hex(3)}"
    connection.execute(insert(secrets), {"name": name, "value": _digest(ticket), "created": now})


def delete_ticket(connection: Connection, ticket: str) -> None:
    connection.execute(delete(secrets).where(_tickets(), secrets.c.value == _digest(ticket)))


def is_valid(connection: Connection, ticket: str) -> bool:
    """Whether an operator has written this ticket a short time ago. Only hashes are compared."""
    wanted = select(secrets.c.name).where(_tickets(), secrets.c.value == _digest(ticket))
    fresh = secrets.c.created.between(time.time() - VALID, time.time() + VALID)
    return connection.execute(wanted.where(fresh)).first() is not None


def _tickets() -> ColumnElement[bool]:
    return secrets.c.name.startswith(NAME)


def _digest(ticket: str) -> str:
    return sha256(ticket.encode("utf-8", "surrogatepass")).hexdigest()
