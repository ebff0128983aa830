"""The deal of the day over HTTP: beginning or continuing it, the results of others, the table of the week."""

import time
from datetime import UTC, datetime, timedelta
from datetime import time as clock

from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from pecunia.daily import Day, date_of, today, week_of
from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.parameters import DateText, GameName
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name, table_response
from pecunia.server.store import daily_results as days
from pecunia.server.tables.anywhere import glimpse
from pecunia.server.tables.prepared import PACE, PreparedTable, give_up
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
        room = await registry.create_prepared(identity, name, prepared(day))
        added = await registry.store.run(lambda store: days.add_day(store, game, day.date, identity, room.id, day.seat))
        if not added:  # it was begun at the same moment in another window, and that one counts
            await give_up(room, identity)
        table = room.id if added else await registry.store.run(lambda s: days.table_of(s, game, day.date, identity))
    return table_response(await registry.room(table), user)


def prepared(day: Day) -> PreparedTable:
    begin = m.Begin("day", day.date.isoformat())
    setting = m.Setting(game=day.game, players=day.players, bots=day.bots, begin=begin, pace=PACE)
    return PreparedTable(setting, day.seat, seed=day.seed)


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
    monday, sunday = week_of(day)
    following = datetime.combine(today() + timedelta(days=1), clock(), UTC)
    return m.DayBoard(
        game=game,
        date=day.isoformat(),
        monday=monday.isoformat(),
        sunday=sunday.isoformat(),
        now=time.time(),
        next=following.timestamp(),
        table=table if status else "",
        status=status,
        results=_results(played, user.identity),
        week=_week(sums, user.identity),
    )


async def _status(registry: TableRegistry, table: str) -> m.DayStatus:
    """How far somebody has come with the deal; empty if they have not begun, or if their table cannot be read."""
    if not table:
        return ""
    try:
        return "over" if (await glimpse(registry, table)).status == "over" else "playing"
    except UnreadableTable:
        return ""


def _results(played: list[days.DayRow], identity: str) -> list[m.DayResult]:
    """Equal results share a place."""
    best = [(line.points, line.margin, -line.rounds) for line in played]
    return [
        m.DayResult(
            place=best.index(best[number]) + 1,
            name=line.name,
            won=line.won,
            margin=line.margin,
            rounds=line.rounds,
            points=line.points,
            you=bool(identity) and line.identity == identity,
        )
        for number, line in enumerate(played)
    ]


def _week(sums: list[days.WeekRow], identity: str) -> list[m.WeekLine]:
    points = [line.points for line in sums]
    return [
        m.WeekLine(points.index(line.points) + 1, line.name, line.points, line.days, line.identity == identity)
        for line in sums
    ]


handlers = [play_day, day_board]
