"""The socket of a table: one connection of one client, from its first message to its last."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.access.rate_limits import ADDRESS_FACTOR, RateLimits, TooFast
from pecunia.server.access.request_checks import Guard, Scope, address
from pecunia.server.messages import CatchUp, Chat, ClientMessage, WhyNot
from pecunia.server.messages.decoding import DECODE_ERRORS, malformed
from pecunia.server.messages.tables import Client as MessageId
from pecunia.server.metrics import CONNECTIONS, REFUSALS, SECONDS
from pecunia.server.tables.admission import require_access
from pecunia.server.tables.client import REFUSED, Client, Send
from pecunia.server.tables.commands import back_if_away
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.server.tables.table_words import explain_refusal
from pecunia.texts import DEFAULT, LANGUAGES

PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,32})/socket")
MAX_MESSAGE = 16_384  # bytes
MAX_SOCKETS = 12  # for one identity at one table
MAX_STRANGERS = 12 * ADDRESS_FACTOR  # sockets without an identity, from one address at one table

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Identified(msgspec.Struct):
    """What is read of a message that comes too fast: its id, so that the client knows which one to send again."""

    id: MessageId = ""


id_decoder: msgspec.json.Decoder[Identified] = msgspec.json.Decoder(Identified)

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Sockets:
    def __init__(self, registry: TableRegistry, guard: Guard, limits: RateLimits) -> None:
        self._registry = registry
        self._guard = guard
        self._limits = limits

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        client = Client(send, "", SPECTATOR)
        writer = asyncio.create_task(client.write())
        CONNECTIONS.inc()
        room: Room | None = None
        try:
            room = await self._enter(scope, client)
            await self._listen(room, client, receive)
        except PecuniaError as error:
            self._refuse(client, "", error)
            client.disconnect(REFUSED)
            await asyncio.wait([writer], timeout=2)
        finally:
            CONNECTIONS.dec()
            if room is not None:
                room.leave(client)
                self._registry.presence_changed(room.id)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _enter(self, scope: Scope, client: Client) -> Room:
        self._guard.check_host(scope)
        self._guard.check_origin(scope)
        client.identity = self._guard.identity(scope)
        client.address = address(scope)
        self._limits.take("socket", client.identity, client.address)
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise PecuniaError("unknown-table")
        room = await self._registry.room(found[1])
        query = parse_qs(scope["query_string"].decode("latin-1"))
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
        self._registry.presence_changed(room.id)
        return room

    async def _listen(self, room: Room, client: Client, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            began = time.perf_counter()
            await self._handle(room, client, message.get("text") or message.get("bytes") or "")
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
            if isinstance(message, Chat):
                self._check_rate("chat", client)
            if isinstance(message, CatchUp):
                self._check_rate("catch-up", client)
                await room.enter(client, message.number)
                return
            if isinstance(message, WhyNot):
                client.send(explain_refusal(room.table, client.seat, id, message.move, client.language or DEFAULT))
                return
            client.pending_id = id
            entry = await room.carry_out(client.identity, message)
            if client.take_answer(id):  # no news answered it, because it had been carried out before
                client.confirm(id, room.table.number_for(client.seat, entry))
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
        client.refuse(id, error)


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
