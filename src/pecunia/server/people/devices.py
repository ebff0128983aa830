"""The devices on which people are signed in. A token counts only while its device does.

Whether a device is signed in is remembered for a short while, so that most requests read nothing. A device that is
signed out in this process stops at once, with its sockets. Other processes hear of it; one that hears nothing looks
again after two seconds.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Sequence
from functools import partial

from sqlalchemy import Connection

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import SignedIdentity, device_of_older_token, new_device, new_identity
from pecunia.server.people.device_labels import device_label
from pecunia.server.people.key_ring import KeyRing
from pecunia.server.people.sanctions import CHANGED, Sanctions
from pecunia.server.store import device_rows
from pecunia.server.store.device_rows import DeviceRow, day_of, new_row
from pecunia.server.store.failures import StoreUnavailable
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.server.tasks import cancel_all

REMEMBER = 30.0  # seconds for which we rely on what the store said about a device
REMEMBER_UNHEARD = 2.0  # while other processes cannot tell us anything
MAX_REMEMBERED = 50_000

log = logging.getLogger(__name__)


class Devices:
    def __init__(self, registry: TableRegistry, keys: KeyRing, sanctions: Sanctions) -> None:
        self._registry = registry
        self._store = registry.store
        self._keys = keys
        self._sanctions = sanctions
        self._known: OrderedDict[str, tuple[bool, float]] = OrderedDict()  # by device: signed in, and when we asked
        self._asking: dict[str, asyncio.Task[bool]] = {}
        self._sign_outs = 0
        self._watch: asyncio.Task[None] | None = None
        self._refreshing: set[asyncio.Task[None]] = set()
        registry.devices_ended_elsewhere = self._ended_elsewhere

    def start(self) -> None:
        self._watch = asyncio.create_task(self._keep_watch())

    async def close(self) -> None:
        await cancel_all([*self._refreshing, self._watch])

    # Signing in.

    async def sign_in(self, name: str, agent: str) -> str:
        """Make a new identity with its first device. Returns the token."""
        row = new_row(new_device(), new_identity(), device_label(agent), self._keys.signer.key, time.time())
        await self._store.run(lambda store: device_rows.add_person(store, name, row))
        return self._keys.signer.token(row.identity, row.id)

    # The checks of every request (`TokenChecks`).

    async def find_key(self, token: str) -> bool:
        try:
            return await self._keys.look_again()
        except StoreUnavailable:
            return False

    async def admit(self, signed: SignedIdentity, agent: str) -> str:
        device = signed.device or device_of_older_token(signed.identity, signed.issued)
        return device if await self._is_signed_in(device, signed, agent) else ""

    async def renew(self, identity: str, device: str) -> str:
        key = self._keys.signer.key
        try:
            await self._store.run(lambda store: device_rows.note_key(store, device, key))
        except StoreUnavailable:
            return ""
        return self._keys.signer.token(identity, device)

    async def _is_signed_in(self, device: str, signed: SignedIdentity, agent: str) -> bool:
        known, asked = self._known.get(device, (None, 0.0))
        if known is not None and time.monotonic() < asked + self._lifetime:
            return known
        task = self._asking.get(device)
        if task is None:  # however many requests come at once, the store is asked once
            task = self._asking[device] = asyncio.create_task(self._ask(device, signed, agent))
            task.add_done_callback(partial(self._asked, device, self._sign_outs))
        try:
            return await asyncio.shield(task)
        except StoreUnavailable:
            if known is None:
                raise
            return known  # nobody can be signed out while the store is away

    @property
    def _lifetime(self) -> float:
        return REMEMBER if self._registry.hears_others else REMEMBER_UNHEARD

    async def _ask(self, device: str, signed: SignedIdentity, agent: str) -> bool:
        identity, today = signed.identity, day_of(time.time())
        seen = await self._store.run(lambda store: device_rows.last_seen(store, device, identity))
        if seen is None:
            return not signed.device and await self._admit_older(device, signed, agent)
        if 0 <= seen < today:
            with contextlib.suppress(StoreUnavailable):  # a full disk must not sign anybody out
                await self._store.run(lambda store: device_rows.note_seen(store, device, identity, today))
        return seen >= 0

    async def _admit_older(self, device: str, signed: SignedIdentity, agent: str) -> bool:
        """A token of an older release. From now on its device is in the list like all others."""
        since = await self._store.run(lambda store: device_rows.older_tokens_from(store, signed.identity))
        if since is None or signed.issued < since:
            return False
        row = new_row(device, signed.identity, device_label(agent), signed.key, signed.issued)
        with contextlib.suppress(StoreUnavailable):
            await self._store.run(lambda store: device_rows.add_device(store, row))
        return True

    def _asked(self, device: str, sign_outs: int, task: "asyncio.Task[bool]") -> None:
        self._asking.pop(device, None)
        if task.cancelled() or task.exception() is not None:
            return
        if sign_outs == self._sign_outs:  # otherwise the answer may be older than a sign-out
            self._remember(device, task.result())

    def _remember(self, device: str, signed_in: bool) -> None:
        self._known[device] = signed_in, time.monotonic()
        self._known.move_to_end(device)
        if len(self._known) > MAX_REMEMBERED:
            self._known.popitem(last=False)

    # Signing out.

    async def listed(self, identity: str) -> list[DeviceRow]:
        return await self._store.run(lambda store: device_rows.devices_of(store, identity))

    async def revoke(self, identity: str, device: str) -> None:
        """Sign out one device of somebody."""
        if not await self._store.run(lambda store: device_rows.revoke(store, identity, [device])):
            raise PecuniaError("unknown-device")
        self.ended([device])

    async def revoke_others(self, identity: str, device: str) -> int:
        """Sign out all devices of somebody but this one, also those that have not been here for long.

        Returns how many they were.
        """

        def work(store: Connection) -> list[str]:
            others = [row.id for row in device_rows.devices_of(store, identity) if row.id != device]
            device_rows.end_older_tokens(store, identity, time.time())
            return device_rows.revoke(store, identity, others)

        ended = await self._store.run(work)
        self.ended(ended)
        return len(ended)

    async def sign_out(self, identity: str, device: str) -> None:
        """Sign out the device that asks for it. Older tokens of the same person have been on the same device."""

        def work(store: Connection) -> None:
            device_rows.end_older_tokens(store, identity, time.time())
            device_rows.revoke(store, identity, [device])

        await self._store.run(work)
        self.ended([device])

    def ended(self, devices: Sequence[str]) -> None:
        """These devices are signed out in the store: stop them here, and tell other processes."""
        self._end(devices)
        self._registry.tell_ended(devices)

    def _ended_elsewhere(self, devices: Collection[str]) -> None:
        """Another process has signed out devices, or has banned or muted somebody."""
        if CHANGED in devices:
            task = asyncio.create_task(self._read_sanctions())
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)
        self._end([device for device in devices if device != CHANGED])

    async def _read_sanctions(self) -> None:
        try:
            await self._sanctions.refresh()
        except StoreUnavailable:
            log.warning("sanctions could not be looked up")  # they are, within half a minute

    def _end(self, devices: Collection[str]) -> None:
        if devices:
            self._sign_outs += 1
            for device in devices:
                self._remember(device, False)
            self._registry.disconnect(set(devices))

    # What no other process tells us.

    async def _keep_watch(self) -> None:
        """Look for keys and sanctions, and for sockets of devices that were signed out without our hearing of it."""
        while True:
            await asyncio.sleep(self._lifetime)
            try:
                await self._keys.refresh()
                await self._sanctions.refresh()
                connected = self._registry.connected_devices()
                if connected:
                    found = await self._store.run(lambda store: device_rows.signed_in(store, connected))  # noqa: B023
                    self._end(connected - found)
            except StoreUnavailable:
                log.warning("devices could not be looked up")
            except Exception:
                log.exception("devices could not be looked up")
