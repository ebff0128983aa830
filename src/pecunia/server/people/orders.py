"""What an operator can order a running server to do. `pecunia admin` sends these.

They go through a server because it has the tables and the devices in memory: people see the change at once, and other
processes hear of it.
"""

from typing import Annotated, Any

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.people.devices import Devices
from pecunia.server.people.erasure import Erasure
from pecunia.server.people.retention import Retention
from pecunia.server.people.sanctions import Sanctions
from pecunia.server.store import erasing
from pecunia.server.store.sanction_rows import SanctionKind
from pecunia.server.tables import anywhere
from pecunia.server.tables.table_registry import TableRegistry


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    pass


class CloseTable(Order, frozen=True, tag="close-table"):
    """Let a table be over, whether its game has begun or not."""

    table: str


class RenamePerson(Order, frozen=True, tag="rename"):
    """Give somebody another name, also where they sit and have sat."""

    person: str
    name: str


class SignOutPerson(Order, frozen=True, tag="sign-out"):
    """Sign somebody out on all devices."""

    person: str


class DeletePerson(Order, frozen=True, tag="delete"):
    """Delete somebody with everything that they have left, as they could themselves."""

    person: str


class SanctionPerson(Order, frozen=True, tag="sanction"):
    """Ban somebody from the server or mute them at its tables, for some days or for good."""

    person: str
    kind: SanctionKind
    days: Annotated[float, msgspec.Meta(gt=0, le=36_500)] | None = None


class LiftSanction(Order, frozen=True, tag="lift"):
    """Let somebody in or speak again."""

    person: str
    kind: SanctionKind


class DeleteOld(Order, frozen=True, tag="delete-old"):
    """Do a part of what is done once an hour: delete some of what is too old."""


AnyOrder = CloseTable | RenamePerson | SignOutPerson | DeletePerson | SanctionPerson | LiftSanction | DeleteOld
Answer = dict[str, int]


class Orders:
    def __init__(
        self,
        registry: TableRegistry,
        devices: Devices,
        sanctions: Sanctions,
        erasure: Erasure,
        retention: Retention,
    ) -> None:
        self._registry = registry
        self._sanctions = sanctions
        self._store = registry.store
        self._devices = devices
        self._erasure = erasure
        self._retention = retention

    async def carry_out(self, order: AnyOrder) -> Answer:
        """Do it. Returns figures about what was done. Raises PecuniaError if nothing was."""
        work: Any = HANDLERS[type(order)]
        done: Answer = await work(self, order)
        return done

    async def _close_table(self, order: CloseTable) -> Answer:
        await anywhere.command(self._registry, order.table, "close", even_if_full=True)
        return {}

    async def _rename(self, order: RenamePerson) -> Answer:
        await self._require(order.person)
        touched = await self._store.run(lambda store: erasing.rename_person(store, order.person, order.name))
        await self._registry.people_erased(touched)
        return {"tables": len(touched)}

    async def _sign_out(self, order: SignOutPerson) -> Answer:
        await self._require(order.person)
        return {"devices": await self._devices.revoke_others(order.person, "")}

    async def _delete(self, order: DeletePerson) -> Answer:
        await self._require(order.person)
        await self._erasure.delete_person(order.person)
        return {}

    async def _sanction(self, order: SanctionPerson) -> Answer:
        await self._require(order.person)
        await self._sanctions.set(order.person, order.kind, order.days)
        return {}

    async def _lift(self, order: LiftSanction) -> Answer:
        await self._require(order.person)
        return {"lifted": int(await self._sanctions.lift(order.person, order.kind))}

    async def _delete_old(self, _: DeleteOld) -> Answer:
        return await self._retention.delete_some()

    async def _require(self, person: str) -> None:
        if await self._store.name_of(person) is None:
            raise PecuniaError("unknown-person", person=person)


HANDLERS = {
    CloseTable: Orders._close_table,
    RenamePerson: Orders._rename,
    SignOutPerson: Orders._sign_out,
    DeletePerson: Orders._delete,
    SanctionPerson: Orders._sanction,
    LiftSanction: Orders._lift,
    DeleteOld: Orders._delete_old,
}
