"""Background tasks: one way to end them."""

import asyncio
from collections.abc import Iterable


async def cancel_all(tasks: Iterable[asyncio.Task[None] | None]) -> None:
    """Cancel the tasks and wait until they have ended. None is a task that was never started."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
