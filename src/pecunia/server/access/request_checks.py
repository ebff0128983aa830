"""For every request: which page it comes from, who sends it, and the headers that every answer has."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from pecunia.core.errors import PecuniaError
from pecunia.server.access.host_names import HostNames
from pecunia.server.access.identity import COOKIE, RENEW_AFTER, YEAR, Signer

Scope = Mapping[str, Any]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_TOKENS = 10  # cookies of our name that we check in one request

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


def cookies(scope: Scope, name: str) -> Iterator[str]:
    """The values of all cookies of this name, as they were sent.

    We do not use `SimpleCookie`: it stops at the first cookie that it cannot read, and other programs on the same
    host may set any cookies they like.
    """
    for key, line in scope["headers"]:
        if key == b"cookie":
            for part in line.decode("latin-1").split(";"):
                found, _, value = part.partition("=")
                if found.strip() == name and value.strip():
                    yield value.strip()


def identity_cookie(scope: Scope, token: str) -> Cookie:
    secure = scope["scheme"] == "https"
    return Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


class Credentials(NamedTuple):
    """What a request says about its sender. `identity` is empty if we do not know the sender."""

    identity: str = ""
    rejected: bool = False  # there were tokens, but none is valid
    needs_renewal: bool = False  # an old cookie


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
        return self.credentials(scope).identity

    def credentials(self, scope: Scope) -> Credentials:
        """Who sends a request. Of several cookies of our name the first valid one counts."""
        kind, _, token = header(scope, b"authorization").partition(" ")
        if kind.lower() == "bearer":
            identity = self._signer.identity(token.strip())
            return Credentials(identity or "", rejected=identity is None)
        rejected = False
        for value in islice(cookies(scope, COOKIE), MOST_TOKENS):
            signed = self._signer.read(value)
            if signed is not None:
                return Credentials(signed.identity, needs_renewal=signed.age > RENEW_AFTER)
            rejected = True
        return Credentials(rejected=rejected)

    def renewal(self, scope: Scope, status: int, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The header that replaces an old cookie, so that people who come back are never signed out.

        Only answers that no cache keeps may have it, and none that sets a cookie itself: signing out must stay so.
        """
        names = {name.lower() for name, _ in headers}
        if status >= 400 or b"set-cookie" in names or PRIVATE not in headers:
            return []
        credentials = self.credentials(scope)
        if not credentials.needs_renewal:
            return []
        cookie = identity_cookie(scope, self._signer.token(credentials.identity))
        return [(b"set-cookie", cookie.to_header(header="").encode())]


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def with_headers(headers: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer has."""
    found = [*headers, *HEADERS]
    if path.startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in found):
        found.append(PRIVATE)
    return found
