"""The rows of a tab: what `server.store` is in a server, without SQL.

They are kept in a cupboard of texts. Other tabs of the same browser share it: an entry whose number is taken is not
written, so two tabs can have one table, as two processes of a server can.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final, NamedTuple, Protocol

from pecunia.server.store.rows import (
    LogEntry,
    MinePlace,
    Page,
    RowChange,
    SeatRow,
    SnapshotRow,
    StoredTable,
    TableListing,
    TableRow,
)

ME: Final = "me"


class Cupboard(Protocol):
    """Texts by key. All changes of one `write` are made, or none."""

    async def get(self, key: str) -> str | None: ...

    async def all(self, prefix: str) -> list[tuple[str, str]]:
        """Everything whose key begins so, in the order of the keys."""

    async def write(self, changes: list[tuple[str, str, str]]) -> bool:
        """Make changes: `add` (a new key), `put` or `delete`, the key, and the text.

        False, and nothing is changed, if a key to be added is there. Raises StoreUnavailable.
        """


class DayKept(NamedTuple):
    """A deal of the day that was begun here, and its result once it is over."""

    game: str
    date: str
    table: str
    seat: int
    won: bool = False
    margin: int = 0
    rounds: int = 0
    points: int | None = None


class Kept(NamedTuple):
    """A table as it is kept: its row, the people at it, and the key of its day."""

    row: TableRow
    seats: list[SeatRow]
    day: str = ""


class TabStore:
    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard

    # The person.

    async def person(self) -> tuple[str, str] | None:
        """Identity and name; None if nobody has said a name yet."""
        found = await self._cupboard.get(ME)
        return None if found is None else tuple(json.loads(found))

    async def set_person(self, identity: str, name: str) -> None:
        await self._cupboard.write([("put", ME, json.dumps([identity, name]))])

    async def clear(self) -> None:
        """Delete everything."""
        found = await self._cupboard.all("")
        await self._cupboard.write([("delete", key, "") for key, _ in found])

    async def everything(self) -> list[tuple[str, str]]:
        return await self._cupboard.all("")

    # Tables.

    async def add_table(self, row: TableRow) -> None:
        await self._cupboard.write([("add", _table(row.id), _kept_text(Kept(row, [])))])

    async def kept(self, table: str) -> Kept | None:
        found = await self._cupboard.get(_table(table))
        return None if found is None else _kept(found)

    async def open_table(self, table: str, chat_lines: int, most: int | None = None) -> StoredTable | None:
        kept = await self.kept(table)
        if kept is None:
            return None
        return StoredTable(kept.row, kept.seats, None, [], await self._entries(table))

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[LogEntry]] | None:
        kept = await self.kept(table)
        return None if kept is None else (kept.row, kept.seats, await self._entries(table))

    async def entries_after(self, table: str, number: int) -> tuple[list[SeatRow], list[LogEntry]]:
        kept = await self.kept(table)
        log = await self._entries(table)
        return [] if kept is None else kept.seats, [entry for entry in log if entry.number > number]

    async def append(self, table: str, entry: LogEntry, effects: Sequence[RowChange] = (), fence: int = 0) -> bool:
        changes = [("add", _entry(table, entry.number), json.dumps(entry))]
        if effects:
            kept = await self.kept(table)
            assert kept is not None
            for effect in effects:
                kept = await self._with(kept, effect, changes)
            changes.append(("put", _table(table), _kept_text(kept)))
        return await self._cupboard.write(changes)

    async def _with(self, kept: Kept, change: RowChange, changes: list[tuple[str, str, str]]) -> Kept:
        values = change.values
        match change.kind:
            case "insert-seat":
                return kept._replace(seats=sorted([*kept.seats, SeatRow(**values)]))
            case "delete-seat":
                return kept._replace(seats=[seat for seat in kept.seats if seat.seat != values["seat"]])
            case "set-table":
                known = {name: value for name, value in values.items() if name != "due"}
                return kept._replace(row=replace(kept.row, **known))
            case "set-day":
                found = await self._cupboard.get(kept.day)
                if found is None:
                    return kept
                changes.append(("put", kept.day, json.dumps(DayKept(*json.loads(found))._replace(**values))))
                return kept
        raise AssertionError(change.kind)

    async def delete_table(self, table: str) -> None:
        found = await self._cupboard.all(_entry(table))
        await self._cupboard.write([("delete", key, "") for key in [_table(table), *(key for key, _ in found)]])

    async def save_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """A tab has few tables and opens them from their logs."""

    async def _entries(self, table: str) -> list[LogEntry]:
        return [LogEntry(*json.loads(text)) for _, text in await self._cupboard.all(_entry(table))]

    # Lists.

    async def tables(self) -> list[TableListing]:
        """All tables, first those that are not over, then the others, the last changed first."""
        found = [_kept(text) for _, text in await self._cupboard.all(_table())]
        found.sort(key=lambda kept: (kept.row.status != "over", kept.row.changed, kept.row.id), reverse=True)
        return [TableListing(kept.row, kept.seats) for kept in found]

    async def tables_of(self, identity: str, after: MinePlace | None = None) -> Page[MinePlace]:
        return Page(await self.tables(), None)

    # The deal of the day.

    async def day(self, game: str, date: str) -> DayKept | None:
        found = await self._cupboard.get(_day(game, date))
        return None if found is None else DayKept(*json.loads(found))

    async def days(self, game: str) -> list[DayKept]:
        return [DayKept(*json.loads(text)) for _, text in await self._cupboard.all(_day(game, ""))]

    async def add_day(self, day: DayKept) -> None:
        kept = await self.kept(day.table)
        assert kept is not None
        key = _day(day.game, day.date)
        table = _kept_text(kept._replace(day=key))
        await self._cupboard.write([("put", key, json.dumps(day)), ("put", _table(day.table), table)])

    # Reviews.

    async def review(self, name: str) -> str | None:
        return await self._cupboard.get(f"review/{name}")

    async def keep_review(self, name: str, review: str) -> None:
        await self._cupboard.write([("put", f"review/{name}", review)])


def _table(table: str = "") -> str:
    return f"table/{table}"


def _entry(table: str, number: int | None = None) -> str:
    return f"entry/{table}/" if number is None else f"entry/{table}/{number:06}"


def _day(game: str, date: str) -> str:
    return f"day/{game}/{date}"


def _kept(text: str) -> Kept:
    found: dict[str, Any] = json.loads(text)
    return Kept(TableRow(**found["row"]), [SeatRow(*seat) for seat in found["seats"]], found["day"])


def _kept_text(kept: Kept) -> str:
    return json.dumps({"row": asdict(kept.row), "seats": kept.seats, "day": kept.day})
