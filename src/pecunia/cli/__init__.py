"""The `pecunia` command. It reads the command line, calls the part that does the work, and reports errors in one line.

Each command imports what it needs itself, so that a server need not wait for the modules that draw in a terminal.
"""

import sys

from typer.exceptions import TyperException

from pecunia.cli import playing, watching, rules, scenarios, print_command, laboratory  # isort: skip
from pecunia.cli import training, networks, serving, backups, stored_tables, people  # isort: skip
from pecunia.cli import running, key_commands  # isort: skip
from pecunia.cli.common import INTERRUPTED, T, app
from pecunia.core.errors import PecuniaError
from pecunia.texts import one_line
from pecunia.usage import usage_told

__all__ = [
    "backups",
    "key_commands",
    "laboratory",
    "main",
    "networks",
    "people",
    "playing",
    "print_command",
    "rules",
    "running",
    "scenarios",
    "serving",
    "stored_tables",
    "training",
    "watching",
]  # commands register when their module is loaded, so the imports are in the order of the help

WRONG_INPUT = 2
FILE_SENTENCES: dict[type[OSError], str] = {
    FileNotFoundError: "usage-file-missing",
    IsADirectoryError: "usage-file-folder",
    PermissionError: "usage-file-forbidden",
}


def main() -> None:
    """Run the command. Wrong input gives one line on standard error and exit status 2."""
    try:
        status = app(sys.argv[1:], prog_name="pecunia", standalone_mode=False)
    except PecuniaError as error:
        status = _complain(T.error(error))
    except TyperException as error:
        status = _complain(usage_told(T, error))
    except OSError as error:
        status = _complain(_file_told(error))
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status or 0)


def _file_told(error: OSError) -> str:
    """What is wrong with a file: common errors in the user's language, the rest in the words of the system."""
    if error.filename is None:
        return str(error)
    key = next((key for kind, key in FILE_SENTENCES.items() if isinstance(error, kind)), None)
    file = str(error.filename)
    return T.text(key, file=file) if key else f"{file}: {error.strerror}"


def _complain(line: str) -> int:
    print(f"pecunia: {one_line(line)}", file=sys.stderr)
    return WRONG_INPUT
