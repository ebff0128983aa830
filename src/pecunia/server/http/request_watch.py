"""For every HTTP request: its id, its line in the access log, its figures and its span."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from prometheus_client import Counter, Histogram

from pecunia.server.logs import log_access
from pecunia.server.metrics import HTTP_REQUESTS, HTTP_SECONDS
from pecunia.server.request_context import HEADER, begin_request
from pecunia.server.tracing import Tracing

HttpScope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PAGE = "page"  # the route of all files of the page
OTHER = "other"  # no route: an unknown path, a foreign host
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class RequestWatch:
    def __init__(self, tracing: Tracing | None) -> None:
        self._tracing = tracing
        # Looking up a figure by its labels takes longer than adding to it.
        self._figures: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}

    async def answer(self, scope: HttpScope, send: Send, answer: Callable[[Send], Awaitable[None]]) -> None:
        """Let `answer` answer the request, and note how that went."""
        id = begin_request(scope["headers"], scope["path"])
        began = time.perf_counter()
        status = 0

        async def send_with_id(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, id.encode())]
            await send(message)

        try:
            if self._tracing is None:
                await answer(send_with_id)
            else:
                with self._tracing.request(scope) as span:
                    await answer(send_with_id)
                    self._tracing.end_request(span, *_route_and_method(scope), status)
        finally:
            self._note(*_route_and_method(scope), status, time.perf_counter() - began)

    def _note(self, route: str, method: str, status: int, seconds: float) -> None:
        key = route, method, status // 100
        figures = self._figures.get(key)
        if figures is None:
            kind = f"{status // 100}xx" if status else "none"
            figures = HTTP_REQUESTS.labels(route, method, kind), HTTP_SECONDS.labels(route)
            self._figures[key] = figures
        figures[0].inc()
        figures[1].observe(seconds)
        log_access("request", method=method, route=route, status=status, ms=round(seconds * 1000, 2))


def _route_and_method(scope: HttpScope) -> tuple[str, str]:
    method = scope["method"]
    return scope.get("path_template") or OTHER, method if method in METHODS else OTHER
