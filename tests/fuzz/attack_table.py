"""What is attacked, and how: every HTTP route and every socket message has an entry here. A test looks for gaps.

A new route needs a request that is answered. `TABLE` and `TOKEN` stand for a table and a token of the server to which
the request is sent. The parser `request` damages it, and the attack `requests` sends it as fast as the limits allow.
Routes whose work takes long are left out of both. They are slow, and name the attack that is made for them.
"""

import json
from typing import Any, NamedTuple

from tests.fuzz import sources

SIGNED = "authorization: Bearer TOKEN"


class Attacked(NamedTuple):
    """A valid request as text, and the attacks (`tests/server/attacks.py`) or parsers that go for its own weakness."""

    request: str
    by: tuple[str, ...] = ()
    slow: bool = False


def get(path: str, *by: str) -> Attacked:
    return Attacked(f"GET /api/v1{path}\n{SIGNED}\naccept-language: de\n\n", by)


def send(method: str, path: str, body: Any, *by: str, slow: bool = False) -> Attacked:
    text = "" if body is None else json.dumps(body)
    return Attacked(f"{method} /api/v1{path}\n{SIGNED}\ncontent-type: application/json\n\n{text}", by, slow)


def finished() -> str:
    """The record of a whole game."""
    return sources.records()[-1]


ROUTES = {
    "GET /health": Attacked("GET /health\n\n"),
    "GET /ready": Attacked("GET /ready\n\n"),
    "GET /metrics": Attacked("GET /metrics\nhost: localhost\n\n", ("authorization", "host")),
    "POST /operator": Attacked(
        'POST /operator\nauthorization: Operator abc\n\n{"order": "close-table", "table": "TABLE"}', ("authorization",)
    ),
    "GET /api/v1/games": get("/games"),
    "GET /api/v1/me": get("/me", "cookie", "authorization"),
    "PUT /api/v1/me": send("PUT", "/me", {"name": "Anna"}, "name", "accounts"),
    "DELETE /api/v1/me": send("DELETE", "/me", None),
    "DELETE /api/v1/me/name": send("DELETE", "/me/name", None),
    "GET /api/v1/me/devices": get("/me/devices"),
    "DELETE /api/v1/me/devices": send("DELETE", "/me/devices", None),
    "DELETE /api/v1/me/devices/{device}": send("DELETE", "/me/devices/abc", None),
    "GET /api/v1/me/data": get("/me/data"),
    # Not slow, but nobody is left to send the next request.
    "DELETE /api/v1/me/data": send("DELETE", "/me/data", None, "authorization", slow=True),
    "POST /api/v1/accounts": send("POST", "/accounts", {"name": "Anna"}, "name", "accounts"),
    "GET /api/v1/tables": get("/tables?after=WzAsMCwxLjAsInQiXQ", "tables", "cursor"),
    "POST /api/v1/tables": send("POST", "/tables", {"players": 2}, "setting", "tables", "values"),
    "GET /api/v1/tables/mine": get("/tables/mine", "tables", "cursor"),
    "GET /api/v1/tables/mine/over": get(
        "/tables/mine/over?game=olet&opponent=Ben&since=2026-01-31&until=2026-02-28", "cursor", "date"
    ),
    "GET /api/v1/tables/{table}": get("/tables/TABLE?invitation=abc", "old-tables"),
    "DELETE /api/v1/tables/{table}": send("DELETE", "/tables/TABLE", None),
    "POST /api/v1/tables/{table}/sit": send("POST", "/tables/TABLE/sit", {"seat": 0, "invitation": ""}, "kings"),
    "POST /api/v1/tables/{table}/stand": send("POST", "/tables/TABLE/stand", None),
    "PUT /api/v1/tables/{table}/setting": send("PUT", "/tables/TABLE/setting", {"bots": {"B": "greedy"}}, "setting"),
    "POST /api/v1/tables/{table}/start": send("POST", "/tables/TABLE/start", None, "kings"),
    "POST /api/v1/tables/{table}/code": send("POST", "/tables/TABLE/code", None, "code"),
    "POST /api/v1/codes": send("POST", "/codes", {"code": "ABCDE-FGHJK"}, "code"),
    "GET /api/v1/tables/{table}/values": get("/tables/TABLE/values?invitation=", "values"),
    "GET /api/v1/tables/{table}/guests": get("/tables/TABLE/guests"),
    "DELETE /api/v1/tables/{table}/guests/{guest}": send("DELETE", "/tables/TABLE/guests/abc", None),
    "POST /api/v1/tables/{table}/hints": send("POST", "/tables/TABLE/hints", {"move": ""}, "floods", slow=True),
    "POST /api/v1/tables/{table}/invitation": send("POST", "/tables/TABLE/invitation", None),
    "GET /api/v1/tables/{table}/record": get("/tables/TABLE/record?invitation="),
    "GET /api/v1/tables/{table}/turning": get("/tables/TABLE/turning?invitation="),
    "GET /api/v1/tables/{table}/cards": get("/tables/TABLE/cards"),
    "GET /api/v1/tables/{table}/text": get("/tables/TABLE/text"),
    "GET /api/v1/tables/{table}/since": get("/tables/TABLE/since?number=0", "take-backs"),
    "GET /api/v1/tables/{table}/course": get("/tables/TABLE/course"),
    "GET /api/v1/tables/{table}/replay": get("/tables/TABLE/replay"),
    "GET /api/v1/tables/{table}/puzzle": get("/tables/TABLE/puzzle"),
    "POST /api/v1/onward": send(
        "POST", "/onward", {"record": sources.records()[1], "move": 3, "seat": 0}, "record", "position", slow=True
    ),
    "POST /api/v1/reviews": send("POST", "/reviews", {"record": finished()}, "record", "reviews", slow=True),
    "GET /api/v1/reviews/{review}": get(f"/reviews/{'0' * 40}", "reviews"),
    "DELETE /api/v1/reviews/{review}": send("DELETE", f"/reviews/{'0' * 40}", None, "reviews"),
    "POST /api/v1/replays": send("POST", "/replays", {"record": finished()}, "record", "replays", slow=True),
    "POST /api/v1/replays/text": send(
        "POST", "/replays/text", {"record": finished(), "at": 3}, "record", "replays", slow=True
    ),
    "POST /api/v1/replays/page": send("POST", "/replays/page", {"record": finished()}, "record", "replays", slow=True),
    "POST /api/v1/lessons/{game}": send("POST", "/lessons/olet", None),
    "GET /api/v1/puzzles/{game}": get("/puzzles/olet"),
    "POST /api/v1/puzzles/{game}/{number}": send("POST", "/puzzles/olet/1", None),
    "GET /api/v1/days/{game}": get("/days/olet?date=2026-01-31", "date"),
    "POST /api/v1/days/{game}": send("POST", "/days/olet", None),
    "GET /api/v1/tables/{table}/picture": get("/tables/TABLE/picture", "tables", "prints"),
    "GET /api/v1/print": get("/print"),
    "POST /api/v1/print": send("POST", "/print", {"sets": ["olet"], "languages": ["en"]}, "body", "prints", slow=True),
    "POST /api/v1/print/look": send(
        "POST", "/print/look", {"sets": ["olet"], "languages": ["en"]}, "body", "prints", slow=True
    ),
    "GET /api/v1/boxes": get("/boxes"),
    "POST /api/v1/boxes": send("POST", "/boxes", {"values": "[events]\ntumult = 6\n"}, "values", "body"),
    "GET /api/v1/openapi.json": get("/openapi.json"),
}

# By type: a valid message, and the attacks on it. All are damaged by the parser `message` and sent by `nonsense`.
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "catch-up": ({"number": 0}, ("reconnects", "take-backs")),
    "move": ({"move": "seat M"}, ("move", "nonsense")),
    "why-not": ({"move": "B M"}, ("move", "floods")),
    "take-back": ({"moves": 2}, ("take-backs",)),
    "answer": ({"agree": True}, ("nonsense",)),
    "resign": ({}, ("nonsense",)),
    "back": ({}, ("floods",)),
    "let-bot-play": ({}, ("nonsense",)),
    "chat": ({"text": "salve"}, ("floods",)),
    "allow-hints": ({}, ("nonsense",)),
    "rematch": ({}, ("nonsense",)),
    "lesson": ({"wish": "read-on"}, ("nonsense",)),
}
