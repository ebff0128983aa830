"""How many sockets somebody may have open at once, over all tables and, with a bus, over all processes.

Every process notes how many sockets it has of each identity, address and network, and holds a lease while it lives.
What a process without a lease has noted does not count.
"""

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import Iterator
from secrets import token_hex
from typing import TYPE_CHECKING

from pecunia.core.errors import PecuniaError
from pecunia.server.access.addresses import site_of
from pecunia.server.access.rate_limits import ADDRESS_FACTOR, SITE_FACTOR
from pecunia.server.metrics import COUNTED_ALONE
from pecunia.server.tasks import cancel_all

if TYPE_CHECKING:
    from pecunia.server.access.shared_counters import SharedCounters

PER_IDENTITY = 30  # browsers open one for each table on the screen
LEASE = 3.0  # seconds; renewed in half of that time
LEASES = "pecunia.limits.process."  # how the keys of leases begin
KEPT = 24 * 60 * 60  # seconds; a count that does not change for so long is forgotten
AT_ONCE = 100  # counts noted in one step

# KEYS: the lease of this process, then a hash for each count, with a field for each process.
# ARGV: the name of this process, the milliseconds of its lease, how the keys of leases begin; then for each count how
# many this process has, the new socket among them, and how many all processes may have.
ENTER = f"""
redis.call('SET', KEYS[1], 1, 'PX', ARGV[2])
for i = 2, #KEYS do
    local total = tonumber(ARGV[2 * i])
    local counts = redis.call('HGETALL', KEYS[i])
    for j = 1, #counts, 2 do
        if counts[j] ~= ARGV[1] then
            if redis.call('EXISTS', ARGV[3] .. counts[j]) == 1 then
                total = total + counts[j + 1]
            else
                redis.call('HDEL', KEYS[i], counts[j])
            end
        end
    end
    if total > tonumber(ARGV[2 * i + 1]) then
        return 0
    end
end
for i = 2, #KEYS do
    redis.call('HSET', KEYS[i], ARGV[1], ARGV[2 * i])
    redis.call('EXPIRE', KEYS[i], {KEPT})
end
return 1
"""

# The same keys. ARGV: the name of this process, the milliseconds of its lease; then how many it has of each.
NOTE = f"""
redis.call('SET', KEYS[1], 1, 'PX', ARGV[2])
for i = 2, #KEYS do
    if ARGV[i + 1] == '0' then
        redis.call('HDEL', KEYS[i], ARGV[1])
    else
        redis.call('HSET', KEYS[i], ARGV[1], ARGV[i + 1])
        redis.call('EXPIRE', KEYS[i], {KEPT})
    end
end
return 1
"""


class SocketLimits:
    def __init__(self, percent: int = 100, shared: "SharedCounters | None" = None) -> None:
        self._most = max(1, PER_IDENTITY * percent // 100)
        self._open: Counter[str] = Counter()
        self._shared = shared
        self._name = token_hex(8)
        self._changed: set[str] = set()  # counts that the other processes do not know yet
        self._wake = asyncio.Event()
        self._notes: asyncio.Task[None] | None = None

    async def enter(self, identity: str, address: str) -> None:
        """Count a socket. Raises an error if the identity, the address or its network has too many.

        If only the sockets at other processes are too many, one of those may have died just now, and its people come
        here. So we ask again when its lease is over.
        """
        limits = list(self._limits(identity, address))
        for patience in (LEASE, 0):
            if any(self._open[key] >= most for key, most in limits):
                break
            self._open.update(key for key, _ in limits)
            try:
                if await self._fits(limits):
                    return
            except BaseException:
                self.leave(identity, address)
                raise
            self.leave(identity, address)
            await asyncio.sleep(patience)
        raise PecuniaError("too-many-connections")

    def leave(self, identity: str, address: str) -> None:
        for key, _ in self._limits(identity, address):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]
            if self._shared is not None:
                self._changed.add(key)
        self._wake.set()

    async def close(self) -> None:
        await cancel_all([self._notes])

    def __len__(self) -> int:
        return len(self._open)

    def _limits(self, identity: str, address: str) -> Iterator[tuple[str, int]]:
        if identity:
            yield identity, self._most
        if address:
            yield address, self._most * ADDRESS_FACTOR
            if site_of(address) != address:
                yield site_of(address), self._most * SITE_FACTOR

    # What other processes know.

    async def _fits(self, limits: list[tuple[str, int]]) -> bool:
        """Whether a socket that was counted here is not too many over all processes. If Redis is away, it is not."""
        if self._shared is None:
            return True
        if self._notes is None or self._notes.done():
            self._notes = asyncio.create_task(self._note_all(self._shared))
        counts = [number for key, most in limits for number in (self._open[key], most)]
        keys = self._keys(self._shared, [key for key, _ in limits])
        found = await self._shared.run(ENTER, keys, [self._name, int(LEASE * 1000), LEASES, *counts])
        if found is None:
            COUNTED_ALONE.inc()
        return bool(found != 0)

    async def _note_all(self, shared: "SharedCounters") -> None:
        """Renew the lease while there are sockets, and note at once which of them have ended.

        Without an answer we do not know what is noted. So we begin anew under another name, and the old lease ends.
        """
        while self._open or self._changed:
            if not self._changed:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LEASE / 2):
                        await self._wake.wait()
            self._wake.clear()
            changed = list(itertools.islice(self._changed, AT_ONCE))
            self._changed.difference_update(changed)
            counts = [self._open[key] for key in changed]
            keys = self._keys(shared, changed)
            if await shared.run(NOTE, keys, [self._name, int(LEASE * 1000), *counts], LEASE / 3) is None:
                self._name = token_hex(8)
                self._changed = set(self._open)
                await asyncio.sleep(LEASE / 3)

    def _keys(self, shared: "SharedCounters", counts: list[str]) -> list[str]:
        return [LEASES + self._name, *(shared.key("sockets", key) for key in counts)]
