"""Requests by path, and their answers. A request comes from the page of the same tab, so little is checked."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.answers.refusals import refusal
from pecunia.server.messages.decoding import DECODE_ERRORS, malformed
from pecunia.tab.tab_server import TabServer

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"

Body = TypeVar("Body")

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    status: int
    body: bytes
    media: str = JSON
    file: str = ""  # the name under which a browser saves it


class Request:
    def __init__(self, house: TabServer, path: str, body: bytes, language: str) -> None:
        self.house = house
        self.path, _, query = path.partition("?")
        self.query = {name: values[0] for name, values in parse_qs(query).items()}
        self.body = body
        self.language = language
        self.identity = ""  # empty until somebody has said a name
        self.name = ""

    def read(self, kind: type[Body]) -> Body:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except DECODE_ERRORS as error:
            raise malformed(error) from None

    def require_identity(self) -> str:
        if not self.identity:
            raise PecuniaError("signed-out")
        return self.identity


Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], int, Handler]] = []


def route(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    """`{name}` in the path is a part that the handler gets, as text. Routes are tried in order."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]{1,64})", path))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, status, handler))
        return handler

    return add


async def answer(request: Request, method: str) -> Answer:
    """The answer, or why there is none."""
    try:
        person = await request.house.store.person()
        if person is not None:
            request.identity, request.name = person
        found = await _handled(request, method)
    except PecuniaError as error:
        status, problem = refusal(error, request.language)
        found = Answer(status, msgspec.json.encode(problem))
    except Exception:
        log.exception("a request could not be answered")
        status, problem = refusal(PecuniaError("internal"), request.language)
        found = Answer(status, msgspec.json.encode(problem))
    return found


async def _handled(request: Request, method: str) -> Answer:
    for known, pattern, status, handler in ROUTES:
        found = pattern.fullmatch(request.path)
        if found is None or known != method:
            continue
        parts = {name: unquote(part) for name, part in found.groupdict().items()}
        content = await handler(request, **parts)
        if isinstance(content, Answer):
            return content
        return Answer(204, b"") if content is None else Answer(status, msgspec.json.encode(content))
    raise PecuniaError("unknown-path")
