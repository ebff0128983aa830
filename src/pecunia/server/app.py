"""Puts the server together: sockets, HTTP, errors as problems with a key, headers."""

from collections.abc import MutableMapping
from socket import gethostname
from typing import Any

from litestar import Litestar, Request
from litestar.exceptions import HTTPException

from pecunia.core.errors import PecuniaError
from pecunia.server.access.host_names import HostNames
from pecunia.server.access.identity import Signer, new_secret
from pecunia.server.access.rate_limits import RateLimits
from pecunia.server.access.request_checks import Guard, Scope, with_headers
from pecunia.server.background.loop_watch import LoopWatch
from pecunia.server.background.work import BackgroundWork
from pecunia.server.http import monitoring_routes
from pecunia.server.http.dependencies import DEPENDENCIES
from pecunia.server.http.openapi import openapi_config
from pecunia.server.http.page_files import Page
from pecunia.server.http.problems import MAX_BODY, allowed, http_problem, problem, unexpected
from pecunia.server.http.router import routes
from pecunia.server.http.strict_requests import StrictRequest
from pecunia.server.settings import Settings
from pecunia.server.sockets.endpoint import Receive, Sockets
from pecunia.server.store.write_probe import WriteProbe
from pecunia.server.tables.client import Send
from pecunia.server.tables.table_registry import NewSeed, TableRegistry, random_seed


class App:
    """The ASGI application. Sockets do not pass through the framework: they are the hot path."""

    def __init__(self, settings: Settings, new_seed: NewSeed = random_seed) -> None:
        self.settings = settings
        self.registry = TableRegistry(settings, new_seed)
        self.background = BackgroundWork(settings)
        self.write_probe = WriteProbe(self.registry.store)
        self.loop_watch = LoopWatch()
        self.limits = RateLimits(settings.rate_percent)
        self.page = Page()
        self.sockets: Sockets | None = None
        self.guard: Guard | None = None
        self.http = make_http()
        self.failure: PecuniaError | None = None  # why the server could not start

    async def _live(self, receive: Receive, send: Send) -> None:
        """Open the tables before the first request, close them after the last."""
        await receive()
        try:
            await self._open()
        except PecuniaError as error:
            self.failure = error
            await send({"type": "lifespan.startup.failed"})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.loop_watch.stop()
        await self.write_probe.close()
        await self.background.close()
        await self.registry.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        await self.registry.open()
        secret = self.settings.secret or await self.registry.store.secret("identity", new_secret())
        signer = Signer(secret)
        self.guard = Guard(signer, self.settings.origins, HostNames(self.settings.hosts, gethostname()))
        self.sockets = Sockets(self.registry, self.guard, self.limits)
        self.http.state.update(
            registry=self.registry,
            background=self.background,
            signer=signer,
            guard=self.guard,
            limits=self.limits,
            write_probe=self.write_probe,
            loop_watch=self.loop_watch,
            metrics_token=self.settings.metrics_token,
        )
        self.loop_watch.start()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            assert self.sockets is not None
            await self.sockets.serve(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._live(receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = with_headers(message.get("headers", ()), scope["path"])
                message["headers"] = headers + guard.renewal(scope, message["status"], headers)
            await send(message)

        assert self.guard is not None
        guard = self.guard
        try:
            guard.check_host(scope)
            guard.check_origin(scope)
        except PecuniaError as error:
            request: Request[Any, Any, Any] = Request(scope)  # type: ignore[arg-type]
            answer = problem(request, error).to_asgi_response(app=self.http, request=request)
            await answer(scope, receive, send_with_headers)  # type: ignore[arg-type]
            return
        if self.page.serves(scope):
            await self.page.answer(scope, send_with_headers)
            return
        if scope["method"] == "OPTIONS":
            methods = ", ".join(allowed(self.http, scope["path"]))
            headers = [(b"allow", methods.encode())]
            await send_with_headers({"type": "http.response.start", "status": 204, "headers": headers})
            await send_with_headers({"type": "http.response.body"})
            return
        await self.http(scope, receive, send_with_headers)  # type: ignore[arg-type]


def make_http() -> Litestar:
    return Litestar(
        route_handlers=[routes, *monitoring_routes.handlers],
        dependencies=DEPENDENCIES,
        exception_handlers={PecuniaError: problem, HTTPException: http_problem, Exception: unexpected},
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
    )
