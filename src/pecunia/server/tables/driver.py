"""What a table does by itself: bots move, clocks run out.

No bot thinks at a table where nobody is connected, with one exception: if moves take days, bots play on until a person
who is not away is asked. They do so at low priority, so that others do not wait for them. Clocks run in any case.
"""

import asyncio
import logging
import time
import weakref
from typing import TYPE_CHECKING

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.tables.commands import bot_move, close_full, mark_away
from pecunia.server.tables.log_limits import is_full
from pecunia.server.tables.seats import SUBSTITUTE

if TYPE_CHECKING:
    from pecunia.server.tables.room import Room

RETRY = 1.0  # seconds until a table tries again after a failure

log = logging.getLogger(__name__)


class Driver:
    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)  # the room owns its driver, so a closed room is freed at once
        self._table = room.table
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

    def wake(self) -> None:
        """Check whether the table has something to do by itself."""
        if self._table.status != "playing" or self._table.asked() < 0:
            return
        if is_full(self._table):
            if self.idle:
                self._driving = asyncio.create_task(self._close())
        elif self._table.moves_by_itself():
            if self.idle and self.may_move():
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

    async def _close(self) -> None:
        try:
            await self._room.execute(close_full)
        except PecuniaError:
            await asyncio.sleep(RETRY)
        self._driving = None
        self.wake()

    # Bots.

    async def _drive(self) -> None:
        """Let bots answer as long as bots are asked."""
        while self.may_move() and not is_full(self._table):
            try:
                await self._answer_question()
            except PecuniaError:
                await asyncio.sleep(0.5)  # the store is away, or the table has moved on
            except Exception:
                log.exception("a bot could not move")
                await asyncio.sleep(RETRY)
        self._driving = None
        self.wake()

    def may_move(self) -> bool:
        """Whether a bot, or the script of a lesson, moves now."""
        table = self._table
        if not table.moves_by_itself():
            return False
        scripted = table.open_lesson() is not None  # it costs nothing
        return scripted or self._room.audience.anybody_here() or table.somebody_expects_moves()

    async def _answer_question(self) -> None:
        table = self._table
        game, seat, game_entry = table.game, table.asked(), table.game_entry
        assert game is not None
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
        patient = not self._room.audience.anybody_here()
        question = BotQuestion(table.row.id, table.take_back_entry, bot, seat, game.copy(), table.host, patient)
        return await self._room.services.choose_for_bot(question)
