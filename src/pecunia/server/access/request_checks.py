"""For every request: which page it comes from, who sends it, and the headers that every answer has."""

from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from pecunia.core.errors import PecuniaError
from pecunia.server.access.host_names import HostNames
from pecunia.server.access.identity import COOKIE, Signer

Scope = Mapping[str, Any]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

# The browser table is one page with its own scripts, styles and pictures; nothing comes from anywhere else.
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
# Answers may contain what only one seat may know, so no cache may keep them.
PRIVATE = (b"cache-control", b"no-store")


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


class Guard:
    def __init__(self, signer: Signer, origins: str, hosts: HostNames | None = None) -> None:
        self._signer = signer
        self._hosts = hosts or HostNames("", "")
        self._origins = {origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()}

    def check_host(self, scope: Scope) -> None:
        self._hosts.check(header(scope, b"host"))

    def check_origin(self, scope: Scope) -> None:
        """Requests that change something, and all sockets, must come from our own page or from no page at all."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = header(scope, b"origin")
        if not origin:
            site = header(scope, b"sec-fetch-site")
            if site not in ("", "same-origin", "none"):
                raise PecuniaError("wrong-origin")
        elif origin not in self._origins and urlsplit(origin).netloc != header(scope, b"host"):
            raise PecuniaError("wrong-origin")

    def identity(self, scope: Scope) -> str:
        """The identity of the sender; empty if we do not know the sender."""
        kind, _, token = header(scope, b"authorization").partition(" ")
        if kind.lower() == "bearer":
            return self._signer.identity(token.strip()) or ""
        try:
            morsel = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
        except CookieError:
            return ""
        return (self._signer.identity(morsel.value) or "") if morsel is not None else ""


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def with_headers(headers: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer has."""
    found = [*headers, *HEADERS]
    if path.startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in found):
        found.append(PRIVATE)
    return found
