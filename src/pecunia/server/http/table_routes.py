"""The HTTP interface for tables, before and after a game. Play itself goes over the socket."""

import time
from collections.abc import Callable
from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server import messages as m
from pecunia.server.access.identity import CODE_SECONDS, digest, new_code
from pecunia.server.background.replay_jobs import REPLAY_SECONDS, score_history_of
from pecunia.server.background.turning_points import turning_points
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest, Registry, User
from pecunia.server.http.parameters import Invitation, TableId
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import open_room, require_name, table_response
from pecunia.server.tables import commands
from pecunia.server.tables.admission import require_access, require_seat_access
from pecunia.server.tables.commands import Decision
from pecunia.server.tables.room import Room
from pecunia.server.tables.state import TableState
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.server.tables.table_words import cards_of
from pecunia.texts import Texts

Known = Annotated[int, QueryParameter(ge=0, le=10**9)]
UpTo = Annotated[int | None, QueryParameter(ge=0, le=10**9)]


@post("/tables", summary="Lay a table", status_code=HTTP_201_CREATED, responses=refusals(400, 401, 403, 409, 413))
async def new_table(data: JSONBody[m.Setting], user: CurrentUser, registry: Registry) -> m.TableResponse:
    await user.check_rate("table")
    await require_name(registry, user)
    room = await registry.create_table(user.require_identity(), data, user.hashed_address(), user.address)
    return table_response(room, user)


@get("/tables/{table:str}", summary="A table", responses=refusals(400, 403, 404))
async def get_table(
    table: TableId, user: CurrentUser, registry: Registry, invitation: Invitation = ""
) -> m.TableResponse:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    return table_response(room, user)


@post(
    "/tables/{table:str}/sit",
    summary="Sit down, at a certain seat or at the first free one",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def sit_down(
    table: TableId, data: JSONBody[m.SitRequest], user: CurrentUser, registry: Registry
) -> m.TableResponse:
    room = await open_room(registry, user, table)
    identity = user.require_identity()
    if data.invitation:
        await user.check_rate("secret")
    await require_seat_access(registry.store, room, identity, data.invitation)
    name = await require_name(registry, user)
    await room.execute(lambda table: commands.sit(table, identity, name, data.seat))
    return table_response(room, user)


@post(
    "/tables/{table:str}/stand",
    summary="Stand up, before the game",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409),
)
async def stand_up(table: TableId, user: CurrentUser, registry: Registry) -> m.TableResponse:
    return table_response(await execute_at(table, user, registry, commands.stand), user)


@post(
    "/tables/{table:str}/start",
    summary="Begin the game; only the host can",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409),
)
async def start_game(table: TableId, user: CurrentUser, registry: Registry) -> m.TableResponse:
    return table_response(await execute_at(table, user, registry, commands.start), user)


@put(
    "/tables/{table:str}/setting",
    summary="Change the setting of a table that has not begun; only the host can",
    responses=refusals(400, 401, 403, 404, 409),
)
async def change_setting(
    table: TableId, data: JSONBody[m.SettingChange], user: CurrentUser, registry: Registry
) -> m.TableResponse:
    return table_response(await execute_at(table, user, registry, partial(commands.change_setting, change=data)), user)


@delete(
    "/tables/{table:str}",
    summary="Close a table that has not begun",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(400, 401, 403, 404, 409),
)
async def close_table(table: TableId, user: CurrentUser, registry: Registry) -> None:
    await execute_at(table, user, registry, commands.close)


@post(
    "/tables/{table:str}/code",
    summary="A one-time code to move my seat to another device",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 403, 404),
)
async def seat_code(table: TableId, user: CurrentUser, registry: Registry) -> m.SeatCode:
    room = await open_room(registry, user, table)
    await user.check_rate("secret")
    seat = commands.own_seat(room.table, user.require_identity())
    code = new_code()
    await registry.store.add_code(digest(code), table, seat, user.require_identity(), time.time() + CODE_SECONDS)
    return m.SeatCode(code, CODE_SECONDS)


@post(
    "/codes",
    summary="Take over a seat with its code",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def use_code(data: JSONBody[m.CodeRequest], user: CurrentUser, registry: Registry) -> m.TableResponse:
    await user.check_rate("secret")
    identity = user.require_identity()
    table = await registry.store.table_of_code(digest(data.code))
    if table is None:
        raise PecuniaError("code-unknown")
    room = await open_room(registry, user, table)  # before the code is used, for the table may be at another process
    found = await registry.store.use_code(digest(data.code))
    if found is None:
        raise PecuniaError("code-unknown")
    _, seat, former = found
    await room.execute(lambda table: commands.hand_over(table, seat, former, identity))
    return table_response(room, user)


@get(
    "/tables/{table:str}/record",
    summary="The record, as far as I may see it",
    media_type="text/plain",
    responses=refusals(400, 403, 404),
)
async def record(table: TableId, user: CurrentUser, registry: Registry, invitation: Invitation = "") -> Response[str]:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    text = room.table.record(room.table.seat_of(user.identity) if user.identity else SPECTATOR)
    headers = {"content-disposition": f'attachment; filename="{table}.pecunia"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/tables/{table:str}/values",
    summary="The text of a table's own values",
    media_type="text/plain",
    responses=refusals(400, 403, 404),
)
async def values(table: TableId, user: CurrentUser, registry: Registry, invitation: Invitation = "") -> Response[str]:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    if not room.table.setting.values:
        raise PecuniaError("no-values")
    return Response(room.table.setting.values, media_type="text/plain; charset=utf-8")


@get(
    "/tables/{table:str}/cards",
    summary="What the numbers of cards in the views of a table stand for",
    responses=refusals(400, 403, 404),
)
async def cards(
    table: TableId, user: CurrentUser, registry: Registry, request: HttpRequest, invitation: Invitation = ""
) -> m.Cards:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    return cards_of(room.table.setting.game, room.table.options, Texts(language_of(request.scope)))


@get(
    "/tables/{table:str}/text",
    summary="The table in words alone, in the language of the request",
    responses=refusals(400, 403, 404),
)
async def table_text(
    table: TableId, user: CurrentUser, registry: Registry, request: HttpRequest, invitation: Invitation = ""
) -> m.TableText:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    seat = room.table.seat_of(user.identity) if user.identity else SPECTATOR
    return room.in_words(seat, language_of(request.scope))


@get(
    "/tables/{table:str}/since",
    summary="What happened since a number, or up to a later one, step by step, in the language of the request",
    responses=refusals(400, 403, 404),
)
async def since(
    table: TableId,
    user: CurrentUser,
    registry: Registry,
    request: HttpRequest,
    number: Known,
    until: UpTo = None,
    invitation: Invitation = "",
) -> m.Since:
    room = await open_room(registry, user, table)
    await user.check_rate("catch-up")
    await check_access(registry, room, user, invitation)
    seat = room.table.seat_of(user.identity) if user.identity else SPECTATOR
    return await room.since(seat, number, language_of(request.scope), until)


@get(
    "/tables/{table:str}/course",
    summary="How everybody's score went, after the game",
    responses=refusals(400, 403, 404, 409),
)
async def scores(
    table: TableId, user: CurrentUser, registry: Registry, background: Background, invitation: Invitation = ""
) -> m.ScoreHistory:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    if room.table.status != "over" or room.table.game is None:
        raise PecuniaError("not-over")
    record = room.table.record(SPECTATOR)
    return await background.quick.run(user.sender, REPLAY_SECONDS, score_history_of, record)


@get(
    "/tables/{table:str}/turning",
    summary="The move that turned the game, for each seat, after the game",
    responses=refusals(400, 403, 404, 409),
)
async def turning(
    table: TableId,
    user: CurrentUser,
    registry: Registry,
    background: Background,
    request: HttpRequest,
    invitation: Invitation = "",
) -> list[m.TurningPoint | None]:
    room = await open_room(registry, user, table)
    await check_access(registry, room, user, invitation)
    if room.table.status != "over" or room.table.game is None or room.table.game.outcome is None:
        raise PecuniaError("not-over")
    await user.check_rate("replay")
    record = room.table.record(SPECTATOR)
    return await background.quick.run(user.sender, REPLAY_SECONDS, turning_points, record, language_of(request.scope))


async def execute_at(
    table: str, user: User, registry: TableRegistry, command: Callable[[TableState, str], Decision]
) -> Room:
    """Run a command of the user at a table. Returns the room of the table."""
    room = await open_room(registry, user, table)
    identity = user.require_identity()
    await room.execute(lambda table: command(table, identity))
    return room


async def check_access(registry: TableRegistry, room: Room, user: User, invitation: str) -> None:
    if invitation:
        await user.check_rate("secret")
    await require_access(registry.store, room, user.identity, invitation)


handlers = [
    new_table,
    get_table,
    sit_down,
    stand_up,
    start_game,
    change_setting,
    close_table,
    seat_code,
    use_code,
    record,
    values,
    cards,
    table_text,
    since,
    scores,
    turning,
]
