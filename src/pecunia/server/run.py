"""Running the server: one process, one event loop. SIGTERM ends it gently, and a second one at once."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn

from pecunia.core.errors import OptionError
from pecunia.server.access.addresses import Proxies
from pecunia.server.app import App
from pecunia.server.connections.connection_limits import ConnectionLimits
from pecunia.server.connections.descriptors import possible_connections, raise_descriptor_limit
from pecunia.server.connections.protocols import HttpProtocol, SocketProtocol
from pecunia.server.logs import set_up_logging
from pecunia.server.service_manager import ServiceManager
from pecunia.server.settings import Settings
from pecunia.server.tables.laying import random_seed
from pecunia.server.tables.table_registry import NewSeed
from pecunia.server.tasks import cancel_all

MAX_FRAME = 1 << 20
BACKLOG = 2048
KEEP_ALIVE = 5  # seconds until an idle connection is closed; the proxies in deploy/ close theirs sooner


def tune() -> None:
    """Tune the interpreter: the event loop shares it with the thread that writes to SQLite, and has thousands of games.

    Without this a group of moves waits 5 ms for every step of its transaction, and a sixth of the time is spent looking
    for garbage in games. There is none, because games have no reference cycles. Requests have some. Looking through
    100,000 objects at once takes more than 50 ms, so we look sooner, and also at those that have stayed once: there are
    many of them while people lay tables and play. The old ones, with the games, are looked at very rarely.
    """
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(10_000, 1, 1_000_000)


class Server(uvicorn.Server):
    """A server that reports when it is ready, remembers which signal ended it, and drains the application first."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._manager = ServiceManager()
        self._hurried = False
        self.ended_by = 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._hurried = bool(self.ended_by)
        self.ended_by = sig
        self._manager.stopping()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._manager.ready()
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        self._manager.alive()
        return await super().on_tick(counter)

    async def main_loop(self) -> None:
        await super().main_loop()
        if self.ended_by == signal.SIGTERM:
            await self._drain()

    async def _drain(self) -> None:
        """Go on serving until the application has let go of its people, or until a second signal."""
        drained = asyncio.create_task(self._app.drain())
        counter = 0
        while not drained.done() and not self._hurried:
            counter += 1
            await self.on_tick(counter)
            await asyncio.wait([drained], timeout=0.1)
        await cancel_all([drained])


def run(
    settings: Settings, ready: Callable[[str], None], any_port: bool = False, new_seed: NewSeed = random_seed
) -> None:
    """Serve until somebody ends it. `ready` is called with the address. Nothing is lost, however it ends.

    With `any_port` the server takes another port if the wanted one is not free. `new_seed` gives the seeds of the
    tables. Raises OptionError if the address cannot be used or the proxies are not certain ones, and StoreUnavailable
    if the database does not answer.
    """
    proxies = Proxies(settings.proxies)
    set_up_logging(settings.log_level, settings.access_log)
    app = App(settings, new_seed)
    listening = listen(settings.host, settings.port, any_port)
    tune()
    most = possible_connections(raise_descriptor_limit(), settings.max_connections)
    limits = ConnectionLimits(most, settings.rate_percent, proxies)
    config = uvicorn.Config(
        app,
        loop="auto",  # uvloop where it is installed
        http=partial(HttpProtocol, limits),  # type: ignore[arg-type]  # uvicorn only calls it
        ws=partial(SocketProtocol, limits),  # type: ignore[arg-type]
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        access_log=False,
        server_header=False,
        log_config=None,
        forwarded_allow_ips=settings.proxies or None,
        proxy_headers=bool(settings.proxies),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = Server(config, app, lambda: ready(address_of(listening)))
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if app.failure is None:
            raise
        raise app.failure from None
    if server.ended_by == signal.SIGINT:  # the loop raises it again at its end, which may be too late
        raise KeyboardInterrupt


def listen(host: str, port: int, any_port: bool = False) -> socket.socket:
    """Bind the address before doing anything else: if it is taken, nothing else matters."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if any_port and error.errno == errno.EADDRINUSE:
            return listen(host, 0)
        address = f"{host}:{port}"
        raise OptionError("serve-address", address=address, reason=os.strerror(error.errno or 0)) from None


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
