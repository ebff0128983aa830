"""Reviews are made one after the other, in low-priority processes of their own, and cached in a folder."""

import asyncio
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pecunia.review.cache import is_cached, name_of, save_cached
from pecunia.review.judging import Stopped
from pecunia.review.review_report import Review
from pecunia.server.background.review_process import review_in_process
from pecunia.server.messages import ReviewState
from pecunia.server.queues.fair_turns import FairTurns, Limits, Sender, TooBusy, Waiting

LIMITS: Final = Limits(at_once=1, waiting=20, waiting_of_person=3)
Make = Callable[[str, int, Callable[[int], None], Callable[[], bool]], Review]

log = logging.getLogger(__name__)


class Job:
    """A review that is being made or waits for its turn, and the people who want it."""

    def __init__(self, record: str, decisions: int, waiting: Waiting) -> None:
        self.record = record
        self.of = decisions
        self.done = 0
        self.waiting = waiting
        self.wanted_by: set[str] = set()
        self.stop = threading.Event()
        self.task: asyncio.Task[None] | None = None

    def reached(self, done: int) -> None:
        self.done = done


class Reviews:
    def __init__(self, folder: Path, workers: int, make: Make = review_in_process) -> None:
        self.folder = folder
        self._workers = workers
        self._make = make
        self._jobs: dict[str, Job] = {}
        self._turns = FairTurns("review", LIMITS)

    def ask(self, record: str, decisions: int, who: str, sender: Sender) -> ReviewState | None:
        """Ask for the review of a canonical record: how far it has come. It is started if nobody has asked before.

        None if it is in the cache. Raises TooBusy if too many are waiting.
        """
        name = name_of(record)
        job = self._jobs.get(name)
        if job is None or job.stop.is_set():
            if is_cached(self.folder, record):
                return None
            job = self._jobs[name] = Job(record, decisions, self._turns.enter(sender))
            job.task = asyncio.create_task(self._work(name, job))
        job.wanted_by.add(who)
        return self.state(name)

    def state(self, name: str) -> ReviewState:
        job = self._jobs.get(name)
        if job is None:
            return ReviewState(name, False, 0, 0, 0)
        return ReviewState(name, not job.stop.is_set(), job.done, job.of, self._turns.ahead_of(job.waiting))

    def stop(self, name: str, who: str) -> None:
        """Somebody does not want the review any more. It stops when nobody wants it."""
        job = self._jobs.get(name)
        if job is None or who not in job.wanted_by:
            return
        job.wanted_by.remove(who)
        if not job.wanted_by:
            self._stop(job)

    def _stop(self, job: Job) -> None:
        job.stop.set()
        self._turns.leave(job.waiting)

    async def close(self) -> None:
        jobs = list(self._jobs.values())
        for job in jobs:
            self._stop(job)
        await asyncio.gather(*(job.task for job in jobs if job.task is not None), return_exceptions=True)

    async def _work(self, name: str, job: Job) -> None:
        try:
            turn = await self._turns.wait_for(job.waiting)
            try:
                review = await asyncio.to_thread(self._make, job.record, self._workers, job.reached, job.stop.is_set)
                await asyncio.to_thread(save_cached, self.folder, job.record, review)
            finally:
                turn.give_back()
        except (Stopped, TooBusy):
            pass
        except Exception:
            log.exception("a review could not be made")
        finally:
            if self._jobs.get(name) is job:
                del self._jobs[name]
