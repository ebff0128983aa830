"""The commands for the stored tables of a server."""

import json as json_text
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pecunia.cli.administration import (
    Config,
    Json,
    Most,
    ServerAddress,
    admin,
    day,
    minute,
    moment_told,
    operator_settings,
    print_json,
    running_server,
)
from pecunia.cli.common import Command, Group, Language, T
from pecunia.core.errors import OptionError
from pecunia.texts import Texts, one_line

if TYPE_CHECKING:
    from pecunia.server.store.operator_queries import FoundTable

tables = typer.Typer(cls=Group, help=T.text("cli-tables"), rich_markup_mode=None)
admin.add_typer(tables, name="tables")

TableId = Annotated[str, typer.Argument(metavar="ID", help=T.text("cli-tables-id"))]
STATUSES = ("open", "playing", "over")
DAY = 86400.0


@tables.command("list", cls=Command, help=T.text("cli-tables-list"))
def list_command(
    status: Annotated[str, typer.Option(metavar="|".join(STATUSES), help=T.text("cli-tables-status"))] = "",
    person: Annotated[str, typer.Option(metavar="ID", help=T.text("cli-tables-person"))] = "",
    days: Annotated[float | None, typer.Option(metavar="N", min=0, help=T.text("cli-tables-days"))] = None,
    most: Most = 50,
    json: Json = False,
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    if status and status not in STATUSES:
        raise OptionError("option-status", value=status, known=", ".join(STATUSES))
    from pecunia.server.store.operator_queries import found_tables
    from pecunia.server.store.used_once import in_transaction

    since = time.time() - days * DAY if days is not None else 0.0
    found = in_transaction(settings.database, lambda store: found_tables(store, most, status, person, since))
    if json:
        print_json([plain_table(table) for table in found])
        return 0
    for table in found:
        print(table_line(table))
    print(texts.text("admin-tables", count=len(found)))
    return 0


@tables.command("show", cls=Command, help=T.text("cli-tables-show"))
def show_command(table: TableId, json: Json = False, config: Config = None, language: Language = None) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.store.operator_queries import table_facts
    from pecunia.server.store.used_once import in_transaction

    facts = in_transaction(settings.database, lambda store: table_facts(store, table))
    setting = _setting(facts.setting)
    if json:
        more = {"entries": facts.entries, "last_entry": facts.last_entry, "guests": facts.guests, "setting": setting}
        print_json({**plain_table(facts.table), "host_name": facts.host_name, **more})
        return 0
    print(table_line(facts.table))
    print(texts.text("tables-host", name=one_line(facts.host_name), id=facts.table.host))
    for seat in facts.table.seats:
        print(texts.text("tables-seat", number=seat.seat + 1, name=one_line(seat.name), id=seat.identity))
    print(
        texts.text("tables-log", entries=facts.entries, last=moment_told(facts.last_entry, texts), guests=facts.guests)
    )
    print(json_text.dumps(setting, ensure_ascii=False))
    return 0


@tables.command("close", cls=Command, help=T.text("cli-tables-close"))
def close_command(table: TableId, server: ServerAddress = "", config: Config = None, language: Language = None) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.orders import CloseTable

    with running_server(settings, server) as running:
        running.order(CloseTable(table))
    print(texts.text("tables-closed", table=table))
    return 0


def table_line(table: "FoundTable") -> str:
    """A table in one line. Names are those of people, so nothing in them may break the line."""
    names = ", ".join(one_line(seat.name) or "-" for seat in table.seats)
    shown = "public" if table.public else "private"
    return f"{table.id}  {table.status:7}  {shown:7}  {day(table.created)}  {minute(table.changed)}  {names}"


def plain_table(table: "FoundTable") -> dict[str, Any]:
    return {**table._asdict(), "seats": [seat._asdict() for seat in table.seats]}


def _setting(text: str) -> Any:
    """The setting of a table. If the table is broken, the stored text as it is."""
    try:
        return json_text.loads(text)
    except (ValueError, RecursionError):
        return text


@tables.command("broken", cls=Command, help=T.text("cli-tables-broken"))
def broken_command(json: Json = False, config: Config = None, language: Language = None) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.tables.check import check_tables

    count, broken = check_tables(settings.database)
    if json:
        print_json({"tables": count, "broken": [table._asdict() for table in broken]})
        return 1 if broken else 0
    for table in broken:
        print(f"{table.id}  {table.status:7}  {one_line(table.reason)}")
    print(texts.text("tables-unreadable" if broken else "tables-readable", count=count, broken=len(broken)))
    return 1 if broken else 0


@tables.command("repair", cls=Command, help=T.text("cli-tables-repair"))
def repair_command(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help=T.text("cli-tables-yes"))] = False,
    json: Json = False,
    config: Config = None,
    language: Language = None,
) -> int:
    """Say what is wrong with a table and what helps, and do it if wanted. Returns 1 if it is still to be done."""
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.tables.repair import repair_table

    found = repair_table(settings.database, table, yes)
    if json:
        print_json({"table": table, **found._asdict(), "done": yes and found.remedy != "none"})
        return 0 if yes or found.remedy == "none" else 1
    if found.remedy == "none":
        print(texts.text("tables-repair-none", table=table))
        return 0
    reason = one_line(found.reason)
    if found.remedy == "cut":
        print(texts.text("tables-repair-entry", number=found.number, kind=found.kind, reason=reason))
        print(texts.text("tables-repair-cut", kept=found.kept, cut=found.cut))
    else:
        print(texts.text("tables-repair-row", reason=reason))
        print(texts.text("tables-repair-close"))
    print(texts.text("tables-repair-done" if yes else "tables-repair-dry"))
    return 0 if yes else 1
