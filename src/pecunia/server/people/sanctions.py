"""Who is banned from the server, and who may not talk at its tables.

They are few, so each process has all of them in memory and reads them again when another process says that they have
changed, and now and then (`Devices`).
"""

import time

from pecunia.core.errors import PecuniaError
from pecunia.server.store import sanction_rows
from pecunia.server.store.sanction_rows import SanctionKind, SanctionRow
from pecunia.server.tables.table_registry import TableRegistry

DAY = 86400.0
FOR_GOOD = float("inf")
CHANGED = "sanctions"  # in a notice about devices: no device, but the news that these have changed


class Sanctions:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._until: dict[tuple[str, str], float] = {}  # by identity and kind

    def check_banned(self, identity: str) -> None:
        """Raises an error if somebody is banned."""
        if self._until and time.time() < self._until.get((identity, "ban"), 0.0):
            raise PecuniaError("banned")

    def check_muted(self, identity: str) -> None:
        """Raises an error if somebody may not talk."""
        if self._until and time.time() < self._until.get((identity, "mute"), 0.0):
            raise PecuniaError("muted")

    async def refresh(self) -> None:
        """Read them again, and let go of people who have been banned meanwhile."""
        found = await self._store.run(lambda store: sanction_rows.sanctions_at(store, time.time()))
        self._until = {(row.identity, row.kind): FOR_GOOD if row.until is None else row.until for row in found}
        banned = {row.identity for row in found if row.kind == "ban"}
        if banned:
            self._registry.disconnect_people(banned, PecuniaError("banned"))

    async def set(self, person: str, kind: SanctionKind, days: float | None) -> None:
        """Ban or mute somebody, for some days or for good."""
        now = time.time()
        row = SanctionRow(person, kind, now, None if days is None else now + days * DAY)
        await self._store.run(lambda store: sanction_rows.set_sanction(store, row))
        await self._changed()

    async def lift(self, person: str, kind: SanctionKind) -> bool:
        """False if there was nothing to lift."""
        lifted = await self._store.run(lambda store: sanction_rows.lift_sanction(store, person, kind))
        await self._changed()
        return lifted

    async def _changed(self) -> None:
        await self.refresh()
        self._registry.tell_ended([CHANGED])
