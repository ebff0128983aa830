"""A room is a loaded table: it runs commands, writes their entries to the log, and informs the clients.

Clients hear of an entry only after it is stored. If another process has written first, the room reads the log and runs
the command again.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Protocol

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.core.view import SPECTATOR
from pecunia.daily import result_of
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import ClientMessage, MoveMessage, Rematch, Since, TableInfo, TableText
from pecunia.server.metrics import ENTRIES
from pecunia.server.store.row_changes import set_day_result, set_status
from pecunia.server.store.rows import LogEntry, RowChange, SeatRow
from pecunia.server.store.store import Store
from pecunia.server.tables import commands
from pecunia.server.tables.audience import Audience
from pecunia.server.tables.catch_up import MAX_STEPS, missed_happenings, missed_steps
from pecunia.server.tables.client import Client
from pecunia.server.tables.commands import AlreadyDone, Command, EntryDraft
from pecunia.server.tables.driver import Driver
from pecunia.server.tables.state import TableState

MAX_TRIES = 5
RETRY = 1.0  # seconds between two attempts while the store is away
LEASE = 20.0  # seconds for which a process holds a table before it must renew this


class RoomServices(Protocol):
    """What a room needs from the rest of the server."""

    store: Store
    has_peers: bool  # whether other processes may have the same table

    def entry_written(self, table: str, number: int) -> None:
        """Tell other processes about the entry."""

    async def choose_for_bot(self, question: BotQuestion) -> Move: ...

    async def create_rematch(self, table: TableState) -> str:
        """Create the table of the next game. Returns its id."""


class Room:
    def __init__(self, services: RoomServices, table: TableState) -> None:
        self.services = services
        self.table = table
        self.audience = Audience(table)
        self.driver = Driver(self)
        self.last_used = time.monotonic()
        self._lock = asyncio.Lock()
        self._rematch_lock = asyncio.Lock()
        self._uncertain = False  # True if the store gave no answer, so the last entry may or may not be written
        self._recovery: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.table.row.id

    # Commands.

    async def carry_out(self, identity: str, message: ClientMessage) -> int:
        """Do what a client's message asks for. Returns the number of its entry. Raises PecuniaError."""
        if isinstance(message, MoveMessage):
            await self.execute(lambda table: commands.back_if_away(table, identity))
        number = await self.execute(commands.command_for(identity, message))
        if isinstance(message, Rematch):
            await self._create_rematch()
        return number

    async def _create_rematch(self) -> None:
        async with self._rematch_lock:  # the offers of two people may come at the same moment
            if commands.all_want_rematch(self.table):
                rematch = await self.services.create_rematch(self.table)
                await self.execute(lambda table: commands.name_rematch(table, rematch))

    async def execute(self, command: Command) -> int:
        """Write what the command drafts. Returns the number of the entry. Raises what the command raises."""
        try:
            async with self._lock:
                for _ in range(MAX_TRIES):
                    if self._uncertain:
                        await self._read_on()
                    try:
                        decision = command(self.table)
                    except PecuniaError:
                        if self.services.has_peers and await self._read_on():
                            continue  # the sender may have seen a newer table in another process, where it is allowed
                        raise
                    if isinstance(decision, AlreadyDone):
                        return decision.number
                    if await self._write(decision):
                        return self.table.number
                    await self._read_on()
        finally:
            if self._uncertain and self._recovery is None:
                self._recovery = asyncio.create_task(self._recover())
        raise PecuniaError("table-busy")

    async def _write(self, draft: EntryDraft) -> bool:
        """Append the entry to the log, then apply it. False if another process has written that number."""
        number, now = self.table.number + 1, time.time()
        entry = LogEntry(number, draft.kind, draft.seat, draft.identity, draft.text, draft.message_id, now)
        changes = [*draft.row_changes, *status_changes(self.table, draft, now)]
        self._uncertain = True  # until we know whether the entry was written
        written = await self.services.store.append(self.id, entry, changes)
        self._uncertain = False
        if written:
            ENTRIES.labels(entry.kind).inc()
            self.driver.wrote(entry)
            self._apply(entry, draft.game, draft.happenings, draft.names)
            self.services.entry_written(self.id, entry.number)
        return written

    async def _recover(self) -> None:
        """It is unknown whether the last entry was written. Try until the store answers, and apply what is there."""
        while self._uncertain:
            await asyncio.sleep(RETRY)
            with contextlib.suppress(PecuniaError):
                await self.read_on()
        self._recovery = None

    # The log.

    async def read_on(self, number: int | None = None) -> None:
        """Read the log: another process has written that number or, without a number, may have written something."""
        async with self._lock:
            if number is None or number > self.table.number or self._uncertain:
                await self._read_on()

    async def _read_on(self) -> bool:
        """Apply what other processes have written. Returns whether there was anything."""
        seats, entries = await self.services.store.entries_after(self.id, self.table.number)
        self.table.set_names(seats)
        for entry in entries:
            happenings: list[Happening] = []
            if self.table.game is not None:
                self.table.game.listener = happenings.append
            self._apply(entry, None, happenings, seats)
        self._uncertain = False
        return bool(entries)

    def _apply(
        self, entry: LogEntry, played: Game | None, happenings: Sequence[Happening], names: Sequence[SeatRow]
    ) -> None:
        """An entry is in the log: change the table, tell everybody, and let bots move if they have to."""
        table = self.table
        every_move_changes_info = table.ask is not None or table.open_lesson() is not None
        table.apply(entry, played)
        table.set_names(names)
        if table.game is not None:
            table.game.listener = None
        self.last_used = time.monotonic()
        info_changed = every_move_changes_info or entry.kind != "move" or table.status != "playing"
        self.audience.broadcast(entry, happenings, info_changed)
        if entry.kind in ("sit", "stand", "hand-over"):
            self.audience.reseat(entry.seat)
        self.driver.wake()

    async def _whole_log(self) -> list[LogEntry]:
        """All entries that this room has applied. The store may have more."""
        loaded = await self.services.store.load(self.id)
        return [] if loaded is None else [entry for entry in loaded[2] if entry.number <= self.table.number]

    # Clients.

    async def enter(self, client: Client, number: int) -> None:
        """A client connects, or asks again for everything since a number."""
        async with self._lock:
            client_knows_more = number > self.table.number_for(client.seat)  # from a process that has died
            if self._uncertain or client_knows_more:
                await self._read_on()
            if client.close_code:
                return  # its seat has gone to another device
            client.seat = self.table.seat_of(client.identity) if client.identity else SPECTATOR
            missed: list[Happening] = []
            if 0 <= number < self.table.number_for(client.seat):
                missed = missed_happenings(self.table.row, await self._whole_log(), client.seat, number)
            self.audience.welcome(client, missed)
            self.audience.add(client)

    def leave(self, client: Client) -> None:
        self.last_used = time.monotonic()
        self.audience.remove(client)

    async def since(self, seat: int, number: int, language: str) -> Since:
        """What has happened since a number, as a seat sees it: the view at that time, then step by step."""
        begin = max(number, self.table.number_for(seat) - MAX_STEPS)
        log = await self._whole_log()
        view, steps = await asyncio.to_thread(missed_steps, self.table.row, log, seat, begin)
        return Since(begin - number, view, [self.audience.step_in_words(seat, language, step) for step in steps])

    def in_words(self, seat: int, language: str) -> TableText:
        return self.audience.in_words(seat, language)

    def info(self) -> TableInfo:
        return self.audience.info()

    def forget_name(self, identity: str) -> None:
        """Somebody has deleted their name from finished games."""
        for seat in self.table.seats:
            if seat.identity == identity:
                seat.name = ""

    # The end.

    def can_unload(self) -> bool:
        """Whether nobody is connected and nothing is in progress."""
        return not self.audience.clients and not self._lock.locked() and self.driver.idle

    def close(self) -> None:
        self.driver.close()
        if self._recovery is not None:
            self._recovery.cancel()
            self._recovery = None  # a cancelled task keeps its frames, and they keep the room


def status_changes(table: TableState, draft: EntryDraft, at: float) -> list[RowChange]:
    """The status is also stored outside the log, so that tables can be found by it. So is the result of a day."""
    if draft.becomes == "playing":
        return [set_status(table.row.id, "playing", at, at + LEASE)]
    if draft.becomes == "over":
        return [set_status(table.row.id, "over", at, None), *day_result_changes(table, draft.game)]
    return []


def day_result_changes(table: TableState, after: Game | None) -> list[RowChange]:
    """The result of a deal of the day, which ends with a move or because it is given up."""
    game = after or table.game
    seat = next((number for number, seat in enumerate(table.seats) if seat.identity), -1)
    if table.setting.begin.kind != "day" or game is None or seat < 0:
        return []
    return [set_day_result(table.row.id, result_of(game, seat))]
