"""The lobby: public tables that wait for players, then those that can be watched, and fair to all."""

from sqlalchemy import Connection, select

from pecunia.server.store.fair_list import ListedTable, fair_order, site_part
from pecunia.server.store.listings import PAGE, listings
from pecunia.server.store.rows import LobbyPlace, Page
from pecunia.server.store.sql_tables import tables

FEW = 400
MAX_CONSIDERED = 2000  # of the tables that wait, and of those that are played, the newest can be listed


def lobby_page(connection: Connection, after: LobbyPlace | None = None) -> Page[LobbyPlace]:
    """The tables after a place. Those that are laid later have other places, so some may be listed twice or not."""
    after = after or LobbyPlace(False, 0, float("-inf"), "")
    found = _places(connection, after)
    if len(found) <= PAGE and not after.playing:
        found += _places(connection, LobbyPlace(True, 0, float("-inf"), ""))
    page = found[:PAGE]
    listed = listings(connection, [place.id for place in page])
    return Page(listed, page[-1] if len(found) > PAGE else None)


def _places(connection: Connection, after: LobbyPlace) -> list[LobbyPlace]:
    """The places after this one: of tables that wait, or of those that are played. At least as many as a page has.

    A table's turn depends on newer tables only. So if those of one turn fill the page, the older ones need not be read.
    """
    columns = (tables.c.id, tables.c.host, tables.c.laid_from, tables.c.created)
    wanted = select(*columns).where(tables.c.status == ("playing" if after.playing else "open"), tables.c.public)
    found: list[LobbyPlace] = []
    for most in (FEW, MAX_CONSIDERED):
        rows = connection.execute(wanted.order_by(tables.c.created.desc()).limit(most)).all()
        listed = [ListedTable(id, host, site_part(laid_from), created) for id, host, laid_from, created in rows]
        places = [LobbyPlace(after.playing, turn, -table.created, table.id) for turn, table in fair_order(listed)]
        found = sorted(place for place in places if place > after)
        if len(rows) < most or (len(found) > PAGE and found[PAGE].turn == after.turn):
            break
    return found
