"""Play on from a moment of a recorded game: what the seat could not see then is dealt anew."""

import asyncio
import secrets

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from pecunia.bots import make_bot
from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import PecuniaError
from pecunia.games import from_record
from pecunia.server import messages as m
from pecunia.server.http.current_user import By, Here
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import named, seen
from pecunia.server.tables.registry import Prepared

PACE = m.Pace("days", 30)  # nobody else waits


@post(
    "/onward",
    summary="Play on from a moment of a recorded game, what I could not see then dealt anew",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 409, 413),
)
async def onward(data: JSONBody[m.OnwardWish], who: By, house: Here) -> m.TableSeen:
    who.may("table")
    name = await named(house, who)
    prepared = await asyncio.to_thread(prepare, data, stream_of(secrets.token_hex(16)))
    return seen(await house.lay_prepared(who.known, name, prepared), who)


def prepare(wish: m.OnwardWish, stream: Stream) -> Prepared:
    """The table as the seat saw it after so many moves, with bots at all other seats."""
    make_bot(wish.bot, stream)  # an unknown one is refused
    game, _ = from_record(wish.record)
    if wish.seat >= game.seats:
        raise PecuniaError("no-such-seat")
    moves = len(game.history())
    if wish.move >= moves:
        raise PecuniaError("game-over")
    deal = game.earlier(moves - wish.move).view(wish.seat).imagine(stream)
    bots = {chr(65 + seat): wish.bot for seat in range(game.seats) if seat != wish.seat}
    begin = m.Begin("onward", str(wish.move))
    setting = m.Setting(game=game.title, players=game.seats, bots=bots, begin=begin, pace=PACE)
    return Prepared(setting, wish.seat, start=deal.position())


handlers = [onward]
