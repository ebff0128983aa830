"""Reads a configuration file: TOML with the names of the settings."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pecunia.core.errors import FileError, OptionError

WHERE = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)$")
# Names that take several values can have a list of them.
LISTS = ("embed", "hosts", "origins", "proxies")


class ConfigError(FileError):
    """A configuration file that is not TOML, or something in it that is no setting."""


def read_config(file: Path, kinds: Mapping[str, type]) -> dict[str, Any]:
    """The values in a file, by name. `kinds` has the type of each name that may stand there."""
    try:
        text = file.read_text(encoding="utf-8")
        found = tomllib.loads(text)
    except OSError as error:
        raise OptionError("serve-config-unreadable", file=str(file), reason=error.strerror or "") from None
    except UnicodeDecodeError:
        raise OptionError("serve-config-unreadable", file=str(file), reason="UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        reason, line = _reason_and_line(str(error), text)
        raise ConfigError("serve-config-syntax", str(file), line, reason=reason) from None
    return {name: _value(file, text, name, value, kinds) for name, value in found.items()}


def _value(file: Path, text: str, name: str, value: Any, kinds: Mapping[str, type]) -> Any:
    if name not in kinds:
        known = ", ".join(kinds)
        raise ConfigError("serve-config-unknown", str(file), line_of(text, name), name=name, known=known)
    if name in LISTS and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    if type(value) is not kinds[name]:  # `true` is an int for isinstance
        facts = {"name": name, "kind": kinds[name].__name__}
        raise ConfigError("serve-config-kind", str(file), line_of(text, name), **facts)
    return value


def _reason_and_line(message: str, text: str) -> tuple[str, int]:
    """tomllib says the line at the end of its message."""
    found = WHERE.search(message)
    line = int(found[1]) if found and found[1] else text.count("\n") + 1
    return WHERE.sub("", message), line


def line_of(text: str, name: str) -> int:
    """The line where a name is set, or begins a table. Comments and other names are not mistaken for it."""
    key = rf"""(?:{re.escape(name)}|"{re.escape(name)}"|'{re.escape(name)}')"""
    start = re.compile(rf"\s*(?:{key}\s*[=.]|\[{{1,2}}\s*{key}\s*[\].])")
    for number, line in enumerate(text.splitlines(), 1):
        if start.match(line):
            return number
    return 0
