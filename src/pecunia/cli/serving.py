"""The command that runs the server."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import Command, Language, T, app, extra
from pecunia.core.errors import OptionError
from pecunia.texts import Texts

Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=T.text("serve-config"))]


def _serve_help() -> str:
    """The help with all environment variables, one for each setting, and what they do."""
    try:
        from pecunia.server.settings import CONFIG, VARIABLES, Settings, variable
    except ImportError:
        return T.text("cli-serve")
    usual = {name: f" ({value})" if (value := getattr(Settings, name)) else "" for name in VARIABLES}
    told = {f"{variable(name)}{usual[name]}": T.text(f"serve-{name}") for name in VARIABLES}
    told[CONFIG] = T.text("serve-config")
    lines = [T.text("terminal-explained", what=what, text=text) for what, text in told.items()]
    return "\n\n".join([T.text("cli-serve"), T.text("serve-variables"), *lines, T.text("serve-files")])


@app.command("serve", cls=Command, help=_serve_help())
def serve_command(
    host: Annotated[str | None, typer.Option(help=T.text("serve-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=T.text("serve-port"))] = None,
    open_page: Annotated[bool, typer.Option("--open", help=T.text("serve-open"))] = False,
    config: Config = None,
    language: Language = None,
) -> int:
    texts = Texts.for_user(language)
    if sys.platform == "win32":  # the pipes to worker processes are for POSIX systems only
        raise OptionError("serve-windows")
    with extra("serve-extra"):
        from pecunia.server.run import run
        from pecunia.server.settings import settings_from
        from pecunia.server.startup_notice import StartupNotice
    settings = settings_from(config=config, host=host, port=port)
    notice = StartupNotice(texts, settings.port, open_page)
    run(settings, notice.ready, any_port=open_page and port is None)
    return 0
