"""Tells the person who started the server its address, and opens the page for them."""

import os
import sys
import webbrowser
from threading import Thread

from pecunia.server.http.page_files import has_page
from pecunia.texts import Texts

EVERYWHERE = {"//0.0.0.0:": "//127.0.0.1:", "//[::]:": "//[::1]:"}
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class StartupNotice:
    def __init__(self, texts: Texts, port: int, opens: bool) -> None:
        self._texts = texts
        self._port = port
        self._opens = opens

    def ready(self, address: str) -> None:
        """Called when the server listens at this address. Without a page there is nothing to open."""
        if self._port and not address.endswith(f":{self._port}"):
            self._say("cli-port-taken", port=str(self._port))
        self._say("cli-serving", address=address)
        if not has_page():
            self._say("cli-no-page")
        elif self._opens:
            # In a thread: opening some browsers blocks, and the first thing they do is ask this server.
            Thread(target=self._open, args=(reachable(address),), daemon=True).start()

    def _open(self, address: str) -> None:
        if not (has_screen() and webbrowser.open(address)):
            self._say("cli-no-browser", address=address)

    def _say(self, key: str, **facts: str) -> None:
        print(self._texts.text(key, **facts), file=sys.stderr, flush=True)


def reachable(address: str) -> str:
    """The address to use on this machine for a server that listens on all addresses."""
    for everywhere, here in EVERYWHERE.items():
        address = address.replace(everywhere, here)
    return address


def has_screen() -> bool:
    """Whether there is a screen for a browser. Without one only a browser inside the terminal would open."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)
