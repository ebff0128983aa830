"""Who may read the figures of a server: programs on the same machine, and those that have the operator's token."""

from pecunia.core.errors import PecuniaError
from pecunia.server.access.host_names import is_loopback, is_loopback_address
from pecunia.server.access.identity import same
from pecunia.server.access.request_checks import Scope, address, header

# A request with one of these came through a proxy, so the address it comes from says nothing about the sender.
FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")


def require_operator(scope: Scope, token: str) -> None:
    """Raises an error if the sender is neither on this machine nor has the token. An empty token opens nothing."""
    kind, _, stated = header(scope, b"authorization").partition(" ")
    if token and kind.lower() == "bearer" and same(stated.strip(), token):
        return
    if not _from_this_machine(scope):
        raise PecuniaError("metrics-closed")


def _from_this_machine(scope: Scope) -> bool:
    if any(header(scope, name) for name in FORWARDED):
        return False
    host = header(scope, b"host")
    return is_loopback_address(address(scope)) and (not host or is_loopback(host))
