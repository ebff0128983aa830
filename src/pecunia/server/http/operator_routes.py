"""The one route for orders of an operator. The ticket in it shows that the sender can write to the database."""

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK

from pecunia.core.errors import PecuniaError
from pecunia.server.access.request_checks import header, sender_address
from pecunia.server.answers.person_names import plain_name
from pecunia.server.http.dependencies import HttpRequest
from pecunia.server.messages.decoding import DECODE_ERRORS, malformed
from pecunia.server.people.orders import Answer, AnyOrder, Orders, RenamePerson
from pecunia.server.store import operator_tickets
from pecunia.server.tables.table_registry import TableRegistry

PATH = "/operator"
SCHEME = "operator"  # of the Authorization header

decoder = msgspec.json.Decoder(AnyOrder)


@post(PATH, include_in_schema=False, status_code=HTTP_200_OK)
async def operate(request: HttpRequest, state: State) -> Answer:
    await _require_ticket(request, state)
    try:
        order = decoder.decode(await request.body())
    except DECODE_ERRORS as error:
        raise malformed(error) from None
    if isinstance(order, RenamePerson):
        order = msgspec.structs.replace(order, name=plain_name(order.name))
    orders: Orders = state.orders
    return await orders.carry_out(order)


async def _require_ticket(request: HttpRequest, state: State) -> None:
    """The limit of those who guess secrets applies to everybody whose ticket is not valid."""
    kind, _, ticket = header(request.scope, b"authorization").partition(" ")
    registry: TableRegistry = state.registry
    if kind.lower() == SCHEME and ticket:
        state.limits.take("request", "", sender_address(request.scope))
        if await registry.store.run(lambda store: operator_tickets.is_valid(store, ticket.strip())):
            return
    state.limits.take("secret", "", sender_address(request.scope))
    raise PecuniaError("not-operator")


handlers = [operate]
