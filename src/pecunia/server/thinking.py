"""Bots think in processes of their own, under a time limit: a slow one delays only its table."""

import asyncio
import contextlib
import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.games import from_position

log = logging.getLogger(__name__)

Task = tuple[str, str, int, str]  # the bot, the position, the seat, the seed of the bot's own stream


def _work(pipe: Connection) -> None:
    """A thinking process: positions in, moves out. It ends when the other end is closed."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            bot, position, seat, seed = pipe.recv()
            pipe.send(make_bot(bot, stream_of(seed)).choose(from_position(position).view(seat)).text)


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
    """A few workers, started when they are first needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: list[Worker] = []
        self._slots = asyncio.Semaphore(max(workers, 1))
        self.too_slow = 0

    async def choose(self, bot: str, game: Game, seat: int) -> Move:
        """What the bot chooses; a legal move in any case."""
        moves = 0 if game.played is None else game.played.number
        seed = f"{game.seed}.bot.{seat}.{moves}"
        position = game.position()
        async with self._slots:
            worker = self._free.pop() if self._free else Worker()
            try:
                async with asyncio.timeout(self._seconds):
                    text = await worker.ask((bot, position, seat, seed))
            except (TimeoutError, EOFError, OSError) as error:
                log.warning("bot %s gave no answer: %s", bot, type(error).__name__)
                self.too_slow += 1
                worker.end()
                return make_bot("random", stream_of(seed)).choose(game.view(seat))
            except BaseException:
                worker.end()
                raise
            self._free.append(worker)
        return game.move(text)

    def close(self) -> None:
        for worker in self._free:
            worker.end()
        self._free.clear()
