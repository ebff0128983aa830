"""`pecunia admin`: what the commands for operators share. They take the same settings as `pecunia serve`."""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pecunia.cli.common import Group, T, app, extra
from pecunia.texts import Texts

if TYPE_CHECKING:
    from pecunia.server.people.running_server import RunningServer
    from pecunia.server.settings import Settings

admin = typer.Typer(cls=Group, help=T.text("cli-admin"), rich_markup_mode=None, no_args_is_help=True)
app.add_typer(admin, name="admin")

Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=T.text("serve-config"))]
Json = Annotated[bool, typer.Option("--json", help=T.text("cli-admin-json"))]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help=T.text("cli-admin-most"))]
ServerAddress = Annotated[str, typer.Option("--server", metavar="URL", help=T.text("cli-admin-server"))]

REDRAW = 0.2  # seconds


def operator_settings(config: Path | None) -> "Settings":
    """The settings of the server, from the environment and the configuration file."""
    with extra("serve-extra"):
        from pecunia.server.settings import settings_from
        from pecunia.server.store import store as _needed  # noqa: F401
    return settings_from(config=config)


def running_server(settings: "Settings", address: str) -> "RunningServer":
    """The server that carries out orders: the one that is named, or the one that these settings start."""
    from pecunia.server.people.running_server import RunningServer

    return RunningServer(settings, address)


def print_json(found: Any) -> None:
    print(json.dumps(found, ensure_ascii=False, indent=2))


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat() if at else "-" * 10


def day_told(at: float, texts: Texts) -> str:
    """A day in a sentence. Lists have it in figures, so that they can be sorted."""
    return texts.day(datetime.fromtimestamp(at, UTC).date()) if at else "–"


def minute(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M") if at else "-" * 16


def moment_told(at: float, texts: Texts) -> str:
    """A moment in a sentence, in UTC."""
    return texts.moment(datetime.fromtimestamp(at, UTC)) if at else "–"


class Meter:
    """Says on a terminal how far some work is. In a file or a pipe it says nothing."""

    def __init__(self, texts: Texts, key: str) -> None:
        self._texts = texts
        self._key = key
        self._shown = sys.stderr.isatty()
        self._drawn = 0.0

    def __call__(self, done: int, count: int) -> None:
        if self._shown and time.monotonic() > self._drawn + REDRAW:
            self._drawn = time.monotonic()
            sys.stderr.write(f"\r\x1b[K{self._texts.text(self._key, done=done, count=count)}")
            sys.stderr.flush()

    def clear(self) -> None:
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


@contextmanager
def metering(texts: Texts, key: str) -> Iterator[Meter]:
    meter = Meter(texts, key)
    try:
        yield meter
    finally:
        meter.clear()
