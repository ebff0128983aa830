"""How many connections there may be in all, from one address and from one network of addresses.

A connection that waits, because its request is not complete or it has no request at all, makes room for a new one if
there are too many. So half requests keep nobody out.
"""

import asyncio

from pecunia.server.access.addresses import Proxies, limit_address, site_of

PER_ADDRESS = 300
SITE_FACTOR = 4
MAX_PARTING = 64  # connections that get a polite answer that there is no room; more than these are cut off


class Group:
    """Connections that are counted together. `waiting` are those that can make room, the oldest first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0
        self.waiting: dict[asyncio.Transport, None] = {}


class ConnectionLimits:
    def __init__(self, most: int, percent: int = 100, proxies: Proxies | None = None) -> None:
        self._per_address = max(1, PER_ADDRESS * percent // 100)
        self._proxies = proxies or Proxies("")
        self._all = Group(most)
        self._groups: dict[str, Group] = {}
        self._keys: dict[asyncio.Transport, tuple[str, ...]] = {}
        self.parting = 0

    def __len__(self) -> int:
        return len(self._keys)

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a new connection, which waits at first. False if there is no room for it."""
        keys = self._keys_of(address)
        groups = [self._all, *(self._groups[key] for key in keys if key in self._groups)]
        for group in groups:
            if group.count >= group.most and not self._make_room(group):
                return False
        self._keys[transport] = keys
        for factor, key in zip((1, SITE_FACTOR), keys, strict=False):
            self._groups.setdefault(key, Group(self._per_address * factor))
        for group in self._groups_of(transport):
            group.count += 1
        self.waits(transport)
        return True

    def waits(self, transport: asyncio.Transport) -> None:
        """The connection has no complete request."""
        for group in self._groups_of(transport):
            group.waiting.setdefault(transport)

    def works(self, transport: asyncio.Transport) -> None:
        """A request has arrived, or the connection has become a socket of a table."""
        for group in self._groups_of(transport):
            group.waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        for group in self._groups_of(transport):
            group.count -= 1
            group.waiting.pop(transport, None)
        for key in self._keys.pop(transport, ()):
            if not self._groups[key].count:
                del self._groups[key]

    def _keys_of(self, address: str) -> tuple[str, ...]:
        """A proxy that we trust brings many people, so it has no limit of its own."""
        limited = limit_address(address)
        if not limited or address in self._proxies:
            return ()
        site = site_of(limited)
        return (limited,) if site == limited else (limited, site)

    def _groups_of(self, transport: asyncio.Transport) -> list[Group]:
        keys = self._keys.get(transport)
        return [] if keys is None else [self._all, *(self._groups[key] for key in keys)]

    def _make_room(self, group: Group) -> bool:
        oldest = next(iter(group.waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True
