"""Scripted people: they say their name, sit down, play over a socket, lose their connection and come back."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Protocol, Self

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from pecunia.core.chance import Stream, stream_of
from pecunia.core.changes import applied

PATIENCE = 120.0


class Refusal(Exception):
    """The server has refused something; `key` says why."""

    def __init__(self, key: str, facts: dict[str, Any]) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Person:
    """Somebody with a name at one server. `heard` keeps everything they receive, byte for byte."""

    def __init__(self, url: str, name: str, address: str = "", tls: ssl.SSLContext | None = None) -> None:
        self.url = url
        self.name = name
        self.token = ""
        self.address = address  # of this machine, such as 127.0.0.2; limits count by address
        self.tls = tls  # whom to trust, at https://
        # The server closes idle connections after 5 s. A request at that very moment would be lost.
        limits = httpx.Limits(keepalive_expiry=3)
        transport = httpx.AsyncHTTPTransport(local_address=address or None, verify=tls or True, limits=limits)
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=PATIENCE, trust_env=False, transport=transport)

    async def __aenter__(self) -> Self:
        account = await self.ask("POST", "/accounts", {"name": self.name})
        self.token = account["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Make an HTTP request. Returns the answer or raises Refusal."""
        answer = await self.http.request(method, path, json=body)
        if answer.status_code == 204:
            return None
        if answer.status_code >= 400:
            problem = answer.json()
            raise Refusal(problem["key"], problem)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def lay_table(self, **setting: Any) -> str:
        return str((await self.ask("POST", "/tables", setting))["table"]["id"])

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """Make a request that must be refused. Returns the key of the reason."""
        with pytest.raises(Refusal) as found:
            await self.ask(method, path, body)
        return found.value.key

    def chair(self, table: str, invitation: str = "", language: str = "") -> "Chair":
        return Chair(self, table, invitation, language)


class Chair:
    """A person at one table: a socket, the view built from the changes, and what happened."""

    def __init__(self, person: Person, table: str, invitation: str, language: str = "") -> None:
        self.person = person
        self.table_id = table
        self.invitation = invitation
        self.language = language
        self.said: dict[str, Any] | None = None
        self.told: list[str] = []
        self.number = -1
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you = -1
        self.happenings: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.here: list[bool] = []
        self.heard: list[str] = []
        self.acknowledged: list[int] = []
        self.deadline: float | None = None
        self._sent = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.disconnect()

    async def connect(self) -> None:
        base = self.person.url.replace("http", "ws", 1)
        address = f"{base}/api/v1/tables/{self.table_id}/socket?number={self.number}&invitation={self.invitation}"
        address += f"&language={self.language}"
        headers = {"authorization": f"Bearer {self.person.token}"} if self.person.token else {}
        options: dict[str, Any] = {"ssl": self.person.tls} if self.person.tls else {}
        self._socket = await websockets.connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            max_queue=None,
            local_addr=(self.person.address, 0) if self.person.address else None,
            **options,
        )
        while (await self.hear())["type"] != "welcome":
            pass

    async def disconnect(self, abruptly: bool = False) -> None:
        if self._socket is not None:
            if abruptly:
                self._socket.transport.abort()
            await self._socket.close()
            self._socket = None

    async def hear(self) -> dict[str, Any]:
        """Receive and apply the next message. Raises Refusal, or ConnectionClosed if the connection is gone."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        self.deadline = message.get("deadline", self.deadline)
        self.said = message.get("said", self.said)
        self.told += message.get("said", {}).get("told", [])
        if kind == "welcome":
            self.number, self.you, self.view = message["number"], message["you"], message["view"]
            self.table, self.chat = message["table"], message["chat"]
            self.happenings += message["happenings"]
        elif kind == "news":
            self._take_news(message)
            if "id" in message:
                self.acknowledged.append(message["number"])
        elif kind == "presence":
            self.here = message["here"]
        elif kind == "done":
            self.acknowledged.append(message["number"])
        elif kind == "refused":
            raise Refusal(message["key"], message)
        return message

    def _take_news(self, message: dict[str, Any]) -> None:
        assert message["number"] == self.number + 1, "a number is missing"
        self.number = message["number"]
        if "view" in message:
            self.view = message["view"]
        elif message["changes"]:
            assert self.view is not None
            self.view = applied(self.view, message["changes"])
        self.table = message.get("table", self.table)
        self.happenings += message["happenings"]
        if "chat" in message:
            self.chat.append(message["chat"])

    async def send(self, message: dict[str, Any] | str) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    def next_id(self) -> str:
        self._sent += 1
        return f"{self.person.name}-{self._sent}"

    async def say(self, kind: str, **facts: Any) -> int:
        """Send a message and wait until it is done. Returns the number it got, or raises Refusal."""
        id = self.next_id()
        await self.send({"type": kind, "id": id, **facts})
        return await self.answer_to(id)

    async def why_not(self, move: str) -> dict[str, Any]:
        """Why a move is not allowed now."""
        id = self.next_id()
        await self.send({"type": "why-not", "id": id, "move": move})
        while True:
            message = await self.hear()
            if message["type"] == "because" and message["id"] == id:
                return message

    async def answer_to(self, id: str) -> int:
        while True:
            message = await self.hear()
            if message["type"] in ("news", "done") and message.get("id") == id:
                return int(message["number"])

    async def sync(self) -> None:
        """Listen until everything that the server has sent so far is applied."""
        await self.send({"type": "catch-up", "id": self.next_id(), "number": self.number})
        while (await self.hear())["type"] != "welcome":
            pass

    async def refused(self, kind: str, **facts: Any) -> str:
        """Send a message that must be refused. Returns the key of the reason."""
        with pytest.raises(Refusal) as found:
            await self.say(kind, **facts)
        return found.value.key

    async def until(self, wanted: "Any") -> None:
        """Listen until the condition holds."""
        while not wanted(self):
            await self.hear()

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["status"] == "over"

    @property
    def asked(self) -> bool:
        return self.view is not None and self.you >= 0 and self.view["asked"] == self.you and not self.over

    async def play(self, breaks: float = 0.0, stream: Stream | None = None) -> None:
        """Play at random until the game is over, losing the connection now and then."""
        chance = stream or stream_of(f"{self.person.name} at {self.table_id}")
        while not self.over:
            if breaks and chance.below(1000) < breaks * 1000:
                await self.disconnect(abruptly=chance.below(2) == 0)
                await self.connect()
            elif self.asked:
                await self._move(chance)
            else:
                await self.hear()

    async def _move(self, chance: Stream) -> None:
        assert self.view is not None
        moves = self.view["moves"]
        try:
            await self.say("move", move=moves[chance.below(len(moves))])
        except Refusal as refusal:
            if refusal.key == "outcome-unknown":  # on a busy machine; look what became of it, as a page does
                await self.sync()
            elif refusal.key not in ("not-your-question", "game-over", "table-over"):
                raise


class Place(Protocol):
    """Where people can go: a server, or a proxy in front of several."""

    @property
    def url(self) -> str: ...

    @property
    def tls(self) -> ssl.SSLContext | None: ...


@asynccontextmanager
async def table_of(server: Place, *names: str, begun: bool = True, **setting: Any) -> AsyncIterator[list[Chair]]:
    """Connected people at a public table with this setting. The first is the host; bots take seats of their own."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.url, name, tls=server.tls)) for name in names]
        wanted = {"public": True, "players": len(names) + len(setting.get("bots", ())), **setting}
        laid = await people[0].ask("POST", "/tables", wanted)
        table = laid["table"]["id"]
        for person in people:
            await person.ask("POST", f"/tables/{table}/sit", {"invitation": laid["invitation"]})
        chairs = [await stack.enter_async_context(person.chair(table)) for person in people]
        if begun:
            await people[0].ask("POST", f"/tables/{table}/start")
            for chair in chairs:
                await chair.until(lambda chair: chair.view is not None)
        yield chairs


def first_move(chair: Chair) -> str:
    assert chair.view is not None
    return str(chair.view["moves"][0])


async def asked_of(chairs: list[Chair]) -> Chair:
    """The person to move now, at a table without bots."""
    for chair in chairs:
        await chair.sync()
    return next(chair for chair in chairs if chair.asked)
