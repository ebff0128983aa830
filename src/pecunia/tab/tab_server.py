"""The tables of one browser: what `TableRegistry` is in a server, for one person and without other processes."""

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move
from pecunia.review.cache import name_of
from pecunia.review.review_report import Review, review_from
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import ReviewState, Setting
from pecunia.server.store.rows import LogEntry, SeatRow
from pecunia.server.tables.client import COME_BACK
from pecunia.server.tables.commands import assign_seat
from pecunia.server.tables.known_values import checked_values, read_values
from pecunia.server.tables.laying import check_wanted, host_of_rematch, new_row, random_seed, setting_of_rematch
from pecunia.server.tables.opening import open_stored
from pecunia.server.tables.prepared import PreparedTable, begin_prepared
from pecunia.server.tables.room import Room
from pecunia.server.tables.state import TableState, setting_options
from pecunia.server.tables.stored_setting import UnreadableTable
from pecunia.tab.page_workers import Desk, TabBots, Workers, review_in
from pecunia.tab.tab_store import Cupboard, TabStore

log = logging.getLogger(__name__)

MARK: Final = "tab-"  # before the ids of tables: a page that also knows a server sees which is which
NewSeed = Callable[[str, Setting], str]


class TabServer:
    older_peers = False  # other tabs write to the same tables, but they hear of it by `entry_elsewhere`

    def __init__(
        self,
        cupboard: Cupboard,
        workers: Workers,
        tell_tabs: Callable[[str, int], None] = lambda table, number: None,
        new_seed: NewSeed = random_seed,
    ) -> None:
        self.store = TabStore(cupboard)
        self.rooms: dict[str, Room] = {}
        self.desk = Desk(workers)
        self.unreadable: set[str] = set()
        self._workers = workers
        self._bots = TabBots(workers)
        self._tell_tabs = tell_tabs
        self._new_seed = new_seed
        self._reviews: dict[str, tuple[str, ReviewState]] = {}  # those that are being made: record and state
        self._loading = asyncio.Lock()

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()

    # New tables.

    async def create_table(self, host: str, setting: Setting) -> Room:
        """Create a table as its host wants it. The host does not sit down yet."""
        check_wanted(setting)
        if setting.values:
            values = await self.desk.run(checked_values, setting)
            setting = msgspec.structs.replace(setting, values=values)
        setting = msgspec.structs.replace(setting, values_file=Setting().values_file, public=False)
        await read_values(setting)
        setting_options(setting)
        return await self._create(host, setting)

    async def create_prepared(self, host: str, name: str, prepared: PreparedTable, id: str = "") -> Room:
        """Create a table for one person among bots. The person is seated, and the game begins."""
        room = await self._create(host, prepared.setting, prepared.seed, prepared.start, id)
        return await begin_prepared(room, host, name, prepared)

    async def create_rematch(self, table: TableState) -> str:
        old, host = table.setting, host_of_rematch(table)
        await read_values(old)
        room = await self._create(host, setting_of_rematch(old, False))
        for number, seat in enumerate(table.seats):
            if seat.identity and number in table.rematch_offered:
                row = SeatRow((number + 1) % old.players, seat.identity, seat.name)
                await room.execute(partial(assign_seat, row=row))
        return room.id

    async def _create(self, host: str, setting: Setting, seed: str = "", position: str = "", id: str = "") -> Room:
        row = new_row(host, setting, seed or self._new_seed(host, setting), position)
        row = replace(row, id=id or MARK + row.id)
        await self.store.add_table(row)
        room = self.rooms[row.id] = Room(self, TableState(row))  # type: ignore[arg-type]  # its store has no SQL
        return room

    # Existing tables.

    async def room(self, table: str) -> Room:
        """The room of that table. It is loaded if it is not here yet."""
        async with self._loading:
            if table not in self.rooms:
                opened = await open_stored(self.store, table)  # type: ignore[arg-type]
                if opened is None:
                    raise PecuniaError("unknown-table")
                self.rooms[table] = Room(self, opened.state)  # type: ignore[arg-type]
                self.rooms[table].driver.wake()
        return self.rooms[table]

    def drop(self, table: str) -> None:
        """The table leaves the memory."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.audience.disconnect_all(COME_BACK)
            room.closed = True
            room.close()

    async def entry_elsewhere(self, table: str, number: int) -> None:
        """Another tab has written this entry."""
        room = self.rooms.get(table)
        if room is not None:
            await room.read_on(number)

    # For rooms.

    def entry_written(self, table: str, entry: LogEntry) -> None:
        self._tell_tabs(table, entry.number)

    def keep_snapshot(self, table: TableState) -> None:
        """A tab opens its tables from their logs."""

    def lose(self, room: Room) -> None:
        raise AssertionError("no other process owns tables of a tab")

    def give_up(self, room: Room, error: UnreadableTable) -> None:
        log.warning("table %s cannot be read: %s", error.table, error.reason)
        self.drop(room.id)

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        return await self._bots.choose(question)

    # Reviews.

    async def review(self, record: str) -> Review | None:
        """The review of a canonical record, if it has been made."""
        found = await self.store.review(name_of(record))
        return None if found is None else review_from(json.loads(found))

    def ask_review(self, record: str, decisions: int) -> ReviewState:
        """How far a review has come. It is begun if nobody has asked before."""
        name = name_of(record)
        if name not in self._reviews:
            self._reviews[name] = record, ReviewState(name, True, 0, decisions, 0)
            self._workers.review(name, record)
        return self._reviews[name][1]

    def review_state(self, name: str) -> ReviewState:
        return self._reviews[name][1] if name in self._reviews else ReviewState(name, False, 0, 0, 0)

    def stop_review(self, name: str) -> None:
        if self._reviews.pop(name, None) is not None:
            self._workers.stop_review(name)

    def review_reached(self, name: str, done: int) -> None:
        if name in self._reviews:
            record, state = self._reviews[name]
            self._reviews[name] = record, msgspec.structs.replace(state, done=done)

    async def review_ended(self, name: str, content: bytes) -> None:
        """The review is there. Without content it could not be made."""
        if content and name in self._reviews:
            await self.store.keep_review(name, json.dumps(review_in(content).plain()))
        self._reviews.pop(name, None)
