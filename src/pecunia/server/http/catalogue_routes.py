"""The games of this server and their settings."""

from litestar import get
from msgspec.structs import replace

from pecunia.server import messages as m
from pecunia.server.http.catalogue import catalogue
from pecunia.server.http.dependencies import CurrentUser
from pecunia.server.http.problems import refusals


@get("/games", summary="The games of this server", responses=refusals())
async def games(user: CurrentUser, brief: bool = False) -> list[m.GameInfo]:
    """`brief` leaves out `settings`, whose words in all languages are the largest part."""
    return [replace(info, settings=[]) for info in catalogue()] if brief else catalogue()


handlers = [games]
