"""What people install: the wheel in an environment with nothing else, and the sdist, which builds the same wheel."""

import os
import re
import signal
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from zipfile import ZipFile

import pypdfium2
import pytest

from pecunia.texts import Texts
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import lay, play
from tests.server.processes import PATIENCE

ROOT = Path(__file__).parents[2]
MADE_EACH_TIME = {"RECORD"}  # hashes of the other files, in any order


def build(kind: str, source: Path, place: Path) -> Path:
    """Build an sdist or an uncompiled wheel with what is installed here."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(place), str(source)]
    done = subprocess.run(command, env={**os.environ, "PECUNIA_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = place.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as files:
        return {name: files.read(name) for name in files.namelist() if Path(name).name not in MADE_EACH_TIME}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def home(wheel: Path) -> Path:
    """A folder with an environment in which only the wheel has been installed."""
    home = wheel.parent / "home"
    home.mkdir()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "venv"], check=True)
    words = ["pip", "install", "--quiet", "--constraint", str(ROOT / "requirements-play.lock"), str(wheel)]
    python = str(home / "venv" / "bin" / "python")
    with_uv = [str(Path(sys.executable).with_name("uv")), *words[:2], "--python", python, *words[2:]]
    with_pip = [sys.executable, "-m", words[0], "--python", python, *words[1:]]
    assert subprocess.run(with_uv, cwd=home).returncode == 0 or subprocess.run(with_pip, cwd=home).returncode == 0
    return home


def alone(home: Path, **variables: str) -> dict[str, Any]:
    """How a command runs as somebody who has nothing but the environment."""
    kept = {name: value for name, value in os.environ.items() if name == "PATH"}
    environment = {**kept, "HOME": str(home), "LANG": "C.UTF-8", "PECUNIA_LANGUAGE": "en", **variables}
    return {"cwd": home, "env": environment, "text": True}


@pytest.fixture
def opened(home: Path) -> Iterator[str]:
    """The address that `pecunia` opens in the browser."""
    seen = home / "address"
    program = home / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n', encoding="utf-8")
    program.chmod(0o755)
    log = home / "log"
    with log.open("w", encoding="utf-8") as said:
        settings = alone(home, BROWSER=f"{program} %s")
        running = subprocess.Popen([home / "venv" / "bin" / "pecunia"], stdout=said, stderr=said, **settings)
    try:
        end = time.monotonic() + PATIENCE
        while not seen.exists():
            assert running.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < end
            time.sleep(0.05)
        yield seen.read_text(encoding="utf-8").strip()
        told = log.read_text(encoding="utf-8")
        assert Texts("en").text("cli-all-commands") in told
        assert "Traceback" not in told
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(PATIENCE)


def test_a_wheel_in_an_empty_environment_opens_the_table_and_plays(opened: str, new_guest: NewGuest) -> None:
    anna = new_guest("Anna", at=cast(Any, SimpleNamespace(url=opened)), language="de", **PHONE)
    anna.open("/")
    table = lay(anna, bots=1, game="olet", options={"round_cap": 2})
    play(anna)
    assert anna.replayed(table)[0].outcome is not None
    picture = anna.context.request.get(f"{opened}/api/v1/tables/{table}/picture")
    assert picture.body().startswith(b"\x89PNG")


def test_it_prints_and_knows_its_commands(home: Path, tmp_path: Path) -> None:
    command = [home / "venv" / "bin" / "pecunia"]
    paper = tmp_path / "cards.pdf"
    subprocess.run([*command, "print", "favours", "--output", paper], check=True, capture_output=True, **alone(home))
    assert len(pypdfium2.PdfDocument(paper)) > 0
    told = subprocess.run([*command, "--help"], check=True, capture_output=True, **alone(home)).stdout
    assert re.search(r"^ +simulate", told, re.MULTILINE)
    url = alone(home, PECUNIA_DATABASE_URL="postgresql://somewhere/pecunia")
    refused = subprocess.run([*command, "serve"], capture_output=True, **url)
    assert refused.returncode == 2
    assert "pip install pecunia-games[server]" in refused.stderr


def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path)) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = (folder for folder in tmp_path.iterdir() if folder.is_dir())
    (tmp_path / "again").mkdir()
    assert contents(build("wheel", unpacked, tmp_path / "again")) == contents(wheel)
    assert (unpacked / "web" / "package-lock.json").is_file()
    assert not (unpacked / "web" / "node_modules").exists()
