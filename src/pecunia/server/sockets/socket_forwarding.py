"""Sockets of tables that are at another process. Both ends: here the socket, there the table.

The process with the socket checks who it is, and then only passes messages and frames on. The owner of the table does
everything else, as for a socket of its own. Each socket is a channel of the link between the two processes.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from msgspec import structs

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.metrics import FORWARDED
from pecunia.server.peers.link import Link
from pecunia.server.peers.messages import Closed, Deliver, Handled, Open, Opened, Said
from pecunia.server.peers.peers import Peers
from pecunia.server.request_context import REQUEST_ID, TABLE_ID
from pecunia.server.tables.client import COME_BACK, Client, Encoded
from pecunia.server.tasks import cancel_all, spawn

WINDOW = 32  # messages of a socket that may wait at the owner; then we stop reading from it
OPEN_SECONDS = 10.0

SOCKETS, MESSAGES, FRAMES = (FORWARDED.labels(kind) for kind in ("socket", "message", "frame"))

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Channel:
    """A socket here whose table is at the other end of a link."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.credit = WINDOW
        self.more = asyncio.Event()


class OutgoingSockets:
    """The sockets of this process whose tables are at others."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._channels: dict[tuple[Link, int], Channel] = {}
        self._count = 0
        peers.hear[Opened] = self._opened
        peers.hear[Handled] = self._handled
        peers.hear[Deliver] = self._deliver
        peers.on_lost.append(self._lost)

    async def forward(
        self,
        owner: str,
        opening: Open,
        client: Client,
        receive: Receive,
        largest: int,
        check: Callable[[], Awaitable[None]],
    ) -> int | None:
        """Pass everything on until the connection ends. Returns its close code; None if the table is not there.

        `check` is called once the client is in. A message longer than `largest` is cut off, and refused by the owner.
        """
        link = self._peers.link(owner)
        if link is None:
            return None
        self._count += 1
        number = self._count
        channel = self._channels[link, number] = Channel(client)
        code = 0
        try:
            link.send(structs.replace(opening, channel=number))
            try:
                async with asyncio.timeout(OPEN_SECONDS):
                    if not await channel.opened:
                        return None
            except TimeoutError:
                return None
            SOCKETS.inc()
            await check()
            code = await self._pass_on(link, number, channel, receive, largest)
            return code
        finally:
            self._channels.pop((link, number), None)
            link.send(Closed(number, code))

    async def _pass_on(self, link: Link, number: int, channel: Channel, receive: Receive, largest: int) -> int:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return int(message.get("code") or 0)
            text = message.get("text")
            data: bytes = message.get("bytes") or b"" if text is None else text.encode()
            while not channel.credit and not link.closed:
                channel.more.clear()
                await channel.more.wait()
            channel.credit -= 1
            MESSAGES.inc()
            link.send(Said(number, data[: largest + 1]))

    def _opened(self, link: Link, message: Opened) -> None:
        channel = self._channels.get((link, message.channel))
        if channel is not None and not channel.opened.done():
            channel.opened.set_result(message.here)

    def _handled(self, link: Link, message: Handled) -> None:
        channel = self._channels.get((link, message.channel))
        if channel is not None:
            channel.credit += message.count
            channel.more.set()

    def _deliver(self, link: Link, message: Deliver) -> None:
        encoded = Encoded.in_frame(message.frame)
        FRAMES.inc(len(message.channels))
        for number in message.channels:
            channel = self._channels.get((link, number))
            if channel is not None:
                channel.client.push(encoded)

    def closed(self, link: Link, message: Closed) -> None:
        """The owner ends the connection."""
        channel = self._channels.get((link, message.channel))
        if channel is not None:
            channel.client.disconnect(message.code)

    def _lost(self, link: Link) -> None:
        for (other, _), channel in list(self._channels.items()):
            if other is link:
                if not channel.opened.done():
                    channel.opened.set_result(False)
                else:
                    channel.client.disconnect(COME_BACK)
                channel.more.set()


class Visitor(Client):
    """A client whose socket is at another process. Frames for it go over the link."""

    def __init__(self, link: Link, opening: Open) -> None:
        super().__init__(_never, opening.identity, SPECTATOR)
        self.device, self.address = opening.device, opening.address
        self.link = link
        self.channel = opening.channel
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._handled = 0

    def push(self, message: Encoded) -> None:
        if self._later:
            self.push_waiting({})
        if not self.close_code:
            self.link.deliver(self.channel, message.frame)

    def disconnect(self, code: int) -> None:
        if not self.close_code:
            self.push_waiting({})
            self.close_code = code
            self.link.send(Closed(self.channel, code))
            self.end()

    def say(self, text: bytes) -> None:
        self._said.put_nowait(text)

    def end(self) -> None:
        self._said.put_nowait(None)

    async def receive(self) -> MutableMapping[str, Any]:
        """The next message, as a socket of this process would have it. The one before has been carried out."""
        if self._handled >= WINDOW // 2:
            self.link.send(Handled(self.channel, self._handled))
            self._handled = 0
        text = await self._said.get()
        if text is None:
            return {"type": "websocket.disconnect", "code": self.close_code}
        self._handled += 1
        return {"type": "websocket.receive", "bytes": text}


async def _never(message: Any) -> None:
    raise AssertionError("a visitor has no socket here")


Attend = Callable[[Open, Visitor, Callable[[], None]], Awaitable[None]]


class IncomingSockets:
    """The tables of this process whose sockets are at others.

    `attend` lets a visitor in, calls the function that it is given, and listens until the visitor leaves. It raises
    PecuniaError if the visitor cannot come in, and `elsewhere` are the errors of a table that is not here.
    """

    def __init__(self, peers: Peers, attend: Attend, elsewhere: tuple[type[PecuniaError], ...]) -> None:
        self._attend = attend
        self._elsewhere = elsewhere
        self._visitors: dict[tuple[Link, int], Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        peers.hear[Open] = self._open
        peers.hear[Said] = self._said
        peers.on_lost.append(self._lost)

    async def close(self) -> None:
        await cancel_all(self._tasks)

    def _open(self, link: Link, opening: Open) -> None:
        visitor = self._visitors[link, opening.channel] = Visitor(link, opening)
        spawn(self._visit(visitor, opening), self._tasks)

    async def _visit(self, visitor: Visitor, opening: Open) -> None:
        link, channel = visitor.link, visitor.channel
        REQUEST_ID.set(opening.request)
        TABLE_ID.set(opening.table)
        try:
            await self._attend(opening, visitor, lambda: link.send(Opened(channel, here=True)))
        except self._elsewhere:
            link.send(Opened(channel, here=False))
        finally:
            self._visitors.pop((link, channel), None)

    def _said(self, link: Link, message: Said) -> None:
        visitor = self._visitors.get((link, message.channel))
        if visitor is not None:
            visitor.say(message.text)

    def closed(self, link: Link, message: Closed) -> None:
        """The socket has ended."""
        visitor = self._visitors.get((link, message.channel))
        if visitor is not None:
            visitor.end()

    def _lost(self, link: Link) -> None:
        for (other, _), visitor in list(self._visitors.items()):
            if other is link:
                visitor.end()
