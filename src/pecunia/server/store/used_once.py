"""A store that a command opens, uses and closes. A server may be using the same database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection

from pecunia.server.store.store import Store

PATIENCE = 600.0  # seconds; an operator may wait for an answer about a large database

Done = TypeVar("Done")


def with_store(url: str, work: Callable[[Store], Awaitable[Done]]) -> Done:
    """Do something with a store. Raises PecuniaError if there is none, or if its schema is not that of this release."""

    async def run() -> Done:
        store = Store(url)
        try:
            await store.open_to_read()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def in_transaction(url: str, work: Callable[[Connection], Done]) -> Done:
    """The same for work that needs one transaction only."""
    return with_store(url, lambda store: store.run(work, PATIENCE))
