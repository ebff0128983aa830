"""The bots that live in a worker, and the loop of its process."""

import contextlib
import logging
import os
from collections import OrderedDict
from multiprocessing.connection import Connection

from pecunia.bots import Guarded
from pecunia.core.chance import stream_of
from pecunia.games import from_position
from pecunia.processes import end_with_parent, ignore_interrupts
from pecunia.server.bot_workers.question import Asked, BotAnswer, Place, Run, Task

MAX_LIVE_BOTS = 64  # in one worker; the least recently asked bot is dropped first

log = logging.getLogger(__name__)


class LiveBot:
    """A bot during one run."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.next = run.start  # the number of the only question that it can be asked next
        self._stream = stream_of("")
        self._bot = Guarded(run.bot, programs=False)
        self._began = False

    def choose(self, asked: Asked, seat: int) -> str:
        self._stream.restart(stream_of(asked.seed).key)
        if not self._began:
            self._bot.begin(self._stream)
            self._began = True
        self.next += 1
        return self._bot.choose(from_position(asked.position).view(seat)).text

    def remembers(self) -> bool:
        return self._bot.remembers()

    def log_faults(self) -> None:
        for error in self._bot.take_news():
            log.warning("bot %s played at random: %s", self.run.bot, error)


class LiveBots:
    def __init__(self) -> None:
        self._bots: OrderedDict[Place, LiveBot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def answer(self, task: Task) -> BotAnswer | None:
        """The answer to the last question; None if the bot that should continue is not here."""
        bot = self._bots.pop(task.place, None)
        if task.first == task.run.start:
            bot = LiveBot(task.run)
        elif bot is None or bot.run != task.run or bot.next != task.first:
            return None
        moves = [bot.choose(asked, task.place[1]) for asked in task.asked]
        bot.log_faults()
        remembers = bot.remembers()
        if remembers:
            self._bots[task.place] = bot
            while len(self._bots) > MAX_LIVE_BOTS:
                self._bots.popitem(last=False)
        return BotAnswer(moves[-1], remembers)


def work(pipe: Connection, niceness: int) -> None:
    """The worker process: tasks in, answers out. It ends when the other end of the pipe is closed."""
    end_with_parent()
    ignore_interrupts()
    os.nice(niceness)
    bots = LiveBots()
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            pipe.send(bots.answer(pipe.recv()))
