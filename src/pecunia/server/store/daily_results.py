"""The deal of the day in the store: who has begun it, the results, and the sums of a week."""

from datetime import date
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, func, select
from sqlalchemy.dialects import postgresql, sqlite

from pecunia.daily import week_of
from pecunia.server.store.rows import DayRow, WeekRow
from pecunia.server.store.sql_tables import days, seats

MAX_LISTED: Final = 1000


# The result belongs to the identity at the seat now, because a seat may have moved to another device.
AT = days.join(seats, and_(seats.c.table == days.c.table, seats.c.seat == days.c.seat))


def table_of(connection: Connection, game: str, day: date, identity: str) -> str:
    """The table where somebody plays the deal of a day; empty if they have not begun."""
    wanted = select(days.c.table).select_from(AT).where(days.c.game == game, days.c.date == day.isoformat())
    found = connection.execute(wanted.where((days.c.identity == identity) | (seats.c.identity == identity)))
    return str(found.scalars().first() or "")


def add_day(connection: Connection, game: str, day: date, identity: str, table: str, seat: int) -> bool:
    """Somebody begins the deal of a day at a table. False if they have already begun it at another one."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    add = dialect.insert(days).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    row = {"game": game, "date": day.isoformat(), "identity": identity, "table": table, "seat": seat}
    return connection.execute(add, row).rowcount == 1


def results(connection: Connection, game: str, day: date) -> list[DayRow]:
    """The results of everybody who has finished the deal of a day, the best first. Deleted names are left out."""
    order = (days.c.points.desc(), days.c.margin.desc(), days.c.rounds)
    wanted = _done(game).where(days.c.date == day.isoformat()).order_by(*order).limit(MAX_LISTED)
    columns = (days.c.won, days.c.margin, days.c.rounds, days.c.points)
    return [DayRow(*row) for row in connection.execute(wanted.add_columns(seats.c.name, *columns))]


def sums(connection: Connection, game: str, day: date) -> list[WeekRow]:
    """The sums of the week that a day is in, the best first."""
    monday, sunday = week_of(day)
    points, count = func.sum(days.c.points), func.count()
    wanted = _done(game).where(days.c.date.between(monday.isoformat(), sunday.isoformat()))
    wanted = wanted.group_by(seats.c.identity).order_by(points.desc(), count).limit(MAX_LISTED)
    found = connection.execute(wanted.add_columns(func.max(seats.c.name), points, count))
    return [WeekRow(identity, name, int(points), count) for identity, name, points, count in found]


def _done(game: str) -> Select[Any]:
    done = select(seats.c.identity).select_from(AT)
    return done.where(days.c.game == game, days.c.points.is_not(None), seats.c.name != "")
