"""An owner's box over HTTP: the forms, and reading a file."""

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pecunia.server import messages as m
from pecunia.server.answers.box_forms import box_forms
from pecunia.server.background import box_jobs
from pecunia.server.background.box_jobs import BOX_SECONDS
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import json_response
from pecunia.titles.box_form import BoxForm


@get("/boxes", summary="What owners can read off their boxes, in the language of the request", responses=refusals())
async def forms(user: CurrentUser, request: HttpRequest) -> list[BoxForm]:
    return box_forms(language_of(request.scope))


@post(
    "/boxes",
    summary="What an owner's file says, by its entries, and what in it cannot be right",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 409, 413),
)
async def read_file(
    data: JSONBody[m.BoxFile], user: CurrentUser, background: Background, request: HttpRequest
) -> Response[m.Box]:
    await user.check_rate("box")
    language = language_of(request.scope)
    return json_response(await background.quick.run(user.sender, BOX_SECONDS, box_jobs.box_json, data, language))


handlers = [forms, read_file]
