"""Guided first games: a table with a fixed deal, for one person."""

from litestar import post
from litestar.status_codes import HTTP_201_CREATED

from pecunia.server import messages as m
from pecunia.server.answers.prepared_tables import lesson_table
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.parameters import GameName
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name, table_response


@post(
    "/lessons/{game:str}",
    summary="Begin the guided first game of a title",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 404, 409),
)
async def begin_lesson(game: GameName, user: CurrentUser, registry: Registry) -> m.TableResponse:
    await user.check_rate("table")
    name = await require_name(registry, user)
    return table_response(await registry.create_prepared(user.require_identity(), name, lesson_table(game)), user)


handlers = [begin_lesson]
