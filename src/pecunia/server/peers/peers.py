"""The links to all other processes. This process opens one to each of them, and accepts one from each.

What a process wants of another goes over the link that it has opened, and answers come back on it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from pecunia.server.metrics import LINKS
from pecunia.server.peers.link import Ends, Link, accept_links, open_link
from pecunia.server.peers.messages import AnyMessage, Ask, Message, Reply
from pecunia.server.store.leases import ProcessRow
from pecunia.server.tasks import cancel_all

CONNECT_SECONDS = 1.0

log = logging.getLogger(__name__)


class Peers:
    """`hear` and `answer` say what to do with messages and questions, by their type."""

    def __init__(self, secret: str, own: Callable[[], str], steady: Callable[[], bool]) -> None:
        self._secret = secret.encode()
        self._own = own
        self._steady = steady
        self._server: asyncio.Server | None = None
        self._links: dict[str, Link] = {}  # by process: those that we have opened and that are ready
        self._accepted: set[Link] = set()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._shaking: dict[str, Link] = {}  # by process: those that are in their handshake
        self._tasks: set[asyncio.Task[None]] = set()
        self._unreachable: set[str] = set()  # of these the log has been told
        self.alive: dict[str, str] = {}  # the other processes, and their addresses
        self.hear: dict[type[Message], Callable[[Link, Any], None]] = {}
        self.answer: dict[type[Message], Callable[[str, Any], Awaitable[Any]]] = {}
        self.on_ready: Callable[[], None] = lambda: None
        self.on_lost: list[Callable[[Link], None]] = []

    async def listen(self, host: str, port: int) -> int:
        """Accept links. Returns the port."""
        self._server, port = await accept_links(self, lambda: Ends(self._secret, self._own()), host, port)
        return port

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for link in (*self._links.values(), *self._accepted):
            link.close()
        await cancel_all([*self._opening.values(), *self._tasks])

    # Who is there.

    def update(self, rows: Iterable[ProcessRow]) -> None:
        """These processes share the database. Open links to those that are new, and close those to the dead."""
        own, rows = self._own(), list(rows)
        known = {row.id for row in rows}
        for process, link in list(self._links.items()):
            if process not in known:
                link.close()
        self.alive = {row.id: row.address for row in rows if row.alive and row.id != own}
        for process in self.alive:
            if not any(process in links for links in (self._links, self._shaking, self._opening)):
                self._opening[process] = asyncio.create_task(self._open(process))
        self._unreachable &= self.alive.keys()

    def link(self, process: str) -> Link | None:
        """The link to a process, if it can be reached."""
        return self._links.get(process)

    @property
    def linked_to_all(self) -> bool:
        return self.alive.keys() <= self._links.keys()

    def tell_all(self, message: AnyMessage) -> None:
        for link in self._links.values():
            link.send(message)

    def others_without_store(self) -> bool:
        """Whether other processes can be reached, and the database answers none of them either."""
        return bool(self._links) and not any(link.peer_steady for link in self._links.values())

    async def _open(self, process: str) -> None:
        try:
            ends = Ends(self._secret, self._own(), process)
            link = await open_link(self, ends, self.alive[process], CONNECT_SECONDS)
            if not link.trusted and not link.closed:
                self._shaking[process] = link
        except (OSError, TimeoutError, ValueError, KeyError) as error:
            if process in self.alive and process not in self._unreachable:
                self._unreachable.add(process)
                log.warning("process %s cannot be reached at %s: %s", process, self.alive[process], error)
        finally:
            self._opening.pop(process, None)

    # For links.

    def ready(self, link: Link) -> None:
        if link.opens:
            self._shaking.pop(link.peer, None)
            self._links[link.peer] = link
            self._unreachable.discard(link.peer)
            self.on_ready()
        else:
            self._accepted.add(link)
        LINKS.set(len(self._links))

    def lost(self, link: Link) -> None:
        for known in (self._links, self._shaking):
            if known.get(link.peer) is link:
                del known[link.peer]
        self._accepted.discard(link)
        LINKS.set(len(self._links))
        for act in self.on_lost:
            act(link)

    def steady(self) -> bool:
        return self._steady()

    def received(self, link: Link, message: AnyMessage) -> None:
        if isinstance(message, Ask):
            task = asyncio.create_task(self._reply(link, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        act = self.hear.get(type(message))
        if act is not None:
            act(link, message)

    async def _reply(self, link: Link, ask: Ask) -> None:
        """Without an answer the other process stops waiting by itself."""
        try:
            link.send(Reply(ask.number, await self.answer[type(ask.question)](link.peer, ask.question)))
        except Exception:
            log.exception("a question of another process could not be answered")


def written_address(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
