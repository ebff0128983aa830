"""Deletes what is too old: people who never came back, talk, the people of old games, codes and devices.

The logs of games that have been over for some days are moved to the archive.

It runs once an hour, in small steps so that no move waits for it. Processes that share a database take turns.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection, func, select

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import YEAR
from pecunia.server.people.erasure import Erasure
from pecunia.server.settings import Settings
from pecunia.server.store import archive, erasing
from pecunia.server.store.device_rows import DAY
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.server.tasks import cancel_all

FIRST = 60.0  # seconds after the start
EVERY = 3600.0
PAUSE = 0.2  # seconds between two steps
MAX_STEPS = 500  # of each kind in one go
MAX_PEOPLE = 10  # in one step
MAX_LINES = 500
MAX_GAMES = 20
MAX_MOVED = 10  # to the archive; each of them takes some milliseconds
# The number identifies the lock in PostgreSQL and has no meaning.
LOCK = 7_302_017

log = logging.getLogger(__name__)
Found = TypeVar("Found")


def periods(settings: Settings, now: float) -> dict[str, float]:
    """By kind of data: everything from before this time is too old. Kinds that are kept for ever are left out."""
    days = {"talk": settings.keep_talk, "games": settings.keep_games, "people": settings.keep_people}
    return {kind: now - count * DAY for kind, count in days.items() if count}


def tokens_until(now: float) -> float:
    """A device that was last seen before this time has no valid token any more.

    A token is renewed on the day its device is seen, at the latest, and is then valid for a year.
    """
    return now - YEAR - 2 * DAY


class Retention:
    def __init__(self, settings: Settings, registry: TableRegistry, erasure: Erasure) -> None:
        self._settings = settings
        self._registry = registry
        self._store = registry.store
        self._erasure = erasure
        self._task: asyncio.Task[None] | None = None
        self._not_moved: set[str] = set()  # tables that this round cannot move to the archive

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await cancel_all([self._task])

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.delete_old()
            except PecuniaError as error:
                log.warning("old data could not be deleted: %s", error.key)
            except Exception:
                log.exception("old data could not be deleted")
            await asyncio.sleep(EVERY)

    async def delete_old(self) -> None:
        """Delete everything that is too old now, and move the logs of old games to the archive."""
        now = time.time()
        self._not_moved = set()
        await self._expired(now)
        for kind, before in periods(self._settings, now).items():
            await self._repeat(STEPS[kind], before)
        if self._settings.archive_days:
            await self._repeat(Retention._archive, now - self._settings.archive_days * DAY)

    async def delete_some(self) -> dict[str, int]:
        """One step of each kind, for an operator who waits. Returns how much was deleted."""
        now = time.time()
        done = {"expired": await self._expired(now)}
        return done | {kind: await STEPS[kind](self, before) for kind, before in periods(self._settings, now).items()}

    async def _repeat(self, step: "Step", before: float) -> None:
        for _ in range(MAX_STEPS):
            if not await step(self, before):
                return
            await asyncio.sleep(PAUSE)

    async def _expired(self, now: float) -> int:
        return await self._store.run(lambda store: erasing.delete_expired(store, now, tokens_until(now)))

    async def _talk(self, before: float) -> int:
        def work(store: Connection) -> tuple[int, list[str]]:
            lines, touched = erasing.erase_old_talk(store, before, MAX_LINES)
            archived = erasing.erase_archived_talk(store, before, MAX_GAMES)
            return lines + len(archived), [*touched, *archived]

        count, touched = await self._alone(work) or (0, [])
        await self._registry.people_erased(touched)
        return count

    async def _games(self, before: float) -> int:
        found = await self._alone(lambda store: erasing.erase_old_games(store, before, MAX_GAMES))
        await self._registry.people_erased(found or [])
        return len(found or [])

    async def _archive(self, before: float) -> int:
        def work(store: Connection) -> list[str]:
            found = archive.tables_to_archive(store, before, MAX_MOVED, self._not_moved)
            self._not_moved |= {table for table in found if not archive.move_to_archive(store, table, before)}
            return found

        return len(await self._alone(work) or [])

    async def _people(self, before: float) -> int:
        found = await self._alone(lambda store: erasing.erase_old_people(store, before, MAX_PEOPLE))
        for erased in found or ():
            await self._erasure.tell(erased)
        return len(found or [])

    async def _alone(self, work: Callable[[Connection], Found]) -> Found | None:
        """Run work in a transaction; None if another process is doing the same at this moment."""

        def locked(store: Connection) -> Found | None:
            if self._store.shared and not store.execute(select(func.pg_try_advisory_xact_lock(LOCK))).scalar_one():
                return None
            return work(store)

        return await self._store.run(locked)


Step = Callable[[Retention, float], Awaitable[int]]  # deletes some of what is from before a time; returns how much
STEPS: dict[str, Step] = {"talk": Retention._talk, "games": Retention._games, "people": Retention._people}
