"""News for all processes, over a Redis (or Valkey) server: devices that are signed out, names that are deleted.

The news also goes over the links between processes; the bus reaches those to which there is no link. A bus that accepts
messages but does not deliver them counts as away. To notice that, every process sends something every two seconds and
listens for its own messages.

Processes of a release without leases tell each other of every entry over the bus, and have tables in memory that belong
to others. While they are heard (`older_peers`), we tell them of entries, too, and read what they have written.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from pecunia.core.errors import OptionError
from pecunia.server.metrics import BUS_PUBLISHED, BUS_RECEIVED
from pecunia.server.tasks import cancel_all

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "pecunia.tables"
RETRY = 1.0
HEARTBEAT = 2.0
SILENCE = 5.0  # seconds without a message after which the bus counts as away
OLDER_SECONDS = 10.0  # after the last message of a process without leases

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """A table has a new entry, or its clients have changed. `here` are the seats connected to the process `sender`.

    `erasures` is how often names or talk were deleted there. A notice without a table may name
    devices that have `ended`. `leases` is false for a sender of an older release.
    """

    sender: str
    table: str
    number: int
    here: list[int]
    erasures: int = 0
    ended: list[str] = []
    leases: bool = False


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
        self._waiting: dict[str, Notice] = {}  # by table, of which only the newest notice matters, or by device
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._older = float("-inf")  # when a process without leases was last heard
        self.connected = False

    @property
    def older_peers(self) -> bool:
        """Whether processes of an older release share the tables."""
        return time.monotonic() < self._older + OLDER_SECONDS

    def start(self) -> None:
        if self._redis is not None:
            self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._publish_all)]

    async def close(self) -> None:
        await cancel_all(self._tasks)
        if self._redis is not None:
            await self._redis.aclose()

    def publish(self, table: str, number: int, here: list[int], erasures: int = 0) -> None:
        self._publish(table, Notice(self._name, table, number, here, erasures, leases=True))

    def publish_ended(self, devices: list[str]) -> None:
        for device in devices:
            self._publish(f"device {device}", Notice(self._name, "", 0, [], ended=[device], leases=True))

    def _publish(self, key: str, notice: Notice) -> None:
        if self._redis is not None:
            self._waiting[key] = notice
            self._wake.set()

    async def _publish_all(self) -> None:
        assert self._redis is not None
        while True:
            if not self._waiting:
                self._wake.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await self._wake.wait()
            nothing = "", Notice(self._name, "", 0, [], leases=True)
            key, notice = self._waiting.popitem() if self._waiting else nothing
            try:
                await self._redis.publish(CHANNEL, encoder.encode(notice))
                BUS_PUBLISHED.inc()
            except self._errors:
                if key:
                    self._waiting.setdefault(key, notice)
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
                log.warning("the bus is away")
            self.connected = False
            await asyncio.sleep(RETRY)

    def _mark_connected(self) -> None:
        if not self.connected:
            self.connected = True
            self._on_gap()  # we may have missed notices from before we listened

    def _receive(self, data: bytes) -> None:
        try:
            notice = decoder.decode(data)
        except msgspec.DecodeError:
            return
        if notice.sender != self._name and not notice.leases:
            self._older = time.monotonic()
        if notice.sender != self._name and (notice.table or notice.ended):
            BUS_RECEIVED.inc()
            self._on_notice(notice)
