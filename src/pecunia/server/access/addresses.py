"""Addresses as limits count them, and as they are stored: never in the clear."""

import hmac
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from pecunia.core.errors import OptionError

UNKNOWN = "?"  # all senders whose address cannot be read count as one
HOME = 64  # bits; a home with IPv6 has a network of this length, with 2^64 addresses to choose from
SITE = 48  # bits; many providers give this much to anybody who asks
HASH_LENGTH = 12  # hexadecimal digits
MAX_ADDRESS = 60


@lru_cache(4096)
def limit_address(address: str) -> str:
    """What all limits count by: an IPv4 address, or the /64 network of an IPv6 address. Empty if there is none."""
    if not address:
        return ""
    found = _parsed(address)
    if found is None:
        return UNKNOWN
    return str(found) if isinstance(found, IPv4Address) else _network(found, HOME)


@lru_cache(4096)
def site_of(limited: str) -> str:
    """The /48 network around a /64 network that `limit_address` has returned; otherwise the same address."""
    home, slash, _ = limited.partition("/")
    return _network(IPv6Address(home), SITE) if slash else limited


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    if len(address) > MAX_ADDRESS:
        return None
    try:
        found = ip_address(address.partition("%")[0])  # the name of an interface says nothing about the sender
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _network(address: IPv6Address, bits: int) -> str:
    return str(ip_network((address, bits), strict=False))


class AddressHashes:
    """Turns addresses into hashes that can be compared, and that nobody without the server's secret can turn back."""

    def __init__(self, secret: str) -> None:
        self._key = hmac.digest(secret.encode(), b"pecunia addresses 1", "sha256")

    def hashed(self, limited: str) -> str:
        """The hash of the site and then that of the address, so that both can be looked up. Empty without an address.

        The store relies on the two being of the same length.
        """
        return self._hash(site_of(limited)) + self._hash(limited) if limited else ""

    def _hash(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:HASH_LENGTH]


class Proxies:
    """The proxies that are trusted to say who the sender is: addresses and networks, with commas between them.

    Raises OptionError if it is not certain proxies. If everybody were trusted, everybody could forge the sender.
    """

    def __init__(self, stated: str) -> None:
        self._networks = [_proxy(text.strip()) for text in stated.split(",") if text.strip()]

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        found = _parsed(address)
        return found is not None and any(found in network for network in self._networks)


def _proxy(text: str) -> IPv4Network | IPv6Network:
    if text == "*":
        raise OptionError("serve-any-proxy", value=text)
    try:
        network = ip_network(text)
    except ValueError:
        raise OptionError("serve-no-proxy", value=text) from None
    if network.prefixlen == 0:
        raise OptionError("serve-any-proxy", value=text)
    return network
