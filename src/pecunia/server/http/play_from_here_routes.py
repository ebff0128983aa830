"""Play on from a moment of a recorded game. Whatever the seat could not see at that moment is dealt again."""

import asyncio
import secrets

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from pecunia.bots import make_bot
from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.moves import seat_letter
from pecunia.games import from_record
from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, Registry
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name, table_response
from pecunia.server.tables.prepared import PACE, PreparedTable


@post(
    "/onward",
    summary="Play on from a moment of a recorded game, what I could not see then dealt anew",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 409, 413),
)
async def play_from_here(
    data: JSONBody[m.PlayFromHereRequest], user: CurrentUser, registry: Registry
) -> m.TableResponse:
    user.check_rate("table")
    name = await require_name(registry, user)
    prepared = await asyncio.to_thread(prepare, data, stream_of(secrets.token_hex(16)))
    return table_response(await registry.create_prepared(user.require_identity(), name, prepared), user)


def prepare(asked: m.PlayFromHereRequest, stream: Stream) -> PreparedTable:
    """The table as the seat saw it after `move` moves, with bots at all other seats."""
    make_bot(asked.bot, stream)  # refuses an unknown bot
    game, _ = from_record(asked.record)
    if asked.seat >= game.seats:
        raise PecuniaError("no-such-seat")
    moves = len(game.history())
    if asked.move >= moves:
        raise PecuniaError("game-over")
    deal = game.earlier(moves - asked.move).view(asked.seat).imagine(stream)
    bots = {seat_letter(seat): asked.bot for seat in range(game.seats) if seat != asked.seat}
    begin = m.Begin("onward", str(asked.move))
    setting = m.Setting(game=game.title, players=game.seats, bots=bots, begin=begin, pace=PACE)
    return PreparedTable(setting, asked.seat, start=deal.position())


handlers = [play_from_here]
