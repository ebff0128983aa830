"""A review is made in a process of its own, which may start others. The server only waits for it."""

import contextlib
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from pecunia.processes import CHECK_SECONDS, PipedWorker, end_with_parent, ignore_interrupts
from pecunia.review.judging import NICE, Stopped
from pecunia.review.review import review_of
from pecunia.review.review_report import Review

MAX_SECONDS: Final = 1800  # most take about a minute


def review_in_process(
    record: str, jobs: int, progress: Callable[[int], None], stopped: Callable[[], bool], seconds: float = MAX_SECONDS
) -> Review:
    """Review a record. Raises Stopped when it is called off, TimeoutError if it takes too long, EOFError if it dies."""
    worker = PipedWorker(_work, record, jobs, has_threads=True, name="pecunia-review", daemon=False)
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            if stopped():
                raise Stopped
            if worker.pipe.poll(CHECK_SECONDS):
                found: Review | int = worker.pipe.recv()
                if isinstance(found, Review):
                    return found
                progress(found)
        raise TimeoutError
    finally:
        worker.kill()


def _work(pipe: Connection, record: str, jobs: int) -> None:
    end_with_parent()
    ignore_interrupts()
    os.nice(NICE)
    with contextlib.suppress(ConnectionError):  # it was called off
        pipe.send(review_of(record, jobs, pipe.send))
