"""The interface over HTTP for games that are over: a record, or a table of this house, shown again."""

from typing import Annotated

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server import messages as m
from pecunia.server.background.offline_page import offline_page
from pecunia.server.background.replays import recorded, replay_of, spoken_at
from pecunia.server.http.current_user import By, Here
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.tables.admission import may_see

Table = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Invitation = Annotated[str, QueryParameter(max_length=64)]
Asking = Request[object, object, State]


@post(
    "/replays",
    summary="A record as everybody saw it, step by step, in the language of the request",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 413),
)
async def replay(data: JSONBody[m.ReplayWish], who: By, house: Here, request: Asking) -> m.Replay:
    who.may("replay")
    language = language_of(request.scope)
    return await house.beside(lambda: replay_of(recorded(data.record), language))


@post(
    "/replays/text",
    summary="The table of a record in words alone, at one moment and as one seat saw it",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 413),
)
async def replay_text(data: JSONBody[m.ReplayTextWish], who: By, house: Here, request: Asking) -> m.TableText:
    who.may("replay-text")
    language = language_of(request.scope)
    return await house.beside(lambda: spoken_at(recorded(data.record), data.at, data.seat, language))


@post(
    "/replays/page",
    summary="A record as one HTML file that shows the game without any connection",
    status_code=HTTP_200_OK,
    media_type="text/html",
    responses=refusals(400, 403, 413),
)
async def replay_page(data: JSONBody[m.ReplayWish], who: By, house: Here, request: Asking) -> Response[str]:
    who.may("replay")
    language = language_of(request.scope)
    page = await house.beside(lambda: offline_page(recorded(data.record), language))
    headers = {"content-disposition": 'attachment; filename="pecunia.html"'}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


@get(
    "/tables/{table:str}/replay",
    summary="The game of a table that is over as everybody saw it, step by step, in the language of the request",
    responses=refusals(400, 403, 404, 409),
)
async def table_replay(table: Table, who: By, house: Here, request: Asking, invitation: Invitation = "") -> m.Replay:
    who.may("replay")
    if invitation:
        who.may("secret")
    room = await house.room(table)
    await may_see(house, room, who.identity, invitation)
    if room.table.status != "over" or room.table.game is None:
        raise PecuniaError("not-over")
    text = room.table.record(SPECTATOR)
    language = language_of(request.scope)
    return await house.beside(lambda: replay_of(recorded(text), language))


handlers = [replay, replay_text, replay_page, table_replay]
