"""Settings from the command line, the environment and a file. What is wrong in a file is named with its line."""

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest
from sqlalchemy import text

from pecunia.core.errors import OptionError, PecuniaError
from pecunia.server.config_file import ConfigError
from pecunia.server.settings import SECRETS, Settings, settings_from, variable
from pecunia.server.store.database import open_engine
from pecunia.texts import LANGUAGES, Texts
from tests.server.processes import Postgres, Server


def config(folder: Path, text: str) -> Path:
    file = folder / "pecunia.toml"
    file.write_text(text)
    return file


def refused(folder: Path, text: str, environment: Mapping[str, str] = {}) -> PecuniaError:
    with pytest.raises((ConfigError, OptionError)) as found:
        settings_from(environment, config(folder, text))
    for language in LANGUAGES:
        assert "{" not in Texts(language).error(found.value)
    return found.value


def test_the_file_has_the_names_of_the_settings(tmp_path: Path) -> None:
    lines = [f"{field.name} = {default(field.default)}" for field in fields(Settings) if field.name not in SECRETS]
    file = config(tmp_path, "\n".join(lines))
    assert settings_from({}, file) == Settings()


def default(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def test_the_command_line_beats_the_environment_and_that_beats_the_file(tmp_path: Path) -> None:
    file = config(tmp_path, 'host = "0.0.0.0"\nport = 1\nbot_workers = 1\naccess_log = true\nhosts = ["a", "b"]')
    environment = {"PECUNIA_CONFIG": str(file), "PECUNIA_PORT": "2", "PECUNIA_BOT_WORKERS": "2"}
    found = settings_from(environment, host=None, bot_workers=3)
    assert (found.host, found.port, found.bot_workers, found.max_tables) == ("0.0.0.0", 2, 3, 10_000)
    assert found.access_log
    assert found.hosts == "a,b"
    assert not settings_from({**environment, "PECUNIA_ACCESS_LOG": "off"}).access_log


def test_the_file_on_the_command_line_beats_the_variable(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    environment = {"PECUNIA_CONFIG": str(config(tmp_path / "other", "port = 1"))}
    assert settings_from(environment, config(tmp_path, "port = 2")).port == 2


@pytest.mark.parametrize(
    ("written", "key", "line"),
    [
        ("port = 8000\n\n# prot = 1\nprot = 8001\n", "serve-config-unknown", 4),
        ('[server]\nhost = "x"\n', "serve-config-unknown", 1),
        ("port = 1\n  'bot-workers' = 2\n", "serve-config-unknown", 2),
        ("a.b = 1\n", "serve-config-unknown", 1),
        ('\nport = "8000"\n', "serve-config-kind", 2),
        ("port = true\n", "serve-config-kind", 1),
        ("host = 1\n", "serve-config-kind", 1),
        ("\naccess_log = 1\n", "serve-config-kind", 2),
        ("hosts = [1]\n", "serve-config-kind", 1),
        ("port = 1\nport = \n", "serve-config-syntax", 2),
        ("port = 1\nhost = 'x", "serve-config-syntax", 2),
    ],
)
def test_a_fault_in_the_file_is_named_with_its_line(tmp_path: Path, written: str, key: str, line: int) -> None:
    error = refused(tmp_path, written)
    assert isinstance(error, ConfigError)
    assert (error.key, error.line) == (key, line)
    assert Texts("en").error(error).startswith(f"{tmp_path / 'pecunia.toml'}:{line}: ")


@pytest.mark.parametrize("broken", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read(tmp_path: Path, broken: bytes | None) -> None:
    file = tmp_path / "pecunia.toml"
    if broken is not None:
        file.write_bytes(broken)
    with pytest.raises(OptionError, match="serve-config-unreadable"):
        settings_from({}, file)


@pytest.mark.parametrize("name", SECRETS)
def test_secrets_can_stand_in_files(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret").write_text("redis://hush/0\n")
    stated = {variable(f"{name}_file"): str(tmp_path / "secret")}
    assert getattr(settings_from(stated), name) == "redis://hush/0"
    file = config(tmp_path, f"{name}_file = '{tmp_path / 'secret'}'")
    assert getattr(settings_from({}, file), name) == "redis://hush/0"
    assert getattr(settings_from({variable(name): "other"}, file), name) == "other", "the environment takes precedence"


def test_secrets_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n")
    assert refused(tmp_path, "", {"PECUNIA_SECRET_FILE": str(tmp_path / "none")}).key == "option-secret-file"
    assert refused(tmp_path, "", {"PECUNIA_SECRET_FILE": str(tmp_path / "empty")}).key == "option-secret-empty"
    twice = refused(tmp_path, "", {"PECUNIA_SECRET_FILE": str(tmp_path / "empty"), "PECUNIA_SECRET": "hush"})
    assert twice.key == "option-twice"
    assert "hush" not in str(twice)
    assert refused(tmp_path, "secret = 'hush'\nsecret_file = 'x'").key == "option-twice"


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("DATABASE_POOL", "2", "option-range"),
        ("DATABASE_SECONDS", "0", "option-range"),
        ("PORT", "65536", "option-range"),
        ("DRAIN_SECONDS", "-1", "option-variable"),
        ("ACCESS_LOG", "maybe", "option-switch"),
    ],
)
def test_values_that_make_no_sense(tmp_path: Path, name: str, value: str, key: str) -> None:
    assert refused(tmp_path, "", {f"PECUNIA_{name}": value}).key == key


def test_a_server_with_a_file(tmp_path: Path) -> None:
    """The pool is as large as the file says, and the file gives way to the environment."""
    file = config(tmp_path, "database_pool = 4\nmetrics_token = 'from the file'\ndata_dir = '/nowhere'")
    with Server(tmp_path, config=str(file)) as server:
        assert server.figure("pecunia_store_pool_size") == 4
        assert (tmp_path / "pecunia.sqlite").exists()
    assert server.errors() == []


def test_waiting_for_the_database_takes_as_long_as_is_set(postgres: Postgres, tmp_path: Path) -> None:
    address = Settings(database_url=postgres.new_database()).database
    engine = open_engine(address, pool=3, seconds=7)
    with engine.connect() as connection:
        assert connection.execute(text("show statement_timeout")).scalar_one() == "6300ms"
    engine.dispose()
    lite = open_engine(f"sqlite:///{tmp_path / 'pecunia.sqlite'}", pool=3, seconds=7)
    with lite.connect() as connection:
        assert connection.execute(text("pragma busy_timeout")).scalar_one() == 2800
    lite.dispose()
