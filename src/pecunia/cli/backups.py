"""The commands that back up the database of a server and restore it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pecunia.cli.administration import Config, Json, admin, metering, moment_told, operator_settings, print_json
from pecunia.cli.common import Command, Language, T
from pecunia.texts import Texts

if TYPE_CHECKING:
    from pecunia.server.store.backing_up import Backup

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=T.text("cli-admin-backup-file"))]


@admin.command("backup", cls=Command, help=T.text("cli-admin-backup"))
def backup_command(
    file: BackupFile,
    check: Annotated[bool, typer.Option("--check", help=T.text("cli-admin-backup-check"))] = False,
    json: Json = False,
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.store.backing_up import check_backup, make_backup

    if check:
        with metering(texts, "backup-checking") as meter:
            found = check_backup(file, meter)
    else:
        with metering(texts, "backup-writing") as meter:
            found = make_backup(settings.database, file, meter)
    _tell(texts, "backup-whole" if check else "backup-made", file, found, json)
    return 0


@admin.command("restore", cls=Command, help=T.text("cli-admin-restore"))
def restore_command(
    file: BackupFile,
    replace: Annotated[bool, typer.Option("--replace", help=T.text("cli-admin-restore-replace"))] = False,
    json: Json = False,
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.store.restoring import restore_backup

    with metering(texts, "backup-checking") as checked, metering(texts, "backup-restoring") as meter:
        found = restore_backup(settings.database, file, replace, checked, meter)
    _tell(texts, "backup-restored", file, found, json)
    return 0


def _tell(texts: Texts, key: str, file: Path, found: "Backup", json: bool) -> None:
    manifest = found.manifest
    tables, entries = (manifest.rows.get(name, 0) for name in ("tables", "entries"))
    if json:
        known = {name: getattr(manifest, name) for name in ("release", "revision", "database", "made", "rows")}
        print_json({"file": str(file), **known, "sha256": found.digest, "bytes": found.size})
        return
    print(texts.text(key, file=str(file)))
    print(texts.text("backup-tables", tables=tables))
    print(texts.text("backup-entries", entries=entries))
    made = moment_told(manifest.made, texts)
    print(texts.text("backup-from", at=made, release=manifest.release, revision=manifest.revision))
    print(f"SHA-256 {found.digest}")
