"""The names under which this server may be addressed.

A foreign page can let its own name point to our address (DNS rebinding). The browser then takes our answers for its
own. Only the Host header gives it away. An IP address cannot be made to point elsewhere, so all of them are allowed.
"""

import re
from ipaddress import ip_address

from pecunia.core.errors import PecuniaError

HOST = re.compile(r"(?:\[(?P<v6>[0-9a-fA-F:.]+)\]|(?P<name>[^\[\]:@/]+))(?::[0-9]*)?")
ANY = "*"
MAX_SHOWN = 100


class HostNames:
    """The names in `stated`, separated by commas, those of this machine, `localhost`, and all IP addresses."""

    def __init__(self, stated: str, machine: str) -> None:
        short = machine.partition(".")[0]
        own = [machine, short, f"{short}.local"] if short else []
        self._names = {_plain(name) for name in [*stated.split(","), *own, "localhost"]} - {""}

    def check(self, host: str) -> None:
        """Raises an error if a request with this Host header is not for us.

        Browsers always send the header. Simple health checks leave it out, so that is allowed.
        """
        if not host or ANY in self._names:
            return
        name = _name_in(host)
        if name not in self._names and not _is_address(name):
            raise PecuniaError("wrong-host", host=host[:MAX_SHOWN])


def is_loopback(host: str) -> bool:
    """Whether a Host header means the machine that the server runs on."""
    name = _name_in(host)
    return name == "localhost" or is_loopback_address(name)


def is_loopback_address(address: str) -> bool:
    return _is_address(address) and ip_address(address).is_loopback


def _name_in(host: str) -> str:
    """The name or address in a Host header, without the port. Empty if the header is not one."""
    found = HOST.fullmatch(host)
    return "" if found is None else _plain(found["v6"] or found["name"])


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
