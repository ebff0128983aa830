"""A room is a loaded table: it runs commands, writes their entries to the log, and informs the clients.

Clients hear of an entry only after it is stored. If several processes share the database, a table has a room in one of
them at a time (`ownership`). A process of an older release may write all the same: then the room reads the log and runs
the command again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.core.view import SPECTATOR
from pecunia.daily import result_of
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import Answer, ClientMessage, LetBotPlay, MoveMessage, Rematch, Since, TableInfo, TableText
from pecunia.server.store.failures import OutcomeUnknown, StoreUnavailable, TableMoved
from pecunia.server.store.row_changes import set_day_result, set_due, set_status
from pecunia.server.store.rows import HELD, LogEntry, RowChange, SeatRow
from pecunia.server.tables import commands
from pecunia.server.tables.audience import Audience
from pecunia.server.tables.catch_up import MAX_STEPS, Happened, missed_happenings, missed_steps
from pecunia.server.tables.client import Client
from pecunia.server.tables.commands import AlreadyDone, Command, EntryDraft, QuestionAnswered
from pecunia.server.tables.driver import Driver
from pecunia.server.tables.expiry import waiting_seconds
from pecunia.server.tables.log_limits import require_room
from pecunia.server.tables.opening import OpenedTable, open_stored
from pecunia.server.tables.snapshot import snapshot_due
from pecunia.server.tables.state import TableState
from pecunia.server.tables.stored_setting import UnreadableTable
from pecunia.server.tables.table_lock import TableLock

if TYPE_CHECKING:
    from pecunia.server.store.store import Store

MessageKey = tuple[str, str]  # the identity of the sender, and the id of the message
# Hears the number of the entry of a move once everybody has heard of it, or why there is none. 0 without a reason:
# another process has written that number, so the message has to be carried out in the ordinary way.
Played = Callable[[int, PecuniaError | None], None]

MAX_TRIES = 5
RETRY = 1.0  # seconds between two attempts while the store is away

log = logging.getLogger(__name__)


class RoomServices(Protocol):
    """What a room needs from the rest of the server."""

    store: "Store"

    @property
    def older_peers(self) -> bool:
        """Whether processes of an older release, which know no owners, may write to the same table."""

    def entry_written(self, table: str, entry: LogEntry) -> None:
        """Count the entry, and tell other processes about it."""

    def keep_snapshot(self, table: TableState) -> None:
        """Write a snapshot of the table as it is now, soon."""

    def lose(self, room: "Room") -> None:
        """Another process has the table now."""

    def give_up(self, room: "Room", error: UnreadableTable) -> None:
        """This process cannot read the table any more: unload it and leave it to others."""

    async def choose_for_bot(self, question: BotQuestion) -> Move: ...

    async def create_rematch(self, table: TableState) -> str:
        """Create the table of the next game. Returns its id."""

    async def join_rematch(self, table: TableState, identity: str) -> None:
        """Seat somebody at the next game, if their seat is free there."""


class Room:
    """`fence` is that of the lease of this process; 0 if no other process can have the table."""

    def __init__(self, services: RoomServices, table: TableState, snapshot: int = 0, fence: int = 0) -> None:
        self.services = services
        self.table = table
        self.fence = fence
        self.closed = False  # True if the table has moved to another process, or may have
        self.held = False  # whether the store knows that a running table is in memory
        self._snapshot = snapshot  # the entry of the newest snapshot that we know of
        self.audience = Audience(table)
        self.driver = Driver(self)
        self.last_used = time.monotonic()
        self.waits_until = 0.0  # when a table that waits for players is closed, as far as this process has said so
        self._lock = TableLock()
        self._rematch_lock = asyncio.Lock()
        self._uncertain = False  # True if the store gave no answer, so the last entry may or may not be written
        self._doubtful: set[MessageKey] = set()  # messages that may be the next entry, for all that we know
        self._recovery: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.table.row.id

    # Commands.

    async def carry_out(self, identity: str, message: ClientMessage) -> int:
        """Do what a client's message asks for. Returns the number of its entry. Raises PecuniaError."""
        key = identity, message.id
        about_absent = isinstance(message, LetBotPlay) or (isinstance(message, Answer) and self.table.asks_for_bot())
        seated = self.table.seat_of(identity) >= 0  # the command refuses others
        if about_absent and seated and self.audience.is_here(self.table.asked()):
            raise PecuniaError("still-here")
        # A player who moves is not away. What is being written at this moment may say that they are.
        if isinstance(message, MoveMessage) and (
            self.table.is_away(identity) or self._lock.locked() or self._uncertain
        ):
            await self.execute(lambda table: commands.back_if_away(table, identity), key)
        number = await self.execute(commands.command_for(identity, message), key)
        if isinstance(message, Rematch):
            await self._create_rematch()
            await self._join_rematch(identity)
        return number

    async def _create_rematch(self) -> None:
        async with self._rematch_lock:  # the offers of two people may come at the same moment
            if commands.all_want_rematch(self.table):
                try:
                    rematch = await self.services.create_rematch(self.table)
                    await self.execute(lambda table: commands.name_rematch(table, rematch))
                except StoreUnavailable:
                    raise OutcomeUnknown from None  # the offer is in the log; sending it again creates the table

    async def _join_rematch(self, identity: str) -> None:
        """A player who has resigned here, and wants to play after all, gets the seat that was left free for them."""
        table = self.table
        if not table.rematch:
            return
        try:
            await self.services.join_rematch(table, identity)
        except PecuniaError as error:  # as when the next game has begun without them
            log.info("nobody could join the rematch %s: %s", table.rematch, error.key)

    async def execute(self, command: Command, message: MessageKey | None = None) -> int:
        """Write what the command drafts. Returns the number of the entry. Raises what the command raises.

        Raises StoreUnavailable if nothing was written. Raises OutcomeUnknown if nobody knows whether the entry was
        written, now or by an earlier try of the same `message`.
        """
        try:
            return await self._execute(command)
        except StoreUnavailable as error:
            raise self._with_doubt(error, message) from None

    def _with_doubt(self, error: StoreUnavailable, message: MessageKey | None) -> StoreUnavailable:
        """The error, or OutcomeUnknown if an earlier try of the message may have been written."""
        if isinstance(error, OutcomeUnknown) and message is not None:
            self._doubtful.add(message)
        elif message in self._doubtful:
            return OutcomeUnknown()
        return error

    async def _execute(self, command: Command) -> int:
        try:
            async with self._lock:
                for _ in range(MAX_TRIES):
                    self._require_open()
                    if self._uncertain:
                        await self._read_on()
                    try:
                        decision = command(self.table)
                        if isinstance(decision, EntryDraft):
                            require_room(self.table, decision.kind)
                    except QuestionAnswered:
                        raise  # whatever comes later, nobody asks that question again
                    except PecuniaError:
                        if self.services.older_peers and await self._read_on():
                            continue  # the sender may have seen a newer table in another process, where it is allowed
                        raise
                    if isinstance(decision, AlreadyDone):
                        return decision.number
                    if await self._write(decision):
                        return self.table.number
                    await self._read_on()
        finally:
            self._recover_if_uncertain()
        raise PecuniaError("table-busy")

    def _recover_if_uncertain(self) -> None:
        if self._uncertain and self._recovery is None:
            self._recovery = asyncio.create_task(self._recover())

    async def _write(self, draft: EntryDraft) -> bool:
        """Append the entry to the log, then apply it. False if another process has written that number."""
        entry, changes = self._entry_of(draft)
        self._uncertain = True  # until we know whether the entry was written
        try:
            written = await self.services.store.append(self.id, entry, changes, self.fence)
        except (StoreUnavailable, TableMoved) as error:
            self._note_outcome(error)
            raise
        self._note_outcome(None)
        if written:
            self._written(draft, entry)
        return written

    def _entry_of(self, draft: EntryDraft) -> tuple[LogEntry, list[RowChange]]:
        """The entry of a draft, and the changes of other rows that belong to it."""
        number, now = self.table.number + 1, time.time()
        entry = LogEntry(number, draft.kind, draft.seat, draft.identity, draft.text, draft.message_id, now)
        return entry, [*draft.row_changes, *status_changes(self.table, draft, now, self.held)]

    def _note_outcome(self, error: PecuniaError | None) -> None:
        """Whether the entry was written is known now, unless the error says that nobody knows."""
        self._uncertain = isinstance(error, OutcomeUnknown)
        if isinstance(error, TableMoved):
            self.services.lose(self)

    def _written(self, draft: EntryDraft, entry: LogEntry) -> None:
        self._apply(entry, draft.game, draft.happenings, draft.names)
        self.held = self.table.status == "playing"
        self.services.entry_written(self.id, entry)
        self.keep_snapshot_if_due()

    # A move without a task: the usual case, and the most frequent of all.

    def is_free(self, identity: str) -> bool:
        """Whether a move of this person can be carried out at once: nothing else is in progress, and nothing has to be
        read or written before."""
        return not (
            self._lock.locked()
            or self._uncertain
            or self.closed
            or self.services.older_peers
            or self.table.is_away(identity)
        )

    def play_now(self, identity: str, message: MoveMessage, played: Played) -> None:
        """What `carry_out` does with a move, without a task. Only if `is_free`. Raises the reason if it is refused;
        `played` is called when it is in the log and told, or when that has failed."""
        table = self.table
        number = table.entry_of_message(identity, message.id)
        if number:
            played(number, None)
            return
        draft = commands.move(table, identity, message)
        require_room(table, draft.kind)
        entry, changes = self._entry_of(draft)
        self._lock.take()
        self._uncertain = True
        told = partial(self._told, draft, entry, played)
        self.services.store.put(table.row.id, entry, changes, self.fence, told)

    def _told(
        self, draft: EntryDraft, entry: LogEntry, played: Played, written: bool, error: PecuniaError | None
    ) -> None:
        """The store has written the entry of `play_now`, or has failed."""
        try:
            self._note_outcome(error)
            if isinstance(error, StoreUnavailable):
                error = self._with_doubt(error, (entry.who, entry.client))
            if written:
                self._written(draft, entry)
        finally:
            self._recover_if_uncertain()
            self._lock.release()
            played(entry.number if written else 0, error)

    def keep_snapshot_if_due(self) -> None:
        if self.table.number >= snapshot_due(self._snapshot):
            self.keep_snapshot(1)

    def keep_snapshot(self, least: int) -> None:
        """Keep a snapshot if the newest one is at least so many entries old."""
        if self.table.number >= self._snapshot + least:
            self._snapshot = self.table.number
            self.services.keep_snapshot(self.table)

    def _require_open(self) -> None:
        if self.closed:
            raise TableMoved

    async def _recover(self) -> None:
        """It is unknown whether the last entry was written. Try until the store answers, and apply what is there."""
        while self._uncertain and not self.closed:
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
                # A copy: the audience compares the game with what it was when people last heard of it.
                self.table.game = self.table.game.copy()
                self.table.game.listener = happenings.append
            try:
                self._apply(entry, None, happenings, seats)
            except Exception as error:  # damaged, or written by a newer version during an upgrade
                unreadable = UnreadableTable(self.id, error)
                self.services.give_up(self, unreadable)
                raise unreadable from None
        self._uncertain = False
        return bool(entries)

    def _apply(
        self, entry: LogEntry, played: Game | None, happenings: Sequence[Happening], names: Sequence[SeatRow]
    ) -> None:
        """An entry is in the log: change the table, tell everybody, and let bots move if they have to."""
        table = self.table
        every_move_changes_info = table.ask is not None or table.open_lesson() is not None
        table.apply(entry, played)
        self._doubtful.clear()  # their number is taken: by one of them, or by another entry
        table.set_names(names)
        if table.game is not None:
            table.game.listener = None
        self.last_used = time.monotonic()
        info_changed = every_move_changes_info or entry.kind != "move" or table.status != "playing"
        self.audience.broadcast(entry, happenings, info_changed)
        if entry.kind in ("sit", "stand", "hand-over", "remove") and entry.seat >= 0:
            self.audience.reseat(entry.seat)
        if entry.kind in ("invite", "remove") and not table.row.public:
            self.audience.turn_out(entry.who if entry.kind == "remove" else "")
        self.driver.wake()

    async def _then(self, seat: int, number: int) -> OpenedTable:
        """The table as it was when the number of a seat was this one, with the later entries."""
        entry = self.table.entry_for(seat, number)
        then = await open_stored(self.services.store, self.id, entry, self.table)
        if then is None:
            raise PecuniaError("unknown-table")
        return then

    # Clients.

    async def enter(self, client: Client, number: int) -> None:
        """A client connects, or asks again for everything since a number."""
        seat, last = self._seat_of(client), self.table.number
        missed = await self._missed(seat, number)  # before we have the lock, so that nobody's move waits for it
        async with self._lock:
            self._require_open()
            client_knows_more = number > self.table.number_for(client.seat)  # from another process
            if self._uncertain or client_knows_more:
                await self._read_on()
            if client.close_code:
                return  # its seat has gone to another device
            client.seat = self._seat_of(client)
            if (client.seat, self.table.number) != (seat, last):  # something has happened in the meantime
                missed = await self._missed(client.seat, number)
            self.audience.welcome(client, missed)
            self.audience.add(client)
            self.driver.wake()  # bots may have been waiting for somebody to come

    def _seat_of(self, client: Client) -> int:
        return self.table.seat_of(client.identity) if client.identity else SPECTATOR

    async def _missed(self, seat: int, number: int) -> list[Happened]:
        """What happened since a number; if a seat has missed very much, only the newest."""
        now = self.table.number_for(seat)
        if not 0 <= number < now:
            return []
        last = self.table.number
        then = await self._then(seat, max(number, now - MAX_STEPS))
        return await asyncio.to_thread(missed_happenings, then, seat, last)

    def leave(self, client: Client) -> None:
        self.last_used = time.monotonic()
        self.audience.remove(client)

    async def since(self, seat: int, number: int, language: str, until: int | None = None) -> Since:
        """What has happened since a number, as a seat sees it: the view at that time, then each step up to now or to
        a later number."""
        now = self.table.number_for(seat)
        end = now if until is None else min(until, now)
        begin = max(number, end - MAX_STEPS)
        last = self.table.number if until is None else self.table.entry_for(seat, end)
        then = await self._then(seat, begin)
        view, steps = await asyncio.to_thread(missed_steps, then, seat, last)
        return Since(begin - number, view, [self.audience.step_in_words(seat, language, step) for step in steps])

    def in_words(self, seat: int, language: str) -> TableText:
        return self.audience.in_words(seat, language)

    def info(self) -> TableInfo:
        return self.audience.info()

    async def forget_people(self) -> None:
        """Names or talk were deleted from the store: forget them here, and send everybody the table as it is now."""
        async with self._lock:
            people = None
            for _ in range(MAX_TRIES):  # until nobody has written anything between the two
                await self._read_on()
                people = await self.services.store.people_at(self.id)
                if people is None or people.number == self.table.number:
                    break
            if people is not None:
                self.table.set_people(people)
                self.audience.welcome_again()

    # The end.

    def can_unload(self) -> bool:
        """Whether nobody is connected and nothing is in progress."""
        return not self.audience.clients and not self._lock.locked() and self.driver.idle

    def due(self, now: float) -> float | None:
        """When the table has something to do by itself after it was unloaded; None if never."""
        if self.table.status != "playing":
            return None
        return now if not self.driver.idle or self.driver.may_move() else self.table.deadline()

    async def give_away(self, give: Callable[[], Awaitable[bool]]) -> bool:
        """Close the room, and let another process have the table. False if somebody has connected in the meantime."""
        async with self._lock:
            if self.closed or self.audience.clients:
                return False
            self.closed = True
            self.close()
            return await give()

    def close(self) -> None:
        self.driver.close()
        if self._recovery is not None:
            self._recovery.cancel()
            self._recovery = None  # a cancelled task keeps its frames, and they keep the room


def status_changes(table: TableState, draft: EntryDraft, at: float, held: bool) -> list[RowChange]:
    """The status is also stored outside the log, so that tables can be found by it. So is the result of a day.

    `held` says whether the store knows that the table is in memory.
    """
    if draft.becomes == "playing":
        return [set_status(table.row.id, "playing", at, HELD)]
    if draft.becomes == "over":
        return [set_status(table.row.id, "over", at, None), *day_result_changes(table, draft.game)]
    if table.status == "open":
        return [set_due(table.row.id, at + waiting_seconds(table.setting))]
    if table.status == "playing" and not held:
        return [set_due(table.row.id, HELD)]
    return []


def day_result_changes(table: TableState, after: Game | None) -> list[RowChange]:
    """The result of a deal of the day, which ends with a move or because it is given up."""
    game = after or table.game
    seat = next((number for number, seat in enumerate(table.seats) if seat.identity), -1)
    if table.setting.begin.kind != "day" or game is None or seat < 0:
        return []
    return [set_day_result(table.row.id, result_of(game, seat))]
