"""Counters that all processes share, in the Redis (or Valkey) server of the bus.

Nobody waits for them: if there is no answer within `DEADLINE`, the process counts for itself, and asks again only after
`PAUSE`. A limit is then wider than it should be, as if there were only this process, but no honest person is refused.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

DEADLINE = 0.05  # seconds
PAUSE = 1.0  # seconds without asking after it gave no answer
CONNECTIONS = 4
PREFIX = "pecunia.limits."
HASH_LENGTH = 32  # hexadecimal digits

log = logging.getLogger(__name__)


class SharedCounters:
    """Runs scripts on the counters. `secret` is what all processes share."""

    def __init__(self, url: str, secret: str) -> None:
        once = Retry(NoBackoff(), 0)
        self._pool = BlockingConnectionPool.from_url(
            url, max_connections=CONNECTIONS, timeout=PAUSE, retry=once, socket_timeout=None
        )  # no timeout of its own: every question has a deadline
        self._redis = Redis(connection_pool=self._pool)
        self._secret = hmac.digest(secret.encode(), b"pecunia limits 1", "sha256")
        self._scripts: dict[str, Any] = {}
        self._next_try = 0.0  # 0 while it answers
        self.away = False

    def key(self, *parts: str) -> str:
        """The key of a counter. It names an address or an identity, so it is a hash."""
        text = "\n".join(parts).encode()
        return PREFIX + hmac.new(self._secret, text, sha256).hexdigest()[:HASH_LENGTH]

    async def run(
        self, script: str, keys: Sequence[str], arguments: Sequence[str | float], deadline: float | None = None
    ) -> Any:
        """The answer of a Lua script. None if there is none in time; then the process must count for itself."""
        now = time.monotonic()
        if now < self._next_try:
            return None
        if self.away:
            self._next_try = now + PAUSE  # only one request finds out whether it is back
        if script not in self._scripts:
            self._scripts[script] = self._redis.register_script(script)
        try:
            async with asyncio.timeout(deadline or DEADLINE):
                found = await self._scripts[script](keys=keys, args=arguments)
        except (RedisError, OSError, TimeoutError) as error:
            if not self.away:
                log.warning("limits are counted by this process alone: %s", type(error).__name__)
            self.away, self._next_try = True, time.monotonic() + PAUSE
            return None
        if self.away:
            log.info("limits are counted by all processes again")
        self.away, self._next_try = False, 0.0
        return found

    async def close(self) -> None:
        await self._redis.aclose()
        await self._pool.disconnect()
