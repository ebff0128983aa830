"""Running the server: one process, one event loop, logs as lines of JSON."""

import errno
import gc
import json
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType

import uvicorn

from pecunia.core.errors import OptionError
from pecunia.server.app import App
from pecunia.server.settings import Settings
from pecunia.server.tables.table_registry import NewSeed, random_seed

MAX_FRAME = 1 << 20
BACKLOG = 2048


class JsonLines(logging.Formatter):
    """One line of JSON for each log record. Addresses, names and secrets are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class NoBrokenText(logging.Filter):
    """A client that sends broken text is disconnected; that need not be in our log."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Invalid UTF-8 sequence received")


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for chatty in ("alembic", "uvicorn.error", "litestar"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(NoBrokenText())


def tune() -> None:
    """Tune the interpreter: the event loop shares it with the thread that writes to SQLite, and has thousands of games.

    Without this a group of moves waits 5 ms for every step of its transaction, and a sixth of the time is spent looking
    for garbage in games. There is none, because games have no reference cycles.
    """
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


class Server(uvicorn.Server):
    """A server that reports when it is ready and remembers which signal ended it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.ended_by = 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.ended_by = sig
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(
    settings: Settings, ready: Callable[[str], None], any_port: bool = False, new_seed: NewSeed = random_seed
) -> None:
    """Serve until somebody ends it. `ready` is called with the address. Nothing is lost, however it ends.

    With `any_port` the server takes another port if the wanted one is not free. `new_seed` gives the seeds of the
    tables. Raises OptionError if the address cannot be used, and StoreUnavailable if the database does not answer.
    """
    app = App(settings, new_seed)
    listening = listen(settings.host, settings.port, any_port)
    set_up_logging(settings.log_level)
    tune()
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        access_log=False,
        server_header=False,
        log_config=None,
        forwarded_allow_ips=settings.proxies or None,
        proxy_headers=bool(settings.proxies),
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = Server(config, lambda: ready(address_of(listening)))
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
