"""What the script of the house calls (`web/src/tab/house.worker.ts`); `helping.py` is for those of other workers.

What comes from a script is text, numbers, bytes and functions; promises can be awaited.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from pecunia.core.errors import PecuniaError
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable
from pecunia.tab import routes  # noqa: F401 (the routes of the tab are there from now on)
from pecunia.tab.page_lines import Line
from pecunia.tab.page_requests import Request, answer
from pecunia.tab.tab_server import TabServer

log = logging.getLogger(__name__)


class Script(Protocol):
    """The functions of the script around the house (`web/src/tab/house.worker.ts`)."""

    def get(self, key: str) -> Any: ...
    def all(self, prefix: str) -> Any: ...
    def write(self, changes: Any) -> Any: ...
    def bot(self, task: Any, network: str) -> Any: ...
    def desk(self, job: Any, network: str) -> Any: ...
    def review(self, name: str, record: str) -> None: ...
    def stopReview(self, name: str) -> None: ...  # noqa: N802 (as scripts write names)
    def tell(self, table: str, number: int) -> None: ...
    def say(self, line: int, text: str) -> None: ...
    def end(self, line: int, code: int) -> None: ...


class ScriptCupboard:
    def __init__(self, script: Script) -> None:
        self._script = script

    async def get(self, key: str) -> str | None:
        found: str | None = await self._done(self._script.get(key))
        return found

    async def all(self, prefix: str) -> list[tuple[str, str]]:
        found = (await self._done(self._script.all(prefix))).to_py()
        return [(key, text) for key, text in found]

    async def write(self, changes: list[tuple[str, str, str]]) -> bool:
        flat = "\0".join(part for change in changes for part in change)  # cheaper to hand over than lists
        return bool(await self._done(self._script.write(flat)))

    async def _done(self, promise: Any) -> Any:
        """Whatever is wrong with the storage of a browser: it has a name."""
        try:
            return await promise
        except Exception as error:
            name = getattr(error, "name", "")
            log.warning("the browser does not keep anything: %s", name or error)
            if name == "QuotaExceededError":
                raise StoreUnavailable("disk-full") from None
            raise (StoreUnavailable if name else OutcomeUnknown)() from None


class ScriptWorkers:
    def __init__(self, script: Script) -> None:
        self._script = script

    async def bot(self, task: bytes, network: str) -> bytes:
        return await self._sent(self._script.bot, task, network)

    async def desk(self, job: bytes, network: str) -> bytes:
        return await self._sent(self._script.desk, job, network)

    async def _sent(self, send: Callable[[Any, str], Any], content: bytes, network: str) -> bytes:
        """Whatever goes wrong over there: nothing has happened, and it can be asked again."""
        from pyodide.ffi import JsException, to_js  # there only in a browser

        try:
            found: bytes = (await send(to_js(content), network)).to_bytes()
        except JsException as error:
            raise PecuniaError("helper-gone") from error
        return found

    def review(self, name: str, record: str) -> None:
        self._script.review(name, record)

    def stop_review(self, name: str) -> None:
        self._script.stopReview(name)


class OpenHouse:
    """The house, as its script sees it."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self.house = TabServer(ScriptCupboard(script), ScriptWorkers(script), script.tell)
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, path: str, body: str, language: str) -> Any:
        """Status, body, media type and file name."""
        from pyodide.ffi import to_js

        return to_js(tuple(await answer(Request(self.house, path, body.encode(), language), method)))

    def open_line(self, number: int, table: str, query: str) -> None:
        script = self._script
        self._lines[number] = Line(
            self.house, table, query, lambda text: script.say(number, text), lambda code: script.end(number, code)
        )

    def hear(self, number: int, text: str) -> None:
        if number in self._lines:
            self._lines[number].hear(text)

    def close_line(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.close()

    async def entry_elsewhere(self, table: str, number: int) -> None:
        await self.house.entry_elsewhere(table, number)

    def review_reached(self, name: str, done: int) -> None:
        self.house.review_reached(name, done)

    async def review_ended(self, name: str, content: Any) -> None:
        await self.house.review_ended(name, content.to_bytes() if content else b"")


def open_house(script: Script) -> OpenHouse:
    return OpenHouse(script)
