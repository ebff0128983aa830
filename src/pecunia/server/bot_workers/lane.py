"""A lane: the worker processes for quick bots or for slow ones, and the queue in front of them."""

import asyncio
import contextlib
import logging
from typing import Final

from pecunia.server.bot_workers.question import BotAnswer, BotQuestion, Place
from pecunia.server.bot_workers.worker import Worker
from pecunia.server.queues.fair_turns import FairTurns, Limits, Sender

HOME_SECONDS: Final = (
    1.0  # how long to wait for the worker where a bot lives; a new one that starts over may take longer
)
MAX_TRIES: Final = 3  # workers that may die over one question

log = logging.getLogger(__name__)


class Lane:
    """When a bot thinks for longer than `patience`, another worker takes over meanwhile, so that others need not wait.

    Usually there are `workers` processes. If all bots use up their time, there are `workers × seconds ÷ patience`, and
    more only while some bots go through a run again.
    """

    def __init__(self, kind: str, workers: int, seconds: float, patience: float, niceness: int) -> None:
        self._seconds = seconds
        self._patience = patience
        self._niceness = niceness
        self._max_idle = max(workers, 1)
        self._turns = FairTurns(kind, Limits(self._max_idle))
        self.workers: list[Worker] = []

    async def answer(self, question: BotQuestion, start: int) -> BotAnswer | None:
        """The answer; None if the bot does not answer in time, or if every worker that tries dies.

        The hosts of tables take turns, and so do the tables of one host.
        """
        turn = await self._turns.take(Sender(question.host, question.table), question.patient)
        timer = asyncio.get_running_loop().call_later(self._patience, turn.give_back)
        try:
            return await self._try(question, start)
        finally:
            timer.cancel()
            turn.give_back()

    def close(self) -> None:
        for worker in self.workers:
            worker.kill()
        self.workers.clear()

    async def _try(self, question: BotQuestion, start: int) -> BotAnswer | None:
        for _ in range(MAX_TRIES):
            worker = await self._take_worker(question.place)
            try:
                answer = await self._ask(worker, question, start)
            except TimeoutError:
                log.warning("bot %s gave no answer in time", question.bot)
                self._end_worker(worker)
                return None
            except (EOFError, OSError) as error:
                log.warning("a worker died over bot %s: %s", question.bot, type(error).__name__)
                self._end_worker(worker)
                continue
            except BaseException:
                self._end_worker(worker)
                raise
            self._give_back_worker(worker)
            return answer
        return None

    async def _ask(self, worker: Worker, question: BotQuestion, start: int) -> BotAnswer:
        answer = None
        if start == question.number or question.place in worker.recent:
            async with asyncio.timeout(self._seconds):
                answer = await worker.ask(question.open_task(start))
        if answer is None:
            task = await asyncio.to_thread(question.whole_task, start)
            async with asyncio.timeout(self._seconds * len(task.asked)):
                answer = await worker.ask(task)
        assert answer is not None
        return answer

    async def _take_worker(self, place: Place) -> Worker:
        """The worker where the bot of this place lives, or any other if that one stays busy for too long."""
        self.workers = [worker for worker in self.workers if not worker.idle or worker.lives()]
        home = next((worker for worker in self.workers if place in worker.recent), None)
        if home is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HOME_SECONDS):
                    await home.claim()
                return home
        free = next((worker for worker in self.workers if worker.idle), None)
        if free is None:
            free = Worker(self._niceness)
            self.workers.append(free)
        await free.claim()
        return free

    def _give_back_worker(self, worker: Worker) -> None:
        worker.release()
        idle = [other for other in self.workers if other.idle]
        if len(idle) > self._max_idle:
            spare = min(idle, key=lambda other: len(other.recent))
            self.workers.remove(spare)
            spare.kill()

    def _end_worker(self, worker: Worker) -> None:
        """Kill a worker. Questions that wait for it find it dead and take another."""
        if worker in self.workers:
            self.workers.remove(worker)
        worker.kill()
        worker.release()
