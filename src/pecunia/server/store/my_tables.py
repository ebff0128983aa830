"""The tables of one person: those that are not over first, then the others, the last changed first.

Only the rows of this person are read. Finished games that are in the archive are read page by page.
"""

from typing import NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, select, tuple_

from pecunia.server.store.listings import PAGE, listings
from pecunia.server.store.rows import MinePlace, Page, TableListing
from pecunia.server.store.sql_tables import IS_LISTED, NOT_ARCHIVED, archived_people, seats, tables


class KeptTable(NamedTuple):
    """A table of somebody whose log is not in the archive."""

    id: str
    status: str
    changed: float


def kept_tables(connection: Connection, identity: str) -> set[KeptTable]:
    """The tables where somebody sits or is the host, without those that `archived_people` finds."""
    columns = (tables.c.id, tables.c.status, tables.c.changed)
    sits = select(seats.c.table).where(seats.c.identity == identity, NOT_ARCHIVED)
    at = select(*columns).where(tables.c.id.in_(sits))
    hosts = select(*columns).where(tables.c.host == identity, NOT_ARCHIVED)
    return {KeptTable(*row) for wanted in (at, hosts) for row in connection.execute(wanted).all()}


def my_page(connection: Connection, identity: str, after: MinePlace | None = None) -> Page[MinePlace]:
    """The tables of somebody after a place."""
    kept = {MinePlace(status == "over", changed, id) for id, status, changed in kept_tables(connection, identity)}
    found = {place for place in kept if after is None or _rank(place) < _rank(after)}
    found |= archived_places(connection, identity, after, PAGE + 1)
    in_order = sorted(found, key=_rank, reverse=True)
    page = in_order[:PAGE]
    listed = listings(connection, [place.id for place in page])
    return Page([each for each in listed if is_own(each, identity)], page[-1] if len(in_order) > PAGE else None)


def _rank(place: MinePlace) -> tuple[bool, float, str]:
    """The first in the list has the highest."""
    return not place.over, place.changed, place.id


def archived_places(
    connection: Connection, identity: str, after: MinePlace | None, most: int, *conditions: ColumnElement[bool]
) -> set[MinePlace]:
    """The first places of archived games of somebody after a place, as far as they fulfil the conditions."""
    ended, table = archived_people.c.ended, _in_order_of_python(connection, archived_people.c.table)
    wanted = select(ended, archived_people.c.table).where(archived_people.c.identity == identity, IS_LISTED)
    if after is not None and after.over:
        wanted = wanted.where(tuple_(ended, table) < (after.changed, after.id))
    wanted = wanted.where(*conditions).order_by(ended.desc(), table.desc()).limit(most)
    return {MinePlace(True, *row) for row in connection.execute(wanted)}


def _in_order_of_python(connection: Connection, column: Column[str]) -> ColumnElement[str]:
    """PostgreSQL would sort texts in the order of its language, which is not the one in which pages are joined."""
    return column.collate("C") if connection.dialect.name == "postgresql" else column


def unfinished_listings(connection: Connection, identity: str) -> list[TableListing]:
    """The tables of somebody that are not over."""
    found = sorted(table.id for table in kept_tables(connection, identity) if table.status != "over")
    return listings(connection, found)


def is_own(listed: TableListing, identity: str) -> bool:
    """Since the game was archived, the seat may have gone to another device."""
    return listed.table.host == identity or any(seat.identity == identity for seat in listed.seats)
