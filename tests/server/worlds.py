"""Tables in memory, without a network, so that what a seat hears at two of them can be compared byte for byte."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.server.bot_workers.question import BotQuestion
from pecunia.server.messages import ClientMessage, Options, Setting
from pecunia.server.store.rows import LogEntry, RowChange, SeatRow, SnapshotRow, StoredTable, TableRow
from pecunia.server.store.store import Store
from pecunia.server.tables.client import Client, Encoded
from pecunia.server.tables.room import Room
from pecunia.server.tables.snapshot import snapshot_of
from pecunia.server.tables.state import TableState
from pecunia.server.tables.stored_setting import UnreadableTable

SEED = "a-seed-that-nobody-may-see"
STRANGER = "stranger"


class Shelf(Store):
    """A store without a database: the log is a list."""

    def __init__(self, log: Sequence[LogEntry] = ()) -> None:
        self.log = list(log)
        self.row: TableRow | None = None
        self.snapshots: list[SnapshotRow] = []

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = (), fence: int = 0) -> bool:
        assert entry.number == len(self.log) + 1
        self.log.append(entry)
        return True

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[LogEntry]] | None:
        assert self.row is not None
        return self.row, [], self.log

    async def open_table(self, table: str, chat_lines: int, most: int | None = None) -> StoredTable | None:
        assert self.row is not None
        snapshot = max((kept for kept in self.snapshots if most is None or kept.number <= most), default=None)
        number = 0 if snapshot is None else snapshot.number
        chat = [entry for entry in self.log[:number] if entry.kind == "chat"][-chat_lines:]
        return StoredTable(self.row, [], snapshot, chat, self.log[max(0, number - 1) :])

    async def entries_after(self, table: str, number: int) -> tuple[list[SeatRow], list[LogEntry]]:
        return [], self.log[number:]


class Ear(Client):
    """A connection that keeps what it is sent."""

    def __init__(self, seat: int) -> None:
        super().__init__(_nowhere, person(seat), seat)
        self.heard: list[str] = []

    def push(self, message: Encoded) -> None:
        self.heard.append(message.text)


async def _nowhere(message: Any) -> None:
    raise AssertionError("nothing is sent")


def person(seat: int) -> str:
    return STRANGER if seat < 0 else f"person {seat}"


class World:
    """One table at which only people sit."""

    older_peers = False

    def __init__(self, state: TableState, log: Sequence[LogEntry], game: Game | None = None) -> None:
        self.store: Store = Shelf(log)
        self.shelf.row = state.row
        table = state.twin()
        table.game = game or table.game
        self.room = Room(self, table)
        # Its time stands still, so no clock runs out by itself.
        self.room.driver._watch_clock = lambda: None  # type: ignore[method-assign]

    @property
    def shelf(self) -> Shelf:
        assert isinstance(self.store, Shelf)
        return self.store

    @property
    def table(self) -> TableState:
        return self.room.table

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def again(self, game: Game | None = None) -> "World":
        """The same table once more, perhaps with other cards where nobody sees them."""
        return World(self.table, self.shelf.log, game)

    # What a room needs from its surroundings.

    def entry_written(self, table: str, entry: LogEntry) -> None:
        pass

    def lose(self, room: Room) -> None:
        raise AssertionError("there is no other process")

    def give_up(self, room: Room, error: UnreadableTable) -> None:
        raise error

    def keep_snapshot(self, table: TableState) -> None:
        self.shelf.snapshots = [*self.shelf.snapshots, snapshot_of(table)][-2:]

    async def choose_for_bot(self, question: BotQuestion) -> Move:
        raise AssertionError("no bot is here")

    async def create_rematch(self, table: TableState) -> str:
        raise AssertionError("nobody wants another game")

    async def join_rematch(self, table: TableState, identity: str) -> None:
        raise AssertionError("nobody wants another game")

    # What people do.

    async def ear(self, seat: int, number: int = -1) -> Ear:
        ear = Ear(seat)
        await self.room.enter(ear, number)
        return ear

    async def say(self, seat: int, message: ClientMessage) -> str:
        """The answer that only the sender gets."""
        ear = Ear(seat)
        try:
            number = await self.room.carry_out(person(seat), message)
            ear.confirm(message.id, self.table.number_for(seat, number))
        except PecuniaError as error:
            ear.refuse(message.id, error)
        return ear.heard[0]

    def close(self) -> None:
        self.room.close()


def open_world(game: str, players: int, options: dict[str, Any], seed: str = SEED) -> World:
    """A table at which everybody sits and the game has begun."""
    setting = Setting(game=game, players=players, options=msgspec.convert(options, Options), public=True)
    text = msgspec.json.encode(setting).decode()
    row = TableRow("table", text, seed, "invitation-that-nobody-may-see", person(0), "open", True, 0.0, 0.0)
    log = [LogEntry(seat + 1, "sit", seat, person(seat), "", "", 0.0) for seat in range(players)]
    log.append(LogEntry(players + 1, "start", -1, person(0), "", "", 0.0))
    state = TableState(row)
    state.apply_all(log)
    state.set_names([SeatRow(seat, person(seat), f"Name {seat}") for seat in range(players)])
    return World(state, log)
