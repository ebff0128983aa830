"""What a table does by itself: bots move, clocks run out.

Where several processes are at one table, the one that wrote last lets the bots move; the others wait for it, and go on
themselves where it seems to be dead. Should two do so at once, the key of the log lets one of them through.
"""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.server.store.rows import Entry
from pecunia.server.tables.state import SUBSTITUTE, Wish

if TYPE_CHECKING:
    from pecunia.server.tables.room import Room

GRACE = 3.0  # seconds after which a process that does not go on may be dead
RETRY = 1.0  # seconds until a table tries again what it could not do

log = logging.getLogger(__name__)


class Driver:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._table = room.table
        self._own = 0  # this process's last entry: unless the game has changed since, it is for this one to go on
        self._taken = asyncio.Event()
        self._driving: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return self._driving is None or self._driving.done()

    def close(self) -> None:
        for task in (self._driving, self._clock):
            if task is not None:
                task.cancel()

    def wrote(self, entry: Entry) -> None:
        """This process has written an entry, so it goes on; whoever only talks leaves that to others."""
        if entry.kind != "chat":
            self._own = entry.number

    def wake(self) -> None:
        """Look whether it is for the table itself to do something."""
        self._taken.set()
        table = self._table
        asked = table.asked()
        if table.status != "playing" or asked < 0:
            return
        if self._plays_itself(asked):
            if self.idle:
                self._driving = asyncio.create_task(self._drive())
        elif self._clock is None:
            self._watch_clock()

    def _plays_itself(self, asked: int) -> bool:
        """Whether the open question is for the table: in a lesson as its script says, else where a bot is asked."""
        taught = self._table.taught()
        return bool(self._table.seats[asked].played_by if taught is None else taught.scripted)

    def _watch_clock(self) -> None:
        """One timer for the whole table: when it rings early, it is set anew."""
        self._clock = None
        deadline = self._table.deadline()
        if deadline is None:
            return
        left = deadline - time.time()
        if left > 0:
            self._clock = asyncio.get_running_loop().call_later(min(left, 3600.0), self._watch_clock)
        elif self.idle:
            self._driving = asyncio.create_task(self._mark_away())

    async def _mark_away(self) -> None:
        def wish() -> Wish | int:
            deadline = self._table.deadline()
            if deadline is None or deadline > time.time():
                return self._table.number
            return Wish("away", self._table.asked(), "")

        try:
            await self._room.act(wish)
        except PecuniaError:
            await asyncio.sleep(RETRY)  # the store is away: the clock rings again
        self._driving = None
        self.wake()

    async def _drive(self) -> None:
        """Let bots answer as long as bots are asked."""
        while True:
            table = self._table
            asked = table.asked()
            game = table.game
            if table.status != "playing" or asked < 0 or game is None or not self._plays_itself(asked):
                break
            try:
                await self._let_think(game, asked, table.changed)
            except PecuniaError:
                await asyncio.sleep(0.5)  # the store is away, or the table has moved on
            except Exception:
                log.exception("a bot could not move")
                await asyncio.sleep(RETRY)
        self._driving = None
        self.wake()

    async def _let_think(self, game: Game, asked: int, changed: int) -> None:
        """A chat line while the bot thinks does not matter; a move taken back does."""
        if self._room.house.several and self._own < changed and await self._moved_on(asked, changed):
            return
        move = await self._chosen(game, asked)

        def wish() -> Wish | int:
            if not self._still_waits(asked, changed):
                return self._table.number
            return self._room.played(asked, "", move, "")

        await self._room.act(wish)

    async def _chosen(self, game: Game, asked: int) -> Move:
        """What the script of a lesson says; where that cannot be (it was another once), what a bot thinks best."""
        taught = self._table.taught()
        if taught is not None:
            scripted = game.move(taught.scripted)
            if game.why_not(scripted) is None:
                return scripted
        return await self._room.house.think(self._table.seats[asked].played_by or SUBSTITUTE, game.copy(), asked)

    def _still_waits(self, asked: int, changed: int) -> bool:
        table = self._table
        return table.changed == changed and table.status == "playing" and self._plays_itself(asked)

    async def _moved_on(self, asked: int, changed: int) -> bool:
        """Wait for the process that wrote last; whether it has gone on, or is not to."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._still_waits(asked, changed):
                    self._taken.clear()
                    await self._taken.wait()
        if self._still_waits(asked, changed):
            await self._room.read_on()
            if self._still_waits(asked, changed):
                self._own = changed
        return not self._still_waits(asked, changed)
