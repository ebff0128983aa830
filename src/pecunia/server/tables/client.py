"""One connection: what is to be sent waits in a queue, so that a slow one delays nobody but itself."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import Done, Refused, ServerMessage

MAX_QUEUED = 256
# Why a connection ends, as the protocol of sockets numbers it; from 4000 on they are ours.
TOO_SLOW = 4008
REFUSED = 4003
SEAT_MOVED = 4001

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
encoder = msgspec.json.Encoder()


class Client:
    """Somebody at a table. `seat` is where, a negative number for a spectator."""

    def __init__(self, transmit: Send, identity: str, seat: int) -> None:
        self.identity = identity
        self.address = ""
        self.seat = seat
        self.language = ""  # of the words it wants; empty: it wants none
        self.pending_id = ""  # the id of its message that is under way
        self._transmit = transmit
        self._queue: deque[str] = deque()
        self._idle: asyncio.Future[None] | None = None  # what the writer waits for while the queue is empty
        self.close_code = 0  # with which the connection is to end

    @property
    def limit_key(self) -> str:
        """Whom the limits count: an identity, or an address where there is none."""
        return self.identity or self.address

    def push(self, message: str) -> None:
        """Send soon. A client that does not read for long is disconnected: it can come back and catch up."""
        if len(self._queue) >= MAX_QUEUED:
            self._queue.clear()
            self.disconnect(TOO_SLOW)
        elif not self.close_code:
            self._queue.append(message)
            self._wake()

    def send(self, message: ServerMessage) -> None:
        self.push(encoder.encode(message).decode())

    def take_answer(self, id: str) -> str:
        """The id, where that message of this client is under way; from now on it counts as answered."""
        if not id or self.pending_id != id:
            return ""
        self.pending_id = ""
        return id

    def confirm(self, message_id: str, number: int) -> None:
        self.send(Done(message_id, number))

    def refuse(self, message_id: str, error: PecuniaError) -> None:
        facts = {name: str(value) for name, value in error.facts.items()}
        self.send(Refused(message_id, error.key, facts.pop("clause", ""), facts))

    def disconnect(self, code: int) -> None:
        """End the connection once everything that waits is sent."""
        self.close_code = self.close_code or code
        self._wake()

    def _wake(self) -> None:
        """A future made for each pause costs less than an event, and this is done for every message to everybody."""
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    async def write(self) -> None:
        """Send what waits, until the connection is to end."""
        queue = self._queue
        loop = asyncio.get_running_loop()
        while True:
            while queue:
                await self._transmit({"type": "websocket.send", "text": queue.popleft()})
            if self.close_code:
                await self._transmit({"type": "websocket.close", "code": self.close_code})
                return
            self._idle = loop.create_future()
            await self._idle
