"""The settings of the server. All have a default, so `pecunia serve` works without any."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from pecunia.core.errors import OptionError
from pecunia.core.numbers import is_number

LOG_LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Settings:
    """Each field has an environment variable PECUNIA_<NAME>. `--help` explains it with the text `serve-<name>`."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: str = ""
    database_url: str = ""
    bus_url: str = ""
    secret: str = ""
    hosts: str = ""
    origins: str = ""
    proxies: str = ""
    metrics_token: str = ""
    bot_workers: int = 1
    bot_seconds: int = 10
    review_workers: int = 0
    most_tables: int = 10_000
    rate_percent: int = 100
    log_level: str = "info"

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


def variable(name: str) -> str:
    return f"PECUNIA_{name.upper()}"


VARIABLES = [field.name for field in fields(Settings)]


def settings_from(environment: Mapping[str, str] = os.environ, **stated: Any) -> Settings:
    """The settings of the environment. Those stated on the command line take precedence."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(variable(field.name), "")
        if not text:
            continue
        if field.type is int:
            if not is_number(text):
                raise OptionError("option-variable", option=variable(field.name), value=text)
            found[field.name] = int(text)
        else:
            found[field.name] = text
    settings = replace(Settings(**found), **{name: value for name, value in stated.items() if value is not None})
    if settings.log_level not in LOG_LEVELS:
        raise OptionError("option-log-level", value=settings.log_level, known=", ".join(LOG_LEVELS))
    return settings
