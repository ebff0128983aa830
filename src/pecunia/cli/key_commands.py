"""The commands for the keys with which a server signs identities."""

from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.administration import Config, admin, day, operator_settings
from pecunia.cli.common import Command, Group, Language, T
from pecunia.core.errors import OptionError
from pecunia.texts import Texts

keys = typer.Typer(cls=Group, help=T.text("cli-keys"), rich_markup_mode=None)
admin.add_typer(keys, name="keys")


def _database(config: Path | None) -> str:
    """The database of the server whose settings these are."""
    settings = operator_settings(config)
    if settings.secret:
        raise OptionError("keys-stated")
    return settings.database


@keys.callback(invoke_without_command=True)
def keys_command(context: typer.Context, config: Config = None, language: Language = None) -> int:
    if context.invoked_subcommand is None:
        _list_keys(Texts.for_user(language), _database(config))
    return 0


def _list_keys(texts: Texts, database: str) -> None:
    from pecunia.server.people.operator_keys import listed_keys

    for number, key in enumerate(listed_keys(database)):
        does = texts.text("keys-verifies" if number else "keys-signs")
        print(f"{key.id}  {day(key.created)}  {texts.text('keys-devices', count=key.devices)}  {does}")


@keys.command("rotate", cls=Command, help=T.text("cli-keys-rotate"))
def rotate_command(config: Config = None, language: Language = None) -> int:
    texts, database = Texts.for_user(language), _database(config)
    from pecunia.server.people.operator_keys import rotate

    print(texts.text("keys-rotated", id=rotate(database)))
    return 0


@keys.command("retire", cls=Command, help=T.text("cli-keys-retire"))
def retire_command(
    id: Annotated[str, typer.Argument(metavar="ID", help=T.text("cli-keys-id"))],
    config: Config = None,
    language: Language = None,
) -> int:
    texts, database = Texts.for_user(language), _database(config)
    from pecunia.server.people.operator_keys import retire

    print(texts.text("keys-retired", id=id, count=retire(database, id)))
    return 0
