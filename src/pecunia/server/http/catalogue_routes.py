"""The games of this server and their settings."""

from litestar import get

from pecunia.server import messages as m
from pecunia.server.http.catalogue import catalogue
from pecunia.server.http.dependencies import CurrentUser
from pecunia.server.http.problems import refusals


@get("/games", summary="The games of this server", responses=refusals())
async def games(user: CurrentUser) -> list[m.GameInfo]:
    return catalogue()


handlers = [games]
