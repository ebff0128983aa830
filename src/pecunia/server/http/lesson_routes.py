"""Guided first games: a table with a fixed deal, for one person."""

from litestar import post
from litestar.status_codes import HTTP_201_CREATED

from pecunia.core.moves import seat_letter
from pecunia.lessons.lesson import lesson_named
from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.parameters import GameName
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name, table_response
from pecunia.server.tables.prepared import PreparedTable

PACE = m.Pace("days", 3600)  # nobody waits for a learner, and no bot is to play the lesson


@post(
    "/lessons/{game:str}",
    summary="Begin the guided first game of a title",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 404, 409),
)
async def begin_lesson(game: GameName, user: CurrentUser, registry: Registry) -> m.TableResponse:
    await user.check_rate("table")
    name = await require_name(registry, user)
    return table_response(await registry.create_prepared(user.require_identity(), name, prepared(game)), user)


def prepared(game: str) -> PreparedTable:
    lesson = lesson_named(game)
    players = lesson.options["players"]
    bots = {seat_letter(seat): lesson.bot for seat in range(players) if seat != lesson.seat}
    begin = m.Begin("lesson", game)
    setting = m.Setting(game=game, players=players, bots=bots, begin=begin, pace=PACE)
    return PreparedTable(setting, lesson.seat, start=lesson.start)


handlers = [begin_lesson]
