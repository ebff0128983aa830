"""Nothing is left out: every route and every message of the server is attacked, and every attack has a target."""

from typing import get_args

import msgspec
from litestar.routes import HTTPRoute

from pecunia.server.app import make_http
from pecunia.server.messages import ClientMessage
from tests.fuzz.attack_table import MESSAGES, ROUTES
from tests.fuzz.parsers import PARSERS
from tests.server.attacks import ATTACKS
from tests.server.fuzz import KINDS

GENERAL = {"requests", "half-requests", "endless"}  # they go for all routes
DOCUMENTS = "/api/v1/openapi.json/"  # the framework's other addresses of the same document


def routes() -> set[str]:
    found = [route for route in make_http().routes if isinstance(route, HTTPRoute)]
    return {
        f"{method} {route.path_format}"
        for route in found
        for method in route.methods
        if method != "OPTIONS" and not route.path_format.startswith(DOCUMENTS)
    }


def test_every_route_has_an_entry() -> None:
    assert set(ROUTES) == routes(), "say in tests/fuzz/attack_table.py how a new route is attacked"


def test_every_message_has_an_entry() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert set(MESSAGES) == tags, "say in tests/fuzz/attack_table.py how a new message is attacked"
    assert tags <= set(KINDS), "a new message is part of the nonsense in tests/server/fuzz.py"
    for tag, (facts, _) in MESSAGES.items():
        msgspec.convert({"type": tag, "id": "1", **facts}, ClientMessage)


def test_the_attacks_that_are_named_exist() -> None:
    known = {parser.name for parser in PARSERS} | set(ATTACKS)
    named = {name for attacked in ROUTES.values() for name in attacked.by}
    named |= {name for _, names in MESSAGES.values() for name in names}
    assert named <= known
    assert set(ATTACKS) - GENERAL <= named, "every attack goes for some route or message"


def test_slow_routes_have_an_attack_of_their_own() -> None:
    for route, attacked in ROUTES.items():
        assert not attacked.slow or attacked.by, route


def test_requests_are_sent_to_the_route_that_they_stand_for() -> None:
    for route, attacked in ROUTES.items():
        method, path = attacked.request.split("\n")[0].split(" ")
        assert method == route.split(" ")[0]
        stated = route.split(" ")[1].split("/")
        sent = path.partition("?")[0].split("/")
        assert len(stated) == len(sent)
        assert all(part == other or part.startswith("{") for part, other in zip(stated, sent, strict=True)), route
