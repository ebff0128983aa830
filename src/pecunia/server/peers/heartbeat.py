"""Signs of life: this process renews its row in the database twice a second, and sees which others do.

A process without a sign of life for two seconds has lost its tables, by the clock of the database. If the database
itself stalls, nobody can give a sign. So a process judges others only if its own last sign of life was on time.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import NamedTuple

from pecunia.server.store import leases
from pecunia.server.store.failures import StatementRefused, StoreUnavailable
from pecunia.server.store.leases import ProcessRow, WantedTable
from pecunia.server.store.store import Store
from pecunia.server.tasks import cancel_all

INTERVAL = 0.5
PATIENCE = 1.5  # seconds that one sign of life may take

log = logging.getLogger(__name__)


class BeatResult(NamedTuple):
    """What a sign of life has found out.

    `late`: our tables may have been taken over since the last one. `gone`: they have, and so has our row. `dead` are
    other processes that have lost theirs.
    """

    processes: list[ProcessRow]
    wanted: list[WantedTable]
    late: bool
    gone: bool
    dead: list[str]


class Heartbeat:
    def __init__(self, store: Store, node: str, on_seen: Callable[[BeatResult | None], Awaitable[None]]) -> None:
        """`on_seen` is called with what was found out, or with None if the database does not answer."""
        from pecunia.server.store.quick_connection import QuickConnection  # needs a library that SQLite does not

        self._store = store
        self._node = node
        self._on_seen = on_seen
        self._address = ""
        self._thread = ThreadPoolExecutor(1, "heartbeat")  # however busy the others are, this one is free
        self._connection = QuickConnection(store.engine, self._thread, PATIENCE, leases.BEAT, leases.WANTED)
        self._task: asyncio.Task[None] | None = None
        self._last = float("-inf")  # when the last sign of life was sent that the database has answered
        self._seen = 0.0  # its time by the clock of the database
        self.process = token_hex(8)

    @property
    def steady(self) -> bool:
        """Whether others still count on this process, as far as it can know."""
        return time.monotonic() < self._last + leases.SECONDS

    @property
    def silent_for(self) -> float:
        """Seconds since the database has last answered."""
        return time.monotonic() - self._last

    async def start(self, address: str) -> None:
        self._address = address
        await self._register()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await cancel_all([self._task])
        self._connection.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def begin_anew(self) -> None:
        """Others have buried this process. It goes on under another name, with no table."""
        self.process = token_hex(8)
        await self._register()

    async def _register(self) -> None:
        process, node, address = self.process, self._node, self._address
        began = time.monotonic()
        await self._store.run(lambda connection: leases.register(connection, process, node, address))
        self._last = began
        self._seen = 0.0

    async def _run(self) -> None:
        while True:
            began = time.monotonic()
            try:
                await self._on_seen(await self._beat())
            except StoreUnavailable:
                log.warning("the database does not answer")
            except Exception:
                log.exception("signs of life")
            await asyncio.sleep(max(0.05, began + INTERVAL - time.monotonic()))

    async def _beat(self) -> BeatResult | None:
        before, began, process = self._last, time.monotonic(), self.process
        try:
            seen, rows, wanted = await leases.beat(self._connection, process)
            given = await leases.wanted(self._connection, process) if wanted else []
        except (StoreUnavailable, StatementRefused):
            return None
        if seen is None:
            return BeatResult(rows, [], late=True, gone=True, dead=[])
        # Both our clock and that of the database must say that there was no gap.
        gap = max(time.monotonic() - before, seen - (self._seen or seen))
        on_time = began - before < leases.SECONDS / 2
        dead = [row.id for row in rows if not row.alive and row.id != process] if on_time else []
        self._last, self._seen = began, seen
        return BeatResult(rows, given, gap > leases.SECONDS * 0.8, gone=False, dead=dead)
