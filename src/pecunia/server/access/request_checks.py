"""For every request: which page it comes from, who sends it, and the headers that every answer has."""

from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from itertools import islice
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from pecunia.core.errors import PecuniaError
from pecunia.server.access.addresses import limit_address
from pecunia.server.access.host_names import HostNames
from pecunia.server.access.identity import COOKIE, RENEW_AFTER, YEAR, SignedIdentity, Signer

Scope = Mapping[str, Any]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MAX_TOKENS = 10  # cookies of our name that we check in one request
CREDENTIALS = "pecunia.credentials"  # where we keep what we have found out about the sender of a request

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
# Workers run Python for pages without a network: its machine is compiled there, and a part of its script is unpacked.
WORKER_POLICY = (
    b"content-security-policy",
    b"default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
)
EMBEDDABLE = "/replay/"  # of pages that others may embed, if the server allows it
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
    device: str = ""
    rejected: bool = False  # there were tokens, but none is valid
    needs_renewal: bool = False  # an old cookie, or one that another key has signed


class TokenChecks(Protocol):
    """What the server knows about tokens besides their signature."""

    async def find_key(self, token: str) -> bool:
        """A token names a key that we do not know. Whether the keys have changed since we last looked."""

    async def admit(self, signed: SignedIdentity, agent: str) -> str:
        """The device that a token belongs to. Empty if it was signed out or nobody knows the person."""

    async def renew(self, identity: str, device: str) -> str:
        """A new token for a device. Empty if none can be given now."""


class Guard:
    """Checks every request. Without `checks`, a right signature is enough."""

    def __init__(
        self, signer: Signer, origins: str, hosts: HostNames | None = None, checks: TokenChecks | None = None
    ) -> None:
        self._signer = signer
        self._checks = checks
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
        elif origin not in self._origins and _host_in(origin) != header(scope, b"host"):
            raise PecuniaError("wrong-origin")

    async def authenticate(self, scope: MutableMapping[str, Any]) -> Credentials:
        """Who sends a request. Of several cookies of our name the first valid one counts."""
        found = await self._credentials(scope)
        scope[CREDENTIALS] = found
        return found

    async def _credentials(self, scope: Scope) -> Credentials:
        kind, _, stated = header(scope, b"authorization").partition(" ")
        if kind.lower() == "bearer":
            signed, device = await self._read(stated.strip(), "")
            return Credentials(signed.identity, device) if signed else Credentials(rejected=True)
        rejected = False
        for token in islice(cookies(scope, COOKIE), MAX_TOKENS):
            signed, device = await self._read(token, header(scope, b"user-agent") or "-")
            if signed is not None:
                old = signed.age > RENEW_AFTER or signed.key != self._signer.key or not signed.device
                return Credentials(signed.identity, device, needs_renewal=old)
            rejected = True
        return Credentials(rejected=rejected)

    async def _read(self, token: str, agent: str) -> tuple[SignedIdentity | None, str]:
        """What a valid token says, and its device. `agent` is empty for a program."""
        signed = self._signer.read(token)
        if self._checks is None:
            return signed, signed.device if signed else ""
        if signed is None and self._signer.names_unknown_key(token) and await self._checks.find_key(token):
            signed = self._signer.read(token)
        device = await self._checks.admit(signed, agent) if signed else ""
        return (signed if device else None), device

    async def renewal(self, scope: Scope, status: int, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The header that replaces an old cookie, so that people who come back are never signed out.

        Only answers that no cache keeps may have it, and none that sets a cookie itself: signing out must stay so.
        """
        credentials: Credentials | None = scope.get(CREDENTIALS)
        if credentials is None or not credentials.needs_renewal or self._checks is None:
            return []
        names = {name.lower() for name, _ in headers}
        if status >= 400 or b"set-cookie" in names or PRIVATE not in headers:
            return []
        token = await self._checks.renew(credentials.identity, credentials.device)
        if not token:
            return []
        return [(b"set-cookie", identity_cookie(scope, token).to_header(header="").encode())]


def _host_in(origin: str) -> str | None:
    """The host and port in an Origin header; None if it is not a URL (`http://[`)."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def sender_address(scope: Scope) -> str:
    """The address of the sender as limits count it."""
    return limit_address(address(scope))


def framed_headers(embed: str) -> list[tuple[bytes, bytes]]:
    """The headers of pages that others may embed: pages of these origins, `*` for all, with commas between them."""
    origins = " ".join(origin.strip().rstrip("/") for origin in embed.split(","))
    allowed = f"frame-ancestors {origins}".encode()
    return [
        (name, value.replace(b"frame-ancestors 'none'", allowed))
        for name, value in HEADERS
        if name != b"x-frame-options"
    ]


def with_headers(
    headers: Iterable[tuple[bytes, bytes]], path: str, framed: list[tuple[bytes, bytes]] | None = None
) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer has. `framed` are those of pages that may be embedded."""
    embeddable = framed is not None and path.startswith(EMBEDDABLE)
    headers = list(headers)
    known = {name.lower() for name, _ in headers}
    own = framed if embeddable and framed else HEADERS
    found = [*headers, *(header for header in own if header[0] not in known)]
    if path.startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in found):
        found.append(PRIVATE)
    return found
