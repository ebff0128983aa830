"""Printing over HTTP: what can be printed, a preview of an order, and the PDF."""

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pecunia.printing.card_words import product_name, set_name
from pecunia.printing.paper import PAPERS
from pecunia.printing.product_names import PRODUCTS, SETS
from pecunia.server import messages as m
from pecunia.server.background import print_jobs
from pecunia.server.background.print_jobs import PRINT_SECONDS
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import json_response
from pecunia.texts import Texts

FILE = "pecunia.pdf"


@get("/print", summary="What can be printed", responses=refusals())
async def print_choices(user: CurrentUser, request: HttpRequest) -> m.PrintChoices:
    texts = Texts(language_of(request.scope))
    return m.PrintChoices(
        [m.PrintChoice(key, product_name(key, texts)) for key in PRODUCTS],
        [m.PrintChoice(key, set_name(key, texts)) for key in SETS],
        list(PAPERS),
    )


@post(
    "/print/look",
    summary="The first pages of an order, as pictures",
    status_code=HTTP_200_OK,
    responses=refusals(400, 403, 409, 413),
)
async def print_look(data: JSONBody[m.PrintOrder], user: CurrentUser, background: Background) -> Response[m.PrintLook]:
    await user.check_rate("print")
    return json_response(await background.slow.run(user.sender, PRINT_SECONDS, print_jobs.print_look, data))


@post(
    "/print",
    summary="An order as a PDF",
    status_code=HTTP_200_OK,
    media_type="application/pdf",
    responses=refusals(400, 403, 409, 413),
)
async def print_pdf(data: JSONBody[m.PrintOrder], user: CurrentUser, background: Background) -> Response[bytes]:
    await user.check_rate("print")
    content = await background.slow.run(user.sender, PRINT_SECONDS, print_jobs.print_pdf, data)
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    return Response(content, media_type="application/pdf", headers=headers)


handlers = [print_choices, print_look, print_pdf]
