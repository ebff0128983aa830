"""Running the server: one process, one event loop, logs as lines of JSON."""

import gc
import json
import logging
import sys
import time

import uvicorn

from pecunia.server.app import App
from pecunia.server.settings import Settings

LARGEST_FRAME = 1 << 20


class JsonLines(logging.Formatter):
    """One line of JSON for each thing that happened. Addresses, names and secrets are never logged."""

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


class OwnFaults(logging.Filter):
    """What a client sends that is no text at all is its own fault: its connection ends, our log stays short."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Invalid UTF-8 sequence received")


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for chatty in ("alembic", "aiosqlite", "uvicorn.error", "litestar"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(OwnFaults())


def tune() -> None:
    """The event loop shares the interpreter with the thread that writes to SQLite, and holds thousands of games.

    Without this a group of moves waits 5 ms for every step of its transaction, and a sixth of the time goes into
    looking through games for garbage that is not there: they hold no cycles.
    """
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def run(settings: Settings) -> None:
    """Serve until somebody ends it. Ctrl-C ends it in order; nothing is lost however it ends."""
    set_up_logging(settings.log_level)
    tune()
    uvicorn.run(
        App(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
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
