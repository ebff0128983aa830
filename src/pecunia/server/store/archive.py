"""The archive: the log of a finished game in one compressed row, instead of a row for each entry.

Some days after the end, a log moves there together with the position that the game began with and the text of its
values. The rows of the table and its seats stay, so everything that finds tables works as before. If somebody writes
to an archived table after all, the new entries are in `entries`, with the numbers that follow.

A process of an older version would take an archived table for one at which nothing has happened. So its setting gets
a field that such a process does not know, and it does not open the table.
"""

import zlib
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select, update

from pecunia.server.store import snapshots
from pecunia.server.store.failures import DamagedArchive
from pecunia.server.store.rows import LogEntry
from pecunia.server.store.sql_tables import (
    TO_ARCHIVE,
    archive,
    archived_people,
    entries,
    identities,
    owner_values,
    seats,
    tables,
)

UNLISTED = "puzzle"  # nobody looks for a puzzle among games
ENTRY_COLUMNS = [entries.c[name] for name in LogEntry._fields]


class ArchivedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in an archived row. A process that finds a field it does not know refuses to read it."""

    log: list[LogEntry]
    start: str = ""
    values: str = ""


def packed(game: ArchivedGame) -> bytes:
    return zlib.compress(msgspec.json.encode(game), 9)


def unpacked(log: bytes) -> ArchivedGame:
    try:
        return msgspec.json.decode(zlib.decompress(log), type=ArchivedGame)
    except (zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise DamagedArchive(str(error)) from None


# Reading.


def archived_game(connection: Connection, table: str) -> ArchivedGame | None:
    """What the archive has of a table; None if it is not there. Raises DamagedArchive."""
    log = connection.execute(select(archive.c.log).where(archive.c.table == table)).scalar_one_or_none()
    return None if log is None else unpacked(log)


def entries_after(connection: Connection, table: str, number: int) -> list[LogEntry]:
    """The entries of a log after a number, wherever they are.

    The archive is read last: a log that moves at this moment is in `entries` before, and in the archive after.
    """
    wanted = select(*ENTRY_COLUMNS).where(entries.c.table == table, entries.c.number > number)
    found = [LogEntry(*row) for row in connection.execute(wanted.order_by(entries.c.number))]
    if found and found[0].number == number + 1:
        return found
    game = archived_game(connection, table)
    if game is None or not game.log:
        return found
    last = game.log[-1].number
    return [entry for entry in game.log if entry.number > number] + [entry for entry in found if entry.number > last]


# Moving logs there, and back.


def tables_to_archive(connection: Connection, before: float, most: int, without: Collection[str]) -> list[str]:
    """Tables that have been over since before this time, and are not in the archive; `without` are left out."""
    old = select(tables.c.id).where(TO_ARCHIVE, tables.c.changed < before).order_by(tables.c.changed)
    found = connection.execute(old.limit(most + len(without))).scalars()
    return [str(table) for table in found if table not in without][:most]


def move_to_archive(connection: Connection, table: str, before: float) -> bool:
    """Move the log of a finished table. False if something has happened there since `before`, or it is damaged."""
    last = select(entries.c.at).where(entries.c.table == table).order_by(entries.c.number.desc()).limit(1)
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    setting = _setting(row.setting)
    if setting is None or (connection.execute(last).scalars().first() or 0.0) >= before:
        return False
    # The first statement that writes locks the row, so nobody is deleted from the log while it moves.
    marked = msgspec.json.encode({**setting, "archived": True}).decode()
    moved = update(tables).where(tables.c.id == table, tables.c.setting == row.setting, TO_ARCHIVE)
    moved = moved.values(archived=True, setting=marked, start="").execution_options(preserve_rowcount=True)
    if connection.execute(moved).rowcount != 1:
        return False
    log = entries_after(connection, table, 0)
    number = log[-1].number if log else 0
    values = connection.execute(select(owner_values.c.text).where(owner_values.c.table == table)).scalar_one_or_none()
    game = ArchivedGame(log, row.start, values or "")
    add = {"table": table, "number": number, "log": packed(game), "talk_since": _talk_since(log)}
    connection.execute(insert(archive), add)
    _note_people(connection, table, log, setting)
    # What somebody has written since then stays where it is.
    connection.execute(delete(entries).where(entries.c.table == table, entries.c.number <= number))
    connection.execute(delete(owner_values).where(owner_values.c.table == table))
    connection.execute(update(seats).where(seats.c.table == table).values(archived=True))
    snapshots.drop(connection, table)
    return True


def _note_people(connection: Connection, table: str, log: list[LogEntry], setting: dict[str, Any]) -> None:
    """Note who is in the log, and whose game it is."""
    row = connection.execute(select(tables.c.host, tables.c.changed).where(tables.c.id == table)).one()
    sits = connection.execute(select(seats.c.identity).where(seats.c.table == table)).scalars()
    own = {row.host, *sits}
    everybody = sorted(own | {entry.who for entry in log})
    known = connection.execute(select(identities.c.id).where(identities.c.id.in_(everybody))).scalars()
    begin = setting.get("begin")
    is_game = not (isinstance(begin, dict) and begin.get("kind") == UNLISTED)
    of_table = {"table": table, "ended": row.changed, "game": str(setting.get("game", ""))[:20]}
    rows = [{**of_table, "identity": identity, "listed": is_game and identity in own} for identity in known]
    connection.execute(insert(archived_people), rows)


def move_back(connection: Connection, table: str) -> None:
    """Put an archived log back into `entries`, so that it can be repaired."""
    game = archived_game(connection, table)
    if game is None:
        return
    if game.log:
        connection.execute(insert(entries), [{"table": table, **entry._asdict()} for entry in game.log])
    if game.values:
        connection.execute(insert(owner_values), {"table": table, "text": game.values})
    connection.execute(delete(archive).where(archive.c.table == table))
    connection.execute(delete(archived_people).where(archived_people.c.table == table))
    connection.execute(update(seats).where(seats.c.table == table).values(archived=False))
    marked = connection.execute(select(tables.c.setting).where(tables.c.id == table)).scalar_one()
    setting = {name: value for name, value in (_setting(marked) or {}).items() if name != "archived"}
    values = {"archived": False, "start": game.start, "setting": msgspec.json.encode(setting).decode()}
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def game_of(setting: str) -> str:
    """The game of a stored setting; empty if it is damaged."""
    return str((_setting(setting) or {}).get("game", ""))


def _setting(text: str) -> dict[str, Any] | None:
    try:
        setting = msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return setting if isinstance(setting, dict) else None


# Deleting what people have left in archived logs.


def old_talk(before: float) -> Select[tuple[str]]:
    return select(archive.c.table).where(archive.c.talk_since < before)


def old_people(before: float) -> Select[tuple[str]]:
    return select(archived_people.c.table).where(archived_people.c.ended < before)


def tables_with_talk(connection: Connection, before: float, most: int) -> list[str]:
    """Archived tables that have talk from before this time."""
    wanted = old_talk(before).order_by(archive.c.talk_since).limit(most)
    return [str(table) for table in connection.execute(wanted).scalars()]


def tables_with_people(connection: Connection, before: float, most: int) -> list[str]:
    """Archived tables that have been over since before this time, and still have people."""
    rows = connection.execute(old_people(before).order_by(archived_people.c.ended).limit(most)).scalars()
    return sorted({str(table) for table in rows})


def change_entries(
    connection: Connection, wanted: Iterable[str], change: Callable[[str, LogEntry], LogEntry]
) -> list[str]:
    """Change entries of archived logs. Returns the tables whose log is damaged; those are not changed.

    The caller has written to the rows of these tables before, and so holds their locks.
    """
    damaged = []
    for table in wanted:
        try:
            game = archived_game(connection, table)
        except DamagedArchive:
            connection.execute(update(archive).where(archive.c.table == table).values(talk_since=None))
            damaged.append(table)
            continue
        if game is not None:
            log = [change(table, entry) for entry in game.log]
            values = {"log": packed(msgspec.structs.replace(game, log=log)), "talk_since": _talk_since(log)}
            connection.execute(update(archive).where(archive.c.table == table).values(values))
    return damaged


def _talk_since(log: list[LogEntry]) -> float | None:
    return min((entry.at for entry in log if entry.kind == "chat" and entry.text), default=None)
