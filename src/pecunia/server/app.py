"""Puts the server together: sockets, HTTP, errors as problems with a key, headers."""

import asyncio
from collections.abc import MutableMapping
from functools import partial
from socket import gethostname
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request
from litestar.exceptions import HTTPException

from pecunia.core.errors import PecuniaError
from pecunia.server.access.addresses import AddressHashes
from pecunia.server.access.host_names import HostNames
from pecunia.server.access.identity import new_secret
from pecunia.server.access.rate_limits import RateLimits
from pecunia.server.access.request_checks import Guard, framed_headers, with_headers
from pecunia.server.background.figures_on_demand import Figures
from pecunia.server.background.loop_watch import LoopWatch
from pecunia.server.background.work import BackgroundWork
from pecunia.server.background.young_garbage import YoungGarbage
from pecunia.server.http import monitoring_routes, operator_routes
from pecunia.server.http.dependencies import DEPENDENCIES
from pecunia.server.http.link_previews import preview_tags
from pecunia.server.http.openapi import Document, openapi_config
from pecunia.server.http.page_files import Page
from pecunia.server.http.problems import MAX_BODY, allowed, http_problem, problem, unexpected
from pecunia.server.http.request_forwarding import Forwarding
from pecunia.server.http.request_watch import PAGE, RequestWatch
from pecunia.server.http.router import routes
from pecunia.server.http.strict_requests import StrictRequest
from pecunia.server.metrics import DRAINING
from pecunia.server.people.devices import Devices
from pecunia.server.people.erasure import Erasure
from pecunia.server.people.key_ring import KeyRing
from pecunia.server.people.orders import Orders
from pecunia.server.people.retention import Retention
from pecunia.server.people.sanctions import Sanctions
from pecunia.server.settings import Settings
from pecunia.server.sockets.endpoint import Receive, Sockets
from pecunia.server.sockets.socket_limits import SocketLimits
from pecunia.server.store.shared_secrets import shared_secret
from pecunia.server.store.write_probe import WriteProbe
from pecunia.server.tables.client import Send
from pecunia.server.tables.laying import random_seed
from pecunia.server.tables.table_registry import NewSeed, TableRegistry
from pecunia.server.tracing import tracing_from

if TYPE_CHECKING:
    from pecunia.server.access.shared_counters import SharedCounters


class App:
    """The ASGI application. Sockets do not pass through the framework: they are the hot path."""

    def __init__(self, settings: Settings, new_seed: NewSeed = random_seed) -> None:
        self.settings = settings
        self.registry = TableRegistry(settings, new_seed)
        self.background = BackgroundWork(settings, self.registry.queues)
        self.keys = KeyRing(self.registry.store, settings.secret)
        self.sanctions = Sanctions(self.registry)
        self.devices = Devices(self.registry, self.keys, self.sanctions)
        self.erasure = Erasure(self.registry, self.devices)
        self.retention = Retention(settings, self.registry, self.erasure)
        self.orders = Orders(self.registry, self.devices, self.sanctions, self.erasure, self.retention)
        self.write_probe = WriteProbe(self.registry.store)
        self.loop_watch = LoopWatch()
        self.young_garbage = YoungGarbage()
        self.tracing = tracing_from()
        self.figures = Figures(self.registry, self.write_probe, self.loop_watch)
        self.request_watch = RequestWatch(self.tracing)
        self.socket_limits: SocketLimits | None = None
        self.shared_counters: SharedCounters | None = None
        self.page = Page()
        self.framed = framed_headers(settings.embed) if settings.embed else None
        self.sockets: Sockets | None = None
        self.forwarding: Forwarding | None = None
        self.guard: Guard | None = None
        self.document = Document()
        self.http = make_http(self.document)
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
        self.young_garbage.stop()
        await self._close_limits()
        if self.sockets is not None:
            await self.sockets.close()
        await self.retention.close()
        await self.erasure.close()
        await self.devices.close()
        await self.write_probe.close()
        await self.background.close()
        await self.registry.close()
        if self.tracing is not None:
            await asyncio.to_thread(self.tracing.close)
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        await self.registry.open()
        await self.sanctions.refresh()
        await self.keys.open()
        hosts = HostNames(self.settings.hosts, gethostname())
        self.guard = Guard(self.keys.signer, self.settings.origins, hosts, self.devices)
        secret = await self._secret_of_addresses()
        if self.settings.bus_url:  # most servers need no bus, so they do not load its library
            from pecunia.server.access.shared_counters import SharedCounters

            self.shared_counters = SharedCounters(self.settings.bus_url, secret)
        limits = RateLimits(self.settings.rate_percent, self.shared_counters)
        self.socket_limits = SocketLimits(self.settings.rate_percent, self.shared_counters)
        self.sockets = Sockets(self.registry, self.guard, limits, self.socket_limits, self.tracing, self.sanctions)
        if self.registry.ownership is not None:
            self.forwarding = Forwarding(self.registry, self.http, self._refuse, MAX_BODY)  # type: ignore[arg-type]
        self.http.state.update(
            registry=self.registry,
            background=self.background,
            devices=self.devices,
            sanctions=self.sanctions,
            erasure=self.erasure,
            orders=self.orders,
            guard=self.guard,
            limits=limits,
            address_hashes=AddressHashes(secret),
            write_probe=self.write_probe,
            figures=self.figures,
            draining=False,
            metrics_token=self.settings.metrics_token,
        )
        asyncio.get_running_loop().run_in_executor(None, self.document.make, self.http)
        self.devices.start()
        self.retention.start()
        self.loop_watch.start()
        self.young_garbage.start()

    async def _close_limits(self) -> None:
        if self.socket_limits is not None:
            await self.socket_limits.close()
        if self.shared_counters is not None:
            await self.shared_counters.close()

    async def _secret_of_addresses(self) -> str:
        fresh = new_secret()
        return await self.registry.store.run(lambda store: shared_secret(store, "addresses", fresh))

    async def drain(self) -> None:
        """Let go of all people before the process ends: they find another one while this one still answers.

        From now on the process is not ready and takes no more sockets, so that proxies send people elsewhere. They
        have half of the time to notice. In the other half the sockets are closed, a few at a time.
        """
        seconds = self.settings.drain_seconds
        if not seconds or self.sockets is None:
            return
        self.http.state.draining = True
        self.sockets.draining = True
        DRAINING.set(1)
        if self.registry.ownership is not None:
            await self.registry.let_go_of_empty()
        await asyncio.sleep(seconds / 2)
        await self.sockets.send_away(seconds / 2)

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            assert self.sockets is not None
            await self.sockets.serve(scope, receive, send)
        elif scope["type"] == "http":
            await self.request_watch.answer(scope, send, partial(self._answer, scope, receive))
        else:
            await self._live(receive, send)

    async def _answer(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = with_headers(message.get("headers", ()), scope["path"], self.framed)
                message["headers"] = headers + await guard.renewal(scope, message["status"], headers)
            await send(message)

        assert self.guard is not None
        guard = self.guard
        try:
            guard.check_host(scope)
            guard.check_origin(scope)
        except PecuniaError as error:
            await self._refuse(scope, error, send_with_headers)
            return
        if self.page.serves(scope):
            scope["path_template"] = PAGE
            rooms = self.registry.rooms
            await self.page.answer(scope, send_with_headers, lambda: preview_tags(scope, rooms))
            return
        if scope["method"] == "OPTIONS":
            methods = ", ".join(allowed(self.http, scope["path"]))
            headers = [(b"allow", methods.encode())]
            await send_with_headers({"type": "http.response.start", "status": 204, "headers": headers})
            await send_with_headers({"type": "http.response.body"})
            return
        if self.forwarding is not None:
            await self.forwarding.answer(scope, receive, send_with_headers)
        else:
            await self.http(scope, receive, send_with_headers)  # type: ignore[arg-type]

    async def _refuse(self, scope: MutableMapping[str, Any], error: PecuniaError, send: Send) -> None:
        async def nothing() -> MutableMapping[str, Any]:
            return {"type": "http.disconnect"}

        request: Request[Any, Any, Any] = Request(scope)  # type: ignore[arg-type]
        answer = problem(request, error).to_asgi_response(app=self.http, request=request)
        await answer(scope, nothing, send)  # type: ignore[arg-type]


def make_http(document: Document | None = None) -> Litestar:
    return Litestar(
        route_handlers=[routes, *monitoring_routes.handlers, *operator_routes.handlers],
        dependencies=DEPENDENCIES,
        exception_handlers={PecuniaError: problem, HTTPException: http_problem, Exception: unexpected},
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=openapi_config(document or Document()),
        logging_config=None,
    )
