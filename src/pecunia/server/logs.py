"""The log: lines of JSON on standard error. Names, addresses, tokens and query strings are never logged."""

import json
import logging
import sys
import time

from pecunia.server.request_context import REQUEST_ID, TABLE_ID, TRACE_ID

access = logging.getLogger("pecunia.access")


class JsonLines(logging.Formatter):
    """One line of JSON for each log record, with the request and the table that it is about."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if request := REQUEST_ID.get():
            line["request"] = request
        if table := TABLE_ID.get():
            line["table"] = table
        if trace := TRACE_ID.get():
            line["trace_id"] = trace
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class NoFalseAlarms(logging.Filter):
    """Leaves out what is no fault of the server, so that strangers cannot fill the log.

    A client that sends a broken request or broken text is disconnected. And uvicorn misses the handshake where a
    socket was refused with an HTTP status, as a process does that is about to end.
    """

    ALARMS = (
        "Invalid HTTP request received",
        "Unsupported upgrade request",
        "Invalid UTF-8 sequence received",
        "ASGI callable returned without completing handshake",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(self.ALARMS)


def set_up_logging(level: str, access_log: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for chatty in ("alembic", "uvicorn.error", "litestar"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(NoFalseAlarms())
    # Nobody reads these, and looking them up takes as long as writing the line.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    access.disabled = not access_log
    access.setLevel(logging.INFO)  # it is switched on by itself, whatever else is logged


def log_access(text: str, **facts: object) -> None:
    """A line of the access log."""
    if not access.disabled:
        access.info(text, extra={"facts": facts})
