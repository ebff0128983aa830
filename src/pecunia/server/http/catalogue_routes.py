"""The games of this server and their settings."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec.structs import replace

from pecunia.server import messages as m
from pecunia.server.answers.catalogue import catalogue
from pecunia.server.http.dependencies import CurrentUser
from pecunia.server.http.problems import refusals

Brief = Annotated[
    bool, QueryParameter(description="Leave out `settings`, whose words in all languages are the largest part.")
]


@get("/games", summary="The games of this server", responses=refusals(400))
async def games(user: CurrentUser, brief: Brief = False) -> list[m.GameInfo]:
    return [replace(info, settings=[]) for info in catalogue()] if brief else catalogue()


handlers = [games]
