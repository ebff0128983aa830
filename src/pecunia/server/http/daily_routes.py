"""The deal of the day over HTTP: beginning or continuing it, the results of others, the table of the week."""

from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from pecunia.daily import Day, date_of, today
from pecunia.server import messages as m
from pecunia.server.answers.day_boards import board
from pecunia.server.answers.prepared_tables import day_table
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.parameters import DateText, GameName
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name, table_response
from pecunia.server.store import daily_results as days
from pecunia.server.tables.anywhere import glimpse
from pecunia.server.tables.prepared import give_up
from pecunia.server.tables.stored_setting import UnreadableTable
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.titles.registry import title


@post(
    "/days/{game:str}",
    summary="Play the deal of today, or go on with it",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 409),
)
async def play_day(game: GameName, user: CurrentUser, registry: Registry) -> m.TableResponse:
    title(game)
    identity, name, day = user.require_identity(), await require_name(registry, user), Day(game, today())
    table = await registry.store.run(lambda store: days.table_of(store, game, day.date, identity))
    if not table:
        await user.check_rate("table")
        room = await registry.create_prepared(identity, name, day_table(day))
        added = await registry.store.run(lambda store: days.add_day(store, game, day.date, identity, room.id, day.seat))
        if not added:  # it was begun at the same moment in another window, and that one counts
            await give_up(room, identity)
        table = room.id if added else await registry.store.run(lambda s: days.table_of(s, game, day.date, identity))
    return table_response(await registry.room(table), user)


@get(
    "/days/{game:str}",
    summary="The deal of a day: how it went for everybody, and the table of its week",
    responses=refusals(400),
)
async def day_board(game: GameName, user: CurrentUser, registry: Registry, date: DateText = "") -> m.DayBoard:
    title(game)
    day = date_of(date) if date else today()
    played = await registry.store.run(lambda store: days.results(store, game, day))
    sums = await registry.store.run(lambda store: days.sums(store, game, day))
    table = (
        await registry.store.run(lambda store: days.table_of(store, game, day, user.identity)) if user.identity else ""
    )
    status = await _status(registry, table)
    return board(game, day, user.identity, table if status else "", status, played, sums)


async def _status(registry: TableRegistry, table: str) -> m.DayStatus:
    """How far somebody has come with the deal; empty if they have not begun, or if their table cannot be read."""
    if not table:
        return ""
    try:
        return "over" if (await glimpse(registry, table)).status == "over" else "playing"
    except UnreadableTable:
        return ""


handlers = [play_day, day_board]
