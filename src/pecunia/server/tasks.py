"""Background tasks: one way to begin them, and one to end them."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

AGAIN = 2.0  # seconds


def spawn(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    """Begin a task. It is kept among `tasks` until it has ended: asyncio itself holds no task."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def cancel_all(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel the tasks and wait until they have ended. None is a task that was never started.

    In Python 3.11 `asyncio.wait_for` loses a cancellation that comes together with the result, and redis-py waits with
    it. So a task that goes on is cancelled again.
    """
    begun = [task for task in tasks if task is not None]
    left = set(begun)
    while left:
        for task in left:
            task.cancel()
        left = (await asyncio.wait(left, timeout=AGAIN))[1]
    await asyncio.gather(*begun, return_exceptions=True)
