"""Lists of tables over HTTP, page by page: the lobby, my tables, and a search among my finished games."""

import math
import unicodedata
from datetime import UTC, datetime
from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from pecunia.daily import any_date
from pecunia.server import messages as m
from pecunia.server.answers.table_lines import line_of, seat_of
from pecunia.server.http.cursors import LINK, Cursor, page_response, place_of
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.parameters import DateText
from pecunia.server.http.problems import refusals
from pecunia.server.messages.tables import MAX_NAME
from pecunia.server.store.device_rows import DAY
from pecunia.server.store.rows import LobbyPlace, MinePlace, TableListing
from pecunia.server.store.search import Wanted
from pecunia.server.tables.anywhere import glimpse
from pecunia.server.tables.stored_setting import UnreadableTable, stored_setting
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.titles.registry import title

AnyGame = Annotated[str, QueryParameter(max_length=20)]
OpponentName = Annotated[str, QueryParameter(max_length=MAX_NAME)]
MAX_READ = 5  # pages of the store that are read for one answer, if nothing in them can be shown


@get(
    "/tables",
    summary="The lobby: public tables that are not over",
    response_headers=[LINK],
    responses=refusals(400),
)
async def lobby(user: CurrentUser, registry: Registry, after: Cursor = "") -> Response[list[m.TableLine]]:
    page = await registry.store.lobby(place_of(after, LobbyPlace))
    return page_response(await table_lines(registry, page.listed, user.identity), "/tables", page.next)


@get(
    "/tables/mine",
    summary="My tables: first those that are not over, then the others",
    response_headers=[LINK],
    responses=refusals(400, 401),
)
async def mine(user: CurrentUser, registry: Registry, after: Cursor = "") -> Response[list[m.TableLine]]:
    identity = user.require_identity()
    place = place_of(after, MinePlace)
    lines: list[m.TableLine] = []
    for _ in range(MAX_READ):
        listed, place = await registry.store.tables_of(identity, place)
        lines += [line for line in await table_lines(registry, listed, identity) if line.begin.kind != "puzzle"]
        if lines or place is None:  # nobody looks for a puzzle among games, so a page may be empty
            break
    return page_response(lines, "/tables/mine", place)


@get(
    "/tables/mine/over",
    summary="My finished games, the last one first: by game, the name of another player, and the days of their end",
    response_headers=[LINK],
    responses=refusals(400, 401),
)
async def my_finished(
    user: CurrentUser,
    registry: Registry,
    game: AnyGame = "",
    opponent: OpponentName = "",
    since: DateText = "",
    until: DateText = "",
    after: Cursor = "",
) -> Response[list[m.TableLine]]:
    """Both days belong to the time that is searched. They begin at midnight (UTC)."""
    identity = user.require_identity()
    await user.check_rate("search")
    place = place_of(after, MinePlace)
    if game:
        title(game)  # refuses an unknown game
    begins = midnight(since) if since else -math.inf
    ends = midnight(until) + DAY if until else math.inf
    name = unicodedata.normalize("NFC", " ".join(opponent.split()))
    page = await registry.store.finished_tables(identity, Wanted(game, name, begins, ends), place)
    lines = [line for line in await table_lines(registry, page.listed, identity) if line.begin.kind != "puzzle"]
    asked = {"game": game, "opponent": opponent, "since": since, "until": until}
    return page_response(lines, "/tables/mine/over", page.next, **asked)


def midnight(date: str) -> float:
    return datetime.combine(any_date(date), datetime.min.time(), UTC).timestamp()


async def table_lines(registry: TableRegistry, found: list[TableListing], identity: str) -> list[m.TableLine]:
    """The lines of a list. Tables that cannot be read are left out."""
    lines = []
    for listed in found:
        if listed.table.id in registry.unreadable:
            continue
        try:
            lines.append(await table_line(registry, listed, identity))
        except UnreadableTable as error:
            registry.note_unreadable(error)
    return lines


async def table_line(registry: TableRegistry, listed: TableListing, identity: str) -> m.TableLine:
    row = listed.table
    setting = stored_setting(row)
    you = seat_of(listed, identity)
    asked = -2
    if row.status == "playing" and you >= 0:
        asked = (await glimpse(registry, row.id)).asked
    return line_of(listed, setting, you, asked == you)


handlers = [lobby, mine, my_finished]
