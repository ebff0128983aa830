"""The commands for the people of a server."""

import sys
import time
from pathlib import Path
from typing import Annotated, Literal

import typer

from pecunia.cli.administration import (
    Config,
    Json,
    Most,
    ServerAddress,
    admin,
    day,
    day_told,
    moment_told,
    operator_settings,
    print_json,
    running_server,
)
from pecunia.cli.common import Command, Group, Language, T
from pecunia.cli.stored_tables import plain_table, table_line
from pecunia.core.errors import OptionError
from pecunia.texts import Texts, one_line

people = typer.Typer(cls=Group, help=T.text("cli-people"), rich_markup_mode=None)
admin.add_typer(people, name="people")

Sanction = Literal["ban", "mute"]
DAY = 86400.0
Days = Annotated[
    float | None, typer.Option(metavar="N", min=0.001, max=36_500, help=T.text("cli-people-sanction-days"))
]
PersonId = Annotated[str, typer.Argument(metavar="ID", help=T.text("cli-people-id"))]


@people.command("find", cls=Command, help=T.text("cli-people-find"))
def find_command(
    words: Annotated[str, typer.Argument(metavar="NAME", help=T.text("cli-people-words"))],
    most: Most = 50,
    json: Json = False,
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.store.operator_queries import found_people
    from pecunia.server.store.used_once import in_transaction

    found = in_transaction(settings.database, lambda store: found_people(store, words, most))
    if json:
        print_json([person._asdict() for person in found])
        return 0
    for person in found:
        print(f"{person.id}  {day(person.created)}  {day(person.seen)}  {one_line(person.name)}")
    print(texts.text("people-found", count=len(found)))
    return 0


@people.command("show", cls=Command, help=T.text("cli-people-show"))
def show_command(
    person: PersonId, most: Most = 50, json: Json = False, config: Config = None, language: Language = None
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.store.operator_queries import person_facts
    from pecunia.server.store.used_once import in_transaction

    facts = in_transaction(settings.database, lambda store: person_facts(store, person, most))
    if json:
        devices = [
            {"id": row.id, "label": row.label, "created": row.created, "seen": row.seen} for row in facts.devices
        ]
        listed = [plain_table(table) for table in facts.tables]
        sanctions = [{"kind": row.kind, "created": row.created, "until": row.until} for row in facts.sanctions]
        print_json({**facts.person._asdict(), "sanctions": sanctions, "devices": devices, "tables": listed})
        return 0
    print(f"{facts.person.id}  {one_line(facts.person.name)}")
    print(
        texts.text(
            "people-since", created=day_told(facts.person.created, texts), seen=day_told(facts.person.seen, texts)
        )
    )
    for sanction in facts.sanctions:
        print(_sanction_told(texts, sanction.kind, sanction.until))
    for row in facts.devices:
        label = row.label if row.label.strip("-") else texts.text("people-program")
        print(
            texts.text(
                "people-device", label=label, created=day_told(row.created, texts), seen=day_told(row.seen, texts)
            )
        )
    for table in facts.tables:
        print(table_line(table))
    return 0


@people.command("rename", cls=Command, help=T.text("cli-people-rename"))
def rename_command(
    person: PersonId,
    name: Annotated[str, typer.Argument(metavar="NAME", help=T.text("cli-people-name"))],
    server: ServerAddress = "",
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.orders import RenamePerson

    with running_server(settings, server) as running:
        done = running.order(RenamePerson(person, name))
    print(texts.text("people-renamed", name=one_line(name), tables=done["tables"]))
    return 0


@people.command("sign-out", cls=Command, help=T.text("cli-people-sign-out"))
def sign_out_command(
    person: PersonId, server: ServerAddress = "", config: Config = None, language: Language = None
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.orders import SignOutPerson

    with running_server(settings, server) as running:
        done = running.order(SignOutPerson(person))
    print(texts.text("people-signed-out", count=done["devices"]))
    return 0


@people.command("ban", cls=Command, help=T.text("cli-people-ban"))
def ban_command(
    person: PersonId, days: Days = None, server: ServerAddress = "", config: Config = None, language: Language = None
) -> int:
    return _sanction("ban", person, days, server, config, language)


@people.command("unban", cls=Command, help=T.text("cli-people-unban"))
def unban_command(
    person: PersonId, server: ServerAddress = "", config: Config = None, language: Language = None
) -> int:
    return _lift("ban", person, server, config, language)


@people.command("mute", cls=Command, help=T.text("cli-people-mute"))
def mute_command(
    person: PersonId, days: Days = None, server: ServerAddress = "", config: Config = None, language: Language = None
) -> int:
    return _sanction("mute", person, days, server, config, language)


@people.command("unmute", cls=Command, help=T.text("cli-people-unmute"))
def unmute_command(
    person: PersonId, server: ServerAddress = "", config: Config = None, language: Language = None
) -> int:
    return _lift("mute", person, server, config, language)


def _sanction(
    kind: Sanction, person: str, days: float | None, server: str, config: Path | None, language: str | None
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.orders import SanctionPerson

    with running_server(settings, server) as running:
        running.order(SanctionPerson(person, kind, days))
    print(_sanction_told(texts, kind, None if days is None else time.time() + days * DAY))
    return 0


def _lift(kind: Sanction, person: str, server: str, config: Path | None, language: str | None) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.orders import LiftSanction

    with running_server(settings, server) as running:
        done = running.order(LiftSanction(person, kind))
    print(texts.text(f"people-{kind}-lifted" if done["lifted"] else f"people-{kind}-none"))
    return 0


def _sanction_told(texts: Texts, kind: str, until: float | None) -> str:
    if until is None:
        return texts.text(f"people-{kind}")
    return texts.text(f"people-{kind}-until", until=moment_told(until, texts))


@people.command("delete", cls=Command, help=T.text("cli-people-delete"))
def delete_command(
    person: PersonId,
    yes: Annotated[bool, typer.Option("--yes", help=T.text("cli-people-delete-yes"))] = False,
    server: ServerAddress = "",
    config: Config = None,
    language: Language = None,
) -> int:
    """Returns 1 if it is still to be done."""
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.orders import DeletePerson
    from pecunia.server.store.operator_queries import person_facts
    from pecunia.server.store.used_once import in_transaction

    found = in_transaction(settings.database, lambda store: person_facts(store, person, 1)).person
    if not yes:
        print(texts.text("people-delete-dry", name=one_line(found.name), id=person))
        return 1
    with running_server(settings, server) as running:
        running.order(DeletePerson(person))
    print(texts.text("people-deleted", name=one_line(found.name), id=person))
    return 0


@people.command("export", cls=Command, help=T.text("cli-people-export"))
def export_command(
    person: PersonId,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help=T.text("cli-people-export-file"))] = None,
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.files import replacing
    from pecunia.server.people.personal_data import write_personal_data

    if file is None:
        write_personal_data(settings.database, person, sys.stdout.buffer)
        print()
        return 0
    if file.exists():
        raise OptionError("people-export-exists", file=str(file))
    with replacing(file, durable=True, private=True) as target:
        write_personal_data(settings.database, person, target)
    print(texts.text("people-exported", file=str(file)))
    return 0
