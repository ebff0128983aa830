"""Printing over HTTP: what can be printed, a preview of an order, and the PDF."""

from base64 import b64encode
from collections.abc import Callable
from typing import TypeVar

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pecunia.printing.card_words import product_name, set_name
from pecunia.printing.decks import box_of
from pecunia.printing.order import Order
from pecunia.printing.paper import PAPERS
from pecunia.printing.product_names import PRODUCTS, SETS
from pecunia.printing.products import first_look, pdf
from pecunia.server import messages as m
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest
from pecunia.server.http.problems import language_of, refusals
from pecunia.texts import Texts

Made = TypeVar("Made")
FILE = "pecunia.pdf"
LOOKED_AT = 4  # pages


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
async def print_look(data: JSONBody[m.PrintOrder], user: CurrentUser, background: Background) -> m.PrintLook:
    user.check_rate("print")
    found = await background.run_in_background(_ordered(data, lambda order: first_look(data.product, order, LOOKED_AT)))
    return m.PrintLook([f"data:image/png;base64,{b64encode(page).decode()}" for page in found])


@post(
    "/print",
    summary="An order as a PDF",
    status_code=HTTP_200_OK,
    media_type="application/pdf",
    responses=refusals(400, 403, 409, 413),
)
async def print_pdf(data: JSONBody[m.PrintOrder], user: CurrentUser, background: Background) -> Response[bytes]:
    user.check_rate("print")
    content = await background.run_in_background(_ordered(data, lambda order: pdf(data.product, order)))
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    return Response(content, media_type="application/pdf", headers=headers)


def _ordered(data: m.PrintOrder, work: Callable[[Order], Made]) -> Callable[[], Made]:
    """The work as a function for later. Reading the owner's file is part of it."""

    def begin() -> Made:
        sets = tuple(data.sets)
        box = box_of(sets, data.values, data.values_file)
        looks = (data.bleed, data.backs, data.grey, data.large)
        return work(Order(sets, tuple(data.languages), data.paper, data.size, *looks, box))

    return begin


handlers = [print_choices, print_look, print_pdf]
