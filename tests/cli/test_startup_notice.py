"""What `pecunia serve` says when it listens."""

import webbrowser
from pathlib import Path
from types import SimpleNamespace

import pytest

from pecunia.server import startup_notice
from pecunia.server.http import page_files
from pecunia.texts import LANGUAGES, Texts

ADDRESS = "http://127.0.0.1:8000"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the server in an installation whose page nobody has built yet."""
    monkeypatch.setattr(page_files, "resources", SimpleNamespace(files=lambda _: tmp_path))
    monkeypatch.setattr(webbrowser, "open", lambda _: pytest.fail("there is nothing to open"))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_page_it_says_so_in_one_line(
    package: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    startup_notice.StartupNotice(Texts(language), 8000, opens=True).ready(ADDRESS)
    address, no_page = capsys.readouterr().err.splitlines()
    assert ADDRESS in address
    assert no_page == Texts(language).text("cli-no-page")
    assert "make page" in no_page


def test_with_a_page_it_says_the_address_alone(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "page").mkdir()
    (package / "page" / "index.html").touch()
    startup_notice.StartupNotice(Texts("en"), 8000, opens=False).ready(ADDRESS)
    (line,) = capsys.readouterr().err.splitlines()
    assert ADDRESS in line
