"""Rate limits: a token bucket for each identity and each address."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from pecunia.core.errors import PecuniaError

MAX_BUCKETS = 100_000


@dataclass(frozen=True)
class Rate:
    """`burst` requests at once, then `per_second` more each second."""

    burst: float
    per_second: float


# By kind of request. Many people may share an address, so addresses get more (`ADDRESS_FACTOR`).
RATES = {
    "identity": Rate(20, 0.2),
    "table": Rate(20, 0.5),
    "secret": Rate(10, 0.1),
    "request": Rate(100, 20),
    "socket": Rate(40, 4),
    "message": Rate(100, 40),
    "chat": Rate(10, 1),
    "catch-up": Rate(20, 1),  # reads the whole log again
    "replay": Rate(20, 0.5),  # replays a whole game
    "replay-text": Rate(60, 4),
    "print": Rate(20, 0.3),  # typesets a whole document
}
ADDRESS_FACTOR = 10


class TooFast(PecuniaError):
    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", seconds=max(1, round(seconds)))


class RateLimits:
    def __init__(self, percent: int = 100) -> None:
        self._factor = percent / 100
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, identity: str, address: str = "") -> None:
        """Use one token of the identity's bucket and one of the address's. Raises TooFast if a bucket is empty."""
        rate = RATES[kind]
        if identity:
            self._take(kind, identity, rate.burst * self._factor, rate.per_second * self._factor)
        if address:
            factor = self._factor * ADDRESS_FACTOR
            self._take(kind, address, rate.burst * factor, rate.per_second * factor)

    def _take(self, kind: str, whose: str, burst: float, per_second: float) -> None:
        now = time.monotonic()
        key = (kind, whose)
        tokens, since = self._buckets.get(key, (burst, now))
        tokens = min(burst, tokens + (now - since) * per_second)
        if tokens < 1:
            raise TooFast((1 - tokens) / per_second)
        self._buckets[key] = (tokens - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
