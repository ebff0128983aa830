"""The plain values that go into the store and come out of it."""

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

NOBODY = -1
MAX_CHAT = 200  # lines of talk that a table remembers
HELD = 1e11  # `due` of a running table that is in the memory of a process and has changed there


class LogEntry(NamedTuple):
    """One entry of a table's log. `client` is the client's id of the message; empty if the server made the entry."""

    number: int
    kind: str
    seat: int
    who: str
    text: str
    client: str
    at: float


class SeatRow(NamedTuple):
    seat: int
    identity: str
    name: str


@dataclass(frozen=True)
class TableRow:
    id: str
    setting: str
    seed: str
    invitation: str
    host: str
    status: str
    public: bool
    created: float
    changed: float
    start: str = ""  # the position that the game begins with, if the seed does not deal; lists do not have it
    rules: int = 1  # the version of the game's rules
    laid_from: str = ""  # hashes of the address where it was laid, while the table is not over
    values: str = ""  # the text of an owner's file; lists do not have it
    erasures: int = 0  # how often names or talk were deleted here
    archived: bool = False  # whether its log is in the archive


class SnapshotRow(NamedTuple):
    """The state of a table after the entry `number`. What the bytes mean is none of the store's business."""

    number: int
    state: bytes


class StoredTable(NamedTuple):
    """A table as it is opened: perhaps a snapshot with the chat up to it, and the log from its entry on.

    Without a snapshot the log is whole.
    """

    row: TableRow
    seats: list[SeatRow]
    snapshot: SnapshotRow | None
    chat: list[LogEntry]
    log: list[LogEntry]


@dataclass(frozen=True)
class TableListing:
    """A table in a list, with the people who sit at it."""

    table: TableRow
    seats: list[SeatRow]


class LobbyPlace(NamedTuple):
    """Where a table is in the lobby. Places compare as tables are listed: `fair_list.py` gives the turns, and in each
    turn the newest come first, because `age` is the time of their creation times -1."""

    playing: bool
    turn: int
    age: float
    id: str


class MinePlace(NamedTuple):
    """Where a table is in the list of one's own."""

    over: bool
    changed: float
    id: str


Place = TypeVar("Place")


class Page(NamedTuple, Generic[Place]):
    """A part of a list, and the place after which it continues; None if this is the end."""

    listed: list[TableListing]
    next: Place | None


class PublicTables(NamedTuple):
    """How many public tables wait for players: of one host, from one address, and from its network."""

    host: int
    address: int
    site: int


class GuestRow(NamedTuple):
    """Somebody who has shown the invitation of a table."""

    identity: str
    name: str


class TablePeople(NamedTuple):
    """What the store has of the people at a table after the entry `number`. `talk` are the last lines of chat."""

    host: str
    erasures: int
    seats: list[SeatRow]
    talk: list[LogEntry]
    number: int


class DayRow(NamedTuple):
    """One person's result of a day, as stored."""

    identity: str
    name: str
    won: bool
    margin: int
    rounds: int
    points: int


class WeekRow(NamedTuple):
    """One person's sums of a week."""

    identity: str
    name: str
    points: int
    days: int


class RowChange(NamedTuple):
    """A change to other rows in the same transaction as an entry. `row_changes.py` has all kinds of them, and
    `row_statements.py` says what each is in SQL."""

    kind: str
    table: str
    values: dict[str, Any]
