"""How much is too old now, for an operator who wants to know before it is deleted."""

import time

from sqlalchemy import Connection

from pecunia.server.people.retention import periods, tokens_until
from pecunia.server.settings import Settings
from pecunia.server.store import erasing
from pecunia.server.store.used_once import in_transaction


def too_old(settings: Settings) -> dict[str, int]:
    """By kind: people, lines of talk, games with people in them, and codes and devices that have expired."""
    now = time.time()

    def work(store: Connection) -> dict[str, int]:
        counts = {kind: erasing.count_old(store, kind, before) for kind, before in periods(settings, now).items()}
        return (
            {"people": 0, "talk": 0, "games": 0}
            | counts
            | {"expired": erasing.count_expired(store, now, tokens_until(now))}
        )

    return in_transaction(settings.database, work)
