"""What the store gives and takes, as plain values."""

from dataclasses import dataclass
from typing import Any, NamedTuple

NOBODY = -1


class LogEntry(NamedTuple):
    """One line of a table's log. `client` is the sender's own number of the message, empty for the server's own."""

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
    start: str = ""  # the position that the game begins with, hidden cards included; empty: the seed deals


@dataclass(frozen=True)
class TableListing:
    """A table in a list, with those who sit at it."""

    table: TableRow
    seats: list[SeatRow]


class RowChange(NamedTuple):
    """A change of other rows in the same transaction as an entry: a statement and its values."""

    statement: Any
    values: dict[str, Any]
