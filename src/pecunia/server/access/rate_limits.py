"""Rate limits: a token bucket for each identity, each address and each network of addresses.

With a bus, all processes share the buckets of what is rare and costly (`SHARED`). Each process counts what is frequent,
such as messages of games, for itself: that asks nobody and takes no time.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pecunia.core.errors import PecuniaError
from pecunia.server.access.addresses import site_of
from pecunia.server.metrics import COUNTED_ALONE

if TYPE_CHECKING:
    from pecunia.server.access.shared_counters import SharedCounters

MAX_BUCKETS = 100_000
LOOKED_AT = 8  # old buckets that are looked at for each new one


@dataclass(frozen=True)
class Rate:
    """`burst` requests at once, then `per_second` more each second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        return Rate(max(1, self.burst * factor), self.per_second * factor)


# By kind of request. Many people may share an address, so addresses get more (`ADDRESS_FACTOR`). A network of IPv6
# addresses that one person can get easily has more again, but not much more (`SITE_FACTOR`).
RATES = {
    # A school class behind one address must get in at once, a whole school in a day.
    "identity": Rate(5, 0.005),
    "identity-day": Rate(20, 0.00025),
    "table": Rate(20, 0.5),
    "load": Rate(60, 1),  # reads a whole table from the database
    "secret": Rate(10, 0.1),
    "request": Rate(100, 20),
    "socket": Rate(40, 4),
    "message": Rate(100, 40),
    "chat": Rate(10, 1),
    "catch-up": Rate(20, 1),  # reads the whole log again
    "data": Rate(5, 0.02),  # reads or deletes everything about a person
    "search": Rate(30, 1),  # reads the rows of many games
    "replay": Rate(20, 0.5),  # replays a whole game
    "replay-text": Rate(60, 4),
    "hint": Rate(10, 0.2),  # searches for two seconds
    "box": Rate(30, 0.5),  # reads a file of values, part by part
    "print": Rate(20, 0.3),  # typesets a whole document
}
ADDRESS_FACTOR = 10
SITE_FACTOR = 4 * ADDRESS_FACTOR

SHARED = frozenset({"identity", "identity-day", "table", "load", "secret", "socket", "data", "replay", "hint", "print"})

# Takes a token of every bucket, or of none. As in this process, a bucket is one number: when it will be full again, by
# the clock of Redis. It is gone when it is full. For each key there are two arguments: seconds for a token, and seconds
# for the whole bucket. The answer is how many seconds too early the request is.
TAKE = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local full_at = {}
for i, key in ipairs(KEYS) do
    full_at[i] = math.max(tonumber(redis.call('GET', key) or now), now) + ARGV[2 * i - 1]
    local too_early = full_at[i] - now - ARGV[2 * i]
    if too_early > 0.001 then
        return tostring(too_early)
    end
end
for i, key in ipairs(KEYS) do
    redis.call('SET', key, string.format('%.6f', full_at[i]), 'PX', math.ceil((full_at[i] - now) * 1000))
end
return '0'
"""


class TooFast(PecuniaError):
    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", seconds=max(1, round(seconds)))


class RateLimits:
    """A bucket is one number: when it will be full again. Buckets that are full need not be kept."""

    def __init__(self, percent: int = 100, shared: "SharedCounters | None" = None) -> None:
        factor = max(1, percent) / 100
        self._rates = {kind: rate.times(factor) for kind, rate in RATES.items()}
        self._shared = shared
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, kind: str, identity: str, address: str = "") -> None:
        """Use a token of the identity's bucket, of the address's and of its network's. `address` is a limit address.

        Raises TooFast if one of them is empty; then nothing is used.
        """
        now = time.monotonic()
        if identity and not address:  # a message at a table; nothing is as frequent
            own = kind, identity
            taken = [(own, self._after(own, self._rates[kind], now))]
        else:
            taken = [(key, self._after(key, rate, now)) for key, rate in self._buckets(kind, identity, address)]
        for key, full_at in taken:
            if key not in self._full_at:
                self._make_room(now)
            self._full_at[key] = full_at

    async def take_shared(self, kind: str, identity: str, address: str = "") -> None:
        """Like `take`, but all processes count together if the kind is one of `SHARED` and there is a bus.

        The process counts as well. So it refuses a flood itself, and knows what to do while Redis is away.
        """
        if self._shared is not None and kind in SHARED:
            now = time.monotonic()
            keys, arguments = [], []
            for key, rate in self._buckets(kind, identity, address):
                self._after(key, rate, now)
                keys.append(self._shared.key("rate", *key))
                arguments += [1 / rate.per_second, rate.burst / rate.per_second]
            too_early = await self._shared.run(TAKE, keys, arguments)
            if too_early is None:
                COUNTED_ALONE.inc()
            elif float(too_early):
                raise TooFast(float(too_early))
        self.take(kind, identity, address)

    def _buckets(self, kind: str, identity: str, address: str) -> Iterator[tuple[tuple[str, str], Rate]]:
        rate = self._rates[kind]
        if address:
            site = site_of(address)
            if site != address:
                yield (kind, site), rate.times(SITE_FACTOR)
            yield (kind, address), rate.times(ADDRESS_FACTOR)
        if identity:
            yield (kind, identity), rate

    def _after(self, key: tuple[str, str], rate: Rate, now: float) -> float:
        """When the bucket will be full again if a token is taken now. Raises TooFast if it is empty."""
        full_at = max(self._full_at.get(key, now), now) + 1 / rate.per_second
        too_early = full_at - now - rate.burst / rate.per_second
        if too_early > 1e-9:
            raise TooFast(too_early)
        return full_at

    def _make_room(self, now: float) -> None:
        """Forget old buckets that are full again, a few at a time.

        If there are too many, the fullest of those we look at goes. Never the emptiest: somebody with thousands of
        addresses could otherwise get rid of a bucket that holds them up.
        """
        if len(self._full_at) < MAX_BUCKETS:
            return
        looked_at = [self._full_at.popitem(last=False) for _ in range(min(LOOKED_AT, len(self._full_at)))]
        kept = sorted((bucket for bucket in looked_at if bucket[1] > now), key=lambda bucket: bucket[1])
        for key, full_at in kept[1:] if len(kept) == len(looked_at) else kept:
            self._full_at[key] = full_at
