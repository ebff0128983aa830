"""A real Chromium, real servers, and guests who use them. Screenshots are kept in build/screenshots."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.chromium import LAPTOP, launch_arguments
from tests.browser.guest import Guest
from tests.browser.sites import Site
from tests.server.processes import Server

# The plugin keeps its browser until the end of the session, and with it an event loop that would break all tests that
# run a loop of their own. Here it ends with the last test of this folder.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    with playwright.chromium.launch(**launch_arguments(), **browser_type_launch_args) as running:
        yield running


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running
        assert running.errors() == []


NewGuest = Callable[..., Guest]


@pytest.fixture
def new_guest(new_context: Callable[..., BrowserContext], server: Server) -> NewGuest:
    """Makes guests, each with a browser of their own."""

    def make(name: str, at: Server = server, language: str = "en", settings: Any = None, **wishes: Any) -> Guest:
        return Guest(
            new_context(**LAPTOP | wishes), at, name, language, wishes.get("has_touch", False), **settings or {}
        )

    return make


@pytest.fixture(scope="package")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole house for a host of static files."""
    made = tmp_path_factory.mktemp("site") / "site"
    # A process of its own: the browser's driver keeps an event loop running in this one.
    subprocess.run([sys.executable, "-m", "pecunia.tab.site", made], check=True)
    return made


@pytest.fixture
def site(site_folder: Path) -> Iterator[Site]:
    running = Site(site_folder)
    yield running
    running.cut()


NewVisitor = Callable[..., Guest]


@pytest.fixture
def new_visitor(new_context: Callable[..., BrowserContext], site: Site) -> NewVisitor:
    """Makes visitors of the static site, each with a browser of their own."""

    def make(language: str = "en", **wishes: Any) -> Guest:
        return Guest(new_context(**LAPTOP | wishes), site, "Anna", language)  # type: ignore[arg-type]  # it has an address

    return make


@pytest.fixture(autouse=True)
def quiet_console() -> Iterator[None]:
    """Errors in the console of a page fail the test."""
    Guest.complaints.clear()
    yield
    assert Guest.complaints == []


@pytest.fixture(scope="session", autouse=True)
def pictures() -> None:
    Path("build/screenshots").mkdir(parents=True, exist_ok=True)
