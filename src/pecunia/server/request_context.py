"""The request that is being answered: its id, its table and its trace, for everything that is logged meanwhile.

Tasks that a request starts inherit them. So a line about a table says which request led to it.
"""

import re
import secrets
from contextvars import ContextVar

HEADER = b"x-request-id"
ACCEPTED = re.compile(rb"[A-Za-z0-9._-]{1,64}")
TABLE_PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")

REQUEST_ID: ContextVar[str] = ContextVar("request", default="")
TABLE_ID: ContextVar[str] = ContextVar("table", default="")
TRACE_ID: ContextVar[str] = ContextVar("trace", default="")  # only with OpenTelemetry


def begin_request(headers: list[tuple[bytes, bytes]], path: str) -> str:
    """Note the request in this context. Returns its id: that of the proxy, if there is one that can be logged."""
    id = ""
    for name, value in headers:
        if name == HEADER and ACCEPTED.fullmatch(value):
            id = value.decode()
            break
    id = id or secrets.token_hex(8)
    found = TABLE_PATH.match(path)
    REQUEST_ID.set(id)
    TABLE_ID.set(found[1] if found else "")
    return id
