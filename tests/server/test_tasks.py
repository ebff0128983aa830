"""Background tasks end, even where a cancellation is lost."""

import asyncio

import pytest

from pecunia.server import tasks
from pecunia.server.tasks import cancel_all


async def deaf(times: int) -> None:
    """Goes on when it is cancelled, so many times."""
    for _ in range(times):
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            continue
    await asyncio.sleep(60)


@pytest.mark.parametrize("lost", [0, 1, 3])
def test_a_task_that_loses_a_cancellation_ends(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.01)

    async def run() -> asyncio.Task[None]:
        task = asyncio.create_task(deaf(lost))
        await asyncio.sleep(0)
        await cancel_all([None, task])
        return task

    assert asyncio.run(asyncio.wait_for(run(), 10)).cancelled()


def test_errors_of_tasks_that_end_are_nobody_elses() -> None:
    async def fail() -> None:
        raise ValueError

    async def run() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await cancel_all([task])
        await cancel_all([])

    asyncio.run(run())
