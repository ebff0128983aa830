"""The socket of a table: one connection of one client, from its first message to its last."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.access.rate_limits import ADDRESS_FACTOR, RateLimits, TooFast
from pecunia.server.access.request_checks import Guard, sender_address
from pecunia.server.logs import log_access
from pecunia.server.messages import CatchUp, Chat, ClientMessage
from pecunia.server.messages.decoding import DECODE_ERRORS, malformed
from pecunia.server.messages.tables import Client as MessageId
from pecunia.server.metrics import CLOSES, CONNECTIONS, REFUSALS, SECONDS
from pecunia.server.peers.link import Link
from pecunia.server.peers.messages import Closed, Open
from pecunia.server.peers.peers import Peers
from pecunia.server.people.sanctions import Sanctions
from pecunia.server.request_context import HEADER, REQUEST_ID, begin_request
from pecunia.server.sockets.quick_moves import QuickMoves
from pecunia.server.sockets.socket_forwarding import IncomingSockets, OutgoingSockets, Visitor
from pecunia.server.sockets.socket_limits import SocketLimits
from pecunia.server.store.failures import StoreUnavailable, TableMoved
from pecunia.server.tables.admission import require_access
from pecunia.server.tables.anywhere import MAX_MOVES
from pecunia.server.tables.attending import attend
from pecunia.server.tables.client import (
    COME_BACK,
    LISTENING,
    REFUSED,
    SEAT_MOVED,
    SIGNED_OUT,
    TOO_SLOW,
    WRITE_FRAME,
    Client,
    Send,
)
from pecunia.server.tables.commands import back_if_away
from pecunia.server.tables.ownership import OwnedElsewhere
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.server.tasks import cancel_all
from pecunia.server.tracing import Tracing
from pecunia.texts import LANGUAGES

ROUTE = "/api/v1/tables/{table}/socket"
PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,32})/socket")
MAX_MESSAGE = 16_384  # bytes
NOT_NOW = (OwnedElsewhere, TableMoved, StoreUnavailable, TooFast)  # who is refused for these may try again
MAX_SOCKETS = 12  # for one identity at one table
MAX_STRANGERS = 12 * ADDRESS_FACTOR  # sockets without an identity, from one address at one table
SEND_AWAY_STEP = 0.1  # seconds
CLOSE_CODES = (1000, 1001, 1005, 1006, COME_BACK, SEAT_MOVED, REFUSED, TOO_SLOW)

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Identified(msgspec.Struct):
    """What is read of a message that comes too fast: its id, so that the client knows which one to send again."""

    id: MessageId = ""


id_decoder: msgspec.json.Decoder[Identified] = msgspec.json.Decoder(Identified)

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Sockets:
    def __init__(
        self,
        registry: TableRegistry,
        guard: Guard,
        limits: RateLimits,
        socket_limits: SocketLimits | None = None,
        tracing: Tracing | None = None,
        sanctions: Sanctions | None = None,
    ) -> None:
        self._registry = registry
        self._guard = guard
        self._limits = limits
        self._socket_limits = SocketLimits() if socket_limits is None else socket_limits  # an empty one counts as false
        self._tracing = tracing
        self._sanctions = Sanctions(registry) if sanctions is None else sanctions
        self._clients: set[Client] = set()
        self._outgoing: OutgoingSockets | None = None
        self._incoming: IncomingSockets | None = None
        if registry.ownership is not None:
            self._link_to(registry.ownership.peers)
        self.draining = False  # True if the process is about to end

    def _link_to(self, peers: Peers) -> None:
        """Let other processes have sockets of our tables, and the other way round."""
        outgoing = self._outgoing = OutgoingSockets(peers)
        incoming = self._incoming = IncomingSockets(peers, self._attend_visitor, (OwnedElsewhere, TableMoved))

        def closed(link: Link, message: Closed) -> None:
            (outgoing if link.opens else incoming).closed(link, message)

        peers.hear[Closed] = closed

    async def close(self) -> None:
        if self._incoming is not None:
            await self._incoming.close()

    async def serve(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        id = begin_request(scope["headers"], scope["path"])
        await receive()
        if self.draining or self._registry.cut_off:
            # Before the handshake, so that a proxy can try another process. The client does not notice.
            await send({"type": "websocket.http.response.start", "status": 503, "headers": [(HEADER, id.encode())]})
            await send({"type": "websocket.http.response.body", "body": b""})
            return
        await send({"type": "websocket.accept", "headers": [(HEADER, id.encode())]})
        extensions = scope.get("extensions", {})
        client = Client(send, "", SPECTATOR, extensions.get(WRITE_FRAME))
        client.listening = extensions.get(LISTENING)
        writer = asyncio.create_task(client.write())
        self._clients.add(client)
        CONNECTIONS.inc()
        began = time.perf_counter()
        counted = False
        code = 0
        try:
            await self._check_sender(scope, client)
            await self._socket_limits.enter(client.identity, client.address)
            counted = True
            code = await self._attend(scope, client, receive)
        except PecuniaError as error:
            self._refuse(client, "", error)
            client.disconnect(COME_BACK if isinstance(error, NOT_NOW) else REFUSED)
            await asyncio.wait([writer], timeout=2)
        finally:
            CONNECTIONS.dec()
            if counted:
                self._socket_limits.leave(client.identity, client.address)
            self._clients.discard(client)
            _note_end(client.close_code or code, time.perf_counter() - began)
            await cancel_all([writer])

    async def send_away(self, seconds: float) -> None:
        """Ask all clients to connect again, a few at a time: elsewhere they should not all arrive at once.

        If other processes can have our tables, all people of a table go together, and the table with them.
        """
        steps = max(1, int(seconds / SEND_AWAY_STEP))
        rooms = list(self._registry.rooms.values()) if self._registry.ownership else []
        together = {client for room in rooms for clients in room.audience.clients.values() for client in clients}
        waiting = [client for client in self._clients if client not in together]
        for step in range(steps):
            if rooms[step::steps]:
                await self._registry.let_go(rooms[step::steps])
            for client in waiting[step::steps]:
                client.disconnect(COME_BACK)
            await asyncio.sleep(seconds / steps)

    async def _check_sender(self, scope: MutableMapping[str, Any], client: Client) -> None:
        self._guard.check_host(scope)
        self._guard.check_origin(scope)
        sender = await self._guard.authenticate(scope)
        self._sanctions.check_banned(sender.identity)
        client.identity, client.device = sender.identity, sender.device
        client.address = sender_address(scope)
        await self._limits.take_shared("socket", client.identity, client.address)

    async def _attend(self, scope: MutableMapping[str, Any], client: Client, receive: Receive) -> int:
        """Let a client in, here or where its table is, and listen until it leaves. Returns the close code."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise PecuniaError("unknown-table")
        table, query = found[1], scope["query_string"].decode("latin-1")
        check = partial(self._check_still_signed_in, scope, client)
        ownership = self._registry.ownership
        owner = ownership.elsewhere(table) if ownership is not None and table not in self._registry.rooms else ""
        for _ in range(MAX_MOVES):
            if not owner:
                try:
                    room = await self._enter(table, query, client)
                except TableMoved:
                    continue
                except OwnedElsewhere as error:
                    if not error.owner:
                        raise
                    owner = error.owner
                else:
                    return await self._listen_and_leave(room, client, receive, check)
            assert ownership is not None
            assert self._outgoing is not None
            opening = Open(0, table, client.identity, client.device, client.address, query, REQUEST_ID.get())
            code = await self._outgoing.forward(owner, opening, client, receive, MAX_MESSAGE, check)
            if code is not None:
                return code
            ownership.forget(table)
            owner = ""
        raise TableMoved

    async def _attend_visitor(self, opening: Open, visitor: Visitor, opened: Callable[[], None]) -> None:
        """Let somebody in whose socket is at another process, and listen until they leave."""
        try:
            room = await self._enter(opening.table, opening.query, visitor)
        except (OwnedElsewhere, TableMoved):
            raise
        except PecuniaError as error:
            self._refuse(visitor, "", error)
            visitor.disconnect(COME_BACK if isinstance(error, NOT_NOW) else REFUSED)
            opened()
            return
        opened()
        await self._listen_and_leave(room, visitor, visitor.receive)

    async def _enter(self, table: str, asked: str, client: Client) -> Room:
        if table not in self._registry.rooms:
            await self._limits.take_shared("load", client.identity, client.address)
        room = await self._registry.room(table)
        query = parse_qs(asked)
        await require_access(self._registry.store, room, client.identity, query.get("invitation", [""])[0])
        client.seat = room.table.seat_of(client.identity) if client.identity else SPECTATOR
        most = MAX_SOCKETS if client.identity else MAX_STRANGERS
        others = room.audience.clients.get(client.seat, ())
        if sum([other.limit_key == client.limit_key for other in others]) >= most:
            raise PecuniaError("too-many-sockets", most=most)
        await room.execute(lambda table: back_if_away(table, client.identity))
        language = query.get("language", [""])[0]
        client.language = language if language in LANGUAGES else ""
        known = query.get("number", [""])[0]
        await room.enter(client, int(known) if known.isdecimal() and len(known) < 10 else -1)
        self._registry.keep(room)
        return room

    async def _check_still_signed_in(self, scope: MutableMapping[str, Any], client: Client) -> None:
        """It may have been signed out or banned while it came in."""
        if (await self._guard.authenticate(scope)).device != client.device:
            client.disconnect(SIGNED_OUT)
        self._sanctions.check_banned(client.identity)

    async def _listen_and_leave(
        self, room: Room, client: Client, receive: Receive, check: Callable[[], Awaitable[None]] | None = None
    ) -> int:
        try:
            if check is not None:
                await check()
            if client.listening is not None and self._tracing is None:
                quick = QuickMoves(room, client, client.listening, self._check_rate, self._refuse)
                client.listening.listen(quick.take)
            return await self._listen(room, client, receive)
        finally:
            if client.listening is not None:
                client.listening.listen(None)
            room.leave(client)

    async def _listen(self, room: Room, client: Client, receive: Receive) -> int:
        """Handle messages until the connection ends. Returns its close code."""
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return int(message.get("code") or 0)
            began = time.perf_counter()
            text = message.get("text") or message.get("bytes") or ""
            if self._tracing is None:
                await self._handle(room, client, text)
            else:
                with self._tracing.message():
                    await self._handle(room, client, text)
            SECONDS.observe(time.perf_counter() - began)

    async def _handle(self, room: Room, client: Client, text: str | bytes) -> None:
        """Handle one message. Whatever is wrong with it, the connection stays open."""
        id = ""
        try:
            self._check_rate("message", client)
            if len(text) > MAX_MESSAGE:
                raise PecuniaError("too-large", most=MAX_MESSAGE)
            message = _decoded(text)
            id = message.id
            if self._tracing is not None:
                self._tracing.name_message(str(message.__struct_config__.tag))
            if isinstance(message, Chat):
                self._check_rate("chat", client)
                self._sanctions.check_muted(client.identity)
            if isinstance(message, CatchUp):
                self._check_rate("catch-up", client)
            await attend(room, client, message)
        except TableMoved:
            client.disconnect(COME_BACK)  # it sends the message again, where the table is now
        except PecuniaError as error:
            if isinstance(error, TooFast) and not id:
                id = _id_in(text)
            self._refuse(client, id, error)
            await asyncio.sleep(0)  # a client that floods waits behind all others
        except Exception:
            log.exception("a message could not be carried out")
            self._refuse(client, id, PecuniaError("internal"))

    def _check_rate(self, kind: str, client: Client) -> None:
        """Count by address only if there is no identity: a flooder must not block others behind the same address."""
        self._limits.take(kind, client.identity, "" if client.identity else client.address)

    def _refuse(self, client: Client, id: str, error: PecuniaError) -> None:
        REFUSALS.labels(error.key).inc()
        if self._tracing is not None:
            self._tracing.refuse_message(error.key)
        client.refuse(id, error)


def _note_end(code: int, seconds: float) -> None:
    CLOSES.labels(str(code) if code in CLOSE_CODES else "other").inc()
    log_access("socket", route=ROUTE, close=code, ms=round(seconds * 1000, 2))


def _decoded(text: str | bytes) -> ClientMessage:
    try:
        return decoder.decode(text)
    except DECODE_ERRORS as error:
        raise malformed(error) from None


def _id_in(text: str | bytes) -> str:
    """The id of a message that is not carried out. Empty if it cannot be read."""
    if len(text) > MAX_MESSAGE:
        return ""
    try:
        return id_decoder.decode(text).id
    except DECODE_ERRORS:
        return ""
