"""The settings of the server. All have a default, so `pecunia serve` works without any.

A setting comes from the command line, else from the environment, else from the configuration file.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from pecunia.core.errors import OptionError
from pecunia.core.numbers import is_number
from pecunia.server.config_file import read_config

LOG_LEVELS = ("debug", "info", "warning", "error")
SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
# These may also be given as the name of a file that contains them: PECUNIA_SECRET_FILE, or secret_file.
SECRETS = ("database_url", "bus_url", "secret", "metrics_token")
CONFIG = "PECUNIA_CONFIG"
EMBEDDING = re.compile(r"\*|https?://(\*\.)?[A-Za-z0-9.-]+(:\d+)?/?")  # pages that may embed ours


@dataclass(frozen=True)
class Settings:
    """Each field has an environment variable PECUNIA_<NAME>. `--help` explains it with the text `serve-<name>`."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: str = ""
    database_url: str = ""
    database_pool: int = 8
    database_seconds: int = 5
    bus_url: str = ""
    peer_host: str = "127.0.0.1"
    peer_port: int = 0
    secret: str = ""
    hosts: str = ""
    origins: str = ""
    embed: str = ""
    proxies: str = ""
    metrics_token: str = ""
    bot_workers: int = 1
    bot_seconds: int = 10
    review_workers: int = 0
    max_tables: int = 10_000
    max_connections: int = 0
    rate_percent: int = 100
    drain_seconds: int = 0
    keep_people: int = 400
    keep_talk: int = 365
    keep_games: int = 730
    archive_days: int = 7
    log_level: str = "info"
    access_log: bool = False

    @property
    def folder(self) -> Path:
        return Path(self.data_dir) if self.data_dir else user_data_path("pecunia")

    @property
    def database(self) -> str:
        """The URL of the database as SQLAlchemy writes it, with the right driver."""
        if not self.database_url:
            return f"sqlite:///{self.folder / 'pecunia.sqlite'}"
        kind, _, rest = self.database_url.partition("://")
        drivers = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
        return f"{drivers.get(kind, kind)}://{rest}"


# The least and the most of a number, where not every number makes sense.
RANGES = {
    "port": (0, 65_535),
    "peer_port": (0, 65_535),
    "database_pool": (3, 1_000),
    "database_seconds": (1, 600),
    "drain_seconds": (0, 3_600),
}
KINDS: dict[str, type] = {field.name: type(field.default) for field in fields(Settings)}
VARIABLES = list(KINDS)


def variable(name: str) -> str:
    return f"PECUNIA_{name.upper()}"


def settings_from(environment: Mapping[str, str] = os.environ, config: Path | None = None, **stated: Any) -> Settings:
    """The settings. Those stated on the command line take precedence over the environment, and that over the file."""
    if config is None and environment.get(CONFIG):
        config = Path(environment[CONFIG])
    found: dict[str, Any] = {}
    if config is not None:
        found |= _with_secrets(read_config(config, KINDS | {f"{name}_file": str for name in SECRETS}))
    found |= _with_secrets(_from_environment(environment), variable)
    settings = replace(Settings(**found), **{name: value for name, value in stated.items() if value is not None})
    _check(settings)
    return settings


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What is set in the environment. An empty variable counts as not set."""
    files = [f"{name}_file" for name in SECRETS]
    said = {name: text for name in (*KINDS, *files) if (text := environment.get(variable(name), ""))}
    return {name: _read(variable(name), text, KINDS.get(name, str)) for name, text in said.items()}


def _read(option: str, text: str, kind: type) -> Any:
    if kind is int:
        if not is_number(text):
            raise OptionError("option-variable", option=option, value=text)
        return int(text)
    if kind is bool:
        if text.lower() not in SWITCHES:
            raise OptionError("option-switch", option=option, value=text)
        return SWITCHES[text.lower()]
    return text


def _with_secrets(found: dict[str, Any], spelled: Any = str) -> dict[str, Any]:
    """Replace the names of files by the secrets in them."""
    read = dict(found)
    for name in SECRETS:
        file = read.pop(f"{name}_file", "")
        if file and name in read:
            raise OptionError("option-twice", option=spelled(name), other=spelled(f"{name}_file"))
        if file:
            read[name] = _secret_in(spelled(f"{name}_file"), Path(file))
    return read


def _secret_in(option: str, file: Path) -> str:
    """The text of the file without the end of its line. The secret itself stands in no message."""
    try:
        text = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8"
        raise OptionError("option-secret-file", option=option, file=str(file), reason=reason) from None
    if not text:
        raise OptionError("option-secret-empty", option=option, file=str(file))
    return text


def _check(settings: Settings) -> None:
    if settings.log_level not in LOG_LEVELS:
        raise OptionError("option-log-level", value=settings.log_level, known=", ".join(LOG_LEVELS))
    for name, (least, most) in RANGES.items():
        value = getattr(settings, name)
        if not least <= value <= most:
            raise OptionError("option-range", option=variable(name), value=value, least=least, most=most)
    if settings.embed and not all(EMBEDDING.fullmatch(one.strip()) for one in settings.embed.split(",")):
        raise OptionError("option-address", option=variable("embed"))
    # The extra `server` brings both. Players do without.
    for url, module in ((settings.database_url, "psycopg"), (settings.bus_url, "redis")):
        if url and not url.startswith("sqlite") and find_spec(module) is None:
            raise OptionError("serve-extra", module=module)
