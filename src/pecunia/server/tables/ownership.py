"""Which tables this process has, where several share a database.

A table is in the memory of one process at a time, its owner. If another process needs it, it gets it, provided that
nobody is connected to it at the owner. Otherwise it asks the owner to do things (`Peers`). If the owner is dead, any
other process takes the table. An owner that was frozen or cut off notices this at the latest when it writes: the store
refuses its entry, because its lease has another number by now (`store/leases.py`).
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING

from pecunia.core.errors import PecuniaError
from pecunia.server.metrics import HANDOVERS, PROCESSES, TABLES_LOST, TAKEOVERS
from pecunia.server.peers.heartbeat import BeatResult, Heartbeat
from pecunia.server.peers.link import Link, LinkLost
from pecunia.server.peers.messages import (
    Buried,
    Carried,
    Carry,
    HandedOver,
    HandOver,
    News,
    Peek,
    Peeked,
    Request,
    Response,
)
from pecunia.server.peers.peers import Peers, written_address
from pecunia.server.store import leases
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable, TableMoved
from pecunia.server.store.leases import Released
from pecunia.server.store.shared_secrets import shared_secret
from pecunia.server.tables.stored_setting import UnreadableTable
from pecunia.server.tasks import cancel_all, spawn

if TYPE_CHECKING:
    from pecunia.server.tables.room import Room
    from pecunia.server.tables.table_registry import TableRegistry

PATIENCE = 3.0  # seconds that somebody waits for a table whose owner cannot be reached
PAUSE = 0.2
ASK_SECONDS = 1.0
REQUEST_SECONDS = 30.0
ALONE_SECONDS = 6.0  # without the database; then people had better find another process
AT_ONCE = 50  # tables of a dead process that are taken over in one step
MAX_KNOWN = 20_000

log = logging.getLogger(__name__)


NOT_HERE = "pecunia.not_here"  # where a request keeps the error that says that its table is not here


class OwnedElsewhere(PecuniaError):
    """Another process has the table. `owner` is empty if that process cannot be reached."""

    def __init__(self, owner: str) -> None:
        super().__init__("table-elsewhere")
        self.owner = owner


class Ownership:
    def __init__(self, registry: "TableRegistry", secret: str, node: str) -> None:
        self._registry = registry
        self._store = registry.store
        self._heart = Heartbeat(self._store, node, self._seen)
        self.peers = Peers(secret, lambda: self._heart.process, lambda: self._heart.steady)
        self.peers.on_ready = registry.check_all_soon
        self.peers.hear[News] = self._hear_news
        self.peers.hear[Buried] = self._hear_buried
        self.peers.answer[HandOver] = self._answer_hand_over
        self.peers.answer[Carry] = self._answer_carry
        self.peers.answer[Peek] = self._answer_peek
        self._owners: OrderedDict[str, str] = OrderedDict()  # tables of other processes, as far as we know
        self._tasks: set[asyncio.Task[None]] = set()
        self._taking_over = False
        self.cut_off = False  # True if others have our tables, and we cannot even ask the database

    @property
    def process(self) -> str:
        return self._heart.process

    async def open(self, host: str, port: int) -> None:
        port = await self.peers.listen(host, port)
        await self._heart.start(written_address(host, port))

    async def close(self) -> None:
        """Let go of all tables at once, so that others can have them."""
        await self._heart.close()
        await cancel_all(self._tasks)
        process = self.process
        try:
            await self.release(list(self._registry.rooms.values()))
            await self._store.run(lambda connection: leases.leave(connection, process))
        except StoreUnavailable:
            log.warning("tables could not be let go of; others take them over in a moment")
        await self.peers.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        spawn(work, self._tasks)

    # Taking tables.

    async def take(self, table: str, ask: bool = True) -> int:
        """Become the owner of a table. Returns the fence of the lease.

        Raises OwnedElsewhere if another process keeps it. With `ask`, the owner is asked to give it away, and
        if it cannot be reached, we wait until it is clear whether it is dead.
        """
        until = time.monotonic() + PATIENCE
        wanted = False
        while True:
            process = self.process
            lease = await self._store.run(lambda connection: leases.take(connection, table, process))  # noqa: B023
            if lease is None:
                raise PecuniaError("unknown-table")
            if lease.fence:
                self._owners.pop(table, None)
                if lease.former:
                    TAKEOVERS.inc()
                return lease.fence
            if not ask:
                raise OwnedElsewhere(lease.owner)
            if await self._owner_gives(table, lease.owner):
                continue
            if not wanted:  # the owner is dead, or it does not hear us; then it sees in the database what we want
                await self._store.run(lambda connection: leases.want(connection, table, process))  # noqa: B023
                wanted = True
            if time.monotonic() > until:
                raise OwnedElsewhere("")
            await asyncio.sleep(PAUSE)

    async def _owner_gives(self, table: str, owner: str) -> bool:
        """Ask the owner for a table. False if it cannot be asked. Raises OwnedElsewhere if it keeps the table."""
        link = self.peers.link(owner)
        if link is None:
            return False
        try:
            answer = await link.ask(HandOver(table), ASK_SECONDS)
        except LinkLost:
            return False
        if isinstance(answer, HandedOver) and answer.done:
            return True
        self._owners[table] = owner
        if len(self._owners) > MAX_KNOWN:
            self._owners.popitem(last=False)
        raise OwnedElsewhere(owner)

    def elsewhere(self, table: str) -> str:
        """The process that has a table, if we know one and can reach it; it may have moved since."""
        owner = self._owners.get(table, "")
        return owner if owner and self.peers.link(owner) is not None else ""

    def forget(self, table: str) -> None:
        """The table is not where we thought."""
        self._owners.pop(table, None)

    # Letting go of tables.

    async def release(self, rooms: Sequence["Room"]) -> None:
        """Let go of tables. Any process may have them; one that has something to do is found by its time."""
        now = time.time()
        released = [Released(room.id, room.fence, room.due(now)) for room in rooms]
        process = self.process
        if released:
            await self._store.run(lambda connection: leases.release(connection, process, released))

    async def hand_over(self, table: str, to: str) -> bool:
        """Give a table to another process, if nobody is connected to it here."""
        registry, process = self._registry, self.process
        room = registry.rooms.get(table)
        if room is None or registry.is_loading(table):
            return False
        fence = room.fence

        async def give() -> bool:
            registry.unload_closed(room)
            return await self._store.run(lambda store: leases.pass_on(store, table, process, fence, to))

        done = await room.give_away(give)
        if done:
            HANDOVERS.inc()
        return done

    # Signs of life.

    async def _seen(self, seen: BeatResult | None) -> None:
        if seen is None:
            self._look_alone()
            return
        if seen.gone:
            log.warning("other processes have taken over the tables of this one")
            self._lose_all()
            await self._heart.begin_anew()
        elif seen.late:
            await self._check_leases()
        self.cut_off = False
        self.peers.update(seen.processes)
        PROCESSES.set(len(self.peers.alive) + 1)
        for table, process in seen.wanted:
            self._spawn(self._give_wanted(table, process))
        if seen.dead and not self._taking_over:
            self._taking_over = True
            self._spawn(self._take_over(seen.dead))

    async def _give_wanted(self, table: str, process: str) -> None:
        try:
            await self.hand_over(table, process)
        except PecuniaError as error:
            log.warning("a table could not be handed over: %s", error.key)

    def _look_alone(self) -> None:
        """The database does not answer. If it answers others, they have our tables by now or will soon."""
        alone = bool(self.peers.alive) and not self.peers.others_without_store()
        if alone and self._heart.silent_for > ALONE_SECONDS and not self.cut_off:
            log.warning("this process cannot reach the database, so it sends people to others")
            self.cut_off = True
            self._lose_all()

    async def _check_leases(self) -> None:
        """Some time passed without a sign of life. Give up the tables that others have taken since."""
        process = self.process
        held = {room.id: room for room in self._registry.rooms.values()}
        found = await self._store.run(lambda connection: leases.leases_of(connection, process))
        for table, room in held.items():
            if found.get(table) != room.fence:
                self._registry.lose(room)

    def _lose_all(self) -> None:
        for room in list(self._registry.rooms.values()):
            self._registry.lose(room)

    def lost(self) -> None:
        TABLES_LOST.inc()

    async def _take_over(self, dead: list[str]) -> None:
        """Take over the running tables of dead processes, together with the other processes that live."""
        try:
            process = self.process
            while True:
                found = await self._store.run(lambda connection: leases.take_from_dead(connection, process, AT_ONCE))
                for each in dead:  # it may be alive, and only cut off from the database
                    link = self.peers.link(each)
                    if link is not None:
                        link.send(Buried())
                TAKEOVERS.inc(len(found))
                for table, fence in found.items():
                    await self._load(table, fence)
                if not found:
                    break
            await self._store.run(leases.bury)
        except StoreUnavailable:
            log.warning("tables of a dead process could not be taken over yet")
        finally:
            self._taking_over = False

    async def _load(self, table: str, fence: int) -> None:
        try:
            await self._registry.load_taken(table, fence)
        except StoreUnavailable:
            raise
        except UnreadableTable:
            pass  # it was let go of
        except Exception:
            log.exception("table %s could not be taken over", table)

    async def load_forgotten(self) -> None:
        """Load tables that are ours without our knowing: we have asked for them, and the answer came too late."""
        process = self.process
        found = await self._store.run(lambda connection: leases.leases_of(connection, process))
        for table, fence in found.items():
            if table not in self._registry.rooms and not self._registry.is_loading(table):
                await self._load(table, fence)

    # Questions and news of other processes.

    def tell(self, ended: Sequence[str] = (), erased: dict[str, int] | None = None) -> None:
        self.peers.tell_all(News(list(ended), erased or {}))

    def _hear_news(self, link: Link, news: News) -> None:
        self._registry.hear_news(news.ended, news.erased)

    def _hear_buried(self, link: Link, message: Buried) -> None:
        self._spawn(self._check_burial())

    async def _check_burial(self) -> None:
        try:
            async with asyncio.timeout(ASK_SECONDS):
                await self._check_leases()
        except (StoreUnavailable, TimeoutError):
            self.cut_off = True
            self._lose_all()

    async def _answer_hand_over(self, process: str, question: HandOver) -> HandedOver:
        try:
            return HandedOver(await self.hand_over(question.table, process))
        except PecuniaError:
            return HandedOver(False)

    async def _answer_carry(self, process: str, question: Carry) -> Carried:
        try:
            await self._registry.command_here(question.table, question.command, question.identity)
        except (OwnedElsewhere, TableMoved):
            return Carried(moved=True)
        except PecuniaError as error:
            return Carried(refused=error.key)
        return Carried()

    async def _answer_peek(self, process: str, question: Peek) -> Peeked:
        room = self._registry.rooms.get(question.table)
        return Peeked() if room is None else Peeked(room.table.status, room.table.asked())

    # Questions to other processes.

    async def carry(self, owner: str, table: str, command: str, identity: str) -> bool:
        """Have the owner of a table carry out a command. False if the table is not there. Raises its refusal."""
        link = self.peers.link(owner)
        if link is None:
            raise OwnedElsewhere("")
        try:
            answer = await link.ask(Carry(table, command, identity), REQUEST_SECONDS)
        except LinkLost:
            raise OutcomeUnknown from None
        assert isinstance(answer, Carried)
        if answer.refused:
            raise PecuniaError(answer.refused)
        return not answer.moved

    async def peek(self, owner: str, table: str) -> Peeked:
        """The status of a table at its owner, and who is asked. The status is empty if the owner does not say it."""
        link = self.peers.link(owner)
        if link is None:
            return Peeked()
        try:
            answer = await link.ask(Peek(table), ASK_SECONDS)
        except LinkLost:
            return Peeked()
        assert isinstance(answer, Peeked)
        return answer

    async def request(self, owner: str, request: Request) -> Response:
        """Have the owner of a table answer an HTTP request.

        Raises OwnedElsewhere if it cannot be reached, and OutcomeUnknown if it gives no answer.
        """
        link = self.peers.link(owner)
        if link is None:
            raise OwnedElsewhere("")
        try:
            answer = await link.ask(request, REQUEST_SECONDS)
        except LinkLost:
            raise OutcomeUnknown from None
        assert isinstance(answer, Response)
        return answer


async def open_ownership(registry: "TableRegistry", node: str) -> Ownership:
    fresh = token_hex(32)
    secret = await registry.store.run(lambda store: shared_secret(store, "links", fresh))
    return Ownership(registry, secret, node)
