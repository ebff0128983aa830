"""A pool of a few workers. It starts them when they are needed and chooses which one to ask."""

import asyncio
import contextlib
import logging
from collections import OrderedDict

from pecunia.bots import make_bot
from pecunia.bots.bot import stream_for_question
from pecunia.core.moves import Move
from pecunia.server.bot_workers.question import BotAnswer, BotQuestion, Place, Run
from pecunia.server.bot_workers.worker import Worker

QUICK = 0.5  # seconds after which a thinking bot no longer holds up others
HOME_SECONDS = 1.0  # how long to wait for the worker where the bot lives; a new bot that starts over may take longer
MAX_TRIES = 3  # workers that may die over one question
MAX_RUNS = 4096

log = logging.getLogger(__name__)


class BotPool:
    """The workers. When a bot thinks for long, another worker takes over meanwhile, so that other bots need not wait.

    Usually there are `workers` processes. If all bots use up their time, there are `workers × seconds ÷ QUICK`, and
    more only while some bots go through a run again.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._max_idle = max(workers, 1)
        self._workers: list[Worker] = []
        self._slots = asyncio.Semaphore(self._max_idle)
        # By place: the current run there, and the number that its next question would have.
        self._runs: OrderedDict[Place, tuple[Run, int]] = OrderedDict()
        self.too_slow = 0

    async def choose(self, question: BotQuestion) -> Move:
        """The move that the bot chooses. It is always legal."""
        start = self._start_of_run(question)
        await self._slots.acquire()
        slot = Slot(self._slots)
        timer = asyncio.get_running_loop().call_later(QUICK, slot.give_back)
        try:
            answer = await self._answer(question, start)
        finally:
            timer.cancel()
            slot.give_back()
        self._note_run(question, start, answer)
        if answer is None:
            self.too_slow += 1
            game, seat = question.game, question.seat
            return make_bot("random", stream_for_question(game, seat)).choose(game.view(seat))
        return question.game.move(answer.move)

    def close(self) -> None:
        for worker in self._workers:
            worker.kill()
        self._workers.clear()

    # Runs.

    def _start_of_run(self, question: BotQuestion) -> int:
        """The first question that the bot must have been asked. A bot that kept nothing is as good as a new one."""
        start = question.run_start()
        run, following = self._runs.get(question.place, (None, 0))
        if run is None or following != question.number:
            return start
        if (run.bot, run.take_back_entry) != (question.bot, question.take_back_entry):
            return start
        return max(start, run.start)

    def _note_run(self, question: BotQuestion, start: int, answer: BotAnswer | None) -> None:
        following = question.number + 1
        goes_on = answer is not None and answer.remembers
        run = Run(question.bot, question.take_back_entry, start if goes_on else following)
        self._runs[question.place] = run, following
        self._runs.move_to_end(question.place)
        if len(self._runs) > MAX_RUNS:
            self._runs.popitem(last=False)

    # Workers.

    async def _answer(self, question: BotQuestion, start: int) -> BotAnswer | None:
        """The answer; None if the bot does not answer in time, or if every worker that tries dies."""
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
        self._workers = [worker for worker in self._workers if not worker.idle or worker.lives()]
        home = next((worker for worker in self._workers if place in worker.recent), None)
        if home is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HOME_SECONDS):
                    await home.claim()
                return home
        free = next((worker for worker in self._workers if worker.idle), None)
        if free is None:
            free = Worker()
            self._workers.append(free)
        await free.claim()
        return free

    def _give_back_worker(self, worker: Worker) -> None:
        worker.release()
        idle = [other for other in self._workers if other.idle]
        if len(idle) > self._max_idle:
            spare = min(idle, key=lambda other: len(other.recent))
            self._workers.remove(spare)
            spare.kill()

    def _end_worker(self, worker: Worker) -> None:
        """Kill a worker. Questions that wait for it find it dead and take another."""
        if worker in self._workers:
            self._workers.remove(worker)
        worker.kill()
        worker.release()


class Slot:
    """A slot for a thinking bot. It is given back once: when the answer is there, or when it takes long."""

    def __init__(self, slots: asyncio.Semaphore) -> None:
        self._slots: asyncio.Semaphore | None = slots

    def give_back(self) -> None:
        slots, self._slots = self._slots, None
        if slots is not None:
            slots.release()
