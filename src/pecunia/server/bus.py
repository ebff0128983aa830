"""What several processes tell each other about the tables they share, over a Redis (or Valkey) server.

The bus only says that there is something to read; the log is the truth. So nothing is lost when the bus is away: tables
are then looked up every second, until it is back.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "pecunia.tables"
RETRY = 1.0

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """A table has a new entry, or other people are at it. `here` are the seats connected to the process `sender`."""

    sender: str
    table: str
    number: int
    here: list[int]


decoder = msgspec.msgpack.Decoder(Notice)
encoder = msgspec.msgpack.Encoder()


class Bus:
    """Without an address it is silent: there is one process."""

    def __init__(self, url: str, name: str, heard: Callable[[Notice], None], lost: Callable[[], None]) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5) if url else None
        self._name = name
        self._heard = heard
        self._lost = lost
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    def start(self) -> None:
        if self._redis is not None:
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, table: str, number: int, here: list[int]) -> None:
        if self._redis is not None and not self._waiting.full():
            self._waiting.put_nowait(Notice(self._name, table, number, here))

    async def _speak(self) -> None:
        assert self._redis is not None
        while True:
            notice = await self._waiting.get()
            try:
                await self._redis.publish(CHANNEL, encoder.encode(notice))
            except (RedisError, OSError):
                await asyncio.sleep(RETRY)  # whoever listens looks at the tables itself until we are back

    async def _listen(self) -> None:
        assert self._redis is not None
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    self._lost()  # whatever was said before we listened
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=2.0)
                        if message is not None:
                            self._hear(message["data"])
            except (RedisError, OSError):
                if self.connected:
                    log.warning("the bus is away; tables are looked up every second")
                self.connected = False
            self._lost()
            await asyncio.sleep(RETRY)

    def _hear(self, data: bytes) -> None:
        try:
            notice = decoder.decode(data)
        except msgspec.DecodeError:
            return
        if notice.sender != self._name:
            self._heard(notice)
