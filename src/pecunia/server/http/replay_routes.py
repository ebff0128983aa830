"""The HTTP interface for replays of finished games: of a record, or of a table of this server."""

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.printing.shared_pictures import Line
from pecunia.server import messages as m
from pecunia.server.background import picture_jobs, replay_jobs
from pecunia.server.background.picture_jobs import PICTURE_SECONDS
from pecunia.server.background.replay_jobs import PAGE_SECONDS, REPLAY_SECONDS
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest, Registry
from pecunia.server.http.parameters import Invitation, TableId
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import json_response, open_room
from pecunia.server.tables.admission import require_access


@post(
    "/replays",
    summary="A record as everybody saw it, step by step, in the language of the request",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 413),
)
async def replay(
    data: JSONBody[m.ReplayRequest], user: CurrentUser, background: Background, request: HttpRequest
) -> Response[m.Replay]:
    await user.check_rate("replay")
    language = language_of(request.scope)
    work = replay_jobs.replay_json
    return json_response(await background.quick.run(user.sender, REPLAY_SECONDS, work, data.record, language))


@post(
    "/replays/text",
    summary="The table of a record in words alone, at one moment and as one seat saw it",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 413),
)
async def replay_text(
    data: JSONBody[m.ReplayTextRequest], user: CurrentUser, background: Background, request: HttpRequest
) -> m.TableText:
    await user.check_rate("replay-text")
    language = language_of(request.scope)
    work = replay_jobs.replay_text
    return await background.quick.run(user.sender, REPLAY_SECONDS, work, data.record, data.at, data.seat, language)


@post(
    "/replays/page",
    summary="A record as one HTML file that shows the game without any connection",
    status_code=HTTP_200_OK,
    media_type="text/html",
    responses=refusals(400, 403, 413),
)
async def replay_page(
    data: JSONBody[m.ReplayRequest], user: CurrentUser, background: Background, request: HttpRequest
) -> Response[bytes]:
    await user.check_rate("replay")
    language = language_of(request.scope)
    page = await background.slow.run(user.sender, PAGE_SECONDS, replay_jobs.replay_page, data.record, language)
    headers = {"content-disposition": 'attachment; filename="pecunia.html"'}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


@get(
    "/tables/{table:str}/replay",
    summary="The game of a table that is over as everybody saw it, step by step, in the language of the request",
    responses=refusals(400, 403, 404, 409),
)
async def table_replay(
    table: TableId,
    user: CurrentUser,
    registry: Registry,
    background: Background,
    request: HttpRequest,
    invitation: Invitation = "",
) -> Response[m.Replay]:
    await user.check_rate("replay")
    if invitation:
        await user.check_rate("secret")
    room = await open_room(registry, user, table)
    await require_access(registry.store, room, user.identity, invitation)
    if room.table.status != "over" or room.table.game is None:
        raise PecuniaError("not-over")
    text = room.table.record(SPECTATOR)
    language = language_of(request.scope)
    work = replay_jobs.replay_json
    return json_response(await background.quick.run(user.sender, REPLAY_SECONDS, work, text, language))


@get(
    "/tables/{table:str}/picture",
    summary="How the game of a table ended, as a picture, in the language of the request",
    media_type="image/png",
    responses=refusals(400, 403, 404, 409),
)
async def table_picture(
    table: TableId,
    user: CurrentUser,
    registry: Registry,
    background: Background,
    request: HttpRequest,
    invitation: Invitation = "",
) -> Response[bytes]:
    await user.check_rate("print")
    if invitation:
        await user.check_rate("secret")
    room = await open_room(registry, user, table)
    await require_access(registry.store, room, user.identity, invitation)
    state = room.table
    if state.status != "over" or state.game is None:
        raise PecuniaError("not-over")
    winners = state.game.outcome.winners if state.game.outcome else []
    lines = [
        Line(seat.name or "-", str(score), number in winners)
        for number, (seat, score) in enumerate(zip(state.seats, state.game.scores(), strict=True))
    ]
    begin = state.setting.begin
    day = begin.name if begin.kind == "day" else ""
    work = picture_jobs.result_png
    language = language_of(request.scope)
    picture = await background.quick.run(user.sender, PICTURE_SECONDS, work, state.setting.game, day, lines, language)
    headers = {"content-disposition": 'inline; filename="pecunia.png"', "cache-control": "private, max-age=600"}
    return Response(picture, media_type="image/png", headers=headers)


handlers = [replay, replay_text, replay_page, table_replay, table_picture]
