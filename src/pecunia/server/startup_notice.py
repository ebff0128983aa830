"""Tells the person who started the server its address, and opens the page for them."""

import os
import sys
import webbrowser
from threading import Thread

from pecunia.texts import Texts

EVERYWHERE = {"//0.0.0.0:": "//127.0.0.1:", "//[::]:": "//[::1]:"}
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class StartupNotice:
    def __init__(self, texts: Texts, port: int, opens: bool) -> None:
        self._texts = texts
        self._port = port
        self._opens = opens

    def ready(self, address: str) -> None:
        """The server listens at this address now."""
        if self._port and not address.endswith(f":{self._port}"):
            self._say("cli-port-taken", port=str(self._port))
        self._say("cli-serving", address=address)
        if self._opens:
            # Some browsers are waited for, and the first thing they do is ask the server.
            Thread(target=self._open, args=(reachable(address),), daemon=True).start()

    def _open(self, address: str) -> None:
        if not (has_screen() and webbrowser.open(address)):
            self._say("cli-no-browser", address=address)

    def _say(self, key: str, **facts: str) -> None:
        print(self._texts.text(key, **facts), file=sys.stderr, flush=True)


def reachable(address: str) -> str:
    """Where a server that listens everywhere is found from here."""
    for everywhere, here in EVERYWHERE.items():
        address = address.replace(everywhere, here)
    return address


def has_screen() -> bool:
    """Whether a browser can show pictures: without a screen only those that live in the terminal would open."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)
