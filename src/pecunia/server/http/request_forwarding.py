"""HTTP requests about tables that are at another process. That process answers them, and we pass the answer on.

A request is first tried here, unless we know where its table is. What is refused because the table is elsewhere, or has
just moved, has changed nothing; so it can be tried again there.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.server.metrics import FORWARDED
from pecunia.server.peers import messages as p
from pecunia.server.request_context import HEADER, REQUEST_ID, TABLE_PATH, begin_request
from pecunia.server.store.failures import TableMoved
from pecunia.server.tables.anywhere import MAX_MOVES
from pecunia.server.tables.ownership import NOT_HERE, OwnedElsewhere
from pecunia.server.tables.table_registry import TableRegistry

REQUESTS = FORWARDED.labels("request")

Scope = MutableMapping[str, Any]
AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]
Answer = Callable[[Scope, Receive, Send], Awaitable[None]]
Refuse = Callable[[Scope, PecuniaError, Send], Awaitable[None]]


class Forwarding:
    """`here` answers a request in this process; `refuse` answers with an error. `most` is the largest body in bytes."""

    def __init__(self, registry: TableRegistry, here: Answer, refuse: Refuse, most: int) -> None:
        assert registry.ownership is not None
        self._ownership = registry.ownership
        self._rooms = registry.rooms
        self._here = here
        self._refuse = refuse
        self._most = most
        self._ownership.peers.answer[p.Request] = self._answer_peer

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE_PATH.match(scope["path"])
        table = found[1] if found else ""
        owner = self._ownership.elsewhere(table) if table and table not in self._rooms else ""
        body = await read_body(receive, self._most)
        if body is None:
            await self._refuse(scope, PecuniaError("too-large", most=self._most), send)
            return
        error: PecuniaError = TableMoved()
        for _ in range(MAX_MOVES):
            if owner:
                try:
                    answer = await self._ownership.request(owner, request_of(scope, body))
                except PecuniaError as failure:
                    error = failure
                    break
                if not answer.moved:
                    REQUESTS.inc()
                    scope["path_template"] = answer.route
                    await pass_on(answer, send)
                    return
                self._ownership.forget(table)
            not_here = await self._try_here(scope, body, send)
            if not_here is None:
                return
            error, owner = not_here, not_here.owner if isinstance(not_here, OwnedElsewhere) else ""
            if isinstance(not_here, OwnedElsewhere) and not owner:
                break
        await self._refuse(scope, error, send)

    async def _try_here(self, scope: Scope, body: bytes, send: Send) -> PecuniaError | None:
        """Answer the request in this process. If its table is not here, nothing is sent, and the error comes back."""
        tried: Scope = {**scope, "state": {}}
        answered = asyncio.Event()

        async def send_if_here(message: AsgiMessage) -> None:
            if NOT_HERE not in tried:
                scope.update(tried)  # what was found out about the request
                await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        await self._here(tried, receive_once(body, answered), send_if_here)
        return tried.get(NOT_HERE)

    async def _answer_peer(self, process: str, request: p.Request) -> p.Response:
        """Answer a request that has come to another process."""
        begin_request(request.headers, request.path)
        scope = scope_of(request)
        status, headers, parts = 0, [], []

        async def keep(message: AsgiMessage) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], list(message.get("headers", ()))
            else:
                parts.append(message.get("body", b""))

        not_here = await self._try_here(scope, request.body, keep)
        if not_here is not None:
            return p.Response(moved=True)
        return p.Response(False, status, headers, b"".join(parts), scope.get("path_template") or "")


async def read_body(receive: Receive, most: int) -> bytes | None:
    """The body of a request; None if it is too large."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            return None
        if not message.get("more_body"):
            return b"".join(parts)


def receive_once(body: bytes, answered: asyncio.Event) -> Receive:
    """What a handler receives: the body, and nothing until there is an answer. Then the sender counts as gone, and
    whatever waits for that (every streamed answer does) can end."""
    bodies = [body]

    async def receive() -> AsgiMessage:
        if bodies:
            return {"type": "http.request", "body": bodies.pop(), "more_body": False}
        await answered.wait()
        return {"type": "http.disconnect"}

    return receive


async def pass_on(answer: p.Response, send: Send) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": list(answer.headers)})
    await send({"type": "http.response.body", "body": answer.body})


def request_of(scope: Scope, body: bytes) -> p.Request:
    headers = [(name, value) for name, value in scope["headers"] if name != HEADER]
    headers.append((HEADER, REQUEST_ID.get().encode()))
    client = scope.get("client") or ("", 0)
    query = scope["query_string"]
    return p.Request(scope["method"], scope["path"], query, headers, scope["scheme"], tuple(client), body)


def scope_of(request: p.Request) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "root_path": "",
        "headers": request.headers,
        "client": request.client,
        "server": None,
        "extensions": {},
    }
