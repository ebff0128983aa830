"""The commands that run the server and check its tables."""

import sys
from typing import Annotated

import typer

from pecunia.cli.common import Command, Language, T, app
from pecunia.core.errors import OptionError
from pecunia.texts import Texts, one_line


def _serve_help() -> str:
    """The help with all environment variables, one for each setting, and what they do."""
    try:
        from pecunia.server.settings import VARIABLES, Settings, variable
    except ImportError:
        return T.text("cli-serve")
    usual = {name: f" ({value})" if (value := getattr(Settings, name)) else "" for name in VARIABLES}
    told = {f"{variable(name)}{usual[name]}": T.text(f"serve-{name}") for name in VARIABLES}
    lines = [T.text("terminal-explained", what=what, text=text) for what, text in told.items()]
    return "\n\n".join([T.text("cli-serve"), T.text("serve-variables"), *lines])


@app.command("serve", cls=Command, help=_serve_help())
def serve_command(
    host: Annotated[str | None, typer.Option(help=T.text("serve-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=T.text("serve-port"))] = None,
    open_page: Annotated[bool, typer.Option("--open", help=T.text("serve-open"))] = False,
    language: Language = None,
) -> int:
    texts = Texts.for_user(language)
    if sys.platform == "win32":  # uvloop, and the pipes to worker processes, are for POSIX systems only
        raise OptionError("serve-windows")
    try:
        from pecunia.server.run import run
        from pecunia.server.settings import settings_from
        from pecunia.server.startup_notice import StartupNotice
    except ImportError as error:
        raise OptionError("serve-extra", module=error.name or "") from None
    settings = settings_from(host=host, port=port)
    notice = StartupNotice(texts, settings.port, open_page)
    run(settings, notice.ready, any_port=open_page and port is None)
    return 0


@app.command("tables", cls=Command, help=T.text("cli-tables"))
def tables_command(language: Language = None) -> int:
    texts = Texts.for_user(language)
    try:
        from pecunia.server.settings import settings_from
        from pecunia.server.tables.check import check_tables
    except ImportError as error:
        raise OptionError("serve-extra", module=error.name or "") from None
    count, broken = check_tables(settings_from().database)
    for table in broken:
        print(f"{table.id}  {table.status:7}  {one_line(table.reason)}")
    print(texts.text("tables-unreadable" if broken else "tables-readable", count=count, broken=len(broken)))
    return 1 if broken else 0
