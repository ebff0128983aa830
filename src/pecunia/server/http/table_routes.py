"""The interface over HTTP: the lobby, tables before and after a game. Play itself goes over the socket."""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.games import TITLES
from pecunia.server import messages as m
from pecunia.server.access.identity import CODE_SECONDS, digest, new_code
from pecunia.server.background.score_history import course_of
from pecunia.server.http.current_user import By, Here, Who
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import named, seen
from pecunia.server.store.rows import Listed
from pecunia.server.tables.admission import may_see
from pecunia.server.tables.commands import Made, close, hand_over, own_seat, sit, stand, start
from pecunia.server.tables.registry import House
from pecunia.server.tables.room import Room

Table = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Invitation = Annotated[str, QueryParameter(max_length=64)]
Known = Annotated[int, QueryParameter(ge=0, le=10**9)]


@get("/tables", summary="The lobby: public tables that are not over", responses=refusals())
async def lobby(who: By, house: Here) -> list[m.TableLine]:
    return [await line(house, listed, who.identity) for listed in await house.store.open_tables()]


@get("/tables/mine", summary="My tables, also those that are over", responses=refusals(401))
async def mine(who: By, house: Here) -> list[m.TableLine]:
    lines = [await line(house, listed, who.known) for listed in await house.store.tables_of(who.known)]
    return [found for found in lines if found.begin.kind != "puzzle"]  # nobody looks for a puzzle among games


@post("/tables", summary="Lay a table", status_code=HTTP_201_CREATED, responses=refusals(400, 401, 403, 409, 413))
async def new_table(data: JSONBody[m.Setting], who: By, house: Here) -> m.TableSeen:
    who.may("table")
    await named(house, who)
    return seen(await house.new_table(who.known, data), who)


@get("/tables/{table:str}", summary="A table", responses=refusals(400, 403, 404))
async def get_table(table: Table, who: By, house: Here, invitation: Invitation = "") -> m.TableSeen:
    room = await house.room(table)
    await shown(house, room, who, invitation)
    return seen(room, who)


@post(
    "/tables/{table:str}/sit",
    summary="Sit down, at a certain seat or at the first free one",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def sit_down(table: Table, data: JSONBody[m.SitWish], who: By, house: Here) -> m.TableSeen:
    room = await house.room(table)
    identity = who.known
    await shown(house, room, who, data.invitation)
    name = await named(house, who)
    await room.act(lambda: sit(room, identity, name, data.seat))
    return seen(room, who)


@post(
    "/tables/{table:str}/stand",
    summary="Stand up, before the game",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409),
)
async def stand_up(table: Table, who: By, house: Here) -> m.TableSeen:
    return seen(await done_at(table, who, house, stand), who)


@post(
    "/tables/{table:str}/start",
    summary="Begin the game; only the host can",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409),
)
async def start_game(table: Table, who: By, house: Here) -> m.TableSeen:
    return seen(await done_at(table, who, house, start), who)


@delete(
    "/tables/{table:str}",
    summary="Close a table that has not begun",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(400, 401, 403, 404, 409),
)
async def close_table(table: Table, who: By, house: Here) -> None:
    await done_at(table, who, house, close)


@post(
    "/tables/{table:str}/code",
    summary="A one-time code to move my seat to another device",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 403, 404),
)
async def seat_code(table: Table, who: By, house: Here) -> m.SeatCode:
    who.may("secret")
    room = await house.room(table)
    seat = own_seat(room.table, who.known)
    code = new_code()
    await house.store.add_code(digest(code), table, seat, who.known, time.time() + CODE_SECONDS)
    return m.SeatCode(code, CODE_SECONDS)


@post(
    "/codes",
    summary="Take over a seat with its code",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def use_code(data: JSONBody[m.CodeWish], who: By, house: Here) -> m.TableSeen:
    who.may("secret")
    identity = who.known
    found = await house.store.use_code(digest(data.code))
    if found is None:
        raise PecuniaError("code-unknown")
    table, seat, former = found
    room = await house.room(table)
    await room.act(lambda: hand_over(room, seat, former, identity))
    return seen(room, who)


@get(
    "/tables/{table:str}/record",
    summary="The record, as far as I may see it",
    media_type="text/plain",
    responses=refusals(400, 403, 404),
)
async def record(table: Table, who: By, house: Here, invitation: Invitation = "") -> Response[str]:
    room = await house.room(table)
    await shown(house, room, who, invitation)
    text = room.table.record(room.table.seat_of(who.identity) if who.identity else SPECTATOR)
    headers = {"content-disposition": f'attachment; filename="{table}.pecunia"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/tables/{table:str}/cards",
    summary="What the numbers of cards in the views of a table stand for",
    responses=refusals(400, 403, 404),
)
async def cards(table: Table, who: By, house: Here, invitation: Invitation = "") -> m.Cards:
    room = await house.room(table)
    await shown(house, room, who, invitation)
    title, options = TITLES[room.table.setting.game], room.table.options
    return m.Cards(title.card_tokens(options.values), options.values.reconstructed(), *title.board(options))


@get(
    "/tables/{table:str}/text",
    summary="The table in words alone, in the language of the request",
    responses=refusals(400, 403, 404),
)
async def table_text(
    table: Table, who: By, house: Here, request: Request[object, object, State], invitation: Invitation = ""
) -> m.TableText:
    room = await house.room(table)
    await shown(house, room, who, invitation)
    seat = room.table.seat_of(who.identity) if who.identity else SPECTATOR
    return room.spoken(seat, language_of(request.scope))


@get(
    "/tables/{table:str}/since",
    summary="What I have missed since a number, step by step, in the language of the request",
    responses=refusals(400, 403, 404),
)
async def since(
    table: Table,
    who: By,
    house: Here,
    request: Request[object, object, State],
    number: Known,
    invitation: Invitation = "",
) -> m.Since:
    who.may("catch-up")
    room = await house.room(table)
    await shown(house, room, who, invitation)
    seat = room.table.seat_of(who.identity) if who.identity else SPECTATOR
    return await room.since(seat, number, language_of(request.scope))


@get(
    "/tables/{table:str}/course",
    summary="How everybody's score went, after the game",
    responses=refusals(400, 403, 404, 409),
)
async def course(table: Table, who: By, house: Here, invitation: Invitation = "") -> m.Course:
    room = await house.room(table)
    await shown(house, room, who, invitation)
    game = room.table.game
    if room.table.status != "over" or game is None:
        raise PecuniaError("not-over")
    return await asyncio.to_thread(course_of, game)


async def done_at(table: str, who: Who, house: House, wish: Callable[[Room, str], Made]) -> Room:
    """Carry out what somebody wants at a table; the room it happened in."""
    room = await house.room(table)
    identity = who.known
    await room.act(lambda: wish(room, identity))
    return room


async def shown(house: House, room: Room, who: Who, invitation: str) -> None:
    if invitation:
        who.may("secret")
    await may_see(house, room, who.identity, invitation)


async def line(house: House, listed: Listed, identity: str) -> m.TableLine:
    row = listed.table
    setting = msgspec.json.decode(row.setting, type=m.Setting)
    you = next((seat.seat for seat in listed.seats if identity and seat.identity == identity), SPECTATOR)
    asked = -2
    if row.status == "playing" and you >= 0:
        asked = (await house.room(row.id)).table.asked()
    return m.TableLine(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]  # the store keeps one of the three
        game=setting.game,
        players=setting.players,
        taken=len(listed.seats) + len(setting.bots),
        names=[seat.name for seat in listed.seats],
        public=row.public,
        pace=setting.pace,
        created=row.created,
        you=you,
        your_turn=asked == you,
        begin=setting.begin,
    )


handlers = [
    lobby,
    mine,
    new_table,
    get_table,
    sit_down,
    stand_up,
    start_game,
    close_table,
    seat_code,
    use_code,
    record,
    cards,
    table_text,
    since,
    course,
]
