"""One connection: what is to be sent waits in a queue, so that a slow one delays nobody but itself."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import Done, Refused, ServerMessage

MAX_WAITING = 256
# Why a connection ends, as the protocol of sockets numbers it; from 4000 on they are ours.
TOO_SLOW = 4008
REFUSED = 4003
SEAT_MOVED = 4001

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
encoder = msgspec.json.Encoder()


class Client:
    """Somebody at a table. `seat` is where, a negative number for a spectator."""

    def __init__(self, send: Send, identity: str, seat: int) -> None:
        self.identity = identity
        self.address = ""
        self.seat = seat
        self.language = ""  # in which the table speaks to it, if it is to
        self.awaits = ""  # the id of its message that is under way
        self._send = send
        self._waiting: deque[str] = deque()
        self._idle: asyncio.Future[None] | None = None  # what the writer waits for when nothing waits for it
        self.code = 0  # with which the connection is to end

    @property
    def whose(self) -> str:
        """Whom the limits count: an identity, or an address where there is none."""
        return self.identity or self.address

    def push(self, message: str) -> None:
        """Send soon. Whoever does not read for long is let go: it can come back and catch up."""
        if len(self._waiting) >= MAX_WAITING:
            self._waiting.clear()
            self.leave(TOO_SLOW)
        elif not self.code:
            self._waiting.append(message)
            self._wake()

    def say(self, message: ServerMessage) -> None:
        self.push(encoder.encode(message).decode())

    def answered(self, id: str) -> str:
        """The id, where that message of this client is under way: with it the answer is given."""
        if not id or self.awaits != id:
            return ""
        self.awaits = ""
        return id

    def done(self, client: str, number: int) -> None:
        self.say(Done(client, number))

    def refuse(self, client: str, error: PecuniaError) -> None:
        facts = {name: str(value) for name, value in error.facts.items()}
        self.say(Refused(client, error.key, facts.pop("clause", ""), facts))

    def leave(self, code: int) -> None:
        """End the connection once everything that waits is sent."""
        self.code = self.code or code
        self._wake()

    def _wake(self) -> None:
        """A future made for each pause costs less than an event, and this is done for every message to everybody."""
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    async def write(self) -> None:
        """Send what waits, until the connection is to end."""
        waiting = self._waiting
        loop = asyncio.get_running_loop()
        while True:
            while waiting:
                await self._send({"type": "websocket.send", "text": waiting.popleft()})
            if self.code:
                await self._send({"type": "websocket.close", "code": self.code})
                return
            self._idle = loop.create_future()
            await self._idle
