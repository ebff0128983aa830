"""A browser without a browser: what it keeps is a dictionary, and its other workers are functions."""

import asyncio
import json
from functools import partial
from typing import Any

from pecunia.server.tables.laying import random_seed
from pecunia.tab import routes  # noqa: F401 (the routes of the tab)
from pecunia.tab.page_lines import Line
from pecunia.tab.page_requests import Request, answer
from pecunia.tab.page_workers import BotDesk, reviewed, work_at_desk
from pecunia.tab.tab_server import NewSeed, TabServer


class Drawer:
    """A cupboard. `full` says what is raised instead of writing."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full: Exception | None = None

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def all(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self.kept.items() if key.startswith(prefix))

    async def write(self, changes: list[tuple[str, str, str]]) -> bool:
        if self.full is not None:
            raise self.full
        if any(kind == "add" and key in self.kept for kind, key, _ in changes):
            return False
        for kind, key, text in changes:
            if kind == "delete":
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
        return True


class Helpers:
    """The other workers."""

    def __init__(self) -> None:
        self.bots = BotDesk()
        self.reviews: dict[str, str] = {}

    async def bot(self, task: bytes, network: str) -> bytes:
        return self.bots.answer(task)

    async def desk(self, job: bytes, network: str) -> bytes:
        return work_at_desk(job)

    def review(self, name: str, record: str) -> None:
        self.reviews[name] = record

    def stop_review(self, name: str) -> None:
        del self.reviews[name]

    async def make_reviews(self, house: TabServer) -> None:
        for name, record in self.reviews.items():
            await house.review_ended(name, reviewed(record, partial(house.review_reached, name)))


class Window:
    """A window of a browser at a table."""

    def __init__(self, house: TabServer, table: str, number: int = -1, language: str = "en") -> None:
        self.heard: list[dict[str, Any]] = []
        self.codes: list[int] = []
        self.view: Any = None
        self.number = number
        self.you = -1
        self._said = 0
        self._news = asyncio.Event()
        self.line = Line(house, table, f"number={number}&language={language}", self._hear, self.codes.append)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "welcome":
            self.view, self.number, self.you = message["view"], message["number"], message["you"]
        if message["type"] == "news":
            self.number = message["number"]
        self._news.set()

    async def wait(self) -> dict[str, Any]:
        """The next message that was not taken yet."""
        while not self.heard:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)
        return self.heard.pop(0)

    async def say(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a message, and return its answer."""
        self._said += 1
        self.line.hear(json.dumps({"type": kind, "id": f"{id(self)}-{self._said}", **facts}))
        while True:
            heard = await self.wait()
            if heard.get("id") or heard["type"] == "refused":
                return heard


class Browser:
    def __init__(self, drawer: Drawer | None = None, seed: NewSeed = random_seed) -> None:
        self.drawer = drawer or Drawer()
        self.helpers = Helpers()
        self.house = TabServer(self.drawer, self.helpers, new_seed=seed)

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en", status: int = 0) -> Any:
        """The answer as JSON, or its text if it is none."""
        content = b"" if body is None else json.dumps(body).encode()
        found = await answer(Request(self.house, path, content, language), method)
        assert found.status == (status or found.status), found
        assert status or found.status < 400, found
        if found.media != "application/json":
            return found.body.decode()
        return json.loads(found.body) if found.body else None

    async def lay(self, game: str, bots: list[str], **options: Any) -> str:
        """A table with the person at the first seat and bots at the others, where the game has begun."""
        await self.ask("PUT", "/me", {"name": "Anna"})
        seats = {"BCDEF"[at]: bot for at, bot in enumerate(bots)}
        pace = {"kind": "days", "limit": 7}
        setting = {"game": game, "players": len(bots) + 1, "bots": seats, "pace": pace, "options": options}
        table: str = (await self.ask("POST", "/tables", setting))["table"]["id"]
        await self.ask("POST", f"/tables/{table}/sit", {"seat": None})
        await self.ask("POST", f"/tables/{table}/start")
        return table

    async def play(self, table: str, moves: int = 10_000) -> int:
        """Play the first legal move so many times, or until the game is over. Returns how many were played."""
        room = await self.house.room(table)
        window = Window(self.house, table)
        played = 0
        await window.wait()
        while played < moves and room.table.status == "playing":
            assert room.table.game is not None
            if room.table.asked() != window.you:
                await asyncio.sleep(0.001)
                continue
            move = room.table.game.view(window.you).moves[0].text
            heard = await window.say("move", move=move, question=room.table.number)
            assert heard["type"] in ("done", "news"), heard
            played += 1
        window.line.close()
        return played
