"""The plain values that go into the store and come out of it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

NOBODY = -1


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
    start: str = ""  # the position that the game begins with, including hidden cards; empty if the seed deals


@dataclass(frozen=True)
class TableListing:
    """A table in a list, with the people who sit at it."""

    table: TableRow
    seats: list[SeatRow]


class RowChange(NamedTuple):
    """A change to other rows in the same transaction as an entry: a statement and its values."""

    statement: Any
    values: dict[str, Any]
