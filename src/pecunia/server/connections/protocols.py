"""The protocols of uvicorn, with limits: of connections, of the time that a request and an answer may take, and of
what a client can make us read at once.

uvicorn waits without end for the rest of a request, and for a client to read its answer. It reads headers of any
length, and all requests and frames that arrive in one piece before it does anything else.
"""

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, if there is one

from pecunia.core.errors import PecuniaError
from pecunia.server.connections.connection_limits import MAX_PARTING, ConnectionLimits
from pecunia.server.http.problems import raw_problem
from pecunia.server.metrics import REFUSALS
from pecunia.server.tables.client import LISTENING, WRITE_FRAME, Listener

HEADER_SECONDS = 10.0  # from the connection, or the first byte of a request, to the end of its headers
BODY_SECONDS = 30.0  # from there to the end of the body
MAX_HEAD = 32_768  # bytes of a request that are not its content
EACH_HEADER = 32  # bytes that each header counts besides its text, as in HTTP/2 (RFC 9113, 6.5.2)
EACH_CHUNK = 8
MAX_PIPELINED = 10  # requests that wait for the answer to the one before them; browsers send one at a time
READ_SECONDS = 60.0  # how long a client may read nothing of what waits for it
PARTING_SECONDS = 1.0  # until a connection that was refused is cut off
MAX_UNREAD = 2  # messages of a socket that wait to be carried out; then we stop reading
READ_AT_ONCE = 2048  # bytes of a socket that are parsed in one step; then others have their turn
MAX_HELD = 1 << 20  # bytes of a socket that wait to be parsed
# Frames that are no messages: pings, pongs, pieces of a message. Honest clients send one in some seconds.
MAX_IDLE_FRAMES = 200
IDLE_FRAMES_SECONDS = 20.0  # after which so many are allowed again


class Deadline:
    """One timer, which is set again for each step."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, act: Any) -> None:
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(seconds, act)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None


class TooMuch(Exception):
    """Ends the parsing of a request."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, limits: ConnectionLimits, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._arrival = Deadline()  # of the request that we are reading
        self._reading = Deadline()  # of the client that reads our answer
        self._answering: RequestResponseCycle | None = None  # `cycle` is the last request, which may still wait
        self._refused = False
        self._parting = False
        self._arrived = False  # whether the last request is complete
        self._too_large = False
        self._head = 0  # bytes of the request that are not content, as far as they were parsed
        self._unparsed = 0  # bytes since the last thing that was parsed, such as the beginning of a long header

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._limits.enter(transport, self.client[0] if self.client else ""):
            self._arrival.set(HEADER_SECONDS, self._too_slow)
        elif self._limits.parting < MAX_PARTING:
            self._limits.parting += 1
            self._parting = True
            self._refuse("too-many-connections")
        else:
            self._refused = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrival.clear()
        self._reading.clear()
        self._limits.leave(self.transport)
        if self._parting:
            self._limits.parting -= 1
        self._end_answer()
        super().connection_lost(exc)

    def _refuse(self, key: str) -> None:
        """Answer without having read the request. The client gets the answer only if we do not close at once."""
        self._refused = True
        self.transport.write(raw_problem(PecuniaError(key)))
        self.transport.write_eof()
        self._reading.set(PARTING_SECONDS, self.transport.abort)

    def _too_slow(self) -> None:
        """The request is still not complete."""
        self._give_up("request-slow")

    def _give_up(self, key: str) -> None:
        """Do not read the rest of the request. Say why, if no answer has begun."""
        answer = self._answering
        begun = answer is not None and answer.response_started and not answer.response_complete
        self._end_answer()
        if begun or self.pipeline or self.transport.is_closing():
            self._refused = True
            self.transport.abort()
        else:
            self._refuse(key)

    def _end_answer(self) -> None:
        """Mark the client of the current answer as gone. Writing to a closed connection would raise an error."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def send_400_response(self, msg: str) -> None:
        if self._too_large:
            self._give_up("head-too-large")
        else:
            REFUSALS.labels("malformed").inc()
            super().send_400_response(msg)

    # Requests.

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > len(data) + MAX_HEAD and not self._refused:
            self._give_up("head-too-large")
        # Not every byte begins a request: there may be empty lines before it.
        if not self._arrived and not self._arrival.is_set and self.transport.get_protocol() is self:
            self._arrival.set(HEADER_SECONDS, self._too_slow)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self._too_large = True
            raise TooMuch
        super().on_message_begin()
        self._arrived = False
        self._head = self._unparsed = 0
        if not self._arrival.is_set:
            self._arrival.set(HEADER_SECONDS, self._too_slow)

    def on_url(self, url: bytes) -> None:
        self._parsed(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._parsed(len(name) + len(value) + EACH_HEADER)
        super().on_header(name, value)

    def on_chunk_header(self) -> None:
        self._parsed(EACH_CHUNK)

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        super().on_body(body)

    def _parsed(self, size: int) -> None:
        """Count what is not content: path, headers before and after it, lines before its chunks."""
        self._unparsed = 0
        self._head += size
        if self._head > MAX_HEAD:
            self._too_large = True
            raise TooMuch

    def on_headers_complete(self) -> None:
        self._arrival.set(BODY_SECONDS, self._too_slow)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._request_arrived()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.transport.is_closing():
            self._reading.set(READ_SECONDS, self.transport.abort)
        elif self._arrived and not self.pipeline:
            self._arrived = False  # the next byte begins another request
            self._limits.waits(self.transport)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._reading.set(PARTING_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self._request_arrived()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this object, which nobody tells of the end

    def _request_arrived(self) -> None:
        self._arrived = True
        self._arrival.clear()
        self._limits.works(self.transport)

    # Answers.

    def pause_writing(self) -> None:
        self._reading.set(READ_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._reading.clear()
        super().resume_writing()


def message_in(data: bytes) -> bytes | None:
    """The bytes of a text message, if the data is one whole frame with it (RFC 6455, 5.2). Otherwise None."""
    if len(data) < 6 or data[0] != 0x81:  # the whole message, and text
        return None
    size, start = data[1] - 0x80, 2  # all that clients send is masked
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
        if size < 126:
            return None
    if size < 0 or size == 127 or len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def text_in(data: bytes) -> str | None:
    """The same as text. None if it is no valid text."""
    message = message_in(data)
    try:
        return None if message is None else message.decode()
    except UnicodeDecodeError:
        return None


def is_control_frame(data: bytes) -> bool:
    """Whether the data is one whole frame that is no message: a ping, a pong or the end."""
    return len(data) >= 6 and data[0] & 0xF8 == 0x88 and len(data) == 6 + data[1] - 0x80


class Inbox:
    """What has arrived at a socket, for its one reader. `asyncio.Queue` can do more, and does more for each message."""

    def __init__(self) -> None:
        self._arrived: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._held = False  # True while a message that went past the inbox is being carried out

    @property
    def idle(self) -> bool:
        """Whether everything that arrived has been carried out."""
        return not self._arrived and not self._held and self._reader is not None and not self._reader.done()

    def hold(self) -> None:
        """The reader gets nothing for the time being."""
        self._held = True

    def release(self) -> None:
        self._held = False
        if self._arrived:
            self._wake()

    def put_nowait(self, event: Any) -> None:
        self._arrived.append(event)
        if not self._held:
            self._wake()

    def put_first(self, event: Any) -> None:
        self._arrived.appendleft(event)

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def qsize(self) -> int:
        return len(self._arrived)

    def empty(self) -> bool:
        return not self._arrived

    async def get(self) -> Any:
        while not self._arrived or self._held:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._arrived.popleft()


class SocketProtocol(WebSocketsSansIOProtocol):
    """The socket of a table. Its connection has been counted already, while it was HTTP."""

    def __init__(self, limits: ConnectionLimits, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self._limits = limits
        self._reading = Deadline()
        self._listener: Listener | None = None
        self._stuck = False  # True while the client reads too slowly; `writable` says the same, more slowly
        self._plain = True  # whether every piece of data so far was one whole frame
        self._held = bytearray()  # what has arrived and was not parsed yet
        self._idle_frames = 0
        self._idle_since = 0.0
        self._serving = False  # while the application has the socket

    def data_received(self, data: bytes) -> None:
        """Read a message that comes as one whole frame, as nearly all do, without the parser of the library.

        The parser gets everything else. Once it may be in the middle of a frame, it gets all that follows.
        """
        if self._plain and self.handshake_initiated:
            if self._listener is not None and self.queue.idle and self._is_open():
                message = message_in(data)
                if message is not None and self._listener(message):
                    return
            text = text_in(data) if self._is_open() else None
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if self.queue.qsize() >= MAX_UNREAD and not self.read_paused:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            self._plain = is_control_frame(data)
        if not self.handshake_initiated or (len(data) <= READ_AT_ONCE and not self._held):
            super().data_received(data)
            return
        if not self._held and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        begins = not self._held
        self._held += data
        if len(self._held) > MAX_HELD:  # after the end we read on, for the answer of the client to it
            self.transport.abort()
        elif begins:
            self._parse_some()

    def _parse_some(self) -> None:
        """Parse a part of what is held, and the rest when others had their turn and its messages are carried out."""
        if not self._held or self.disconnected:
            return
        some = bytes(self._held[:READ_AT_ONCE])
        del self._held[:READ_AT_ONCE]
        super().data_received(some)
        if self.queue.empty():
            self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        if self._held:
            self._parse_some()
        elif self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        return message

    def handle_ping(self) -> None:
        self._count_idle_frame()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_idle_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self._count_idle_frame()
        super().handle_cont(event)

    def _count_idle_frame(self) -> None:
        now = self.loop.time()
        if now > self._idle_since + IDLE_FRAMES_SECONDS:
            self._idle_since, self._idle_frames = now, 0
        self._idle_frames += 1
        if self._idle_frames > MAX_IDLE_FRAMES:
            self._held.clear()
            self.transport.abort()

    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._serving = True
            self.scope["extensions"][WRITE_FRAME] = self.write_frame  # type: ignore[assignment]  # not a dict
            self.scope["extensions"][LISTENING] = self  # type: ignore[assignment]

    def listen(self, listener: "Listener | None") -> None:
        """Offer each message to this function first, in the step of the loop in which it arrives."""
        self._listener = listener

    def hold(self) -> None:
        """The listener is not done with a message, so the next ones wait."""
        self.queue.hold()

    def release(self, again: bytes | None = None) -> None:
        """The listener is done. `again` is the message, if it is to be read like any other."""
        if again is not None:
            self.queue.put_first({"type": "websocket.receive", "text": again.decode()})
        self.queue.release()

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame. False if the client reads too slowly, or if the connection ends.

        This takes a third of the time of `send`, and everybody at the table hears of a move.
        """
        transport = self.transport
        if self._stuck or self.close_sent or transport.is_closing():
            return False
        transport.write(frame)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.clear()
        self._limits.leave(self.transport)
        super().connection_lost(exc)
        self._break_cycles()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._serving = False
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Drop references from this socket to itself when it has ended. The interpreter looks for cycles among young
        objects only (`run.tune`), and would keep those of a socket that was open for some seconds for ever."""
        if self._serving or not self.disconnected:
            return
        self.conn.parser.close()  # a generator of the connection, which refers to it
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].clear()

    def pause_writing(self) -> None:
        self._stuck = True
        self._reading.set(READ_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stuck = False
        self._reading.clear()
        super().resume_writing()
