"""Background work. However much there is, only a little runs at once, so nobody at a table waits for it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from pecunia.server.background.reviews import Reviews
from pecunia.server.settings import Settings

MAX_AT_ONCE = 2
Result = TypeVar("Result")


class BackgroundWork:
    def __init__(self, settings: Settings) -> None:
        self.reviews = Reviews(settings.folder / "reviews", settings.review_workers)
        self._turns = asyncio.Semaphore(MAX_AT_ONCE)

    async def run_in_background(self, work: Callable[[], Result]) -> Result:
        """Run the work in a thread, as soon as it is its turn."""
        async with self._turns:
            return await asyncio.to_thread(work)

    async def close(self) -> None:
        await self.reviews.close()
