"""A database with very many tables, filled with a few statements: most of them finished long ago and archived.

Of 200 tables one waits for players, one is played, eight are over for a few days, and the others are archived. Half of
them are public. The first person sits at one table in a hundred, the others at some hundred each.
"""

import asyncio
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, text

from pecunia.core.chance import stream_of
from pecunia.server.messages import MoveMessage
from pecunia.server.store.archive import ArchivedGame, packed
from pecunia.server.store.rows import LogEntry
from pecunia.server.store.sql_tables import entries, identities
from tests.server.worlds import SEED, World, open_world

SETS: Final = 200  # one set is that many tables
HEAVY: Final = "person0"  # sits at one table in a hundred
SITTING: Final = 3  # the entries before the first move

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT CAST(:first AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :end)"
ID = "'t' || CAST((i * 7368787) % 99999989 AS TEXT)"  # in no order, as random ids are
STATUS = "CASE i % 200 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' ELSE 'over' END"
ARCHIVED = "(i % 200 >= 10)"
PUBLIC = "((i / 200) % 2 = 0)"
# Every tenth table has a whole game; the others have only been begun.
WHOLE = "((i / 200) % 10 = 0)"


def person_at(seat: int) -> str:
    some = f"'person' || CAST((i * 31 + i / 200 + {seat} * 17 + 1) % :people AS TEXT)"
    return f"CASE WHEN i % 101 = 1 THEN '{HEAVY}' ELSE {some} END" if seat == 0 else some


class Crowd(NamedTuple):
    """What the database is filled with."""

    tables: int
    people: int


def table_id(number: int) -> str:
    return f"t{number * 7368787 % 99999989}"


def fill(connection: Connection, tables: int, already: int = 0) -> Crowd:
    """Add tables to those that are there `already` from an earlier call."""
    people = max(20, tables // 100)
    known = max(20, already // 100) if already else 0
    rows = [{"id": f"person{number}", "name": f"Name {number}", "created": 0.0} for number in range(known, people)]
    if rows:
        connection.execute(insert(identities), [{**row, "seen": time.time()} for row in rows])
    whole = asyncio.run(whole_game())
    values: dict[str, object] = {"first": already, "end": tables, "people": people, "now": time.time()}
    setting = whole.table.row.setting
    _add_tables(connection, {**values, "setting": setting, "seed": SEED, "marked": f'{setting[:-1]},"archived":true}}'})
    for seat in (0, 1):
        _add(connection, f"seats SELECT {ID}, {seat}, {person_at(seat)}, 'Name', {ARCHIVED} FROM n", values)
    _add_logs(connection, whole.shelf.log, values)
    whole.close()
    return Crowd(tables, people)


def _add(connection: Connection, rest: str, values: dict[str, object]) -> None:
    """Add rows from the numbers. SQLite wants the numbers after `INSERT INTO`, and PostgreSQL takes them there."""
    into, _, selected = rest.partition(" SELECT ")
    used = {name: value for name, value in values.items() if f":{name}" in f"{NUMBERS} {selected}"}
    connection.execute(text(f"INSERT INTO {into} {NUMBERS} SELECT {selected}"), used)


def _add_tables(connection: Connection, values: dict[str, object]) -> None:
    columns = "id, setting, seed, invitation, host, status, public, created, changed, due, archived"
    setting = f"CASE WHEN {ARCHIVED} THEN :marked ELSE :setting END"
    due = "CASE WHEN i % 200 < 2 THEN :now + 86400 END"
    selected = f"{ID}, {setting}, :seed, 'invitation', {person_at(0)}, {STATUS}, {PUBLIC}, :now - i, :now - i, {due}"
    _add(connection, f"tables ({columns}) SELECT {selected}, {ARCHIVED} FROM n", values)


def _add_logs(connection: Connection, log: list[LogEntry], values: dict[str, object]) -> None:
    """The template is a log in the place of a table that does not exist, until it has been copied."""
    connection.execute(
        text(
            "INSERT INTO tables (id, setting, seed, invitation, host, status, public, created, changed)"
            " VALUES ('template', '{}', '', '', 'person0', 'over', false, 0, 0)"
        )
    )
    connection.execute(insert(entries), [{"table": "template", **entry._asdict()} for entry in log])
    who = f"CASE e.seat WHEN 1 THEN {person_at(1)} ELSE {person_at(0)} END"
    kept = f"NOT {ARCHIVED} AND (e.number <= {SITTING} OR {WHOLE}) AND (i % 200 > 1 OR e.number < {len(log)})"
    columns = '"table", number, kind, seat, who, text, client, at'
    selected = f"{ID}, e.number, e.kind, e.seat, {who}, e.text, e.client, :now - i FROM n, entries e"
    _add(connection, f"entries ({columns}) SELECT {selected} WHERE e.\"table\" = 'template' AND {kept}", values)
    connection.execute(text("DELETE FROM entries WHERE \"table\" = 'template'"))
    connection.execute(text("DELETE FROM tables WHERE id = 'template'"))
    logs = {"whole": packed(ArchivedGame(log)), "begun": packed(ArchivedGame(log[:SITTING]))}
    blob = "CAST(:whole AS BYTEA)" if connection.dialect.name == "postgresql" else ":whole"
    selected = f"{ID}, {len(log)}, CASE WHEN {WHOLE} THEN {blob} ELSE {blob.replace('whole', 'begun')} END"
    archived = f"FROM n WHERE {ARCHIVED}"
    _add(connection, f'archive ("table", number, log) SELECT {selected} {archived}', {**values, **logs})
    for seat in (0, 1):
        columns = 'identity, "table", ended, game, listed'
        selected = f"{person_at(seat)}, {ID}, :now - i, 'non-olet', true {archived}"
        _add(connection, f"archived_people ({columns}) SELECT {selected} ON CONFLICT DO NOTHING", values)


async def whole_game() -> World:
    """A game of two from the first entry to the last."""
    world = open_world("non-olet", 2, {})
    stream = stream_of("many tables")
    number = 0
    while (question := world.game.question) is not None:
        number += 1
        move = stream.choose(question.moves).text
        await world.say(question.player, MoveMessage(id=f"m-{number}", move=move))
    return world
