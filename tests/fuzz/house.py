"""The whole server in this process, without a network: requests and sockets go straight into the application."""

import asyncio
import tempfile
import warnings
from collections.abc import MutableMapping
from functools import cache
from typing import Any
from urllib.parse import unquote

import msgspec
from litestar.exceptions import LitestarDeprecationWarning

from pecunia.core.errors import PecuniaError
from pecunia.server.app import App
from pecunia.server.messages import Setting
from pecunia.server.settings import Settings
from tests.fuzz import sources

HOST = sources.IDENTITY
OTHER = HOST[::-1]
ROLES = ("TABLE", "PRIVATE", "TOKEN")  # words in requests that stand for what this house has


class House:
    """A server with an open public table, a private one, and somebody who may do something there."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="pecunia-fuzz-")
        self._runner = asyncio.Runner()
        settings = Settings(data_dir=self._folder.name, rate_percent=10**9, secret=sources.SECRET)
        self.app = App(settings)
        self.words = self._runner.run(self._open())

    async def _open(self) -> dict[str, str]:
        await self.app._open()
        for identity, name in ((HOST, "Anna"), (OTHER, "Ben")):
            await self.app.registry.store.add_identity(identity, name)
        public = await self.app.registry.create_table(HOST, Setting(players=2, public=True))
        private = await self.app.registry.create_table(OTHER, Setting(players=2))
        return dict(zip(ROLES, (public.id, private.id, sources.tokens()[0]), strict=True))

    def close(self) -> None:
        self._runner.run(self.app.registry.close())
        self._runner.close()
        self._folder.cleanup()

    def request(self, text: str) -> str:
        """Answer a request written as text: method and target, headers, an empty line, the body.

        Returns the body of the answer. Raises a refusal as an error with its key.
        """
        for role, word in self.words.items():
            text = text.replace(role, word)
        head, _, body = text.partition("\n\n")
        first, *lines = head.split("\n")
        method, _, target = first.partition(" ")
        path, _, query = target.partition("?")
        scope = {
            "type": "http",
            "method": method if method.isascii() and method.isalpha() else "GET",
            "path": unquote(path if path.startswith("/") else f"/{path}"),
            "raw_path": data(path),
            "query_string": data(query),
            "headers": [header(line) for line in lines],
            **CONNECTION,
        }
        return self._runner.run(self._answer(scope, data(body)))

    async def _answer(self, scope: dict[str, Any], body: bytes) -> str:
        coming: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[MutableMapping[str, Any]] = []

        async def receive() -> MutableMapping[str, Any]:
            return coming.pop(0) if coming else {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)  # our refusals name their application
            await self.app(scope, receive, send)
        status = sent[0]["status"]
        answer = b"".join(message.get("body", b"") for message in sent).decode()
        assert status < 500, answer
        if status >= 400:
            raise PecuniaError(msgspec.json.decode(answer)["key"])
        return answer

    def socket(self, query: str) -> str:
        """Open the socket of the public table with this query, and leave. Returns the first message."""
        return self._runner.run(self._visit(query))

    async def _visit(self, query: str) -> str:
        coming = [{"type": "websocket.connect"}]
        sent: list[MutableMapping[str, Any]] = []
        welcomed = asyncio.Event()

        async def receive() -> MutableMapping[str, Any]:
            if coming:
                return coming.pop(0)
            await welcomed.wait()
            return {"type": "websocket.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)
            if message["type"] == "websocket.send":
                welcomed.set()

        path = f"/api/v1/tables/{self.words['TABLE']}/socket"
        scope = {"type": "websocket", "path": path, "query_string": data(query), "headers": [], **CONNECTION}
        await asyncio.wait_for(self.app(scope, receive, send), 60)
        texts = [str(message["text"]) for message in sent if message["type"] == "websocket.send"]
        first = msgspec.json.decode(texts[0])
        if first["type"] == "refused":
            raise PecuniaError(first["key"])
        return str(texts[0])


CONNECTION: dict[str, Any] = {
    "scheme": "http",
    "http_version": "1.1",
    "client": ("192.0.2.1", 5000),
    "server": ("127.0.0.1", 8000),
    "root_path": "",
    "extensions": {},
}


def data(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def header(line: str) -> tuple[bytes, bytes]:
    """Servers pass names on in small letters, and values without spaces around them."""
    name, _, value = line.partition(":")
    return data(name.strip().lower()), data(value.strip())


@cache
def house() -> House:
    return House()
