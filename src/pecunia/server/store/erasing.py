"""Deleting what people have left in the store.

Games stay for the others who played them. There, an anonymous identity takes the place of the person: a new random one
in each game, so that nobody can tell which games belonged together. Names and talk go.
"""

import logging
import secrets as random
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Select,
    String,
    Table,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    union,
    update,
)

from pecunia.server.store import archive
from pecunia.server.store.my_tables import kept_tables
from pecunia.server.store.rows import LogEntry
from pecunia.server.store.sql_tables import (
    HAS_PEOPLE,
    HAS_TALK,
    SITS_DOWN,
    archived_people,
    codes,
    devices,
    entries,
    identities,
    metadata,
    sanctions,
    seats,
    tables,
)

# References to a person that become anonymous. Rows with any other reference, also in new SQL tables, are deleted.
MADE_ANONYMOUS = (tables.c.host, seats.c.identity)
# SQL tables made from the log. They may hold names and talk, so they are deleted and made again.
MADE_FROM_LOG = ("snapshots",)

log = logging.getLogger(__name__)


class Erased(NamedTuple):
    """What was deleted: at which tables, and the devices that are signed out with it."""

    tables: list[str]
    devices: list[str]


# One person.


def touched_tables(connection: Connection, identity: str) -> list[str]:
    """All tables where somebody has left something: where they sit or have sat, and where they are the host."""
    sits = select(seats.c.table).where(seats.c.identity == identity)
    hosts = select(tables.c.id).where(tables.c.host == identity)
    sat = select(entries.c.table).where(entries.c.who == identity, SITS_DOWN)
    archived = select(archived_people.c.table).where(archived_people.c.identity == identity)
    return [str(table) for table in connection.execute(union(sits, hosts, sat, archived)).scalars()]


def unfinished_tables(connection: Connection, identity: str) -> list[str]:
    """The tables of somebody that are not over."""
    found = {table for table, status, _ in kept_tables(connection, identity) if status != "over"}
    return sorted(found)


def erase_person(connection: Connection, identity: str) -> Erased:
    """Delete a person with everything they have left. Their games stay, without them."""
    touched = touched_tables(connection, identity)
    ended = [str(id) for id in connection.execute(select(devices.c.id).where(devices.c.identity == identity)).scalars()]
    count_erasures(connection, touched)  # this locks the tables, so no log moves to the archive now
    _make_anonymous(connection, identity, touched)
    for column in references(identities):
        connection.execute(delete(column.table).where(column == identity))
    connection.execute(delete(identities).where(identities.c.id == identity))
    return Erased(touched, ended)


def erase_late_entries(connection: Connection, identity: str, touched: Sequence[str]) -> list[str]:
    """Delete what a process wrote for a person who was being deleted. Returns the tables where there was something."""
    found: set[str] = set()
    for table in touched:
        if connection.execute(
            select(entries.c.number).where(entries.c.table == table, entries.c.who == identity)
        ).first():
            found.add(table)
    count_erasures(connection, found)
    _make_anonymous(connection, identity, sorted(found))
    return sorted(found)


def rename_person(connection: Connection, identity: str, name: str) -> list[str]:
    """Give a person another name everywhere. Returns the tables where the old one stood."""
    connection.execute(update(identities).where(identities.c.id == identity).values(name=name))
    mine = (seats.c.identity == identity) & (seats.c.name != "")
    found = [str(table) for table in connection.execute(select(seats.c.table).where(mine)).scalars()]
    connection.execute(update(seats).where(mine).values(name=name))
    count_erasures(connection, found)
    return found


# What is too old.


def erase_old_people(connection: Connection, before: float, most: int) -> list[Erased]:
    """Delete people who were last here before this time and have no unfinished table."""
    wanted = _old_people(before).order_by(identities.c.seen).limit(most)
    return [erase_person(connection, identity) for identity in connection.execute(wanted).scalars().all()]


def count_old(connection: Connection, kind: str, before: float) -> int:
    """How much of a kind of data is from before this time: people, lines of talk, or games with people in them.

    The lines of an archived game are not counted one by one: it counts as one.
    """
    games = select(tables.c.id).where(HAS_PEOPLE, tables.c.changed < before)
    wanted: dict[str, list[Any]] = {
        "people": [_old_people(before)],
        "talk": [select(entries.c.number).where(HAS_TALK, entries.c.at < before), archive.old_talk(before)],
        "games": [union(games, archive.old_people(before))],
    }
    counts = [select(func.count()).select_from(each.subquery()) for each in wanted[kind]]
    return sum(int(connection.execute(count).scalar_one()) for count in counts)


def _old_people(before: float) -> Select[Any]:
    sits = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
    sits = sits.where(seats.c.identity == identities.c.id, tables.c.status != "over")
    hosts = select(tables.c.id).where(tables.c.host == identities.c.id, tables.c.status != "over")
    old = select(identities.c.id).where(identities.c.seen > 0, identities.c.seen < before)
    return old.where(~sits.exists(), ~hosts.exists())


def erase_old_talk(connection: Connection, before: float, most: int) -> tuple[int, list[str]]:
    """Delete lines of chat from before this time. Returns how many there were, and at which tables."""
    old = select(entries.c.table, entries.c.number).where(HAS_TALK, entries.c.at < before)
    found = connection.execute(old.order_by(entries.c.at).limit(most)).all()
    if found:
        line = (entries.c.table == bindparam("of_table")) & (entries.c.number == bindparam("of_number"))
        rows = [{"of_table": table, "of_number": number} for table, number in found]
        connection.execute(update(entries).where(line).values(text=""), rows)
    touched = sorted({table for table, _ in found})
    count_erasures(connection, touched)
    return len(found), touched


def erase_archived_talk(connection: Connection, before: float, most: int) -> list[str]:
    """Delete lines of chat from before this time in archived logs. Returns the tables."""
    found = archive.tables_with_talk(connection, before, most)
    count_erasures(connection, found)

    def unsaid(table: str, entry: LogEntry) -> LogEntry:
        return entry._replace(text="") if entry.kind == "chat" and entry.at < before else entry

    _report(archive.change_entries(connection, found, unsaid))
    return found


def erase_old_games(connection: Connection, before: float, most: int) -> list[str]:
    """Make everybody anonymous in games that ended before this time. Returns their tables.

    An older process may have done so without seeing the archive. So what has people there is looked up as well.
    """
    old = select(tables.c.id).where(HAS_PEOPLE, tables.c.changed < before).order_by(tables.c.changed).limit(most)
    found = sorted({*connection.execute(old).scalars(), *archive.tables_with_people(connection, before, most)})
    count_erasures(connection, found)
    for table in found:
        for identity in _people_at(connection, table):
            _make_anonymous(connection, identity, [table])
    if found:
        for column in references(identities):
            at = column.table.c.get("table")
            if at is not None:
                connection.execute(delete(column.table).where(at.in_(found)))
        connection.execute(update(tables).where(tables.c.id.in_(found)).values(anonymous=True))
    return found


def delete_expired(connection: Connection, now: float, tokens_until: float) -> int:
    """Delete codes, bans and mutes that are over, and devices whose tokens have all expired. Returns how many."""
    gone = [
        connection.execute(delete(codes).where(codes.c.expires < now)),
        connection.execute(delete(devices).where(devices.c.seen < tokens_until)),
        connection.execute(delete(sanctions).where(sanctions.c.until < now)),
    ]
    return sum(each.rowcount for each in gone)


def count_expired(connection: Connection, now: float, tokens_until: float) -> int:
    """How much `delete_expired` would delete."""
    old = [
        select(func.count()).select_from(codes).where(codes.c.expires < now),
        select(func.count()).select_from(devices).where(devices.c.seen < tokens_until),
        select(func.count()).select_from(sanctions).where(sanctions.c.until < now),
    ]
    return sum(int(connection.execute(each).scalar_one()) for each in old)


# How it is done.


def count_erasures(connection: Connection, touched: Collection[str]) -> None:
    """Names or talk were deleted at these tables: note it, and delete what was made from their logs."""
    rows = [{"of_table": table} for table in touched]
    if not rows:
        return
    one_more = update(tables).where(tables.c.id == bindparam("of_table")).values(erasures=tables.c.erasures + 1)
    connection.execute(one_more, rows)
    for made in _made_from_log():
        connection.execute(delete(made).where(made.c["table"] == bindparam("of_table")), rows)


def references(wanted: Table) -> Iterator[Column[str]]:
    """All columns that refer to a table, except those that are made anonymous."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            refers = any(key.column.table is wanted for key in column.foreign_keys)
            if refers and not any(column is kept for kept in MADE_ANONYMOUS):
                yield column


def _made_from_log() -> list[Table]:
    return [metadata.tables[name] for name in MADE_FROM_LOG if name in metadata.tables]


def _people_at(connection: Connection, table: str) -> list[str]:
    """All people in the log of a table, and its host. Those who are anonymous already are left out."""
    hosts = select(tables.c.host).where(tables.c.id == table)
    acted = select(entries.c.who).where(entries.c.table == table)
    archived = select(archived_people.c.identity).where(archived_people.c.table == table)
    people = union(hosts, acted, archived)
    wanted = select(identities.c.id).where(identities.c.seen > 0, identities.c.id.in_(people))
    return [str(identity) for identity in connection.execute(wanted).scalars()]


def _make_anonymous(connection: Connection, identity: str, touched: Sequence[str]) -> None:
    """Put another identity in somebody's place at each of these tables, and delete their name and talk there."""
    if not touched:
        return
    nobody = {table: random.token_hex(16) for table in touched}
    connection.execute(insert(identities), [{"id": id, "name": "", "created": 0.0} for id in sorted(nobody.values())])
    rows = [{"of_table": table, "person": identity, "nobody": id} for table, id in nobody.items()]
    table, person, other = (bindparam(name, type_=String) for name in ("of_table", "person", "nobody"))
    unsaid = case((entries.c.kind == "chat", ""), else_=entries.c.text)
    acted = (entries.c.table == table) & (entries.c.who == person)
    connection.execute(update(entries).where(acted).values(who=other, client="", text=unsaid), rows)

    def without_person(at: str, entry: LogEntry) -> LogEntry:
        if entry.who != identity:
            return entry
        return entry._replace(who=nobody[at], client="", text="" if entry.kind == "chat" else entry.text)

    _report(archive.change_entries(connection, touched, without_person))
    sits = (seats.c.table == table) & (seats.c.identity == person)
    connection.execute(update(seats).where(sits).values(identity=other, name=""), rows)
    hosts = (tables.c.id == table) & (tables.c.host == person)
    connection.execute(update(tables).where(hosts).values(host=other), rows)


def _report(damaged: Sequence[str]) -> None:
    for table in damaged:
        log.warning("the archive of table %s is damaged, so what people have left there cannot be deleted", table)
