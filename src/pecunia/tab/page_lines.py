"""The socket of a table, without a socket: messages of the page in, messages for the page out."""

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.server.messages import ClientMessage
from pecunia.server.messages.decoding import DECODE_ERRORS, malformed
from pecunia.server.store.failures import StoreUnavailable, TableMoved
from pecunia.server.tables.attending import attend
from pecunia.server.tables.client import COME_BACK, NO_MESSAGE, REFUSED, Client
from pecunia.server.tables.commands import back_if_away
from pecunia.server.tables.room import Room
from pecunia.tab.tab_server import TabServer
from pecunia.texts import LANGUAGES

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Line:
    """One window at a table. `say` takes what the page hears, `end` the code with which a socket would be closed."""

    def __init__(
        self, house: TabServer, table: str, query: str, say: Callable[[str], None], end: Callable[[int], None]
    ):
        self._house = house
        self._table = table
        self._query = {name: values[0] for name, values in parse_qs(query).items()}
        self._say = say
        self._end = end
        self._client = Client(self._transmit, "", SPECTATOR)
        self._room: Room | None = None
        self._messages: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = {asyncio.create_task(self._client.write()), asyncio.create_task(self._live())}

    def hear(self, text: str) -> None:
        self._messages.put_nowait(text)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._room is not None:
            self._room.leave(self._client)

    async def _transmit(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._say(message["text"])
        else:
            self.close()
            self._end(message["code"])

    async def _live(self) -> None:
        client = self._client
        try:
            room = self._room = await self._enter()
        except PecuniaError as error:
            client.refuse(NO_MESSAGE, error)
            client.disconnect(COME_BACK if isinstance(error, StoreUnavailable | TableMoved) else REFUSED)
            return
        while True:
            await self._handle(room, await self._messages.get())

    async def _enter(self) -> Room:
        client = self._client
        person = await self._house.store.person()
        room = await self._house.room(self._table)
        client.identity = person[0] if person is not None else ""
        client.seat = room.table.seat_of(client.identity) if client.identity else SPECTATOR
        await room.execute(lambda table: back_if_away(table, client.identity))
        language = self._query.get("language", "")
        client.language = language if language in LANGUAGES else ""
        known = self._query.get("number", "")
        await room.enter(client, int(known) if known.isdecimal() else -1)
        return room

    async def _handle(self, room: Room, text: str) -> None:
        client, id = self._client, ""
        try:
            try:
                message = decoder.decode(text)
            except DECODE_ERRORS as error:
                raise malformed(error) from None
            id = message.id
            await attend(room, client, message)
        except TableMoved:
            client.disconnect(COME_BACK)
        except PecuniaError as error:
            client.refuse(id, error)
        except Exception:
            log.exception("a message could not be carried out")
            client.refuse(id, PecuniaError("internal"))
