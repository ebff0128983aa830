"""Tells systemd that the server is ready, alive or about to end (`Type=notify`, `WatchdogSec=`)."""

import contextlib
import os
import socket
import time


class ServiceManager:
    """Says nothing if systemd has not started this process."""

    def __init__(self) -> None:
        self._address = os.environ.get("NOTIFY_SOCKET", "").replace("@", "\0", 1)
        watchdog = os.environ.get("WATCHDOG_USEC", "")
        self._pause = int(watchdog) / 2_000_000 if watchdog.isdigit() else 0.0  # seconds
        self._told = 0.0

    def ready(self) -> None:
        self._tell("READY=1")

    def stopping(self) -> None:
        self._tell("STOPPING=1")

    def alive(self) -> None:
        """Called several times a second by the event loop. If it stops, systemd starts the process again."""
        now = time.monotonic()
        if self._pause and now > self._told + self._pause:
            self._told = now
            self._tell("WATCHDOG=1")

    def _tell(self, state: str) -> None:
        if not self._address:
            return
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.connect(self._address)
            manager.sendall(state.encode())
