"""The keys of a server: from its setting, or from the store, where `pecunia admin keys` changes them while it runs."""

import time

from pecunia.server.access.identity import Signer, new_secret, stated_secrets
from pecunia.server.store import signing_keys
from pecunia.server.store.signing_keys import StoredKey
from pecunia.server.store.store import Store

LOOK_AGAIN = 5.0  # seconds; forged tokens cannot make us read the store more often


class KeyRing:
    """Keeps the keys of a signer up to date."""

    def __init__(self, store: Store, stated: str) -> None:
        self._store = store
        self._stated = stated
        self._looked = float("-inf")
        self.signer = Signer(*(stated_secrets(stated) if stated else [new_secret()]))

    async def open(self) -> None:
        """Read the keys. The first server of a database makes the first one."""
        if not self._stated:
            fresh, now = new_secret(), time.time()
            self._use(await self._store.run(lambda store: signing_keys.keys_or_first(store, fresh, now)))

    async def refresh(self) -> None:
        if not self._stated:
            self._use(await self._store.run(signing_keys.signing_keys))

    async def look_again(self) -> bool:
        """Somebody has a token of a key that we do not know. Whether we have looked for new keys."""
        if self._stated or time.monotonic() < self._looked + LOOK_AGAIN:
            return False
        self._looked = time.monotonic()
        await self.refresh()
        return True

    def _use(self, keys: list[StoredKey]) -> None:
        if keys:  # somebody who deletes them all by hand signs everybody out at the next start, not now
            self.signer.use(key.secret for key in keys)
