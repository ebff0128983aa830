"""Somebody's finished games: by game, by the name of another player, and by date. Only their own rows are read."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from pecunia.server.store.archive import game_of
from pecunia.server.store.listings import PAGE, groups, listings, names_at
from pecunia.server.store.my_tables import archived_places, is_own, kept_tables
from pecunia.server.store.rows import MinePlace, Page
from pecunia.server.store.sql_tables import archived_people, tables

MAX_LOOKED_AT = 2000  # games in one search; somebody who has more can go on from there


class Wanted(NamedTuple):
    """What is searched for; empty texts fit everything. The game ended at `since` or later, and before `until`."""

    game: str
    opponent: str
    since: float
    until: float


def finished_page(connection: Connection, identity: str, wanted: Wanted, after: MinePlace | None) -> Page[MinePlace]:
    """Finished games of somebody after a place, the last one first. The list may go on although a page is not full."""
    found = sorted(
        _kept(connection, identity, wanted, after) | _archived(connection, identity, wanted, after), reverse=True
    )
    looked_at = found[:MAX_LOOKED_AT]
    fitting = _with_opponent(connection, identity, wanted.opponent, looked_at)
    page = fitting[:PAGE]
    listed = [each for each in listings(connection, [place.id for place in page]) if is_own(each, identity)]
    if len(fitting) > PAGE:
        return Page(listed, page[-1])
    return Page(listed, looked_at[-1] if len(found) > MAX_LOOKED_AT else None)


def _kept(connection: Connection, identity: str, wanted: Wanted, after: MinePlace | None) -> set[MinePlace]:
    """Games that are over and not in the archive yet."""
    over = [table for table in kept_tables(connection, identity) if table.status == "over"]
    places = {MinePlace(True, table.changed, table.id) for table in over}
    places = {place for place in places if wanted.since <= place.changed < wanted.until}
    if after is not None:
        places = {place for place in places if place < after}
    if not wanted.game:
        return places
    fitting: set[str] = set()
    for group in groups([place.id for place in places]):
        rows = connection.execute(select(tables.c.id, tables.c.setting).where(tables.c.id.in_(group)))
        fitting |= {id for id, setting in rows if game_of(setting) == wanted.game}
    return {place for place in places if place.id in fitting}


def _archived(connection: Connection, identity: str, wanted: Wanted, after: MinePlace | None) -> set[MinePlace]:
    ended = archived_people.c.ended
    conditions = [ended >= wanted.since, ended < wanted.until]
    if wanted.game:
        conditions.append(archived_people.c.game == wanted.game)
    return archived_places(connection, identity, after, MAX_LOOKED_AT + 1, *conditions)


def _with_opponent(connection: Connection, identity: str, name: str, places: list[MinePlace]) -> list[MinePlace]:
    """The first games, one more than a page, where the name of another player contains this one.

    Python compares the names, so capital letters do not matter in any language.
    """
    part = name.casefold()
    found: list[MinePlace] = []
    for first in range(0, len(places), PAGE):
        chunk = places[first : first + PAGE]
        if part:
            names = names_at(connection, [place.id for place in chunk], identity)
            chunk = [place for place in chunk if any(part in each.casefold() for each in names[place.id])]
        found += chunk
        if len(found) > PAGE:
            break
    return found
