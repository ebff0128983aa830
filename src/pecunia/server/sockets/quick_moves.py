"""Moves without a task: what most messages are, carried out in the step of the loop in which they arrive.

The step ends when the entry of the move waits for the disk. The store tells the room, and the room everybody, in
another step. A move that has to wait for anything else, and every other message, goes the usual way
(`Sockets._handle`).
"""

import logging
import time
from typing import TYPE_CHECKING

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import ClientMessage, MoveMessage
from pecunia.server.messages.decoding import DECODE_ERRORS
from pecunia.server.metrics import SECONDS
from pecunia.server.store.failures import TableMoved
from pecunia.server.tables.client import COME_BACK, Client, Listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from pecunia.server.tables.room import Room

MAX_MOVE = 1024  # bytes; a longer message is no move

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class QuickMoves:
    """The moves of one client at one table."""

    def __init__(
        self,
        room: "Room",
        client: Client,
        connection: Listening,
        check_rate: "Callable[[str, Client], None]",
        refuse: "Callable[[Client, str, PecuniaError], None]",
    ) -> None:
        self._room = room
        self._client = client
        self._connection = connection
        self._check_rate = check_rate
        self._refuse = refuse
        self._text = b""
        self._id = ""
        self._began = 0.0

    def take(self, text: bytes) -> bool:
        """Carry a message out if it is a move and nothing is in its way. False: somebody else has to do it."""
        if len(text) > MAX_MOVE:
            return False
        try:
            message = decoder.decode(text)
        except DECODE_ERRORS:
            return False
        client, room = self._client, self._room
        if type(message) is not MoveMessage or not room.is_free(client.identity):
            return False
        self._text, self._id, self._began = text, message.id, time.perf_counter()
        self._connection.hold()
        try:
            self._check_rate("message", client)
            client.pending_id = message.id
            room.play_now(client.identity, message, self._played)
        except PecuniaError as error:
            self._played(0, error)
        except Exception:
            log.exception("a move could not be carried out")
            self._played(0, PecuniaError("internal"))
        return True

    def _played(self, number: int, error: PecuniaError | None) -> None:
        client, again = self._client, None
        if error is not None:
            if isinstance(error, TableMoved):
                client.disconnect(COME_BACK)  # it sends the message again, where the table is now
            else:
                self._refuse(client, self._id, error)
        elif not number:
            again = self._text
        elif client.take_answer(self._id):  # no news answered it, because it had been carried out before
            client.confirm(self._id, self._room.table.number_for(client.seat, number))
        SECONDS.observe(time.perf_counter() - self._began)
        self._connection.release(again)
