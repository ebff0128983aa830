"""Bots think in processes of their own, under a time limit: a slow one delays only its table."""

import asyncio
import contextlib
import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from pecunia.bots import Guarded, make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.daily import thoughts_seed
from pecunia.games import from_position

log = logging.getLogger(__name__)

QUICK = 0.5  # seconds after which a bot that thinks holds up no other

Task = tuple[str, str, int, str]  # the bot, the position, the seat, the seed of the bot's own stream


def _work(pipe: Connection) -> None:
    """A thinking process: positions in, moves out. It ends when the other end is closed."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            name, position, seat, seed = pipe.recv()
            bot = Guarded(name, programs=False)
            bot.begin(stream_of(seed))
            move = bot.choose(from_position(position).view(seat))
            for error in bot.take_news():
                log.warning("bot %s played at random: %s", name, error)
            pipe.send(move.text)


class Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs,), daemon=True, name="pecunia-bot")
        self.process.start()
        theirs.close()

    async def ask(self, task: Task) -> str:
        """Send the task and wait for the answer without holding up the event loop."""
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        descriptor = self.pipe.fileno()
        loop.add_reader(descriptor, ready.set)
        try:
            self.pipe.send(task)
            await ready.wait()
        finally:
            loop.remove_reader(descriptor)
        return str(self.pipe.recv())

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinking:
    """A few workers, started when they are first needed.

    Whoever thinks for long makes room for others: a further worker takes its place meanwhile. So there are never more
    than `workers × seconds ÷ QUICK` processes, and usually `workers`.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = max(workers, 1)
        self._free: list[Worker] = []
        self._slots = asyncio.Semaphore(self._workers)
        self.too_slow = 0

    async def choose(self, bot: str, game: Game, seat: int) -> Move:
        """What the bot chooses; a legal move in any case."""
        seed = thoughts_seed(game, seat)
        position = game.position()
        await self._slots.acquire()
        slot = Slot(self._slots)
        worker = None
        try:
            worker = self._free.pop() if self._free else Worker()
            text = await self._answer(worker, (bot, position, seat, seed), slot)
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("bot %s gave no answer: %s", bot, type(error).__name__)
            self.too_slow += 1
            if worker is not None:
                worker.end()
            return make_bot("random", stream_of(seed)).choose(game.view(seat))
        except BaseException:
            if worker is not None:
                worker.end()
            raise
        finally:
            slot.give_back()
        if len(self._free) < self._workers:
            self._free.append(worker)
        else:
            worker.end()
        return game.move(text)

    async def _answer(self, worker: Worker, task: Task, slot: "Slot") -> str:
        timer = asyncio.get_running_loop().call_later(QUICK, slot.give_back)
        try:
            async with asyncio.timeout(self._seconds):
                return await worker.ask(task)
        finally:
            timer.cancel()

    def close(self) -> None:
        for worker in self._free:
            worker.end()
        self._free.clear()


class Slot:
    """A place among those who think, given back once: when the answer is there, or when it takes long."""

    def __init__(self, slots: asyncio.Semaphore) -> None:
        self._slots: asyncio.Semaphore | None = slots

    def give_back(self) -> None:
        slots, self._slots = self._slots, None
        if slots is not None:
            slots.release()
