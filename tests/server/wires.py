"""A wire between two processes that can be cut: nothing passes any more, but nobody learns that the other is gone."""

import select
import socket
import threading
from contextlib import suppress

from tests.server.processes import Started, free_port

PIECE = 65_536
LOOK = 0.05  # seconds until a thread looks whether the wire is cut


class Wire(Started):
    """Passes connections on to a port of this machine."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self.passed = 0  # bytes, in both directions
        self._target = target
        self._cut = threading.Event()
        self._ended = threading.Event()
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        self._run(self._accept)

    def stop(self) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join(5)
        self._listening.close()

    def cut(self) -> None:
        self._cut.set()

    def mend(self) -> None:
        self._cut.clear()

    def _run(self, work, *given) -> None:  # type: ignore[no-untyped-def]
        thread = threading.Thread(target=work, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self._ended.is_set():
            if self._cut.is_set() or not select.select([self._listening], [], [], LOOK)[0]:
                self._ended.wait(LOOK if self._cut.is_set() else 0)
                continue
            near, _ = self._listening.accept()
            try:
                far = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                near.close()
                continue
            self._run(self._pass, near, far)

    def _pass(self, near: socket.socket, far: socket.socket) -> None:
        other = {near: far, far: near}
        with near, far, suppress(OSError):
            while not self._ended.is_set():
                if self._cut.is_set():
                    self._ended.wait(LOOK)
                    continue
                for ready in select.select([near, far], [], [], LOOK)[0]:
                    data = ready.recv(PIECE)
                    if not data:
                        return
                    self.passed += len(data)
                    other[ready].sendall(data)
