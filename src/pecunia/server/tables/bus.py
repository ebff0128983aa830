"""Messages between processes about the tables they share, over a Redis (or Valkey) server.

The bus only says that there is something to read; the log is the truth. So nothing is lost when the bus is away: the
tables are then looked up every second until it is back. A bus that accepts messages but does not deliver them also
counts as away. To notice that, every process sends something every second and listens for its own messages.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from pecunia.core.errors import OptionError

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "pecunia.tables"
RETRY = 1.0
HEARTBEAT = 1.0
SILENCE = 3.0  # seconds without a message after which the bus counts as away

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """A table has a new entry, or its clients have changed. `here` are the seats connected to the process `sender`."""

    sender: str
    table: str
    number: int
    here: list[int]


decoder = msgspec.msgpack.Decoder(Notice)
encoder = msgspec.msgpack.Encoder()


class Bus:
    """The bus. Without an address it does nothing, because there is only one process."""

    def __init__(self, url: str, name: str, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        self._redis: Redis | None = None
        self._errors: tuple[type[Exception], ...] = (OSError,)
        if url:  # most servers need no bus, so they do not load its library
            from redis import asyncio as redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError

            self._errors = (RedisError, OSError)
            try:
                once = Retry(NoBackoff(), 0)
                self._redis = redis.Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2, retry=once)
            except ValueError:
                raise OptionError("option-address", option="PECUNIA_BUS_URL") from None
        self._name = name
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._waiting: dict[str, Notice] = {}  # by table; only the newest notice matters
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    def start(self) -> None:
        if self._redis is not None:
            self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._publish_all, self._poll)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    def publish(self, table: str, number: int, here: list[int]) -> None:
        if self._redis is not None:
            self._waiting[table] = Notice(self._name, table, number, here)
            self._wake.set()

    async def _publish_all(self) -> None:
        assert self._redis is not None
        while True:
            if not self._waiting:
                self._wake.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            table, notice = self._waiting.popitem() if self._waiting else ("", Notice(self._name, "", 0, []))
            try:
                await self._redis.publish(CHANNEL, encoder.encode(notice))
            except self._errors:
                if table:
                    self._waiting.setdefault(table, notice)
                await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        assert self._redis is not None
        while True:
            with contextlib.suppress(*self._errors):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._wake.set()  # send something, to hear whether it comes back
                    heard = time.monotonic()
                    while time.monotonic() < heard + SILENCE:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=HEARTBEAT)
                        if message is not None:
                            heard = time.monotonic()
                            self._mark_connected()
                            self._receive(message["data"])
            if self.connected:
                log.warning("the bus is away; tables are looked up every second")
            self.connected = False
            await asyncio.sleep(RETRY)

    def _mark_connected(self) -> None:
        if not self.connected:
            self.connected = True
            self._on_gap()  # we may have missed notices from before we listened

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(RETRY)
            if not self.connected:
                self._on_gap()

    def _receive(self, data: bytes) -> None:
        try:
            notice = decoder.decode(data)
        except msgspec.DecodeError:
            return
        if notice.sender != self._name and notice.table:
            self._on_notice(notice)
