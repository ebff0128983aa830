"""Background work: what people ask for beside play. It is done in other processes, and fairly one after the other."""

from pecunia.server.background.reviews import Reviews
from pecunia.server.queues.work_queues import WorkQueues
from pecunia.server.settings import Settings


class BackgroundWork:
    def __init__(self, settings: Settings, queues: WorkQueues) -> None:
        self.quick = queues.quick
        self.slow = queues.slow
        self.reviews = Reviews(settings.folder / "reviews", settings.review_workers)

    async def close(self) -> None:
        await self.reviews.close()
