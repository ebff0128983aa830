"""The commands for a server that runs: what waits in it, and deleting what is too old."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from pecunia.cli.administration import (
    Config,
    Json,
    ServerAddress,
    admin,
    metering,
    operator_settings,
    print_json,
    running_server,
)
from pecunia.cli.common import Command, Language, T
from pecunia.texts import Texts

if TYPE_CHECKING:
    from pecunia.server.settings import Settings


@admin.command("queues", cls=Command, help=T.text("cli-admin-queues"))
def queues_command(
    server: ServerAddress = "", json: Json = False, config: Config = None, language: Language = None
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.queue_figures import queue_figures

    found = queue_figures(running_server(settings, server).figures())
    if json:
        print_json({"queues": found.queues, **found.process})
        return 0
    for kind, queue in found.queues.items():
        print(f"{kind:12}  {texts.text('queues-figures', **queue)}")
    print(texts.text("queues-process", **found.process))
    return 0


@admin.command("retention", cls=Command, help=T.text("cli-admin-retention"))
def retention_command(
    now: Annotated[bool, typer.Option("--now", help=T.text("cli-admin-retention-now"))] = False,
    server: ServerAddress = "",
    json: Json = False,
    config: Config = None,
    language: Language = None,
) -> int:
    texts, settings = Texts.for_user(language), operator_settings(config)
    from pecunia.server.people.old_data import too_old

    old = too_old(settings)
    if now:
        gone = _delete(texts, settings, server, sum(old.values()))
        old = {kind: gone.get(kind, 0) for kind in old}
    if json:
        print_json({"deleted" if now else "too_old": old})
        return 0
    for kind, count in old.items():
        print(texts.text(f"retention-{kind}", count=count))
    print(texts.text("retention-done" if now else "retention-dry"))
    return 0


def _delete(texts: Texts, settings: "Settings", server: str, count: int) -> dict[str, int]:
    """Order one step after the other, until nothing is left that is too old."""
    from pecunia.server.people.orders import DeleteOld

    done: dict[str, int] = {}
    with running_server(settings, server) as running, metering(texts, "retention-deleting") as meter:
        while any((step := running.order(DeleteOld())).values()):
            done = {kind: done.get(kind, 0) + number for kind, number in step.items()}
            meter(sum(done.values()), count)
            time.sleep(0.1)  # moves come first
    return done
