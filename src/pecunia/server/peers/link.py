"""A connection to another process. Both sides must show that they know a secret which stands in the database.

It is not encrypted, like the connections to the database and to Redis within the same network (docs/operating.md).
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol, cast

import msgspec

from pecunia.server.peers.messages import (
    VERSION,
    Answer,
    AnyMessage,
    Ask,
    Challenge,
    Deliver,
    Hello,
    Ping,
    Proof,
    Question,
    Reply,
    decoder,
    encoder,
)

HANDSHAKE_SECONDS = 2.0
SILENCE = 2.0  # seconds without a message after which the other process counts as gone
PING = 0.5
MAX_HANDSHAKE = 1024  # bytes
MAX_MESSAGE = 64 << 20  # a long replay is some megabytes
MAX_UNSENT = 128 << 20  # bytes that wait for a process which does not read; then the connection is cut
HEAD = 4  # bytes: the length of the message


class LinkLost(Exception):
    """The connection to another process is gone, or there was none."""


class Ends(NamedTuple):
    """What both sides know before they connect, except `peer`: who opens the connection says that itself."""

    secret: bytes
    own: str  # the id of this process
    peer: str = ""


class LinkUser(Protocol):
    """Who uses a link. All methods are called in the event loop, and none may block."""

    def received(self, link: "Link", message: AnyMessage) -> None:
        """A message that is no answer and belongs to no handshake."""

    def ready(self, link: "Link") -> None:
        """Both sides have shown who they are."""

    def lost(self, link: "Link") -> None: ...

    def steady(self) -> bool:
        """Whether the database has answered this process lately."""


class Link(asyncio.Protocol):
    """One end of a connection. `opens` says whether this process has opened it."""

    def __init__(self, user: LinkUser, ends: Ends, opens: bool) -> None:
        self._user = user
        self._ends = ends
        self.opens = opens
        self._nonce = secrets.token_bytes(16)
        self._expected = b""  # the proof that the other side has to send
        self._transport: asyncio.Transport | None = None
        self._read = bytearray()
        self._unsent: list[bytes] = []
        self._frame: bytes | None = None  # the last frame that was delivered, and to whom
        self._channels: list[int] = []
        self._flushing = False
        self._questions: dict[int, asyncio.Future[Answer]] = {}
        self._count = 0
        self._heard = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self.trusted = False
        self.peer = ends.peer
        self.peer_steady = True
        self.closed = False

    # What others do with it.

    def send(self, message: AnyMessage) -> None:
        """Send a message, with all others of this moment in one go."""
        if not self.closed:
            self._end_delivery()
            self._write(encoder.encode(message))

    def deliver(self, channel: int, frame: bytes) -> None:
        """Send a frame to the socket of a channel. Sockets that get the same frame share it."""
        if self.closed:
            return
        if frame is not self._frame:
            self._end_delivery()
            self._frame = frame
            self._schedule()
        self._channels.append(channel)

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Ask the other process. Raises LinkLost if there is no answer in time."""
        if self.closed:
            raise LinkLost
        self._count += 1
        number = self._count
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._questions[number] = future
        self.send(Ask(number, question))
        try:
            async with asyncio.timeout(seconds):
                return await future
        except TimeoutError:
            raise LinkLost from None
        finally:
            self._questions.pop(number, None)

    def close(self) -> None:
        if self._transport is not None:
            if not self._transport.is_closing():
                self._flush()
            self._transport.close()
        self._end()

    # Writing.

    def _end_delivery(self) -> None:
        if self._frame is not None:
            frame, channels = self._frame, self._channels
            self._frame, self._channels = None, []
            self._write(encoder.encode(Deliver(channels, frame)))

    def _write(self, data: bytes) -> None:
        self._unsent += (len(data).to_bytes(HEAD, "big"), data)
        self._schedule()

    def _schedule(self) -> None:
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        self._end_delivery()
        self._flushing = False
        unsent, self._unsent = self._unsent, []
        if self._transport is None or self._transport.is_closing():
            return
        self._transport.write(b"".join(unsent))
        if self._transport.get_write_buffer_size() > MAX_UNSENT:
            self._transport.abort()

    # The connection.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has classes of its own
        self._timer = asyncio.get_running_loop().call_later(HANDSHAKE_SECONDS, self._tick)
        if self.opens:
            self.send(Hello(VERSION, self._ends.own, self.peer, self._nonce))

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()

    def _end(self) -> None:
        if self.closed:
            return
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        for future in self._questions.values():
            if not future.done():
                future.set_exception(LinkLost())
        self._user.lost(self)

    def _tick(self) -> None:
        """Show that this process lives, and look whether the other one does."""
        if not self.trusted or time.monotonic() > self._heard + SILENCE:
            assert self._transport is not None
            self._transport.abort()
            self._end()
            return
        self.send(Ping(self._user.steady()))
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at((loop.time() // PING + 1) * PING, self._tick)  # all links together wake up once

    # Reading.

    def data_received(self, data: bytes) -> None:
        self._heard = time.monotonic()
        read = self._read
        read += data
        at = 0
        while len(read) - at >= HEAD and not self.closed:
            size = int.from_bytes(read[at : at + HEAD], "big")
            if size > (MAX_MESSAGE if self.trusted else MAX_HANDSHAKE):
                self.close()
                return
            if len(read) - at < HEAD + size:
                break
            try:
                message = decoder.decode(read[at + HEAD : at + HEAD + size])
            except msgspec.DecodeError:
                self.close()
                return
            at += HEAD + size
            self._take(message)
        del read[:at]

    def _take(self, message: AnyMessage) -> None:
        if not self.trusted:
            self._shake(message)
        elif isinstance(message, Reply):
            future = self._questions.get(message.number)
            if future is not None and not future.done():
                future.set_result(message.answer)
        elif isinstance(message, Ping):
            self.peer_steady = message.steady
        else:
            self._user.received(self, message)

    def _shake(self, message: AnyMessage) -> None:
        """The handshake. A caller without the secret, or for another process, is sent away without a word."""
        own = self._ends.own
        if isinstance(message, Hello) and not self.opens and not self._expected:
            if message.version == VERSION and message.wanted == own and len(message.nonce) == len(self._nonce):
                self.peer = message.sender
                nonces = message.nonce + self._nonce
                self._expected = self._proof("opens", nonces, message.sender, own)
                self.send(Challenge(self._nonce, self._proof("accepts", nonces, message.sender, own)))
                return
        elif isinstance(message, Challenge) and self.opens:
            nonces = self._nonce + message.nonce
            if hmac.compare_digest(message.proof, self._proof("accepts", nonces, own, self.peer)):
                self.send(Proof(self._proof("opens", nonces, own, self.peer)))
                self._trust()
                return
        elif isinstance(message, Proof) and self._expected and hmac.compare_digest(message.proof, self._expected):
            self._trust()
            return
        self.close()

    def _proof(self, role: str, nonces: bytes, opener: str, accepter: str) -> bytes:
        text = f"pecunia link {VERSION} {role} {opener} {accepter} ".encode() + nonces
        return hmac.digest(self._ends.secret, text, hashlib.sha256)

    def _trust(self) -> None:
        self.trusted = True
        assert self._timer is not None
        self._timer.cancel()
        self._tick()
        self._user.ready(self)


async def open_link(user: LinkUser, ends: Ends, address: str, seconds: float) -> Link:
    """Connect to the process at an address, `HOST:PORT`. The link can be used once its user hears that it is ready.

    Raises OSError if nobody answers.
    """
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(seconds):
        _, link = await loop.create_connection(lambda: Link(user, ends, opens=True), host.strip("[]"), int(port))
    return link


async def accept_links(user: LinkUser, ends: Callable[[], Ends], host: str, port: int) -> tuple[asyncio.Server, int]:
    """Accept links of other processes. Returns the port."""
    server = await asyncio.get_running_loop().create_server(lambda: Link(user, ends(), opens=False), host, port)
    return server, int(server.sockets[0].getsockname()[1])
