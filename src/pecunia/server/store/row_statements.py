"""What each kind of `row_changes` is in SQL."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, insert, update

from pecunia.server.store.rows import RowChange
from pecunia.server.store.sql_tables import days, seats, tables


def make_change(connection: Connection, change: RowChange) -> None:
    connection.execute(STATEMENTS[change.kind](change.table, change.values))


def _insert_seat(table: str, values: dict[str, Any]) -> Executable:
    return insert(seats).values(table=table, **values)


def _delete_seat(table: str, values: dict[str, Any]) -> Executable:
    return delete(seats).where(seats.c.table == table, seats.c.seat == values["seat"])


def _move_seat(table: str, values: dict[str, Any]) -> Executable:
    """The archive does not find the table for the new identity."""
    change = update(seats).where(seats.c.table == table, seats.c.seat == values["seat"])
    return change.values(identity=values["identity"], archived=False)


def _set_table(table: str, values: dict[str, Any]) -> Executable:
    return update(tables).where(tables.c.id == table).values(values)


def _set_day(table: str, values: dict[str, Any]) -> Executable:
    return update(days).where(days.c.table == table).values(values)


STATEMENTS: Final[dict[str, Callable[[str, dict[str, Any]], Executable]]] = {
    "insert-seat": _insert_seat,
    "delete-seat": _delete_seat,
    "move-seat": _move_seat,
    "set-table": _set_table,
    "set-day": _set_day,
}
