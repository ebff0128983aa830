"""What a table does by itself: bots move, clocks run out.

If several processes have the same table, the one that wrote last lets the bots move. The others wait for it, and take
over if it seems to be dead. If two take over at once, the key of the log lets only one of them write.
"""

import asyncio
import contextlib
import logging
import time
import weakref
from typing import TYPE_CHECKING

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.store.rows import LogEntry
from pecunia.server.tables.commands import bot_move, mark_away
from pecunia.server.tables.seats import SUBSTITUTE

if TYPE_CHECKING:
    from pecunia.server.tables.room import Room

GRACE = 3.0  # seconds without progress after which the other process may be dead
RETRY = 1.0  # seconds until a table tries again after a failure

log = logging.getLogger(__name__)


class Driver:
    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)  # the room owns its driver, so a closed room is freed at once
        self._table = room.table
        self._own_entry = 0  # this process's last entry; it moves the bots unless the game has changed since
        self._entry_applied = asyncio.Event()
        self._driving: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return self._driving is None or self._driving.done()

    def close(self) -> None:
        for task in (self._driving, self._clock):
            if task is not None:
                task.cancel()
        self._driving = self._clock = None  # a cancelled task keeps its frames, and they keep the room

    def wrote(self, entry: LogEntry) -> None:
        """This process has written an entry, so it moves the bots now. A chat line does not count."""
        if entry.kind != "chat":
            self._own_entry = entry.number

    def wake(self) -> None:
        """Check whether the table has something to do by itself."""
        self._entry_applied.set()
        if self._table.status != "playing" or self._table.asked() < 0:
            return
        if self._table.moves_by_itself():
            if self.idle:
                self._driving = asyncio.create_task(self._drive())
        elif self._clock is None:
            self._watch_clock()

    # Clocks.

    def _watch_clock(self) -> None:
        """There is one timer for the whole table. If it rings too early, it is set again."""
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
        try:
            await self._room.execute(lambda table: mark_away(table, time.time()))
        except PecuniaError:
            await asyncio.sleep(RETRY)  # the store is away; try again
        self._driving = None
        self.wake()

    # Bots.

    async def _drive(self) -> None:
        """Let bots answer as long as bots are asked."""
        while self._table.moves_by_itself():
            try:
                await self._answer_question()
            except PecuniaError:
                await asyncio.sleep(0.5)  # the store is away, or the table has moved on
            except Exception:
                log.exception("a bot could not move")
                await asyncio.sleep(RETRY)
        self._driving = None
        self.wake()

    async def _answer_question(self) -> None:
        table = self._table
        game, seat, game_entry = table.game, table.asked(), table.game_entry
        assert game is not None
        if self._room.services.has_peers and self._own_entry < game_entry and await self._peer_goes_on(game_entry):
            return
        move = await self._choose(game, seat)
        await self._room.execute(lambda table: bot_move(table, game_entry, seat, move))

    async def _choose(self, game: Game, seat: int) -> Move:
        """The move in the script of a lesson. Without one, or if it is not legal any more, the move of a bot."""
        table = self._table
        progress = table.open_lesson()
        if progress is not None:
            scripted = game.move(progress.scripted)
            if game.why_not(scripted) is None:
                return scripted
        bot = table.seats[seat].played_by or SUBSTITUTE
        question = BotQuestion(table.row.id, table.take_back_entry, bot, seat, game.copy())
        return await self._room.services.choose_for_bot(question)

    def _still_waits(self, game_entry: int) -> bool:
        return self._table.game_entry == game_entry and self._table.moves_by_itself()

    async def _peer_goes_on(self, game_entry: int) -> bool:
        """Wait for the process that wrote last. True if it has gone on, or if there is nothing to do any more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._still_waits(game_entry):
                    self._entry_applied.clear()
                    await self._entry_applied.wait()
        if self._still_waits(game_entry):
            await self._room.read_on()
            if self._still_waits(game_entry):
                self._own_entry = game_entry
        return not self._still_waits(game_entry)
