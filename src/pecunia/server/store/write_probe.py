"""Whether the database takes writes. A full disk and a lock still let it read."""

import asyncio
import logging
import secrets as random
import time

from sqlalchemy import Connection, delete, insert

from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.store.sql_tables import secrets
from pecunia.server.store.store import Store
from pecunia.server.tasks import cancel_all

TIMEOUT = 2.0  # seconds; a healthy database writes within this time
MAX_AGE = 3.0  # seconds for which a result is good

log = logging.getLogger(__name__)


class WriteProbe:
    """Writes a little at most every few seconds. All who ask share the result."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probed = float("-inf")
        self._task: asyncio.Task[None] | None = None
        self.last = True  # the last result; the server starts only on a database that it could write to

    async def works(self) -> bool:
        """Whether the last write succeeded. Waits for a new one if the last is too old."""
        self.refresh()
        if self._task is not None:
            await asyncio.shield(self._task)  # others wait for it, too
        return self.last

    def refresh(self) -> None:
        """Start a write if the last one is too old and none is under way."""
        if self._task is None and time.monotonic() - self._probed > MAX_AGE:
            self._task = asyncio.create_task(self._probe())

    async def close(self) -> None:
        await cancel_all([self._task])

    async def _probe(self) -> None:
        try:
            works = await self._try()
        finally:
            self._probed = time.monotonic()
            self._task = None
        if works != self.last:
            log.warning("the store takes writes again" if works else "the store takes no writes")
        self.last = works

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._store.run(_write)
        except (StoreUnavailable, TimeoutError):
            return False
        return True


def _write(connection: Connection) -> None:
    """Write a row and delete it again. Nobody else ever sees it, but it has to go to the disk."""
    name = random.token_hex(8)
    connection.execute(insert(secrets), {"name": name, "value": ""})
    connection.execute(delete(secrets).where(secrets.c.name == name))
