"""A refused request is answered with a Problem that has a stable key. The OpenAPI document lists them by status."""

import logging
import re
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute

from pecunia.core.errors import PecuniaError
from pecunia.server.access.rate_limits import TooFast
from pecunia.server.access.request_checks import Scope, header, with_headers
from pecunia.server.answers.refusals import STATUS, refusal, wanted_language
from pecunia.server.messages import Problem
from pecunia.server.metrics import REFUSALS
from pecunia.server.queues.fair_turns import TooBusy
from pecunia.server.store.failures import TableMoved
from pecunia.server.tables.ownership import NOT_HERE, OwnedElsewhere
from pecunia.texts import Texts

MAX_BODY = 150_000

log = logging.getLogger(__name__)

KEYS = {400: "malformed", 404: "unknown-path", 405: "method", 413: "too-large"}

MEANINGS = {
    400: "Something in the request is not as the schema says, or an option is one that the game does not have",
    401: "Nobody has said a name yet (`signed-out`), or the token is not valid (`invalid-token`)",
    403: "Not for this identity, from a foreign page (`wrong-origin`), or from somebody who is banned (`banned`)",
    404: "There is no such table or code",
    409: "The table does not stand so that this can be done",
    413: "Too long (`too-large`), or it would take too long (`too-much-work`)",
    429: "Too often (`too-fast`); `retry-after` says for how many seconds",
    503: "The database does not answer, this table cannot be read, all tables are in use, or too much work is waiting "
    "(`too-busy`; `retry-after` says for how many seconds); nothing has changed. Only `outcome-unknown` means that "
    "nobody knows: ask again, or look",
}
ALWAYS = (403, 429, 503)  # any request can be refused with these


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the statuses with which a request can be refused."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*statuses, *ALWAYS})
    }


def language_of(scope: Scope) -> str:
    """The first of our languages that a browser asks for."""
    return wanted_language(header(scope, b"accept-language"))


def problem(request: Request[Any, Any, Any], error: PecuniaError) -> Response[Problem]:
    if isinstance(error, TableMoved | OwnedElsewhere):
        request.scope[NOT_HERE] = error  # type: ignore[literal-required]  # another process can answer
    REFUSALS.labels(error.key).inc()
    status, content = refusal(error, language_of(request.scope))
    headers = {"retry-after": content.facts["seconds"]} if isinstance(error, TooFast | TooBusy) else {}
    return Response(content, status_code=status, headers=headers, media_type="application/json")


def raw_problem(error: PecuniaError) -> bytes:
    """A whole answer for a connection that is closed after it. Its request was not read, so it is in English."""
    REFUSALS.labels(error.key).inc()
    body = msgspec.json.encode(Problem(error.key, Texts("en").error(error), "", {}))
    status = HTTPStatus(STATUS[error.key])
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"connection", b"close"), (b"retry-after", b"5"), *with_headers([], "/api/")]
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), *(b"%b: %b" % pair for pair in headers)]
    return b"\r\n".join([*lines, b"", body])


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A refusal by the framework: unknown path, wrong method, no JSON, or not what the schema says."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra)
    key = KEYS.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    facts: dict[str, dict[str, object]] = {"malformed": {"detail": detail[:300]}, "too-large": {"most": MAX_BODY}}
    answer = problem(request, PecuniaError(key, **facts.get(key, {})))
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(allowed(request.app, request.scope["path"]))
    return answer


def allowed(app: Litestar, path: str) -> list[str]:
    """The methods of a path. An exact path takes precedence over a pattern, as in routing."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    path = path.rstrip("/")
    for route in app.routes:
        pattern = re.sub(r"\{[^}]*\}", "[^/]+", route.path_format)
        if isinstance(route, HTTPRoute) and re.fullmatch(pattern, path):
            found[route.path_format == path] |= set(route.methods)
    return sorted(found[True] or found[False])


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a request could not be answered", exc_info=error)
    return problem(request, PecuniaError("internal"))
