"""Reviews are made one after the other, in low-priority processes of their own, and cached in a folder."""

import asyncio
import logging
import threading
from collections.abc import Callable
from pathlib import Path

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.review.cache import load_cached, name_of, save_cached
from pecunia.review.judging import Stopped, decisions_of
from pecunia.review.review import review_of
from pecunia.review.review_report import Review
from pecunia.server.messages import ReviewState

MAX_WAITING = 20
Make = Callable[[str, int, Callable[[int], None], Callable[[], bool]], Review]

log = logging.getLogger(__name__)


class Job:
    """A review that is being made or waits for its turn, and the people who want it."""

    def __init__(self, record: str, decisions: int) -> None:
        self.record = record
        self.of = decisions
        self.done = 0
        self.wanted_by: set[str] = set()
        self.stop = threading.Event()
        self.task: asyncio.Task[None] | None = None

    def reached(self, done: int) -> None:
        self.done = done


class Reviews:
    def __init__(self, folder: Path, workers: int, make: Make = review_of) -> None:
        self._folder = folder
        self._workers = workers
        self._make = make
        self._jobs: dict[str, Job] = {}  # in the order in which they were asked for
        self._turn = asyncio.Lock()

    async def ask(self, record: str, game: Game, who: str) -> Review | ReviewState:
        """The review of a record, or how far it has come. If nobody has asked for it before, it is started."""
        found = await asyncio.to_thread(load_cached, self._folder, record)
        if found is not None:
            return found
        name = name_of(record)
        job = self._jobs.get(name)
        if job is None or job.stop.is_set():
            if len(self._jobs) >= MAX_WAITING:
                raise PecuniaError("reviews-waiting", most=MAX_WAITING)
            job = self._jobs[name] = Job(record, len(decisions_of(game)))
            job.task = asyncio.create_task(self._work(name, job))
        job.wanted_by.add(who)
        return self.state(name)

    def state(self, name: str) -> ReviewState:
        job = self._jobs.get(name)
        if job is None:
            return ReviewState(name, False, 0, 0, 0)
        return ReviewState(name, not job.stop.is_set(), job.done, job.of, list(self._jobs).index(name))

    def stop(self, name: str, who: str) -> None:
        """Somebody does not want the review any more. It stops when nobody wants it."""
        job = self._jobs.get(name)
        if job is None or who not in job.wanted_by:
            return
        job.wanted_by.remove(who)
        if not job.wanted_by:
            job.stop.set()

    async def close(self) -> None:
        jobs = list(self._jobs.values())
        for job in jobs:
            job.stop.set()
        await asyncio.gather(*(job.task for job in jobs if job.task is not None), return_exceptions=True)

    async def _work(self, name: str, job: Job) -> None:
        try:
            async with self._turn:
                review = await asyncio.to_thread(self._make, job.record, self._workers, job.reached, job.stop.is_set)
                await asyncio.to_thread(save_cached, self._folder, job.record, review)
        except Stopped:
            pass
        except Exception:
            log.exception("a review could not be made")
        finally:
            if self._jobs.get(name) is job:
                del self._jobs[name]
