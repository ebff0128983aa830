"""Which games this server has, and how each can be set."""

from litestar import get

from pecunia.server import messages as m
from pecunia.server.http.catalogue import offers
from pecunia.server.http.current_user import By
from pecunia.server.http.problems import refusals


@get("/games", summary="The games of this house", responses=refusals())
async def games(who: By) -> list[m.GameInfo]:
    return offers()


handlers = [games]
