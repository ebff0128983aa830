"""What operators do with the keys in a database, also while servers use it."""

import time
from typing import NamedTuple

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import key_id, new_secret
from pecunia.server.store import signing_keys
from pecunia.server.store.store import Store
from pecunia.server.store.used_once import with_store

MAX_KEYS = 8  # a token of an older release is tried with each


class ListedKey(NamedTuple):
    """`created` is 0 if an older release has made the key, `devices` are those that it has signed in last."""

    id: str
    name: str
    created: float
    devices: int


def listed_keys(url: str) -> list[ListedKey]:
    """All keys, the newest first; that one signs. Raises PecuniaError if the database cannot be used."""
    return with_store(url, _listed)


def rotate(url: str) -> str:
    """Make a new key, which signs from now on. Returns its id."""

    async def work(store: Store) -> str:
        if len(await _listed(store)) >= MAX_KEYS:
            raise PecuniaError("keys-many", most=MAX_KEYS)
        secret, now = new_secret(), time.time()
        await store.run(lambda connection: signing_keys.add_key(connection, key_id(secret), secret, now))
        return key_id(secret)

    return with_store(url, work)


def retire(url: str, id: str) -> int:
    """Delete an old key. Returns how many devices are signed out with it."""

    async def work(store: Store) -> int:
        keys = {key.id: key for key in await _listed(store)}
        if id not in keys:
            raise PecuniaError("keys-unknown", id=id)
        if id == next(iter(keys)):
            raise PecuniaError("keys-signing", id=id)
        await store.run(lambda connection: signing_keys.delete_key(connection, keys[id].name))
        return keys[id].devices

    return with_store(url, work)


async def _listed(store: Store) -> list[ListedKey]:
    keys = await store.run(signing_keys.signing_keys)
    counts = await store.run(signing_keys.devices_by_key)
    return [ListedKey(id := key_id(key.secret), key.name, key.created, counts.get(id, 0)) for key in keys]
