"""Repairs one stored table: cuts its log back to the last entry that can be applied, or closes the table."""

import asyncio
from typing import Literal, NamedTuple

from pecunia.core.errors import PecuniaError
from pecunia.server.store.cutting import CutTable
from pecunia.server.store.failures import DamagedArchive
from pecunia.server.store.rows import LogEntry, SeatRow, TableRow
from pecunia.server.store.store import Store
from pecunia.server.tables.state import TableState
from pecunia.server.tables.stored_setting import OtherRules, UnreadableTable


class Repair(NamedTuple):
    """What is wrong with a table, and what helps. `number` and `kind` are those of the first bad entry."""

    remedy: Literal["none", "cut", "close"]
    reason: str = ""
    number: int = 0
    kind: str = ""
    kept: int = 0
    cut: int = 0


def repair_table(url: str, table: str, do_it: bool) -> Repair:
    """Find out what is wrong with a table and, if wanted, repair it. Raises PecuniaError if that is not possible."""
    return asyncio.run(_repair(url, table, do_it))


async def _repair(url: str, table: str, do_it: bool) -> Repair:
    store = Store(url)
    try:
        await store.open_to_read()
        try:
            loaded = await store.load(table)
        except DamagedArchive as error:  # nothing of the log is left, and the table is over anyway
            raise UnreadableTable(table, error) from None
        if loaded is None:
            raise PecuniaError("unknown-table")
        row, seats, log = loaded
        repair = examined(row, log)
        if do_it and repair.remedy == "close":
            await store.close_table(table)
        if do_it and repair.remedy == "cut":
            good = await _last_good(store, row, seats, log[: repair.kept])
            if not await store.cut_log(table, log[-1].number, good):
                raise PecuniaError("table-busy")  # somebody else reads it without trouble, and has written to it
        return repair
    finally:
        await store.close()


def examined(row: TableRow, log: list[LogEntry]) -> Repair:
    """What is wrong with a table. Raises OtherRules if nothing is, except that this release has other rules."""
    try:
        table = TableState(row)
    except OtherRules:
        raise
    except Exception as error:
        return Repair("close", UnreadableTable(row.id, error).reason)
    for kept, entry in enumerate(log):
        try:
            if entry.number != kept + 1:
                raise ValueError(f"entry {kept + 1} is missing")
            table.apply(entry)
        except Exception as error:  # whatever it is, the entries before this one are good
            reason = UnreadableTable(row.id, error).reason
            return Repair("cut", reason, entry.number, entry.kind, kept, len(log) - kept)
    return Repair("none")


async def _last_good(store: Store, row: TableRow, seats: list[SeatRow], log: list[LogEntry]) -> CutTable:
    table = TableState(row)
    table.apply_all(log)
    names = {seat.identity: seat.name for seat in seats}
    people = [
        SeatRow(number, seat.identity, names.get(seat.identity) or await store.name_of(seat.identity) or "")
        for number, seat in enumerate(table.seats)
        if seat.identity
    ]
    return CutTable(len(log), table.status, table.host, people)
