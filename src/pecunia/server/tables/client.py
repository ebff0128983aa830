"""One connection. Messages to it wait in a queue if it is slow, so that it delays only itself."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol, Self

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import Done, Refused, ServerMessage

MAX_QUEUED = 256
# The close codes of the socket; codes from 4000 on are free for applications.
TOO_SLOW = 4008
REFUSED = 4003
SEAT_MOVED = 4001
SIGNED_OUT = 4002
NO_MESSAGE = ""  # the id in a refusal that answers no message
COME_BACK = 1012  # the standard code of a restart: connect again, another process answers

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
WriteFrame = Callable[[bytes], bool]
WRITE_FRAME = "pecunia.write_frame"  # the extension of ASGI by which a connection offers it
# Is offered a message in the step of the loop in which it arrives. False if it does not take it; then it is read in the
# usual way.
Listener = Callable[[bytes], bool]
LISTENING = "pecunia.listening"  # the extension by which a connection offers `Listening`
encoder = msgspec.json.Encoder()


class Listening(Protocol):
    """A connection whose messages can be carried out without a task."""

    def listen(self, listener: Listener | None) -> None: ...

    def hold(self) -> None:
        """The message that was taken is not carried out yet. The next one waits."""

    def release(self, again: bytes | None = None) -> None:
        """It is carried out. `again` is the message, if it has to be read in the usual way after all."""


class Encoded:
    """A message in a frame of the WebSocket protocol, or several in one piece. All clients that are sent the same
    share it.

    Give the message, or its JSON if there is no need to encode it again.
    """

    __slots__ = ("_messages", "frame")

    def __init__(self, message: ServerMessage | bytes) -> None:
        payload = message if isinstance(message, bytes) else encoder.encode(message)
        size = len(payload)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.frame = head + payload
        self._messages: tuple[Encoded, ...] = ()

    @classmethod
    def in_frame(cls, frame: bytes) -> Self:
        """What another process has encoded."""
        encoded = cls.__new__(cls)
        encoded.frame = frame
        encoded._messages = ()
        return encoded

    @classmethod
    def joined(cls, messages: tuple["Encoded", ...]) -> Self:
        """Several messages in one piece."""
        encoded = cls.in_frame(b"".join([message.frame for message in messages]))
        encoded._messages = messages
        return encoded

    @property
    def messages(self) -> tuple["Encoded", ...]:
        """Each message alone."""
        if self._messages:
            return self._messages
        end = self._first()[1]
        if end == len(self.frame):
            return (self,)
        found = [Encoded.in_frame(self.frame[:end])]
        found += Encoded.in_frame(self.frame[end:]).messages
        self._messages = tuple(found)
        return self._messages

    def _first(self) -> tuple[int, int]:
        """Where the first message begins and ends."""
        size, begin = self.frame[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(self.frame[2:begin], "big")
        return begin, begin + size

    @property
    def payload(self) -> bytes:
        """The message without its frame, if it is one."""
        begin, end = self._first()
        assert end == len(self.frame)
        return self.frame[begin:]

    @property
    def text(self) -> str:
        return self.payload.decode()


class Client:
    """A client at a table. `seat` is its seat; a negative number means a spectator.

    `write_frame` writes a frame at once, without a task. It returns False if the connection takes no more now.
    """

    def __init__(self, transmit: Send, identity: str, seat: int, write_frame: WriteFrame | None = None) -> None:
        self.identity = identity
        self.device = ""
        self.address = ""
        self.seat = seat
        self.language = ""  # the language of the words it wants; empty if it wants none
        self.pending_id = ""  # the id of its message that is being carried out
        self.listening: Listening | None = None  # a socket of this process; others cannot be listened to
        self._transmit = transmit
        self._write_frame = write_frame
        self._queue: deque[Encoded] = deque()
        self._later: tuple[Encoded, ...] = ()
        self._idle: asyncio.Future[None] | None = None  # the writer waits for this while the queue is empty
        self.close_code = 0  # not 0 if the connection is to be closed

    @property
    def limit_key(self) -> str:
        """The limits count by this: the identity, or the address if there is none."""
        return self.identity or self.address

    def push(self, message: Encoded) -> None:
        """Send a message, after all those that wait. A client that does not read for long is disconnected; it can come
        back and catch up."""
        if self._later:
            self.push_waiting({})
        if self._idle is not None and self._write_frame is not None and self._write_frame(message.frame):
            return  # nothing waits, so it overtakes nothing
        messages = message.messages
        if len(self._queue) + len(messages) > MAX_QUEUED:
            self._queue.clear()
            self.disconnect(TOO_SLOW)
        elif not self.close_code:
            self._queue += messages
            self._wake()

    def push_later(self, message: Encoded) -> None:
        """Send a message with the next ones: by `push_waiting`, or at the latest before any other."""
        self._later += (message,)

    def push_waiting(self, joined: dict[tuple[Encoded, ...], Encoded]) -> None:
        """Send what was pushed for later in one piece, which clients share: `joined` has those of others."""
        waiting, self._later = self._later, ()
        if waiting and waiting not in joined:
            joined[waiting] = waiting[0] if len(waiting) == 1 else Encoded.joined(waiting)
        if waiting:
            self.push(joined[waiting])

    def send(self, message: ServerMessage) -> None:
        self.push(Encoded(message))

    def take_answer(self, id: str) -> str:
        """The id, if that message of this client is not answered yet; from now on it counts as answered. Else empty."""
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
        """Close the connection once all queued messages are sent."""
        self.push_waiting({})
        self.close_code = self.close_code or code
        self._wake()

    def _wake(self) -> None:
        """Wake the writer. A future for each pause costs less than an event, and this runs for every message."""
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    async def write(self) -> None:
        """Send queued messages until the connection is to be closed."""
        queue = self._queue
        loop = asyncio.get_running_loop()
        while True:
            while queue:
                await self._transmit({"type": "websocket.send", "text": queue.popleft().text})
            if self.close_code:
                await self._transmit({"type": "websocket.close", "code": self.close_code})
                return
            self._idle = loop.create_future()
            await self._idle
